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
hernia = inguinal hernia
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
constipation: cant poo
`
