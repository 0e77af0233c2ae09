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
sacituzumab govitecan: sg adc
endocrine therapy: hormone tablets, hormone blocker, hormone treatment for breast cancer, et breast
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
folfox: capox, xelox, oxaliplatin
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
esophagus = esophageal = gullet
pancreas = pancreatic
ovary = ovarian
testicle = testicular = testis
axilla = axillary = armpit
squamous cell carcinoma = scc
gastroesophageal junction = goj = ogj = gej = oesophagogastric junction
mismatch repair deficient = dmmr = deficient mismatch repair = msi h = msi high = microsatellite instability high
microsatellite stable = mss = pmmr
metastatic triple negative breast cancer = mtnbc
metastatic colorectal cancer = mcrc
metastatic urothelial cancer = muc
metastatic renal cell carcinoma = mrcc
metastatic castration resistant prostate cancer = mcrpc
metastatic hormone sensitive prostate cancer = mcspc = metastatic castration sensitive prostate cancer
nonmetastatic castration resistant prostate cancer = nmcrpc
event free survival = efs
invasive disease free survival = idfs
metastasis free survival = mfs
objective response = orr = response rate
hormone receptor positive = estrogen receptor positive = hr positive
sentinel node = sentinel lymph node = sln = snb
axillary dissection = axillary lymph node dissection = axillary clearance = anc axilla
chemotherapy induced nausea and vomiting = cinv
highly emetogenic chemotherapy = hec
malignant spinal cord compression = mscc = metastatic spinal cord compression
superior vena cava obstruction = svco
neuroendocrine tumor = nets cancer = neuroendocrine tumour
head and neck cancer = hnscc = head and neck squamous cell carcinoma
cancer of unknown primary = cup syndrome
non muscle invasive bladder cancer = nmibc
transvaginal ultrasound = tvus = transvaginal scan
ca125 = ca 125
cdk4 = cdk4 6 = cdk4 6 inhibitor = cyclin dependent kinase
cdk4 > ribociclib > palbociclib > abemaciclib
aromatase inhibitor > letrozole > anastrozole > exemestane
endocrine therapy > tamoxifen > aromatase inhibitor > letrozole > anastrozole > exemestane > fulvestrant
androgen deprivation > goserelin > leuprolide > degarelix > relugolix > triptorelin
androgen receptor pathway inhibitor = arpi = novel hormonal agent
androgen receptor pathway inhibitor > enzalutamide > abiraterone > apalutamide > darolutamide
immunotherapy > atezolizumab > durvalumab > cemiplimab > dostarlimab > avelumab > tremelimumab
checkpoint inhibitor > atezolizumab > durvalumab > cemiplimab > dostarlimab > avelumab > tremelimumab
parp inhibitor > olaparib > niraparib > rucaparib > talazoparib
egfr tyrosine kinase inhibitor > osimertinib > gefitinib > erlotinib > afatinib
alk inhibitor > lorlatinib > alectinib > brigatinib > crizotinib > ceritinib
antibody drug conjugate > trastuzumab deruxtecan > trastuzumab emtansine > sacituzumab govitecan > enfortumab vedotin
taxane > docetaxel > paclitaxel
platinum chemotherapy > cisplatin > carboplatin > oxaliplatin
fluoropyrimidine > fluorouracil > capecitabine
5ht3 antagonist > ondansetron > granisetron > palonosetron
nk1 antagonist > aprepitant > fosaprepitant > netupitant
bone modifying agent > zoledronic acid > denosumab
ovarian cancer screening = ovarian screening
checkpoint inhibitor = pd 1 inhibitor = pd l1 inhibitor
trastuzumab: herceptin biosimilar
trastuzumab deruxtecan: trastuzumab derux
trastuzumab emtansine: tdm 1, trast emtansine
enfortumab vedotin: ev pembro, ev urothelial
datopotamab deruxtecan: dato dxd
osimertinib: osi egfr
dabrafenib trametinib: dab tram, braf mek
encorafenib binimetinib: enco bini
lenvatinib: len pembro
olaparib: ola brca
tamoxifen: tam breast
aromatase inhibitor: ai tablet, ai breast, ais breast
androgen deprivation: hormone jab prostate, lhrh, lhrh agonist, gnrh agonist prostate, castration, adt prostate
androgen deprivation: prostate injections, prostate jab
paclitaxel: weekly taxol, nab paclitaxel, nab pac
carboplatin: carbo auc
cisplatin: cis gem
gemcitabine: gem cap, gem abraxane, gem nab
fluorouracil: 5 fu
pemetrexed: pem chemo
methotrexate: mtx chemo
doxorubicin: doxo chemo
anthracycline cyclophosphamide: ac chemo, ac t, ac chemotherapy, ddac
taxane trastuzumab: tchp, tch p, thp breast, tch breast
folfox: folfox6, mfolfox, mfolfox6, flox, xelox chemo
capecitabine oxaliplatin: capeox, xeloda oxaliplatin
folfirinox: folfirin, fnx
carboplatin paclitaxel chemoradiotherapy: cross regimen, cross chemorads
chemotherapy of the physicians choice: tpc, treatment of physicians choice, chemo of choice
filgrastim: g csf jab, bone marrow jab
zoledronic acid: zometa cancer
chemotherapy induced nausea and vomiting: chemo sickness, chemo nausea, chemo vomiting, sick from chemo, vomiting with chemo
chemotherapy induced nausea and vomiting: cinv prophylaxis, sickness with chemo, throwing up after chemo, nausea from chemo
highly emetogenic chemotherapy, cisplatin: hec antiemetics, highly emetogenic, hec prophylaxis
antiemetic: antiemetics, anti sickness, anti sickness tablets, antisickness, sickness tablets, anti nausea
peripheral neuropathy, neurotoxicity: cipn chemo, chemo neuropathy, oxaliplatin neuropathy, neuropathy from oxaliplatin
peripheral neuropathy, neurotoxicity: tingling fingers, tingly fingers, numb feet from chemo
breast cancer: ca br, breast ca, breast cancers, ca breasts, breast lump cancer, breast primary, breast malignancy, idc breast
breast cancer: invasive ductal, invasive lobular, early breast ca, ebc patient, breast carcinoma
metastatic breast cancer: met breast ca, breast cancer spread, advanced breast, mbc patient, secondary breast cancer
metastatic breast cancer: breast cancer has spread, breast cancer in bones, breast mets
hormone receptor positive: er pos, er positive disease, er pr positive, er driven, oestrogen positive
hormone receptor positive: oestrogen receptor positive, hormone positive, hormone sensitive breast
triple negative breast cancer: triple negative, tnbc patient, triple neg breast, basal like
her2 positive: her2 pos, her 2 pos, her2 amplified
her2 low: her2low, her 2 low, ihc 2+ ish negative
node negative: n0, node neg breast, no nodes involved, nodes clear
node positive: n1 breast, nodes positive, positive nodes
recurrence score, 21 gene: oncotype dx, oncotypedx, oncotype score, 21 gene assay, 21 gene score, oncotype rs, gene score?
recurrence score, 21 gene: breast cancer gene score, intermediate recurrence score
pathological complete response: pcr breast, no cancer left after chemo, path cr, pathcr
residual invasive disease: residual disease?, residual tumour?, residual tumor?, residual cancer?
residual invasive disease: cancer still there after chemo, cancer left after chemo
sentinel node: sentinels, slnb, sln positive, snb positive, sentinel biopsy, one gland positive, gland positive
axillary dissection: clear the axilla, axilla cleared, axillary clearance needed, alnd, take all the glands, armpit glands out
axillary dissection: completion axillary, completion alnd, all the glands out
lumpectomy: wle breast, bct, breast conservation, breast conserving, partial mastectomy, wle plus radiotherapy
mastectomy: double mastectomy, both breasts off
breast cancer screening: mammos, mammo age, boob scans, breast screen, mammogram age, breast screening age, bso screening
mammography: mammograms, mammos, tomo, tomosynthesis, boob xray
dense breasts: dense breast tissue, breast density
prostate cancer: ca prost, prostate ca, cap gleason, p ca gleason, prostate tumor, prostatic cancer, prostate malignancy
prostate cancer: prostate cancers, gleason 6, gleason 7, isup 1, isup 2
localized prostate cancer: localised pca, local prostate cancer, psa detected prostate cancer, low risk prostate, gleason 6
active monitoring: just watch it, watch and wait, as gleason
prostatectomy: rarp, rp prostate, robotic prostatectomy, radical prostatectomy, have it out prostate, prostate cut out
radiotherapy: zapped?, ebrt, imrt, vmat, sabr, radiation treatment
psa: psas, psa level, psa blood, prostate blood, psa test invitation, one off psa, psa check
prostate cancer screening: psa invite, prostate screening, screen for prostate, psa screen, psa testing
metastatic hormone sensitive prostate cancer: mhspc patient, newly metastatic prostate, de novo metastatic prostate
metastatic hormone sensitive prostate cancer: prostate cancer in bones, prostate cancer in his bones, newly mets prostate
metastatic prostate cancer: prostate mets, prostate cancer spread, stage 4 prostate, advanced prostate
high volume disease: high volume mhspc, chaarted high volume
castration resistant: crpc patient, hormone resistant prostate, hormone refractory, castrate resistant, hormone refractory prostate
lutetium 177 psma 617: lu 177, lu177, 177lu, lu psma, lu 177 psma, psma therapy, psma lutetium, 177 lu, prostate radioligand
bladder cancer: ca bladder, bladder tumor, tcc bladder, bladder tcc, bladder cancers
urothelial cancer: utuc, upper tract tcc, urothelial ca, urothelial carcinoma, bladder cancer spread
kidney cancer: renal cancer, ca kidney, ccrcc, clear cell renal
testicular cancer: seminoma, nsgct, germ cell tumour, ball cancer, testis cancer
non small cell lung cancer: nsclcs, lung adenocarcinoma, adeno lung, lung ca, ca lung, lung primary, non small cell, met lung
non small cell lung cancer: met lung adeno, lung cancer spread, squamous lung, lung tumour
small cell lung cancer: small cell, oat cell, es sclc, ls sclc
unresectable stage iii: unresectable stage 3, inoperable stage 3, stage 3 no surgery
pd l1 high, pd l1: pdl1 high, pdl1 50, tps 50, tps over 50, tumour proportion score, tps high, pd l1 positive
egfr mutated: egfr mutant, egfrm, egfr exon 19, exon 19 del, exon 19 deletion, l858r, egfr positive, egfr mutation
alk positive: alk rearranged, alk fusion, alk rearrangement, eml4 alk, alk translocation
brain metastases: brain mets, cns mets, cancer in the brain, spread to the brain, intracranial mets
resected: cut out lung cancer, lobectomy lung cancer, part of her lung removed, part of his lung removed, post lobectomy
adjuvant: adj tki, adj chemo, adj treatment, adjuvant chemo, post op chemo, postoperative chemo
neoadjuvant: neoadj, neoadj chemo, pre op chemo, preoperative chemo, before node dissection
perioperative chemotherapy: periop chemo, chemo before and after surgery, peri op chemo
chemoradiotherapy: chemorad, chemoradio, crt cancer, crt then, chemo and radiotherapy, chemo with radiotherapy
concurrent chemoradiotherapy: concurrent crt, conc crt, chemoradiation
consolidation: consolidation io, consolidation immunotherapy
low dose ct: ldct, ld ct, lung ct screening, low dose scan, yearly lung scan, chest ct screening
lung cancer screening: lung screening, screen lungs, lung health check, lung scan for smokers, ldct eligibility
lung cancer screening: scanning smokers, scan smokers lungs, lung screen
immunotherapy: ici therapy
nivolumab ipilimumab: ipi nivo, double immunotherapy, dual io, nivo ipi, combo immunotherapy, dual checkpoint, double checkpoint, combo io, combined immunotherapy
immune related adverse events: irae, iraes, immunotherapy side effects, immune colitis, checkpoint colitis, io colitis
melanoma: mole cancer, skin cancer mole, melanomas, malignant mole, stage iii melanoma nodes
unresectable melanoma: inoperable melanoma, melanoma cant be removed, stage 4 melanoma
lymph node dissection: node dissection, lnd, clnd, tlnd, nodes removed, groin dissection, nodal dissection
colorectal cancer: crc, colon ca, ca colon, rectal cancer, ca rectum, ca bowel, bowel ca, colon tumour, bowel tumour, bowel cancers
metastatic colorectal cancer: bowel mets, colon mets, met crc, bowel cancer spread, stage 4 bowel
metastatic colorectal cancer: stage 4 colon, stage iv colon, stage 4 colorectal, colon cancer spread
stage iii colon cancer: dukes c, t3n1 colon, node positive colon, stage 3 bowel, resected stage iii colon
mismatch repair deficient: mmr deficient, msi h cancer, msi, msi high tumour, mmrd, mismatch repair, lynch tumour, lynch?, lynch syndrome?
lynch syndrome: hnpcc, lynch
colorectal cancer screening: bowel screening, bowel cancer screening, colon screening, colon cancer screening, crc screening
stool test: poo test, poo tests, poo stick, fobt, gfobt, qfit, fit kit, home stool kit
colorectal cancer screening: cologuard, stool dna, mt sdna, fit dna, bowel screening kit
colonoscopy: c scope, cscope, colonosc, camera up the bottom, camera up the bum
hepatocellular carcinoma: hcc patient, hepatoma, primary liver cancer, liver primary, liver cancer, ca liver
pancreatic cancer: pancreas cancer, ca pancreas, ca panc, panc ca, pancreatic ca, cancer of the pancreas, pdac resected
esophageal cancer: gullet cancer, ca oesophagus, oesophageal ca, esophageal ca, cancer of the gullet, food pipe cancer
esophageal cancer: oesophageal adeno, esophageal adeno, foodpipe cancer, cancer of the food pipe, oeso cancer, og cancer
esophageal adenocarcinoma, gastroesophageal junction: siewert, siewert ii, siewert 2, siewert iii, junctional adeno, goj tumour
gastric cancer: stomach cancer, ca stomach
cholangiocarcinoma: bile duct cancer, cholangio, biliary tract cancer, klatskin
ovarian cancer: ca ovary, ovary cancer, ovarian tumour, ovarian carcinoma, cancer of the ovaries, hgsc, high grade serous
ovarian cancer screening: ca125 screening, ca125 yearly, yearly ca125, roca, screening for ovarian, ovary screening
brca mutation: brca1, brca2, brca mutated, brcam, gbrca, brca carrier, brca positive
maintenance: maintenance parp, maintenance chemo
endometrial cancer: womb cancer, ca endometrium, ca endo, uterine cancer
cervical cancer: ca cx, ca cervix
vulval cancer: vulvar cancer
glioblastoma: brain tumour?, gbm patient, glioma, high grade glioma
sarcoma: soft tissue sarcoma, bone sarcoma
neuroendocrine tumor: carcinoid, pnet, net tumour
thyroid cancer: ca thyroid patient
palliative care: pall care, pallcare, palliative team, pal care team, hospice team, supportive care team, mcmillan, macmillan
palliative care: palliative referral, spc team, pall care referral, palliative input, early pall care, hospice referral
advanced cancer: terminal cancer, cancer everywhere, incurable cancer
progression free survival: pfs benefit, ttp cancer
spinal cord compression: mscc, cauda equina cancer, cord compression
performance status: ecog, ps 0, ps 2, karnofsky
cancer associated thrombosis: clot in cancer, cancer clot, cat anticoagulation
overall survival, mortality: live longer, living longer, who is alive, longer life
neuropathy = neurotoxicity
`
