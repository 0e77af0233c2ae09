/**
 * Outcomes under the names that clinicians, patients and articles use, so that a question about "heart attacks" finds
 * the sentence on "myocardial infarction". Common knowledge of the field.
 */
import { findAll } from '@/lib/shared/text/find-all'

/**
 * `harm`: usually an unwanted effect, so a question about it asks for harms. `condition`: an unwanted effect or the
 * condition that is treated, by the wording of the question. `wanted`: any other outcome.
 */
type OutcomeKind = 'wanted' | 'harm' | 'condition'

interface Outcome {
  name: string
  pattern: RegExp
  /** The sticky form for one position of a text, and the global one for all mentions. */
  here: RegExp
  everywhere: RegExp
  kind: OutcomeKind
}

const wantedNames: [name: string, pattern: string][] = [
  [
    'death',
    'mortality|deaths?|die[sd]?|dying|surviv\\w+|fatal\\w*|live (?:any )?longer|lives saved|sav(?:e|es|ed|ing) (?:\\w+ )?lives|alive',
  ],
  ['stroke', 'strokes?|TIAs?|cerebrovascular|transient isch\\w+'],
  ['myocardial infarction', 'myocardial infarctions?|heart attacks?|MIs?|coronary (?:events?|death)|reinfarction'],
  [
    'cardiovascular events',
    'MACE|major (?:adverse )?(?:cardiovascular|cardiac|vascular) events?|(?:cardiovascular|cardiac) events?',
  ],
  ['hospital admission', '(?:re)?hospitali[sz]\\w+|(?:re)?admission\\w*|(?:re)?admitted|emergency visits?'],
  ['length of stay', 'length of stay|hospital stay|days in (?:hospital|ICU)|discharged?'],
  ['intubation', 'intubat\\w+|mechanical ventilation|ventilator[- ]free|ventilated'],
  ['thrombosis', 'thrombo(?:sis|ses|tic events?)|thromboembol\\w+|VTE|DVTs?|PEs?|clots?|pulmonary embol\\w+'],
  ['atrial fibrillation', 'atrial (?:fibrillation|arrhythmia)|AF recurrence|sinus rhythm'],
  ['weight', 'weight(?: loss)?|lose weight|BMI|kilos?|kg lost'],
  ['HbA1c', 'HbA1c|A1c|glyc(?:a?)emic control|glucose control|blood sugar'],
  ['blood pressure', '(?:systolic|diastolic|blood) pressures?|BP'],
  ['cholesterol', 'LDL(?:-C)?|cholesterol|lipids?'],
  ['fracture', 'fractur\\w+|broken (?:bones?|hips?)|breaks?'],
  ['bone density', 'bone (?:mineral )?density|BMD'],
  ['pain', 'pain(?!kill)\\w*|analges(?:ia|ic effects?)|aches?'],
  [
    'function',
    '(?:physical )?function(?:al|ing)?|disabilit\\w+|disabled|independen(?:t|ce)|modified Rankin|mRS|walk\\w*',
  ],
  ['quality of life', 'quality of life|QoL|well-?being'],
  ['symptoms', 'symptom\\w*|severity score'],
  ['recurrence', 'recur\\w*|relaps\\w*|come(?:s|ing)? back|came back|repeat (?:episodes?|attacks?)|reinfection'],
  [
    'progression',
    'progress(?:ion|ed|es|ing)|PFS|disease-free|event-free|slow\\w* (?:down )?(?:the )?(?:disease|decline)',
  ],
  ['response', 'respon(?:se|ses|ders?|ded)|remission\\w*|in remission|clear(?:ance|ed)|PASI|EASI|ACR ?20'],
  ['cure', 'cur(?:e|es|ed|ing)|eradicat\\w+|resol(?:ved|ution)|treatment (?:success|failure)|heal(?:ed|ing|s)?'],
  [
    'infection',
    '(?:(?:surgical[- ]site|wound|incisional) )?infections?|SSIs?|infected|seps(?:is)|septic(?! shock)|colonisation|seroconver\\w+',
  ],
  ['exacerbation', 'exacerbations?|flares?|flare-ups?|(?<!heart )attacks?'],
  [
    'kidney outcome',
    'eGFR|kidney (?:failure|function|disease progression|outcomes?)|renal (?:failure|function|outcomes?)|dialysis|(?:renal|kidney) replacement(?: therapy)?|RRT|ESKD|ESRD|albuminuria|proteinuria|transplant\\w*',
  ],
  ['seizures', 'seizures?|seizure[- ]free\\w*'],
  ['cognition', 'cogniti\\w+|dementia|memory|intellect\\w*|IQ|neurodevelopment\\w*'],
  ['mood', 'depressi\\w+|mood|anxiety|PHQ|HAM-D|MADRS'],
  ['suicide', 'suicid\\w+|self-harm'],
  ['vision', 'vision|visual acuity|sight|letters|blindness'],
  ['cancer', 'cancers?|malignan\\w+|tumou?rs?|carcinoma'],
  ['preterm birth', 'preterm|premature(?:ly)? (?:birth|deliver\\w+)|gestational age|before 3\\d weeks'],
  ['preeclampsia', 'pre-?eclampsia'],
  ['eclampsia', '(?<!pre[- ])eclampsia'],
  ['caesarean', 'c(?:a?)esareans?|c-sections?|caesarian'],
  ['birth', 'live births?|pregnanc(?:y|ies) (?:loss|rate)|miscarriages?|conce(?:ive|ption)'],
  ['abstinence', 'abstinen\\w+|quit(?:s|ting)?|stop(?:ped|ping)? smoking|drinking days|cessation'],
  [
    'treatment duration',
    'days of (?:symptoms|illness|fever)|time to (?:recovery|resolution|improvement)|recover\\w*|return to (?:work|school|activity)',
  ],
  [
    'surgery avoided',
    'appendicectom\\w+|appendectom\\w+|need(?:ed|ing)? surgery|reoperation|revision|revasculari[sz]\\w+',
  ],
  ['transfusion', 'transfus\\w+|haemoglobin|hemoglobin'],
  ['exposure', 'steroid (?:dose|exposure|use)|antibiotic (?:days|use|exposure)|opioid use'],
  ['incidence', 'incidence|new[- ]onset|develop(?:ed|ing|s)?|progress(?:ed|ion) to diabetes'],
  ['allergy', 'allerg\\w+|anaphyla\\w+|sensiti[sz]ation'],
  [
    'respiratory support',
    'respiratory (?:support|distress|morbidity)|oxygen (?:need|requirement|use)s?|breathing (?:problems?|support|difficult\\w+|benefits?)|need for oxygen',
  ],
  [
    'exercise capacity',
    'exercise (?:capacity|tolerance)|(?:six|6)[- ]?min(?:ute)? walk\\w*|6MWD|6MWT|VO2 ?(?:max|peak)',
  ],
  ['lung function', 'lung function|FEV1|FVC|forced (?:expiratory|vital)\\w*'],
  ['hair growth', '(?:hair )?regrow\\w*|hair (?:growth|cover\\w*|loss)'],
  ['viral suppression', 'viral (?:load|suppression)|virolog\\w+ (?:failure|suppression|response|control)|SVR\\d*'],
  ['stillbirth', 'stillb\\w+|(?:perinatal|neonatal|f(?:o?)etal) (?:death|mortality|loss)\\w*'],
  ['intensive care', '(?:ICU|intensive care|critical care)[- ](?:stay|admission|free|days?)'],
  ['efficacy', 'vaccine efficacy|effectiveness|protect(?:ion|ed|ive|s)?'],
]

const harmNames: [name: string, pattern: string][] = [
  ['bleeding', 'bleed\\w*|bled|h(?:a?)emorrhag\\w*'],
  ['hypoglycaemia', 'hypoglyc\\w+|hypos|low (?:blood )?(?:sugar|glucose)'],
  ['hyperglycaemia', 'hyperglyc\\w+|(?:high|raised|blood) (?:blood )?(?:sugars?|glucose)'],
  ['hyperkalaemia', 'hyperkal\\w+|(?:high|raised) (?:serum )?potassium|potassium'],
  ['hypokalaemia', 'hypokal\\w+|low potassium'],
  ['hyponatraemia', 'hyponatr\\w+|low sodium'],
  ['hypotension', 'hypotens\\w+|low (?:blood pressure|BP)|syncope|faint\\w*|pass(?:ed|ing)? out|dizz\\w+'],
  ['bradycardia', 'bradycardia|slow heart|heart block|pacemakers?'],
  [
    'gastrointestinal effects',
    'gastro-?intestinal|GI|nausea|vomit\\w*|diarrh\\w+|constipat\\w+|stomachs?|bowel (?:upset|trouble|problems?)|the runs|loose (?:stools?|motions?)|sick(?:ness)?|indigestion|gut|abdominal',
  ],
  ['muscle effects', 'myopath\\w+|myalgi\\w+|muscle (?:pain|aches?|symptoms?|damage)|rhabdomyol\\w+|creatine kinase'],
  ['ketoacidosis', 'keto-?acidosis|DKA'],
  ['genital infection', '(?:genital|yeast|mycotic|fungal|urinary(?: tract)?) infections?|thrush|UTIs?'],
  [
    'injection or infusion reaction',
    '(?:injection|infusion)[- ](?:site )?(?:related )?(?:reactions?|pain)|(?:sore|painful) (?:arms?|skin)|(?:arm|skin) soreness|reactogenicity|local reactions?',
  ],
  ['brain imaging abnormality', 'ARIA(?:-[EH])?|brain (?:swell\\w*|bleeds?)|micro(?:haem|hem)orrhages?'],
  [
    'lung toxicity',
    'pneumonitis|interstitial lung disease|ILD|lung (?:toxicity|damage|inflammation)|respiratory depression',
  ],
  ['weight gain', 'weight gain|gain(?:s|ed|ing)? weight|put(?:s|ting)? on weight'],
  ['sedation', 'sedat\\w+|drows\\w+|sleep(?:y|iness)|somnolence|delirium|confusion'],
  [
    'psychiatric effects',
    'neuropsychiatric|psychiatric (?:(?:side|adverse)[- ])?(?:events?|effects?)|(?:central nervous system|CNS) effects?|mood(?:y| (?:swings?|changes?))|forgetful\\w*|agitat\\w+|hallucinat\\w+|dissociat\\w+',
  ],
  [
    'withdrawal from treatment',
    'stop(?:ped|ping)? (?:it|the drug|taking|treatment|because)|discontinu\\w+|withdr[ae]w\\w*|quit because|drop(?:ped)? out',
  ],
  ['dyskinesia', 'dyskinesi\\w*|extrapyramidal|tremor|akathisia|wearing off'],
  ['serious adverse events', 'serious (?:adverse )?(?:events?|harms?)|life-threatening'],
  ['perforation or procedure complication', 'perforat\\w+|complications?|stent thrombosis|conversion|device-related'],
  ['gynaecomastia', 'gyn(?:a?)ecomastia|breast (?:pain|tenderness|swelling)|man boobs'],
  ['amputation', 'amputat\\w+'],
  [
    'fetal harm',
    'birth defects?|malformation\\w*|teratogen\\w+|congenital|small[- ](?:for[- ]gestational|bab(?:y|ies))|bab(?:y|ies) (?:\\w+ )?smaller|smaller bab(?:y|ies)|growth restrict\\w+|low birth ?weight',
  ],
]

/** Effects of some treatments, and the conditions that others treat. */
const conditionNames: [name: string, pattern: string][] = [
  [
    'intracranial bleeding',
    '(?:intra-?cranial|intra-?cerebral|subarachnoid|subdural|cerebral|brain)(?: and \\w+)? (?:bleed\\w*|h(?:a?)emorrhag\\w*)|h(?:a?)emorrhagic strokes?|(?:bleed\\w*|bled) (?:in|into|on|inside) (?:the|their|his|her) (?:brain|head|skull)|ICH',
  ],
  [
    'gastrointestinal bleeding',
    '(?:(?:upper |lower )?(?:GI|gastro-?intestinal)(?: tract)?|variceal|ulcer|stomach|gastric) (?:bleed\\w*|h(?:a?)emorrhag\\w*)',
  ],
  ['postpartum bleeding', '(?:post-?partum|obstetric) (?:bleed\\w*|h(?:a?)emorrhag\\w*)|PPH'],
  ['nosebleed', 'nose[- ]?bleed\\w*|epistaxis|bleed\\w* nose|bleed\\w* from the nose'],
  ['headache', 'headaches?|migraines?'],
  ['flushing', '(?<!hot )flush\\w*'],
  ['pancreatitis', 'pancreatitis'],
  [
    'gallbladder disease',
    'gall ?bladder\\w*|gall ?stones?|cholecyst\\w+|cholelith\\w+|biliary (?:colic|disease|events?)',
  ],
  [
    'eye complications',
    'retinopath\\w+|eye (?:and \\w+ )?(?:complications?|damage|disease)|microvascular (?:complications?|end ?points?|events?|outcomes?)',
  ],
  [
    'heart muscle function',
    'ejection fraction|pump function|LVEF|(?:left )?ventricular (?:systolic )?(?:function|dysfunction)',
  ],
  ['heart injury', 'myocardial injury|heart (?:injury|damage)|troponin (?:rise|elevation)'],
  ['bone necrosis', 'osteonecrosis(?: of the jaw)?|jaw (?:necrosis|bone death)|ONJ'],
  [
    'kidney injury',
    'kidney (?:injury|damage|harm)|contrast[- ](?:induced |associated )?nephropathy|AKI|renal (?:injury|impairment|toxicity)|nephrotox\\w+|creatinine rise',
  ],
  [
    'liver injury',
    'hepat(?:itis|otoxic\\w+|ic (?:injury|failure|toxicity))|liver (?:injury|damage|toxicity|enzymes?|failure|tests?)|transaminases?',
  ],
  ['neuropathy', 'neuropath\\w+|numbness|tingl\\w+|neurotox\\w+|neurological (?:damage|injury|harm|disability)'],
  ['cough or angioedema', 'cough\\w*|angio-?(?:o)?edema|face swelling'],
  ['pneumonia', 'pneumonia\\w*|chest infections?'],
  // "The 30% fall in stroke", "deaths fell by 2%" are changes.
  ['falls', 'falls(?! (?:from|by|to) \\d)|fall(?! in\\b)|falling|fell(?! (?:from|by|to|more|less|below)\\b)'],
  ['rash', 'rash\\w*|skin (?:reaction|problem|effect)s?|acne|conjunctivitis'],
  ['oedema', 'o?edema|fluid (?:retention|overload)|swell\\w*'],
  [
    'cytopenia',
    'neutropeni\\w+|agranulocyt\\w+|white[- ](?:blood )?cells?|thrombocytopeni\\w+|platelets?(?! \\d)|anaemia|anemia|cytopeni\\w+|febrile neutropenia|low (?:white|blood) (?:cells?|counts?)',
  ],
  [
    'thyroid or endocrine effects',
    'thyroid\\w*|adrenal insufficiency|impoten\\w+|erectile|sexual (?:side effects?|dysfunction|function)|incontinence|urinary',
  ],
  ['arrhythmia', 'arrhythmi\\w+|QT|torsade\\w*|palpitations?'],
  ['heart failure', 'heart failure'],
]

const outcomes: Outcome[] = [
  ...wantedNames.map(([name, pattern]) => toOutcome(name, pattern, 'wanted')),
  ...harmNames.map(([name, pattern]) => toOutcome(name, pattern, 'harm')),
  ...conditionNames.map(([name, pattern]) => toOutcome(name, pattern, 'condition')),
]

function toOutcome(name: string, pattern: string, kind: OutcomeKind): Outcome {
  const of = (flags: string) => new RegExp(`(?<![\\w-])(?:${pattern})(?!\\w)`, flags)
  // An abbreviation counts in any case, since questions are typed in lower case.
  return { name, pattern: of('i'), here: of('iy'), everywhere: of('gi'), kind }
}

/**
 * Places where any outcome is named. Trying every outcome only at these places is faster than searching the text for
 * each.
 */
const anyOutcome = new RegExp(
  `(?<![\\w-])(?=(?:${[...wantedNames, ...harmNames, ...conditionNames].map(([, pattern]) => pattern).join('|')})(?!\\w))`,
  'gi',
)

export interface NamedOutcome {
  name: string
  kind: OutcomeKind
  /** UTF-16 offsets of the first mention, end exclusive. */
  at: number
  end: number
  /** The cause of a death; null for any cause. */
  cause: DeathCause | null
}

type DeathCause = 'cardiovascular' | 'cancer'

const causesBefore: [DeathCause, RegExp][] = [
  ['cardiovascular', /\b(?:cardiovascular|cardiac|vascular|coronary|CV)[ -](?:related |specific |cause )?$/i],
  ['cancer', /\bcancer[ -](?:related |specific |cause )?$/i],
]
const causesAfter: [DeathCause, RegExp][] = [
  ['cardiovascular', /^s? (?:from|due to|of) (?:a )?(?:cardiovascular|cardiac|vascular|coronary)/i],
  ['cancer', /^s? (?:from|due to|of) (?:\p{L}+ )?cancer/iu],
]

function readCause(name: string, before: string, after: string): DeathCause | null {
  if (name !== 'death') return null
  const found =
    causesBefore.find(([, pattern]) => pattern.test(before)) ?? causesAfter.find(([, pattern]) => pattern.test(after))
  return found?.[0] ?? null
}

export function namesOutcome(text: string): boolean {
  return text.search(anyOutcome) >= 0
}

/** Outcomes that are measured in any disease. */
const endpoints = outcomes.filter(({ name }) => {
  return ['death', 'progression', 'response', 'quality of life', 'hospital admission'].includes(name)
})

/** Whether a text names what may be measured in any disease: "survival", "QoL", "admissions". */
export function namesEndpoint(text: string): boolean {
  return endpoints.some(({ pattern }) => pattern.test(text))
}

/** The outcomes that a question or a sentence names, in the order of the table above. */
export function findOutcomes(text: string): NamedOutcome[] {
  const places = findAll(text, anyOutcome).map(({ index }) => index)
  if (places.length === 0) return []
  return outcomes.flatMap(({ name, here, kind }) => {
    const found = execAtFirst(here, text, places)
    if (!found) return []
    const [at, end] = [found.index, found.index + found[0].length]
    return [{ name, kind, at, end, cause: readCause(name, text.slice(0, at), text.slice(end)) }]
  })
}

/** @param pattern a sticky one */
function execAtFirst(pattern: RegExp, text: string, places: readonly number[]): RegExpExecArray | null {
  for (const place of places) {
    pattern.lastIndex = place
    const found = pattern.exec(text)
    if (found) return found
  }
  return null
}

const byName = new Map(outcomes.map((outcome) => [outcome.name, outcome]))

/** @param name one that `findOutcomes` returned */
export function mentionsOutcome(text: string, name: string): boolean {
  return byName.get(name)?.pattern.test(text) ?? false
}

const namedInOr = {
  before: /\bor (?:[\w-]+[ -]){0,2}$/i,
  after:
    /^[^,.;:]{0,60}?(?:, (?:(?!\b(?:with|without|but|and|while|although|in|than)\b)[^,.;:()]){1,60}){0,4},? or (?!\w+ (?:more|less|later|older)\b)/i,
}

export type OutcomeNaming = 'alone' | 'part of a composite'

/**
 * How a text names an outcome: alone at least once, or only within a composite ("stroke or death"). A death of one
 * cause is a different outcome from a death of any cause.
 *
 * @returns null if it does not name it
 */
export function readOutcomeNaming(text: string, { name, cause }: NamedOutcome): OutcomeNaming | null {
  const outcome = byName.get(name)
  if (!outcome?.pattern.test(text)) return null
  const mentions = Array.from(text.matchAll(outcome.everywhere), ({ 0: found, index }) => {
    const [before, after] = [text.slice(0, index), text.slice(index + found.length)]
    const isPart = namedInOr.before.test(before) || namedInOr.after.test(after)
    return { isPart, isSame: readCause(name, before, after) === cause }
  })
  if (mentions.some(({ isPart, isSame }) => isSame && !isPart)) return 'alone'
  return mentions.some(({ isPart }) => isPart) ? 'part of a composite' : null
}
