import Foundation
import TestSupport
import Testing
import WorkoutCatalog

@testable import workout_catalog

/// The dialogue in lines, over pipes and on terminals that can show no screen.
struct AccessibleTests {
  private let folder: TemporaryFolder
  private var database: String { folder.path("catalog.sqlite") }

  init() throws {
    folder = try TemporaryFolder()
    try SampleCatalog.copy(to: folder.path("catalog.sqlite"))
  }

  /// Runs the program with answers from a pipe, and no terminal.
  private func run(_ words: String..., answers: String, environment: [String: String] = [:]) throws
    -> Subprocess
  {
    try Subprocess.run(
      [
        "/bin/sh", "-c", #"printf '%s' "$0" | "$@""#, answers, ProcessTests.program,
      ] + words + ["--database", database, "--lang", "en"], environment: environment)
  }

  @Test func `over pipes the questions go to stderr and the results to stdout`() throws {
    let run = try run("select", "--accessible", "--plan", "A", answers: "barbell bench press\n1\na\ny\n")
    #expect(run.status == 0)
    #expect(run.output == "Barbell Bench Press\n")
    #expect(run.errors.hasPrefix("Add to A.\n"))
    #expect(run.errors.hasSuffix("1 added to A.\n"))
    #expect(!run.errors.contains("\u{1B}"))
  }

  @Test func `answers that end leave without writing`() throws {
    let run = try run("select", "--accessible", answers: "bench\n1\na")
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(try WorkoutStore(path: database).plans().isEmpty)
    #expect(try self.run("--accessible", answers: "").status == 0)
  }

  @Test(arguments: ["dumb", "no-such-terminal"])
  func `a terminal that can show no screen gets lines`(type: String) throws {
    let window = try TerminalWindow(
      [
        "/usr/bin/env", "TERM=\(type)", ProcessTests.program, "select", "--database", database, "--lang",
        "en",
      ])
    // The errors go to a file, so the questions go to the terminal itself.
    try window.wait(for: "Pick:")
    try window.type("barbell bench press")
    try window.press("Enter")
    try window.wait(for: "1. Barbell Bench Press")
    try window.type("1")
    try window.press("Enter")
    try window.type("a")
    try window.press("Enter")
    try window.wait(for: "y/n")
    try window.type("y")
    try window.press("Enter")
    let ending = try window.end()
    #expect(ending.status == 0)
    #expect(ending.output == "Barbell Bench Press\n")
    #expect(ending.errors.isEmpty)
    #expect(ending.areModesRestored)
    #expect(!ending.sent.replacing("\u{1B}[?2004", with: "").contains("\u{1B}["))
    #expect(ending.sent.contains("lines in place of a screen") == (type != "dumb"))
  }

  @Test func `a terminal of a relative's name gets a screen`() throws {
    let window = try TerminalWindow(
      [
        "/usr/bin/env", "TERM=xterm-kitty-of-no-database", ProcessTests.program, "select", "--database",
        database,
      ])
    try window.wait(for: "0 picked")
    try window.press("Escape")
    let ending = try window.end()
    #expect(ending.status == 1)
    #expect(ending.areModesRestored)
  }

  @Test func `the mouse picks only where it was asked for`() throws {
    for (options, isReported) in [([], false), (["--mouse"], true)] {
      let window = try TerminalWindow([ProcessTests.program, "select", "--database", database] + options)
      try window.wait(for: "0 picked")
      try window.press("Escape")
      let ending = try window.end()
      #expect(ending.sent.contains("\u{1B}[?1000h") == isReported)
      #expect(ending.sent.contains("\u{1B}[?1000l") == isReported)
    }
  }

  @Test func `a theme is asked for by option, by NO_COLOR, or guessed`() throws {
    for (options, environment, isColored) in [
      ([], [:], true), (["--theme", "mono"], [:], false), ([], ["NO_COLOR": "1"], false),
      (["--theme", "light"], ["NO_COLOR": "1"], true),
    ] as [([String], [String: String], Bool)] {
      let window = try TerminalWindow(
        [ProcessTests.program, "search", "bench", "--database", database] + options, collectsOutput: false,
        environment: environment)
      try window.wait(for: "of 1,041")
      try window.press("Escape")
      // A colour is a number from 30 on in a sequence that ends in m.
      let isInColor = try window.end().sent.contains(/\u{1B}\[(\d+;)*[349]\d(;\d+)*m/)
      #expect(isInColor == isColored, "\(options) \(environment)")
    }
  }
}
