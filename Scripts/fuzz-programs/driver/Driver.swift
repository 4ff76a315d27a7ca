/// libFuzzer's own main, as a function: it reads the command line, and never comes back before it is done.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Has libFuzzer try a function with its ideas of bytes, as the command line says.
/// - Returns: the program's exit status.
public func fuzz(_ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt) -> CInt {
  var count = CommandLine.argc
  var words = CommandLine.unsafeArgv
  return runDriver(&count, &words, test)
}
