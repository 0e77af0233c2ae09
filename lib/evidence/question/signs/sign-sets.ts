/**
 * Signs that together suggest one condition, a line for each set: `condition: signs & signs`. Signs are patterns of
 * words, of which one is enough; all sets of a line have to be there. `& !signs` must not be there. Articles name the
 * condition, and people who describe a patient name what they see. Common knowledge of the field.
 */
const spinning = String.raw`spin\w*|vertigo|dizz\w*|giddy|whirl\w*`
const cannot = "(?:can(?:not|['’]?t)|unable to|struggles? to|wo(?:n['’]?t|uldn['’]?t)|not able to)"
const painful = String.raw`pain\w*|sore\w*|ach(?:e|es|ed|ing)|hurts?|tender\w*|agony|throb\w*`

export const signSets = String.raw`
acute sinusitis: (?:facial|face|cheeks?|sinus(?:es)?|forehead|maxillary|brow)\W+(?:\w+\W+){0,2}(?:pain|ach(?:e|es|ing)|pressure|full\w*|tender\w*|sore)|(?:pain|ache|aching|pressure|tender\w*) (?:in|over|across|behind|around) (?:the |his |her |my )?(?:cheeks?|face|forehead|eyes|brow) & (?:green|yellow|purulent|thick|discolou?red|colou?red|mucky)\W+(?:\w+\W+){0,2}(?:discharge|snot|mucus|catarrh|rhinorrh\w+|gunk)|purulent|snot|nasal (?:discharge|congestion|obstruction)|(?:blocked|stuffy|bunged up) nose|nose (?:is )?blocked|post-?nasal
benign paroxysmal positional vertigo: ${spinning} & roll\w* over|turn\w* (?:over|in bed)|(?:turn|mov|tilt)\w* (?:his|her|my|the) head|look\w* up|(?:lying|lies?|sitting|sits?|gets?|getting) (?:down|up|out of bed)|few seconds|for seconds
vestibular neuritis: ${spinning} & constant\w*|continuous\w*|non-?stop|for (?:\w+ )?days|all day|hours on end & vomit\w*|nystagmus|head impulse|unsteady|${cannot} (?:stand|walk)
carpal tunnel syndrome: numb\w*|tingl\w*|pins and needles|pa?r(?:a?)esthes\w*|goes dead & hands?|fingers?|thumbs?|wrists? & (?:at|in the) night|nocturnal|wak(?:es?|ing|ed)|shak(?:es?|ing)|flick\w*|typing|driving & !stroke|sudden\w*
plantar fasciitis: heels?|arch of (?:the|his|her|my) foot|soles? & first (?:few )?steps?|in the morning|mornings|on getting up|after (?:sitting|resting)
frozen shoulder: shoulder & stiff\w*|${cannot} (?:raise|lift|reach|move|rotate)|(?:restricted|reduced|loss of|limited|no) (?:external |passive )?(?:rotation|movement)|bra strap|behind (?:her|his|the|my) back & !both shoulders|bilateral|girdle|hips|thighs|dislocat\w*|fell|fall
subacromial pain: shoulder & painful arc|overhead|abduct\w*|reaching up & !stiff\w*|fell|fall|dislocat\w*
polymyalgia rheumatica: shoulders? (?:and|,|&) (?:both )?(?:hips?|thighs?)|hips? and (?:both )?shoulders?|(?:shoulder|limb|pelvic|hip) girdles? & stiff\w*|${painful}|ESR|CRP
giant cell arteritis: temples?|temporal|scalp|headaches? & jaw (?:\w+ ){0,3}(?:chew\w*|eat\w*|claudicat\w*)|jaw (?:pain|ache\w*|claudication)|scalp (?:is )?(?:tender\w*|sore|hurts)|(?:brush|comb)\w* (?:her|his|my|the) hair
gout flare: (?:big|great) toe|(?:1st|first) MTP|MTP joint & red|hot|swollen|swelling|${painful}|exquisite\w*
tennis elbow: elbows? & outside|outer|lateral|grip\w*|(?:lift|pick)\w* (?:up )?(?:a |the )?(?:kettle|cup|pan) & !child|baby|fell|fall
Bell's palsy: side of (?:his |her |my |the )?face|face (?:has |is |was )?(?:droop\w*|dropped)|facial (?:droop\w*|weakness) & forehead|${cannot} (?:fully )?(?:close|shut|blink)|eye wo(?:n['’]?t|nt) (?:close|shut)|taste|hyperacusis
restless legs syndrome: legs? & restless|crawl\w*|keep (?:\w+ ){0,3}still|urge to move|has to (?:move|get up|walk|pace)|needs to (?:move|walk)|fidget\w*|pac(?:es|ing) & evenings?|nights?|bed(?:time)?|resting|sitting
gastro-oesophageal reflux: burn\w*|acid taste|regurgitat\w*|acid coming up & breast-?bone|retrosternal|gullet|after (?:meals?|eating|food)|(?:lying|lies) (?:down|flat)|bend\w* (?:over|down) & !(?:sun|skin|urin\w*|wee\w*|pee\w*|scald\w*)
allergic rhinitis: sneez\w*|(?:itchy|runny|streaming|blocked) nose & itch\w*|(?:watery|watering|streaming|red) eyes|eyes (?:water|stream)\w* & (?:every|each|in) (?:spring|summer|april|may|june|july)|season\w*|pollen|grass|cats?|dust|mow\w*
cystitis: dysuria|(?:burn|sting|pain|hurt)\w* (?:when|on|to|while|during|whilst|passing)\W+(?:\w+\W+){0,3}(?:wee\w*|pee\w*|urin\w+|void\w*|micturition) & frequen\w*|urgen\w*|often|every (?:\d+|few|half) (?:min|hour)\w*|all the time|smelly|cloudy|no fever|afebrile & !loin|flank|discharge|catheter
pyelonephritis: flank|loins?|renal angle|costovertebral|CVA & fever\w*|rigors?|febrile|shak(?:es|ing)|3[89]\.?\d?
kidney stones: (?:loin|flank)[- ]to[- ]groin|(?:loin|flank|side) (?:pain )?(?:\w+ ){0,4}(?:to|into) (?:the |his |her )?(?:groin|testicle)|colicky (?:loin|flank) & ${painful}|writh\w*|blood|h(?:a?)ematuria|vomit\w*
bacterial vaginosis: discharge & fishy|fish smell|grey|gray|thin (?:and )?(?:watery|white|smelly) & !men|penis|penile|wound|ear
vulvovaginal candidiasis: discharge & cottage cheese|cotton[- ]?wool|curd\w*|thick white|lumpy & !ear|eye|throat|wound
trichomoniasis: discharge & froth\w*
endometriosis: painful (?:\w+ ){0,2}periods?|period pains?|dysmenorrh\w+|pelvic pain & (?:pain\w*|hurts) (?:with|during|on|after) (?:sex|intercourse)|sex (?:is )?(?:painful|hurts)|dyspareunia|cyclical|(?:pain\w*|hurts) (?:opening|with) (?:her )?bowels
stress incontinence: leak\w*|wets? herself|incontinen\w* & cough\w*|sneez\w*|laugh\w*|run(?:s|ning)?|jump\w*|exercis\w*|trampolin\w*|lift\w* & !stool|f(?:a?)ecal|cerebrospinal|nose
urgency incontinence: ${cannot} (?:get|make it|reach|hold)\W+(?:\w+\W+){0,3}(?:toilet|loo|bathroom|in time|on)|sudden urge|key in the door|urgency & leak\w*|wet\w*|frequen\w*|nocturia|at night|accidents?
benign prostatic hyperplasia: (?:poor|weak|slow) (?:urine |urinary )?(?:stream|flow)|hesitan\w*|terminal dribbling|dribbl\w* & nocturia|(?:up|gets? up|wakes?) (?:\w+ ){0,4}(?:night|pee|wee)|hesitan\w*|incomplete empt\w*|strain\w*|frequen\w* & !woman|female|she|her
polycystic ovary syndrome: irregular (?:periods?|cycles?|bleed\w*)|oligomenorrh\w+|periods? every (?:\w+ )?months|(?:no|infrequent|few) periods & hairy|hirsut\w*|facial hair|acne|hair (?:on|growth)
cellulitis: red|redness|erythema\w* & shins?|legs?|forearm|arm|foot & hot|warm|spread\w*|tender\w* & !joint|toe|knee|ankle|elbow|wrist|tick|ulcer
deep vein thrombosis: calf|leg & swollen|swelling & flight|long[- ]haul|post-?op\w*|after (?:surgery|an operation)|plaster|cast|immobil\w*|on the pill
impetigo: (?:golden|honey|yellow)[- ]?(?:colou?red )?crust\w*|crust\w* (?:\w+ ){0,3}(?:sores?|spots?|blisters?|lesions?) & face|nose|mouth|chin|lips?|child|school|nursery|arms?|legs?
shingles: blister\w*|vesic\w* & (?:one|left|right) (?:side|half)|band|strip[e]?|belt|dermatom\w*|round (?:his|her|the) (?:side|chest|trunk)|unilateral & ${painful}|burn\w*|tingl\w* & !foot|heel|mouth
scabies: itch\w* & (?:at|in the) night|in bed & family|partner|household|everyone|burrows?|finger webs?|between (?:the |his |her |my )?fingers|care home
atopic eczema: itch\w* & (?:elbow|knee) (?:creases?|flexures?)|creases|flexur\w*|behind (?:the |his |her )?knees & dry|red|rash|scratch\w*|sore
plaque psoriasis: plaques?|silvery|scal(?:y|ing) & elbows|knees|scalp|sacrum & !itchy scalp|dandruff
head lice: live (?:lice|insects|bugs)|(?:bugs|insects|things) crawling|nits & hair|scalp|head
onychomycosis: (?:toe)?nails? & thick\w*|crumbl\w*|yellow|discolou?red & !ingrow\w*
Lyme disease: bull['’]?s[- ]?eye|target (?:lesion|rash|shaped)|(?:expanding|spreading|growing) (?:\w+ ){0,2}(?:ring|rash|circle)|ring[- ]shaped & tick|woods|forest|hik\w*|deer|bite
otitis externa: ears? & swim\w*|pool|tragus|pinna|canal|pulling (?:on )?(?:the |his |her )?ear & discharg\w*|${painful}|itch\w*
acute otitis media: ears? & ${painful}|pulling|tugging & bulging|(?:red|inflamed|perforated) (?:ear)? ?drum|tympanic membrane
croup: bark\w*|seal & cough\w*|stridor|hoarse\w*
bronchiolitis: wheez\w*|crackl\w*|snuffl\w* & bab(?:y|ies)|infant|\d+ ?(?:month|mo|week)s?(?:[- ]old)? & feed\w*|cough\w*|sats|recession|breath\w*
pneumonia: cough\w*|sputum|phlegm & crackl\w*|crep\w*|bronchial breath\w*|consolidat\w*|dull\w*
acute bronchitis: cough\w* & chest (?:is |sounds )?clear|clear chest|no (?:crackles|crepitations|creps|signs) & sputum|phlegm|green|yellow|days|weeks
whooping cough: cough\w* & whoop\w*|(?:vomit|sick|retch)\w* after|fits|paroxysm\w*|bouts & !blood
migraine: headaches?|head & one[- ]sided|unilateral|(?:one|left|right) side|throbb\w*|pulsat\w* & vomit\w*|nausea\w*|sick|light|photophob\w*|zig-?zag\w*|flashing & !injur\w*|fever|stiff neck|neck stiff\w*|sudden\w*|worst|thunderclap
tension-type headache: headaches?|head & band|tight\w*|press(?:ing|ure)|vice & both sides|round (?:the|his|her|my) head|all over|every day|most days|stress\w* & !sudden\w*|vomit\w*|fever
trigeminal neuralgia: electric\w*|shocks?|lancinat\w*|stabbing|shooting & face|cheek|jaw|teeth|gum & brush\w*|chew\w*|touch\w*|shav\w*|wind|talk\w*
Parkinson's disease: tremor|shak(?:es|y|ing) & shuffl\w*|slow\w*|small (?:hand)?writing|micrographia|rigid\w*|cogwheel\w*|mask\w*
Graves' disease: tremor|palpitat\w*|sweat\w*|heat intoleran\w*|weight loss|losing weight & goitre|goiter|(?:bulging|staring|prominent|protruding) eyes|eyes (?:\w+ )?(?:bulg|star)\w*|exophthalm\w*|proptosis
heart failure: ankles? (?:\w+ )?(?:swell\w*|swollen|oedema|edema)|swollen (?:ankles?|legs)|(?:leg|ankle|pitting) (?:swelling|oedema|edema) & orthopn\w*|(?:two|three|four|\d) pillows|breathless (?:lying|at night)|wak\w* (?:\w+ )?(?:breathless|gasping)|raised JVP
irritable bowel syndrome: bloat\w*|cramp\w*|abdominal pain|tummy (?:pain|ache|cramps) & reliev\w* (?:\w+ ){0,2}(?:by|on|after) (?:going|opening|defecat\w*|a (?:bowel|poo)|the (?:loo|toilet))|alternat\w*|better after (?:going|opening|a poo) & !blood|weight loss|fever
gallstones: right (?:upper|hypochond\w*)|RUQ|under (?:the |his |her |my )?(?:right )?ribs & fatty|takeaway|after (?:eating|meals|food)|colic\w*|murphy\w*
appendicitis: RIF|right iliac|right lower|mcburney\w* & fever\w*|vomit\w*|rebound|guarding|moved|migrat\w*|off (?:his|her) food|central & !cyst|pregnan\w*
acute diverticulitis: LIF|left iliac|left lower (?:quadrant|abdom\w*|tummy) & fever\w*|CRP|tender\w*|pain\w*
acute pancreatitis: epigastri\w*|upper abdom\w* & (?:through|radiat\w*|into|going) (?:\w+ )?to (?:the |his |her )?back|into (?:the |his |her )?back|lipase|amylase
sciatica: back|buttock|lumbar & (?:down|into|along) (?:the |his |her |one |my |left |right |back of |outside of ){0,4}(?:leg|calf|foot|thigh)|shooting & !clot|swollen|DVT
rheumatoid arthritis: knuckles|small joints|MCPs?|PIPs?|hands? and (?:feet|wrists)|wrists? & swollen|swelling|synovitis & morning|stiff\w*|anti-?CCP|rheumatoid factor
severe pre-eclampsia: (?:1[6-9]\d|2\d\d) ?/ ?\d{2,3}|1[3-9]\d ?/ ?1[1-4]\d & pregnan\w*|gestation|(?:[23]\d|4[0-2])(?: ?\+ ?\d)? ?(?:/ ?40|weeks|wks)|ante-?natal|post-?partum & headaches?|visual|vision|flash\w*|spots|blurr\w*|epigastric|upper abdominal|clonus|hyperreflexi\w*|protein\w* & !weeks? old|wks? old
Kawasaki disease: fever\w* & (?:five|5|six|6|seven|7) days & red eyes|conjunctiv\w*|strawberry|cracked lips|red lips|peeling|swollen hands
`
