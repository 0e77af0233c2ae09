/** Brand names of drugs whose generic name begins with D to I; the form is in brand-names.ts. */
export const brandsDToI = `
dabigatran = pradaxa
dabrafenib = tafinlar
dalbavancin = dalvance = xydalba
dalfampridine = ampyra = fampyra = fampridine
dalteparin = fragmin
dantrolene = dantrium
dapagliflozin = farxiga = forxiga
daprodustat = jesduvroq
daptomycin = cubicin
daratumumab = darzalex
darbepoetin = aranesp
daridorexant = quviviq
darolutamide = nubeqa
darunavir = prezista = symtuza
dasatinib = sprycel
datopotamab deruxtecan = datroway
decitabine = dacogen
degarelix = firmagon
delgocitinib = anzupgo
denosumab = prolia = xgeva
desloratadine = clarinex
desmopressin = ddavp
desvenlafaxine = pristiq
deucravacitinib = sotyktu
deutetrabenazine = austedo
dexamethasone = decadron
dexlansoprazole = dexilant
dexmedetomidine = precedex = dexdor
dexmethylphenidate = focalin
dextroamphetamine = dexedrine
dextromethorphan bupropion = auvelity
diazepam = valium
diclofenac = voltaren = voltarol
difelikefalin = korsuva
digoxin = lanoxin
digoxin immune fab = digifab = digibind
diltiazem = cardizem = tildiem
dimethyl fumarate = tecfidera
dinoprostone = cervidil = propess
dipyridamole = persantine = aggrenox
disulfiram = antabuse
docetaxel = taxotere
dofetilide = tikosyn
dolutegravir = tivicay
dolutegravir lamivudine = dovato
domperidone = motilium
donanemab = kisunla
donepezil = aricept
dornase alfa = pulmozyme
dorzolamide = trusopt = cosopt
dostarlimab = jemperli
doxazosin = cardura
doxepin = silenor
doxorubicin = adriamycin
doxycycline = vibramycin
doxylamine = unisom
doxylamine pyridoxine = diclectin = diclegis = xonvea
dronedarone = multaq
drotaverine = drotin
dulaglutide = trulicity
duloxetine = cymbalta
dupilumab = dupixent
durvalumab = imfinzi
dutasteride = avodart
eculizumab = soliris
edaravone = radicava
edoxaban = lixiana = savaysa
efavirenz = sustiva
efgartigimod = vyvgart
elafibranor = iqirvo
elagolix = orilissa
eletriptan = relpax
elexacaftor = trikafta = kaftrio
elexacaftor tezacaftor ivacaftor = trikafta = kaftrio
elinzanetant = lynkuet
eltrombopag = promacta = revolade
eluxadoline = viberzi
emicizumab = hemlibra
empagliflozin = jardiance
enalapril = vasotec
encorafenib = braftovi
enfortumab vedotin = padcev
enoxaparin = lovenox = clexane = inhixa
ensifentrine = ohtuvayre
entacapone = comtan = comtess
entecavir = baraclude
enzalutamide = xtandi
epcoritamab = epkinly = tepkinly
eplerenone = inspra
epoetin = epogen = procrit = eprex
epoprostenol = flolan = veletri
eptifibatide = integrilin
eptinezumab = vyepti
erdafitinib = balversa
erenumab = aimovig
erlotinib = tarceva
ertapenem = invanz
ertugliflozin = steglatro
erythromycin = erythrocin
escitalopram = lexapro = cipralex = nexito
esketamine = spravato
eslicarbazepine = aptiom = zebinix
esomeprazole = nexium
estradiol = vagifem
eszopiclone = lunesta
etanercept = enbrel = benepali = erelzi
etelcalcetide = parsabiv
ethosuximide = zarontin
etomidate = amidate
etonogestrel = nexplanon
etoricoxib = arcoxia
etrasimod = velsipity
everolimus = afinitor
evinacumab = evkeeza
evolocumab = repatha
exagamglogene = casgevy
exemestane = aromasin
exenatide = byetta = bydureon
ezetimibe = zetia = ezetrol
ezetimibe simvastatin = vytorin = inegy
famciclovir = famvir
famotidine = pepcid
faricimab = vabysmo
febuxostat = uloric = adenuric
fecal microbiota = vowst = rebyota
felodipine = plendil
fenfluramine = fintepla
fenofibrate = tricor
fentanyl = duragesic = sublimaze = actiq = abstral
ferric carboxymaltose = injectafer = ferinject
ferric derisomaltose = monoferric = monofer
fesoterodine = toviaz
fezolinetant = veozah = veoza
fidaxomicin = dificid = dificlir
filgotinib = jyseleca
filgrastim = neupogen
finasteride = proscar = propecia
finerenone = kerendia
fingolimod = gilenya
flecainide = tambocor
fluconazole = diflucan
fludrocortisone = florinef
flumazenil = anexate
fluoxetine = prozac
flupentixol = depixol
fluticasone = flonase = flixotide = flixonase
fluticasone salmeterol = advair = seretide
fluticasone umeclidinium vilanterol = trelegy
fluticasone vilanterol = breo = relvar
fluvoxamine = luvox = faverin
fomepizole = antizol
fondaparinux = arixtra
fosfomycin = monurol
fosphenytoin = probenytoin
fostamatinib = tavalisse
fostemsavir = rukobia
fremanezumab = ajovy
frovatriptan = frova
fulvestrant = faslodex
furosemide = lasix
gabapentin = neurontin = gralise
gabapentin enacarbil = horizant
galantamine = reminyl = razadyne
galcanezumab = emgality
ganciclovir = cymevene
gefitinib = iressa
gemcitabine = gemzar
gemfibrozil = lopid
gemtuzumab = mylotarg
gentamicin = garamycin
gepotidacin = blujepa
gilteritinib = xospata
glatiramer = copaxone
glecaprevir pibrentasvir = maviret = mavyret
gliclazide = diamicron
glimepiride = amaryl
glipizide = glucotrol
glofitamab = columvi
glucagon = baqsimi = gvoke
glycopyrronium = robinul
golimumab = simponi
goserelin = zoladex
granisetron = kytril
guanfacine = intuniv
guselkumab = tremfya
haloperidol = haldol = serenace
hpv vaccine = gardasil
hyaluronic acid = synvisc = durolane = ostenil = euflexxa
hydrocodone = vicodin = norco
hydrocodone acetaminophen = lortab
hydrocortisone = cortef = plenadren = solucortef
hydromorphone = dilaudid
hydroxocobalamin = cyanokit
hydroxychloroquine = plaquenil
hydroxyethyl starch = voluven = hespan = tetraspan = volulyte = hextend
hydroxyurea = hydrea = droxia = siklos
hydroxyzine = atarax = vistaril
hyoscine = buscopan = scopoderm
ibandronate = boniva = bonviva
ibrutinib = imbruvica
ibuprofen = nurofen = advil = motrin = brufen
icatibant = firazyr
icosapent ethyl = vascepa = vazkepa
idarucizumab = praxbind
idecabtagene vicleucel = abecma = ide cel
iloprost = ventavis
imatinib = gleevec = glivec
imipenem = primaxin = recarbrio
inclisiran = leqvio
indacaterol glycopyrronium = ultibro
indomethacin = indocin = indocid
inebilizumab = uplizna
infliximab = remicade = remsima
influenza vaccine = fluzone = fluad = flucelvax = flublok
inotuzumab = besponsa
insulin aspart = novorapid = novolog = fiasp
insulin degludec = tresiba
insulin detemir = levemir
insulin glargine = lantus = toujeo = basaglar
insulin glulisine = apidra
insulin icodec = awiqli
insulin lispro = humalog = lyumjev
interferon beta = avonex = rebif = betaseron = betaferon = plegridy
ipilimumab = yervoy
iptacopan = fabhalta
irbesartan = avapro = aprovel
irinotecan = camptosar = onivyde
iron sucrose = venofer
isatuximab = sarclisa
isavuconazole = cresemba
isoniazid rifampicin = rifinah
isosorbide mononitrate = imdur
isotretinoin = accutane = roaccutane
itraconazole = sporanox
ivabradine = corlanor = procoralan
ivacaftor = kalydeco
ivermectin = stromectol = ivecop
ivosidenib = tibsovo
ixekizumab = taltz
`
