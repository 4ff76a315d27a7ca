internal import CNcurses

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension CursesTerminal {
  private static let readSize = 4096

  func waitForEvents(timeout: Int?) -> [Event]? {
    if !isWaitingSetUp { setUpWaiting() }
    let deadline = timeout.map { ContinuousClock.now + .milliseconds($0) }
    while true {
      let wait = milliseconds(until: deadline)
      var descriptors = [descriptor, signals.descriptor, mainQueue?.descriptor ?? -1].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      let ready = poll(&descriptors, nfds_t(descriptors.count), wait)
      if ready < 0, errno != EINTR { return nil }

      var events: [Event] = []
      if ready > 0, descriptors[1].revents != 0 {
        guard handleSignals(into: &events) else { return nil }
      }
      if ready > 0, descriptors[0].revents != 0 {
        guard readKeys(into: &events) else { return events.isEmpty ? nil : events }
      }
      flushParser(into: &events)
      let mayHaveWork = descriptors[2].revents != 0 || MainQueue.longestWait != nil
      let hasWorked = mayHaveWork ? mainQueue?.run() ?? false : false
      let isOver = deadline.map { ContinuousClock.now >= $0 } ?? false
      if !events.isEmpty || hasWorked || isOver { return events }
    }
  }

  private func setUpWaiting() {
    isWaitingSetUp = true
    parser = KeyParser(sequences: Self.terminfoSequences())
    if servesMainQueue { mainQueue = MainQueue() }
  }

  /// How long poll may wait, in milliseconds: to the deadline, the time of left-over bytes, or the next look
  /// at the main queue; -1 for ever.
  private func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
    var wait = deadline.map { ContinuousClock.now.duration(to: $0).roundedUpMilliseconds }
    if let pending = parser.pending, let pendingSince {
      let due = pendingSince + .milliseconds(pending.timeout)
      wait = min(wait ?? .max, ContinuousClock.now.duration(to: due).roundedUpMilliseconds)
    }
    if mainQueue != nil, let longest = MainQueue.longestWait { wait = min(wait ?? .max, longest) }
    return wait.map { Int32(clamping: max(0, $0)) } ?? -1
  }

  private func flushParser(into events: inout [Event]) {
    guard let pending = parser.pending, let since = pendingSince,
      since.duration(to: .now) >= .milliseconds(pending.timeout)
    else { return }
    events += parser.flush()
  }

  /// Reads all that has come.
  /// - Returns: `false` when the terminal is gone.
  private func readKeys(into events: inout [Event]) -> Bool {
    var isSuspended = false
    var buffer = [UInt8](repeating: 0, count: Self.readSize)
    var ask = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    repeat {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { return false }
      for event in parser.feed(buffer[..<count]) {
        if event == .key(.control("z")) { isSuspended = true } else { events.append(event) }
      }
      pendingSince = parser.pending == nil ? nil : .now
      if count < buffer.count { break }
    } while poll(&ask, 1, 0) > 0
    // A session's leader has no shell to return to.
    if isSuspended, getsid(0) != getpid() { suspend(into: &events) }
    return true
  }

  /// - Returns: `false` when a signal asks the program to end.
  private func handleSignals(into events: inout [Event]) -> Bool {
    for signal in signals.take() {
      switch signal {
      case SIGWINCH:
        readSize()
        repaint()
        events.append(.resize(size))
      case SIGTSTP: suspend(into: &events)
      case SIGCONT:
        // Stopped by a signal that nobody can catch: the shell has had the terminal meanwhile.
        leave()
        enter()
        events.append(.resize(size))
      default:
        endingSignal = signal
        return false
      }
    }
    return true
  }

  /// Leaves every mode, stops the process group as a terminal's own Ctrl-Z would, and comes back.
  private func suspend(into events: inout [Event]) {
    leave()
    signals.setDefault(SIGTSTP)
    signals.setDefault(SIGCONT)
    // The group first, for a pipeline's other ends; the call returns once this thread has stopped and gone on.
    kill(0, SIGTSTP)
    signals.install(SIGCONT)
    signals.install(SIGTSTP)
    enter()
    events.append(.resize(size))
  }

  /// The keys of this terminal that terminfo names.
  private static func terminfoSequences() -> [[UInt8]: Key] {
    var names: [(String, Key)] = [
      ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("khome", .home), ("kend", .end),
      ("kpp", .pageUp), ("knp", .pageDown), ("kdch1", .delete), ("kcbt", .backTab), ("kent", .enter),
    ]
    for number in 1...12 { names.append(("kf\(number)", .function(number))) }
    var sequences: [[UInt8]: Key] = [:]
    for (name, key) in names {
      if let bytes = capability(name) { sequences[bytes] = key }
    }
    return sequences
  }
}

extension Duration {
  fileprivate var roundedUpMilliseconds: Int {
    let (seconds, attoseconds) = components
    return Int(clamping: seconds) * 1000 + Int((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
