/**
 * Everyday names, shorthand and slang of the brain, nerves, sleep and balance, as lines of the table in
 * `../synonyms.ts`. Common knowledge of the field.
 */
export const brainAndNerves = `
carotid stenosis = carotid narrowing
lysis = thrombolysis = fibrinolysis = clot busting = clot buster = lytic = thrombolytic = fibrinolytic
tpa = rtpa = alteplase
stroke = brain attack
tia = transient ischemic attack = mini stroke
minor stroke = tia
subarachnoid hemorrhage = sah
subdural hematoma = sdh = subdural = chronic subdural
wake up stroke = unknown onset stroke
seizure = fit = fits = convulsion = epileptic fit
epilepsy = epileptic
epilepsy > seizure
migraine = migraines = sick headache
trigeminal neuralgia = tic douloureux
dementia = memory loss = losing memory
parkinson disease = shaking palsy
restless legs = restless legs syndrome = rls
sciatica = trapped nerve = lumbar radiculopathy
neuropathic pain = nerve pain = diabetic neuropathy
guillain barre = gbs
myasthenia gravis = myasthenia
motor neuron disease = als = mnd = amyotrophic lateral sclerosis
meningitis = bacterial meningitis
sedative = sleeping tablet = sleeping pill
stroke prevention = prevent stroke
insomnia = sleeplessness = trouble sleeping
delirium = acute confusion = confused
head injury = tbi = traumatic brain injury = bang on the head
concussion = mild traumatic brain injury
icu delirium = delirium
vertigo = bppv = dizziness
thrombolysis = clot busting drug = clot dissolving = clot buster drug
unknown onset = woke up with = wake up
sciatica = pain going down leg = leg pain from back = radiculopathy
dementia drug = memory tablet = memory drug
alzheimer disease = alzheimers
amyloid antibody > lecanemab > donanemab
meningitis = tuberculous meningitis = central nervous system
brain = central nervous system = cerebral = intracranial
shakes = tremor
the shakes = tremor = alcohol withdrawal
vestibular neuritis = balance nerve infection = inner ear infection
benign paroxysmal positional vertigo = bppv = room spins when i turn = spinning when turning over = crystals in the ear = ear crystals
epley manoeuvre = head turning exercise = epley = repositioning manoeuvre
bells palsy = facial palsy = half my face dropped = drooping face = face paralysis
tension type headache = stress headache = tension headache = everyday headache
migraine = bad heads = migraine attack
triptan = migraine tablet = migraine pill
migraine prevention = fewer migraines = stop migraines coming = keep migraines away
cluster headache = suicide headache
thrombectomy = pull the clot out = clot retrieval = fishing out the clot = clot removal = pulling out a clot
stroke recovery = getting better after a stroke
dementia = going senile = senility = losing their mind = alzheimers
cognitive decline = brain fog in old age = forgetfulness = slowing memory
parkinson disease = parkinsons
levodopa = parkinsons tablet
essential tremor = shaky hands
restless legs = twitchy legs at night = jumpy legs
status epilepticus = long fit
multiple sclerosis = ms
concussion = knock on the head = knock to the head = bump on the head
normal pressure hydrocephalus = water on the brain = fluid on the brain
shunt = drain in the brain
lumbar puncture = spinal tap
insomnia = bad sleep = awake all night = poor sleep
hypnotic = sleeping medicine = knock out pill
agitation = aggressive with dementia
neuropathic pain = burning feet = nerve pains
postherpetic neuralgia = pain after shingles
delirium = muddled in hospital = muddled after surgery = confused after operation
stroke = strokes
thrombolysis = lyse = lysed = lysing
seizure = seizing
status epilepticus = seizing = prolonged seizure
stroke = cerebrovascular accident
facial palsy = droopy face
tremor = essential tremor = trembling
paresthesia = pins and needles
peripheral neuropathy = numb feet
insomnia: cant sleep
restless legs: legs wont keep still
insomnia: cant get to sleep
`
