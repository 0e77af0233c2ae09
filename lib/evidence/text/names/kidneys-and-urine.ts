/**
 * Everyday names, shorthand and slang of the kidneys, bladder, prostate and salts of the blood, as lines of the table in
 * `../synonyms.ts`. Common knowledge of the field.
 */
export const kidneysAndUrine = `
hyperkalemia = high potassium = raised potassium
hypokalemia = low potassium
hyponatremia = low sodium = low salt
kidney protection = protect kidneys
urosepsis = urinary sepsis
kidney stone = renal stone = nephrolithiasis = ureteric stone = renal colic = ureteral stone
dialysis = kidney machine = hemodialysis
hemodialysis = hd
renal replacement therapy = rrt = renal replacement = kidney replacement
chronic kidney disease = kidney disease = kidney damage = renal impairment
albuminuria = protein in urine = proteinuria
iga nephropathy = igan
nephrotic syndrome = nephrotic
lupus nephritis = ln
polycystic kidney = adpkd = polycystic kidney disease
kidney transplant = renal transplant
contrast nephropathy = contrast induced kidney injury
urinary tract infection = water infection = bladder infection = cystitis = pyelonephritis = urine infection
overactive bladder = oab = urge incontinence
incontinence = leaking urine = urinary incontinence
benign prostatic hyperplasia = bph = enlarged prostate = luts
erectile dysfunction = ed = impotence
bladder cancer = nmibc
vasectomy = male sterilization
proteinuric = albuminuric = proteinuria = albuminuria
balls = testicles = testicular
water works = urinary tract
kidney infection = pyelonephritis
kidney failure = kidney stopped working
prostate = waterworks gland
pelvic floor training = kegels = kegel = pelvic floor exercises = pelvic exercises
stress incontinence = leak when i cough = leak when i sneeze = leaking when laughing = leaky bladder
overactive bladder = always need the loo = rushing to the loo = weak bladder = keep peeing = pee all the time
nocturia = up at night to pee = peeing at night
urinary tract infection = waterworks infection = burning when i pee = burning pee = stinging pee = pee infection
recurrent urinary tract infection = cystitis keeps coming back
cranberry = cranberry juice
urinary retention = unable to pee = blocked bladder
benign prostatic hyperplasia = slow stream = weak stream = big prostate = prostate trouble = dribbling
alpha blocker = prostate tablet
chronic prostatitis = pelvic pain in men
kidney stone = stone in the kidney = stones in the kidney = passing a stone
chronic kidney disease = kidneys failing = weak kidneys = bad kidneys = kidneys not working well
dialysis = kidney washing = blood cleaning machine
erectile dysfunction = erection problem = erections
contrast nephropathy = contrast induced nephropathy = contrast associated kidney injury = contrast acute kidney injury = dye damage
acute kidney injury = contrast nephropathy = contrast induced nephropathy
nocturia = peeing at night
dysuria = burning when peeing
hypomagnesemia = low magnesium
hypocalcemia = low calcium
hypophosphatemia = low phosphate
proteinuria = frothy urine
hematuria = blood in urine = blood in the urine
urinary retention: cant pee
erectile dysfunction: cant get hard
`
