/**
 * Everyday names, shorthand and slang of the eyes, ears, mouth and teeth, as lines of the table in
 * `../synonyms.ts`. Common knowledge of the field.
 */
export const eyesEarsAndMouth = `
eardrum = tympanic membrane = ear drum
cataract = cloudy lens
glaucoma = high eye pressure
macular degeneration = amd
retinal vein occlusion = rvo
conjunctivitis = pink eye = red eye
dry eye = dry eyes
hearing loss = deafness = sudden deafness
tinnitus = ringing ears
baby teeth = dental caries = tooth decay
tooth decay = caries = dental caries
eye drops = ophthalmic drops
gum disease = periodontitis
cerumen = ear wax = earwax = wax in ear = blocked ear = waxy ear
ear drops = drops for wax = softening drops
ear irrigation = syringing = ear syringing = washing out the ear = flushing the ear
otitis externa = swimmers ear = outer ear infection = itchy ear infection
hearing aid = hearing aids
glaucoma = pressure in the eye = eye pressure
macular degeneration = losing central vision = wet amd = wet macular
cataract = cataracts = clouded lens
conjunctivitis = sticky eye = pinkeye = gunky eye
aphthous ulcer = mouth ulcer = canker sore
gingivitis = bleeding gums
dental pain = toothache
dental extraction = tooth extraction = tooth pulled
tinnitus = ringing in the ears
quinsy = peritonsillar abscess
hearing loss = hard of hearing = going deaf
glaucoma: oag, coag
ocular hypertension: raised pressure in the eye, borderline eye pressure
selective laser trabeculoplasty: laser for glaucoma, laser to the eye, zap for glaucoma, laser instead of drops
eye drops: pressure drops, glaucoma drops
macular degeneration: dry amd, namd, nvamd, mac degen, dry macular, macula, middle of my vision
macular degeneration: blurry in the middle, straight lines look wavy, wet mac, cant see faces, central vision
anti vegf: injections in the eye, eye jabs, needle in the eye, injection in the eyeball, shots in the eye
lutein zeaxanthin supplement: eye vitamins, areds, areds2, eye supplement
cataract: cloudy eyes, phaco, clouded eye
retinal detachment: retina came off, detached retina, flashes and floaters, curtain over my eye
retinal vein occlusion: eye vein blocked, brvo, crvo, clot in the eye
laser photocoagulation: laser to the back of the eye, laser burns to retina, panretinal
conjunctivitis: goopy eye, eye gunk, bloodshot eye
dry eye: gritty eyes
visual acuity: eyesight
vision: visual loss, loss of vision, vision loss, visual symptoms, visual disturbance, sight loss, sight-threatening
blindness: losing sight, going blind, sight loss
hearing loss: going deaf, hearing gone, hearing going, losing my hearing, hearing trouble, hearing is going
hearing loss: poor hearing
hearing aid: deaf aid
sudden hearing loss: suddenly deaf, woke up deaf, went deaf overnight
tinnitus: buzzing in the ears
cerumen: wax buildup, blocked with wax, impacted wax, clogged ears, ears bunged up
ear irrigation: microsuction, ear suction
ear drops: oil in my ear, softening wax
otitis externa: itchy ear canal, outer ear, canal infection, surfers ear, aoe
dental caries: rotten teeth, holes in teeth, bad teeth, rotten tooth, cavities, hole in a tooth
fluoride varnish: varnish on teeth
dental pain: tooth ache, sore tooth, tooth hurts, tooth pain
dental extraction: tooth out, teeth out, wisdom teeth out, wisdom tooth out
gum disease: pyorrhoea
mouth ulcer: mouth sores
dry mouth: no spit, mouth like sandpaper, cotton mouth
oral candidiasis: oral thrush, mouth thrush, white tongue thrush
peritonsillar abscess: abscess behind the tonsil
hoarseness: lost my voice, croaky
anti vegf > ranibizumab > bevacizumab > aflibercept > faricimab > brolucizumab > pegaptanib
anti vegf = vegf inhibitor = intravitreal anti vegf = vascular endothelial growth factor inhibitor
prostaglandin analogue > latanoprost > travoprost > bimatoprost > tafluprost
prostaglandin analogue = prostaglandin analog
eye drops > prostaglandin analogue > latanoprost > timolol > bimatoprost > travoprost > dorzolamide > brinzolamide > brimonidine
glaucoma medication > latanoprost > timolol > bimatoprost > travoprost > dorzolamide > brinzolamide > brimonidine > netarsudil
open angle glaucoma = poag = oag = primary open angle glaucoma
angle closure glaucoma = acute angle closure = aacg = narrow angle glaucoma
ocular hypertension = oht = raised intraocular pressure
neovascular age related macular degeneration = wet amd = namd = neovascular amd = wet macular degeneration = choroidal neovascularization
intermediate age related macular degeneration = dry amd = intermediate amd
geographic atrophy = late dry amd
age related macular degeneration = amd = armd = macular degeneration = maculopathy age related
diabetic macular edema = dme = dmo = diabetic macular oedema = center involved macular edema
diabetic retinopathy = npdr = pdr = proliferative diabetic retinopathy
retinopathy of prematurity = rop
retinal artery occlusion = crao = central retinal artery occlusion = brao
visual acuity = bcva = best corrected visual acuity = etdrs letters
thyroid eye disease = graves orbitopathy = graves ophthalmopathy
uveitis = iritis = anterior uveitis
keratitis = corneal ulcer = corneal infection
age related eye disease study = areds
beta carotene = betacarotene
tonsillectomy = tonsil removal = removal of tonsils
obstructive sleep disordered breathing = sleep disordered breathing
otitis media with effusion = glue ear = ome
tympanostomy tube = grommet = grommets = ear tubes
sudden sensorineural hearing loss = ssnhl = sudden deafness
peritonsillar abscess = quinsy = pta quinsy
epistaxis = nosebleed
sialadenitis = salivary gland infection
temporomandibular disorder = tmj = tmd = temporomandibular joint
glaucoma: pressure in my eyes, high pressure in eye, eye pressures, glaucom, cupped disc, cupped discs
open angle glaucoma: poag, open angle, newly diagnosed glaucoma, new oag, chronic glaucoma
ocular hypertension: ocular htn, pressures up in the eye, eye hypertension, raised iop, high iop, eye pressure high
selective laser trabeculoplasty: laser trab, laser for eye pressure, laser instead of eye drops, laser for pressure
selective laser trabeculoplasty: alt laser
eye drops: drops for life, glaucoma drop, drops for glaucoma, pressure lowering drops, drop free, spare me eye drops
eye drops: prostaglandin drops
neovascular age related macular degeneration: wet amd, wet macular, wet arm d, namd, bleeding at back of eye, cnvm
neovascular age related macular degeneration: wet md
age related macular degeneration: armd, drusen, macular, mac deg, macular disease, macular problem, macula degeneration
age related macular degeneration: amsler, age related macula, macular degen, amd drusen, soft drusen
lutein zeaxanthin supplement: lutein, macular vitamins, areds tablets, areds formula, macushield, eye supplements
lutein zeaxanthin supplement: vitamins for my eyes, amd vitamins, vitamins for amd, armd vitamins, lutein tablets
anti vegf: antivegf, eye injections, eye injection, eye jab, injections into the eye, jab in the eye, intravitreal
anti vegf: ivt injection, ivi eye, injection in the eye, anti vegf jabs, eye shots, jabs in the eye, intravit
bevacizumab: avastin jabs, cheap avastin, bev in the eye
ranibizumab: lucentis jab, lucent
aflibercept: eyelea
as needed: treat and extend, prn dosing
diabetic macular edema: ci dmo, ci dme, cidme, centre involving dmo, center involving dme, centre involving
diabetic macular edema: diabetic macular, swelling back of eye, swelling at the back of the eye, diabetic eye swelling
diabetic macular edema: diabetic maculopathy, macular swelling, leaky macula, diabetes eye swelling, fluid at the macula
good visual acuity: good va, good vision, good sight, sees well
visual acuity: va at 1 year, letters gained, eye sight
laser photocoagulation: focal laser, grid laser, prp laser, argon laser, laser eye, macular laser, panretinal laser
laser photocoagulation: laser to retina
retinopathy of prematurity: rop laser, preterm infants eye, preterm infants baby eye, retinopathy preterm infants
retinopathy of prematurity: ex preterm infants eye, premmie eye, preterm infants eyes, stage 3 plus, plus disease
retinopathy of prematurity: preterm infants retinopathy, eyes in preterm infants babies, premature baby eyes
myopia: short sighted, shortsighted, nearsighted
cataract: cataract op, cataract surgery, lens clouding
retinal artery occlusion: eye stroke, cherry red spot
amaurosis fugax: curtain came down over eye, transient monocular blindness
keratitis: contact lens ulcer, dendritic ulcer
tonsillitis: tonsilitis, tonsils infected, bad tonsils, sore tonsils, tonsil infections, keeps getting tonsillitis
tonsillitis: keep getting tonsillitis, recurrent tonsils, recurrent sore throats, exudative tonsils
tonsillectomy: tonsils removed, tonsil op, tonsils op, take tonsils out, tonsil surgery, tonsils removal
tonsillectomy: having tonsils out, tonsils taken out, take out his tonsils, take out my tonsils
conservative management: watch and wait, watchful waiting, leave alone, wait and see, leave them
sudden hearing loss: ssnhl, sudden snhl, woke deaf
otitis externa: oe ear, swimmer ear, ear canal infection
meniere disease: menieres attack, ear fullness and vertigo
nasal polyps: polyps in the nose, crswnp, nasal polyposis
obstructive sleep apnea: snoring and stops breathing, stops breathing in sleep
pharyngitis: tonsillopharyngitis
epistaxis: nasal bleeding
glaucoma: ocular hypertension
chronic rhinosinusitis: nasal polyps, nasal polyposis
vertigo: bed spinning, whirling, spinning sensation, bed spins
epistaxis: nose pouring, blood from the nose, bleeding nostril, bleeding from the nostril
`
