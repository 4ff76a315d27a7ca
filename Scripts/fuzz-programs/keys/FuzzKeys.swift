import FuzzDriver
import TerminalUI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The events with a key for each scalar: those that combine are one key only when they come in one piece.
private func apart(_ events: [Event]) -> [Event] {
  events.flatMap { event -> [Event] in
    guard case .key(.character(let character)) = event else { return [event] }
    return character.unicodeScalars.map { .key($0 == " " ? .space : .character(Character($0))) }
  }
}

/// Any bytes that a terminal may send: however they are split, the same keys come out, and what is typed can be shown.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzKeys(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let split = bytes.first.map { Int($0) % bytes.count } ?? 0
  var whole = KeyParser()
  var parted = KeyParser()
  var single = KeyParser()
  let events = apart(whole.feed(bytes) + whole.flush())
  let partedEvents = apart(parted.feed(bytes[..<split]) + parted.feed(bytes[split...]) + parted.flush())
  let singleEvents = apart(bytes.flatMap { single.feed([$0]) } + single.flush())
  precondition(events == partedEvents, "split at \(split), other events came: \(events), \(partedEvents)")
  precondition(events == singleEvents, "byte by byte, other events came: \(events), \(singleEvents)")
  precondition(whole.pending == nil, "something is left")

  let text = String(decoding: bytes, as: UTF8.self)
  let shown = DisplayText.neutralized(text)
  for scalar in shown.unicodeScalars {
    let value = scalar.value
    precondition(value >= 0x20 && !(0x7F...0x9F).contains(value), "a control character is shown")
    precondition(
      !(0x202A...0x202E).contains(value) && !(0x2066...0x2069).contains(value), "a bidi override is shown")
  }
  let width = count % 40
  precondition(DisplayText.width(of: DisplayText.truncated(text, to: width)) <= width, "wider than asked for")
  precondition(DisplayText.width(of: DisplayText.padded(text, to: width)) == width, "of another width")
  return 0
}

@main
struct FuzzKeys {
  static func main() { exit(fuzz(fuzzKeys)) }
}
