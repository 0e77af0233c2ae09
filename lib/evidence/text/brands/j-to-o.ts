/** Brand names of drugs whose generic name begins with J to O; the form is in brand-names.ts. */
export const brandsJToO = `
ketamine = ketalar
ketorolac = toradol
labetalol = trandate
lacosamide = vimpat
lactulose = duphalac
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
leflunomide = arava
lemborexant = dayvigo
lenacapavir = sunlenca = yeztugo
lenalidomide = revlimid
lenvatinib = lenvima
letermovir = prevymis
letrozole = femara
leuprolide = lupron = eligard = prostap
levetiracetam = keppra
levodopa = sinemet = madopar = stalevo
levofloxacin = levaquin = tavanic
levonorgestrel = levonelle = upostelle
levonorgestrel intrauterine = mirena = kyleena
levothyroxine = synthroid = euthyrox = eltroxin
lifitegrast = xiidra
linaclotide = linzess = constella
linagliptin = tradjenta = trajenta
linezolid = zyvox
liothyronine = cytomel
liraglutide = victoza = saxenda
lisdexamfetamine = vyvanse = elvanse
lisinopril = zestril = prinivil
lisocabtagene maraleucel = breyanzi = liso cel
lithium = priadel = camcolit = lithobid
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
medroxyprogesterone = depo provera
memantine = namenda = ebixa
mepolizumab = nucala
meropenem = merrem
meropenem vaborbactam = vabomere = vaborem
mesalazine = asacol = lialda = pentasa = salofalk = octasa
metformin = glucophage
methenamine = hiprex = urex
methimazole = tapazole
methotrexate = trexall = metoject
methylnaltrexone = relistor
methylphenidate = ritalin = concerta = equasym = medikinet
methylprednisolone = medrol
metoclopramide = reglan = maxolon
metoprolol = lopressor = toprol = betaloc
metronidazole = flagyl
micafungin = mycamine
midazolam = versed = buccolam
midostaurin = rydapt
mifepristone = mifeprex = mifegyne
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
montelukast = singulair
morphine = oramorph = zomorph = sevredol
mosunetuzumab = lunsumio
moxifloxacin = avelox
mycophenolate = cellcept
nadolol = corgard
naloxegol = movantik = moventig
naloxone = narcan
naltrexone = vivitrol
naltrexone bupropion = contrave = mysimba
naproxen = aleve = naprosyn
natalizumab = tysabri
nebivolol = bystolic = nebilet
nemolizumab = nemluvio
nerandomilast = jascayd
neratinib = nerlynx
niacin = niaspan
nicotine replacement = nicorette
nifedipine = adalat = procardia
nilotinib = tasigna
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
octreotide = sandostatin
ofatumumab = kesimpta
olanzapine = zyprexa
olaparib = lynparza
olmesartan = benicar
omalizumab = xolair
omeprazole = prilosec = losec
onasemnogene = zolgensma
ondansetron = zofran
opicapone = ongentys
oritavancin = orbactiv
orlistat = xenical = alli
oseltamivir = tamiflu
osimertinib = tagrisso
ospemifene = osphena
oxaliplatin = eloxatin
oxcarbazepine = trileptal
oxybutynin = ditropan
oxycodone = oxycontin = oxynorm
oxytocin = pitocin
ozanimod = zeposia
`
