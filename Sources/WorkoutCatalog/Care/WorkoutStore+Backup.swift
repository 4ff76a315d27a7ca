internal import SQLite

extension WorkoutStore {
  /// Copies a catalog to a file that only its owner may read, as it is at one moment, while others may use it.
  ///
  /// The copy has its name only when it is complete, checked and on the disk.
  /// - Parameters:
  ///   - path: the catalog.
  ///   - newPath: the file to make.
  ///   - replaces: whether a file of that name may be replaced.
  ///   - progress: told now and then how far it has come.
  /// - Throws: `StoreError` when the catalog cannot be read, or the copy cannot be made; what was there stays.
  /// - Complexity: O(size of the file).
  public static func backUp(
    _ path: String, to newPath: String, replaces: Bool = false, progress: (CareProgress) -> Void
  ) throws(StoreError) {
    let file = try CatalogFile.existing(path)
    try CatalogFile.requireOther(newPath, than: file)
    if replaces { try CatalogFile.requireReplaceable(newPath) } else { try CatalogFile.requireFree(newPath) }
    let source = try CatalogFile.openFilledCatalog(file, path: path, migrator)
    let draft = try CatalogFile.makeDraft(for: newPath)
    defer { CatalogFile.removeDraft(draft) }
    try copy(source, to: draft, for: newPath, progress)
    if replaces {
      try CatalogFile.replace(newPath, by: draft)
    } else {
      try CatalogFile.publish(draft, as: newPath)
    }
  }

  /// Fills a draft with a copy of a database, and checks it.
  private static func copy(
    _ source: Connection, to draft: String, for newPath: String, _ progress: (CareProgress) -> Void
  ) throws(StoreError) {
    let target = try connectToDraft(draft, for: newPath)
    try mapping(newPath) { () throws(SQLiteError) in
      try source.copy(to: target) { progress(CareProgress(step: .copying, done: $0, total: $1)) }
      progress(CareProgress(step: .pages, done: 0, total: nil))
      let faults = try target.rows("PRAGMA quick_check(1)") { $0.text(0) }
      if faults != ["ok"] { throw .corrupt(faults.first ?? "") }
    }
  }

  /// Makes a catalog what a backup of it holds.
  ///
  /// The backup is checked first. Whoever has the catalog open sees it change as a whole, as by any other write. What it
  /// held is kept beside it.
  /// - Parameters:
  ///   - backup: the backup, or any other catalog.
  ///   - path: the catalog, which may be missing, or damaged.
  ///   - progress: told now and then how far it has come.
  /// - Returns: the file that what was there is kept in; `nil` when nothing was there.
  /// - Throws: `StoreError` when the backup is none, or is damaged, or the catalog cannot be written; it is as it was.
  /// - Complexity: O(*n* log *n*) in the size of the backup.
  public static func restore(
    _ backup: String, to path: String, progress: (CareProgress) -> Void
  ) throws(StoreError) -> String? {
    let source = try CatalogFile.existing(backup)
    try CatalogFile.requireOther(path, than: source)
    let target = try CatalogFile.status(of: path) == nil ? path : try CatalogFile.existing(path)
    let draft = try CatalogFile.makeDraft(for: target)
    defer { CatalogFile.removeDraft(draft) }
    try copy(
      try CatalogFile.openFilledCatalog(source, path: backup, migrator), to: draft, for: path, progress)
    try prepare(draft, from: backup, progress)
    guard try CatalogFile.status(of: path) != nil else {
      try CatalogFile.publish(draft, as: target)
      return nil
    }
    return try replace(target, path: path, by: draft, progress)
  }

  /// Brings the copy of a backup to the newest schema, and makes sure that nothing is wrong with it.
  private static func prepare(
    _ draft: String, from backup: String, _ progress: (CareProgress) -> Void
  ) throws(StoreError) {
    let connection = try connectToDraft(draft, for: backup)
    do throws(MigrationError) {
      try migrator.migrate(connection, populate: { (_) throws(MigrationError) in }, mapping: { $0 })
    } catch {
      throw StoreError(error, path: backup)
    }
    let examination = Examiner.examine(connection, progress)
    switch examination.remedy {
    case nil: break
    case .rebuild:
      try mapping(backup) { () throws(SQLiteError) in
        try connection.transaction { (connection) throws(SQLiteError) in try rebuild(connection, progress) }
      }
    case .salvage:
      let finding = examination.findings.first { $0.remedy == .salvage }
      throw StoreError(
        .damaged,
        "\(backup) is damaged (\(finding?.description ?? "")); 'workout-catalog doctor' tells what can be saved",
        "\(backup): 파일이 손상되었습니다(\(finding?.message(in: .korean) ?? "")). 'workout-catalog doctor'로 살릴 수 "
          + "있는 것을 확인하세요")
    }
  }

  private static func replace(
    _ file: String, path: String, by draft: String, _ progress: (CareProgress) -> Void
  ) throws(StoreError) -> String {
    let kept = CatalogFile.datedName(beside: file)
    let live: Connection
    do throws(StoreError) {
      live = try CatalogFile.openCatalog(file, path: path, migrator).connection
    } catch  where error.damage != nil {
      // Nobody can write into a damaged file what others would then read.
      try CatalogFile.setAside(file, as: kept)
      try CatalogFile.publish(draft, as: file)
      return kept
    }
    guard !live.isReadOnly else { throw StoreError.readOnly(path) }
    var failure: StoreError?
    do throws(SQLiteError) {
      try live.useWriteAheadLog()
      try configure(live)
      let source = try Connection(path: draft, mode: .readWrite)
      try source.copy(
        to: live,
        whenLocked: { () throws(SQLiteError) in
          do throws(StoreError) { _ = try keepCopy(of: file, path: path, as: kept, progress) } catch {
            failure = error
            throw .corrupt("")
          }
        }, progress: { progress(CareProgress(step: .copying, done: $0, total: $1)) })
    } catch {
      throw failure ?? StoreError(error, path: path)
    }
    return kept
  }

  /// Keeps a copy of a catalog beside it, as it is while nobody can write to it.
  /// - Returns: the copy's name: the one that is wanted, or the first free one with a number behind.
  static func keepCopy(
    of file: String, path: String, as wanted: String, _ progress: (CareProgress) -> Void = { _ in }
  ) throws(StoreError) -> String {
    let name = CatalogFile.freeName(wanted)
    let draft = try CatalogFile.makeDraft(for: name)
    defer { CatalogFile.removeDraft(draft) }
    let source = try mapping(path) { () throws(SQLiteError) in
      try Connection(path: file, mode: .readOnly)
    }
    try copy(source, to: draft, for: name, progress)
    try CatalogFile.publish(draft, as: name)
    return name
  }
}
