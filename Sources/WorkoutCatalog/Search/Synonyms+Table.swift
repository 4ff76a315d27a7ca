extension Synonyms {
  /// The groups, one a line, their phrases parted by commas. Words are folded when read, so case, plurals, hyphens and the
  /// spacing of Hangul do not matter; variant spellings are found by `Spelling` and need not be listed. What the phrases of a
  /// line that begins with "=" mean is one and the same: they are as good as what was typed.
  static let table: StaticString = """
    # Equipment
    dumbbell, 덤벨, 아령
    barbell, 바벨, 역기
    kettlebell, kettle bell, 케틀벨
    bodyweight, body weight, body only, 맨몸
    cable, pulley, 케이블
    ez bar, ez curl bar, e z bar, e z curl bar, curl bar, ez, 이지바
    = trap bar, hex bar, 트랩바, 헥스바
    smith machine, smith, 스미스 머신, 스미스
    swiss ball, stability ball, exercise ball, gym ball, physio ball, fit ball, 짐볼
    med ball, medicine ball, mb, 메디신볼
    resistance band, band, 밴드, 저항 밴드
    plate loaded, hammer strength, leverage, lever
    trx, suspension, suspension trainer, suspended
    ab wheel, ab roller, ab rollout, wheel rollout, barbell rollout
    ab wheel, AB 휠, 롤아웃, AB 슬라이드, 슬라이드 휠, 복근 롤러
    ssb, safety squat bar, safety bar
    battle rope, battling rope, 배틀로프
    jump rope, skipping rope, rope jumping, rope skipping, skipping, 줄넘기
    sled, prowler
    foam roll, foam roller, smr, 폼롤러

    # Manner
    = one arm, single arm, one armed, one hand, one handed, single hand, single handed, 1 arm
    one arm, single arm, sa, 원암, 한 팔, 싱글암
    = one leg, single leg, one legged, single legged, 1 leg
    one leg, single leg, sl, 원레그, 한 다리, 싱글레그
    = alternating, alternate, alt
    = close grip, narrow grip
    close grip, narrow grip, cg, 클로즈그립, 내로우그립
    overhead, oh, 오버헤드
    wide grip, wg, 와이드그립
    reverse grip, rg, underhand, underhand grip, supinated, supinated grip, 리버스그립, 언더그립
    overhand, pronated, overhand grip, pronated grip, 오버그립
    neutral grip, hammer grip, parallel grip, 뉴트럴그립
    = stiff leg, stiff legged, straight leg, straight legged
    = bent over, bentover
    bent over, bentover, bo, 벤트오버
    standing, 스탠딩
    seated, sitting, 시티드
    lying, 라잉
    kneeling, 니링
    incline, 인클라인
    decline, 디클라인
    reverse, 리버스
    hanging, 행잉
    weighted, wtd, 중량
    assisted, 어시스트
    = plyo, plyometric
    = iso, isometric
    behind the neck, btn
    sumo, 스모
    front, 프론트

    # Chest
    bench press, bp, flat bench press, flat bench, bench, 벤치프레스, 벤프, 벤치
    incline bench press, incline press, incline bench, ibp, 인클라인 벤치프레스, 인벤, 인클벤
    decline bench press, decline press, decline bench, 디클라인 벤치프레스
    dumbbell bench press, dbbp, dbp, dumbbell chest press, 덤벨 벤치프레스, 덤벤, 덤프
    close grip bench press, cgbp, 클로즈그립 벤치프레스, 클벤
    chest press, 체스트 프레스
    chest fly, pec fly, 체스트 플라이
    = fly, flye, flyes, flys, 플라잉
    fly, flye, 플라이
    pec deck, pec dec, pec deck fly, machine fly, butterfly, butterfly machine, 나비, 나비 머신, 펙덱, 펙덱 플라이, 버터플라이
    cable crossover, cable cross over, cable fly, 케이블 크로스오버, 케이블 플라이
    = push up, press up, pushup, pressup
    push up, press up, pushup, pressup, 푸시업, 팔굽혀펴기, 푸샵
    dip, 딥스
    chest dip, parallel bar dip, 평행봉 딥스
    svend press, plate press
    diamond push up, close grip push up, triangle push up, 다이아몬드 푸시업
    landmine press, linear jammer
    archer, typewriter

    # Back
    pull up, pullup, 풀업, 턱걸이
    chin up, chinup, 친업
    lat pulldown, lat pull, lpd, lat pull down, front lat pulldown, 랫풀다운, 랫풀
    straight arm pulldown, straight arm pushdown, stiff arm pulldown, lat prayer, 암풀다운, 스트레이트암 풀다운
    seated row, cable row, seated cable row, low row, 시티드 로우, 케이블 로우
    bent over row, barbell row, bor, bent row, pendlay row, 바벨 로우, 벤트오버 로우
    t bar row, t bar, tbar row, tbar, 티바 로우, T바 로우
    chest supported row, incline row, 체스트 서포티드 로우
    inverted row, body row, bodyweight row, australian pull up, 인버티드 로우
    row, rowing, 로우
    back extension, hyperextension, hyper, roman chair, 백 익스텐션, 하이퍼익스텐션
    reverse hyper, reverse hyperextension
    shrug, shoulder elevation, scapular elevation, elevation, 슈러그, 으쓱
    deadlift, dl, dead lift, regular deadlift, standard deadlift, 데드리프트, 데드
    conventional deadlift, barbell deadlift, 컨벤셔널 데드리프트, 컨데
    romanian deadlift, rdl, 루마니안 데드리프트, 루데
    stiff leg deadlift, sldl, stiff legged deadlift, straight leg deadlift, 스티프 레그 데드리프트, 스티프 데드리프트, 스티프
    sumo deadlift, sdl, 스모 데드리프트, 스모데드, 스데
    trap bar deadlift, tbdl, hex bar deadlift, 트랩바 데드리프트
    single leg deadlift, single leg rdl, slrdl
    rack pull, 랙풀
    good morning, gm, 굿모닝
    superman, back raise
    dead hang, bar hang, 데드행, 매달리기, 철봉 매달리기, 오래 매달리기

    # Shoulders
    overhead press, ohp, military press, shoulder press, strict press, 오헤프, 오버헤드 프레스, 밀리터리 프레스, 숄더 프레스, 밀프
    = push press, pp
    push press, 푸시 프레스
    lateral raise, side lateral raise, side raise, lat raise, side lateral, side lat, 사이드 레터럴 레이즈, 레터럴 레이즈, 사레레
    front raise, 프론트 레이즈, 프레레
    rear delt fly, reverse fly, rear delt raise, rear lateral raise, bent over lateral raise, bent over raise, rear fly, rear delt, reverse flye, 리버스 플라이, 벤트오버 레터럴 레이즈, 벤레레
    face pull, fp, 페이스풀
    upright row, 업라이트 로우
    arnold press, 아놀드 프레스
    handstand push up, hspu, 핸드스탠드 푸시업, 물구나무 푸시업
    shoulder, 어깨, 숄더
    external rotation, rotator cuff

    # Arms
    curl, 컬
    bicep curl, biceps curl, arm curl, 이두컬, 바이셉 컬
    barbell curl, bbc, 바벨 컬
    hammer curl, 해머 컬
    preacher curl, scott curl, 프리처 컬
    skull crusher, skullcrusher, lying triceps extension, lying triceps press, nose breaker, french press, 스컬 크러셔, 라잉 트라이셉스 익스텐션
    triceps extension, tricep extension, 트라이셉스 익스텐션, 삼두 익스텐션
    overhead triceps extension, french press, overhead extension, 오버헤드 트라이셉스 익스텐션
    triceps pushdown, tricep pushdown, pushdown, triceps pressdown, pressdown, cable pushdown, rope pushdown, 푸시다운, 트라이셉스 푸시다운, 케이블 푸시다운
    triceps kickback, dumbbell kickback, kickback, 킥백
    bench dip, chair dip, 벤치 딥스
    wrist curl, forearm curl, 리스트 컬, 손목 컬
    wrist roller, wrist roll

    # Legs
    squat, 스쿼트
    back squat, barbell squat, bsq, bs, hbbs, high bar squat, 백 스쿼트, 바벨 스쿼트
    front squat, fsq, fs, 프론트 스쿼트, 프스
    overhead squat, ohs, 오버헤드 스쿼트
    bodyweight squat, air squat, 맨몸 스쿼트, 에어 스쿼트
    goblet squat, 고블릿 스쿼트
    bulgarian split squat, bss, rear foot elevated split squat, rfess, bulgarian squat, 불가리안 스플릿 스쿼트, 불스스
    bulgarian split squat, bss, split squat
    pistol squat, single leg squat, one leg squat, 피스톨 스쿼트
    hack squat, 핵 스쿼트
    leg press, 레그 프레스
    leg extension, quad extension, knee extension, 레그 익스텐션, 레익
    lying leg curl, prone leg curl, lying hamstring curl, 라잉 레그 컬
    leg curl, hamstring curl, ham curl, 레그 컬, 레컬
    nordic curl, nordic hamstring curl, natural glute ham raise, 노르딕 컬
    glute ham raise, ghr, ghd raise
    lunge, 런지
    reverse lunge, rear lunge, back lunge, 리버스 런지, 백 런지
    side lunge, lateral lunge, 사이드 런지
    step up, box step up, bench step up, 스텝업
    tibialis raise, toe raise, shin raise, 티비알리스 레이즈
    calf raise, heel raise, calf press, 카프 레이즈, 종아리 레이즈
    hip thrust, barbell hip thrust, ht, barbell glute bridge, 힙 쓰러스트
    glute bridge, hip bridge, hip raise, butt lift, 글루트 브릿지, 브릿지
    glute kickback, donkey kick, cable kickback, 글루트 킥백, 동키 킥
    hip abduction, hip abductor, abductor machine, thigh abductor, outer thigh, 힙 어브덕션, 아웃타이, 아웃 타이, 아웃싸이
    hip adduction, hip adductor, adductor machine, thigh adductor, inner thigh, 힙 어덕션, 이너타이, 이너 타이, 이너싸이
    wall sit, wall squat, 월 싯
    box jump, 박스 점프
    jump squat, squat jump, 점프 스쿼트
    leg, 다리, 레그

    # Trunk
    sit up, situp, full sit up, 윗몸일으키기, 싯업
    crunch, 크런치
    bicycle crunch, air bike, bicycle, 바이시클 크런치
    reverse crunch, 리버스 크런치
    leg raise, leg lift, lying leg raise, 레그 레이즈, 다리 들기, 다리 들어올리기, 다리 올리기, 누워서 다리 들기
    hanging leg raise, hlr, 행잉 레그 레이즈, 행레
    knee raise, captains chair, 니 레이즈
    = toes to bar, toe to bar, t2b, ttb
    toes to bar, 토즈 투 바
    russian twist, 러시안 트위스트
    plank, elbow plank, forearm plank, 플랭크
    high plank, push up hold, straight arm plank, 하이 플랭크
    side plank, side bridge, 사이드 플랭크
    knee tuck, leg tuck, leg pull in, knees to chest
    v up, jackknife, jack knife, 브이업
    mountain climber, mtn climber, 마운틴 클라이머, 마운틴 클라이밍
    wood chop, woodchopper, woodchop, 우드 찹
    ab, abdominal, abs, 복근

    # Whole body and conditioning
    = clean and jerk, clean jerk, cnj, c j
    clean and jerk, 클린 앤 저크, 클린 앤드 저크, 용상
    snatch, 스내치, 인상
    power clean, pc, 파워 클린
    clean, 클린
    thruster, 쓰러스터
    push jerk, power jerk, 푸시 저크
    ball slam, slam ball, medicine ball slam, overhead slam, 볼 슬램
    turkish get up, tgu, get up, 터키시 겟업
    muscle up, mu, 머슬업
    ring muscle up, rmu, 링 머슬업
    double under, du, 더블 언더, 이단 뛰기, 2단 뛰기, 쌩쌩이
    kettlebell swing, kbs, kb swing, 케틀벨 스윙, 케스
    swing, 스윙
    farmers walk, farmers hold, farmers carry, farmer walk, farmer carry, 파머스 워크, 파머스 캐리, 농부 걷기
    burpee, 버피
    jumping jack, star jump, 점핑잭, 팔벌려뛰기
    running, run, treadmill, jogging, 달리기, 러닝, 런닝, 트레드밀, 조깅
    cycling, bike, biking, bicycling, spinning, 자전거, 사이클
    stationary bike, stationary bicycle, exercise bike, exercise bicycle, spin bike, stationary bicycling, recumbent bike, 실내 자전거
    rowing machine, rower, erg, c2, concept 2, c2 rower, stationary rowing, rowing, 로잉 머신, 로잉
    assault bike, air bike, airbike, fan bike, 어썰트 바이크, 에어 바이크
    elliptical, cross trainer, elliptical trainer, 일립티컬
    stair climber, stairmaster, stepmill, step mill, stairs, 천국의 계단, 천계, 스텝밀, 계단
    walking, walk, 걷기

    # Words that both languages use
    press, 프레스
    raise, elevation, 레이즈
    extension, 익스텐션
    pulldown, 풀다운
    pullover, 풀오버
    stretch, 스트레칭, 스트레치
    cobra, cobra pose, cobra stretch, 코브라 자세, 코브라 스트레칭
    cat cow, cat camel, cat stretch, 캣카우
    it band, itb, iliotibial band, iliotibial tract, 장경인대
    jump, 점프
    twist, 트위스트
    rotation, 로테이션
    bridge, 브릿지
    machine, 머신
    chest, 가슴, 체스트, 흉근
    back, 등
    glute, 둔근, 글루트, 엉덩이
    hip, 힙
    hamstring, 햄스트링
    quad, 쿼드, 허벅지
    calf, 종아리, 카프
    biceps, 이두, 바이셉
    triceps, 삼두, 트라이셉
    lat, 광배근, 랫
    """
}
