/**
 * Everyday names, shorthand and slang of bones, joints, muscles and injuries of them, as lines of the table in
 * `../synonyms.ts`. Common knowledge of the field.
 */
export const bonesAndJoints = `
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
vasculitis = anca vasculitis = gpa
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
`
