/**
 * Brand names of drugs, as lines of the table in `synonyms.ts`: the generic name first, then brands in common use in the
 * United States, the United Kingdom and Europe. Common knowledge of the field, written for this project.
 */
import { foldWord } from './normalize-terms'

export const brandNames = `
abatacept = orencia
abemaciclib = verzenio = verzenios
abiraterone = zytiga
acalabrutinib = calquence
adalimumab = humira
adrenaline = epipen = jext = emerade
aflibercept = eylea
albuterol = proventil = proair
alendronate = fosamax
alirocumab = praluent
allopurinol = zyloric = zyloprim
alprazolam = xanax
alteplase = activase = actilyse
amiodarone = cordarone = pacerone
amlodipine = norvasc = istin
amoxicillin clavulanate = augmentin = coamoxiclav
anastrozole = arimidex
anifrolumab = saphnelo
apixaban = eliquis
apremilast = otezla
aripiprazole = abilify
atenolol = tenormin
atezolizumab = tecentriq
atogepant = qulipta = aquipta
atomoxetine = strattera
atorvastatin = lipitor
avacopan = tavneos
azathioprine = imuran
azithromycin = zithromax
baloxavir = xofluza
baricitinib = olumiant
bedaquiline = sirturo
belatacept = nulojix
belimumab = benlysta
bempedoic acid = nexletol = nilemdo
benralizumab = fasenra
bevacizumab = avastin
bictegravir = biktarvy
bisoprolol = concor = cardicor
bosentan = tracleer
botulinum toxin = botox
budesonide formoterol = symbicort
buprenorphine = suboxone = subutex = sublocade = temgesic
bupropion = wellbutrin = zyban
cabotegravir = apretude = cabenuva = vocabria
canagliflozin = invokana
candesartan = atacand = amias
cangrelor = kengreal
caplacizumab = cablivi
carbamazepine = tegretol
carvedilol = coreg
cefiderocol = fetroja
celecoxib = celebrex
cetirizine = zyrtec
ciclosporin = neoral = sandimmun
ciprofloxacin = cipro
citalopram = celexa = cipramil
clopidogrel = plavix
clozapine = clozaril
colchicine = colcrys = lodoco
dabigatran = pradaxa
dapagliflozin = farxiga = forxiga
daratumumab = darzalex
daridorexant = quviviq
darolutamide = nubeqa
denosumab = prolia = xgeva
desloratadine = clarinex
diazepam = valium
diclofenac = voltaren = voltarol
digoxin = lanoxin
dolutegravir = tivicay
donanemab = kisunla
donepezil = aricept
doxylamine pyridoxine = diclectin = diclegis = xonvea
dronedarone = multaq
dulaglutide = trulicity
duloxetine = cymbalta
dupilumab = dupixent
durvalumab = imfinzi
dutasteride = avodart
eculizumab = soliris
edoxaban = lixiana = savaysa
efgartigimod = vyvgart
elafibranor = iqirvo
elexacaftor = trikafta = kaftrio
emicizumab = hemlibra
empagliflozin = jardiance
enalapril = vasotec
enfortumab vedotin = padcev
enoxaparin = lovenox = clexane
enzalutamide = xtandi
eplerenone = inspra
eptinezumab = vyepti
erenumab = aimovig
ertugliflozin = steglatro
escitalopram = lexapro = cipralex
esketamine = spravato
esomeprazole = nexium
etanercept = enbrel
etonogestrel = nexplanon
evolocumab = repatha
exagamglogene = casgevy
exenatide = byetta = bydureon
ezetimibe = zetia = ezetrol
faricimab = vabysmo
febuxostat = uloric = adenuric
fenofibrate = tricor
fezolinetant = veozah = veoza
fidaxomicin = dificid = dificlir
finasteride = proscar = propecia
finerenone = kerendia
fingolimod = gilenya
fluoxetine = prozac
fluticasone = flonase = flixotide = flixonase
fluticasone salmeterol = advair = seretide
fluticasone umeclidinium vilanterol = trelegy
fremanezumab = ajovy
furosemide = lasix
gabapentin = neurontin
galcanezumab = emgality
glatiramer = copaxone
glecaprevir pibrentasvir = maviret = mavyret
guselkumab = tremfya
haloperidol = haldol = serenace
hydroxychloroquine = plaquenil
ibrutinib = imbruvica
ibuprofen = nurofen = advil = motrin = brufen
icosapent ethyl = vascepa = vazkepa
idarucizumab = praxbind
imatinib = gleevec = glivec
inclisiran = leqvio
infliximab = remicade = remsima
insulin degludec = tresiba
insulin glargine = lantus = toujeo
insulin aspart = novorapid = novolog
insulin lispro = humalog
ipilimumab = yervoy
isotretinoin = accutane = roaccutane
ivabradine = corlanor = procoralan
ixekizumab = taltz
lamotrigine = lamictal
lecanemab = leqembi
lenacapavir = sunlenca = yeztugo
lenalidomide = revlimid
letrozole = femara
levetiracetam = keppra
levonorgestrel intrauterine = mirena = kyleena
levothyroxine = synthroid = euthyrox = eltroxin
linaclotide = linzess = constella
linagliptin = tradjenta = trajenta
liraglutide = victoza = saxenda
lisdexamfetamine = vyvanse = elvanse
lisinopril = zestril = prinivil
loratadine = claritin = clarityn
lorazepam = ativan
lorlatinib = lorbrena = lorviqua
losartan = cozaar
macitentan = opsumit
mavacamten = camzyos
memantine = namenda = ebixa
mepolizumab = nucala
metformin = glucophage
methotrexate = trexall = metoject
methylphenidate = ritalin = concerta
metoprolol = lopressor = toprol = betaloc
metronidazole = flagyl
mifepristone = mifeprex = mifegyne
mirabegron = myrbetriq = betmiga
mirtazapine = remeron = zispin
molnupiravir = lagevrio
montelukast = singulair
mycophenolate = cellcept
naloxone = narcan
naltrexone = vivitrol
naltrexone bupropion = contrave = mysimba
naproxen = aleve = naprosyn
natalizumab = tysabri
nebivolol = bystolic = nebilet
nintedanib = ofev
nirmatrelvir ritonavir = paxlovid
nirsevimab = beyfortus
nitrofurantoin = macrobid
nivolumab = opdivo
ocrelizumab = ocrevus
ofatumumab = kesimpta
olanzapine = zyprexa
olaparib = lynparza
omalizumab = xolair
omeprazole = prilosec = losec
ondansetron = zofran
orlistat = xenical = alli
oseltamivir = tamiflu
osimertinib = tagrisso
oxybutynin = ditropan
oxycodone = oxycontin = oxynorm
palbociclib = ibrance
palivizumab = synagis
pantoprazole = protonix
paracetamol = tylenol = panadol = calpol
paroxetine = paxil = seroxat
patiromer = veltassa
pembrolizumab = keytruda
perindopril = coversyl
pertuzumab = perjeta
phentermine topiramate = qsymia
pioglitazone = actos
piperacillin tazobactam = tazocin = zosyn
pirfenidone = esbriet
polatuzumab vedotin = polivy
prasugrel = effient = efient
pregabalin = lyrica
quetiapine = seroquel
ramipril = altace = tritace
ranibizumab = lucentis
remdesivir = veklury
resmetirom = rezdiffra
ribociclib = kisqali
rifaximin = xifaxan
rimegepant = nurtec = vydura
risankizumab = skyrizi
risperidone = risperdal
rituximab = mabthera = rituxan
rivaroxaban = xarelto
roflumilast = daliresp = daxas
romosozumab = evenity
rosuvastatin = crestor
ruxolitinib = jakafi = jakavi
sacituzumab govitecan = trodelvy
sacubitril valsartan = entresto
salbutamol = ventolin
sarilumab = kevzara
saxagliptin = onglyza
secukinumab = cosentyx
semaglutide = ozempic = wegovy = rybelsus
sertraline = zoloft = lustral
sildenafil = viagra = revatio
simvastatin = zocor
sitagliptin = januvia
sodium zirconium cyclosilicate = lokelma
sofosbuvir velpatasvir = epclusa
solifenacin = vesicare
sotagliflozin = inpefa
sotatercept = winrevair
spironolactone = aldactone
sumatriptan = imitrex = imigran
suvorexant = belsomra
tadalafil = cialis
tafamidis = vyndaqel = vyndamax
tamoxifen = nolvadex
tamsulosin = flomax
teduglutide = gattex = revestive
tenecteplase = metalyse = tnkase
tenofovir emtricitabine = truvada = descovy
teprotumumab = tepezza
teriparatide = forteo = forsteo
terlipressin = terlivaz
tezepelumab = tezspire
ticagrelor = brilinta = brilique
tiotropium = spiriva
tirzepatide = mounjaro = zepbound
tirofiban = aggrastat
tocilizumab = actemra = roactemra
tofacitinib = xeljanz
tofersen = qalsody
tolvaptan = samsca = jinarc = jynarque
topiramate = topamax
tramadol = ultram
trastuzumab = herceptin
trastuzumab deruxtecan = enhertu
trimethoprim sulfamethoxazole = bactrim = septrin
ulipristal = ellaone
upadacitinib = rinvoq
ursodeoxycholic acid = ursofalk = actigall
ustekinumab = stelara
valacyclovir = valtrex
valproate = depakote = epilim
valsartan = diovan
varenicline = champix = chantix
vedolizumab = entyvio
venetoclax = venclexta = venclyxto
venlafaxine = effexor = efexor
vericiguat = verquvo
vibegron = gemtesa = obgemsa
vonoprazan = voquezna
vortioxetine = brintellix = trintellix
warfarin = coumadin
xanomeline trospium = cobenfy
zanubrutinib = brukinsa
zoledronic acid = reclast = aclasta = zometa
zolpidem = ambien = stilnoct
zuranolone = zurzuvae
recombinant zoster vaccine = shingrix
pneumococcal conjugate vaccine = prevnar = prevenar
hpv vaccine = gardasil
rsv vaccine = arexvy = abrysvo
macrogol = movicol = laxido = miralax
methenamine = hiprex
budesonide = pulmicort
nicotine replacement = nicorette
gentamicin = garamycin
levofloxacin = levaquin = tavanic
cefalexin = keflex
loperamide = imodium
ketorolac = toradol
phenytoin = dilantin = epanutin
midazolam = versed = buccolam
ketamine = ketalar
medroxyprogesterone = depo provera
oxytocin = pitocin
misoprostol = cytotec
pimecrolimus = elidel
tacrolimus = prograf = protopic
trimethoprim sulfamethoxazole = septra
amphetamine = adderall
nirmatrelvir = paxlovid
sotrovimab = xevudy
cefuroxime = zinnat
clarithromycin = biaxin = klaricid
erythromycin = erythrocin
fosfomycin = monurol
meropenem = merrem
ertapenem = invanz
ceftazidime avibactam = avycaz = zavicefta
daptomycin = cubicin
tigecycline = tygacil
terbinafine = lamisil
fluconazole = diflucan
voriconazole = vfend
ivermectin = stromectol
albendazole = eskazole
leflunomide = arava
guanfacine = intuniv
trazodone = desyrel
lemborexant = dayvigo
paliperidone = invega
lurasidone = latuda
brexpiprazole = rexulti
rizatriptan = maxalt
rasagiline = azilect
pramipexole = mirapex
ropinirole = requip
dimethyl fumarate = tecfidera
riluzole = rilutek
patisiran = onpattro
vutrisiran = amvuttra
ranolazine = ranexa
olmesartan = benicar
telmisartan = micardis
doxazosin = cardura
andexanet alfa = andexxa = ondexxya
bivalirudin = angiomax
fondaparinux = arixtra
eptifibatide = integrilin
riociguat = adempas
selexipag = uptravi
elexacaftor tezacaftor ivacaftor = trikafta = kaftrio
insulin glargine = basaglar
insulin icodec = awiqli
teplizumab = tzield
setmelanotide = imcivree
cinacalcet = sensipar = mimpara
elagolix = orilissa
relugolix = orgovyx
mirikizumab = omvoh
ozanimod = zeposia
lactulose = duphalac
prucalopride = motegrity
lansoprazole = prevacid
eluxadoline = viberzi
obeticholic acid = ocaliva
tenofovir alafenamide = vemlidy
entecavir = baraclude
tralokinumab = adbry = adtralza
lebrikizumab = ebglyss
nemolizumab = nemluvio
ruxolitinib = opzelura
deucravacitinib = sotyktu
bimekizumab = bimzelx
minoxidil = rogaine = regaine
sparsentan = filspari
iptacopan = fabhalta
voclosporin = lupkynis
ravulizumab = ultomiris
romiplostim = nplate
eltrombopag = promacta = revolade
avatrombopag = doptelet
voxelotor = oxbryta
crizanlizumab = adakveo
luspatercept = reblozyl
dasatinib = sprycel
nilotinib = tasigna
bortezomib = velcade
carfilzomib = kyprolis
tisagenlecleucel = kymriah = tisa cel
lisocabtagene maraleucel = breyanzi = liso cel
ciltacabtagene autoleucel = carvykti = cilta cel
idecabtagene vicleucel = abecma = ide cel
blinatumomab = blincyto
brentuximab vedotin = adcetris
fulvestrant = faslodex
apalutamide = erleada
lutetium psma 617 = pluvicto
niraparib = zejula
cetuximab = erbitux
panitumumab = vectibix
alectinib = alecensa
sotorasib = lumakras = lumykras
cabozantinib = cabometyx
sunitinib = sutent
lenvatinib = lenvima
dabrafenib = tafinlar
vemurafenib = zelboraf
temozolomide = temodar = temodal
latanoprost = xalatan
botulinum toxin = onabotulinumtoxina
acamprosate = campral
disulfiram = antabuse
`

let brands: Set<string> | undefined

/** @param word folded, as `foldWord` gives it */
export function isBrandName(word: string): boolean {
  brands ??= new Set(
    brandNames.split('\n').flatMap((line) =>
      line
        .split('=')
        .slice(1)
        .map((name) => foldWord(name.trim())),
    ),
  )
  return brands.has(word)
}
