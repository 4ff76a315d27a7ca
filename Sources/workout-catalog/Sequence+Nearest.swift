import WorkoutCatalog

extension Sequence<String> {
  /// The word that was probably meant by a misspelt one: the nearest, when no more than a third of the letters
  /// differ; the first of equals.
  func nearest(to word: String) -> String? {
    compactMap { candidate in
      EditDistance.between(word, candidate, limit: Swift.max(1, candidate.count / 3))
        .map { (distance: $0, candidate: candidate) }
    }
    .min { $0.distance < $1.distance }?.candidate
  }
}
