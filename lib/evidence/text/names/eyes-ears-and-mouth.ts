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
`
