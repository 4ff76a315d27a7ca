/// The schema's steps, oldest first. A released step never changes; a change is a new step.
public enum Migrations {
  /// Each step's number, name and SQL.
  public static var all: [(number: Int, name: String, sql: String)] {
    [
      (1, "catalog", text(PackageResources._001_catalog_sql)),
      (2, "own", text(PackageResources._002_own_sql)),
      (3, "movement", text(PackageResources._003_movement_sql)),
      (4, "import", text(PackageResources._004_import_sql)),
      (5, "plans", text(PackageResources._005_plans_sql)),
    ]
  }

  /// The numbers of the steps that change rows, and do not only add to the schema. Before these a copy of the file is kept.
  public static let rewriting: Set<Int> = [2]

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
