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
aciclovir = zovirax
acoramidis = attruby = beyonttra
adagrasib = krazati
adalimumab = humira
adapalene = differin
adrenaline = epipen = jext = emerade
afatinib = gilotrif
aflibercept = eylea
albendazole = eskazole
albuterol = proventil = proair
albuterol budesonide = airsupra
alectinib = alecensa
alemtuzumab = lemtrada = campath
alendronate = fosamax
alfuzosin = uroxatral = xatral
alirocumab = praluent
allopurinol = zyloric = zyloprim
alogliptin = nesina
alpelisib = piqray
alprazolam = xanax
alteplase = activase = actilyse
ambrisentan = letairis = volibris
amiodarone = cordarone = pacerone
amitriptyline = elavil
amivantamab = rybrevant
amlodipine = norvasc = istin
amoxicillin = amoxil
amoxicillin clavulanate = augmentin = coamoxiclav
amphetamine = adderall
amphotericin = ambisome
ampicillin sulbactam = unasyn
anakinra = kineret
anastrozole = arimidex
andexanet alfa = andexxa = ondexxya
anifrolumab = saphnelo
anti d = rhogam
apalutamide = erleada
apixaban = eliquis
apomorphine = apokyn
apremilast = otezla
aprocitentan = tryvio = jeraygo
aripiprazole = abilify
artemether lumefantrine = coartem = riamet
asciminib = scemblix
asenapine = saphris
atenolol = tenormin
atezolizumab = tecentriq
atogepant = qulipta = aquipta
atomoxetine = strattera
atorvastatin = lipitor
atosiban = tractocile
atovaquone proguanil = malarone
avacincaptad = izervay
avacopan = tavneos
avatrombopag = doptelet
avelumab = bavencio
axicabtagene ciloleucel = yescarta
axitinib = inlyta
azacitidine = vidaza = onureg
azathioprine = imuran
azilsartan = edarbi
azithromycin = zithromax
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
berotralstat = orladeyo
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
botulinum toxin = botox = onabotulinumtoxina
brensocatib = brinsupri
brentuximab vedotin = adcetris
brexanolone = zulresso
brexpiprazole = rexulti
brigatinib = alunbrig
brimonidine = mirvaso = alphagan
brivaracetam = briviact
brodalumab = siliq = kyntheum
brolucizumab = beovu
bromocriptine = parlodel
budesonide = pulmicort = entocort = uceris = cortiment = jorveza = tarpeyo = kinpeygo
budesonide formoterol = symbicort
budesonide glycopyrrolate formoterol = breztri = trixeo
bulevirtide = hepcludex
bumetanide = bumex
bupivacaine = exparel
buprenorphine = suboxone = subutex = sublocade = temgesic
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
carbamazepine = tegretol
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
ceftaroline = teflaro = zinforo
ceftazidime avibactam = avycaz = zavicefta
ceftolozane tazobactam = zerbaxa
ceftriaxone = rocephin
cefuroxime = zinnat
celecoxib = celebrex
cemiplimab = libtayo
cenobamate = xcopri = ontozry
certolizumab = cimzia
cetirizine = zyrtec
cetuximab = erbitux
chlorthalidone = thalitone
ciclosporin = neoral = sandimmun
cilostazol = pletal
ciltacabtagene autoleucel = carvykti = cilta cel
cinacalcet = sensipar = mimpara
ciprofloxacin = cipro
citalopram = celexa = cipramil
cladribine = mavenclad
clarithromycin = biaxin = klaricid
clascoterone = winlevi
clomifene = clomid
clonazepam = klonopin
clonidine = catapres
clopidogrel = plavix
clozapine = clozaril
colchicine = colcrys = lodoco
conjugated estrogens = premarin
crisaborole = eucrisa
crizanlizumab = adakveo
crizotinib = xalkori
cyclobenzaprine = flexeril
`
