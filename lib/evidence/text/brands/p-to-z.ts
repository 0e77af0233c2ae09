/** Brand names of drugs whose generic name begins with P to Z; the form is in brand-names.ts. */
export const brandsPToZ = `
paclitaxel = taxol = abraxane
palbociclib = ibrance
paliperidone = invega
palivizumab = synagis
panitumumab = vectibix
pantoprazole = protonix
paracetamol = tylenol = panadol = calpol
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
phentermine = adipex
phentermine topiramate = qsymia
phenytoin = dilantin = epanutin
pimavanserin = nuplazid
pimecrolimus = elidel
pioglitazone = actos
piperacillin tazobactam = tazocin = zosyn
pirfenidone = esbriet
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
pramipexole = mirapex
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
quetiapine = seroquel
quizartinib = vanflyta
rabeprazole = aciphex = pariet
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
rituximab = mabthera = rituxan
rivaroxaban = xarelto
rizatriptan = maxalt
rocuronium = zemuron = esmeron
roflumilast = daliresp = daxas
romiplostim = nplate
romosozumab = evenity
ropinirole = requip
rosuvastatin = crestor
rotavirus vaccine = rotarix = rotateq
rotigotine = neupro
roxadustat = evrenzo
rozanolixizumab = rystiggo
rsv vaccine = arexvy = abrysvo = mresvia
rucaparib = rubraca
ruxolitinib = jakafi = jakavi = opzelura
sacituzumab govitecan = trodelvy
sacubitril valsartan = entresto
safinamide = xadago
salbutamol = ventolin
sarilumab = kevzara
satralizumab = enspryng
saxagliptin = onglyza
secukinumab = cosentyx
seladelpar = livdelzi
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
simvastatin = zocor
siponimod = mayzent
sitagliptin = januvia
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
talazoparib = talzenna
talquetamab = talvey
tamoxifen = nolvadex
tamsulosin = flomax
tapentadol = nucynta
tapinarof = vtama
tarlatamab = imdelltra
teclistamab = tecvayli
tecovirimat = tpoxx
tedizolid = sivextro
teduglutide = gattex = revestive
telmisartan = micardis
temozolomide = temodar = temodal
tenapanor = ibsrela = xphozah
tenecteplase = metalyse = tnkase
tenofovir alafenamide = vemlidy
tenofovir emtricitabine = truvada = descovy
teplizumab = tzield
teprotumumab = tepezza
terbinafine = lamisil
teriflunomide = aubagio
teriparatide = forteo = forsteo
terlipressin = terlivaz
testosterone = androgel = testogel = nebido = sustanon = tostran
tezepelumab = tezspire
ticagrelor = brilinta = brilique
tigecycline = tygacil
tildrakizumab = ilumya = ilumetri
tinzaparin = innohep
tiotropium = spiriva
tiotropium olodaterol = stiolto = spiolto
tirofiban = aggrastat
tirzepatide = mounjaro = zepbound
tisagenlecleucel = kymriah = tisa cel
tocilizumab = actemra = roactemra
tofacitinib = xeljanz
tofersen = qalsody
tolterodine = detrol
tolvaptan = samsca = jinarc = jynarque
topiramate = topamax
torsemide = demadex
tralokinumab = adbry = adtralza
tramadol = ultram
trametinib = mekinist
tranexamic acid = cyklokapron = lysteda
trastuzumab = herceptin
trastuzumab deruxtecan = enhertu
trastuzumab emtansine = kadcyla
travoprost = travatan
trazodone = desyrel
tremelimumab = imjudo
treprostinil = remodulin = tyvaso = orenitram
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
valproate = depakote = epilim
valsartan = diovan
vancomycin = vancocin
vardenafil = levitra
varenicline = champix = chantix
vedolizumab = entyvio
vemurafenib = zelboraf
venetoclax = venclexta = venclyxto
venlafaxine = effexor = efexor
verapamil = isoptin
vericiguat = verquvo
vibegron = gemtesa = obgemsa
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
zuranolone = zurzuvae
`
