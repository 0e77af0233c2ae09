/**
 * Short names, brands and ward names of antibiotics, antivirals, antifungals and drugs against parasites, and their
 * classes, as lines of the table in `../synonyms.ts`. Common knowledge of the field.
 */
export const antimicrobials = `
echinocandin > caspofungin > micafungin > anidulafungin > rezafungin
integrase inhibitor > dolutegravir > bictegravir > raltegravir > cabotegravir
neuraminidase inhibitor > oseltamivir > zanamivir > peramivir
azole antifungal > fluconazole > itraconazole > voriconazole > posaconazole > isavuconazole
antifungal > terbinafine > fluconazole > itraconazole > griseofulvin > amphotericin > echinocandin
antimalarial > artesunate > quinine > chloroquine > hydroxychloroquine > mefloquine
macrolide > azithromycin > clarithromycin > erythromycin
fluoroquinolone > ciprofloxacin > levofloxacin > moxifloxacin > ofloxacin
cephalosporin > cefalexin > ceftriaxone > cefazolin > cefuroxime > cefixime
aminoglycoside > gentamicin > amikacin > tobramycin
glycopeptide > vancomycin > teicoplanin
integrase inhibitor: insti, instis, integrase inhib, integrase strand transfer inhibitor, integrase drug
neuraminidase inhibitor: nai for flu, neuraminidase
nucleoside reverse transcriptase inhibitor: nrti, nrtis, nuc for hiv
non nucleoside reverse transcriptase inhibitor: nnrti, nnrtis
protease inhibitor: boosted pi, pi for hiv
cephalosporin: third gen ceph, 3rd gen ceph, first gen ceph, 3gc
fluoroquinolone: quinolones, resp fq, respiratory quinolone, floxacin
beta lactam: betalactam, b lactam
antipseudomonal: pseudomonal cover, pseudomonas cover, double pseudomonal, anti pseudomonal
fidaxomicin: fdx, fidaxo, fidaxomycin, fdxm
piperacillin tazobactam: tzp, piperacillin, piptazobactam, tazosin
meropenem: meropen, merop
ertapenem: erta
imipenem: imi cilastatin, primaxin
cefalexin: cefalex, kef
cefazolin: kefzol, cefaz
ceftriaxone: rocephine, cefty, ceftri
ceftazidime: fortum, ceftaz
cefepime: maxipime, cefep
cefuroxime: zinacef, zinnat, cefurox
cefixime: suprax
flucloxacillin: fluclocs
dicloxacillin: diclox
amoxicillin clavulanate: coamox, clavulin, augmentin duo
benzylpenicillin: pen g, penicillin g, im benpen, iv benpen
phenoxymethylpenicillin, penicillin: penvk, pen v, penv, penicillin vk, phenoxymethylpen, apo pen
penicillin: long term penicillin, low dose pen, prophylactic pen, daily penicillin, pen prophylaxis
clindamycin: dalacin, clindamicin
doxycycline: doxi
minocycline: minocin, mino
lymecycline: tetralysal, lyme cycline
trimethoprim sulfamethoxazole: cotrimox, co trim, septrim, tmp/smx, smx tmp, smz tmp, bactrim ds, sulfatrim, tmpsmx
trimethoprim sulfamethoxazole: trim sulfa, sulfa antibiotic?, bactrim forte
ciprofloxacin: ciproxin, ciproflox
levofloxacin: lvx, tavanic
moxifloxacin: moxiflox
azithromycin: zmax, azithromax, azi, azith, zithromax pack
clarithromycin: klaricid, biaxin
erythromycin: erythro, eryth
nitrofurantoin: nitrofurant, macrodantin mr
fosfomycin: fosfomicin
metronidazole: metrogel
linezolid: linez
daptomycin: dapto
teicoplanin: targocid, teico
dalbavancin: dalba, dalvance, xydalba
tigecycline: tige
colistimethate: colomycin
rifampicin: rifamp, rifadin, rifam, rifampacin
rifapentine: rifapent, prifitin
isoniazid: inah, isoniazide, nydrazid
pyrazinamide: pyrazin
ethambutol: etham, emb tb
bedaquiline: sirturo, beda
pretomanid: dovprela, pa 824
dolutegravir: dolu, tivicay
lamivudine: 3tc, epivir
emtricitabine: ftc?
tenofovir disoproxil: tdf, viread
tenofovir alafenamide: taf
tenofovir emtricitabine: tdf ftc, ftc tdf, tdf/ftc, truvada prep, tenofovir disoproxil emtricitabine
abacavir: ziagen
efavirenz: sustiva, stocrin
rilpivirine: edurant
darunavir: drv
raltegravir: isentress
bictegravir: bictegravir tab, bicteg
dolutegravir lamivudine: 2dr, two drug regimen, 2 drug regimen, dual therapy hiv, two drug hiv, dtg 3tc, hiv dual therapy
cabotegravir rilpivirine: cab rpv, long acting hiv treatment, injectable hiv treatment, hiv treatment injection
entecavir: baraclud
glecaprevir pibrentasvir: glec pib, g p hep c, gle pib
sofosbuvir velpatasvir: sof vel, sofvel, epclusa tablets
sofosbuvir: sovaldi, sof
ledipasvir sofosbuvir: harvoni, led sof
direct acting antiviral: daas
aciclovir: acyc, acic
valaciclovir: valaciclo, valacic, valacy
famciclovir: famcic, famciclo, famci
ganciclovir: cymevene
valganciclovir: valcyte, valgan
zanamivir: zanam
peramivir: rapivab
sotrovimab: xevudy, sotro
tixagevimab cilgavimab: evusheld
casirivimab imdevimab: ronapreve, regen cov
fluconazole: fluco, flucon, fluc weekly, thrush tablet, thrush capsule
itraconazole: itra, itracon
voriconazole: vori
posaconazole: posa
isavuconazole: isavu, isavuconazonium
micafungin: micafung
caspofungin: caspofung
anidulafungin: eraxis, ecalta
terbinafine: terbin, terbenafine
griseofulvin: gris peg, grifulvin, fulcin
nystatin: nystan
clotrimazole: canesten, clotrim
artemether lumefantrine: al malaria, act malaria
atovaquone proguanil: malarone tablets
mefloquine: lariam
primaquine: pq for malaria
tafenoquine: krintafel
quinine: iv quinine, qn
albendazole: zentel
mebendazole: vermox, ovex
praziquantel: biltricide
ivermectin: oral ivermectin, mectizan
permethrin: nix cream, elimite, lyclear cream
mupirocin: bactroban
fusidic acid: fucidin, fusidate
chlorhexidine: hibiscrub, hibiclens
loperamide: loperam, diarrhoea stopper
rifaximin: rifax, targaxan, xifax
bezlotoxumab: bezlotox
`
