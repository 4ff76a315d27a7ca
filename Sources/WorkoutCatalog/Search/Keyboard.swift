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
}
