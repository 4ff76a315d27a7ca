/// Collects a bracketed paste up to the bytes that end it.
struct PasteCollector: Sendable {
  private static let end = Array("\u{1B}[201~".utf8)

  private let limit: Int
  private var bytes: [UInt8] = []
  /// How many bytes of the end have just come.
  private var matched = 0

  /// - Parameter limit: the size in bytes beyond which a paste is dropped; without one, an end that never
  ///   comes would fill the memory.
  init(limit: Int = 1 << 20) { self.limit = limit }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// - Returns: whether the byte completes the end.
  mutating func take(_ byte: UInt8) -> Bool {
    if byte == Self.end[matched] {
      matched += 1
      return matched == Self.end.count
    }
    for index in 0..<matched { keep(Self.end[index]) }
    // Only the end's first byte is an Esc, so what did not go on with it can at most begin it anew.
    matched = byte == Self.end[0] ? 1 : 0
    if matched == 0 { keep(byte) }
    return false
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count < limit { bytes.append(byte) }
  }
}
