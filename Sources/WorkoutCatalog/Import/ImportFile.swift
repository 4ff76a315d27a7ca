internal import DataFormats

/// What a file to import is, by its first records.
struct ImportFile {
  /// The format.
  let format: ImportFormat
  /// Where the records of JSON are.
  let layout: JSONReader.Layout

  /// What came of looking at the beginning of a file.
  enum Look {
    case found(ImportFile)
    /// More of it has to be there to tell.
    case more
    case unknown(ImportMessage)
  }

  /// The most bytes that are looked at.
  private static let mostBytes = 32 << 20

  /// Looks at the beginning of a file.
  /// - Parameters:
  ///   - head: what is there of it.
  ///   - isWhole: whether that is all.
  ///   - format: the format, where a person said it.
  static func look(at head: [UInt8], isWhole: Bool, format: ImportFormat?) -> Look {
    let bytes = head.starts(with: [0xEF, 0xBB, 0xBF]) ? head[3...] : head[...]
    guard let first = bytes.first(where: { !isWhiteSpace($0) }) else {
      return isWhole ? .unknown(ImportMessage("it is empty", "비어 있습니다")) : .more
    }
    let isJSON = first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
    if let format, format.isCSV == isJSON {
      return .unknown(
        ImportMessage("it is no \(format.rawValue) file", "\(format.rawValue) 파일이 아닙니다"))
    }
    let look = isJSON ? lookAtJSON(bytes, isWhole, format) : lookAtCSV(head, isWhole, format)
    if case .more = look, isWhole || head.count > mostBytes { return .unknown(unknown) }
    return look
  }

  private static let unknown = ImportMessage(
    "it is nothing that is known; name its format with --format", "알 수 없는 형식입니다. --format으로 형식을 지정하세요")

  private static func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static func lookAtJSON(_ bytes: ArraySlice<UInt8>, _ isWhole: Bool, _ format: ImportFormat?) -> Look
  {
    let layout: JSONReader.Layout = isLines(bytes) ? .lines : .document(arrays: ImportFormat.arrays)
    if let format { return .found(ImportFile(format: format, layout: layout)) }
    var reader = JSONReader(layout)
    reader.feed(bytes)
    if isWhole { reader.finish() }
    var (members, array) = (JSONObject(), String?.none)
    do throws(JSONError) {
      while let event = try reader.next() {
        var record: JSONObject?
        switch event {
        case .array(let name): array = name
        case .member(let key, let value): members.append(key, value)
        case .record(let found): record = (try? found.value.get())?.object
        }
        if case .member = event, members["format"] == nil { continue }
        if let format = ImportFormat(members: members, array: array, record: record) {
          return .found(ImportFile(format: format, layout: layout))
        }
      }
    } catch {
      return .unknown(ImportMessage(error))
    }
    guard isWhole, let format = ImportFormat(members: members, array: array, record: members) else {
      return .more
    }
    return .found(ImportFile(format: format, layout: layout))
  }

  /// Whether each line is an object of its own: the first is one whole, and another begins after it.
  private static func isLines(_ bytes: ArraySlice<UInt8>) -> Bool {
    let bytes = bytes.drop(while: isWhiteSpace)
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), (try? JSONValue(bytes[..<end]))?.object != nil
    else {
      return false
    }
    return bytes[end...].first { !isWhiteSpace($0) } == UInt8(ascii: "{")
  }

  private static func lookAtCSV(_ head: [UInt8], _ isWhole: Bool, _ format: ImportFormat?) -> Look {
    var reader = CSVReader()
    reader.feed(head)
    if isWhole { reader.finish() }
    let row: CSVReader.Row?
    do throws(CSVReader.Failure) { row = try reader.next() } catch { return .unknown(unknown) }
    guard let row else { return .more }
    guard let fields = row.fields else { return .unknown(.notUTF8) }
    let found = ImportFormat(header: CSVHeader(fields))
    if let format, found != format {
      return .unknown(ImportMessage("it is no \(format.rawValue) file", "\(format.rawValue) 파일이 아닙니다"))
    }
    guard let found else { return .unknown(unknown) }
    return .found(ImportFile(format: found, layout: .lines))
  }
}

extension ImportMessage {
  /// Why JSON cannot be read, with the place.
  init(_ error: JSONError) {
    let korean: String =
      switch error.reason {
      case .ended: "내용이 중간에 끝납니다"
      case .unexpected(let byte): "\(JSONError.Reason.name(of: byte))가 있으면 안 되는 자리입니다"
      case .badNumber: "숫자의 형식이 잘못되었습니다"
      case .badEscape: "역슬래시 뒤가 잘못되었습니다"
      case .control: "문자열에 제어 문자가 그대로 들어 있습니다"
      case .notUTF8: "UTF-8이 아닙니다"
      case .tooDeep: "배열과 객체가 \(JSONReader.greatestDepth)겹 넘게 겹쳐 있습니다"
      case .tooLarge(let limit): "값이 \(limit)바이트보다 큽니다"
      }
    self.init(error.description, "\(error.line)번째 줄, \(error.offset + 1)번째 바이트: \(korean)")
  }

  /// Why CSV cannot be read, with the place.
  init(_ failure: CSVReader.Failure) {
    switch failure {
    case .tooLarge(let line):
      self.init(
        "the row of line \(line) is larger than \(CSVReader.largestRow) bytes; a quote may be missing",
        "\(line)번째 줄의 행이 \(CSVReader.largestRow)바이트보다 큽니다. 따옴표가 빠졌을 수 있습니다")
    case .openQuote(let line):
      self.init(
        "the row of line \(line) has a quote without its other", "\(line)번째 줄의 행에 닫는 따옴표가 없습니다")
    }
  }
}
