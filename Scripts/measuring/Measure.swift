#if os(Linux)
  import Glibc
#endif

/// Keeps a result alive, so that making it is not optimised away.
@inline(never)
package func keep<Value>(_ value: Value) {}

/// The median time of some runs, in milliseconds: as many as fit in half a second, 3 to 101; one alone
/// if that takes longer than a second.
package func time(_ run: () -> Void) -> Double {
  let clock = ContinuousClock()
  func once() -> Double { clock.measure(run) / .milliseconds(1) }
  let first = once()
  if first > 1000 { return first }
  let runs = min(101, max(3, Int(500 / max(first, 0.001))))
  return (0..<runs).map { _ in once() }.sorted()[runs / 2]
}

/// How much more memory was resident at the peak of a run than before it, in MiB; `nil` where the
/// system does not tell.
package func peakMemory(_ run: () -> Void) -> Double? {
  #if os(Linux)
    releaseFreeMemory()
    // Linux: lets the peak begin at what is resident now (proc(5), clear_refs).
    guard let file = fopen("/proc/self/clear_refs", "w") else { return nil }
    fputs("5", file)
    fclose(file)
    guard let before = status("VmRSS:") else { return nil }
    run()
    guard let peak = status("VmHWM:") else { return nil }
    return Double(max(0, peak - before)) / 1024
  #else
    run()
    return nil
  #endif
}

#if os(Linux)
  /// Gives the system back what the allocator holds for later, lest a run make use of it unseen.
  private func releaseFreeMemory() {
    // glibc's malloc.h is not part of the Glibc module.
    guard let symbol = dlsym(nil, "malloc_trim") else { return }
    let trim = unsafeBitCast(symbol, to: (@convention(c) (Int) -> CInt).self)
    _ = trim(0)
  }

  /// A line of /proc/self/status, in KiB.
  private func status(_ name: String) -> Int? {
    guard let file = fopen("/proc/self/status", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      let words = text.split(whereSeparator: \.isWhitespace)
      if words.first == name[...] { return words.dropFirst().first.flatMap { Int($0) } }
    }
    return nil
  }
#endif
