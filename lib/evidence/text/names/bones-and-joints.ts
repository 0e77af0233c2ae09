/**
 * Everyday names, shorthand and slang of bones, joints, muscles and injuries of them, as lines of the table in
 * `../synonyms.ts`. Common knowledge of the field.
 */
export const bonesAndJoints = `
manipulation under anaesthesia = mua
carpal tunnel = cts = carpal tunnel syndrome
lumbar disc herniation = slipped disc = herniated disc
spinal stenosis = lumbar stenosis
bone fracture = broken bone = break
corticosteroid injection = steroid injection = cortisone injection = cortisone shot
osteoarthritis = wear and tear = worn joint
knee osteoarthritis = arthritic knee = bad knee
rheumatoid arthritis = rheumatoid
psoriatic arthritis = psa arthritis
ankylosing spondylitis = axial spondyloarthritis = axspa
lupus = sle = systemic lupus erythematosus
anca vasculitis = gpa
giant cell arteritis = gca = temporal arteritis
polymyalgia rheumatica = pmr
fibromyalgia = fibro
hip fracture = broken hip = fractured neck of femur = nof
wrist fracture = broken wrist = distal radius fracture
ankle fracture = broken ankle = broken leg
vertebral fracture = crushed vertebra
vertebroplasty = cement in the spine
frozen shoulder = adhesive capsulitis
shoulder impingement = subacromial pain = subacromial decompression
rotator cuff = cuff tear
tennis elbow = lateral epicondylitis
plantar fasciitis = heel pain
achilles tendon = achilles rupture
meniscus = meniscal = torn cartilage = meniscal tear = cartilage tear
arthroscopy = keyhole
physiotherapy = physio = physical therapy
exercise = physical activity
acl = cruciate = cruciate ligament
osteomyelitis = bone infection = bone and joint infection
prosthetic joint infection = pji
back pain = bad back
lumbar radiculopathy = radiculopathy
kneecap = patella
sore joints = arthritis
worn out joint = osteoarthritis = worn knee
worn hip = hip osteoarthritis
slip disc = lumbar disc herniation
knee osteoarthritis = worn knee = worn out knee = creaky knee = dodgy knee = knee wear = bone on bone knee
hip osteoarthritis = worn out hip = dodgy hip = hip wear
subacromial decompression = shoulder keyhole surgery = shaving the shoulder = shoulder decompression
shoulder impingement = painful shoulder = shoulder catches = shoulder pinching
fracture = break bones = broken bones = snapped bone
neck pain = stiff neck = crick in the neck = sore neck
whiplash = neck injury after a crash = rear ended
back pain = lumbago = sore back = dodgy back = backache
spinal manipulation = chiropractor = back cracking = osteopath
carpal tunnel = numb fingers at night = tingling fingers at night
splint = wrist brace = wrist support
tennis elbow = painful elbow = elbow pain
plantar heel pain = plantar fasciitis = sore heel = heel spur = pain under heel
achilles tendinopathy = sore achilles = achilles pain
orthoses = insoles = shoe inserts = arch supports
ankle sprain = twisted ankle = rolled ankle = sprained ankle
meniscal tear = torn knee cartilage = knee cartilage
arthroscopy = keyhole knee surgery = washing out the knee
pseudogout = calcium crystals
fall = falls in old people
fall prevention = stop falling = keep from falling
chronic pain = pain for years = long term pain
hip replacement = new hip
knee replacement = new knee
orthopedic implant = joint implant
fall = tumble
vertebroplasty = bone cement = cemented vertebra = cementing vertebra
vertebral fracture = broken vertebra = broken back = crushed spine = spinal compression fracture
neck pain = whiplash
vertebral fracture = crush fracture = crushed vertebra = l1 crush = collapsed vertebra
vertebroplasty = cement in the spine = inject cement = bone cement
heel pain = plantar fasciitis = pain in the heel
osteoarthritis: bone on bone, arthritis of old age, degenerative arthritis, degenerative joint, creaky joints
osteoarthritis: rusty joints, djd, worn cartilage, arthritis from wear
knee osteoarthritis: knackered knee, knees shot, knee oa, koa, arthritis in my knee, gammy knee, crunchy knees
knee osteoarthritis: painful knee
hip osteoarthritis: bad hip, arthritis in my hip, hip oa, arthritic hip, gammy hip
arthritis: bad joints, stiff joints, joint pain, achy joints, joints ache, arthritic, joints hurt
corticosteroid injection: steroid jab, jab in the joint, jab in the knee, jab in the shoulder
corticosteroid injection: injection into the joint, steroid shot, needle in the knee, needle in the shoulder
corticosteroid injection: steroid in the joint, steroid into the knee
hip replacement: hip done, artificial hip, plastic hip, false hip
knee replacement: knee done, artificial knee, false knee
arthroplasty: joint replacement, new joint, artificial joint, tja
prosthetic joint infection: infected metalwork, infected metal, infected artificial joint, infected replacement
prosthetic joint infection: infected new knee, infected new hip
osteomyelitis: osteo bone, om bone
septic arthritis: infected joint, hot joint, pus in the joint
hip fracture: broke his hip, nof fracture, neck of femur, cracked hip, hip break, hip fx, busted hip, snapped hip
hip fracture: fnof
wrist fracture: broke wrist, colles, drf, wrist break, wrist fx, smith fracture
ankle fracture: broke ankle, busted ankle, ankle fx
fracture: bust bone, cracked bone, broke a bone, broken arm
vertebral fracture: crush fracture, collapsed vertebra, vertebral collapse, wedge fracture, cracked spine
vertebral fracture: osteoporotic crush, vcf, ovcf, collapsed bone in the spine, squashed vertebra
vertebral fracture: fracture in the spine, broken spine bone
arthritis: swollen knee?, swollen joint?, swollen joints?, in a joint, in the joint, in one joint
vertebroplasty: cement in the back, kyphoplasty, glue the vertebra
ankle sprain: gone over on my ankle, went over on ankle, turned my ankle, ankle ligament
anterior cruciate ligament: acl tear, blown knee, did my acl, knee ligament, ruptured acl, torn acl
meniscal tear: locked knee, bucket handle
knee arthroscopy: keyhole knee, scope the knee, clean out the knee, washout of the knee, tidy up the knee
knee arthroscopy: trim the cartilage
arthroscopy: scope of the shoulder
shoulder impingement: painful arc, sais, shoulder hurts lifting arm, sore shoulder, bad shoulder
subacromial decompression: trim the shoulder bone, shoulder keyhole
frozen shoulder, adhesive capsulitis: stuck shoulder, stiff shoulder, seized shoulder, shoulder wont move
frozen shoulder, adhesive capsulitis: shoulder locked, fs shoulder
rotator cuff: torn cuff, torn rotator, shoulder tear, torn shoulder tendon
tennis elbow: sore elbow, elbow tendon, outside of the elbow, le elbow, lateral epicondylalgia, elbow hurts gripping
tennis elbow: bad elbow
carpal tunnel syndrome: trapped nerve in wrist, tingling hands at night, pins and needles in the hand
carpal tunnel syndrome: pins and needles in my fingers, median nerve, hand goes dead at night, hand goes numb
carpal tunnel syndrome: numb fingers
plantar fasciitis: policemans heel, pf heel, bottom of the foot pain, heel killing me, heel hurts, sole of my foot
plantar fasciitis: arch pain
achilles tendinopathy: achilles, back of heel tendon, back of my ankle tendon
orthoses: orthotics
heel raises: calf raises, heel lift exercise
back pain: back ache, put my back out, lower back, low back, slipped my back, crook back, ricked back, crocked back
back pain: thrown my back out, threw my back out, my back is gone, nslbp
spinal manipulation: chiro, chiropractic, smt, manipulation of the spine, neck cracking, back crunched, osteopathy
lumbar disc herniation: slipped disk, bulging disc, prolapsed disc, burst disc, disc out, ruptured disc
lumbar disc herniation: herniated disk, pid disc, ldh, discectomy, disc surgery
spinal stenosis: narrow spine, lss
neck pain: bad neck, neck ache, neck hurts, neck out
whiplash: car crash neck, shunted from behind, rear shunt, shunt crash
cervicogenic headache: headache from the neck
rheumatoid arthritis: seropositive arthritis, inflammatory arthritis, joints inflamed, swollen joints both hands
rheumatoid arthritis: early ra
methotrexate: metho
tnf: tnfi, tnf blocker
jak: jaki, jak blocker
biologics: arthritis jab, arthritis injection
psoriatic arthritis: psa joint, psoriasis arthritis, psoriasis joints
ankylosing spondylitis: ank spond, bamboo spine
lupus: butterfly rash
polymyalgia rheumatica: shoulders and hips stiff, stiff shoulders in the morning, poly myalgia
polymyalgia rheumatica: aching shoulders and hips
giant cell arteritis: inflamed temple artery, sore temples, scalp tender, jaw claudication
giant cell arteritis: scalp hurts to brush hair
vasculitis: anca, aav, mpa, wegeners, inflamed blood vessels, inflamed arteries, blood vessel inflammation
takayasu: tak
pseudogout: cppd
fibromyalgia: aches all over, pain all over
chronic pain: pain all the time, persistent pain, pain for months, constant pain, ongoing pain
chronic low back pain: long term back pain, back pain for years, long standing back pain, clbp
fall: falling over, unsteady, wobbly on her feet, came a cropper, off his legs, off her legs, off legs
fall: tripping over, hit the deck
fall prevention: falls clinic, falls class, avoid falls, reduce falls, falls programme, fewer falls
exercise: walking more, tai chi, workouts
physiotherapy: physical therapist, pt sessions, rehab
stretching: stretch it
return to play: back to sport, return to sport, rtp, go back to rugby, go back to football, back to playing
sprain: pulled muscle
compartment syndrome: tight calf after fracture
nsaid > etoricoxib > meloxicam > indomethacin > ketoprofen > ketorolac > piroxicam > nabumetone > etodolac > flurbiprofen > dexketoprofen
cyclooxygenase 2 inhibitor = cox 2 inhibitor = coxib = cox 2 selective = cox2 inhibitor
cyclooxygenase 2 inhibitor > celecoxib > etoricoxib
tnf > certolizumab > golimumab
tnf inhibitor = tnfi = anti tnf = tnf blocker = tnf
tnf inhibitor > infliximab > etanercept > adalimumab > certolizumab > golimumab
jak inhibitor > tofacitinib > baricitinib > upadacitinib > filgotinib
il 6 inhibitor = interleukin 6 receptor = interleukin 6 inhibitor = il 6 receptor blocker
il 6 inhibitor > tocilizumab > sarilumab
il 17 inhibitor > secukinumab > ixekizumab > bimekizumab > brodalumab
il 23 inhibitor > guselkumab > risankizumab > tildrakizumab > mirikizumab
biologic > etanercept > adalimumab > infliximab > rituximab > tocilizumab > sarilumab > abatacept > anifrolumab > belimumab > certolizumab
type i interferon receptor = type 1 interferon = interferon receptor = ifnar
csdmard = conventional synthetic dmard = conventional dmard
csdmard > methotrexate > sulfasalazine > hydroxychloroquine > leflunomide
urate lowering therapy > allopurinol > febuxostat > pegloticase > probenecid > benzbromarone > lesinurad
xanthine oxidase inhibitor = xoi
xanthine oxidase inhibitor > allopurinol > febuxostat
serum urate = uric acid = serum uric acid = urate
tophus = tophi = tophaceous gout
gout flare = acute gout = gout attack = acute gouty arthritis = gouty arthritis
triple therapy = triple dmard = triple dmards
anca associated vasculitis = anca vasculitis = aav
anca associated vasculitis > granulomatosis with polyangiitis > microscopic polyangiitis > eosinophilic granulomatosis with polyangiitis
granulomatosis with polyangiitis = gpa = wegener granulomatosis = wegeners
microscopic polyangiitis = mpa
eosinophilic granulomatosis with polyangiitis = egpa = churg strauss
giant cell arteritis = gca = temporal arteritis = cranial arteritis
takayasu arteritis = takayasu
polymyalgia rheumatica = pmr = polymyalgia
systemic lupus erythematosus = sle = lupus
systemic sclerosis = scleroderma = ssc
sjogren syndrome = sjogrens = sicca syndrome
dermatomyositis = inflammatory myopathy = myositis
behcet disease = behcets
adult onset still disease = stills disease = aosd
axial spondyloarthritis = ankylosing spondylitis = axspa = spondyloarthritis
juvenile idiopathic arthritis = jia = juvenile arthritis
calcium pyrophosphate = cppd = pseudogout
adhesive capsulitis = frozen shoulder = capsulitis
glenohumeral = ghj
subacromial decompression = acromioplasty = shoulder decompression
subacromial shoulder pain = subacromial pain = shoulder impingement = subacromial impingement = impingement syndrome
lateral epicondylalgia = lateral epicondylitis = tennis elbow = lateral elbow tendinopathy = common extensor tendinopathy
medial epicondylitis = golfers elbow
plantar fasciitis = plantar heel pain = plantar fasciopathy = heel pain = jogger heel
carpal tunnel release = carpal tunnel surgery = carpal tunnel decompression = median nerve decompression
trigger finger = stenosing tenosynovitis
de quervain tenosynovitis = de quervains = mummy thumb
dupuytren contracture = dupuytrens
greater trochanteric pain syndrome = trochanteric bursitis = gtps
patellofemoral pain = anterior knee pain = runners knee
low back pain = lumbago = lower back pain = lumbar pain = lbp
radicular pain = sciatica = lumbar radiculopathy = radiculopathy = radicular leg pain
epidural steroid injection = epidural injection = epidural corticosteroid
radiofrequency denervation = facet denervation = radiofrequency ablation facet
vertebral compression fracture = vcf = osteoporotic vertebral fracture = vertebral fracture = ovcf
vertebral augmentation = vertebroplasty = kyphoplasty
partial meniscectomy = arthroscopic partial meniscectomy = apm = meniscectomy
arthroscopic surgery = arthroscopy = knee arthroscopy
knee osteoarthritis = osteoarthritis of the knee = gonarthrosis = knee arthritis
hip osteoarthritis = osteoarthritis of the hip = coxarthrosis = hip arthritis
hand osteoarthritis = osteoarthritis of the hand = thumb base osteoarthritis = cmc osteoarthritis
intraarticular injection = intra articular injection = joint injection = ia injection
glucocorticoid injection = corticosteroid injection = steroid injection = cortisone injection
hyaluronic acid injection = viscosupplementation = hyaluronic acid = viscosupplement = hyaluronan
tibia fracture = tibial fracture = tibial shaft fracture = tib fib fracture
pelvic fracture = acetabular fracture = pelvis fracture
open reduction internal fixation = orif = internal fixation
external fixator = external fixation = ex fix
distal radius fracture = wrist fracture = colles fracture = drf
femoral neck fracture = hip fracture = neck of femur fracture = fractured neck of femur = proximal femoral fracture
hip fracture > intertrochanteric fracture > subtrochanteric fracture
scaphoid fracture = scaphoid
total hip replacement = thr = tha = total hip arthroplasty = hip replacement = hip arthroplasty
total knee replacement = tkr = tka = total knee arthroplasty = knee replacement = knee arthroplasty
osteonecrosis = avascular necrosis = avn
whiplash associated disorder = whiplash = wad
developmental dysplasia of the hip = ddh
slipped upper femoral epiphysis = sufe = scfe
exercise therapy = physiotherapy = physical therapy
tumor necrosis factor inhibitor: tnfis, antitnf, tnf blockers, anti tnfs, tnf drug
jak inhibitor: jaki, jakis, jak drugs, jak inhibs, jakinib, jakinibs, jak inhib
cyclophosphamide: ctx vasculitis
anifrolumab: anifrol, interferon blocker, ifnar antibody, ifnar ab, type 1 interferon blocker, interferon drug lupus
methotrexate: mtx failing
sulfasalazine: salazopyrine
hydroxychloroquine: plaquenil tablets
il 6 inhibitor: il 6 blocker, il6 blocker, il6 drug, anti il6, anti il 6, il 6 drug
rheumatoid arthritis: rheum arthritis, rheumatoids, das28, das 28, anti ccp, ccp positive, seropositive, acr20
rheumatoid arthritis: rheumatoid joints, knuckles swollen, swollen knuckles, ra flare
inadequate response to methotrexate: methotrexate failing, mtx not working, failing mtx, mtx ir, mtx failure
inadequate response to methotrexate: still swollen on methotrexate, on methotrexate still active
inadequate response to methotrexate: inadequate response mtx
lupus: bicla, sri 4, sledai, ana positive, dsdna, anti dsdna, malar rash, active sle, lupus skin and joints
lupus: wolf disease, lupus flare
vasculitis: mpo vasculitis, pr3 vasculitis, mpo positive, pr3 positive, anca positive, canca, panca, pr3 relapse
vasculitis: mpo anca, pr3 anca
anca associated vasculitis: wegeners, aav induction, anca, granulomatosis, wegener, mpo vasculitis, pr3 vasculitis
anca associated vasculitis: vasculitis induction, bvas
giant cell arteritis: temporal arteritis, gca flare, gca relapse, amaurosis and scalp tenderness, temporal artery biopsy
giant cell arteritis: tab biopsy, jaw claud, halo sign, temporal headache and esr, tender temples, temporal artery us
giant cell arteritis: suspected gca, jaw pain chewing, blind from arteritis
polymyalgia rheumatica: stiff shoulders and hips, stiff shoulders, shoulder girdle stiffness, girdle stiffness
polymyalgia rheumatica: polymyalgic, poly m r, stiff shoulders and hips in the morning, shoulder and hip girdle
polymyalgia rheumatica: pmr flare, pmr relapse, cant lift arms in the morning, stiff shoulders hips mornings
polymyalgia rheumatica: proximal stiffness
steroid sparing: get off prednisolone, off steroids, get off steroids, coming off prednisolone, reduce steroid
steroid sparing: off prednisolone, stuck on steroids
exacerbation, relapse: flares, flare, flaring, flares whenever
gout: big toe, hot big toe, tophus, high uric acid, gouty, red toe, swollen toe
gout flare: gout attack, acute podagra, hot swollen toe, gout now, toe on fire, gout in my toe
urate lowering therapy: treat to target gout, target urate, sua target, gout prevention
serum urate: uric acid level, urate level, target urate, urate target, uric acid target
osteoarthritis: wear and tear knees, wonky joints, osteoarthrosis, kellgren, womac, koos, worn knees
knee osteoarthritis: wear and tear knee, bad knees, arthritic knees, oa knees, knee wear and tear, knees gone
knee osteoarthritis: knee pain over 50, knees giving out, knee joint worn, army knee
hip osteoarthritis: hip wear and tear, oa hips
topical nsaid: voltarol gel, voltaren gel, ibuprofen gel, gel for joints, rub on gel, nsaid gel, diclofenac gel, ibugel
topical nsaid: movelat
hyaluronic acid injection: viscosupp, visco, gel injection, gel injections, gel shots, rooster comb, lubricant injection
hyaluronic acid injection: hyaluronic jabs, synvisc, hyaluronate, hyaluronic acid jabs, ha injection
platelet rich plasma: plasma injection knee, prp shot
glucocorticoid injection: cortisone, cortisone shot, steroid jab, depomedrone, kenalog, depo medrone, knee jab
glucocorticoid injection: cortisone jab, steroid shot, jab in joint, triamcinolone ia, cortisone in knee, steroid inj
glucocorticoid injection: steroid injections, steroid needle, knee injection, elbow jab, shoulder jab, depo medrol
glucocorticoid injection: cortizone
physical therapy: physio, patient sessions, physios, exercise programme, rehab exercises, physiotherapist
knee arthroscopy: scope and washout, knee scope, knee washout, lavage, arthroscopic debridement, arthroscopic lavage
knee arthroscopy: clean out, knee wash out, keyhole clean up, arthroscopic washout, clean up the knee, clean up op
sham surgery, placebo surgery: sham op, pretend surgery, pretend operation, fake surgery, fake op, placebo op
sham surgery, placebo surgery: sham operation
meniscal tear: torn meniscus, meniscus tear, torn cartilage in knee, medial meniscus, lateral meniscus, mcmurray
meniscal tear: degenerative meniscus, torn cartilage, cartilage tear knee, trim the cartilage, meniscus, mensicus
partial meniscectomy: trim cartilage, trim the meniscus, meniscal trim, meniscus op, apm vs patient, shave the meniscus
subacromial shoulder pain: impingement, painful arc, hawkins positive, neers positive, hawkins, rotator cuff pain
subacromial shoulder pain: bone spur shoulder, pain lifting arm, cuff tendinopathy, rotator cuff tendinitis
subacromial shoulder pain: acromial spur, shoulder spur
subacromial decompression: acromioplasty, shaving bone spur, shave the bone, shave the spur, sad surgery
subacromial decompression: shoulder scope decompression, arthroscopic decompression, decompress shoulder
subacromial decompression: shaving the acromion, keyhole shoulder op, shoulder keyhole op, scope decompress
adhesive capsulitis: capsulitis of shoulder, ghj capsulitis, capsulitis, shoulder frozen, lost external rotation
adhesive capsulitis: shoulder wont lift, shoulder locked up, shoulder stuck, shoulder seized, cant lift my arm
adhesive capsulitis: hydrodilatation
lateral epicondylalgia: tennis elbows, outer elbow pain, lateral epicondyle, outside elbow pain, sore outside of elbow
lateral epicondylalgia: elbow sore from lifting, pain outside elbow, cozens, lateral elbow pain, lateral epi
plantar fasciitis: plantar fasc, first steps in the morning, worse on first steps, heel pain mornings, policeman heel
plantar fasciitis: plantar fascia, joggers heel, sole pain, foot arch pain, heel spurs, pain under my heel
plantar fasciitis: first step pain, plantar, heel sore
high load strength training: heel raises, calf raises, loading exercise, towel under toes, heavy slow
high load strength training: strengthening heel, heavy slow resistance, high load, single leg heel raises
high load strength training: strengthen foot, strength training
carpal tunnel syndrome: phalen, phalens, phalen positive, tinel, tinels, tinel positive, median nerve entrapment
carpal tunnel syndrome: tingling hand, numb thumb index middle, waking with tingling hand, waking with numb hand
carpal tunnel syndrome: shakes hand at night, hand tingling, pins and needles in hand, median neuropathy
carpal tunnel syndrome: numb hand at night, tingling fingers, numb thumb
carpal tunnel release: carpal tunnel op, carpal op, carpal release, open ctr, ectr, ctd surgery, release wrist
splint: wrist splint, wrist brace, night splint, futura
low back pain: back strain, put back out, put my back out, acute lumbago, back spasm, back has gone, lumbar strain
low back pain: back went, low back strain, mechanical back pain, back gone, low back, acute lbp, chronic lbp
low back pain: ricked my back, slipped my back out, bad back, back pain without red flags, back ache, acute back
radicular pain: leg pain from disc, leg pain from back, shooting leg pain, radic, lumbar radic, sciatic nerve pain
radicular pain: l5 radiculopathy, nerve root pain, slr positive, straight leg raise, s1 radiculopathy, sciatic pain
radicular pain: pain shooting down leg, leg pain disc, back with leg pain, radicular pains, root pain
nerve root injection: root block, nerve root block, transforaminal, epidural for back, epidural for sciatica
nerve root injection: caudal epidural
magnetic resonance imaging: scan the back, back scan, when to scan
spinal manipulation: chiropractor, chiropractors, osteopath, manips, chiropract
superficial heat: heat pad, hot water bottle, heat wrap, heat pack
start back: keele start, keele start back, startback, keele tool
vertebral compression fracture: crush fracture, wedge fracture, osteoporotic crush, collapsed vertebra, t12 fracture
vertebral compression fracture: l1 fracture, compression fx, wedge t12, l1 compression, osteoporotic wedge
vertebral compression fracture: vert fracture, spine crush, spine fracture
vertebroplasty: inject cement, cement injection, pmma, kypho, bone cement, cementing a crush fracture, cementoplasty
vertebroplasty: vertebral augmentation, balloon kypho
neck pain: chronic neck ache, cricked neck, neck stiff, cervical spondylosis, neck spasm, sore neck, cervicalgia
whiplash: rear ended, wad 2, car shunt, neck after car crash
cervicogenic headache: neck headache, cervicogenic ha, headache coming from neck
fracture fixation, fracture: ex fix, im nailing, broken leg op, tib fib, broken leg, broken ankle op
limb fracture: tib fib, femur fracture, tibial plateau, humerus fracture, broken leg, ankle fracture, broken femur
hip fracture: fractured hip, broke hip, broken hip, femoral neck, proximal femur, broke her hip, broken hips, intertroch
hip fracture: hip fractured, fractured nof
accelerated surgery: same day op, op same day, theatre in 6 hours, within 6 hours, straight to theatre, early surgery
accelerated surgery: expedited surgery, theatre in 6h, quick surgery, surgery within 24 hours
ambulation: walking at 60 days, walk again, back on feet, on their feet, walking after hip, walks again
arthroplasty: new joints, joint replaced, replaced joint, joint replacements, knee done, hip done
fall: faller, fallers, keeps falling, keep falling, fell twice, had falls, falls over, falls again, 2 falls
fall: recurrent falls
fall prevention: falls service, falls plan, falls assessment, falls nurse, falls prevention programme
fall prevention: multifactorial falls, falls intervention, falls care manager, falls team, fall risk assessment
fall prevention: falls prevention
fall injury: injured in a fall, serious fall, hurt in falls, injurious fall
chronic pain: long term pain, pain clinic, pain for a year
opioid: opiates, strong painkillers, opiate painkillers, opioids, oxys, opiate tablets, narcotics, strong pain killers
nonopioid: plain painkillers, ordinary painkillers, non opioid, simple analgesia, simple analgesics, non opioids
nsaid: anti inflam, anti inflams, anti inflammatory painkiller, inflammation tablet, nsaids, safest nsaid
cyclooxygenase 2 inhibitor: coxib, coxibs, cox2, cox 2, cox ii
fibromyalgia: fm pain, fibro flare
ankylosing spondylitis: hla b27, bechterew
vertebroplasty: cement augmentation, vertebral cement, percutaneous cement, cement augmented
rotator cuff, shoulder pain: subacromial impingement, subacromial pain, shoulder impingement
knee osteoarthritis: degenerative knee disease, gonarthrosis
rheumatoid arthritis: inflammatory polyarthritis
gout: crystal arthropathy, urate arthritis, urate crystals
ankle fracture: weber b, weber a, weber c, bimalleolar fracture
clavicle: collarbone
gout flare: gouty attack, red hot toe, acutely swollen big toe
hand: knuckle, knuckles, palm of the hand
`
