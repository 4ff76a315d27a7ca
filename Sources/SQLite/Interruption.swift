internal import CSQLite

/// Stops whatever a connection is running, from any thread.
public struct Interruption: @unchecked Sendable {
  // Holding the connection keeps its handle open; `sqlite3_interrupt` is documented as safe from any thread,
  // and it is all that is ever called here.
  private let connection: Connection

  init(connection: Connection) { self.connection = connection }

  /// Makes the running statement throw an error whose `isInterrupted` is true.
  public func callAsFunction() {
    sqlite3_interrupt(connection.handle)
  }
}

extension Connection {
  /// Something that can stop this connection's running statement from another thread.
  public var interruption: Interruption { Interruption(connection: self) }
}
