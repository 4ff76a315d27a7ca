import WorkoutCatalog
let path = CommandLine.arguments[1]
func ms(_ label: String, _ body: () throws -> Void) rethrows { let c = ContinuousClock(); let t = try c.measure { try body() }; print("\(label): \(t)") }
var s: WorkoutStore!
try ms("open") { s = try WorkoutStore(path: path) }
let store = s!
try ms("sections") { print(try store.sections().map { "\($0.group.name(in: .korean)) \($0.count)" }.joined(separator: ", ")) }
for q in CommandLine.arguments.dropFirst(2) {
  var r: SearchResults!
  try ms("search \(q)") { r = try store.search(SearchQuery(q)) }
  print(try store.total(r)!, try store.workouts(r.hits.prefix(8).map(\.id)).map { $0.name(in: .english) + " / " + $0.name(in: .korean) })
}
try print(store.nearest(to: "dedlift")?.name(in: .english) ?? "-")
