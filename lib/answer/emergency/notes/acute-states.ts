/**
 * What a clinician notes of someone who is dying or may lose a limb, an eye or a child, in words that need no verb,
 * pronoun or "now". Common knowledge of the field.
 */

/** States that are an emergency by themselves, in any note on one patient. */
export const definiteStates: RegExp[] = [
  // Airway and breathing.
  /\b(?:not|isn'?t|stopped) breathing\b|\bapno?eic\b|\bagonal\b|\brespiratory arrest\b|\bsilent chest\b/,
  /\bstridor at rest\b(?<!\bno (?:\w+ )?stridor at rest)|\bcan'?t (?:intubate|ventilate|oxygenate)\b|\btrach\w* (?:is )?(?:blocked|out|dislodged)\b|\bblocked trach\w*/,
  /\btension (?:pneumo\w*|ptx)\b|\b(?:acute |life[- ]threatening )asthma, exhaust\w*|\bcyanosed\b|\b(?:lips?|baby|child|infant|neonate|newborn) (?:\w+ )?blue\b/,
  /\b(?:neck|airway) h(?:a?)ematoma\b|\blaryngospasm\b|\bairway (?:swelling|compromise|obstruct\w*)\b|\bsoot\b|\bcarbonaceous\b|\bsinged\b/,
  // Circulation.
  /\bno pulse\b|\bpulseless (?:vt|electrical|patient|adult|child|arrest)\b|\bperi-?arrest\b|\basystole\b|, pea\b|\bpea arrest\b|^vf\b/,
  /\b(?:sine[- ]wave|torsades?)\b|\bcomplete heart block\b|\bmottled\b|\btrachea (?:is )?deviated\b|\bdistended neck veins\b/,
  // Brain.
  /\b(?:unconscious|unresponsive|unrous\w*|not responding|no response)\b(?! (?:bias|to)\b)/,
  /\b(?:seizing|convulsing|(?:still |is |started |now |been |actively )fitting|fitting (?:for |now)?\d)|^fitting\b|, fitting\b|\bstarted (?:seizing|fitting|convulsing|to fit)\b/,
  /\b(?:blown|unequal|fixed(?: and)? dilated) (?:left |right )?pupils?\b|\bpupils? (?:is |are )?(?:unequal|blown|fixed|dilated and fixed)\b|\bstatus epilepticus in front\b|\beclamptic (?:fit|seizure)\b/,
  // Bleeding.
  /\b(?:still |actively |massively )bleeding\b|\b(?:arterial|spurting|torrential|massive|uncontrolled|catastrophic|exsanguinat\w+) (?:bleed\w*|h(?:a?)emorrhage|h(?:a?)emoptysis|h(?:a?)ematemesis|pph)\b|\bcan(?:no|')?t stop (?:it|the bleed\w*|bleeding)\b|\bbleeding not (?:stopping|controlled)\b|\bswallowing blood\b/,
  // Birth.
  /\bcord prolapse\b(?=.*\b(?:cm|dilat\w+|f(?:o?)etal|brady\w*|now|labou?r|visible)\b)|\bcord (?:is )?(?:visible|palpable|presenting|hanging|at the (?:introitus|vulva))\b/,
  /\bhead (?:is )?out \d|\bshoulder dystocia\b(?=.*\b(?:now|head|min|minutes|stuck)\b)|\brigid (?:abdomen|uterus)\b(?=.*\b(?:bleed|\d))/,
  // Limbs, eyes, spine.
  /\bpulseless (?:\w+ )?(?:leg|limb|arm|foot|hand)\b|\bno (?:radial|distal|pedal|foot|palpable) pulses?\b|\b(?:cold|pale|white|dusky)\b.{0,25}\b(?:paralys\w+|insensate|pulseless)\b/,
  /\b(?:fixed )?mid-?dilated pupil\b|\b(?:splash|alkali|acid|bleach)\b(?=.*\beyes?\b)(?=.*\b(?:alkali|acid|chemical|lime|bleach)\b)/,
  /\bsaddle (?:numb\w*|an(?:a?)esth\w*|par(?:a?)esth\w*)\b|\bpain on passive stretch\b|\b(?:high[- ]riding|horizontal) test\w+/,
  /\bnon-?blanching\b|\b(?:fever|febrile|septic|sepsis|meningococc\w+|drowsy|rigors)\b.*\bpurpur\w+\b|\bpurpur\w+\b.*\b(?:fever|febrile|septic|drowsy|rigors)\b|\bruptured (?:aaa|aort\w+|ectopic|spleen)\b|\bunequal (?:arm|limb) (?:bp|pressures?|pulses)\b/,
]

/**
 * What is found on someone who gets worse: an emergency with another finding, with a condition or with a critical
 * value.
 */
export const findings: RegExp[] = [
  // Airway, breathing.
  /\bstridor\b/,
  /\bdrooling\b|\btrismus\b|\btripod\w*|\bhoarse\b|\bmuffled\b|\bvoice chang\w+|\bcannot swallow\b/,
  /\b(?:tongue|lip|facial|face|throat|airway) swell\w*|\bswollen (?:tongue|lips|face)\b/,
  /\b(?:sudden (?:breathless\w*|dyspno?ea|sob)|exhaust\w*|gasping|tachypno?eic|fvc (?:falling|down|1\d ml)|silent|no breath sounds|kussmaul|pco2 rising|rising pco2|tiring|can't speak|frothy sputum|cyanosis)\b/,
  /\b(?:choking|choked|chokes)\b/,
  // Circulation.
  /\b(?:hypotensive|shocked|cap(?:illary)? refill [4-9]|diaphoretic|clammy|sweating|sweaty|grey|pale|poor femoral|cold and|cold peripher\w+)\b/,
  /\b(?:collapsed|deteriorat\w+|crashing|tachycardic|bradycardi[ac]c|irregular pulse|f(?:o?)etal bradycardia)\b/,
  /\b(?:crushing|tearing|radiating to)\b/,
  // Consciousness and nerves.
  /\b(?:drows\w+|confused|obtunded|comatose|lethargic|floppy|limp|falling gcs|not waking|delirious|opisthotonus|clonus)\b/,
  /\b(?:thunderclap|worst ever headache|neck (?:is )?stiff\w*|stiff neck|meningism|pinpoint|miosis|secretions|ptosis)\b/,
  /\b(?:sudden (?:onset )?(?:left |right )?(?:hemipar\w+|hemipleg\w+|aphasia|weakness|loss of vision)|fast positive|paralysed (?:arm|leg|foot|hand|limb|side))\b/,
  // Bleeding, injury, belly.
  /\b(?:vomiting blood|uterus (?:is )?(?:boggy|atonic)|boggy uterus|pelvis unstable|unstable pelvis|heavy vaginal bleeding)\b/,
  /\b(?:rigid|peritonit(?:ic|is)|free air|bilious|red currant|not feeding|won't feed|dark urine|expanding)\b/,
  /\b(?:rigors|tetany|\d+ ?% (?:tbsa|burns?)|(?:broad|wide)(?: complex)? qrs|(?:tented|peaked) t)\b/,
  /\b(?:haloes|halos|painful red eye|tight (?:calf|forearm|compartment)|saddle)\b/,
]

/** Conditions and events that are an emergency with a finding, with a critical value or when they began hours ago. */
export const conditions: RegExp[] = [
  /\b(?:foreign body|angio-?o?edema|asthma attack|acute severe asthma|pneumothorax|pulmonary o?edema|epiglottitis|quinsy|ludwig'?s?|smoke inhalation|flail chest)\b/,
  /\b(?:chest pain|st[- ]elevation|stemi|new lbbb|cardiac arrest|arrested|vf|pea|cpr|massive pe|tamponade|aaa|dissection)\b/,
  /\b(?:syncop(?:e|al)|collapse|broad[- ]complex|wide[- ]complex|heart block|ventricular tachycardia|svt|vt|hypotension|shock)\b/,
  /\b(?:seizures?|fits?|fitting|convulsi\w+|tonic[- ]clonic)\b/,
  /\b(?:hemipar\w+|hemipleg\w+|aphasi\w+|dysphasi\w+|facial droop|face drooping|slurred|arm weakness|leg weakness|stroke symptoms|basilar|subarachnoid|sah|intracranial h\w+|raised icp|coning)\b/,
  /\b(?:h(?:a?)ematemesis|mel(?:a?)ena|h(?:a?)emoptysis|bleed(?:ing)?|h(?:a?)emorrhage|pph|varices|abruption|post tonsillectomy)\b/,
  /\b(?:stab(?:bed)?|gunshot|nail gun|head injury|amputat\w+|motorbike|rta|rtc|mvc|fall from|fell|crush(?:ed)?|fracture|polytrauma)\b/,
  /\b(?:septic|sepsis|neutropenic|meningococc\w+|meningitis)\b/,
  /\b(?:pre-?ecl?amp\w*|eclamp\w*|cord prolapse|shoulder dystocia|ectopic|uterine (?:inversion|rupture)|hellp|amniotic fluid embol\w+)\b/,
  /\b(?:dka|ketoacidosis|hyperkal\w+|hypogly\w+|hypercalc(?:a?)emia|hyponatr(?:a?)emia|(?:adrenal|addisonian|myasthenic|thyroid|hypertensive|sickle|aplastic) crisis|myx(?:o?)edema coma|thyroid storm|rhabdomyolysis|tetanus|malignant hyperthermia|transfusion reaction)\b/,
  /\b(?:heat ?stroke|hypotherm\w+|drown\w+|submer\w+|immersion|avalanche|high voltage|electrocut\w+|house fire)\b/,
  /\b(?:overdos(?:e|ed)|ingested|ingestion|swallowed|poisoned|poisoning|toxicity|took \d+|(?:g|grams?|mg|tablets?|tabs|capsules?|units|pills?|ml) taken|exposure|envenom\w+|snake ?bite|organophosphat\w*|button battery)\b/,
  /\b(?:paracetamol|acetaminophen|aspirin)\W+(?:[5-9]|\d{2,}) ?(?:g|grams)\b/,
  /\banaphyla\w+|\b(?:wasp|bee|hornet) sting\b|\b(?:nuts?|peanuts?|cashews?|prawns?|shellfish)\b/,
  /\b(?:loss of vision|vision lost|visual loss|open globe|globe rupture|ruptured globe|priapism|necroti[sz]ing|intussusception|volvulus|angle closure|artery occlusion|limb isch(?:a?)emia|(?:white|cold) leg|compartment syndrome|cauda equina|testicular (?:pain|torsion))\b/,
]

/** Everyday signs, which a critical value or a finding makes an emergency, and a clock time does not. */
export const everydaySigns: RegExp[] = [
  /\b(?:wheez\w*|vomiting|hives|urticaria|rash|headache|fever|febrile|back pain|abdominal pain|distended|dizzy|photophobi\w+)\b/,
  /\b(?:neonate|newborn|infant|\d ?(?:day|week|month)s?[- ]old|\d ?(?:wk|mo)s?[- ]old)\b/,
  /\b(?:confusion|agitated|oliguri\w+|dyspno?ea|breathless\w*|asthma|dialysis missed|ecg changes|on apixaban|on warfarin)\b/,
]

/**
 * In whom fever alone is an emergency: under 3 months (NICE NG143, red), or without neutrophils or a
 * spleen (NICE CG151).
 */
export const defencelessInFever =
  /\b(?:neonate|newborn|[1-9]\d?[- ](?:days?|weeks?|wks?)[- ]old|[12][- ]months?[- ]old|neutrop\w+|chemo\w*|asplen\w+|splenectomy)\b/
/** The pulse and the breathing of a child are fast and the pressure of a newborn is low in health. */
export const ofChild =
  /\b(?:neonate|newborn|bab(?:y|ies)|infant|toddler|child|(?:\d|1[01])[- ]?(?:days?|weeks?|wks?|months?|mo|years?|yr?s?|y\/?o)(?:[- ](?:old|boy|girl))?|bronchiolitis|preterm|prem)\b/
export const ofNewborn = /\b(?:neonate|newborn|preterm|prem|\d[- ](?:days?)[- ]old)\b/

/** What severe hypertension in a pregnancy shows itself by (ACOG Practice Bulletin 222: severe features). */
export const severeFeatures =
  /\b(?:headaches?|visual|vision|flash\w*|seeing (?:spots|stars)|spots|scotoma\w*|blurr\w*|epigastric|ruq|upper abdominal|clonus|hyperreflexi\w*|brisk reflexes|breathless\w*|confus\w+|fit|fits|seiz\w+|protein\w*)\b/
export const ofPregnancy =
  /\b(?:pregnan\w*|gravid\w*|gestation|primip\w*|multip\w*|g\dp\d|ante-?natal|labou?r|post-?partum|postnatal|after (?:birth|delivery)|(?:[23]\d|4[012])(?: ?\+ ?\d)? ?(?:\/ ?40|weeks?(?! old)|wks?))\b/

/** Says that it is going on: "4 hours ago", "for 20 minutes", "in front of me". */
export const onset =
  /\b(?:\d+|an|one|two|half an) ?(?:minutes?|mins?|hours?|hrs?|h) (?:ago|of)\b|\b(?:for|onset|sudden onset|last|past) (?:\w+ )?\d+ ?(?:minutes?|mins?|hours?|hrs?|h)\b|(?<!\b(?:within|every|beyond|than|first|over|after|before|under|by|at|in|to) )\b\d+ ?(?:minutes|mins?|hours?|hrs?)(?= ?[,.;]|\s*$)|\b(?:in front of me|right now|ongoing|since this morning|on the ward|in resus|in waiting room|no iv access|no defib\w*|just (?:now|started|arrived|collapsed))\b|\b(?:not improving|not responding|no response to|getting worse|rising|and falling|worsening)\b/
