/// The 두벌식 keyboard (KS X 5002) over the Latin one, for what was typed in the wrong input mode.
enum Keyboard {
  private static let keys: [(latin: Character, hangul: Character)] = Array(
    zip(
      "qwertyuiopasdfghjklzxcvbnmQWERTOP", "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ"))
  private static let hangulKeys = Dictionary(uniqueKeysWithValues: keys.map { ($0.latin, $0.hangul) })
  private static let latinKeys = Dictionary(uniqueKeysWithValues: keys.map { ($0.hangul, $0.latin) })

  /// What the same keys give in the other mode: `qpscl` is 벤치 and ㅠ두초 is `bench`. `nil` for a text that holds no
  /// letters of either.
  static func inOtherMode(_ text: String) -> String? {
    var result = ""
    var isChanged = false
    for character in text.prefix(256) {
      if let key = hangulKeys[character] ?? hangulKeys[Character(character.lowercased())] {
        result.append(key)
        isChanged = true
      } else if character.unicodeScalars.contains(where: Hangul.contains) {
        let typed = Folding.compact(String(character))
        result += typed.map { latinKeys[$0].map(String.init) ?? String($0) }.joined()
        isChanged = true
      } else {
        result.append(character)
      }
    }
    return isChanged ? result : nil
  }

  /// The rows of the Latin keys, each a little further to the right than the one above: in quarters of a key.
  private static let places: [UInt8: (x: Int, y: Int)] = {
    var places: [UInt8: (x: Int, y: Int)] = [:]
    for (y, (row, shift)) in [("qwertyuiop", 0), ("asdfghjkl", 1), ("zxcvbnm", 3)].enumerated() {
      for (x, key) in row.utf8.enumerated() { places[key] = (4 * x + shift, y) }
    }
    return places
  }()

  /// Whether two Latin keys lie side by side, so that a finger may hit the other.
  static func areNeighbours(_ one: UInt8, _ other: UInt8) -> Bool {
    guard let one = places[one], let other = places[other] else { return false }
    return abs(one.y - other.y) <= 1 && abs(one.x - other.x) <= 4
  }
}
