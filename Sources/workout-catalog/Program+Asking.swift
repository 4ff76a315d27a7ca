import TerminalUI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Program {
  /// Whether there is somebody to ask: both what they would read and what they would type is on a terminal.
  var asksOnTerminal: Bool { errors.isTerminal && isatty(STDIN_FILENO) == 1 }

  /// Tells something on the terminal and asks a question, to which everything but yes is no.
  func asks(_ message: Text, _ question: Text) -> Bool {
    tell(message)
    try? errors.write("\(question[language]) [y/N] ")
    try? errors.flush()
    let answer = readLine()?.lowercased().filter { !$0.isWhitespace } ?? ""
    return ["y", "yes", "ㅛ", "네", "예", "응"].contains(answer)
  }
}
