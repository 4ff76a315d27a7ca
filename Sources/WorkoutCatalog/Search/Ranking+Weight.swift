extension Ranking {
  /// What counts for and against a workout among those that match alike, in halves of a step of familiarity.
  enum Weight {
    static let familiarity = 2
    static let custom = -4
    /// A person's own workout by its very name: it comes before one of the catalog's, however much in use.
    static let ownName = -8
    static let used = -2
    static let favourite = -3
    static let alias = 2
    /// A single word is often one of an alias that leads elsewhere: an archer squat is a Cossack squat.
    static let aliasOfWord = 6
    /// The words stand in another order than typed.
    static let otherOrder = 2
    /// A word of which only the beginning was typed.
    static let beginning = 2
    /// A word that stands in a compound.
    static let compound = 3
    /// The section is not the one asked for.
    static let otherSection = 6
    /// The query stands further behind in the name.
    static let late = 1
    /// A synonym in the other language than the query.
    static let foreign = 2
    /// A word that no name holds.
    static let absent = 6
    /// The most that a name's other words count.
    static let mostUnasked = 12
    /// So much between the words of a phrase makes another thing of it: a press sit-up is no press-up.
    static let scattered = 3

    // Where a muscle is asked for, its great lifts come first: those of several joints, and of those the barbell's.
    static let barbell = -1
    static let isolation = 1
    /// It trains another muscle before, or is done with other equipment before.
    static let notMain = 1
    /// So much in a name that nobody asked for tells a variant.
    static let unaskedOfLift = 5
    /// It trains many muscles alike.
    static let shared = 1
    /// It is listed with another muscle.
    static let otherMuscle = 4
    /// It only jumps.
    static let jump = 1
    /// It only stretches, warms up or makes one breathe: after all that train the muscle, however well known.
    static let noTraining = 12
    /// Asked for by equipment, a workout that does not name it.
    static let unnamed = 4
    /// It only has the words in a name: a side bend is 밴드, too, where bands are asked for.
    static let unasked = 4
  }
}
