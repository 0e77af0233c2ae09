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
pruritus = scratching
atopic dermatitis: itchy skin patches, dry itchy patches, ad skin, flaky itchy skin, cracked itchy skin
atopic dermatitis: red itchy skin, itchy red patches, atopic, inflamed itchy skin, itchy creases
emollient: creams and ointments, e45, barrier cream, vaseline, slathering cream, aqueous cream
bath additive: bath stuff, something in the bath, oilatum
topical corticosteroid: steroid ointment, hydrocortisone cream, cortisone cream, tcss, hc cream, betnovate
topical corticosteroid: dermovate, clobetasol cream, steroid creme
dupilumab: dupi
psoriasis: scaly plaques, scaly patches, silvery scales, silver scales, flaky plaques, scaly elbows, red scaly
psoriasis: psoriatic, scaly skin
acne: pimply, breakouts, pizza face, spotty face, blackheads, teenage skin, spotty skin, zitty
benzoyl peroxide: bpo, spot gel, benzoyl, panoxyl, duac, spot wash
isotretinoin: iso tret
rosacea: red cheeks
urticaria: welts, weals, itchy lumps come and go, heat bumps, raised itchy rash, ciu, lumps that itch and go
urticaria: blotchy itchy rash
omalizumab: oma
angioedema: swollen lips, swollen face, swelling of the lips, tongue swelling, swollen tongue
anaphylaxis: anaphylactic, severe allergy attack, throat closing up, bee sting reaction, serious allergic reaction
anaphylaxis: massive allergic reaction, throat swelling up, collapsed after a sting, life threatening allergy
anaphylaxis: allergic collapse
adrenaline, epinephrine: epi pen, auto injector, autoinjector, im adrenaline, im epi, allergy pen, adr pen
impetigo: crusty rash, weepy crusty, golden crust
cellulitis: red leg, spreading redness, hot swollen leg, cellulitic, infected shin
recurrent cellulitis: cellulitis keeps coming back, keeps getting cellulitis, leg infections keep coming back
recurrent cellulitis: repeated leg infections, repeat cellulitis, leg keeps getting infected
skin abscess: carbuncle, big boil, infected lump, pus filled boil, bag of pus, festering lump, pus pocket
incision and drainage: lanced, cut it open, drain the boil, drain the pus, drain an abscess, squeeze the pus out
necrotizing fasciitis: flesh eating, nec fasc
head lice: scalp bugs
tinea capitis: ringworm in the hair, bald itchy patch on scalp, bald patch in a child, fungus on the scalp
tinea capitis: tinea of scalp, ringworm on his head
tinea: jock itch, fungal skin, fungal rash, round itchy patch
onychomycosis: manky toenails, crumbly toenail, crumbly nails, fungus on my toe, yellow nails, discoloured toenail
terbinafine: terb
griseofulvin: griseo
wart: warty
cold sore: herpes on the lip, lip blister
herpes zoster: band of blisters, painful blistery rash on one side, belt of spots, painful rash round the waist, hzo
shingles vaccine: zoster jab, shingles vax, rzv, zvl, zoster vax, shingles injection, shingles needle
bullous pemphigoid: bp blisters, blisters in an old, skin blisters in the elderly, tense blisters
burn: burnt hand, boiling water on, hot water on skin, singed
silver sulfadiazine: ssd, flamazine, silvadene
pressure ulcer: decubitus, pressure injury
venous leg ulcer: sore on the leg that wont heal, open sore on my leg
laceration: gash, split skin, cut on forehead, deep cut, split chin, cut his head, lacs, cut open
tissue adhesive: dermabond, superglue
wound closure: closing a cut, steri strips, close a wound
wound healing: heal up
nail bed: squashed fingertip, trapped finger in door
itch: scratching, pruritic, scratchy skin
rash: blotches, blotchy, skin eruption, red bumps
alopecia: hair falling out, losing hair, thinning hair, hair coming out, going bald
alopecia areata: bald patches, patchy baldness, hair falling out in patches, hair falling out in clumps, aa hair
alopecia areata: hair coming out in clumps, lost all my hair, totally bald, bald spots, alopecia totalis
melanoma: dodgy mole, mole turned nasty, malignant mole, mole that has changed
skin cancer: nmsc, rodent ulcer
actinic keratosis: rough sun patches, scaly spots on bald head, sunspots, solar keratosis
vitiligo: white patches on skin
hidradenitis: hs boils, boils in the armpit
hyperhidrosis: sweaty, sweating too much
skin antisepsis: skin prep, clean the skin, skin wash before surgery, chg, chloraprep, betadine
chlorhexidine: chlorhex, chg, pink stain
povidone iodine: betadine, pvp i, iodine prep, brown stuff on skin, brown antiseptic
permethrin: lyclear, permeth
ivermectin: iver, ivm
lyme disease: tick borne, limes disease, tick disease
erythema migrans: bullseye, bulls eye, ring rash, em rash, expanding rash, expanding red ring
tick bite: bitten by a tick, tick removed, pulled a tick off, tick stuck, took a tick off, tick attached
insect bite: bug bite, mozzie bite, mosquito bite, midge bite
animal bite: bitten by a cat, bite wound, dog bit, cat bit, nipped by a dog
`
