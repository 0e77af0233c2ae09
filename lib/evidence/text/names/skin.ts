/**
 * Everyday names, shorthand and slang of the skin, allergy, bites and small wounds, as lines of the table in
 * `../synonyms.ts`. Common knowledge of the field.
 */
export const skin = `
adrenaline = adr = epi
anaphylaxis = severe allergic reaction
urticaria = hives
angioedema = hae
atopic dermatitis = excema = exema = atopic eczema
psoriasis = plaque psoriasis
acne = spots = zits
rosacea = red face
fungal nail = onychomycosis = nail fungus
athletes foot = tinea pedis
ringworm = tinea
warts = verruca
cold sore = herpes labialis
shingles = herpes zoster
cellulitis = leg infection
actinic keratosis = sun spots
hair loss = alopecia = going bald
pressure ulcer = bed sore = pressure sore
leg ulcer = venous ulcer
burn = scald
lyme = lyme disease = tick bite
laceration = wound
tissue adhesive = glue = skin glue
sutures = stitches
skin rash = dermatitis = eczema
steroid cream = topical corticosteroid = topical steroid
stretch marks = striae
erythema migrans = ring shaped rash = bullseye rash = bulls eye rash = round rash = target rash = circular rash
lyme disease = erythema migrans
actinic keratosis = sun damaged skin = scaly sun patches = sun damage
atopic dermatitis = itchy skin in children = dry itchy skin = eczema
emollient = moisturizer = moisturiser = skin cream = greasy cream
bath additive = bath oil = bath emollient
acne = pimple = bad skin = teenage spots
benzoyl peroxide = spot cream
urticaria = nettle rash = itchy welts = wheals
cellulitis = hot red leg = red swollen leg = infected leg
abscess = pus lump = pus filled lump
tinea capitis = scalp ringworm = ringworm of the scalp
onychomycosis = yellow toenail = thick toenail = fungal toenail = toenail fungus
wart = verrucas
burn = burnt skin = scalding
silver sulfadiazine = burn cream = silver cream
pressure ulcer = bedsore
sunburn = burnt by the sun
wound closure = gluing a cut = sewing a cut
animal bite = cat bite = bitten by a dog = dog bites
zoster vaccine = shingles jab = shingles vaccine = shingles shot = jab against shingles
herpes zoster = shingles
food allergy = allergic to food
anaphylaxis = bad allergic reaction = allergic shock
epinephrine = adrenaline jab = adrenaline injection
pruritus = itchy
hyperhidrosis = excessive sweating
seborrheic dermatitis = dandruff = cradle cap
hidradenitis = hidradenitis suppurativa
abscess = boil = boils
`
