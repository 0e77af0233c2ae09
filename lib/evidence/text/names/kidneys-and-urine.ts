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
dialysis = kidney machine = going on the machine
recurrent urinary tract infection = waterworks infections = repeated water infections
urinary retention: cant pee
erectile dysfunction: cant get hard
chronic kidney disease: kidney trouble, kidneys arent great, dodgy kidneys, kidneys packing up, kidneys going
chronic kidney disease: kidneys are going, kidney problems, kidney function is down, poor renal function, crf, ckd3
chronic kidney disease: ckd4, ckd 3, ckd 4, ckd3b, kidneys only working at, renal disease, cri
chronic kidney disease: dicky kidneys, low egfr
kidney failure: kidneys packed up, kidneys given up, esrf, end stage kidneys, kidneys shut down
acute kidney injury: kidneys suddenly failing, kidney hit, kidneys went off, creat bump, creatinine bump, cr rise
acute kidney injury: kidneys suddenly stopped, kidney shutdown, sudden kidney failure
contrast nephropathy: dye harming kidneys, dye hurts the kidneys, dye for the scan and kidneys, ci aki, ca aki
contrast nephropathy: pc aki, contrast aki, ct dye kidneys, x ray dye
dialysis: blood washing machine, blood cleaning, dialysed, hdx, filtering the blood
hemodialysis: hd patients, haemo, in centre hd
hemodiafiltration: hdf, online hdf
renal replacement therapy: cvvh, cvvhdf, filter in icu, haemofiltration, rrt start, kidney support
renal replacement therapy: kidney machine in intensive care
kidney transplant: new kidney, kidney graft, ktx, rtx kidney, kidney tx, donated kidney, renal tx, renal txp
kidney transplant: kidney txp, donor kidney
immunosuppression: anti rejection, antirejection
albuminuria: protein in the wee, protein in pee, leaking protein, frothy wee, bubbly urine, foamy urine, foamy pee
albuminuria: foamy wee, macroalbuminuria, acr raised, losing protein
diabetic kidney disease: diabetic kidneys, sugar damaged kidneys
nephrotic syndrome: leaking protein and swollen, puffy eyes and protein in urine, ssns, srns, fsgs
nephrotic syndrome: frequent relapser, child with puffy face and protein in urine
lupus nephritis: lupus kidney, ln class iv
iga nephropathy: bergers disease, iga kidney
polycystic kidney disease: cysts on the kidneys, pkd
kidney stone: renal calculi, stone stuck, nephrolith, stone former, kidney gravel, stones keep coming back
kidney stone: ureteral calculus, loin to groin, loin pain
tamsulosin for stones: met for stones, medical expulsive therapy
hyperkalemia: hyperk, potassium up, hyper k
potassium binder, patiromer, zirconium cyclosilicate: k binder, potassium powder, szc, potassium resin
potassium binder, patiromer, zirconium cyclosilicate: potassium lowering
hypokalemia: hypok, hypo k
hyponatremia: low na, hypona, hypo na
hypertonic saline: strong salt drip, 3% saline, strong salt water, 3% nacl, concentrated saline, strong saline
overcorrection: sodium rising too fast
hypernatremia: high sodium, na high
metabolic acidosis: acid blood, acidotic, low ph, acidosis, acidaemia
sodium bicarbonate: bicarb, baking soda, nahco3
cystatin c: cysc, cys c
ferric derisomaltose: monofer, iron isomaltoside
anemia of chronic kidney disease: kidney anaemia, anemia in ckd, renal anaemia
erythropoiesis stimulating agent: epo jab, epo injection, epo shots, eprex, anemia shots for kidneys, anemia jab
urinary tract infection: wee infection, bladder bug, burning wee, hurts to wee, hurts to pee, stinging wee
urinary tract infection: pain when peeing, urine bug, peeing razor blades, cutis
recurrent urinary tract infection: ruti, keep getting water infections, recurrent utis, uti after uti
recurrent urinary tract infection: repeated water infections, water infections keep coming back
recurrent urinary tract infection: one uti after another, cystitis all the time, keep getting cystitis
recurrent urinary tract infection: frequent utis, recurring utis
asymptomatic bacteriuria: bugs in the urine without symptoms, positive dip no symptoms, positive dipstick
asymptomatic bacteriuria: positive urine no symptoms, urine positive but well, bacteria in urine without symptoms
asymptomatic bacteriuria: germs in the urine, bacteria in urine but feels fine
pyelonephritis: uti with fever, febrile uti, upper uti
catheter: tube in the bladder, pee tube, wee bag, foley
overactive bladder: cant hold my wee, dash to the loo, running to the loo, running to the toilet, rush to the toilet
overactive bladder: dying to go to the loo, urge to pee, bladder urgency, cant wait to pee, weeing all the time
overactive bladder: bursting to go, bursting for a wee, busy bladder, small bladder, jittery bladder
overactive bladder: loo all the time, to the loo constantly, keep going to the loo, constantly peeing, gotta go
urinary incontinence: wetting myself, wets herself, wets himself, leaking wee, leaking pee, peeing myself
urinary incontinence: dribbling wee, pads for leaks, cant hold my water, tena lady, bladder leaks
urinary incontinence: accidents with bladder
stress incontinence: leak on the trampoline, wet myself when i cough, wet myself when i laugh, wee when i sneeze
stress incontinence: wee when i laugh, wee when i cough, pee when i sneeze, pee when i cough, pee when i laugh
stress incontinence: leaks when i jump, leak when i run
pelvic floor training: pelvic floor, squeezes down below, pfmt, squeezing exercises
bladder training: bladder drill, hold on longer, bladder retraining
antimuscarinic: bladder tablet, bladder pills, anticholinergics, antichol, bladder drugs, bladder medicine
mirabegron: b3 agonist, beta 3 agonist
urinary retention: cant pee, cant wee, cant pass water, not passing urine, blocked waterworks, not peed, stuck water
urinary retention: waterworks stopped, cant pass wee, bladder wont empty
benign prostatic hyperplasia: stop start stream, slow pee, weak pee, trouble peeing in men, bpo, bpe
benign prostatic hyperplasia: waterworks trouble in men, waterworks in an older man, trickle when i pee
alpha blocker: prostate pill, osin, a blocker
chronic prostatitis: pelvic pain in a man, cpps, cp cpps, pain between the legs in men, pain behind the balls
chronic prostatitis: pain behind the scrotum
nocturia: up in the night to wee, up to the loo at night, getting up to wee
hematuria: blood in my pee, blood in the wee, red pee, red wee, pink urine
bladder cancer: bladder tumour, bladder ca
urothelial cancer: cancer of the urinary tract, metastatic bladder, advanced bladder cancer, mUC, la muc
kidney cancer: kidney tumour, mrcc, renal ca, renal mass
urinalysis: urine dip, dipstick, dip test, pee test, wee test, urine test
polyuria: peeing a lot, weeing a lot
vasectomy: the snip, had the snip
erectile dysfunction: cant keep it up, cant get an erection, wont get hard, bedroom problems, erectile
erectile dysfunction: brewers droop, failing to perform, ed drugs, trouble in the bedroom, no erections
sildenafil: blue pill, pde5s, pde5i, erection tablets, erection pills
lower urinary tract symptoms = luts
acute urinary retention = aur
pelvic floor muscle training = pfmt = pelvic floor exercise
percutaneous tibial nerve stimulation = ptns = tibial nerve stimulation
sacral neuromodulation = sacral nerve stimulation = sns bladder
intermittent self catheterization = isc = clean intermittent catheterization
percutaneous nephrolithotomy = pcnl
shock wave lithotripsy = eswl = swl
ureteroscopy = urs
chronic pelvic pain syndrome = cpps = chronic prostatitis
interstitial cystitis = bladder pain syndrome = painful bladder syndrome
testicular torsion = twisted testicle
recurrent urinary tract infection = ruti = recurrent cystitis = recurrent utis
antimuscarinic > oxybutynin > solifenacin > tolterodine > fesoterodine > trospium > darifenacin > propiverine
beta 3 agonist > mirabegron > vibegron
alpha blocker > tamsulosin > doxazosin > alfuzosin > terazosin > silodosin
5 alpha reductase inhibitor = 5ari = alpha reductase inhibitor
5 alpha reductase inhibitor > finasteride > dutasteride
phosphodiesterase 5 inhibitor = pde5 inhibitor = pde5
phosphodiesterase 5 inhibitor > sildenafil > tadalafil > vardenafil > avanafil
methenamine: methenamine hippurate, hip rex, urinary antiseptic, hiprex tablets
prophylactic antibiotic: abx prophylaxis, antibiotic prophylaxis uti, low dose antibiotics, daily antibiotics uti, nightly antibiotic
recurrent urinary tract infection: 3 utis, three utis, utis a year, keeps getting utis, uti keeps coming back, repeated utis
recurrent urinary tract infection: keep getting utis, keeps getting cystitis, recurrent waterworks, recurrent waters, cystitis prevention
recurrent urinary tract infection: prevent utis, stop utis, uti prevention, stops utis
fluid intake, water intake: drinking more water, drink more water
antimuscarinic: bladder relaxant, bladder calmer
mirabegron: mira bladder
botulinum toxin: bladder botox, botox bladder, botox in the bladder, btx a
neuromodulation: sacral neuromod, snm, interstim, bladder pacemaker, tibial nerve, ptns treatment
urinary incontinence: ui women, leaking urine woman, leaky waterworks, damp pants, wee leaks, bladder weakness, leaks wee, wets self
urinary incontinence: wet myself, wetting herself, wees herself, incontinent of urine, urine leakage
stress incontinence: sui women, leaking when coughing, leaks when coughing, leaks on exercise, wee when i cough, leaking on exertion
stress incontinence: wets herself laughing, wets herself when she laughs, leaks when laughing, stress leak, stress leakage, leak wee jumping
mixed incontinence: mixed ui, mixed leakage
urge incontinence: urgency incontinence, urge leak, urge ui, cant make it to the loo, doesnt make it to the toilet
overactive bladder: oab meds, gotta go all the time, oab wet, irritable bladder
overactive bladder: pees all the time, weeing every hour, always weeing
pelvic floor training: pelvic floor physio, kegels exercises, kegal, squeezy app, pelvic floor trainer, pelvic physio
midurethral sling: tvt, tot sling, mesh tape, sling op bladder
benign prostatic hyperplasia: bph luts, luts bph, luts men, male luts, enlarged prostates, prostatic enlargement, prostatism
benign prostatic hyperplasia: poor stream, hesitancy dribbling, prostate enlargement, waterworks old men
benign prostatic hyperplasia: bph meds, prostate pills, swollen prostate
combination therapy for prostate: combo bph, alpha blocker plus 5ari, tamsulosin finasteride, combodart, doxazosin finasteride
acute urinary retention: cant pass urine, in retention, went into retention, bladder blocked, retention prostate, twoc
turp: prostate rebore, rebore
prostatitis: prostate infection, infected prostate, sore prostate, boggy prostate, acute prostatitis
chronic prostatitis: pelvic pain man, pelvic pain male, cppsm, chronic pelvic pain man, prostatodynia
chronic prostatitis: pain behind balls, perineal pain man, nih cpsi, cpsi, ache behind balls, pelvic pain syndrome men
kidney stone: stones kidney, renal stones, kidney stones, stone formers, urolithiasis
kidney stone: third kidney stone, recurrent stones, recurrent stone, stones recurrent, recurrent calculi, renal calculus, uric acid stones
kidney stone: stop stones, stones coming back, another kidney stone, more kidney stones, nephrolithias
potassium citrate, citrate: k citrate, kcit, urocit, pot cit
ureteric stone: ureteric colic, vuj stone, puj stone, stone in the tube, stone in ureter
hematuria: visible haematuria, vh haematuria, nvh, non visible haematuria, frank haematuria, peeing blood, clots in urine, microhaematuria
erectile dysfunction: cant get it up, weak erections, soft erections, trouble getting hard, poor erections
erectile dysfunction: erections, cant maintain erection, impotent, wont stay hard, ed treatment men
sildenafil: viagra connect, blue pills
tadalafil: daily cialis, weekend pill
peyronie disease: bent penis, curved penis, peyronies
premature ejaculation: comes too quickly, finishing too early, ejaculates too soon
phimosis: tight foreskin, foreskin wont retract, bxo
paraphimosis: foreskin stuck back
balanitis: sore penis tip, sore foreskin
varicocele: bag of worms, varicose vein in scrotum
hydrocele: fluid around the testicle, swollen scrotum fluid
testicular torsion: torsion testis, twisted ball, twisted testis, acute scrotum
epididymo orchitis: orchitis, swollen ball infection, epididymo, infected testicle
priapism: erection wont go down, erection lasting hours
vasectomy: vasec, got the snip
urethral stricture: stricture urethra, narrow waterpipe
neurogenic bladder: nld bladder, neuropathic bladder
suprapubic catheter: catheter through the belly, spc catheter
bladder irrigation: three way catheter, washouts bladder, clot retention
transurethral resection of bladder tumor: turbt
oxybutynin: lyrinel, kentera
tamsulosin: flomaxtra
dutasteride: jalyn
`
