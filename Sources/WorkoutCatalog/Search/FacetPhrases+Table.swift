extension FacetPhrases {
  /// What is said around a muscle or equipment, and says nothing.
  static let noiseWords: StaticString = """
    workout, exercise, training, train, day, routine, session, move, movement, muscle, best, top, good, for, with, at, the, my, a, and,
    only, focused, builder, strengthening, 운동, 운동법, 루틴, 추천, 근육, 강화, 하는 날, 데이, 트레이닝, 부위, 종목, 으로, 만, 하는, 위한, 용
    """

  /// A line for each meaning: what people type, parted by commas; then, behind the equals sign, the facets that will do.
  /// `&` parts what is needed together; behind "named:" stand the names that such workouts are known by. Spaces and
  /// plurals do not matter on the left.
  static let table: StaticString = """
    # Parts of muscles, by the workouts that are known for them
    upper chest, upper pec, clavicular head, 윗가슴, 가슴 상부, 가슴 위쪽, 상부 가슴 = chest & named: incline, low to high, reverse grip bench, 인클라인
    lower chest, lower pec, 아랫가슴, 밑가슴, 가슴 하부, 가슴 아래쪽, 하부 가슴 = chest & named: decline, dip, high to low, crossover, 디클라인, 딥스
    inner chest, middle chest, mid chest, 안쪽 가슴, 가슴 안쪽, 가슴골 = chest & named: fly, crossover, pec deck, svend, squeeze, diamond, 플라이, 크로스오버
    outer chest, 바깥 가슴, 가슴 바깥쪽 = chest & named: fly, wide, dip, 플라이, 와이드
    serratus, serratus anterior, 전거근 = chest, shoulders & named: scapular push up, push up plus, pullover, 전거근
    upper back, 윗등, 등 상부, 상부 등, 등 위쪽 = middle-back, traps, rear-delts
    mid back, 등 중앙, 등 중간, 등 두께 = middle-back
    back width, wide back, v taper, 등 넓이, 등 너비, 프레임 = lats
    erectors, spinal erectors, spinal erector, low back, 하부 등, 등 하부, 등 아래쪽, 허리 강화 = lower-back
    upper trap, upper traps, 상부 승모, 상부 승모근, 윗승모 = traps & named: shrug, upright row, farmer, 슈러그, 업라이트
    lower trap, lower traps, middle trap, mid trap, 하부 승모, 하부 승모근 = traps, rear-delts, middle-back & named: y raise, ytw, face pull, scapular, row
    front delt, anterior delt, front shoulder, anterior deltoid, 전면 삼각근, 전면 어깨, 어깨 전면, 앞어깨, 전면 = shoulders & named: front raise, overhead press, shoulder press, military press, 프론트 레이즈, 숄더 프레스
    side delt, lateral delt, middle delt, medial delt, side deltoid, lateral deltoid, side shoulder, 측면 삼각근, 측면 어깨, 어깨 측면, 옆어깨, 측면 = shoulders & named: lateral raise, side raise, 레터럴 레이즈
    rear delt, posterior delt, rear deltoid, back shoulder, 뒷어깨, 어깨 후면, 후면 어깨, 후면 삼각근 = rear-delts
    rotator cuff, 회전근개 = shoulders, rear-delts & named: external rotation, internal rotation, cuban, rotator cuff, 외회전, 내회전
    upper arm, 팔뚝 위 = biceps, triceps
    arm, 팔, 팔뚝 = biceps, triceps
    long head triceps, triceps long head, 삼두 장두 = triceps & named: overhead, skull crusher, 오버헤드, 스컬 크러셔
    biceps peak, bicep peak, biceps long head, 이두 장두 = biceps & named: incline curl, concentration curl, incline dumbbell curl, 컨센트레이션
    brachialis, brachioradialis, 상완근, 상완요골근 = biceps, forearms & named: hammer, reverse curl, reverse grip curl, 해머, 리버스 컬
    grip strength, grip, wrist, 그립, 악력, 손목 = forearms
    upper ab, upper abs, upper abdominal, 윗배, 상복부, 상복근 = abdominals & named: crunch, sit up, 크런치, 윗몸일으키기
    lower ab, lower abs, lower abdominal, lower stomach, 아랫배, 하복부, 하복근 = abdominals & named: leg raise, knee raise, reverse crunch, flutter kick, scissor kick, toes to bar, 레그 레이즈
    stomach, belly, belly fat, tummy, six pack, sixpack, 뱃살, 복부, 식스팩, 똥배, 배 = abdominals
    love handle, side ab, side abs, waist, 옆구리 살, 옆구리, 러브핸들 = obliques
    trunk, midsection, 몸통, 중심 근육 = core
    glute med, glute medius, gluteus medius, glute minimus, side glute, upper glute, 중둔근, 소둔근 = abductors, glutes & named: abduction, clamshell, lateral walk, fire hydrant, side lying leg raise, hip dip, 어브덕션, 클램쉘
    booty, bum, buttock, bottom, glute max, gluteus, hip, 힙업, 애플힙, 엉덩이 = glutes
    glute activation, glute warm up, 둔근 활성화, 엉덩이 활성화 = glutes, abductors & named: glute bridge, clamshell, lateral walk, monster walk, fire hydrant, donkey kick, 글루트 브릿지, 클램쉘
    front thigh, teardrop, vmo, outer quad, quad, 앞벅지, 앞허벅지, 허벅지 앞쪽 = quadriceps
    back thigh, ham, 뒷허벅지, 허벅지 뒤쪽, 허벅지 뒤 = hamstrings
    inner leg, 안쪽 허벅지, 허벅지 안쪽 살 = adductors
    outer leg, 바깥 허벅지 = abductors
    thigh, 허벅지 = quadriceps, hamstrings
    calf, 알통 다리 = calves
    ankle, foot, 발목 = calves & named: ankle, foot, tibialis, 발목, 발바닥
    posterior chain, back chain, 후면 사슬, 후면 체인, 포스테리어 체인 = hamstrings, glutes, lower-back & named: deadlift, good morning, hip thrust, swing, hyperextension, back extension, glute ham, romanian, 데드리프트, 굿모닝

    # Halves of the body, and days of a split
    upper body, upper, upper day, 상체 = chest, back, shoulders, arms
    lower body, lower, lower day, leg, 하체, 다리 = legs, glutes
    push day, push workout, push exercise, push routine, pushing, push movement, push muscle, 푸시 데이, 푸쉬 데이, 미는 운동, 밀기 운동, 밀기 = chest, shoulders, triceps & push
    pull day, pull workout, pull exercise, pull routine, pulling, pull movement, pull muscle, 풀 데이, 당기는 운동, 당기기 운동, 당기기 = lats, middle-back, lower-back, traps, rear-delts, biceps & pull
    total body, whole body, full body, 전신 = full body

    # What it is done with, and where
    no equipment, without equipment, no weight, without weight, equipment free, no gym, home, at home, home workout, in home, prison, hotel, travel, 맨손, 집에서, 집, 홈트, 홈트레이닝, 무기구, 기구 없이, 도구 없이, 장비 없이, 맨몸 = bodyweight
    bodyweight, body weight, body only, calisthenics, calisthenic, 칼리스데닉스, 맨몸운동 = bodyweight, pull-up-bar, dip-bars, rings
    squat rack, power rack, power cage, squat cage, 스쿼트랙, 파워랙 = barbell & quadriceps, glutes, hamstrings
    free weight, 프리웨이트, 프리 웨이트 = barbell, dumbbell, kettlebell
    bosu, bosu ball, balance ball, 보수, 보수볼 = exercise-ball

    # How it is done
    compound, compound lift, multi joint, multijoint, big lift, basic lift, 컴파운드, 복합, 복합 관절, 다관절 = compound
    isolation, isolated, single joint, 아이솔레이션, 고립, 단일 관절, 단순 관절 = isolation
    isometric, isometric hold, static, static hold, 등척성, 아이소메트릭, 버티기, 정적 = static & strength
    olympic lift, olympic lifting, olympic, oly, oly lift, weightlifting, 올림픽 리프팅, 올림픽 리프트, 역도 = olympic-weightlifting
    strongman, strong man, 스트롱맨 = strongman
    explosive, jump training, plyo, 폭발력, 순발력 = plyometrics, olympic-weightlifting
    hiit, tabata, metcon, 타바타, 히트, 서킷, circuit, 인터벌 = plyometrics, cardio & named: burpee, jumping jack, mountain climber, high knee, jump squat, squat jump, tuck jump, skater, jumping lunge, 버피
    fat burn, fat burning, fat loss, weight loss, conditioning, endurance, 지방 연소, 살 빼는, 살빼기, 다이어트, 체력 = cardio, plyometrics
    warm up, warmup, warm, warming up, dynamic warm up, 워밍업, 웜업, 준비 운동, 몸풀기 = mobility
    cool down, cooldown, stretch, flexibility, 쿨다운, 정리 운동, 마무리 운동, 유연성, 스트레칭 = stretching
    mobility drill, joint mobility, 모빌리티, 관절 가동성 = mobility
    massage, myofascial release, self massage, recovery, 마사지, 근막 이완, 회복 = foam-roller
    yoga, yoga pose, asana, 요가, 요가 자세 = stretching, mobility & named: pose, asana, dog, salutation, cat cow, warrior, 자세, 요가
    posture, posture correction, rounded shoulder, 자세 교정, 거북목, 라운드 숄더, 굽은 등, 굽은 어깨 = named: face pull, pull apart, wall angel, chin tuck, external rotation, thoracic, superman, 월 엔젤, 페이스 풀
    rehab, prehab, physio, physical therapy, injury prevention, 재활, 재활 운동, 부상 예방 = named: external rotation, internal rotation, bird dog, dead bug, clamshell, chin tuck, pull apart, glute bridge, wall slide, ankle mobility, 외회전, 버드독
    balance, 균형, 밸런스 = named: single leg, one leg, pistol, tree pose, bird dog, skater, stability, bosu, 한 발
    """
}
