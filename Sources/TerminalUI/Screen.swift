/// A full-size view that takes part in navigation.
@MainActor
public protocol Screen: Responder {
  /// The screen is shown, for the first time or again.
  func willAppear(in navigator: any Navigator)
  /// The screen is covered or popped.
  func willDisappear()
}

extension Screen {
  /// Does nothing.
  public func willAppear(in navigator: any Navigator) {}
  /// Does nothing.
  public func willDisappear() {}
}

/// What a screen asks for when it wants another one, or to leave.
@MainActor
public protocol Navigator: AnyObject {
  /// Shows a screen over the present one.
  func push(_ screen: any Screen)
  /// Returns to the screen below; leaves the application when there is none.
  func pop()
  /// Leaves the application.
  func finish()
}
