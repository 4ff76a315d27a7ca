internal import CSQLite

extension Connection {
  /// Runs `body` with this connection in a write transaction, taking the write lock first so that it cannot
  /// fail half-way for another writer's sake. Commits when `body` returns, rolls back when it throws.
  public func transaction<Result, Failure: Error>(
    _ body: (Connection) throws(Failure) -> Result, mapping: (SQLiteError) -> Failure
  ) throws(Failure) -> Result {
    try step("BEGIN IMMEDIATE", mapping)
    refusesCommits = true
    let result: Result
    do {
      defer { refusesCommits = false }
      result = try body(self)
    } catch {
      rollback()
      throw error
    }
    do {
      try step("COMMIT", mapping)
    } catch {
      rollback()
      throw error
    }
    return result
  }

  /// The same, where nothing but SQLite can fail.
  public func transaction<Result>(
    _ body: (Connection) throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    try transaction(body, mapping: { $0 })
  }

  /// Makes all queries until ``endSnapshot()`` see the same state of the database, whatever others write
  /// meanwhile.
  ///
  /// Not a function that takes a closure: one from outside could not be called with a connection that a
  /// `Mutex` guards.
  public func beginSnapshot() throws(SQLiteError) {
    try run("BEGIN")
  }

  /// Lets queries see new states again.
  public func endSnapshot() {
    // Nothing was written, so that there is no more to lose if this fails.
    do throws(SQLiteError) { try run("COMMIT") } catch { rollback() }
  }

  private func step<Failure: Error>(_ sql: String, _ mapping: (SQLiteError) -> Failure) throws(Failure) {
    do { try run(sql) } catch { throw mapping(error) }
  }

  /// Ends the transaction without its changes. SQLite itself has already done so after some errors.
  private func rollback() {
    guard sqlite3_get_autocommit(handle) == 0 else { return }
    _ = sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
  }
}
