public import TerminalUI
public import WorkoutCatalog

/// Stands in for a screen whose catalog is still being opened: its list has no row but one that says so.
///
/// When the catalog is there, the screen proper takes its place, and is given the keys that were typed meanwhile.
@MainActor
public final class LoadingScreen: Screen {
  /// Why there will be no screen; the application is left then.
  public private(set) var error: (any Error)?

  private let message: MessageView
  private let statusBar: StatusBar
  private let load: @MainActor () async throws -> any Screen
  private var screen: (any Screen)?
  private var typed: [Event] = []
  private weak var navigator: (any Navigator)?
  private var isShown = false
  private var loading: Task<Void, Never>?

  /// A stand-in for a screen.
  /// - Parameters:
  ///   - language: the language of the messages.
  ///   - theme: the looks.
  ///   - load: makes the screen proper, as soon as it can.
  public init(language: Language, theme: Theme, load: @escaping @MainActor () async throws -> any Screen) {
    let phrases = Phrases(language)
    message = MessageView(
      lines: [phrases.choose("Opening the catalog…", "카탈로그를 여는 중…")], theme: theme)
    statusBar = StatusBar(hints: [phrases.leaveHint], theme: theme)
    self.load = load
  }

  deinit {
    loading?.cancel()
  }

  /// Begins to load, or tells the screen proper.
  public func willAppear(in navigator: any Navigator) {
    self.navigator = navigator
    isShown = true
    screen?.willAppear(in: navigator)
    guard loading == nil else { return }
    loading = Task { [weak self, load] in
      do {
        let screen = try await load()
        self?.show(screen)
      } catch {
        self?.error = error
        self?.navigator?.finish()
      }
    }
  }

  private func show(_ screen: any Screen) {
    self.screen = screen
    if isShown, let navigator { screen.willAppear(in: navigator) }
    // What is typed for a screen that covers this one cannot be known before that is seen.
    while isShown, !typed.isEmpty { _ = screen.handle(typed.removeFirst()) }
    typed = []
  }

  /// Tells the screen proper.
  public func willDisappear() {
    isShown = false
    screen?.willDisappear()
  }

  /// The cursor of the screen proper.
  public var cursor: Point? { screen?.cursor }

  /// Draws the screen proper, or a row that says what is waited for.
  public func draw(on canvas: inout Canvas, in frame: Rect) {
    if let screen { return screen.draw(on: &canvas, in: frame) }
    message.draw(on: &canvas, in: frame.inset(bottom: 1))
    statusBar.draw(on: &canvas, in: frame.inset(top: frame.rows - 1))
  }

  /// Asks the screen proper; while there is none, Esc leaves, and everything else waits for it.
  public func handle(_ event: Event) -> Bool {
    if let screen { return screen.handle(event) }
    switch event {
    case .key(.escape): navigator?.pop()
    case .key(.control("c")): return false
    case .resize: break
    default: typed.append(event)
    }
    return true
  }
}
