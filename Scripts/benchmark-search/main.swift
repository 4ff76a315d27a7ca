import Measuring

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// `search` beside the finders of a terminal and the SQLite shell, in one run, against the number of workouts.
//
// usage: benchmark-search PROGRAM CATALOG...    workout-catalog, and catalogs from the smallest to the largest

let queries = ["press", "dumbbell curl", "bencch", "덤벨 스쿼트", "ㅅㅋㅌ"]
/// What counts as one key: every letter typed, then every one taken back.
let keyRounds = 5

let arguments = CommandLine.arguments.dropFirst()
guard let program = arguments.first.map(Program.init(path:)), arguments.count > 1 else {
  print("usage: benchmark-search PROGRAM CATALOG...")
  exit(2)
}
let catalogs = try arguments.dropFirst().map { try Catalog(path: $0, program: program) }
let peers = Peer.all.map { (peer: $0, program: Program(named: $0.name)) }
for (peer, program) in peers where program == nil {
  print("\(peer.name) is not installed, so its columns are empty.")
}

func printRow(_ cells: [String]) {
  // Hangul is two cells wide.
  let width = cells[0].unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 2 : 1) }
  print(
    cells[0] + String(repeating: " ", count: max(0, 15 - width))
      + cells.dropFirst().map { padded($0, to: 16) }.joined())
}

/// The exponent of the cost's growth from the first catalog to the last: 0 is flat, 1 is in proportion.
func slope(_ times: [Double?]) -> String {
  guard times.count > 1, let first = times[0], let last = times[times.count - 1], first > 0, last > 0 else {
    return ""
  }
  return decimal(
    log(last / first) / log(Double(catalogs[catalogs.count - 1].rows) / Double(catalogs[0].rows)), 2)
}

/// The times of a query as a process, ours first, in each catalog.
func measureProcess(_ query: String) -> [[Double?]] {
  catalogs.map { catalog in
    let ours = time {
      program.run(["search", query, "--limit", "20", "--plain", "--database", catalog.path])
    }
    return [ours]
      + peers.map { peer, program in
        guard let program, let words = peer.arguments(query, catalog),
          program.run(words, input: peer.readsNames ? catalog.names : "/dev/null")
        else { return nil }
        return time { program.run(words, input: peer.readsNames ? catalog.names : "/dev/null") }
      }
  }
}

/// The time of each key of a query, in the order of typing it and taking it back: the median of some rounds.
func measureKeys(_ query: String, in catalog: Catalog) -> [Double] {
  let prefixes = query.indices.map { String(query[...$0]) }
  let keys = prefixes + prefixes.dropLast().reversed()
  catalog.show(query)
  let clock = ContinuousClock()
  let rounds = (0..<keyRounds).map { _ in
    keys.map { text in clock.measure { catalog.show(text) } / .milliseconds(1) }
  }
  return keys.indices.map { key in rounds.map { $0[key] }.sorted()[keyRounds / 2] }
}

print(
  """

  search QUERY as a process, in ms (median), and how many times ours the others take. slope: of the cost against the
  number of workouts, 0 is flat and 1 in proportion. Ours prints the best 20, corrections and synonyms among them; fzf
  and fzy print all that match the bare names; sqlite3 prints the best 20 of the same index by its own rank.

  """)
printRow(["", "workouts", "workout-catalog"] + peers.map(\.peer.name))
for query in queries {
  let times = measureProcess(query)
  for (row, (catalog, times)) in zip(catalogs, times).enumerated() {
    let ours = times[0] ?? 0
    printRow(
      [row == 0 ? query : "", grouped(catalog.rows), decimal(ours, 2)]
        + times.dropFirst().map { $0.map { "\(decimal($0, 1))  \(decimal($0 / ours, 1))×" } ?? "–" })
  }
  printRow(["", "slope"] + times[0].indices.map { column in slope(times.map { $0[column] }) })
}

print(
  "\nA key on a screen of 40 rows, in ms: the median key and the slowest, as it is typed and taken back.\n")
printRow([""] + catalogs.map { grouped($0.rows) } + ["slope"])
for query in queries {
  let keys = catalogs.map { measureKeys(query, in: $0).sorted() }
  printRow(
    [query]
      + keys.map { "\(decimal($0[$0.count / 2], 2))  \(decimal($0[$0.count - 1], 2))" }
      + [slope(keys.map { $0[$0.count - 1] })])
}
