import TerminalUI
import Testing
import WorkoutCatalog

@testable import WorkoutScreens

/// A screen whose catalog takes a while to open.
@MainActor
struct LoadingTests {
  private struct Refusal: Error {}

  /// A list that is there once the gate opens.
  private func session(
    _ open: @escaping @MainActor (CatalogContext) throws -> any Screen = { WorkoutListScreen(context: $0) }
  ) throws -> (session: Session, screen: LoadingScreen, gate: AsyncStream<Void>.Continuation) {
    let (stream, gate) = AsyncStream.makeStream(of: Void.self)
    var screen: LoadingScreen?
    let session = try Session { context in
      let loading = LoadingScreen(language: .english, theme: .dark) {
        for await _ in stream { break }
        return try open(context)
      }
      screen = loading
      return loading
    }
    return (session, try #require(screen), gate)
  }

  @Test func `the list fills when the store answers, and is given what was typed meanwhile`() async throws {
    let (session, _, gate) = try session()
    session.type("pla")
    #expect(session.frame.contains("Opening the catalog…"))
    session.send(.key(.character("n")), .key(.down))
    session.resize("60x12")
    gate.yield()
    await session.until("the list is there") { session.line(0).hasPrefix("Search:") }
    #expect(session.line(0) == "Search: plan")
    #expect(session.line(2).hasPrefix("› Side Plank"))
    session.press(.enter)
    #expect(session.line(1).hasPrefix("› Side Plank"))
    session.press(.escape, .escape)
    #expect(session.outcome == .finished)
  }

  @Test func `what was typed behind a key that opens another screen is dropped`() async throws {
    let (session, _, gate) = try session()
    session.send(.key(.enter), .key(.character("x")))
    gate.yield()
    await session.until("the details are there") { session.line(1).hasPrefix("› Barbell Bench Press") }
    session.press(.escape)
    #expect(session.line(0).hasPrefix("Search: name"))
  }

  @Test func `Esc and Ctrl-C leave while the store is awaited`() throws {
    let first = try session().session
    first.press(.escape)
    #expect(first.outcome == .finished)
    let second = try session().session
    second.press(.control("c"))
    #expect(second.outcome == .signalled(2))
  }

  @Test func `a store that cannot be opened leaves the application with the reason`() async throws {
    let (session, screen, gate) = try session { _ in throw Refusal() }
    gate.yield()
    await session.until("it has failed") { screen.error != nil }
    session.press(.down)
    #expect(session.outcome == .finished)
    #expect(screen.error is Refusal)
  }
}
