/**
 * Separates what a question asks from what it says about one patient. In "72-year-old with HFrEF, eGFR 38, on ramipril.
 * Does dapagliflozin help?" the last sentence is asked; the rest may confirm a match but must not count as missing.
 * Ages, measured values, names and the fields of a record are no search terms at all.
 */

import { namesDisease } from '@/lib/evidence/text/disease-names'
import { isBrandName } from '@/lib/evidence/text/drugs/brands/brand-names'
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import { findNegatedParts } from '@/lib/evidence/text/negated-parts'
import { foldWord, splitWords } from '@/lib/evidence/text/normalize-terms'
import { namesOutcome } from '@/lib/evidence/text/outcomes'
import { findGroups } from './population-groups'

export interface QuestionParts {
  /** What is asked. */
  asked: string
  /** What the question says about the patient; '' for a question without a patient. */
  facts: string
  /** Measurements and medication of the patient: they say least about the subject. */
  asides: string
}

/** Placeholders of redaction: "[NAME]", "<DATE>", "XXXX", "____". */
const placeholders = /\[[A-Z][A-Z_ -]{1,30}\]|<[A-Z][A-Z_ -]{1,30}>|\b[Xx]{3,}\b|_{2,}|\*{2,}|\bREDACTED\b/g
/** A field of a record with its value: "MRN 123456", "DOB: 12/03/1950". */
const recordFields =
  /\b(?:MRN|DOB|NHS (?:no|number)|hospital (?:no|number)|patient (?:id|name|no|number)|d\.o\.b|date of birth|address|phone|tel|ward|bed (?:no|number)|consultant|specimen(?: no)?|sample (?:id|no)|collected|received|reported|printed|signed(?: by)?|page \d+ of)\b\s*[:#.]?\s*(?:[\w/.:-]*\d[\w/.:-]*)?/gi
const titledNames = /\b(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof)\b\.?(?:\s+(?!X{2})[A-Z][\w'’-]*){0,2}/g
const dates = /\b\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}\b|\b\d{1,2}:\d{2}\b/g
const ages =
  /\b(?:aged?\s*)?\d{1,3}\s*[- ]?(?:years?|yrs?|y\/?o|months?|mo|weeks?|wks?|days?)[- ]*(?:olds?|of age)\b|\b\d{1,3}\s*(?:yo|y\/o|y\.o\.?)\b|\baged?\s+\d{1,3}\b|(?<=\b(?:m[ae]n|wom[ae]n|patients?|child|children|boys?|girls?|,) )\d{1,3} years?\b|^\d{1,3} (?=(?:year |m[ae]n\b|wom[ae]n\b|patients?\b))|\b\d{1,3}\s?-?[MFmf]\b(?!\w)|\b[MFmf]\s?\d{2,3}\b|\bin (?:your|my|his|her|their|the|our) (?:early |mid-? ?|late )?(?:twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)\b/gi

/** "Since last night" says when, but not what is wrong. */
const times =
  /\b(?:since |from |for |until )?(?:(?:the )?(?:last|this|that|past) (?:night|morning|evening|day|week|weekend|month|year)|yesterday|today|tonight)\b/gi

const measureNames =
  'BP|SBP|DBP|HR|RR|[Bb]lood pressure|[Hh]eart rate|[Ee]jection fraction|[Nn][Ii][Hh][Ss][Ss]|[Ll][Vv][Ee][Ff]|[Ee][Gg][Ff][Rr]|sats?|SpO2|SaO2|O2 sats?|LVEF|EF|eGFR|GFR|CrCl|creatinine|creat|Cr|Hb|Hgb|h(?:a)?emoglobin|platelets?|plts?|WBC|WCC|neutrophils|lactate|potassium|sodium|K\\+?|Na\\+?|INR|APTT|HbA1c|A1c|LDL(?:-C)?|HDL|triglycerides|cholesterol|BMI|weight|height|temp(?:erature)?|GCS|CRP|ESR|PCT|pH|pCO2|PaCO2|pO2|PaO2|FiO2|P\\/F|glucose|BM|troponin|BNP|NT-?proBNP|PSA|ferritin|TSH|T4|ALT|AST|ALP|bilirubin|albumin|urea|BUN|UACR|ACR|FEV1|MAP|MELD|CHA2DS2-?VASc|HAS-BLED|NYHA|urate|uric acid|calcium|pulse'
/** A value with its unit: "38", "31 %", "0.25 mcg/kg/min", "110/70 mmHg", "5-7 days". */
const value =
  '[<>≤≥~=]{0,2}\\s?\\d+(?:[.,/-]\\d+){0,3}\\s*(?:%|(?:mmol|umol|µmol|mol|mg|mcg|µg|ug|ng|pg|kg|g|mL|ml|dL|dl|L|l|IU|U|units?|mEq|mm ?Hg|kPa|bpm|cm|mm|ms)(?:\\/\\s?(?:kg|min|h|hr|hour|day|d|L|l|dL|dl|mL|ml|m2|1\\.73\\s?m2?|mmol|mol|mg|g)){0,3})?'
const measurements = new RegExp(
  `\\b(?:${measureNames})\\b(?:\\s*(?:of|is|was|at|about|around|:|=|now|currently|still|level)){0,3}\\s*(?:${value}|normal|raised|low|high|stable)(?![\\w])`,
  'g',
)
const medication =
  /\b(?:(?:already |currently |now )?(?:(?:allergic|intolerant) (?:to|of)|(?:cannot|can't|unable to) (?:take|tolerate)|on|taking|takes|receiving|treated with|maintained on|despite)|meds?:|medications?:|DH:?)\s+(?:(?:max(?:imal|imum)?|full|optimal|regular|daily|long[- ]term|high[- ]dose|low[- ]dose|stable)\s+)?(?:(?!\s(?:has|have|had|presents?|presented|presenting|develop(?:s|ed)|who|is|was|comes?|complain\w*)\b)[^.,;?!\n]){2,120}/gi
/** "Penicillin allergic", "penicillin allergy". */
const allergyTo = /(?<![\p{L}\d-])([\p{L}\d-]{3,40})[\s-](?:allergic|intolerant|allergy|intolerance)(?![\p{L}\d])/giu
const names = String.raw`(?<![\p{L}\d-])\p{L}[\p{L}\d-]{1,30}(?:(?:\s?[,/+&]\s?|\s(?:and|or|nor|plus)\s)\p{L}[\p{L}\d-]{1,30}){0,3}`
/** "Still class III despite metoprolol", "failed amiodarone", "no response to gabapentin", "laughs at cetirizine". */
const failedAfter = new RegExp(
  String.raw`\b(?:despite|failed|failing|(?:laugh|scoff|sniff)(?:s|ed|ing) at|no (?:joy|luck) (?:on|with|from)|(?:progress|relaps|flar)(?:ed|es|ing) (?:on|after|through)|(?:has|have|had|already|['’](?:s|ve)) (?:already )?tried|(?:no|poor|inadequate|without) response to|still (?:\p{L}+ ){1,3}(?:after|despite)|not respond(?:ed|ing) to|(?:refractory|unresponsive) to|(?:not|un|poorly |badly )(?:controlled|settling|settled) (?:on|with|by)|no (?:better|relief|improvement) (?:on|with|from))\s+(?:(?:max(?:imal|imum)?|full|optimal|regular|daily|high[- ]dose|low[- ]dose|both|a course of|courses of)\s+){0,2}(${names})`,
  'giu',
)
/** "Zofran and Reglan useless", "gabapentin did nothing". */
const failedBefore = new RegExp(
  String.raw`(${names})\s(?:(?:is|are|was|were|has|have|both|all)\s){0,2}(?:useless|fail(?:ed|s)?|ineffective|(?:been )?no (?:help|good|use|joy|effect)|not (?:helping|touching)|(?:is|are|was|were)(?:n['’]t| not) (?:holding|helping|working|touching|enough|cutting)|(?:did|does|do)(?:n['’]t| not) (?:help|work|touch)|(?:did|does|do|doing) nothing)\b(?:\s(?:it|them|things|him|her)\b)?`,
  'giu',
)

/** The drug that was taken is then what the question is about. */
const poisoning = /\b(?:overdos\w*|poison\w*|intoxicat\w*|toxicity|antidotes?|ingest(?:ed|ion))\b/i
/** "no heart disease", "denies chest pain", "nil allergies". */
const negated =
  /\b(?:no|not|nil|denies|without|non|never)\s+(?:known\s+|history of\s+|prior\s+|previous\s+)?[\w-]+(?:\s+[\w-]+)?/gi

/** "Fresh DVT, no cancer, normal renal function": what a patient does not have, in a part of its own. */
const ruledOut =
  /(?<=[,;(])\s*(?:no|nil|not|denies|without|normal)\s+(?:known\s+|history of\s+|prior\s+|previous\s+|sign of\s+|evidence of\s+)?\p{L}[\w-]*(?:\s+(?:\p{L}[\w-]*)){0,2}\s*(?=[,;).]|\s[-–]\s)/giu
/** "Never had rabies vaccine" says what a patient is to be given, and against what. */
const vaccinated = /\b(?:vaccin\w*|immuni[sz]\w*|jabs?|shots?)\b/i
/**
 * Characters before a denial in which what links it to the rest is looked for; all of a long text would
 * be read for each.
 */
const linkMax = 40
const beginsPart = /(?:^|[,;(.!?])\s*(?:(?:and|but|or|nor)\s+)?$/i
/** "…, no symptoms?" asks. */
const endsPart = /^\s*(?:$|[,;).]|[-–]\s|(?:and|but|or|nor)\s+(?:no|not|nil|never|without)\b)/i
/** "In patients already on an ACE inhibitor or ARB". */
const alreadyOn =
  /\b(?:already|currently) (?:on(?! (?:the |an? )?(?:ct|mri|scan|imaging|ward)\b)|taking|receiving|treated with)\s+[^.,;?!]{2,60}/giu

/** "COPD, on tiotropium/olodaterol, …", "pneumonia in a man on aspirin, …": before what is asked. */
const onDrug =
  /(?<=(?:[,;]|\b(?:m[ae]n|wom[ae]n|male|female|gentleman|lady|boy|girl|child|patient|pt))\s{0,3})(?:on|taking|takes)\s+((?:(?!\s(?:has|have|had|presents?|presented|presenting|develop(?:s|ed)|who|is|was|comes?|complain\w*)\b)[^.,;?!]){3,80})(?=[.,;]\s+\S)/giu

/** What the patient takes, up to the end of the sentence. */
const taken = /\b(?:on|taking|takes|meds?:?|medications?:?|DH:?)\s+[^.;?!\n]{3,240}/giu
const doseOfDrug = String.raw`(?:\s+\d[\d.,/]*\s?(?:mg|mcg|g|micrograms?|units)?(?:\s(?:od|bd|bid|tds|tid|daily|nocte))?)?`
/**
 * A comma between two drugs of a list, of which the second is not what is asked: "on ramipril 10, amlodipine 10
 * and indapamide."
 */
const listComma = new RegExp(
  String.raw`(?<=(\p{L}[\p{L}\d-]{2,30})${doseOfDrug}),\s+(?=(\p{L}[\p{L}\d-]{2,30})${doseOfDrug}(?:[,.;]|\s(?:and|plus|\+)\s))`,
  'giu',
)

const patientMarkers =
  /\b(?:m[ae]n|wom[ae]n|male|female|gentleman|lady|boy|girl|patients?|pt|pmhx?|presents?|presented|presenting|admitted|history of|hx|diagnosed|I'm|I am|I have|I've|my (?:mum|mom|dad|father|mother|wife|husband|son|daughter|doctor|gp|partner|baby|child|patient)|we have|bg|background)\b|\b(?:is|does|should|can|could|would|will) s?he\b/i
const asks =
  /\?\s*$|^\s*(?:do|does|did|is|are|was|were|should|shall|can|could|would|will|what|which|how|when|who|whom|why|where|any|advise|please|recommend(?:ed)?|best|role of|evidence (?:for|on)|benefit of|add|start|stop|give|continue|switch|treat(?:ment)?)\b/i

/** "…, asks about starting aspirin": what follows is asked, wherever it is. */
const wishes =
  /\b(?:asks?|asking|enquir(?:es?|ing)|wants?|wanting|wonders?|wondering|considering|keen|requests?|requesting|hoping|thinking)\b\s*(?:about|for|whether|if|on|of|to)?\s+(?=[\p{L}\d])([^.;?!]+)/iu

/** Removes what is never a search term: placeholders, fields of a record, names with a title, dates. */
export function removeRecordFields(text: string): string {
  return text.replace(placeholders, ' ').replace(recordFields, ' ').replace(titledNames, ' ').replace(dates, ' ')
}

/** @param text a turn of a conversation */
export function splitPatientDetails(text: string): QuestionParts {
  const cleaned = removeRecordFields(text)
  const hasAge = new RegExp(ages).test(cleaned)
  const isVignette =
    new RegExp(titledNames).test(text) ||
    hasAge ||
    new RegExp(measurements).test(cleaned) ||
    patientMarkers.test(cleaned)
  const asides: string[] = []
  const setAside = (part: string) => {
    asides.push(part.replace(/(?<![\p{L}\d])\d[\d.,/-]*/gu, ' '))
    return ', '
  }
  const present = removeRuledOut(joinTakenDrugs(cleaned).replace(ages, ' ').replace(measurements, setAside))
  const withoutValues = setDrugsAside(present, setAside).replace(alreadyOn, setAside)
  if (!isVignette) return { asked: withoutValues, facts: '', asides: asides.join(' ') }
  const clauses = splitClauses(withoutValues.replace(times, ' '))
  const { asked, facts } = separateQuestion(clauses, hasAge || asides.length > 0)
  const current = poisoning.test(cleaned) ? facts : facts.replace(medication, setAside)
  const known = current.replace(negated, leaveVaccines)
  return { asked, facts: known, asides: asides.join(' ') }
}

function leaveVaccines(part: string, at: number, text: string): string {
  const [clause = ''] = /^[^.,;?!]*/.exec(text.slice(at)) ?? []
  return vaccinated.test(clause) ? part : ' '
}

/**
 * Removes what the patient does not have where it is a part of its own: "no liver disease and no recent
 * cardiac disease".
 */
function removeRuledOut(text: string): string {
  let rest = ''
  let at = 0
  for (const { start, end, denied } of findNegatedParts(text)) {
    const joins = at > 0 && /^\s*(?:and|but|or|nor)?\s*$/i.test(text.slice(at, start))
    const link = text.slice(Math.max(0, start - linkMax), start)
    const isOwn = (joins || beginsPart.test(link)) && endsPart.test(text.slice(end))
    if (!isOwn || !namesCondition(denied)) continue
    rest += joins ? ' ' : text.slice(at, start)
    at = end
  }
  rest += text.slice(at)
  return (/[\p{L}\p{N}]/u.test(rest) ? rest : text).replace(ruledOut, leaveVaccines)
}

/** A treatment that is not given may be what is asked about. */
function namesCondition(denied: string): boolean {
  if (vaccinated.test(denied) || namesDrug(denied)) return false
  return namesOutcome(denied) || findGroups(denied).length > 0 || splitWords(denied).some(namesDisease)
}

/** "Had a prednisolone course last week", "just finished a course of amoxicillin". */
const recentCourse =
  /\b(?:had|finish(?:ed|ing)|completed|received|been given)\s+(?:an?\s+|the\s+)?(?:recent\s+|short\s+)?(?:course\s+of\s+(\p{L}[\p{L}\d-]+)|(\p{L}[\p{L}\d-]+)\s+(?:course|recently|(?:last|this)\s+(?:week|month)|\w+\s+(?:days?|weeks?)\s+ago))(?:\s+(?:last|this|in\s+the\s+last|\w+)\s+(?:weeks?|months?|days?)(?:\s+ago)?)?/giu

/** Sets aside the drugs that the patient takes, has taken or must not take. */
export function setMedicationAside(text: string): { rest: string; asides: string } {
  const asides: string[] = []
  const setAside = (part: string) => {
    asides.push(part)
    return ', '
  }
  const rest = removeRecordFields(text)
    .replace(ages, ' ')
    // "Peanut allergy" is a disease; no drug is refused for it.
    .replace(allergyTo, (part: string, to: string) => (namesDrug(to) ? setAside(part) : part))
    .replace(recentCourse, (part: string, of?: string, drug?: string) =>
      namesDrug(of ?? drug ?? '') ? setAside(part) : part,
    )
    .replace(medication, setAside)
  return { rest, asides: asides.join(' ') }
}

/** "In a man on apixaban", "already taking aspirin and clopidogrel". */
const takes = new RegExp(
  String.raw`\b(?:on|taking|takes|receiving)\s+(?:(?:max(?:imal|imum)?|full|regular|daily|long[- ]term|high[- ]dose|low[- ]dose)\s+){0,2}(${names})`,
  'giu',
)

/** The parts of a text that name what the patient takes. */
export function listTaken(text: string): string[] {
  return Array.from(text.matchAll(takes), ([, named = '']) => named).filter(namesDrug)
}

/** "Lutetium after docetaxel and enzalutamide", "progressed on imatinib". */
const tookBefore = new RegExp(
  String.raw`(?<=\S\s)(?:after|following|progress(?:ed|es|ing|ion) (?:on|after)|relaps(?:ed?|es|ing) (?:on|after)|refractory to|resistant to|(?:previously |pre-?)treated with|exposed to)\s+(?:(?:both|prior|previous|failed|failure of|failing)\s+){0,2}(${names})`,
  'giu',
)

/** The parts of a text that name what the patient had before the treatment that is asked about. */
export function listTakenBefore(text: string): string[] {
  return Array.from(text.matchAll(tookBefore), ([, named = '']) => named).filter(namesDrug)
}

/** Writes the drugs that the patient takes as one part of a sentence, so that all of them are set aside. */
function joinTakenDrugs(text: string): string {
  return text.replace(taken, (list) =>
    list.replace(listComma, (comma: string, one: string, other: string) =>
      namesDrug(one) && namesDrug(other) ? ' and ' : comma,
    ),
  )
}

/**
 * Drugs that have failed, or are taken and not the poison, say whom the question is about; another one is asked for.
 */
function setDrugsAside(text: string, setAside: (part: string) => string): string {
  const patterns = [failedAfter, failedBefore, ...(poisoning.test(text) ? [] : [onDrug])]
  return patterns.reduce((rest, pattern) => {
    return rest.replace(pattern, (part: string, named: string) => (namesDrug(named) ? setAside(part) : part))
  }, text)
}

function namesDrug(text: string): boolean {
  return (text.match(/[\p{L}\d-]+/gu) ?? []).some((word) => isDrugName(foldWord(word)) || isBrandName(foldWord(word)))
}

/** "…, allergic to doxycycline" asks nothing by itself. */
const statesFact =
  /^\s*(?:allergic|intolerant|no|not|nil|without|never|on|taking|history of|known|previous)\b(?!.*\?\s*$)/i

/** Sentences, and lines of a record. */
function splitClauses(text: string): string[] {
  return text.split(/(?<=[.?!;])\s+|\n+/).filter((clause) => /[\p{L}\p{N}]/u.test(clause))
}

/** The sentences that ask, or else the last one; of a single sentence that begins with a patient, its last part. */
function separateQuestion(clauses: string[], isPatient: boolean): { asked: string; facts: string } {
  if (clauses.length === 1) {
    const [only = ''] = clauses
    const parts = only.split(/,\s+|\s[-–—]\s|:\s/)
    const last = parts.at(-1) ?? ''
    if (!isPatient || parts.length < 2 || countWords(last) < 2 || statesFact.test(last))
      return { asked: only, facts: '' }
    return { asked: last, facts: parts.slice(0, -1).join(', ') }
  }
  const asking = clauses.filter((clause) => asks.test(clause))
  const asked = asking.length > 0 ? asking : clauses.slice(-1)
  const facts = clauses.filter((clause) => !asked.includes(clause)).join(' ')
  const wish = wishes.exec(facts)
  if (wish?.[1] === undefined) return { asked: asked.join(' '), facts }
  return { asked: `${wish[1]}. ${asked.join(' ')}`, facts: facts.replace(wish[0], ' ') }
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}
