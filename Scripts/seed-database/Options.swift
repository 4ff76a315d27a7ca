import CGetopt

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the command line asks for.
struct Options {
  static let usage = """
    usage: seed-database --database FILE [--workouts N] [--seed S]

    Makes a new catalog with the built-in workouts, and made-up ones up to N in total.

      --database FILE  the file to make; it must not exist yet
      --workouts N     how many workouts in total (default: the built-in ones alone)
      --seed S         which made-up workouts: the same number gives the same ones (default: 1)
      --help           show this text

    """

  /// Why the command line cannot be followed, in a line for the person who typed it.
  struct Refusal: Error {
    let message: String
  }

  var database: String?
  var workouts: Int?
  var seed: UInt64 = 1
  var wantsHelp = false

  /// Reads the arguments with `getopt_long`; the first is the program's name.
  init(_ arguments: [String]) throws(Refusal) {
    let names = ["database", "workouts", "seed", "help"]
    var vector = arguments.map { strdup($0) } + [nil]
    let texts = names.map { strdup($0) }
    defer { for text in vector + texts { free(text) } }
    let table =
      zip(names, texts).enumerated().map { index, name in
        option(
          name: UnsafePointer(name.1), has_arg: name.0 == "help" ? no_argument : required_argument, flag: nil,
          val: Int32(index))
      } + [option()]

    cgetopt_reset()
    let count = Int32(arguments.count)
    while true {
      let found = getopt_long(count, &vector, ":", table, nil)
      let text = cgetopt_argument().map { String(cString: $0) } ?? ""
      switch found {
      case -1:
        let rest = Int(cgetopt_index())
        if rest < arguments.count, let extra = vector[rest] {
          throw Refusal(message: "unexpected argument '\(String(cString: extra))'; see --help")
        }
        return
      case 0: database = text
      case 1:
        guard let number = Int(text), number >= 0 else {
          throw Refusal(message: "--workouts takes a whole number, not '\(text)'")
        }
        workouts = number
      case 2:
        guard let number = UInt64(text) else {
          throw Refusal(message: "--seed takes a whole number from 0, not '\(text)'")
        }
        seed = number
      case 3: wantsHelp = true
      default:
        let bad = vector[Int(cgetopt_index()) - 1].map { String(cString: $0) } ?? ""
        let trouble = found == Int32(UInt8(ascii: ":")) ? "needs a value" : "is no option"
        throw Refusal(message: "\(bad) \(trouble); see --help")
      }
    }
  }
}
