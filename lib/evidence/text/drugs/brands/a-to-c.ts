/** Brand names of drugs whose generic name begins with A to C; the form is in brand-names.ts. */
export const brandsAToC = `
abaloparatide = tymlos
abatacept = orencia
abemaciclib = verzenio = verzenios
abiraterone = zytiga
abrocitinib = cibinqo
acalabrutinib = calquence
acamprosate = campral
acarbose = precose
acetazolamide = diamox
acetylcysteine = acetadote
aciclovir = zovirax
acoramidis = attruby = beyonttra
adagrasib = krazati
adalimumab = humira = amgevita = imraldi
adapalene = differin
adrenaline = epipen = jext = emerade = anapen = neffy
aducanumab = aduhelm
afatinib = gilotrif
aflibercept = eylea
agomelatine = valdoxan
albendazole = eskazole
albuterol = proventil = proair
albuterol budesonide = airsupra
alectinib = alecensa
alemtuzumab = lemtrada = campath
alendronate = fosamax
alfentanil = rapifen
alfuzosin = uroxatral = xatral
alirocumab = praluent
allopurinol = zyloric = zyloprim
alogliptin = nesina
alpelisib = piqray
alprazolam = xanax
alteplase = activase = actilyse
amantadine = symmetrel = gocovri
ambrisentan = letairis = volibris
amiodarone = cordarone = pacerone
amisulpride = solian
amitriptyline = elavil
amivantamab = rybrevant
amlodipine = norvasc = istin = stamlo = amlong
amoxicillin = amoxil
amoxicillin clavulanate = augmentin = coamoxiclav
amphetamine = adderall
amphotericin = ambisome
ampicillin sulbactam = unasyn
anakinra = kineret
anastrozole = arimidex
andexanet alfa = andexxa = ondexxya
angiotensin ii = giapreza
anifrolumab = saphnelo
ansuvimab = ebanga
anti d = rhogam
apalutamide = erleada
apixaban = eliquis
apomorphine = apokyn = apogo
apremilast = otezla
aprepitant = emend
aprocitentan = tryvio = jeraygo
areds2 = preservision = ocuvite = macushield = icaps
aripiprazole = abilify
artemether lumefantrine = coartem = riamet
artesunate = falcigo
asciminib = scemblix
asenapine = saphris
aspirin = ecosprin = cardiprin
atenolol = tenormin
atezolizumab = tecentriq
atogepant = qulipta = aquipta
atoltivimab = inmazeb
atomoxetine = strattera
atorvastatin = lipitor = storvas
atosiban = tractocile
atovaquone proguanil = malarone
atracurium = tracrium
avacincaptad = izervay
avacopan = tavneos
avatrombopag = doptelet
avelumab = bavencio
axicabtagene ciloleucel = yescarta
axitinib = inlyta
azacitidine = vidaza = onureg
azathioprine = imuran
azelastine fluticasone = dymista
azilsartan = edarbi
azithromycin = zithromax = azithral = azee
baclofen = lioresal
baloxavir = xofluza
baricitinib = olumiant
beclometasone formoterol = fostair
bedaquiline = sirturo
belantamab = blenrep
belatacept = nulojix
belimumab = benlysta
belzutifan = welireg
bempedoic acid = nexletol = nilemdo
benralizumab = fasenra
benzathine penicillin = bicillin
berotralstat = orladeyo
betahistine = serc
betamethasone = celestone = betnesol
bevacizumab = avastin
bezlotoxumab = zinplava
bictegravir = biktarvy
bimatoprost = lumigan
bimekizumab = bimzelx
binimetinib = mektovi
bisacodyl = dulcolax
bisoprolol = concor = cardicor
bivalirudin = angiomax
blinatumomab = blincyto
bortezomib = velcade
bosentan = tracleer
bosutinib = bosulif
botulinum toxin = botox = onabotulinumtoxina = dysport = xeomin
brensocatib = brinsupri
brentuximab vedotin = adcetris
brexanolone = zulresso
brexpiprazole = rexulti
brigatinib = alunbrig
brimonidine = mirvaso = alphagan
brinzolamide = azopt
brivaracetam = briviact
brodalumab = siliq = kyntheum
brolucizumab = beovu
bromocriptine = parlodel
budesonide = pulmicort = entocort = uceris = cortiment = jorveza = tarpeyo = kinpeygo = budecort
budesonide formoterol = symbicort
budesonide glycopyrrolate formoterol = breztri = trixeo
bulevirtide = hepcludex
bumetanide = bumex
bupivacaine = exparel
buprenorphine = suboxone = subutex = sublocade = temgesic = buvidal = zubsolv = butrans = brixadi
bupropion = wellbutrin = zyban
burosumab = crysvita
buspirone = buspar
cabazitaxel = jevtana
cabergoline = dostinex
cabotegravir = apretude = cabenuva = vocabria
cabozantinib = cabometyx
caffeine = cafcit = peyona
calcipotriol betamethasone = enstilar = daivobet = dovobet
canagliflozin = invokana
canakinumab = ilaris
candesartan = atacand = amias
cangrelor = kengreal
cannabidiol = epidiolex = epidyolex
capecitabine = xeloda
capivasertib = truqap
caplacizumab = cablivi
capmatinib = tabrecta
carbamazepine = tegretol = mazetol
carbetocin = pabal = duratocin
carboprost = hemabate
carfilzomib = kyprolis
cariprazine = vraylar = reagila
carvedilol = coreg
caspofungin = cancidas
cefalexin = keflex
cefazolin = ancef
cefdinir = omnicef
cefiderocol = fetroja
cefixime = zifi
cefotaxime = taxim
ceftaroline = teflaro = zinforo
ceftazidime avibactam = avycaz = zavicefta
ceftolozane tazobactam = zerbaxa
ceftriaxone = rocephin = monocef
cefuroxime = zinnat
celecoxib = celebrex
cemiplimab = libtayo
cenobamate = xcopri = ontozry
certolizumab = cimzia
cetirizine = zyrtec
cetuximab = erbitux
chlordiazepoxide = librium
chlorhexidine = chloraprep = hibiscrub = hibiclens
chlorphenamine = piriton
chlorpromazine = largactil = thorazine
chlorthalidone = thalitone
ciclosporin = neoral = sandimmun
cilostazol = pletal
ciltacabtagene autoleucel = carvykti = cilta cel
cinacalcet = sensipar = mimpara
cinnarizine = stugeron
ciprofloxacin = cipro
cisatracurium = nimbex
citalopram = celexa = cipramil
cladribine = mavenclad
clarithromycin = biaxin = klaricid
clascoterone = winlevi
clindamycin = cleocin = dalacin
clobazam = onfi = frisium
clomifene = clomid
clomipramine = anafranil
clonazepam = klonopin = rivotril
clonidine = catapres
clopidogrel = plavix = clopilet = clopitab
clozapine = clozaril = denzapine
codeine paracetamol = cocodamol = zapain = solpadol
colchicine = colcrys = lodoco
conjugated estrogens = premarin
crisaborole = eucrisa
crizanlizumab = adakveo
crizotinib = xalkori
cyclizine = valoid
cyclobenzaprine = flexeril
cyclophosphamide = cytoxan
`
