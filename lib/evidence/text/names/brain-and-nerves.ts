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
brain = central nervous system = cerebral
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
normal pressure hydrocephalus = fluid on the brain = water on the brain
levodopa = dopamine tablet = l dopa
seizure = fitting = fitted
status epilepticus = will not stop fitting = still fitting
cognitive = forgetful = forgetfulness = memory loss
aria = brain swelling = brain swell
agitation = shouting and lashing out = lashes out = lashing out = aggression
insomnia = cannot sleep
postherpetic neuralgia = nerve pain after shingles = pain after shingles
insomnia: cant sleep
restless legs: legs wont keep still
insomnia: cant get to sleep
stroke: had a stroke, apoplexy, face drooped and arm weak, stroked out, clot on the brain
stroke: blocked artery in the brain
ischemic stroke: clot stroke, ischaemic cva, mca stroke, infarct, acute cva
transient ischemic attack: ministroke, warning stroke, stroke that went away, small stroke
minor stroke: small stroke, mild stroke
intracerebral hemorrhage: burst blood vessel in the brain, hemorrhagic cva, hypertensive bleed, head bleed
subarachnoid hemorrhage: burst aneurysm, ruptured aneurysm, thunderclap, asah, subarachnoid bleed
subarachnoid hemorrhage: bleed round the brain
delayed cerebral ischemia: spasm after brain bleed
intracranial aneurysm: brain aneurysm, berry aneurysm, bulge in a brain artery
subdural hematoma: blood clot on the brain surface, bleed under the skull, csdh, burr hole
thrombolysis: thrombolyse, tnk tpa, blow away the clot
alteplase: iv tpa
tenecteplase: tnk tpa
thrombectomy: suck the clot out, clot extraction, mt for stroke, ia therapy, ecr
large vessel occlusion: big clot in the brain, large clot, m1 occlusion, big artery blocked, ica occlusion
basilar artery occlusion: basilar clot, basilar stroke, bao
large core: big infarct core
modified rankin: independent after stroke, disability after stroke
wake up stroke: woke with stroke, woke with weakness, unwitnessed stroke, lkw unknown, woke up paralysed
wake up stroke: woke up with a droopy face
stroke recovery: get better after stroke, rehab after stroke, get walking again after stroke
carotid stenosis: neck arteries
seizure: took a fit, having a fit, had a fit, szs, turns with shaking
epilepsy: fits disorder, focal seizures
status epilepticus: fit that wont stop, seizure that wont stop, continuous seizure, continuous fit, nonstop seizure
status epilepticus: benzo refractory seizure, status seizures, convulsive status
absence seizure: daydreaming fits, petit mal, staring spells
tonic clonic: grand mal
antiepileptic: fit tablets, fit medicine, epilepsy tablet, epilepsy medicine, anti seizure, anti fit, epilepsy drug
antiepileptic: epilepsy meds, seizure meds, seizure medicine, seizure drug
lamotrigine: lamotrig
phenytoin: fospht
migraine: one sided headache, aura headache, headache with zigzag lines, zigzag lights, thumping head, migraineur
migraine prevention: stop getting migraines, keep migraines at bay, fewer headaches, migraine prophylaxis
migraine prevention: migraine days
calcitonin gene related peptide: migraine injection, migraine jab, migraine antibody, gepants
cluster headache: headache behind one eye
tension type headache: tight band headache, band round the head, ordinary headache, tth
medication overuse headache: painkiller headache, rebound headache, moh
headache: sore head, splitting head, head is pounding, head pain
trigeminal neuralgia: electric shock face pain, lightning face pain
dementia: losing her marbles, going doolally, going gaga, memory going, memory is going, bad memory, old timers
dementia: oldtimers, muddled old, memory problem, memory trouble
alzheimer disease: alz, ad dementia
cholinesterase inhibitor, donepezil: memory pills, dementia tablets, dementia medicine, achei, alzheimers tablet
cholinesterase inhibitor, donepezil: alzheimers medicine, alzheimers drug
amyloid antibody: alzheimers infusion, amyloid drug, alzheimers drip, anti amyloid, dementia drip
amyloid antibody: plaque clearing drug
amyloid related imaging abnormalities: brain swelling from the infusion, bleeding in brain from alzheimers drug
amyloid related imaging abnormalities: aria e
agitation: shouting and hitting, wandering and shouting, aggro, aggression
delirium: muddled, picking at the sheets, seeing things in hospital, acute confusional state, away with the fairies
delirium: sundowning, confuddled
cognitive decline: brain not as sharp, losing sharpness, mental decline, age related memory loss
parkinson disease: parky
deep brain stimulation: brain pacemaker, wires in the brain, electrodes in the brain, brain implant
deep brain stimulation: brain stimulator
levodopa: l dopa, parkinsons medicine, parkinsons med, madopar, parkinsons drugs, cocareldopa
dyskinesia: writhing movements, jerky movements, jerks from levodopa
tremor: the shakes
essential tremor: hands shake
restless legs syndrome: fidgety legs, legs jump at night, crawling legs, creepy crawly legs, jimmy legs
restless legs syndrome: legs twitch at night, twitchy legs, willis ekbom
multiple sclerosis: ms relapse, disseminated sclerosis, demyelination
primary progressive multiple sclerosis: progressive ms
motor neuron disease, amyotrophic lateral sclerosis: lou gehrigs, motor neurone
myasthenia gravis: droopy eyelids weakness, gmg, achr positive, anti achr
guillain barre: ascending weakness, aidp
neuropathy: nerve damage, pins and needles in the feet, tingling feet, numb toes, dead feet
neuropathic pain: burning pain, shooting pain, electric pain, painful neuropathy, pdn, dpn
sciatica: pinched nerve, sciatic
facial palsy: face dropped, drooping one side, facial droop, face went floppy, lopsided face, half his face
facial palsy: one side of the face weak, cant close one eye
concussion: hit his head, bell rung, punch drunk
traumatic brain injury: head trauma, bashed head, cracked his head, skull injury, brain injury
normal pressure hydrocephalus: nph, wet wobbly and wacky
shunt: drain in the head, ventriculoperitoneal
lumbar puncture: needle in the spine, tap the spine, needle in the back for fluid
meningitis: brain lining infection, brain fever, swelling of the lining of the brain, stiff neck and fever
encephalitis: inflamed brain, brain inflammation
idiopathic intracranial hypertension: pressure round the brain, high pressure in the head
insomnia: cant sleep, cannot sleep, wont sleep, lying awake, tossing and turning, awake at 3am, up all night
insomnia: awake all hours, no sleep, poor sleeper, bad sleeper, trouble dropping off, cant drop off, cant nod off
insomnia: cant stay asleep, waking at night, wakes at 3
hypnotic, zopiclone, zolpidem: sleepers, sleeping tabs, z drugs, zimmer, knock out drops
hypnotic, zopiclone, zolpidem: something to help him sleep, sleep meds, night sedation, sleeping aid
melatonin: sleep hormone
narcolepsy: sleep attacks, falls asleep suddenly
vertigo: room spinning, head spinning, spinning round, the spins, giddy, spinny
bppv: loose crystals, ear rocks, spins when lying down, spins rolling over
epley: head manoeuvre for dizziness, head movements for vertigo, maneuver for crystals
vestibular neuritis: labyrinthitis, inner ear virus
electroencephalogram: eeg, brain wave test, brainwaves
mri: magnetic scan, tunnel scan, mr scan
ct: cat scan, ct scan, scan of the head, ct head
hypoxic ischemic encephalopathy: baby starved of oxygen, oxygen starvation at birth, lack of oxygen baby
tardive dyskinesia: mouth movements from antipsychotic, lip smacking
triptan > sumatriptan > rizatriptan > zolmitriptan > eletriptan > naratriptan > almotriptan > frovatriptan
gepant > rimegepant > ubrogepant > atogepant > zavegepant
gepant = cgrp receptor antagonist = gepants
cgrp antibody > erenumab > fremanezumab > galcanezumab > eptinezumab
calcitonin gene related peptide = cgrp
migraine prevention = preventive treatment of migraine = migraine prophylaxis = migraine preventive
aed > carbamazepine > oxcarbazepine > phenytoin > topiramate > lacosamide > brivaracetam > cenobamate > perampanel > clobazam
aed > gabapentin > ethosuximide > vigabatrin > phenobarbital > eslicarbazepine > rufinamide > cannabidiol > fenfluramine
vestibular suppressant > meclizine > prochlorperazine > betahistine > cinnarizine > dimenhydrinate > cyclizine > promethazine
focal epilepsy = focal seizures = partial seizures = partial epilepsy = focal onset seizures = partial onset seizures
focal epilepsy > temporal lobe epilepsy > frontal lobe epilepsy
temporal lobe epilepsy = mesial temporal epilepsy = temporal lobe seizures
generalized epilepsy = generalised epilepsy = idiopathic generalized epilepsy
juvenile myoclonic epilepsy = jme
infantile spasms = west syndrome = infantile epileptic spasms
dravet syndrome = severe myoclonic epilepsy of infancy
sudden unexpected death in epilepsy = sudep
convulsive status epilepticus = tonic clonic status
benzodiazepine refractory = not responding to benzodiazepines = established status epilepticus
idiopathic intracranial hypertension = iih = benign intracranial hypertension = pseudotumor cerebri = bih
chronic migraine = transformed migraine
tension type headache = tension headache = tth
medication overuse headache = moh
vestibular neuritis = vestibular neuronitis = acute unilateral vestibulopathy = vestibular neuropathy = unilateral vestibulopathy
benign paroxysmal positional vertigo = bppv = positional vertigo = benign positional vertigo
canalith repositioning = epley = epley maneuver = particle repositioning = repositioning maneuver
meniere disease = menieres = menieres disease
aneurysmal subarachnoid hemorrhage = asah = subarachnoid hemorrhage = sah
aneurysm coiling = endovascular coiling
aneurysm clipping = surgical clipping
vasospasm = delayed cerebral ischemia
computed tomography = ct = ct scan
facial nerve palsy = facial palsy = bells palsy = facial paralysis = facial nerve paralysis
obstructive sleep apnea = osa
narcolepsy with cataplexy = narcolepsy
charles bonnet syndrome = charles bonnet
hypoxic brain injury = anoxic brain injury
brain metastases = brain mets
glioblastoma = gbm
cervical dystonia = torticollis = wry neck
hemifacial spasm = facial twitching
status epilepticus: benzo refractory, se algorithm, se guideline, still seizing, seizing for, seizing despite
status epilepticus: seizure over 5 minutes, fit not stopping, convulsing for, convulsing over, fitting for, kid fitting
status epilepticus: child fitting, still convulsing, fitting 6 minutes, seizing 10 min, still fitting after
status epilepticus: fitting in the street, fit in the street, fitting despite, keeps fitting, benzos failed
status epilepticus: seizing after benzos
seizure: fitting, fitted, convulsions, convulsing, absence fits, funny do, fits and faints
buccal midazolam: buccal midaz, midaz in the cheek, bucc midaz, epistatus
levetiracetam: kepra
lamotrigine: lamict, lamotrog
valproate: sodium valproate, valproic acid
fosphenytoin: fpht
antiepileptic: aeds, asms, anti seizure medication, seizure tablets, tablets for fits, fit pills, anti epileptic
antiepileptic: anticonvulsants, first aed, asm first line, epilepsy pill
focal epilepsy: temporal lobe fits, focal fits, partial fits, focal onset, focal seizures
focal epilepsy: funny spells with lip smacking
migraine: migraines with aura, migraine days, sick headaches, bilious headache, hemicrania, bad migraines
cgrp antibody: cgrp mab, cgrp mabs, anti cgrp, anti cgrp injection, monthly jab for migraine, migraine jab monthly
cgrp antibody: cgrp injections, monthly migraine injection, migraine injections, monthly jab migraine
migraine prevention: cut migraine days, fewer migraine days, failed preventives, preventives failed, stop migraines
gepant: cgrp tablet, oral cgrp, cgrp pill, gepants when triptans fail
triptan: triptans fail, migraine rescue tablet
tension type headache: band like headache, tension ha, tth acute, muscle contraction headache, ordinary headaches
tension type headache: normal headache, stress headaches, vice like headache
headache: head ache, head banging pain
subarachnoid hemorrhage: worst headache of life, worst headache of my life, worst headache ever, thunderclap headache
subarachnoid hemorrhage: headache peaked instantly, peak instantly, sudden worst headache, sudden severe headache
subarachnoid hemorrhage: sudden headache, hit by a bat headache, bleed around the brain, rule out sah, wfns, hunt hess
subarachnoid hemorrhage: hunt and hess, fisher grade, perimesencephalic, kicked in the back of the head
subarachnoid hemorrhage: ha peak instantly, sentinel headache
lumbar puncture: spinal tap, csf tap, xanthochromia
intracranial aneurysm: ruptured berry, brain aneurysm burst, aneurysm in the head, ruptured aneurysm in brain
delayed cerebral ischemia: triple h, vasospasm day 7, spasm after sah, dci day 7, vasospasm after sah
intracerebral hemorrhage: bleed in the brain, brain bleed, bleed on the brain, ich bleed, lobar bleed, cerebellar bleed
intracerebral hemorrhage: basal ganglia bleed, thalamic bleed, pontine bleed, bled into his brain, haemorrhagic cva
intracerebral hemorrhage: spontaneous ich, ich on warfarin, deep bleed, intracranial hemorrhage, intracranial bleed, intracranial bleeding
basilar artery occlusion: basilar is out, basilar out, basilar occluded, dense basilar, basilar artery stroke
basilar artery occlusion: basilar thrombosis, locked in stroke, locked in, posterior circulation lvo, posterior circ lvo
basilar artery occlusion: posterior circulation occlusion, top of the basilar, clot in the basilar, brainstem stroke?
thrombectomy: pull it, pull the clot, clot pull, clot retrieval, mechanical clot removal, clot removed from brain
facial palsy: bells, lmn facial weakness, lmn facial palsy, lmn 7, lmn vii, vii nerve palsy, 7th nerve palsy, cn7 palsy
facial palsy: seventh nerve palsy, facial nerve weakness, facial weakness, face weak one side, palsy of the face
facial palsy: lmn facial, cn vii, face dropping one side, woke with droopy face, forehead involved, forehead not spared
facial palsy: viith nerve, house brackmann, cant close eye
postural restrictions: lie flat, lying flat, sleep upright, sleeping upright, sleep propped up, sleep sitting up, sleep normally, stay upright, keep upright, head up at night
benign paroxysmal positional vertigo: room spins, room spinning when rolling, spins rolling, spin when rolling over
benign paroxysmal positional vertigo: spin on rolling, vertigo on turning head, vertigo turning over
benign paroxysmal positional vertigo: vertigo rolling over, vertigo when rolling, crystals in ear, ear crystals loose
benign paroxysmal positional vertigo: dislodged crystals, otoconia, otoliths, posterior canal, spins in bed
benign paroxysmal positional vertigo: vertigo lasting seconds, dizzy rolling over, dizzy turning over in bed
benign paroxysmal positional vertigo: canalithiasis, vertigo few seconds, vertigo few secs, vertigo looking up
benign paroxysmal positional vertigo: dix hallpike positive, hallpike positive
canalith repositioning: epleys, crystal exercises, crystal manoeuvre, brandt daroff, semont, bppv maneuver
canalith repositioning: bppv manoeuvre, half somersault
dix hallpike: hallpike, hallpike test, dix hallpike
vestibular neuritis: vestib neuritis, vestibular neuronitis, viral labyrinthitis, constant vertigo for days
vestibular neuritis: constant vertigo, vertigo non stop, non stop vertigo, continuous vertigo, spinning non stop
vestibular neuritis: vertigo for days, hints peripheral, hints exam, head impulse positive, unidirectional nystagmus
vestibular neuritis: acute vestibular syndrome, balance nerve, inflamed balance nerve, viral inner ear
vestibular neuritis: peripheral vertigo for days, vertigo since cold, unilateral vestibulopathy, caloric weakness
vestibular neuritis: canal paresis, vestibular nerve inflammation
vestibular function: caloric recovery, calorics, caloric test, vestibular recovery
vertigo: giddiness, dizzy spells, world spinning, dizzy turns, drunk without drinking, merry go round
concussion: concussed, dinged, got dinged, head knock in rugby, head knock, sports concussion, scat5, scat6, scat test
concussion: head knock in sport, mtbi athlete, same day back, head injury assessment rugby, sideline assessment
return to play: when can he play, when can she play, when can play, back on the pitch, back to rugby, return to contact
return to play: grtp, back playing, back to football, same day back, graduated return
athlete, sport: footballer, rugby player, football, rugby, soccer, hockey player, american football, ice hockey
cervical radiculopathy: arm pain from neck, trapped nerve in neck, pinched nerve in neck, brachialgia
meningitis: kernigs, brudzinski, neck stiff fever photophobia, non blanching rash?
peripheral neuropathy: numb hands and feet, glove and stocking
essential tremor: hands shake holding a cup
idiopathic intracranial hypertension: papilloedema young woman
spinal cord compression: mscc, cord compression
large vessel occlusion: proximal occlusion
central nervous system effects: cns effects, cns side effects, cns toxicity, cognitive effects, mood effects, mood changes on it
cluster headache: trigeminal autonomic cephalalgia
guillain barre: acute inflammatory polyneuropathy, acute inflammatory demyelinating polyneuropathy
postherpetic neuralgia: post zoster pain, pain after zoster
migraine: zigzag lines, zig zag lines, zigzags in vision, fortification spectra, scintillating scotoma, half my head throbbing, headache with flashing lights
status epilepticus: still fitting, back to back seizures, back to back fits
bell palsy: frozen face on one side, crooked smile, lopsided smile
restless legs syndrome: jumpy legs
`
