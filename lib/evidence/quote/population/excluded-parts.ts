/** Finds whom a sentence says that an article left out, and the noun that names each of them. */
import { namesExclusion } from '@/lib/evidence/quote/read-sentence'
import { splitWords } from '@/lib/evidence/text/normalize-terms'
import { findNames } from '@/lib/shared/lab-values/read-lab-values'
import { findAll } from '@/lib/shared/text/find-all'

/** A part of a sentence. */
interface ExcludedPart {
  text: string
  /** UTF-16 offset in the sentence. */
  start: number
}

const { raw } = String
/** "Severe stroke and age over 80 were excluded": what is before it was left out. */
const leftOut = raw`(?:(?:was|were|is|are|been) (?:not (?:enrolled|studied|included|covered|tested|eligible|addressed|assessed)|(?:excluded|ineligible|left out|exclusions|outside this)\b)|excluded(?= by\b|[);.]|$))`
/** "Excluded: pregnancy", "not for infants": what follows was left out. */
const leavesOut = raw`(?:\b(?:exclud(?:ed?|es|ing)|exclusions?):? |\b(?:(?:does|do|did) not (?:apply to|cover|include|enrol|address|test)|not for|not extended to|did not test) )`
/** "Chlamydia is not excluded", "to exclude bleeding", "must be excluded first": of a diagnosis. */
const rulesOut =
  /\b(?:(?:cannot|can|could|must|should|may|might|not|first) (?:not )?(?:be )?|to (?:be )?|is not |are not |excludes? (?=embolism|infarction|fracture))exclud(?:e[ds]?|ing)\b/giu
const verbs = new RegExp(raw`(${leftOut})|(${leavesOut})`, 'giu')

/** @returns the parts of a sentence on exclusions that say who was left out */
export function listExcludedParts(sentence: string): ExcludedPart[] {
  return splitParts(sentence).flatMap(({ text, start }) => {
    const masked = text.replace(rulesOut, (found) => '_'.repeat(found.length))
    return namesExclusion(masked) ? readPart(masked).map((part) => ({ ...part, start: start + part.start })) : []
  })
}

function splitParts(sentence: string): ExcludedPart[] {
  let start = 0
  return sentence.split(/(?<=;\s)/).map((text) => {
    const part = { text, start }
    start += text.length
    return part
  })
}

function readPart(text: string): ExcludedPart[] {
  const found = findAll(text, verbs)
  return found.flatMap((verb, place): ExcludedPart[] => {
    const begin = place === 0 ? 0 : endOf(found[place - 1])
    if (verb[1] !== undefined) return [{ text: text.slice(begin, verb.index), start: begin }]
    const start = endOf(verb)
    return [{ text: text.slice(start, found[place + 1]?.index), start }]
  })
}

function endOf(found: RegExpExecArray | undefined): number {
  return found ? found.index + found[0].length : 0
}

/** One of those whom a list leaves out. */
export interface ExcludedName {
  /** Stems of all its words. */
  stems: ReadonlySet<string>
  /**
   * Stems without each of which it is another name: "surgery" of "brain surgery", "valve" of "severe valve disease".
   */
  heads: readonly string[]
  /** Stems of the words before that noun that name a kind of it, "brain". */
  kinds: readonly string[]
  /** Stems of the words before it that say how severe or recent it is, "advanced". */
  grades: readonly string[]
  /** States a limit: others of the same name took part. */
  isLimited: boolean
}

const separators = /\s*(?:[,;:()]|\b(?:and|or|nor|plus|for|as well as)\b)\s*/iu
/** "Patients with", "history of", "candidates for": what follows names them. */
const lead =
  /^.{0,80}?\b(?:(?:people|patients|participants|persons|those|women|men|adults|children|infants|households|athletes|contacts|candidates)(?: \p{L}+)? (?:with|without|having|on|in|for|of|who)|(?:history|evidence|signs|absence|need) (?:of|for))\s+/iu
/** "Stroke within 12 weeks", "emboli from the heart": what follows says more of it. */
const trailing =
  /\s+(?:within|in|from|of|after|before|with|without|at|that|who|whose|which|needing|requiring|during|on|under|above|below|over|more|less|than|as|to|beyond|alone|not|already|\d).*$/iu
const limiting = /^\s+(?:within|during|under|above|below|over|more|less|than|beyond|alone|\d|that|who|whose|which)/iu
/** Nouns that name nothing without the word before them. */
const light =
  /^(?:disease|disorder|condition|illness|syndrome|status|infection|people|patient|treatment|therapy|surgery|operation|procedure|event|symptom|sign|form|type|alteration|mutation|rearrangement|fusion|variant|carrier|allele|positive|negative)s?$/iu
const grading =
  /^(?:severe|advanced|recent|high|low|high-risk|moderate|moderate-to-severe|mild|unstable|uncontrolled|active|major|minor|earlier|prior|previous|unprotected|very|large|decompensated|massive|symptomatic|younger|older|other|acute|to|risk)$/iu
/** Of an organ or a kind: in a list it belongs to the noun at its end, "cardiac, brain or spine surgery". */
export const attributive =
  /(?:[aiuo]l|ia?c|ous|ar|ary|ory|ive)$|^(?:brain|spine|liver|kidney|heart|lung|bone|skin|hip|knee)$/iu

/** @returns those whom a part names */
export function listExcludedNames(part: string): ExcludedName[] {
  const items = part.split(separators).flatMap((item) => readItem(item) ?? [])
  return items.flatMap((item, place) => {
    const [only = ''] = item.words
    if (isMeasurement(item.words)) return []
    const isOpen = item.words.length === 1 && attributive.test(only)
    const closing = isOpen ? items.slice(place + 1).find(({ words }) => words.length > 1) : undefined
    return toName(closing ? { ...item, words: [...item.words, ...closing.words.slice(-1)] } : item)
  })
}

interface Item {
  /** Of the noun phrase, as written. */
  words: string[]
  isLimited: boolean
}

function readItem(text: string): Item | null {
  const whole = text.replace(lead, '')
  const [rest = ''] = trailing.exec(whole) ?? []
  const words = whole
    .slice(0, whole.length - rest.length)
    .split(/\s+/)
    .filter((word) => /[\p{L}]/u.test(word))
  return words.length === 0 ? null : { words, isLimited: limiting.test(rest) }
}

/** "Creatinine above 2.5 mg/dL", "high bleeding risk": a figure of people, and no name of them. */
const measurement =
  /^(?:risk|clearance|fraction|pressure|volume|count|score|rate|ratio|level|value|concentration|function|time|size|weight|age|index|outcome|result|data|follow-up|NIHSS|Rankin|GCS|BMI|HbA1c|CT|MRI|ultrasound|x-ray|scan|biops(?:y|ie)|cytology|radiograph)s?$/iu

function isMeasurement(words: readonly string[]): boolean {
  const noun = words.at(-1) ?? ''
  // In capitals it is the gene, "no EGFR or ALK alteration".
  return measurement.test(noun) || (noun !== 'EGFR' && findNames(noun).length > 0)
}

function toName({ words, isLimited }: Item): ExcludedName {
  const last = words.length - 1
  const isLight = last > 0 && light.test(words[last] ?? '')
  const from = isLight ? last - 1 : last
  const before = words.slice(0, from)
  const kinds = before.filter((word) => !grading.test(word))
  return {
    stems: toStems(words),
    heads: chooseHeads(words.slice(from), { isLight, kinds }).map((word) => splitWords(word)[0]?.stem ?? ''),
    kinds: [...toStems(kinds)],
    grades: [...toStems(before.filter((word) => grading.test(word)))],
    isLimited,
  }
}

/**
 * "Valve disease" and "polycystic kidney disease" are recognised by their first word; of an organ alone there
 * are other diseases.
 */
function chooseHeads(noun: string[], { isLight, kinds }: { isLight: boolean; kinds: string[] }): string[] {
  if (!isLight) return noun
  if (!attributive.test(noun[0] ?? '')) return noun.slice(0, 1)
  return kinds.length > 0 ? kinds.slice(-1) : noun
}

function toStems(words: readonly string[]): Set<string> {
  return new Set(splitWords(words.join(' ')).map(({ stem }) => stem))
}
