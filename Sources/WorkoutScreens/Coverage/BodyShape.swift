internal import WorkoutCatalog

/// A human figure from the front and from behind, in cells: a letter for each muscle, a point for what is none of them.
enum BodyShape {
  /// The muscle that a letter stands for.
  static let muscles: [Character: Muscle] = [
    "n": .neck, "t": .traps, "s": .shoulders, "r": .rearDelts, "c": .chest, "b": .biceps, "e": .triceps,
    "f": .forearms, "a": .abdominals, "o": .obliques, "m": .middleBack, "l": .lats, "w": .lowerBack,
    "h": .hipFlexors, "x": .abductors, "d": .adductors, "g": .glutes, "q": .quadriceps, "k": .hamstrings,
    "v": .calves,
  ]

  /// As one sees a person who faces one.
  static let front = """
          .....
          .....
           nnn
        tttnnnttt
      sssccc cccsss
     ssssccc cccssss
     bbb ccc ccc bbb
     bbb oaa aao bbb
     bb  oaa aao  bb
    fff  oaa aao  fff
    ff  xhaa aahx  ff
    ..  xhhd dhhx  ..
        qqqd dqqq
        qqqd dqqq
        qqqq qqqq
         qqq qqq
         ... ...
         v.v v.v
         v.v v.v
        .... ....
    """

  /// As one sees a person from behind.
  static let back = """
          .....
          .....
           nnn
        ttttttttt
      rrrtttttttrrr
     rrrrmmmtmmmrrrr
     eee mmmtmmm eee
     eee llmtmll eee
     ee  lllwlll  ee
    fff   wwwww   fff
    ff   xwwwwwx   ff
    ..  xggg gggx  ..
        gggg gggg
        kkkd dkkk
        kkkk kkkk
         kkk kkk
         ... ...
         vvv vvv
         vvv vvv
        .... ....
    """

  /// The width of one figure in cells.
  static let columns = 17
  /// The height of one figure in cells.
  static let rows = 20
}
