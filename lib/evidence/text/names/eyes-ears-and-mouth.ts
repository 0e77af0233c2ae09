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
`
