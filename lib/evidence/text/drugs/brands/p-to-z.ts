/** Brand names of drugs whose generic name begins with P to Z; the form is in brand-names.ts. */
export const brandsPToZ = `
paclitaxel = taxol = abraxane
palbociclib = ibrance
paliperidone = invega = xeplion
palivizumab = synagis
panitumumab = vectibix
pantoprazole = protonix = pantocid
paracetamol = tylenol = panadol = calpol = ofirmev = crocin
paroxetine = paxil = seroxat
patiromer = veltassa
patisiran = onpattro
pazopanib = votrient
pegcetacoplan = empaveli = syfovre
pegfilgrastim = neulasta
pegloticase = krystexxa
pembrolizumab = keytruda
pemetrexed = alimta
peramivir = rapivab
perampanel = fycompa
perindopril = coversyl
pertuzumab = perjeta
phenelzine = nardil
pheniramine = avil
phentermine = adipex
phentermine topiramate = qsymia
phenytoin = dilantin = epanutin = eptoin
pimavanserin = nuplazid
pimecrolimus = elidel
pioglitazone = actos
piperacillin tazobactam = tazocin = zosyn
pirfenidone = esbriet
piroxicam = feldene
pirtobrutinib = jaypirca
pitavastatin = livalo
pitolisant = wakix
pivmecillinam = selexid = pivya
plecanatide = trulance
pneumococcal conjugate vaccine = prevnar = prevenar
pneumococcal polysaccharide vaccine = pneumovax
polatuzumab vedotin = polivy
pomalidomide = pomalyst = imnovid
ponatinib = iclusig
posaconazole = noxafil
povidone iodine = betadine = videne
pramipexole = mirapex = mirapexin
prasugrel = effient = efient
pravastatin = pravachol
prednisolone = orapred
pregabalin = lyrica
prochlorperazine = compazine = stemetil = buccastem
promethazine = phenergan
propafenone = rythmol
propofol = diprivan
propranolol = inderal
prucalopride = motegrity
pyridostigmine = mestinon
quetiapine = seroquel
quizartinib = vanflyta
rabeprazole = aciphex = pariet
rabies immune globulin = hyperrab = kedrab
radium 223 = xofigo
raloxifene = evista
raltegravir = isentress
ramelteon = rozerem
ramipril = altace = tritace
ramucirumab = cyramza
ranibizumab = lucentis
ranitidine = zantac
ranolazine = ranexa
rasagiline = azilect
ravulizumab = ultomiris
recombinant zoster vaccine = shingrix
regorafenib = stivarga
relugolix = orgovyx
relugolix estradiol = myfembree = ryeqo
remdesivir = veklury
remifentanil = ultiva
repaglinide = prandin
reslizumab = cinqair
resmetirom = rezdiffra
rezafungin = rezzayo
ribociclib = kisqali
rifampicin = rifadin
rifapentine = priftin
rifaximin = xifaxan
rilonacept = arcalyst
rilpivirine = edurant
riluzole = rilutek
rimegepant = nurtec = vydura
riociguat = adempas
risankizumab = skyrizi
risdiplam = evrysdi
risedronate = actonel
risperidone = risperdal
ritlecitinib = litfulo
rituximab = mabthera = rituxan = truxima
rivaroxaban = xarelto
rivastigmine = exelon
rizatriptan = maxalt
rocuronium = zemuron = esmeron
roflumilast = daliresp = daxas
romiplostim = nplate
romosozumab = evenity
ropinirole = requip
rosuvastatin = crestor = rosuvas
rotavirus vaccine = rotarix = rotateq
rotigotine = neupro
roxadustat = evrenzo
rozanolixizumab = rystiggo
rsv vaccine = arexvy = abrysvo = mresvia
rucaparib = rubraca
rufinamide = banzel = inovelon
ruxolitinib = jakafi = jakavi = opzelura
sacituzumab govitecan = trodelvy
sacubitril valsartan = entresto
safinamide = xadago
salbutamol = ventolin = asthalin
sarilumab = kevzara
satralizumab = enspryng
saxagliptin = onglyza
secukinumab = cosentyx
seladelpar = livdelzi
selegiline = eldepryl
selexipag = uptravi
selinexor = xpovio
selpercatinib = retevmo = retsevmo
semaglutide = ozempic = wegovy = rybelsus
senna = senokot
sertraline = zoloft = lustral
setmelanotide = imcivree
sevelamer = renvela = renagel
sildenafil = viagra = revatio
silodosin = rapaflo
silver sulfadiazine = silvadene = flamazine
simvastatin = zocor
siponimod = mayzent
sitagliptin = januvia = istavel
sodium oxybate = xyrem
sodium zirconium cyclosilicate = lokelma
sofosbuvir = sovaldi
sofosbuvir ledipasvir = harvoni
sofosbuvir velpatasvir = epclusa
solifenacin = vesicare
solriamfetol = sunosi
sorafenib = nexavar
sotagliflozin = inpefa
sotalol = betapace
sotatercept = winrevair
sotorasib = lumakras = lumykras
sotrovimab = xevudy
sparsentan = filspari
spesolimab = spevigo
spironolactone = aldactone
succinylcholine = anectine = quelicin
sucralfate = carafate
sugammadex = bridion
sulfasalazine = azulfidine = salazopyrin
sulopenem = orlynvah
sumatriptan = imitrex = imigran
sunitinib = sutent
suvorexant = belsomra
suzetrigine = journavx
tacrolimus = prograf = protopic
tadalafil = cialis
tafamidis = vyndaqel = vyndamax
tafenoquine = krintafel
tafluprost = saflutan
talazoparib = talzenna
talquetamab = talvey
tamoxifen = nolvadex
tamsulosin = flomax
tapentadol = nucynta = palexia
tapinarof = vtama
tarlatamab = imdelltra
teclistamab = tecvayli
tecovirimat = tpoxx
tedizolid = sivextro
teduglutide = gattex = revestive
telmisartan = micardis = telma
temazepam = restoril
temozolomide = temodar = temodal
tenapanor = ibsrela = xphozah
tenecteplase = metalyse = tnkase
tenofovir alafenamide = vemlidy
tenofovir disoproxil = viread
tenofovir emtricitabine = truvada = descovy
teplizumab = tzield
teprotumumab = tepezza
terbinafine = lamisil
teriflunomide = aubagio
teriparatide = forteo = forsteo
terlipressin = terlivaz
testosterone = androgel = testogel = nebido = sustanon = tostran
tetrabenazine = xenazine
tezepelumab = tezspire
ticagrelor = brilinta = brilique
tigecycline = tygacil
tildrakizumab = ilumya = ilumetri
timolol = timoptol = timoptic
tinzaparin = innohep
tiotropium = spiriva
tiotropium olodaterol = stiolto = spiolto
tirofiban = aggrastat
tirzepatide = mounjaro = zepbound
tisagenlecleucel = kymriah = tisa cel
tissue adhesive = dermabond = histoacryl = liquiband
tizanidine = zanaflex
tocilizumab = actemra = roactemra
tofacitinib = xeljanz
tofersen = qalsody
tolterodine = detrol
tolvaptan = samsca = jinarc = jynarque
topiramate = topamax
torsemide = demadex = dytor
tralokinumab = adbry = adtralza
tramadol = ultram = zydol
trametinib = mekinist
tranexamic acid = cyklokapron = lysteda
tranylcypromine = parnate
trastuzumab = herceptin
trastuzumab deruxtecan = enhertu
trastuzumab emtansine = kadcyla
travoprost = travatan
trazodone = desyrel = molipaxin
tremelimumab = imjudo
treprostinil = remodulin = tyvaso = orenitram
triamcinolone = kenalog
trifluridine tipiracil = lonsurf
trimethoprim sulfamethoxazole = bactrim = septrin = septra
tucatinib = tukysa
ublituximab = briumvi
ubrogepant = ubrelvy
ulipristal = ellaone
umeclidinium vilanterol = anoro
upadacitinib = rinvoq
ursodeoxycholic acid = ursofalk = actigall
ustekinumab = stelara
vadadustat = vafseo
valacyclovir = valtrex
valbenazine = ingrezza
valganciclovir = valcyte
valproate = depakote = epilim = depakene = convulex = encorate
valsartan = diovan
vancomycin = vancocin
vardenafil = levitra
varenicline = champix = chantix
vasopressin = pitressin = vasostrict = empressin
vecuronium = norcuron
vedolizumab = entyvio
vemurafenib = zelboraf
venetoclax = venclexta = venclyxto
venlafaxine = effexor = efexor
verapamil = isoptin
vericiguat = verquvo
vibegron = gemtesa = obgemsa
vigabatrin = sabril
vilazodone = viibryd
viloxazine = qelbree
voclosporin = lupkynis
vonoprazan = voquezna
vorapaxar = zontivity
vorasidenib = voranigo
voriconazole = vfend
vortioxetine = brintellix = trintellix
voxelotor = oxbryta
vutrisiran = amvuttra
warfarin = coumadin
xanomeline trospium = cobenfy
zanamivir = relenza
zanubrutinib = brukinsa
zilucoplan = zilbrysq
ziprasidone = geodon
zolbetuximab = vyloy
zoledronic acid = reclast = aclasta = zometa
zolmitriptan = zomig
zolpidem = ambien = stilnoct
zonisamide = zonegran
zopiclone = zimovane = imovane
zuclopenthixol = clopixol
zuranolone = zurzuvae
`
