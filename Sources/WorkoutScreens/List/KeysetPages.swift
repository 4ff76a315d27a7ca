/// A long ordered list of which only pages are held, fetched by key from the nearest page known.
///
/// A page is reached from the one before it, the one after it, or an end of the list in a time that does not grow
/// with the list. Only a jump into the middle of nowhere has to pass over what lies between.
struct KeysetPages<Key> {
  /// How many keys a page holds.
  static var pageSize: Int { 64 }
  /// How many pages are held; the farthest from the last one asked for is dropped first.
  private static var capacity: Int { 48 }

  /// A stretch of the list to fetch.
  enum Request {
    /// The first `limit` keys after `key`, or of the list, but for the first `skipping`.
    case after(Key?, skipping: Int, limit: Int)
    /// The last `limit` keys before `key`, or of the list, but for the last `skipping`; in the list's order.
    case before(Key?, skipping: Int, limit: Int)
  }

  /// How many keys the list has.
  let count: Int
  private var pages: [Int: [Key]] = [:]

  /// A list of that many keys, none of them known yet.
  init(count: Int) {
    self.count = count
  }

  /// The pages that are held, with the index of each one's first key.
  var loaded: [(start: Int, keys: [Key])] {
    pages.map { ($0.key * Self.pageSize, $0.value) }
  }

  /// The key at an index; `nil` when the list has turned out to be shorter.
  mutating func key<Failure: Error>(
    at index: Int, fetch: (Request) throws(Failure) -> [Key]
  ) throws(Failure) -> Key? {
    guard (0..<count).contains(index) else { return nil }
    let (page, offset) = index.quotientAndRemainder(dividingBy: Self.pageSize)
    if pages[page] == nil {
      pages[page] = try fetch(request(for: page))
      if pages.count > Self.capacity, let farthest = pages.keys.max(by: { abs($0 - page) < abs($1 - page) }) {
        pages[farthest] = nil
      }
    }
    guard let keys = pages[page], keys.indices.contains(offset) else { return nil }
    return keys[offset]
  }

  /// From which side a page is nearest: from a page before it, a page after it, or an end of the list.
  private func request(for page: Int) -> Request {
    let first = page * Self.pageSize
    let limit = min(Self.pageSize, count - first)
    let below = pages.keys.filter { $0 < page }.max()
    let above = pages.keys.filter { $0 > page }.min()
    let skippedFromBelow = below.map { (page - $0 - 1) * Self.pageSize } ?? first
    let skippedFromAbove =
      above.map { $0 * Self.pageSize - first - limit } ?? (count - first - limit)
    if skippedFromBelow <= skippedFromAbove {
      return .after(below.flatMap { pages[$0]?.last }, skipping: skippedFromBelow, limit: limit)
    }
    return .before(above.flatMap { pages[$0]?.first }, skipping: skippedFromAbove, limit: limit)
  }
}
