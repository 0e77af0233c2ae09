/**
 * Everyday names, shorthand and classes of drugs of dementia, Parkinson disease and diseases of nerve and muscle, as
 * lines of the table in `../synonyms.ts`. Common knowledge of the field.
 */
export const movementMemoryAndMuscle = `
dopamine agonist > pramipexole > ropinirole > rotigotine > cabergoline > apomorphine > bromocriptine
alpha 2 delta ligand = gabapentinoid
gabapentinoid > gabapentin > pregabalin > gabapentin enacarbil > mirogabalin
cholinesterase inhibitor > donepezil > rivastigmine > galantamine
dementia drug > donepezil > memantine > rivastigmine > galantamine
mao b inhibitor > rasagiline > selegiline > safinamide
comt inhibitor > entacapone > opicapone > tolcapone
anti cd20 > ocrelizumab > rituximab > ofatumumab > ublituximab > obinutuzumab
anti cd20 = b cell depletion = b cell depleting
disease modifying therapy = dmt = disease modifying treatment = disease modifying drug
disease modifying therapy > ocrelizumab > natalizumab > fingolimod > siponimod > ofatumumab > dimethyl fumarate > teriflunomide
disease modifying therapy > glatiramer > interferon beta > cladribine > alemtuzumab > ozanimod > ublituximab
fcrn inhibitor = neonatal fc receptor blocker = fcrn blocker = neonatal fc receptor
fcrn inhibitor > efgartigimod > rozanolixizumab > nipocalimab
complement inhibitor > eculizumab > ravulizumab > zilucoplan
amyloid antibody = anti amyloid antibody = anti amyloid = amyloid targeting therapy
antisense oligonucleotide = antisense
antisense oligonucleotide > tofersen > nusinersen > eplontersen
muscle relaxant > cyclobenzaprine > methocarbamol > tizanidine > baclofen > metaxalone > carisoprodol
muscle relaxant = skeletal muscle relaxant = muscle relaxants
parkinson disease = parkinson = parkinsons = pd
motor fluctuations = wearing off = on off fluctuations = motor complications = off time
subthalamic nucleus = stn = subthalamic
deep brain stimulation = neurostimulation = stn dbs = subthalamic stimulation
lewy body dementia = dlb = dementia with lewy bodies = lbd
frontotemporal dementia = ftd = picks disease
vascular dementia = multi infarct dementia
progressive supranuclear palsy = psp
multiple system atrophy = msa
huntington disease = huntingtons = huntingtons chorea
duchenne muscular dystrophy = duchenne = dmd
charcot marie tooth = hereditary neuropathy
chronic inflammatory demyelinating polyneuropathy = cidp
amyotrophic lateral sclerosis = motor neurone disease = motor neuron disease = mnd = lou gehrig disease
superoxide dismutase 1 = sod1 = sod 1
myasthenia gravis = generalized myasthenia gravis = generalised myasthenia gravis = gmg
acetylcholine receptor = achr
multiple sclerosis = relapsing remitting multiple sclerosis
primary progressive multiple sclerosis = ppms = primary progressive ms
expanded disability status scale = edss
neuromyelitis optica = nmo = nmosd = devics disease
idiopathic normal pressure hydrocephalus = inph = normal pressure hydrocephalus = nph
cerebrospinal fluid = spinal fluid = csf
ventriculoperitoneal shunt = vp shunt = csf shunt
restless legs syndrome = willis ekbom disease = rls = restless legs
rem sleep behavior disorder = rbd
mild cognitive impairment = mci
early alzheimer disease = early alzheimers = mild alzheimers
severe alzheimer disease = severe alzheimers = advanced alzheimers
intramuscular midazolam: im midaz, im versed, midazolam autoinjector, midaz in the thigh, thigh midaz
intramuscular midazolam: midaz autoinjector
parkinson disease: parkies, parkinsonian, shaking palsy, pd early, updrs, pill rolling, pd patients, de novo pd
parkinson disease: parkinsonism early
levodopa: ldopa, co careldopa, cobeneldopa, co beneldopa, sinemet early, madopar early, dopa replacement
dyskinesia: lid in pd, levodopa induced, peak dose dyskinesia
motor fluctuations: wearing off, wears off, wear out, off periods, kicks in and wears off, freezing and off, wear off
deep brain stimulation: dbs early, dbs in pd, pacemaker for the brain, electrode in the brain, stimulator implant
deep brain stimulation: brain surgery for parkinsons, stn dbs, brain wires, implant in the brain
mild cognitive impairment: slight memory loss, early memory loss, memory slipping, memory not what it was
mild cognitive impairment: early memory problems
alzheimer disease: alzeimers, altzheimers, ad pathology, alzheimer, amyloid pet positive, amyloid positive, amyloid pet
alzheimer disease: tau pet
early alzheimer disease: mci due to ad, mild dementia due to ad, early ad, early symptomatic alzheimer, prodromal ad
early alzheimer disease: mci ad
amyloid antibody: anti amyloid mab, new alzheimers drip, plaque busting, plaque remover, clears plaques, plaques cleared
amyloid antibody: clear amyloid, amyloid mab
amyloid related imaging abnormalities: aria h, brain bleeds and swelling, microbleeds on drug, aria rate, aria risk
dementia severity, cognitive decline: cdr sb, cdrsb, iadrs, adas cog, mmse decline, dementia rating
severe alzheimer disease: bad dementia, severe dementia, end stage dementia, mmse 9, mmse 7, mmse 10, late dementia
severe alzheimer disease: mod severe ad, moderate to severe alzheimers, advanced dementia, dementia severe, severe ad
donepezil: doneps
dementia drug: memory tabs, memory tablets, memory pills, alzheimers tablets, dementia pills, dementia medication
dementia drug: memory drugs
multiple sclerosis: demyelinating disease, demyelinating, ms patient, ms attack, ms flare, rrms
primary progressive multiple sclerosis: ppms, primary progressive, progressive from onset, progressive from the start
primary progressive multiple sclerosis: progressive m s
disability: edss progression, disability progression, 12 week cdp
anti cd20: b cell depletion, anti cd 20, cd20, b cell depleter, b cell depleting drug, b cell therapy
amyotrophic lateral sclerosis: motor neurone, familial als, als genetic, fals, alsfrs, alsfrs r, lou gehrig, lou gehrigs
tofersen: antisense for als, aso for als, sod1 aso, sod1 antisense, sod1 drug
neurofilament light chain: neurofilament, nfl level
intrathecal: injection into the spinal fluid, injections in the spine, injected into the spine, into the spine
myasthenia gravis: myasthenic, myasthenics, mgadl, achr ab, achr positive mg, ice pack test, fatigable weakness
myasthenia gravis: fatigable ptosis, droopy lids by evening, musk positive
fcrn inhibitor: fcrn, fcrn drug, fcrn antibody, fcrn blocker mg, neonatal fc
guillain barre: ascending paralysis, gbs weakness, areflexic weakness
restless legs syndrome: legs crawl, legs crawling, cant keep legs still, legs wont settle, legs jumping, legs jump
restless legs syndrome: crawly legs, jittery legs, legs twitching in bed, cant keep still legs, rls augmentation
restless legs syndrome: augmentation rls, irls, legs crawl at night, legs restless in bed, legs wont stay still
normal pressure hydrocephalus: inph, magnetic gait, hakim triad, hakims triad, big ventricles, enlarged ventricles
normal pressure hydrocephalus: tap test, wet wacky wobbly, wet wobbly wacky, gait apraxia, gait wee and dementia
normal pressure hydrocephalus: adams triad, cant walk wees himself and confused, ventricles too big, ventriculomegaly
normal pressure hydrocephalus: normal pressure hydro
shunt: shunting, vp shunt, va shunt, shunt in the head, tube from brain to belly, drain fluid off the brain
gait: walking speed, magnetic walking, walks poorly, walking poor, trouble walking
dementia: demented
parkinson disease: cogwheel rigidity, shuffling gait, shuffling walk
`
