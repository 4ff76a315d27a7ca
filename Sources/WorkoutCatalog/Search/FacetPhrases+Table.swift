extension FacetPhrases {
  /// What is said around a muscle or equipment, and says nothing.
  static let noiseWords: StaticString = """
    workout, exercise, training, train, day, routine, session, move, movement, muscle, best, top, good, for, with, at, the, my, a, and,
    only, focused, builder, strengthening, variation, idea, easy, simple, bigger, stronger, build, grow, gym, men, women, man, woman, ladies, amrap, emom,
    운동, 운동법, 루틴, 추천, 근육, 강화, 하는 날, 데이, 트레이닝, 부위, 종목, 으로, 만, 하는, 위한, 용, 빼기, 빼는, 키우기, 키우는, 커지는, 만들기, 여자, 여성, 남자,
    남성, 헬스, 자극
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
    mid back, back thickness, thick back, thicker back, 등 중앙, 등 중간, 등 두께 = middle-back
    back width, wide back, wider back, v taper, 등 넓이, 등 너비, 등 넓히기, 넓은 등, 프레임 = lats
    erectors, spinal erectors, spinal erector, low back, 하부 등, 등 하부, 등 아래쪽, 허리 강화 = lower-back
    upper trap, upper traps, 상부 승모, 상부 승모근, 윗승모 = traps & named: shrug, upright row, farmer, 슈러그, 업라이트
    lower trap, lower traps, middle trap, mid trap, 하부 승모, 하부 승모근 = traps, rear-delts, middle-back & named: y raise, ytw, face pull, scapular, row
    front delt, anterior delt, front shoulder, anterior deltoid, 전면 삼각근, 전면 어깨, 어깨 전면, 앞어깨, 전면 = shoulders & named: front raise, overhead press, shoulder press, military press, 프론트 레이즈, 숄더 프레스
    side delt, lateral delt, middle delt, medial delt, side deltoid, lateral deltoid, side shoulder, 측면 삼각근, 측면 어깨, 어깨 측면, 옆어깨, 측면 = shoulders & named: lateral raise, side raise, 레터럴 레이즈
    rear delt, posterior delt, rear deltoid, back shoulder, 뒷어깨, 어깨 후면, 후면 어깨, 후면 삼각근 = rear-delts
    broad shoulder, wide shoulder, wider shoulder, 어깨 넓히기, 어깨 넓어지는, 넓은 어깨, 어깨 깡패 = shoulders & named: lateral raise, overhead press, shoulder press, upright row, 레터럴 레이즈, 숄더 프레스
    rotator cuff, 회전근개 = shoulders, rear-delts & named: external rotation, internal rotation, cuban, rotator cuff, 외회전, 내회전
    upper arm, 팔뚝 위 = biceps, triceps
    arm, 팔, 팔뚝 = biceps, triceps
    flabby arm, 팔뚝살, 팔뚝 살 = triceps
    long head triceps, triceps long head, 삼두 장두 = triceps & named: overhead, skull crusher, 오버헤드, 스컬 크러셔
    biceps peak, bicep peak, biceps long head, long head biceps, 이두 장두 = biceps & named: incline curl, concentration curl, incline dumbbell curl, 컨센트레이션
    brachialis, brachioradialis, 상완근, 상완요골근 = biceps, forearms & named: hammer, reverse curl, reverse grip curl, 해머, 리버스 컬
    wrist flexor, 전완 굴곡근, 손목 굴곡근 = forearms & named: wrist curl, 리스트 컬, 손목 컬
    wrist extensor, 전완 신전근, 손목 신전근 = forearms & named: reverse wrist curl, 리버스 리스트 컬
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
    back thigh, ham, 뒷허벅지, 허벅지 뒤쪽, 허벅지 뒤, 대퇴이두, 대퇴이두근 = hamstrings
    good girl machine = adductors & machine
    bad girl machine = abductors & machine
    inner leg, hip adductor, thigh adductor, 안쪽 허벅지, 허벅지 안쪽 살 = adductors
    outer leg, hip abductor, thigh abductor, 바깥 허벅지 = abductors
    thigh, 허벅지 = quadriceps, hamstrings
    calf, 알통 다리 = calves
    soleus, 가자미근 = calves & named: seated calf raise, seated calf, bent knee calf, 시티드 카프
    shin, tibialis, tibialis anterior, 정강이, 전경골근, 앞정강근 = calves & named: tibialis, shin raise, 티비알리스
    ankle, foot, 발목 = calves & named: ankle, foot, tibialis, 발목, 발바닥
    posterior chain, back chain, 후면 사슬, 후면 체인, 포스테리어 체인 = hamstrings, glutes, lower-back & named: deadlift, good morning, hip thrust, swing, hyperextension, back extension, glute ham, romanian, 데드리프트, 굿모닝

    # Halves of the body, and days of a split
    upper body, upper, upper day, 상체 = chest, back, shoulders, arms
    lower body, lower, lower day, leg, 하체, 다리 = legs, glutes
    push day, push workout, push exercise, push routine, pushing, push movement, push muscle, 푸시 데이, 푸쉬 데이, 미는, 미는 운동, 밀기 운동, 밀기 = chest, shoulders, triceps & push
    pull day, pull workout, pull exercise, pull routine, pulling, pull movement, pull muscle, 풀 데이, 당기는, 당기는 운동, 당기기 운동, 당기기 = lats, middle-back, lower-back, traps, rear-delts, biceps & pull
    total body, whole body, full body, 전신 = named: burpee, thruster, swing, clean, snatch, jerk, get up, clean and press, man maker, devil press, wall ball, tire flip, battle rope, rope climb, bear crawl, inchworm, muscle up, jumping jack, mountain climber, rowing machine, jump rope, swimming, stationary rowing, worlds greatest stretch, sun salutation, downward facing dog, childs pose, cat cow, 버피, 쓰러스터, 스윙, 클린, 스내치, 저크, 겟업, 수영

    # What it is done with, and where
    no equipment, without equipment, no weight, without weight, equipment free, no gym, home, at home, home workout, in home, prison, hotel, travel, 맨손, 집에서, 집, 홈트, 홈트레이닝, 무기구, 기구 없이, 도구 없이, 장비 없이 = bodyweight
    cardio at home, home cardio, at home cardio, 집에서 유산소, 홈트 유산소, 유산소 홈트, 홈 유산소 = bodyweight, jump-rope & named: jumping jack, burpee, high knee, butt kick, mountain climber, jump rope, squat thrust, plank jack, shadow boxing, fast feet, skater, 팔벌려뛰기, 버피, 줄넘기
    bodyweight, body weight, body only, calisthenics, calisthenic, 칼리스데닉스, 칼리스테닉스, 맨몸, 맨몸운동 = bodyweight, pull-up-bar, dip-bars, rings
    squat rack, power rack, power cage, squat cage, 스쿼트랙, 파워랙 = barbell & quadriceps, glutes, hamstrings
    free weight, 프리웨이트, 프리 웨이트 = barbell, dumbbell, kettlebell
    bosu, bosu ball, balance ball, 보수, 보수볼 = exercise-ball

    # How it is done
    compound, compound lift, compound movement, multi joint, multijoint, big lift, basic lift, 컴파운드, 복합, 복합 관절, 다관절 = compound
    isolation, isolated, single joint, 아이솔레이션, 고립, 단일 관절, 단순 관절 = isolation
    isometric, isometric hold, static, static hold, 등척성, 아이소메트릭, 버티기, 정적 = static & strength
    powerlifting, powerlift, big three, big 3, sbd, 파워리프팅, 3대, 삼대, 빅3, 빅 쓰리 = barbell & named: squat, bench press, deadlift, 스쿼트, 벤치프레스, 데드리프트
    hinge, hip hinge, 힌지, 힙 힌지 = named: deadlift, good morning, swing, pull through, 데드리프트, 굿모닝
    crossfit, cross fit, wod, 크로스핏, 와드 = named: burpee, box jump, wall ball, thruster, kettlebell swing, double under, toes to bar, muscle up, handstand push up, rope climb, snatch, clean and jerk, rowing machine, assault bike
    gymnastics, gymnastic, 체조 = rings, bodyweight, pull-up-bar, dip-bars & named: muscle up, handstand, ring, lever, planche, l sit, skin the cat, iron cross, v sit
    animal flow, animal walk, animal movement, 애니멀 플로우 = named: bear crawl, crab walk, inchworm, frog jump, bear plank, duck walk, gorilla, 베어 크롤, 크랩 워크
    olympic lift, olympic lifting, olympic, oly, oly lift, weightlifting, 올림픽 리프팅, 올림픽 리프트, 역도 = olympic-weightlifting
    strongman, strong man, 스트롱맨 = strongman
    explosive, jump training, plyo, 폭발력, 순발력 = plyometrics, olympic-weightlifting
    hiit, tabata, metcon, 타바타, 히트, 서킷, circuit = plyometrics, cardio & named: burpee, jumping jack, mountain climber, high knee, jump squat, squat jump, tuck jump, skater, jumping lunge, 버피
    fat burn, fat burning, fat loss, weight loss, conditioning, endurance, 지방 연소, 살 빼는, 살빼기, 다이어트, 체력 = cardio, plyometrics
    liss, steady state, low intensity, zone 2, 저강도, 저강도 유산소 = cardio & named: walk, walking, jogging, stationary bike, elliptical, long slow, 걷기, 조깅
    warm up, warmup, warm, warming up, dynamic warm up, 워밍업, 웜업, 준비 운동, 몸풀기 = mobility
    cool down, cooldown, stretch, flexibility, 쿨다운, 정리 운동, 마무리 운동, 마무리 스트레칭, 유연성, 스트레칭 = stretching
    hip mobility, hip opener, hip opening, 고관절, 고관절 가동성, 힙 모빌리티, 골반, 골반 교정, 골반 스트레칭 = mobility, stretching & named: hip, pigeon, butterfly, frog, couch, lizard, leg swing, deep squat, 고관절
    mobility drill, joint mobility, 모빌리티, 관절 가동성 = mobility
    massage, myofascial release, self massage, recovery, 마사지, 근막 이완, 회복 = foam-roller
    chest opener, chest opening, pec stretch, 가슴 열기, 가슴 펴기 = chest & stretching, mobility
    yoga, yoga pose, asana, 요가, 요가 자세 = stretching, mobility & named: pose, asana, dog, salutation, cat cow, warrior, 자세, 요가
    forward head, text neck, tech neck, 거북목 = named: chin tuck, neck flexion stretch, neck extension stretch, levator, neck side stretch, wall angel
    posture, posture correction, rounded shoulder, 자세 교정, 라운드 숄더, 굽은 등, 굽은 어깨 = named: face pull, pull apart, wall angel, chin tuck, external rotation, thoracic, superman, 월 엔젤, 페이스 풀
    back pain, lower back pain, low back pain, 허리 통증, 요통, 허리 디스크, 허리 재활 = named: cat cow, childs pose, bird dog, dead bug, knees to chest, knee to chest, spinal twist, glute bridge, pelvic tilt, cobra, 캣카우, 버드독
    knee rehab, knee pain, knee strengthening, bad knees, 무릎 통증, 무릎 재활, 무릎 강화 = named: straight leg raise, terminal knee extension, wall sit, step up, spanish squat, leg extension, 월 싯
    rehab, prehab, physio, physical therapy, injury prevention, 재활, 재활 운동, 부상 예방 = named: external rotation, internal rotation, bird dog, dead bug, clamshell, chin tuck, pull apart, glute bridge, wall slide, ankle mobility, 외회전, 버드독
    balance, 균형, 밸런스 = named: single leg, one leg, pistol, tree pose, bird dog, skater, stability, bosu, 한 발
    """
}
