internal import SQLite

/// Reads the rows of a table in a damaged file, as many as can be reached: where a page cannot be read, the reading goes on
/// behind it.
struct DamagedTable {
  let name: String
  let columns: [String]
  /// What the rows are ordered by.
  let key: String
  /// Whether that is a number, so that there is a next one to try.
  let hasIntegerKey: Bool

  /// How many keys are tried one by one behind a place that cannot be read, before the steps become larger. A page holds
  /// fewer rows.
  private static let nearest: Int64 = 4_096

  /// Hands over each row that can be read.
  /// - Returns: how many places could not be.
  func forEachRow(
    _ connection: Connection, _ body: (Row) throws(SQLiteError) -> Void
  ) throws(SQLiteError) -> Int {
    hasIntegerKey
      ? try forEachRowByNumber(connection, body) : try forEachRowFromBothEnds(connection, body)
  }

  private func query(_ condition: String, descending: Bool = false) -> String {
    """
    SELECT \(columns.map { "\"\($0)\"" }.joined(separator: ", ")), \(key)
    FROM \(name)
    \(condition)
    ORDER BY \(key) \(descending ? "DESC" : "")
    """
  }

  private func forEachRowByNumber(
    _ connection: Connection, _ body: (Row) throws(SQLiteError) -> Void
  ) throws(SQLiteError) -> Int {
    var gaps = 0
    var next = Int64.min
    while true {
      var last: Int64?
      var refusal: SQLiteError?
      do throws(SQLiteError) {
        try connection.forEachRow(query("WHERE \(key) >= :next"), [":next": .integer(next)]) {
          (row) throws(SQLiteError) in
          last = row.integer(columns.count)
          do throws(SQLiteError) { try body(row) } catch {
            refusal = error
            throw error
          }
        }
        return gaps
      } catch {
        // What the body throws is about where the rows go, and no damage.
        if let refusal { throw refusal }
        guard error.isDamage else { throw error }
        gaps += 1
        let failed = max(last ?? next, next)
        guard let behind = firstReadable(after: failed, connection) else { return gaps }
        next = behind
      }
    }
  }

  /// The next key from which the table can be read.
  private func firstReadable(after key: Int64, _ connection: Connection) -> Int64? {
    var failed = key
    for candidate in Self.candidates(after: key) {
      if canRead(from: candidate, connection) { return bisect(failed, candidate, connection) }
      failed = candidate
    }
    return nil
  }

  /// The keys to try: the nearest one by one, then the powers of two.
  private static func candidates(after key: Int64) -> [Int64] {
    let powers = (0...62).map { Int64(1) << $0 }
    let ladder = powers.reversed().map(-) + [0] + powers
    // Nothing is near the lowest key that can be.
    let near = key == .min ? key : min(key, .max - nearest) + nearest
    return (key..<near).map { $0 + 1 } + ladder.filter { $0 > near }
  }

  private func bisect(_ failed: Int64, _ readable: Int64, _ connection: Connection) -> Int64 {
    var (low, high) = (failed, readable)
    while low &+ 1 < high {
      let middle = low / 2 + high / 2 + (low % 2 + high % 2) / 2
      if canRead(from: middle, connection) { high = middle } else { low = middle }
    }
    return high
  }

  private func canRead(from key: Int64, _ connection: Connection) -> Bool {
    do throws(SQLiteError) {
      _ = try connection.firstRow(
        query("WHERE \(self.key) >= :key") + " LIMIT 1", [":key": .integer(key)]
      ) { _ in true }
      return true
    } catch { return false }
  }

  private func forEachRowFromBothEnds(
    _ connection: Connection, _ body: (Row) throws(SQLiteError) -> Void
  ) throws(SQLiteError) -> Int {
    for descending in [false, true] {
      var refusal: SQLiteError?
      do throws(SQLiteError) {
        try connection.forEachRow(query("", descending: descending)) { (row) throws(SQLiteError) in
          do throws(SQLiteError) { try body(row) } catch {
            refusal = error
            throw error
          }
        }
        return 0
      } catch {
        if let refusal { throw refusal }
        guard error.isDamage else { throw error }
      }
    }
    return 1
  }
}
