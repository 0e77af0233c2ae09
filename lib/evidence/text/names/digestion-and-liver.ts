/**
 * Everyday names, shorthand and slang of the gut, liver, gallbladder and pancreas, as lines of the table in
 * `../synonyms.ts`. Common knowledge of the field.
 */
export const digestionAndLiver = `
hemorrhoid = piles = haemorrhoids
gerd = gord = acid reflux = heartburn = gastroesophageal reflux = reflux = reflux disease
barrett esophagus = barretts
peptic ulcer = stomach ulcer = duodenal ulcer = gastric ulcer
upper gi bleeding = vomiting blood = hematemesis = melena = melaena = ugib = bleeding ulcer
lower gi bleeding = rectal bleeding
variceal bleeding = varices = esophageal varices
cirrhosis = liver scarring = decompensated liver disease = chronic liver disease
ascites = fluid in the belly
spontaneous bacterial peritonitis = sbp
hepatorenal syndrome = hepatorenal
alcoholic hepatitis = alcohol hepatitis = alcohol related hepatitis
fatty liver = masld
pancreatitis = acute pancreatitis = inflamed pancreas
gallstones = cholelithiasis = gall stones
cholecystitis = gallbladder inflammation = inflamed gallbladder
cholecystectomy = gallbladder removal = gallbladder surgery = lap chole
appendicitis = inflamed appendix
diverticulitis = diverticular disease
crohn = crohns
ulcerative colitis = uc
irritable bowel = ibs = irritable bowel syndrome
celiac = celiac disease = gluten
constipation = constipated
diarrhea = runny stools = loose stools
gastroenteritis = stomach bug = tummy bug = stomach flu
nausea = feeling sick = queasy
vomiting = being sick = throwing up = puking
abdomen = abdominal = belly = tummy
bowel = intestine = gut
colonoscopy = bowel scope = camera test
colorectal cancer = bowel cancer = colon cancer
colorectal cancer screening = bowel screening
gastrointestinal = gi = stomach = gastric
fecal transplant = fmt = fecal microbiota = poo transplant = stool transplant
hepatitis c = hcv
hepatitis b = hbv
hcv > sofosbuvir
clostridioides difficile = cdiff = c diff
pancreatic cancer = ca pancreas
stress ulcer = stress ulcer prophylaxis = sup
camera down = endoscopy = gastroscopy
tummy tablets = proton pump inhibitor
acid tablets = proton pump inhibitor = ppi
gullet = esophagus = esophageal = food pipe
jaundiced = jaundice
throw up = vomit
bowel camera = colonoscopy
leaky gut = intestinal permeability
liver scarring = cirrhosis = fibrosis
yellow skin = jaundice
appendicitis = appendix
complicated appendicitis = perforated appendix = burst appendix = ruptured appendix
travelers diarrhea = holiday diarrhea = holiday tummy = holiday runs = runs on holiday = delhi belly = montezuma revenge = diarrhea abroad
diarrhea = watery poo = upset stomach
colonoscopy = camera up bottom = camera up backside = scope up bottom = bum camera = camera up the back passage
gerd = acid coming up = acid stomach = sour stomach = food pipe burning
proton pump inhibitor = acid blocker = stomach protector = acid tablet = stomach acid tablet
helicobacter pylori = stomach bacteria = ulcer bug = ulcer bacteria = h pylori = stomach germ
dyspepsia = indigestion = upset tummy after meals
peptic ulcer = ulcer in the stomach
upper gastrointestinal bleeding = bleeding in the stomach = bleeding stomach ulcer
ibs = spastic colon = sensitive bowel = bloating and cramps = irritable gut
low fodmap = fodmap diet
constipation = bunged up = hard stools
fecal impaction = poo stuck = stuck poo
gluten free = wheat free
celiac disease = wheat allergy = gluten allergy = gluten intolerance
diverticulitis = pouches in the bowel = infected pouches
appendicitis = grumbling appendix = bad appendix
appendectomy = appendix removed = remove the appendix
antibiotics for appendicitis = antibiotics instead of appendix surgery
gallstone = gallbladder stones = stones in the gallbladder
cholecystectomy = gallbladder taken out
anal fissure = split in the bottom = tear in the bottom
hernia = groin lump
fatty liver = liver fat = fat in the liver
cirrhosis = scarred liver = liver failure from drinking
ascites = water in the belly = swollen belly from liver disease
hepatic encephalopathy = liver confusion
colorectal cancer = cancer of the bowel = gut cancer
fecal immunochemical test = fit test = poo test = stool test = poo sample
oral rehydration = rehydration sachets = rehydration drink
gastroenteritis = vomiting bug = winter vomiting
antiemetic = anti sickness = sickness tablet
chemotherapy induced nausea = sick from chemo = sickness from chemo
ondansetron = anti sickness tablet = anti sickness medicine
gastrointestinal bleeding = gi bleeders
endoscopy = scoping = scoped
dyspepsia = upset stomach
abdominal pain = belly pain = tummy pain = stomach ache = tummy ache
jaundice = hyperbilirubinemia
fecal incontinence = leaky bowel
abdominal surgery = tummy operation = operation on the tummy
abdomen = tummy = abdominal
cholecystectomy = gallbladder out = gallbladder removed
hepatotoxicity = liver damage = liver trouble = liver enzymes = liver injury
constipation = rock hard poo = impacted
fecal impaction = impaction = rock hard mass
constipation: cant poo
gerd, heartburn: acid in my throat, heart burn, burning in the chest after eating, burning chest after food
gerd, heartburn: acid burn, waterbrash, sour taste coming up, gullet burning, acid tummy
proton pump inhibitor: acid reducer, acid suppressant, stomach liner, stomach protection, tummy protector
proton pump inhibitor: reflux tablet, reflux medicine, prazole, stomach tablets, gastric protection
proton pump inhibitor: gastroprotection, heartburn tablet, heartburn pills
antacid: gaviscon, rennies, tums, milk of magnesia, alginate
h pylori: hp eradication, helicobacter, ulcer germ, h pylorus
bismuth quadruple therapy: bqt, pepto quad, quad therapy
peptic ulcer: ulcer in the tummy, pud, perforated ulcer, gut ulcer
peptic ulcer bleeding: ulcer bled
dyspepsia: bloated after meals, full after a few mouthfuls, tummy discomfort, stomach trouble, gut ache, sour tummy
dyspepsia: dodgy stomach, dicky stomach, dicky tummy
upper gi bleeding: throwing up blood, puking blood, coffee ground, black poo, black stool, tarry stools, tarry poo
upper gi bleeding: bringing up blood, sicking up blood, ugi bleed, bled from the stomach
lower gi bleeding: blood in poo, blood in stool, bleeding from the back passage, bleeding from the bum
lower gi bleeding: bleeding from the bottom, blood in the toilet bowl, pr bleed, brbpr, haematochezia
lower gi bleeding: blood on the toilet paper
variceal bleeding: veins in the gullet, burst varix, swollen veins in the food pipe
transjugular intrahepatic portosystemic shunt: tipss, liver shunt
endoscopy: camera down, ogd, egd, telescope test, gastroscope, oesophagogastroduodenoscopy
colonoscopy: colon scope, bowel telescope, tube up the backside, cscope, c scope, lower endoscopy
bowel preparation: bowel prep, clean out the bowel, colonoscopy prep
colorectal cancer screening: bowel cancer check, bowel cancer test, colon screening
fecal immunochemical test: poo stick, stool kit, stool card, fit kit, poop test, bowel test kit, home bowel test
fecal immunochemical test: qfit, ifobt, fobt
colorectal cancer: bowel ca, rectal cancer, bowel tumour, growth in the bowel, back passage cancer, mcrc, rectal ca
polyp: growths in bowel
irritable bowel syndrome: irritable tummy, crampy, gut spasms, windy and bloated, nervous bowel, ibsd, ibsc, ibs d
irritable bowel syndrome: ibs c, gripey
constipation: bunged up, cant poo, cant poop, cant go to the toilet, cant go to the loo, not pooing
constipation: not been for days, bowels not open, bowels wont move, no bowel movement, havent been to the loo
constipation: hard poo, straining on the toilet, straining on the loo, straining to poo, irregular bowels
constipation: bowels stuck, no poo, pooing rocks, rabbit droppings, costive, dry poo, bowels blocked, unable to poo
constipation: poo wont come
fecal impaction: stuck stool, blocked with poo, impacted stool, overflow poo, backed up with poo, poo blockage
fecal impaction: manual evacuation, disimpaction
laxative: poo medicine, bowel medicine, bowel tablet, stool softener, peg 3350, poo softener, senna
macrogol: restoralax, osmolax, laxative powder, laxative drink
diarrhea: the runs, the trots, the squits, the squirts, the skits, runny tummy, runny poo, runny bum, watery stool
diarrhea: liquid poo, loose poo, loose motions, loose bowels, squitters, gippy tummy, bad tummy, poo like water
diarrhea: liquid stools, loosies, the scoots, dodgy tummy, upset tummy, bali belly, the shits, diarrhoeal
travellers diarrhea: travel tummy, bali belly, trots on holiday, the trots abroad, tourist trots
travellers diarrhea: food poisoning on holiday, upset stomach abroad, upset tummy abroad
gastroenteritis: gastro, gastric flu, sickness bug, norovirus, food poisoning, age d and v, tummy upset
gastroenteritis: throwing up and runs, stomach virus, belly bug, diarrhoea and vomiting
oral rehydration: dioralyte, pedialyte, ors, hydralyte, electrolyte drink, salt and sugar drink, rehydrate
dehydration: dry as a bone, fluid deficit
nausea: sick to the stomach, off his food, off her food, wants to vomit, nauseated, crook in the guts, nauseous
vomiting: throwing up, threw up, chucking up, barfing, spewing, retching, cant keep anything down
vomiting: cant keep food down, cant keep water down, cant keep fluids down, sicking up, upchuck, chundering
vomiting: been sick, bringing everything up, wont keep anything down, emesis
antiemetic: anti nausea, antisickness, sickness pills, anti emetic, nausea medicine, nausea tablet, stop being sick
antiemetic: anti vomiting
ondansetron: ondans
chemotherapy induced nausea: sick from chemotherapy, vomiting with chemo, nausea from chemo, cinv
chemotherapy induced nausea: throwing up from chemo, puking with chemo
crohn: chronic bowel inflammation, cd flare
ulcerative colitis: colitis flare, bleeding colitis, asuc, uc flare, inflamed colon, ulcerated bowel, proctitis
inflammatory bowel disease: inflamed bowel, inflamed gut
celiac disease: sprue, cant tolerate wheat, cant eat bread, reacts to wheat
tissue transglutaminase: ttg, ttg iga, coeliac blood test, gluten blood test, coeliac screen
gluten free diet: gf diet, off gluten, avoid gluten, giving up bread
diverticulitis: inflamed pouches, diverticulum, diverticula, tics inflamed, pockets in the bowel, divertic
appendicitis: appy
appendectomy: appendix out, appendix whipped out, take the appendix out, appy, appendix operation, appendix op
appendectomy: cut out the appendix, have his appendix out, have her appendix out
appendicolith: stone in the appendix, fecalith, faecolith
gallstones: bile stones, biliary stones, gallbladder attacks, gallbladder trouble
biliary colic: gallbladder attack, gallstone pain, gallstone attack, gall bladder pain, gallbladder pain
bile duct stones: cbd stone, cbds, choledocholithiasis, duct stones
endoscopic retrograde cholangiopancreatography: scope of the bile duct
cholecystitis: infected gallbladder, hot gallbladder, chole, inflamed gall bladder, acute gallbladder
cholecystectomy: gallbladder out, gallbladder whipped out, gall bladder out, chole, gallbladder operation
cholecystectomy: have my gallbladder out, gallbladder op
cholangitis: infected bile duct
pancreatitis: panc, pancreas attack, pancreas inflammation
cirrhosis: hardened liver, drinkers liver, liver packed up, cirrhotic, decompensated liver, end stage liver disease
cirrhosis: esld, shrivelled liver, liver shot
portal hypertension: csph, pressure in the liver veins, high pressure in liver
ascites: fluid in the tummy, fluid in the abdomen, distended with fluid
paracentesis: drain the tummy, belly drain, tap the belly, ascitic tap, ascitic drain
spontaneous bacterial peritonitis: infected ascites, infected belly fluid, infected tummy fluid
hepatic encephalopathy: liver brain, muddled from liver disease, hepatic coma, liver fog, hepatic confusion
hepatorenal syndrome: kidneys failing because of the liver
alcoholic hepatitis: liver inflamed from drinking, alc hep, severe ah, liver inflammation from booze
alcoholic hepatitis: drinkers hepatitis
liver disease: bad liver, liver trouble, liver problem, dodgy liver, liver damage
fatty liver: nafl
steatohepatitis: inflamed fatty liver
liver fibrosis: liver stiffness, fib4, fib 4, fibroscan
hepatocellular carcinoma: liver ca, tumour in the liver, hepatoma
hepatitis b: hep b, hepb, hbs ag positive
hepatitis c: hep c, hepc, hep c virus
direct acting antiviral, sofosbuvir: daa, hep c tablets, hep c cure, hepatitis c tablets, hep c pills, hep c drugs
direct acting antiviral, sofosbuvir: hepatitis c pills
jaundice: gone yellow, turned yellow, yellow eyes, yellowish, going yellow
hernia: rupture in the groin, bulge in the groin
hemorrhoid: lumps round the bottom, bum grapes, lumps at my back passage
anal fissure: tear in the back passage, split in the back passage, cut in the bottom, tear at the anus, bum tear
anal fissure: crack in the bottom, torn bottom
short bowel syndrome: short gut, short bowel, sbs, most of the gut removed
parenteral nutrition: fed through a drip, drip feeding, feeding into the vein, fed into a vein
nasogastric tube: ryles tube, ryle tube, levin tube, feeding tube down the nose
enteral nutrition: tube fed, tube feeding, nasogastric feeding, peg feeding, enteral feeding
bowel obstruction: blocked bowel, blocked gut, twisted bowel, twisted gut, bowel blockage
abdominal pain: belly ache, bellyache, stomach pain, gut pain, gut ache, tummy hurts, stomach cramps, tummy cramps
abdominal pain: sore tummy, sore belly, stomach hurts, abdo
abdominal surgery: tummy operation, belly operation, tummy surgery, bowel surgery, bowel operation, laparotomy
abdominal surgery: gut surgery, tummy op
intra abdominal infection: infected belly, infected abdomen, infection in the tummy, pus in the belly, ciai
intra abdominal infection: peritonitis
clostridioides difficile: c diff, c difficile, diarrhoea from antibiotics, superbug diarrhoea, c dif
clostridioides difficile: runs after antibiotics
fecal transplant: poop transplant, poo pills
dysphagia: trouble swallowing, cant swallow, food sticks, food gets stuck, difficulty swallowing, problem swallowing
esophagus: swallowing tube
esophageal candidiasis: thrush in the gullet, thrush in the throat, thrush in the food pipe, oesophageal thrush
gastric cancer: stomach cancer, stomach ca, tummy cancer
esophageal adenocarcinoma: gullet cancer, cancer of the food pipe, oesophageal cancer, oesophageal ca
pancreatic cancer: cancer of the pancreas, panc ca, pancreatic ca
stress ulcer prophylaxis: gut protection in icu, ppi in icu, stomach protection on icu
anorectal manometry: pressure test of the bottom
biofeedback: retraining the bowel
fibre: psyllium, fybogel
probiotic: good bacteria, friendly bacteria, live yoghurt
ppi > omeprazole > lansoprazole > esomeprazole > pantoprazole > rabeprazole
laxative > macrogol > senna > lactulose > bisacodyl > docusate
calcineurin inhibitor > tacrolimus > ciclosporin
thiopurine > azathioprine > mercaptopurine
tricyclic antidepressant > amitriptyline > nortriptyline > desipramine
upper gi bleeding: ugi, blood vomiting, tarry black, melaenic
gastrointestinal bleeding: melaena, melena, haematemesis, hematemesis, coffee ground vomit, coffee grounds, tarry stool, tarry stools
upper gi bleeding: forrest, blatchford, glasgow blatchford, rockall, malaena, malena, haematemasis, fresh haematemesis
upper gi bleeding: nonvariceal bleed, non variceal bleed, nvugib, upper gi bleeder
gastrointestinal bleeding: gi bleeder, gi haemorrhage, gibleed, bleeding duodenal ulcer, bleeding gastric ulcer, bleeding peptic ulcer, bleeding du
lower gi bleeding: lgi bleed, diverticular bleed, bleeding pr, fresh pr bleeding
peptic ulcer bleeding: bleeding du, bleeding gu, bleeding pud, bleeding duodenal ulcer
peptic ulcer bleeding: ulcer bleed, visible vessel, forrest 1a, forrest ia, forrest 1b, forrest 2a
peptic ulcer bleeding: forrest iia, forrest iib, adherent clot, ulcer clipped, du clipped, bleeding ulcer clipped
peptic ulcer bleeding: injected and clipped, ulcer rebleed, endo haemostasis
proton pump inhibitor: ppi drip, ppi infusion, iv ppi, omeprazole drip, omeprazole infusion, losec infusion
proton pump inhibitor: acid suppression, ppis, proton pump
h2 receptor antagonist: h2 blocker, h2 blockers, h2ra, h2 antagonist
potassium competitive acid blocker > vonoprazan > tegoprazan
potassium competitive acid blocker: pcab, p cab, voquezna
vonoprazan: vono, vpz, voquezna
rifabutin: talicia, mycobutin
bismuth quadruple therapy: pylera, quad hp, bismuth quad, quadruple hp, pbmt, optimised bqt, bismuth based quad
h pylori: hpylori eradication, clo positive, clo test, clo, h pyloris, urea breath test, stool antigen, campylo test
h pylori: hp positive, hp pos, hp test, hp treatment, hp therapy, hp first line, triple therapy hp, eradication therapy
h pylori: clarithro triple, hp serology, ulcer bug eradication, triple therapy 14d, triple therapy 14 days
gastric cancer: gastric ca, stomach ca, stomach adenoca, gastric adenoca, gastric adenocarcinoma, linitis plastica
family history: first degree relative, first degree relatives, fdr, fdrs, brother had?, father died of?, mother died of?, dad died of?
endoscopy: upper endoscopy, upper gi endoscopy, camera test stomach, down the throat camera, egds, egd timing, scope tonight
endoscopy: scope overnight, emergent scope, urgent scope, scope in the morning, scope within
endoscopy, colonoscopy: top and tail, bidirectional endoscopy, scope both ends, both ends, double ender, top and tail scopes
colonoscopy: colonoscope, colo screen, camera up the bum, bowel camera test, colon camera, lower scope, back passage camera
colorectal cancer screening: crc screening, screening cscope, screening scope, screening colonoscopy, bowel check, cologuard
colorectal cancer screening: bowel camera invite, invited to a bowel camera, bowel cancer screening, crc screen
colorectal cancer: crc, bowel ca, colon ca, crc mortality, sigmoid ca, bowel malignancy, rectosigmoid cancer
polypectomy: polyps snared, polyp removed, emr polyp
faecal calprotectin, calprotectin: fcp, f cal, poo inflammation test, cal protectin, stool calpro
iron deficiency anemia: iron def anaemia, low ferritin?, ida, iron def, iron deficient, microcytic anaemia
iron deficiency anemia: fe def, fe def anaemia, hypochromic
gerd: gord symptoms, refluxing, pyrosis, ger, reflux oesophagitis, erosive oesophagitis, la grade, oesophagitis, heartburny
gerd: refractory reflux, acid regurgitation, burning chest at night, volume reflux, lpr, silent reflux
fundoplication: reflux surgery, nissen, anti reflux surgery, wrap operation, linx
ph monitoring: ph study, ph testing, bravo capsule, ph impedance, 24h ph
dyspepsia: uninvestigated dyspepsia, functional dyspepsia, burping, epigastric pain?, belching, gnawing stomach, dyspeptic
dyspepsia: test and treat?, epigastric discomfort, wind and indigestion, postprandial fullness
barrett esophagus: barrets, barrett, barretts oesophagus
achalasia: poem procedure, bird beak
eosinophilic esophagitis: eoe, ringed oesophagus
gastroparesis: slow stomach emptying, stomach wont empty
celiac disease: coeliac serology, anti ttg, ttg positive, ttg pos, ttg iga, ttg, ttga, ema positive, coeliac bloods, coeliacs
celiac disease: gluten challenge, d2 biopsies, duodenal biopsies, marsh, villous atrophy, ttg sky high, no biopsy coeliac
celiac disease: tissue transglutaminase positive, deamidated gliadin, coeliac biopsy, gluten sensitive
irritable bowel syndrome: ibs m, ibsm, irritable bowels, fodmaps, ibs flare, rome iv, functional bowel, spastic bowel
linaclotide: lina ibs, constella
amitriptyline: amitrip, amitript, ami 10, ami nocte, amitryp
tricyclic antidepressant: tca, tcas, tricyclics, gut brain neuromodulator
ulcerative colitis: uc mayo, mayo score, left sided colitis, pancolitis, ulc colitis, colitis biologic, mayo 9, uc biologic
acute severe ulcerative colitis: asuc, acute severe colitis, truelove
crohn: crohnie, luminal crohns, ileocolonic, fistulising crohns, ileal crohns, terminal ileitis, cdai, harvey bradshaw
crohn: perianal crohns, crohns combo, crohns combination
top down infliximab: early biologics, early biologic, early infliximab, upfront infliximab, upfront biologic, straight to ifx
top down infliximab: straight to infliximab, biologics early, biologic from the start
accelerated step up: step up approach, step up crohns, stepped care crohns
infliximab: inflectra, ifx, inflix, renflexis, remsim, flixabi, ifx mono, infliximab mono
adalimumab: adali, hyrimoz, imraldi, amgevita, hadlima
vedolizumab: vedo, vdz, anti integrin, gut selective biologic
ustekinumab: ust ibd
anti tnf: antitnf, tnf blocker, tnfi, tnf alpha blocker, tnf inhibitors
azathioprine: azathio, azathiop, aza ibd, imuran tabs
thiopurine: thiopurines, 6mp, 6 mp, aza or 6mp
combination therapy: combo therapy, ifx aza, aza ifx, infliximab azathioprine combo, combo ifx, ifx combo, combo biologic
mesalazine: mesalazine enema, mezavant, 5 aminosalicylate, aminosalicylate
ibd, inflammatory bowel disease: crohns or colitis, ibd flare, crohns and colitis
pouchitis: ileal pouch, j pouch
microscopic colitis: collagenous colitis, lymphocytic colitis
constipation: chronic constipation, slow transit, slow transit constipation, obstipated, bowels not working
constipation: opioid constipation, bunged up for months, functional constipation, obstipation, bowels not opened, bno
defecatory disorder, anorectal manometry: dyssynergia, dyssynergic, dyssynergic defecation, anismus, anorectal physiology
defecatory disorder, anorectal manometry: pelvic floor dyssynergia, obstructed defaecation, balloon expulsion
biofeedback: anorectal retraining, bowel retraining, pelvic floor retraining
laxative: senna, movi, laxido, dulcolax, stimulant laxative, osmotic laxative, aperient, aperients
macrogol: miralax, polyethylene glycol, peg laxative, cosmocol, glycolax
prucalopride: resolor, motegrity
diverticulitis: divertic flare, diverticular flare, llq pain?, sigmoid diverticulitis, acute divertic
diverticulitis: diverticulosis?, pocket infection in the bowel, nuts and popcorn, left sided appendicitis
uncomplicated diverticulitis: mild diverticulitis, hinchey 1
travelers diarrhea: traveller d, travellers d, delhi tummy, runs abroad, abroad with the runs, turista, tourista
travelers diarrhea: diarrhoea abroad, diarrhea on deployment, mexican tummy, holiday squits
conservative management: expectant mgmt, expectant management, leave the gallbladder, operation or leave
conservative management: avoid an op, watch and wait, watch & wait
enteral nutrition: nj feed, early feeding, nasojejunal, nasogastric feed, enteral feeds
short bowel syndrome: sbs if, intestinal failure, ifs gut, short gut tpn, gut failure
teduglutide: glp2, glp 2, glp 2 analogue, ted gattex, teduglut
parenteral nutrition: home pn, wean tpn, off tpn, come off tpn, off pn, tpn wean
intestinal obstruction: gut not working after surgery
anal fissure: fissure in ano, painful split back passage
hemorrhoid: haemorrhoid banding, bum piles, hemmies, haemorrhoids banded
perianal abscess: abscess near the bottom
fistula: perianal fistula, fistula in ano, seton
fecal incontinence: pooing myself, bowel leakage, bowel accidents
hiccups: hiccoughs, singultus
c difficile: cdiff stool
gastrostomy: peg tube, rig tube, feeding tube stomach
ileostomy: stoma, high output stoma, colostomy
antispasmodic > hyoscine > mebeverine > dicycloverine > peppermint oil
antispasmodic: spasmolytic, cramp tablets, gut relaxant
hyoscine butylbromide, hyoscine: buscopan
mebeverine: colofac
omeprazole: omep, omepraz, iv omep
lansoprazole: lanso, lansopraz
pantoprazole: panto, pantop, protonix drip
esomeprazole: esomep, eso ppi
hepatotoxicity: liver tox, hep tox, lfts off, deranged lfts, liver enzymes up
recurrent bleeding: rebleed, rebled, rebleeding, bleeds again, bled again
endoscopic hemostasis: endo haemostasis, post clips, clipped and injected
gallstones: calculous biliary disease, biliary calculi, calculous cholecystitis
severe esophagitis: la grade c, la grade d, grade c reflux, grade d reflux
crohn: regional enteritis, terminal ileitis
ulcerative colitis: distal colitis
constipation: infrequent stools, infrequent bowel motions
jaundice: yellow sclera, yellow sclerae, icteric, scleral icterus
upper gastrointestinal bleeding: coffee grounds, coffee ground vomit, coffee ground vomiting, black tarry stool, black tarry stools, tarry stools, black stools
upper gastrointestinal bleeding: black motions, vomited blood, throwing up blood, puking blood
ascites: swollen belly in cirrhosis, belly swollen with fluid
constipation: blocked up bowels, cant go for days
irritable bowel syndrome: bloating and cramps, grumbly gut, sensitive gut
gastroesophageal reflux: acid coming up, burning behind the breastbone, acid brash
`
