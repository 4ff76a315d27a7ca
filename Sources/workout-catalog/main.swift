#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// A reader that leaves early then shows as an error of the write, which is handled where it is written.
signal(SIGPIPE, SIG_IGN)
exit(
  run(
    CommandLine.words, environment: .process, output: Output(descriptor: STDOUT_FILENO),
    errors: Output(descriptor: STDERR_FILENO)
  ).status)
