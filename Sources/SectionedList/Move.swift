/// One section or item that changes its place in a stage.
public struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
  /// Where it stands before the stage.
  public var from: Place
  /// Where it stands after the stage.
  public var to: Place

  /// Makes a move from a place before the stage to one after it.
  public init(from: Place, to: Place) {
    self.from = from
    self.to = to
  }
}
