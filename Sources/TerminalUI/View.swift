/// Anything that can draw itself into a rectangle of a canvas.
@MainActor
public protocol View: AnyObject {
  /// Draws into `frame`; what falls outside is clipped by the canvas.
  func draw(on canvas: inout Canvas, in frame: Rect)
}

/// A view that a key can be offered to.
@MainActor
public protocol Responder: View {
  /// Handles an event.
  /// - Returns: whether it was used; if not, the next responder is offered it.
  func handle(_ event: Event) -> Bool
  /// Where the hardware cursor stands after the last `draw`: at the caret, or on the focused row; `nil` hides it.
  var cursor: Point? { get }
}
