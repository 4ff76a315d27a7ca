import TestSupport

/// JSON texts made of chance, the same from the same seed.
struct RandomJSON {
  var generator: SplitMix64

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  /// A value. Its numbers are those that every reader writes alike.
  mutating func value(depth: Int) -> String {
    let space = ["", "", " ", "\n", "\t "][generator.below(5)]
    switch generator.below(depth > 5 ? 6 : 9) {
    case 0: return space + "null"
    case 1: return space + "true" + space
    case 2: return "false" + space
    case 3: return space + String(generator.below(2_000_000) - 1_000_000)
    case 4, 5: return string() + space
    case 6, 7:
      let elements = (0..<generator.below(5)).map { _ in value(depth: depth + 1) }
      return space + "[" + elements.joined(separator: "," + space) + space + "]"
    default:
      let members = (0..<generator.below(5)).map { _ in string() + space + ":" + value(depth: depth + 1) }
      return space + "{" + members.joined(separator: space + ",") + space + "}" + space
    }
  }

  private mutating func string() -> String {
    let pieces = [
      "a", "Press", "\\n", "\\\"", "\\\\", "\\/", "\\u0041", "\\ud83d\\ude00", "벤치", "é", "😀", " ",
    ]
    return "\"" + (0..<generator.below(6)).map { _ in pieces[generator.below(pieces.count)] }.joined() + "\""
  }

  /// A text with a scalar removed, doubled or put in.
  mutating func mutated(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0...generator.below(3) where !scalars.isEmpty {
      let index = generator.below(scalars.count)
      switch generator.below(4) {
      case 0: scalars.remove(at: index)
      case 1: scalars.insert(scalars[index], at: index)
      case 2: scalars.removeLast(scalars.count - index)
      default:
        scalars.insert(["{", "}", "[", "]", ",", ":", "1", "-", "e", "."][generator.below(10)], at: index)
      }
    }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }
}
