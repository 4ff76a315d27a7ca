internal import CUtf8proc

extension String {
  /// The text in Unicode's composed form (NFC), so that equal texts are equal bytes: a Mac types Hangul
  /// decomposed.
  var composed: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    let options = UTF8PROC_COMPOSE.rawValue | UTF8PROC_STABLE.rawValue
    var input = self
    var output: UnsafeMutablePointer<UInt8>?
    let count = input.withUTF8 { bytes in
      utf8proc_map(bytes.baseAddress, bytes.count, &output, utf8proc_option_t(rawValue: options))
    }
    defer { free(output) }
    // A Swift string is valid UTF-8, so only running out of memory could leave nothing here.
    guard count >= 0, let output else { return self }
    return String(decoding: UnsafeBufferPointer(start: output, count: count), as: UTF8.self)
  }

  /// The text composed, and without white space at its ends.
  var trimmedAndComposed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last]).composed
  }
}
