/**
 * Shorthand of drugs that clinicians type and articles do not write, in the form that `typed-shorthand.ts` explains.
 */
export const drugShorthand = `
hydrocort: hydrocortisone
pred: prednisolone
dex: dexmedetomidine / sedat, icu, itu, deliri, ventilat, intubat, agitat, propofol
dex: dexamethasone / mening, croup, throat, covid, oedema, edema, nausea, vomit, myeloma, tumour, tumor, preterm, asthma, arthr, tonsil, ponv, ards
levo: levofloxacin / pneumon, uti, infect, antibio, pylori, prostat
levo: levothyroxine / thyro, tsh
norad, norepi: norepinephrine
adren: epinephrine
vaso: vasopressin / norad, norepi, septic, sepsis, shock
keppra: levetiracetam
mag sulfate, mag sulphate, magsulf, magsulph, mgso4, MgSO4: magnesium sulfate
mag: magnesium / asthma, eclamp, torsade, arrhythm, preterm, labour, labor, migraine, cramp, headache
bendro: bendroflumethiazide
gent: gentamicin
metro: metronidazole / appendic, divertic, c diff, difficile, pylori, vagin, abdom, cipro, anaerob, giardia, pid
trim: trimethoprim / uti, cystitis, urin, nitro, infect
tazocin: piperacillin tazobactam
coamoxiclav, co-amoxiclav, co amoxiclav: amoxicillin clavulanate
vanc: vancomycin
dig: digoxin / AF, afib, fibrillation, heart failure, hf, hfref
metop: metoprolol
cartia xt: diltiazem
cartia: aspirin
ms contin, mscontin, ms-contin: morphine
hep: heparin / pci, PE, dvt, vte, acs, nstemi, stemi, bridging, infusion, clot
enox: enoxaparin
para: paracetamol / fever, pain, overdose, ibuprofen, nac, tablets
nac: acetylcysteine / overdose, paracetamol, acetaminophen, contrast, liver, copd, fibrosis, poison, tox
sando: octreotide / bleed, varic
terli: terlipressin
GTN: nitroglycerin
hydroxychlor, hydroxychloro: hydroxychloroquine
len: lenacapavir / PrEP, hiv
2DR: dolutegravir lamivudine
TDF/FTC, FTC/TDF: tenofovir emtricitabine
CAB-LA, CAB LA: long-acting cabotegravir
val: valaciclovir / zoster, shingles, herpes, HZ, HSV, aciclovir, famciclovir
fam: famciclovir / zoster, shingles, herpes, HZ, valaciclovir, valtrex
aci, ACV: aciclovir / zoster, shingles, herpes, HZ, HSV, valac, encephal
4R, 4RIF: 4 months rifampicin / LTBI, latent, TB, 9H, 3HP, igra, quantif, INH, isoniaz, rif
9H, 9INH: 9 months isoniazid / LTBI, latent, TB, 4R, 3HP, igra, quantif, rif
6H: 6 months isoniazid / LTBI, latent, TB, 4R, 3HP, igra, quantif, rif
3HR: 3 months isoniazid rifampicin / LTBI, latent, TB, 4R, 3HP, igra
rif: rifampicin / TB, tubercul, LTBI, latent, INH, isoniaz, hepatotox, liver tox
mica: micafungin / yeast, candid, fung
ptx: pentoxifylline / alcohol, maddrey, AH, hepatitis
vedo: vedolizumab
ADA, ada: adalimumab / vedo, IFX, infliximab, crohn, colitis, psoria, UC, humira, trough
ami: amitriptyline / ibs, irritable, neuropath, nocte, migraine, tricyclic, bowel, fibromyal
cis: cisatracurium / drip, gtt, ards, VENT, vented, ventilat, paraly
epi: epinephrine / arrest, codes, code, cpr, resus, rosc, ohca, anaphyl, peanut, sting, allerg, hives, wheez, croup, septic, shock, pressor, IM, thigh, saline
amio: amiodarone
lido, lignocaine: lidocaine / vf, arrest, amio, arrhyth, ohca, vt
roc, rocky: rocuronium / sux, rsi, scoline, anectine, suxameth, paraly, intubat
sux, scoline: succinylcholine
pantop: pantoprazole
AVP: vasopressin / norad, shock, septic, sepsis, mcg, pressor, norepi
metro: metronidazole / trich, BV, TV, vaginosis, discharge
beta x2, two doses of beta, 2 doses of beta, beta for lungs, dex or beta, beta or dex, beta then, give beta: betamethasone / preterm, PPROM, PTL, weeks, antenatal, 34/40, 35/40, 36/40, 33/40, 32/40, 30/40, 28/40
dex: dexamethasone / antenatal, PTL, PPROM, lungs, labour, labor, 32/40, 33/40, 34/40, 35/40, 36/40, 34 weeks, 35 weeks, barky, barking, stridor, westley, 0.15, 0.6
mag: magnesium sulphate / pre-e, preec, pre-ec, PET, toxaem, toxem, clonus, fits, hyperreflex, neuroprotect, fetal, foetal
asp: aspirin / PAPP, PET, pre-e, preec, clopi, DAPT, stent, TIA
AC: anthracycline cyclophosphamide / chemo, CINV, emet, taxol, paclitaxel, TNBC, dose dense, dose-dense
cape, Cape: capecitabine / chemo, pCR, TNBC, oxali, breast, colon, rectal, gastric, neoadj, neo-adj
gem: gemcitabine / folfirinox, cis, cisplatin, pancrea, whipple, abraxane, bladder, cholangio, biliary
cis: cisplatin / gem, gemcitabine, RT, chemo, HNSCC, bladder, mUC, urothelial, etoposide
carbo: carboplatin / taxol, pacli, AUC, etoposide, pembro, chemo, TNBC, NSCLC, ovarian
nivol, nivolu: nivolumab
ipilim: ipilimumab
pembroliz, pembros: pembrolizumab
atez, atezoliz: atezolizumab
durv, durval: durvalumab
bev, beva, bevaciz, mvasi: bevacizumab
cemi: cemiplimab
treme: tremelimumab
dostar: dostarlimab
avel: avelumab
cetux: cetuximab
pani: panitumumab
trast, herc, trastuz: trastuzumab
pertuz: pertuzumab
tdxd, dxd, ds8201: trastuzumab deruxtecan
sacit, sacituz: sacituzumab govitecan
enfort, enfortum: enfortumab vedotin
osimert: osimertinib
brig: brigatinib
crizo: crizotinib
lorlat: lorlatinib
gefit: gefitinib
erlot: erlotinib
suni: sunitinib
pazo: pazopanib
cabo: cabozantinib
lenva: lenvatinib
soraf: sorafenib
rego: regorafenib
imat: imatinib
olap: olaparib
nirap: niraparib
ruca: rucaparib
palbo: palbociclib
riboc: ribociclib
abemac, verz: abemaciclib
fulv: fulvestrant
tamox: tamoxifen
anastro: anastrozole
exem: exemestane
letroz: letrozole
enza, enzal: enzalutamide
abirat: abiraterone
apalut: apalutamide
daro: darolutamide
goserel: goserelin
doce, docet, docetax: docetaxel
cabazi: cabazitaxel
pacli: paclitaxel
cisplat: cisplatin
oxali, oxalip: oxaliplatin
capecit: capecitabine
irino: irinotecan
gemcit: gemcitabine
5fu: fluorouracil
tmz, temozol: temozolomide
pemetrex: pemetrexed
gcsf: filgrastim
aprep: aprepitant
testo: testosterone
empaglif, empag, empagl: empagliflozin
dapaglif, dapag: dapagliflozin
lira, liraglut: liraglutide
semaglut, semag: semaglutide
tirzep, mounj: tirzepatide
dula: dulaglutide
pio, pioglit: pioglitazone
sita, sitaglip: sitagliptin
gliclaz: gliclazide
vriii: insulin
glitazone, glitazones: pioglitazone
levothyrox: levothyroxine
lio: liothyronine
ptu: propylthiouracil
zoledro: zoledronic acid
deno: denosumab
alendro: alendronate
risedro: risedronate
ralox: raloxifene
fezo, fezolin: fezolinetant
doxyl: doxylamine
betameth, betametha: betamethasone
oxytoc: oxytocin
mifepr, mife, ru486: mifepristone
misopr: misoprostol
clomif: clomifene
lng: levonorgestrel
uliprist: ulipristal
nirsev, beyfort: nirsevimab
dexameth: dexamethasone
predsol: prednisolone
amox, amoxi: amoxicillin
ondans: ondansetron
hippurate: methenamine
tolterod: tolterodine
tropsium: trospium
soli, solif, solifen: solifenacin
oxyb, oxybut: oxybutynin
mirab: mirabegron
finast: finasteride
dutast: dutasteride
tams, tamsulos: tamsulosin
doxaz: doxazosin
sildenaf: sildenafil
tadal: tadalafil
varenic, vareni: varenicline
montel, singul: montelukast
UPA, upa: ulipristal / LNG, EC, contracep, ella, UPSI, pill, levonelle, fibroid
fenoxymethylpenicillin: penicillin V
asp: aspirin / clop, plavix, tica, brilinta, prasu, TIA, stent, DAPT, warf, apix, rivarox
BA: bempedoic acid / statin, LDL, cholesterol, nexletol, lipid
nac: acetylcysteine / angio, cath, bicarb, coro, eGFR, CIN, kidney, renal, hydrat
capla: caplacizumab
dex: dexamethasone / ITP, platelet, plts, plt
baby aspirin, baby aspirins, baby asa: low-dose aspirin
MMF: mycophenolate
`
