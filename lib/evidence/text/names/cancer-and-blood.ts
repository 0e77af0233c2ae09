/**
 * Everyday names, shorthand and slang of cancer, blood and the end of life, as lines of the table in
 * `../synonyms.ts`. Common knowledge of the field.
 */
export const cancerAndBlood = `
anemia = low hemoglobin = low hb = low blood count
iron deficiency = low iron = low ferritin = iron deficiency anemia
thrombocytopenia = low platelets
neutropenia = low neutrophils = low white cells
febrile neutropenia = neutropenic sepsis = neutropenic fever
cardiac resynchronization = crt = resynchronization therapy
prostate cancer = gleason
cancer = ca = carcinoma
prostate cancer = ca prostate
melanoma = skin cancer
basal cell carcinoma = bcc
breast cancer = ca breast
lung adenocarcinoma = nsclc = lung cancer
colon cancer = ca colon
hodgkin lymphoma = hodgkins
diffuse large b cell lymphoma = dlbcl
chronic lymphocytic leukemia = cll
chronic myeloid leukemia = cml
acute myeloid leukemia = aml
multiple myeloma = myeloma
hepatocellular carcinoma = hcc = liver cancer
renal cell carcinoma = rcc = kidney cancer
chemotherapy = chemo
radiotherapy = radiation therapy = rt = xrt
cancer = malignancy = tumor
cancer associated thrombosis = cancer vte
metastatic = mets = advanced cancer
mastectomy = breast removal
lumpectomy = breast conserving
sickle cell = sickle cell disease = scd
transfusion = blood transfusion = transfuse
immune thrombocytopenia = itp
hemophilia = bleeding disorder
nivolumab = nivo
ipilimumab = ipi
pembrolizumab = pembro
axicabtagene ciloleucel = axi cel = yescarta
relapse = recurrence = coming back
cancer risk = get cancer
checkpoint blockade = checkpoint inhibitor = immunotherapy
checkpoint blockade > nivolumab > ipilimumab > pembrolizumab
thin blood = anticoagulant
iron drip = intravenous iron = iv iron = iron infusion
iron infusion = intravenous iron
cancer = adenocarcinoma
anemia = thin blood count = low red cells = low blood
iron = iron tablet = iron pill
vitamin b12 deficiency = low b12 = lacking b12
transfusion = bag of blood = bags of blood
mesothelioma = asbestos cancer
breast cancer screening = breast scan = mammograms
prostate cancer screening = psa test = prostate blood test
prostate cancer = cancer of the prostate
active monitoring = keep an eye on it
melanoma = bad mole = cancerous mole
palliative care = comfort care = end of life
breast cancer = cancer of the breast
axillary dissection = armpit glands removed = glands removed from armpit = lymph nodes removed from armpit = axillary clearance
mastectomy = breast taken off
endocrine therapy = hormone tablets for breast cancer = hormone blocking tablet
leukemia = blood cancer
active monitoring = wait and see
autologous transplantation = autologous stem cell transplant = auto transplant
car t = chimeric antigen receptor = car t cell
lymphedema = swollen arm after breast surgery
vitamin b12 deficiency = b12 deficiency
folate deficiency = low folate
leukocytosis = high white count
polycythemia = high hemoglobin
gene therapy = gene editing = crispr
metastatic = has spread = spread to = widespread cancer
cancer: the big c, big c, neoplasm, onc patient, oncology
chemotherapy: sact
radiotherapy: radiation, rads, deep ray, ray treatment, irradiated
chemoradiotherapy: chemorads, chemo rads, ccrt, chemo radiation
immunotherapy: immuno, immune therapy, pd1, pd-1, pd l1, pdl1, immune treatment, immune drugs
nivolumab ipilimumab, nivolumab: niv+ipi, combo immuno
atezolizumab: atezo
durvalumab: durva
metastatic: has spread, spread to the bones, spread to the liver, secondaries, stage 4, spread everywhere
metastatic: cancer has spread, riddled with cancer, metz, spread to other organs
neoadjuvant: chemo before surgery, before the operation chemo, treatment before surgery, preop chemo
neoadjuvant: shrink it before surgery, chemo before the op, preop immunotherapy, shrink the tumour before
adjuvant: after surgery to stop it coming back, mop up chemo, chemo after surgery, belt and braces chemo
adjuvant: postop chemo, adj chemo, adj
overall survival: live any longer, buy more time
progression free survival: keeps the cancer at bay, rpfs
breast cancer: boob cancer, er positive, brca ca, bc adj, breast tumour, early breast
triple negative breast cancer: triple neg
her2 positive: her 2 positive, her 2
her2 low: her2 1+
trastuzumab deruxtecan: t-dxd, trast deruxtecan
trastuzumab emtansine: t-dm1
sacituzumab govitecan: sg adc, saci
endocrine therapy: hormone tablets, hormone blocker, ai tablet, hormone treatment for breast cancer, et breast
endocrine therapy: anti hormone, hormone pills, anti oestrogen, hormone blocking
cdk4: cdk inhibitor, cdk 4/6, cdki, cdk46
oncotype: onco test, gene test for breast cancer, recurrence score, tumour gene test, rs score, genomic score
sentinel node: first gland
axillary dissection: armpit clearance, armpit glands, anc axilla, clear the armpit, armpit surgery
axillary dissection: lymph nodes under the arm, glands under the arm, armpit nodes
mastectomy: breast off, have my breast off, take the breast off, boob off
lumpectomy: just the lump out, lump taken out, wide local excision, just take the lump out
breast cancer screening: boob check, breast checks, mammo, mammography screening
brca: breast cancer gene, angelina jolie gene, brca1, brca2
parp inhibitor: parp, parpi
prostate cancer: pc active surveillance, cap prostate, mcrpc, prostate tumour, mcspc
active monitoring: active surveillance, as for prostate
prostatectomy: prostate out, prostate removed, take the prostate out, ralp, have my prostate out, prostate op
prostatectomy: cut out the prostate
psa: prostate test, prostate check, psa screening, prostate specific
androgen deprivation: hormone jabs for prostate, hormone injections for prostate, chemical castration
androgen deprivation: hormones for prostate cancer, prostate hormone treatment
lutetium psma: lu psma, lu177, radioligand, lutetium, lupsma
non small cell lung cancer: egfr lung, alk lung, lung adeno, squam lung, alk+, alk positive, egfr mutant, egfrm
osimertinib: osi
lorlatinib: lorla
crizotinib: criz
lymphoma: nhl, lymph cancer, glands cancer
diffuse large b cell lymphoma: lbcl, high grade lymphoma
r chop: rchop, r-chop
polatuzumab: pola
car t: car-t, cart cells, engineered t cells, cart therapy, cell therapy, axicel
btk inhibitor: btki, btk, ibrut
ibrutinib: ibru, ibrut
zanubrutinib: zanu
acute myeloid leukemia: blood cancer in old
venetoclax: ven, ven aza
azacitidine: aza ven, vidaza
leukemia: leukemic
multiple myeloma: bone marrow cancer, ndmm, rrmm
stem cell transplant: marrow transplant, sct, stem cells
colon cancer: stage 3 colon, crc adj
folfirinox: mfolfirinox
folfox: capox, xelox, oxali, oxaliplatin
cancer associated thrombosis: clot with cancer, cat clot, cancer pt with pe, cancer with dvt
neurotoxicity: tingling from chemo, numb hands from chemo, numb fingers from chemo, cipn, chemo nerve damage
neurotoxicity: pins and needles from chemo
palliative care: palliative, pall care, pallcare, eol, making her comfortable, eolc, palliation, pal care
palliative care: supportive care, comfort measures, keep him comfortable, terminal care
terminal illness: dying of cancer, end stage, incurable
anemia: iron poor blood, anaemic, low hgb
iron deficiency: no iron, lacking iron, short of iron, id hf
iron: ferrous, fe tablets, oral fe
intravenous iron: ferinject, iron into the vein, iron transfusion
transfusion: unit of blood, topped up with blood, give blood, blood given, pint of blood, bloods through a drip
transfusion: need blood, packed cells, given blood
transfusion threshold: when to transfuse, transfuse below, hb trigger, transfusion trigger, when to give blood
transfusion threshold: hb threshold, hb target, transfuse at 7, transfuse at 70
platelet: plts, clotting cells
immune thrombocytopenia: idiopathic thrombocytopenic, platelets have dropped
thrombopoietin receptor agonist: tpo ra, tpora, tpo
splenectomy: spleen out, take the spleen out, spleen removed
thrombotic thrombocytopenic purpura: ittp, attp
plasma exchange: plasma swap
heparin induced thrombocytopenia: platelets dropped on heparin, 4ts, hitt, plts dropped on heparin
hemophilia: bleeder, haemophiliac, free bleeding, bleeding disease, factor 8, factor viii, ha inhibitors
emicizumab: emi
sickle cell: sickler, sickling, vaso occlusive, hbss
gene therapy: gene editing, crispr, gene treatment
thalassemia: thal
vitamin b12 deficiency: short of b12, b12 injection, b12 jab, b12 shots, b12 needle, b12 def
cyanocobalamin: b12 tablets, b12 pills, oral b12, b12 by mouth
pernicious anemia: pa b12, perni
lymphedema: swollen arm after cancer, arm swelling after cancer, arm swelling after armpit
febrile neutropenia: chemo fever, neutropenic and febrile, febrile neut, neut sepsis, temperature on chemo
neutropenia: neuts low, low white count, anc low
`
