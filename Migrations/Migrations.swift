/// The schema's steps, oldest first. A released step never changes; a change is a new step.
public enum Migrations {
  /// Each step's number, name and SQL.
  public static var all: [(number: Int, name: String, sql: String)] {
    [
      (1, "catalog", text(PackageResources._001_catalog_sql)),
      (2, "own", text(PackageResources._002_own_sql)),
      (3, "plans", text(PackageResources._003_plans_sql)),
    ]
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
