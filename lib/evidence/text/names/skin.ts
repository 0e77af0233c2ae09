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
anaphylaxis: allergic collapse, swollen lips?, lip swelling?, lips swelling?, swollen tongue?, tongue swelling?, lips swelled?
adrenaline, epinephrine: epi pen, auto injector?, autoinjector?, im adrenaline, im epi, allergy pen, adr pen
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
topical calcineurin inhibitor > tacrolimus > pimecrolimus
biologic > dupilumab > adalimumab > ustekinumab > secukinumab > guselkumab > infliximab
topical retinoid > adapalene > tretinoin > tazarotene > trifarotene
topical calcineurin inhibitor: tci, tcis, protopic cream, non steroid eczema cream, steroid free eczema cream
topical corticosteroid: topical steroids, eumovate, mometasone cream, elocon, fluocinolone cream, potent steroid cream
topical corticosteroid: steroid oint, super potent steroid, cutivate, synalar, triamcinolone cream, desonide
topical retinoid: retin a, tretinoin cream, differin gel, epiduo, tret cream
atopic dermatitis: atopic derm, atopic eczema, eczematous, eczema flare, infantile eczema, flexural eczema, atopics, ad flare
atopic dermatitis: itchy elbows and knees, easi score, easi 75, scorad, poem score, iga 0 1
dupilumab: eczema biologic, dupix
dupilumab: il 4 13, il4 il13, anti il4
tralokinumab: tralo
emollient: moisturising cream, diprobase, cetraben, doublebase, aveeno, cerave, epaderm, eucerin, zerobase, hydromol
emollient: greasy ointment, lotion for dry skin
bath additive: balneum, bath oils, dermol bath, oilatum bath, oil in the bath, aveeno bath, oatmeal bath, bath lotion
bath additive: oil in bath, oil in my sons bath
wet wrap: wet wraps, wet dressings for eczema, tubifast
bleach bath: bleach baths, milton bath
acne: acne conglobata, cystic acne, nodular acne, hormonal acne, jawline spots, chin spots, acneiform, whiteheads, comedones
acne: comedonal, adult female acne, jawline acne, nodulocystic, teen spots, back acne, bacne
benzoyl peroxide: bpo wash, adapalene bpo, benzac, acnecide
clascoterone: winlevi
isotretinoin: isot, isotret, roac, vitamin a tablets for acne, accutane bloods
combined oral contraceptive: dianette
rosacea: papulopustular, flushing red nose, rhinophyma, red nose and cheeks
psoriasis: pso plaques, plaque pso, psoriatic plaques, guttate, pasi score, pasi 10, pasi 90, pasi 75, pasi, dlqi
psoriasis: psor, psoriasis patient, chronic plaque psoriasis, scalp psoriasis, inverse psoriasis
psoriatic arthritis: psa arthritis, psoriasis with sore joints, psoriasis in the joints
interleukin 23 inhibitor > guselkumab > risankizumab > tildrakizumab
interleukin 17 inhibitor > secukinumab > ixekizumab > bimekizumab > brodalumab
interleukin 23 inhibitor, guselkumab, risankizumab: il 23, il23, anti il23, il 23 blocker, il23 inhibitor
interleukin 17 inhibitor, secukinumab, ixekizumab: il 17, il17, anti il17, il 17 blocker, il17 inhibitor, il17a
guselkumab: gus pso, gusel
secukinumab: secuk, secu
ustekinumab: uste
ixekizumab: ixe
risankizumab: risa, risank
bimekizumab: bime
tildrakizumab: ilumya, ilumetri
apremilast: aprem
methotrexate: metoject
phototherapy: light box, light treatment for skin, nbuvb, nb uvb, uvb, puva, sunbed treatment
vitamin d analogue: calcipotriol, dovonex, dovobet, enstilar
coal tar: tar cream, tar shampoo
alopecia areata: alopecia universalis, salt score, salt 20, salt 80, autoimmune hair loss, hair loss autoimmune, coin shaped bald
alopecia areata: lost most of my scalp hair, scalp hair autoimmune, lost all her hair, hair regrowth?
baricitinib: hair regrowth tablet, bari aa, baricit, oluminant
jak inhibitor: jaki, jak inhib, janus inhibitor
androgenetic alopecia: male pattern baldness, female pattern hair loss, receding hairline, pattern hair loss
bullous pemphigoid: tense bullae, blistering skin disease, blistering disease, bp180 positive
bullous pemphigoid: bp180 pos, dif positive blister, blistering rash in elderly, autoimmune blistering, subepidermal blister
bullous pemphigoid: tense blisters, skin blistering disease, immunobullous
pemphigus: pemphigus vulgaris, flaccid blisters, nikolsky
cellulitis: nonpurulent, non purulent, nonpurulent ssti, non purulent ssti, simple cellulitis, leg cellulitis, red hot leg
cellulitis: erysipelas leg, infected red leg, cellulitis legs
recurrent cellulitis: recurrent leg cellulitis, recurring cellulitis, erysipelas keeps recurring, cellulitis again
recurrent cellulitis: cellulitis every few months, third cellulitis, 3rd cellulitis, recurrent erysipelas
recurrent cellulitis: cellulitis three times, gets cellulitis every, second bout of cellulitis, keep getting cellulitis
lymphedema: swollen leg lymph, elephantiasis, fat leg lymphoedema
skin abscess: purulent ssti, purulent skin infection, furuncle, boil lanced, lanced boil, drained abscess
skin abscess: packed abscess, furunculosis, recurrent boils, pilonidal abscess, pus pocket drained, skin boil
incision and drainage: lancing, lance, abscess drained, boil drained, drained boil, packed wound, drained in the ed
skin infection: ssti, absssi, skin and soft tissue, soft tissue infection, infected skin, skin bug, skin sepsis
folliculitis: infected hair follicle, hot tub rash, infected hair follicles
impetigo: crusty sores, bullous impetigo, honey coloured crust, skin sores on kids
onychomycosis: toenail fungus, fungal toe nail, thick yellow toenail, onycho, tinea unguium, dermatophyte nail, nail mycosis
onychomycosis: thick yellow toenails, fungal toenails, crumbling toenails, mouldy toenails, fungus under the nail
itraconazole: pulsed itraconazole, pulse itra, itra pulse
tinea capitis: kerion, tinea cap, scalp tinea, trichophyton scalp, microsporum scalp, tonsurans, microsporum, ringworm head
tinea capitis: ringworm of head, scaly bald patch, bald scaly patch, boggy scalp swelling, fungal scalp, ringworm on the head
tinea corporis: body ringworm, ringworm on body
tinea cruris: dhobi itch, groin fungus, crotch rot
tinea versicolor: pityriasis versicolor, white patches from yeast
chronic spontaneous urticaria: chronic hives, hives for a year, chronic urticaria, ciu, urticaria chronic, csu, uas7
chronic spontaneous urticaria: hives every day, chronic idiopathic urticaria, hives for months, hives wont go, daily hives
chronic spontaneous urticaria: antihistamines not working hives, hives not working antihistamine, hives on antihistamine
urticaria: urticarial, nettle sting rash, hives all over, hive, welty
omalizumab: omali, anti ige, xolair injection, hives injection, injection for hives, urticaria injection, omaliz
antihistamine: h1, h1 blocker, h1 antihistamine, benadryl tablet
hereditary angioedema: hae attack, c1 inhibitor deficiency, c1 esterase
angioedema: ace tongue, swollen lips after ramipril
anaphylaxis: anaphylactic shock, anaphylactoid, anaphylax, wasp sting collapse, collapsed after peanut, ana allergic
epinephrine, adrenaline: epi im, adrenaline pen, auto injectors
food allergy: allergic reaction to food, nut allergy, allergic to nuts, tree nut allergy
peanut allergy: allergic to peanuts, peanut allergic, bamba, peanut puffs
venom: wasp sting, bee sting, hymenoptera
allergen immunotherapy: desensitisation?, allergy shots, allergy jabs, slit tablets, sublingual drops, allergy drops
auto injector: autoinjector, autoinjectors, epipens, epipen, epi pen, jext, emerade, adrenaline pen
skin prick test: prick test, spt allergy, scratch test
specific ige: rast, allergy blood test, ige blood test
allergic rhinitis: seasonal rhinitis, sar allergy, snotty from pollen, nasal allergy, nasal allergies
azelastine fluticasone: flonase astelin, combined nasal spray, combination nasal spray, antihistamine steroid spray
azelastine fluticasone: steroid plus antihistamine spray, combo nasal spray, incs plus antihistamine
fluticasone: flixonase, flonase, avamys
azelastine: rhinolast, astelin, astepro
intranasal corticosteroid: steroid spray, steroid nasal, nasonex, mometasone spray, beconase, rhinocort
penicillin allergy: pen allergy label, pen allergy delabelling, penicillin delabelling, allergic to pen, allergy to penicillin
penicillin allergy: childhood rash with amoxicillin, rash with amoxicillin, rash with amox, rash to amoxicillin, pcn allergic
penicillin allergy: reaction to amoxicillin, told allergic to penicillin, told im allergic to penicillin, penfast, pen fast
penicillin allergy: penicillin allergic label, pcn label, reacted to penicillin, beta lactam allergy, allergic to amoxicillin
oral challenge: direct challenge, can i challenge, amoxicillin challenge, oral amox challenge, graded challenge, delabelling
oral challenge: oral amox 500, single dose challenge, delabelled, remove penicillin allergy, remove allergy label
drug allergy: allergic to a drug, drug reaction, drug rash
drug reaction with eosinophilia: dress syndrome, dress reaction
toxic epidermal necrolysis: lyells, skin peeling off from a drug
contact dermatitis: allergic to nickel, allergic to jewellery, patch testing, patch test
hand eczema: dermatitis of the hands, hand dermatitis, chapped hands
seborrheic dermatitis: seb derm, flaky scalp
hidradenitis suppurativa: armpit boils, boils in groin, boils in the groin, acne inversa, hurley
melanoma: changing mole, mole bleeding, breslow, mel in situ
basal cell carcinoma: bcc skin, pearly lump
squamous cell carcinoma: scc skin
actinic keratosis: aks, ak patches, efudix, sun damaged scalp
fluorouracil: efudix, 5fu cream
lichen planus: itchy purple bumps
pyoderma gangrenosum: pyoderma
erythema nodosum: painful red lumps on shins
keloid: lumpy scar, raised scar
pityriasis rosea: herald patch, christmas tree rash
melasma: chloasma, mask of pregnancy, brown patches on the face
vitiligo: losing skin colour, patches losing colour
pruritus: itches all over, itchy skin no rash, mad with itch, itchy all over
scabies: scabetic, scabs from mites
wart: plantar wart, veruca
cold sore: orofacial herpes, herpes on my lip, lip herpes
stevens johnson: sjs ten, ten skin
photodamage: sun damage, wrinkles from sun
dupilumab eczema, biologic eczema: eczema jab, eczema injection, injection for eczema, jab for eczema, eczema shot
dupilumab eczema, biologic eczema: eczema creams not working, eczema steroid creams not working, severe eczema injection
spironolactone acne: spiro for acne, hormone tablet for spots, water tablet for acne, water pill for acne, water tablet for spots
oral contraceptive acne: pill for acne, yasmin for acne
biologic psoriasis: psoriasis injection, psoriasis jab, injection for psoriasis, jab for psoriasis
cetirizine: zyrtec, cetir, piriteze, zirtek
fexofenadine: fexo, telfast, allegra
chlorphenamine: piriton, chlorphenam
loratadine: clarityn, claritin
tinea: dermatophytosis
basal cell carcinoma: rodent ulcer
impetigo: crusted sores round the mouth, crusty sores round the mouth
shingles: dermatomal blisters, blisters in a band, belt of blisters
urticaria: nettlerash
eczema: flexural rash, itchy flexures
skin abscess: pus filled lump, lump full of pus
`
