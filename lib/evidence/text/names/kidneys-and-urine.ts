/**
 * Everyday names, shorthand and slang of the kidneys, bladder, prostate and salts of the blood, as lines of the table
 * in `../synonyms.ts`. Common knowledge of the field.
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
chronic kidney disease mineral and bone disorder = ckd mbd = renal osteodystrophy
uremic pruritus = ckd associated pruritus
cardiorenal syndrome = cardio renal syndrome
tunnelled dialysis catheter = tunneled dialysis catheter
conservative kidney management = conservative care of kidney failure
secondary hyperparathyroidism = renal hyperparathyroidism
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
renal insufficiency = chronic renal insufficiency = renal impairment
dialysis initiation = initiation of dialysis
uremia = uremic
protein creatinine ratio = upcr
calcium oxalate = caox
urolithiasis = nephrolithiasis
peritoneal dialysis = capd
arteriovenous fistula = avf
antibody mediated rejection = abmr
acute kidney injury = ischemic atn
anca associated vasculitis = aav = anca vasculitis
granulomatosis with polyangiitis = wegeners = wegener granulomatosis
anti gbm disease = goodpasture
minimal change disease = minimal change nephropathy
membranous nephropathy = membranous glomerulonephritis
rapidly progressive glomerulonephritis = rpgn = crescentic glomerulonephritis
focal segmental glomerulosclerosis = fsgs
atypical hemolytic uremic syndrome = ahus
renal tubular acidosis = rta
insulin glucose = insulin dextrose
nonsteroidal mineralocorticoid receptor antagonist = nonsteroidal mra = ns mra
nonsteroidal mineralocorticoid receptor antagonist > finerenone
hif phi = hypoxia inducible factor prolyl hydroxylase inhibitor
hif phi > roxadustat > daprodustat > vadadustat
esa > epoetin > methoxy polyethylene glycol epoetin
phosphate binder > sevelamer > lanthanum > calcium acetate
potassium binder > patiromer > zirconium cyclosilicate
calcineurin inhibitor > tacrolimus > ciclosporin
calcineurin inhibitor: cnis, calcineurin
chronic kidney disease: ckd5, ckd 5, ckd2, ckd 2, ckd 1, ckd3a, ckd g3a, ckd g3b, ckd g4, g3b ckd, g3a ckd, g4 ckd, ckd g5
chronic kidney disease: g3ba3, g3ba2, g3ba1, g3aa1, g3aa2, g3aa3, g4a1, g4a2, g4a3, g2a2, g2a3, stage 3 kidney, stage 4 kidney
chronic kidney disease: stage 5 kidney, stage 3 ckd, stage 4 ckd, stage 5 ckd, kidney numbers, kidneys getting worse
chronic kidney disease: renal function falling, renal function declining, kidney function falling, kidney function dropping
chronic kidney disease: gfr dropping, egfr dropping, egfr falling, egfr declining, gfr falling, kidneys slowing down
chronic kidney disease: kidneys failing slowly, kidney decline, renal decline, leaky kidneys, renal pts, kidney patients
chronic kidney disease: renal patient, renal patients, low clearance, predialysis, pre dialysis, ckd pts
albuminuria: a2 albuminuria, a3 albuminuria, microalb, raised acr, high acr, acr up, protein leak, protein leaking, leaky filters
albuminuria: protein leaking kidneys, uacr high, high uacr, albumin leak, proteinuric ckd
dialysis initiation: start dialysis, start hd, starting dialysis, when to dialyse, when to dialyze, hold off dialysis
dialysis initiation: dialysis start, early dialysis, late dialysis, start on dialysis, delay dialysis, rrt initiation
dialysis initiation: start him on dialysis, start her on dialysis, go on the machine, begin dialysis, starting hd
kidney failure: stage five kidney, kidneys finished, needs a kidney, end stage renal, end stage kidney
uremia: uraemic symptoms, urea poisoning, uraemia symptoms
acute kidney injury: aki 1, aki 2, aki 3, aki1, aki2, aki3, stage 3 aki, stage 2 aki, kdigo stage 3, kdigo 3, oliguric aki
acute kidney injury: creat doubled, cr doubling, creatinine doubled, kidneys have stopped, kidneys stopped working, oliguric
acute kidney injury: kidneys gone off, prerenal, pre renal, atn, acute tubular necrosis, anuric, kidneys switched off
renal replacement therapy: cvvhd, sled, put on the filter, start filter, start the filter, start filtration
renal replacement therapy: haemofilter, hemofilter, haemofiltration on itu, prismaflex, kidney filter
renal replacement therapy: kidney machine icu, icu kidney machine, icu dialysis, itu dialysis, filtering on icu
renal replacement therapy: cvvh early, filtered on itu
contrast nephropathy: contrast nephro, cin prevention, cin prophylaxis, dye injury, dye kidneys, angiogram dye kidneys
contrast nephropathy: contrast in ckd, contrast ckd, contrast and kidneys, contrast prophylaxis, dye before angiogram
contrast nephropathy: contrast kidneys, ct contrast ckd, kidney damage from dye, dye and kidneys, kidneys and contrast
contrast nephropathy: contrast aki prevention, dye and my kidneys, contrast kidney injury
intravenous hydration: pre hydration, prehydration, prehydrate, pre hydrate, prehydrating
sodium bicarbonate: sodi bic, sodibic, sod bic, bicarb drip, sodium bic, bicarb infusion, iv bicarb
acetylcysteine: mucomyst, n-acetylcysteine, acetylcyst
hyperkalemia: tented t waves, tented t wave, tall t waves, peaked t waves, peaked t wave, peaked ts, tented ts, sine wave ecg
hyperkalemia: k+ high, high k, raised k, k high, potassium through the roof, hyperkal, ecg changes k
hyperkalemia: potassium too high, hyperkalaemic, hyperkaemia, hyperks, dangerous potassium
insulin glucose: insulin dex, insulin/dextrose, insulin and glucose, insulin/dex, ins dex, insulin d50, insulin dext
insulin glucose: actrapid and dextrose, actrapid dextrose, actrapid in dextrose, act rapid dextrose
calcium gluconate: ca gluc, calcium gluc, cal gluc, ca gluconate, calgluc, calcium gluconat
kidney stone: stone recurrence, keeps passing stones, stone disease, caox stones, ca oxalate stones, oxalate stones
kidney stone: recurrent stones, stone formers, recurrent stone, kidney stones coming back, renal stones, ureteric calculus
kidney stone: ureteric stones, stone in the ureter, vuj stone, puj stone
hydrochlorothiazide: hydrochlor, hydrochlorothiaz, water pill for stones
hemodiafiltration: ol hdf, ol-hdf, online hdf, high volume hdf, hvhdf, convection volume, high convection, convection dialysis
hemodiafiltration: haemodiafilt, dialysis with filtration, hdf treatment, high dose hdf, hdf dialysis, high convection dialysis
hemodialysis: high flux, hi flux, hiflux, conventional hd, in centre dialysis, unit dialysis, thrice weekly dialysis
peritoneal dialysis: tummy dialysis, bag dialysis, belly dialysis, capd bags, dialysis bags
arteriovenous fistula: fistula arm, dialysis fistula, dialysis access, vascular access for dialysis, av fistula
kidney transplant: kidney recipient, renal recipient, kidney allograft, renal allograft, transplanted kidney, renal graft
kidney transplant: graft survival kidney, kidney graft survival, someone elses kidney, txp kidney, renal transplanted
belatacept: bela, costim blocker, costimulation blocker, costimulation blockade, co stimulation blocker, costim blockade
belatacept: cni free, cni sparing, calcineurin free, anti rejection drip
ciclosporin: ciclo, cya, cyclospor
tacrolimus: tacro
graft rejection: rejecting the kidney, kidney rejection, rejecting his kidney, rejecting her kidney
anca associated vasculitis: anca gn, anca glomerulonephritis, anca nephritis, pr3 vasculitis, mpo vasculitis, pauci immune gn
anca associated vasculitis: wegeners kidney, pr3 pos, mpo pos, pr3 positive, mpo positive, pulmonary renal syndrome
anca associated vasculitis: anca positive, anca pos, pr3 anca, mpo anca, wegeners, wegener, pr3 disease, mpo disease
anca associated vasculitis: lung haemorrhage and kidney failure, anca crescents, rpgn anca, anca rpgn
reduced dose glucocorticoid: reduced dose steroid, low dose steroids in vasculitis, reduced dose steroids, reduced steroid
lupus nephritis: lupus kidneys, class v lupus, class iv ln, class iii ln, sle nephritis
lupus nephritis: lupus gn, ln flare, lupus kidney relapse, kidney lupus, sle kidneys, sle kidney, lupus in the kidneys
lupus nephritis: lupus attacking kidneys, lupus has got the kidneys, renal lupus, kidney flare of lupus
belimumab: belim, anti blys, blys inhibitor, anti baff, belimu
nephrotic syndrome: nephrotic range, nephrotic kid, nephrotic child, leaking protein, nephrotics
diabetic kidney disease: diabetes kidneys, kidneys and diabetes, diabetic ckd, t2dm ckd, t2d ckd, diabetic proteinuria
diabetic kidney disease: diabetes kidney damage, diabetic nephro, diabetes and ckd, dm nephropathy, ckd in diabetes, t2dm with ckd
diabetic kidney disease: diabetes hurting the kidneys, diabetes affecting kidneys, ckd in t2dm, ckd and t2dm
finerenone: finer, finere, fineronone, fineronon
nonsteroidal mineralocorticoid receptor antagonist: non steroidal mineralocorticoid blocker, nonsteroidal mineralocorticoid blocker, new mra, nsmra, non steroidal mra
sglt2: sglt2s, sugar peeing tablet, sglt 2, sglt2 tablets, jardiance type, forxiga type, gliflozins, glifs, flozins
canagliflozin: canaglif, invok
dapagliflozin: dapaglif, forx
empagliflozin: empaglif
mineralocorticoid antagonist: mineralocorticoid blocker, mineralocorticoid receptor blocker, aldosterone receptor blocker, aldosterone blocker, aldo blocker, aldosterone blockers, aldo antagonist, aldosterone antag, mras
renin angiotensin system inhibitor: ras blockade, raas blockade, raas blocker, ras blocker, ace or arb, acei/arb, ace/arb
erythropoiesis stimulating agent: epo injections, epo for anaemia, epoetin jab, anaemia injections, epo therapy, retacrit
darbepoetin: darbe, darbo, darbep
polycystic kidney disease: cystic kidneys, cysts in the kidneys, adpkd kidney
glomerulonephritis: nephritic, nephritic syndrome, inflamed kidneys, kidney inflammation
prevention: prophylaxis
hyperkalemia: peaked t, tented t, tall t, ecg changes of potassium, hyperkalemic
uremic pruritus: itch on dialysis, renal itch, dialysis itch, itchy on dialysis, kidney itch
tunnelled dialysis catheter: permcath, tesio, tunnelled line for dialysis, vascath, dialysis line
chronic kidney disease: renal team, ckd non diabetic, nondiabetic ckd, non diabetic ckd, ckd no diabetes, refer to renal
kidney failure: kidneys not working at all, kidneys no longer working, gfr under 10, stage v kidney
kidney transplant: kidney tx infusion, renal txs, had a new kidney, waiting for a kidney
acute kidney injury: septic aki, aki on ckd, urine output dropped, not making urine, no urine output, making no urine
nephrotoxic: hard on the kidneys, bad for the kidneys, bad for kidneys, hurt the kidneys, harm the kidneys
kidney protection: save the kidneys, protects kidneys, protect the kidneys, save my kidneys, keep off dialysis, stay off dialysis
kidney protection: keep me off dialysis, keep him off dialysis, keep her off dialysis, delay kidney failure, slow kidney decline
conservative kidney management: no dialysis, without dialysis, decline dialysis, refuse dialysis
kidney stone: third stone, another stone, third kidney stone, stones again, oxalate stone
peritoneal dialysis: pd fluid, pd bags, pd catheter
urinary tract infection: dysuria, burning and frequency, burning and urgency, burning wee and frequency
asymptomatic bacteriuria: treat the urine, treating the urine, treat the dip, treat the culture, incidental bacteriuria
benign prostatic hyperplasia: bladder outlet obstruction, bladder outflow obstruction
overactive bladder: detrusor overactivity, detrusor instability
hyponatremia: sodium in his boots, sodium in her boots, rock bottom sodium
urinary tract infection: burning on passing urine, wee burns
urinary retention: cant empty bladder, cannot empty bladder
overactive bladder: constantly needing the loo, urge to wee
nephrotic syndrome: frothy urine and swelling, puffy face and proteinuria
acute kidney injury: kidneys packed up, kidneys shutting down, rising creatinine
`
