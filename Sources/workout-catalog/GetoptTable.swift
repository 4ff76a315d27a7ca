import CGetopt

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A command's options in the form that `getopt_long` reads.
struct GetoptTable: ~Copyable {
  /// There is no option left.
  static let end: Int32 = -1
  /// A word that is no option, which the leading `-` of the letters asks for in its place among the options:
  /// they may stand after it, and `POSIXLY_CORRECT` does not change that.
  static let word: Int32 = 1
  /// An option without the value it needs, told apart by the `:` of the letters.
  static let missingValue = Int32(UInt8(ascii: ":"))
  /// An unknown or ambiguous option, or one with a value it does not take.
  static let refused = Int32(UInt8(ascii: "?"))

  /// Long names count up from here, beyond every letter.
  private static let firstLongCode: Int32 = 256

  /// The command.
  let command: Command.Name
  /// Its options.
  let options: [Option]
  private let letters: String
  private let names: CStrings
  private let longOptions: UnsafeMutableBufferPointer<CGetopt.option>

  /// The table of a command.
  init(_ command: Command.Name) {
    self.command = command
    options = OptionTable.options(of: command)
    letters = options.reduce(into: "-:") { letters, option in
      guard let short = option.short else { return }
      letters += String(short) + (option.value == nil ? "" : ":")
    }
    names = CStrings(options.map(\.name.rawValue))
    // One more, of zeros, ends the array.
    longOptions = .allocate(capacity: options.count + 1)
    longOptions.initialize(repeating: CGetopt.option())
    for (index, each) in options.enumerated() {
      longOptions[index] = CGetopt.option(
        name: names.pointers[index], has_arg: each.value == nil ? no_argument : required_argument, flag: nil,
        val: Self.firstLongCode + Int32(index))
    }
  }

  deinit {
    longOptions.deallocate()
  }

  /// The next option or word of a command line.
  func next(_ words: CStrings) -> Int32 {
    getopt_long(Int32(words.count), words.pointers, letters, longOptions.baseAddress, nil)
  }

  /// The option that getopt means by a code; `nil` when it means none.
  func option(_ code: Int32) -> Option? {
    if code >= Self.firstLongCode { return options[Int(code - Self.firstLongCode)] }
    return options.first { $0.short?.asciiValue.map(Int32.init) == code }
  }
}

/// C strings and the array of pointers to them, ended by `NULL`, that live as long as this object.
final class CStrings {
  /// The number of strings.
  let count: Int
  /// The array.
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  /// Copies of strings; what follows a NUL in one is lost.
  init(_ strings: [String]) {
    count = strings.count
    pointers = .allocate(capacity: count + 1)
    for (index, string) in strings.enumerated() {
      (pointers + index).initialize(to: strdup(string))
    }
    (pointers + count).initialize(to: nil)
  }

  deinit {
    for index in 0..<count { free(pointers[index]) }
    pointers.deallocate()
  }
}
