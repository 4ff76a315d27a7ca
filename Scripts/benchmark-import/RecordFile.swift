#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file of made-up records, written before it is imported, as free-exercise-db has them.
enum RecordFile {
  private static let manners = [
    "Paused", "Tempo", "Slow", "Explosive", "Alternating", "Banded", "Heavy", "Partial", "Cluster", "Light",
  ]
  private static let movements = [
    "Press", "Row", "Curl", "Squat", "Lunge", "Raise", "Fly", "Shrug", "Twist", "Carry",
  ]
  private static let equipment = [
    "barbell", "dumbbell", "cable", "machine", "kettlebells", "bands", "body only",
  ]

  /// Writes so many records.
  static func make(at path: String, count: Int) {
    guard let file = fopen(path, "w") else { fail("\(path): cannot be written") }
    fputs("[", file)
    for number in 0..<count { fputs(record(number, isLast: number == count - 1), file) }
    fputs("]", file)
    guard fclose(file) == 0 else { fail("\(path): cannot be written") }
  }

  private static func record(_ number: Int, isLast: Bool) -> String {
    """
    {"id":"r\(number)","name":"\(manners[number % 10]) Number \(number) \(movements[number / 10 % 10])",\
    "force":"push","level":"beginner","mechanic":"compound","equipment":"\(equipment[number % 7])",\
    "primaryMuscles":["chest"],"secondaryMuscles":["triceps","shoulders"],\
    "instructions":["Take it up slowly.","Let it down again."],"category":"strength",\
    "images":["r\(number)/0.jpg"]}\(isLast ? "" : ",")

    """
  }

  /// The pieces of a file.
  static func pieces(of path: String) -> @Sendable () -> [UInt8]? {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { fail("\(path): cannot be read") }
    return {
      let piece = [UInt8](unsafeUninitializedCapacity: 1 << 18) { buffer, count in
        count = max(0, read(file, buffer.baseAddress, buffer.count))
      }
      return piece.isEmpty ? nil : piece
    }
  }
}
