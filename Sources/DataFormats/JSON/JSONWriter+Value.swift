extension JSONWriter {
  /// A value with all that is in it, on one line.
  public mutating func value(_ value: JSONValue) {
    switch value {
    case .null: self.value(nil as String?)
    case .bool(let bool): self.value(bool)
    case .number(let number): self.value(decimal: number)
    case .string(let string): self.value(string)
    case .array(let values): array { for value in values { $0.value(value) } }
    case .object(let object):
      self.object {
        for (key, value) in object.members {
          $0.key(key)
          $0.value(value)
        }
      }
    }
  }
}
