/**
 * Classes of drugs by the stems of their names. International nonproprietary names of one class share a stem (WHO, "The
 * use of stems in the selection of international nonproprietary names"), most of them an ending; `^` marks a beginning.
 * Drugs whose names have no stem are listed, and so are those whose stem says less than their class: a drug has the
 * words of each ending of its name.
 */
import { readEndings } from './read-endings'

const stems = `
mab: antibody monoclonal biologic biological
cept: biologic biological fusion
vedotin deruxtecan tansine govitecan ozogamicin: antibody conjugate
tinib: tyrosine kinase inhibitor
rafenib lisib anib: kinase inhibitor
ciclib: kinase inhibitor cdk4 cyclin dependent
citinib: jak janus
parib: parp inhibitor
zomib: proteasome inhibitor
lutamide: antiandrogen androgen receptor inhibitor
platin: platinum chemotherapy
taxel: taxane chemotherapy
rubicin: anthracycline chemotherapy
pril: ace converting enzyme inhibitor antihypertensive
sartan: sartan arb angiotensin receptor blocker antihypertensive
olol carvedilol labetalol: beta blocker
dipine: calcium channel blocker antihypertensive
thiazide: thiazide diuretic antihypertensive
semide bumetanide: loop diuretic
azosin losin alfuzosin silodosin: alpha blocker
steride: alpha reductase inhibitor
afil: phosphodiesterase pde5 inhibitor
statin: statin lipid lowering
xaban: xaban factor xa inhibitor anticoagulant oral doac noac direct
gatran: thrombin inhibitor anticoagulant oral
parin: heparin anticoagulant
grel grelor: p2y12 inhibitor antiplatelet
teplase: thrombolytic plasminogen activator
gliflozin: gliflozin sglt2 inhibitor cotransporter antidiabetic hypoglycemic
gliptin: gliptin dpp4 dipeptidyl peptidase inhibitor antidiabetic hypoglycemic
glutide natide: glp1 receptor agonist incretin
glitazone: thiazolidinedione
setron: setron antiemetic antagonist serotonin
orexant: orexin receptor antagonist hypnotic
triptan: triptan agonist
gepant: cgrp receptor antagonist gepant
azepam azolam: benzodiazepine sedative
zolpidem zopiclone zaleplon: hypnotic sedative
oxetine pram traline: antidepressant reuptake inhibitor
triptyline ipramine: antidepressant tricyclic
peridol piprazole zapine peridone promazine perazine amisulpride sulpiride lurasidone cariprazine lumateperone flupentixol zuclopenthixol ziprasidone: antipsychotic neuroleptic
racetam bamazepine phenytoin valproate topiramate lamotrigine oxcarbazepine eslicarbazepine lacosamide zonisamide cenobamate perampanel ethosuximide phenobarbital: antiepileptic anticonvulsant antiseizure
gabapentin pregabalin: antiepileptic anticonvulsant antiseizure gabapentinoid
prazole: proton pump inhibitor antacid
tidine: h2 receptor antagonist blocker
conazole: antifungal azole
fungin: antifungal azole echinocandin
cillin: penicillin antibiotic lactam
^cef: cephalosporin antibiotic lactam
penem: carbapenem antibiotic lactam
cycline: tetracycline antibiotic
oxacin: quinolone fluoroquinolone antibiotic
thromycin: macrolide
mycin micin nitrofurantoin trimethoprim sulfamethoxazole cotrimoxazole rifaximin: antibiotic antibacterial
vir: antiviral
tegravir: integrase inhibitor antiretroviral insti
navir: protease inhibitor antiretroviral
previr buvir asvir: direct acting hcv
trelvir: protease inhibitor
vaptan: vasopressin receptor antagonist
entan: endothelin receptor antagonist
lukast: leukotriene receptor antagonist
terol: beta agonist bronchodilator laba saba
tropium: anticholinergic antimuscarinic muscarinic antagonist bronchodilator lama
fenacin oxybutynin: anticholinergic antimuscarinic
sone solone onide: steroid corticosteroid glucocorticoid
caine flurane etomidate: anesthetic anaesthetic
curonium: relaxant blocker
propofol: anesthetic anaesthetic sedative
dronate dronic: bisphosphonate
coxib profen naproxen diclofenac indometacin indomethacin ketorolac etodolac: nsaid inflammatory
fentanil orphine codone codeine morphone fentanyl methadone tramadol tapentadol pethidine: opioid opiate analgesic
trexate: antimetabolite immunosuppressant antirheumatic
relin: gonadotropin agonist
astine loratadine cetirizine: antihistamine
amiodarone lidocaine flecainide sotalol dronedarone procainamide: antiarrhythmic
warfarin: coumarin anticoagulant vitamin antagonist vka
aspirin: antiplatelet salicylate
paracetamol acetaminophen: analgesic antipyretic
metoclopramide dimenhydrinate domperidone prochlorperazine: antiemetic
naloxone: opioid antagonist antidote
naltrexone: opioid antagonist
spironolactone eplerenone: mineralocorticoid receptor antagonist diuretic aldosterone potassium sparing
finerenone: mineralocorticoid receptor antagonist diuretic
colchicine meloxicam piroxicam: inflammatory
allopurinol febuxostat: urate lowering xanthine oxidase inhibitor
ketamine: anesthetic anaesthetic nmda receptor antagonist
lithium: mood stabilizer stabiliser
pembrolizumab nivolumab atezolizumab durvalumab avelumab cemiplimab dostarlimab tislelizumab toripalimab sintilimab camrelizumab retifanlimab: immune checkpoint inhibitor immunotherapy pd1 pdl1 programmed
ipilimumab tremelimumab: immune checkpoint inhibitor immunotherapy ctla4
trastuzumab pertuzumab margetuximab: her2 inhibitor
lapatinib tucatinib neratinib: her2
cetuximab panitumumab necitumumab amivantamab: egfr inhibitor
gefitinib erlotinib afatinib osimertinib dacomitinib lazertinib: egfr
crizotinib alectinib brigatinib lorlatinib ceritinib ensartinib: alk
sotorasib adagrasib: kras inhibitor
dabrafenib vemurafenib encorafenib: braf
trametinib binimetinib cobimetinib: mek
ibrutinib acalabrutinib zanubrutinib pirtobrutinib: btk bruton
venetoclax: bcl2 inhibitor
imatinib dasatinib nilotinib bosutinib ponatinib: bcr abl
asciminib: bcr abl inhibitor
rituximab obinutuzumab ocrelizumab ofatumumab ublituximab: cd20 cell depleting depletion
daratumumab isatuximab: cd38
brentuximab: cd30
leucel: car chimeric antigen receptor cell therapy
blinatumomab teclistamab glofitamab epcoritamab mosunetuzumab talquetamab tarlatamab: bispecific cell engager
adalimumab infliximab etanercept golimumab certolizumab: tnf tumor tumour necrosis factor inhibitor blocker
secukinumab ixekizumab bimekizumab brodalumab: il17 interleukin inhibitor
ustekinumab guselkumab risankizumab tildrakizumab mirikizumab: il23 interleukin inhibitor
tocilizumab sarilumab satralizumab siltuximab: il6 interleukin receptor inhibitor blocker
anakinra canakinumab rilonacept: il1 interleukin inhibitor
dupilumab tralokinumab lebrikizumab: il13 interleukin inhibitor
mepolizumab reslizumab benralizumab depemokimab: il5 interleukin eosinophil inhibitor
omalizumab: ige
tezepelumab: tslp
belimumab: blys
anifrolumab: interferon
natalizumab vedolizumab: integrin
eculizumab ravulizumab pegcetacoplan iptacopan avacopan sutimlimab: complement inhibitor
abatacept belatacept: costimulation blocker
lecanemab donanemab aducanumab gantenerumab: amyloid
evolocumab alirocumab inclisiran: pcsk9 inhibitor lipid lowering
ezetimibe: cholesterol absorption inhibitor lipid lowering
bempedoic: lipid lowering
fibrate fibrozil: fibrate lipid lowering
siran: rna interfering interference
nersen: antisense oligonucleotide
bevacizumab ranibizumab aflibercept faricimab brolucizumab ramucirumab: vegf vascular endothelial growth factor inhibitor
sunitinib sorafenib pazopanib axitinib cabozantinib lenvatinib regorafenib: vegf
erenumab fremanezumab galcanezumab eptinezumab: cgrp calcitonin
denosumab: rankl
teriparatide abaloparatide: parathyroid hormone analogue anabolic
romosozumab: sclerostin anabolic
nirsevimab palivizumab clesrovimab: rsv
tamoxifen: estrogen receptor modulator endocrine hormonal
raloxifene: estrogen receptor modulator
letrozole anastrozole exemestane: aromatase inhibitor endocrine hormonal
fulvestrant elacestrant: endocrine hormonal estrogen receptor
abiraterone: androgen receptor pathway inhibitor hormonal
enzalutamide apalutamide darolutamide: pathway hormonal
goserelin leuprorelin triptorelin: gnrh deprivation castration hormonal
leuprolide degarelix relugolix: gnrh gonadotropin deprivation castration hormonal
gemcitabine capecitabine fluorouracil pemetrexed cytarabine: chemotherapy cytotoxic antimetabolite
irinotecan topotecan etoposide vincristine vinblastine vinorelbine lomustine bleomycin mitomycin dacarbazine trabectedin eribulin: chemotherapy cytotoxic
cyclophosphamide ifosfamide temozolomide busulfan melphalan bendamustine: chemotherapy cytotoxic alkylating
chlorambucil: alkylating
azacitidine decitabine hydroxyurea hydroxycarbamide: antimetabolite
lenalidomide thalidomide pomalidomide: immunomodulator immunomodulatory
azathioprine mycophenolate: immunosuppressant immunosuppressive
tacrolimus ciclosporin cyclosporine voclosporin: immunosuppressant immunosuppressive calcineurin inhibitor
sirolimus everolimus: immunosuppressant immunosuppressive mtor inhibitor
pimecrolimus: calcineurin inhibitor
methotrexate: dmard disease modifying
sulfasalazine: dmard disease modifying antirheumatic aminosalicylate
leflunomide hydroxychloroquine: dmard disease modifying antirheumatic
tirzepatide: glp1 receptor agonist incretin gip
metformin: biguanide antidiabetic hypoglycemic
gliclazide glimepiride glipizide glibenclamide: sulfonylurea antidiabetic hypoglycemic
glyburide tolbutamide: sulfonylurea
acarbose: glucosidase inhibitor
sacubitril: neprilysin inhibitor
aliskiren: renin inhibitor
verapamil diltiazem: calcium channel blocker
ivabradine: current inhibitor
digoxin: glycoside
hydralazine minoxidil nitroprusside: vasodilator
nitroglycerin isosorbide glyceryl: nitrate vasodilator
clonidine guanfacine lofexidine: alpha agonist
dexmedetomidine: alpha agonist sedative
chlorthalidone chlortalidone indapamide metolazone: thiazide diuretic
amiloride triamterene: potassium sparing
acetazolamide dorzolamide brinzolamide: carbonic anhydrase inhibitor
mannitol glycerol: osmotic
prostol: prostaglandin analogue
epoprostenol treprostinil iloprost selexipag: prostacyclin
acenocoumarol phenprocoumon: vka
dabigatran: doac noac direct
argatroban bivalirudin: thrombin inhibitor anticoagulant
fondaparinux: anticoagulant
enoxaparin dalteparin tinzaparin nadroparin: low molecular weight lmwh
eptifibatide tirofiban abciximab: glycoprotein inhibitor antiplatelet
dipyridamole cilostazol: antiplatelet phosphodiesterase
tranexamic aminocaproic: antifibrinolytic
andexanet idarucizumab: reversal antidote
flumazenil acetylcysteine fomepizole: antidote
romiplostim eltrombopag avatrombopag: thrombopoietin tpo receptor agonist
epoetin erythropoietin: erythropoiesis stimulating
filgrastim: gcsf granulocyte growth factor
fluoxetine sertraline paroxetine citalopram: ssri selective serotonin
fluvoxamine: ssri selective serotonin reuptake inhibitor
venlafaxine milnacipran: snri serotonin norepinephrine reuptake inhibitor antidepressant
duloxetine: snri serotonin norepinephrine
mirtazapine bupropion agomelatine trazodone: antidepressant
methylphenidate amphetamine amfetamine: stimulant
donepezil rivastigmine galantamine: cholinesterase inhibitor
memantine: nmda antagonist
levodopa: dopaminergic dopamine
pramipexole ropinirole rotigotine: dopaminergic dopamine agonist
apomorphine cabergoline bromocriptine: dopamine agonist
selegiline rasagiline safinamide: mao monoamine oxidase inhibitor
melatonin ramelteon: hypnotic
baclofen tizanidine cyclobenzaprine methocarbamol: muscle relaxant
oxicam: nsaid
gentamicin tobramycin streptomycin plazomicin: aminoglycoside
amikacin: aminoglycoside antibiotic
vancomycin: glycopeptide
teicoplanin dalbavancin oritavancin telavancin: glycopeptide antibiotic
linezolid tedizolid: oxazolidinone antibiotic
daptomycin: lipopeptide
colistin: polymyxin antibiotic antibacterial
polymyxin: polymyxin antibiotic
clindamycin: lincosamide
nidazole: nitroimidazole antibiotic
metronidazole: antibacterial
rifampicin rifampin: antibiotic antibacterial rifamycin antituberculous antitubercular antimycobacterial
aztreonam: antibiotic antibacterial monobactam lactam
bactam: lactamase inhibitor
rifapentine: rifamycin antituberculous antitubercular antimycobacterial
rifabutin: rifamycin
isoniazid pyrazinamide ethambutol bedaquiline pretomanid delamanid: antituberculous antitubercular antimycobacterial
oseltamivir zanamivir peramivir laninamivir: neuraminidase inhibitor
baloxavir: endonuclease inhibitor
tenofovir entecavir lamivudine emtricitabine abacavir zidovudine telbivudine adefovir: nucleoside nucleotide analogue reverse transcriptase inhibitor antiretroviral
efavirenz rilpivirine doravirine nevirapine etravirine: nnrti reverse transcriptase inhibitor antiretroviral
lenacapavir: capsid inhibitor
terbinafine nystatin amphotericin griseofulvin flucytosine: antifungal
chloroquine mefloquine primaquine tafenoquine quinine atovaquone: antimalarial
artesunate artemether: antimalarial artemisinin
artemisinin: artemisinin
albendazole mebendazole ivermectin praziquantel levamisole: anthelmintic antiparasitic
permethrin malathion: antiparasitic
aprepitant netupitant rolapitant: neurokinin antagonist antiemetic
sucralfate: gastroprotective
vonoprazan tegoprazan: potassium competitive acid blocker
loperamide: antidiarrheal
lactulose macrogol polyethylene senna bisacodyl prucalopride linaclotide lubiprostone: laxative
mesalazine mesalamine balsalazide: aminosalicylate
obeticholic ursodeoxycholic elafibranor seladelpar: bile
terlipressin vasopressin norepinephrine noradrenaline phenylephrine: vasopressor
dobutamine milrinone levosimendan: inotrope inotropic
salbutamol terbutaline: beta agonist bronchodilator reliever
albuterol: reliever
theophylline aminophylline: xanthine methylxanthine bronchodilator
roflumilast apremilast crisaborole: pde4 phosphodiesterase inhibitor
lumacaftor ivacaftor tezacaftor elexacaftor vanzacaftor: cftr modulator
nintedanib pirfenidone: antifibrotic
levothyroxine liothyronine: thyroid hormone replacement
carbimazole methimazole propylthiouracil: antithyroid thionamide
levonorgestrel ulipristal norethisterone etonogestrel medroxyprogesterone drospirenone: progestogen progestin contraceptive
estradiol estriol: estrogen hormone
oxytocin carbetocin ergometrine misoprostol: uterotonic
nifedipine atosiban ritodrine: tocolytic
mifepristone: antiprogestogen progesterone
mirabegron vibegron: beta agonist
varenicline cytisine cytisinicline: receptor partial agonist
patiromer zirconium: binder
sevelamer lanthanum: phosphate binder
cinacalcet etelcalcetide: calcimimetic
roxadustat daprodustat vadadustat: hif prolyl hydroxylase inhibitor
deferasirox deferoxamine deferiprone: chelator chelation
acitretin tretinoin adapalene: retinoid
`

const readClasses = readEndings(stems)

/** @returns the words that name the classes of a drug: "orexin receptor antagonist hypnotic" for daridorexant */
export function listClassWords(drug: string): string[] {
  return readClasses(drug)
}
