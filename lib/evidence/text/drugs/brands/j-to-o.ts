/** Brand names of drugs whose generic name begins with J to O; the form is in brand-names.ts. */
export const brandsJToO = `
ketamine = ketalar
ketorolac = toradol
labetalol = trandate
lacosamide = vimpat
lactulose = duphalac
lamivudine = epivir
lamotrigine = lamictal
lanadelumab = takhzyro
lanreotide = somatuline
lansoprazole = prevacid
lapatinib = tykerb = tyverb
larotrectinib = vitrakvi
lasmiditan = reyvow
latanoprost = xalatan
lebrikizumab = ebglyss
lecanemab = leqembi
ledipasvir sofosbuvir = harvoni
leflunomide = arava
lemborexant = dayvigo
lenacapavir = sunlenca = yeztugo
lenalidomide = revlimid
lenvatinib = lenvima
letermovir = prevymis
letrozole = femara
leuprolide = lupron = eligard = prostap
levetiracetam = keppra = levipil = levera
levodopa = sinemet = madopar = stalevo = rytary = duodopa
levofloxacin = levaquin = tavanic
levomepromazine = nozinan
levonorgestrel = levonelle = upostelle
levonorgestrel intrauterine = mirena = kyleena
levothyroxine = synthroid = euthyrox = eltroxin = thyronorm
lidocaine phenylephrine = cophenylcaine = co phenylcaine
lifitegrast = xiidra
linaclotide = linzess = constella
linagliptin = tradjenta = trajenta
linezolid = zyvox = lizolid
liothyronine = cytomel
lipid emulsion = intralipid
liraglutide = victoza = saxenda
lisdexamfetamine = vyvanse = elvanse
lisinopril = zestril = prinivil
lisocabtagene maraleucel = breyanzi = liso cel
lithium = priadel = camcolit = lithobid = eskalith
lofexidine = lucemyra
loperamide = imodium
loratadine = claritin = clarityn
lorazepam = ativan
lorlatinib = lorbrena = lorviqua
losartan = cozaar
lubiprostone = amitiza
lumateperone = caplyta
lurasidone = latuda
luspatercept = reblozyl
lutetium dotatate = lutathera
lutetium psma 617 = pluvicto
macitentan = opsumit
macrogol = movicol = laxido = miralax
maribavir = livtencity
mavacamten = camzyos
meclizine = antivert = bonine
medroxyprogesterone = depo provera
melatonin = circadin
meloxicam = mobic
memantine = namenda = ebixa
mepolizumab = nucala
meropenem = merrem = meronem
meropenem vaborbactam = vabomere = vaborem
mesalazine = asacol = lialda = pentasa = salofalk = octasa
metamizole = novalgin = analgin = nolotil
metaxalone = skelaxin
metformin = glucophage = glycomet
methadone = methadose = physeptone
methenamine = hiprex = urex
methimazole = tapazole
methocarbamol = robaxin
methotrexate = trexall = metoject = otrexup
methylnaltrexone = relistor
methylphenidate = ritalin = concerta = equasym = medikinet
methylprednisolone = medrol = depomedrone = depomedrol
metoclopramide = reglan = maxolon
metoprolol = lopressor = toprol = betaloc
metronidazole = flagyl
micafungin = mycamine
midazolam = versed = buccolam = hypnovel = epistatus
midostaurin = rydapt
mifepristone = mifeprex = mifegyne
milnacipran = savella
minocycline = minocin
minoxidil = rogaine = regaine
mirabegron = myrbetriq = betmiga
mirikizumab = omvoh
mirtazapine = remeron = zispin
mirvetuximab = elahere
misoprostol = cytotec
modafinil = provigil
molnupiravir = lagevrio
momelotinib = ojjaara
montelukast = singulair = montair
morphine = oramorph = zomorph = sevredol = kapanol
mosunetuzumab = lunsumio
moxifloxacin = avelox
mupirocin = bactroban
mycophenolate = cellcept = myfortic
nadolol = corgard
nalmefene = selincro
naloxegol = movantik = moventig
naloxone = narcan = nyxoid = prenoxad
naltrexone = vivitrol = revia
naltrexone bupropion = contrave = mysimba
naproxen = aleve = naprosyn
naratriptan = amerge
natalizumab = tysabri
nebivolol = bystolic = nebilet
nemolizumab = nemluvio
neostigmine = bloxiverz
nerandomilast = jascayd
neratinib = nerlynx
netarsudil = rhopressa
niacin = niaspan
nicotine replacement = nicorette
nifedipine = adalat = procardia
nilotinib = tasigna
nimodipine = nimotop
nintedanib = ofev
niraparib = zejula
nirmatrelvir = paxlovid
nirmatrelvir ritonavir = paxlovid
nirsevimab = beyfortus
nitrofurantoin = macrobid = macrodantin
nitroglycerin = nitrostat
nivolumab = opdivo
nivolumab relatlimab = opdualag
nortriptyline = pamelor
nph insulin = humulin = insulatard = novolin
nusinersen = spinraza
obeticholic acid = ocaliva
obinutuzumab = gazyva = gazyvaro
ocrelizumab = ocrevus
ocriplasmin = jetrea
octreotide = sandostatin
ofatumumab = kesimpta
olanzapine = zyprexa
olanzapine samidorphan = lybalvi
olaparib = lynparza
olmesartan = benicar
omalizumab = xolair
omeprazole = prilosec = losec
onasemnogene = zolgensma
ondansetron = zofran = emeset
opicapone = ongentys
oritavancin = orbactiv
orlistat = xenical = alli
oseltamivir = tamiflu
osimertinib = tagrisso
ospemifene = osphena
oxaliplatin = eloxatin
oxazepam = serax
oxcarbazepine = trileptal
oxybutynin = ditropan
oxycodone = oxycontin = oxynorm = shortec = longtec
oxycodone acetaminophen = percocet
oxycodone naloxone = targin = targinact
oxytocin = pitocin
ozanimod = zeposia
`
