/// Text of files from elsewhere as the catalog keeps it: composed, without control characters and markup.
enum PlainText {
  /// One line, as of a name: each run of white space is a single space.
  static func line(_ text: String) -> String {
    if isPlainLine(text) { return text }
    var result = String.UnicodeScalarView()
    var isBetween = false
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        isBetween = !result.isEmpty
      } else if !isControl(scalar) {
        if isBetween { result.append(" ") }
        isBetween = false
        result.append(scalar)
      }
    }
    return String(result).composed
  }

  /// Whether a text is a line of printable ASCII with single spaces within, as most are.
  private static func isPlainLine(_ text: String) -> Bool {
    var previous = UInt8(ascii: " ")
    for byte in text.utf8 {
      guard (0x20...0x7E).contains(byte), byte != UInt8(ascii: " ") || byte != previous else { return false }
      previous = byte
    }
    return previous != UInt8(ascii: " ")
  }

  /// Several lines, none with blanks at its ends, at most one of them blank on end.
  static func block(_ text: String) -> String {
    if text.utf8.count <= WorkoutText.longest, isPlainLine(text) { return text }
    let cut = text.unicodeScalars.prefix(WorkoutText.longest)
    var lines: [String] = []
    for part in String(String.UnicodeScalarView(cut)).split(whereSeparator: \.isNewline) {
      let line = line(String(part))
      if !line.isEmpty { lines.append(line) }
    }
    return lines.joined(separator: "\n")
  }

  /// What a browser would show of HTML: a line for each paragraph and each point of a list.
  static func ofHTML(_ html: String) -> String {
    guard html.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      return block(html)
    }
    var output = ""
    var rest = html.unicodeScalars.prefix(WorkoutText.longest * 4)
    var numbers: [Int?] = []
    while let scalar = rest.first {
      rest = rest.dropFirst()
      if scalar == "<", let tag = Tag(&rest) {
        output += tag.text(&numbers)
      } else if scalar == "&", let entity = entity(&rest) {
        output += entity
      } else {
        output.unicodeScalars.append(scalar.properties.isWhitespace ? " " : scalar)
      }
    }
    return block(output)
  }

  /// C0, C1 and the like; a joiner or a direction mark stays, for the screen makes those harmless.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar == "\u{FEFF}"
  }

  private struct Tag {
    let name: String
    let isEnd: Bool

    /// Takes a tag whose bracket has been taken; `nil`, and nothing is taken, when it is none.
    init?(_ rest: inout String.UnicodeScalarView.SubSequence) {
      if rest.starts(with: "!--".unicodeScalars) {
        var previous: [Unicode.Scalar] = []
        while let scalar = rest.popFirst() {
          previous = (previous + [scalar]).suffix(3)
          if previous == ["-", "-", ">"] { break }
        }
        (name, isEnd) = ("", false)
        return
      }
      let isEnd = rest.first == "/"
      let inner = isEnd ? rest.dropFirst() : rest
      guard let first = inner.first, ("a"..."z").contains(first) || ("A"..."Z").contains(first),
        let close = inner.prefix(2_000).firstIndex(of: ">")
      else { return nil }
      let name = inner[..<close].prefix {
        $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0))
      }
      (self.name, self.isEnd) = (String(name).lowercased(), isEnd)
      rest = inner[inner.index(after: close)...]
    }

    /// What stands in the text for it.
    func text(_ numbers: inout [Int?]) -> String {
      switch name {
      case "ol", "ul":
        if isEnd { _ = numbers.popLast() } else { numbers.append(name == "ol" ? 0 : nil) }
        return "\n"
      case "li":
        guard !isEnd else { return "\n" }
        guard let last = numbers.last, let number = last else { return "\n- " }
        numbers[numbers.count - 1] = number + 1
        return "\n\(number + 1). "
      case "p", "br", "div", "h1", "h2", "h3", "h4", "h5", "h6", "tr", "blockquote", "hr": return "\n"
      case "td", "th": return " "
      default: return ""
      }
    }
  }

  private static let entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "deg": "°", "ndash": "–",
    "mdash": "—", "hellip": "…", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "times": "×",
    "frac12": "½", "frac14": "¼", "frac34": "¾", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä",
    "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç",
    "bull": "•", "middot": "·", "reg": "®", "trade": "™", "copy": "©",
  ]

  /// Takes an entity whose ampersand has been taken; `nil`, and nothing is taken, when it is none.
  private static func entity(_ rest: inout String.UnicodeScalarView.SubSequence) -> String? {
    guard let end = rest.prefix(12).firstIndex(of: ";") else { return nil }
    let name = String(rest[..<end])
    let text: String?
    if name.hasPrefix("#x") || name.hasPrefix("#X") {
      text = UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init).map { String($0) }
    } else if name.hasPrefix("#") {
      text = UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init).map { String($0) }
    } else {
      text = entities[name]
    }
    if text != nil { rest = rest[rest.index(after: end)...] }
    return text
  }
}
