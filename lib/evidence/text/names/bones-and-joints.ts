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
`
