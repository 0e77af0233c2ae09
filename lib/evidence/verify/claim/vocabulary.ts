/** The words of a source: all of them, and those of what it states. */
import { isEnglishWord } from '@/lib/evidence/text/common-words'
import { listClassWords } from '@/lib/evidence/text/drugs/drug-classes'
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import { listRouteWords } from '@/lib/evidence/text/drugs/drug-routes'
import { stemWord } from '@/lib/evidence/text/normalize-terms'
import { listSynonymsFrom } from '@/lib/evidence/text/synonyms'
import { rememberLast } from './remember'
import { type Token, tokenize } from './tokens'

export interface Vocabulary {
  /** Concepts of everything that the source states. */
  concepts: ReadonlySet<string>
  /** Without the sentences on what was excluded, lacking or not studied. */
  stated: ReadonlySet<string>
  /** Two words in succession, of everything and of what the source states. */
  pairs: ReadonlySet<string>
  statedPairs: ReadonlySet<string>
  /** The first letters of its words, in their order. */
  initials: string
  /** "CRP", in lower case. */
  abbreviations: ReadonlySet<string>
  /** Its words, folded. */
  words: ReadonlySet<string>
  /** Concepts that its words imply: the classes and routes of its drugs, and what its abbreviations stand for. */
  implied: ReadonlySet<string>
  /** Beginnings of its longer words. */
  prefixes: ReadonlySet<string>
}

export const abbreviation = /^[A-Z]{3,5}$/

/** Characters that words of one family share at least. */
export const prefixLength = 6
/** "Ectopic" and "ectopy" have one beginning. */
export function toPrefix(word: string): string {
  return word.slice(0, prefixLength).replace(/y$/, 'i')
}

/** An appendectomy is surgery. */
const surgery = tokenize('surgery')[0]?.concept ?? 'surgery'

/** @param texts the sentences of a source; the aim and the methods also say who was not studied */
export function readVocabulary(
  texts: readonly { text: string; tokens: readonly Token[]; role?: string }[],
): Vocabulary {
  const concepts = new Set<string>()
  const stated = new Set<string>()
  const [pairs, statedPairs] = [new Set<string>(), new Set<string>()]
  const prefixes = new Set<string>()
  const words = new Set<string>()
  const abbreviations = new Set<string>()
  let initials = ''
  for (const { text, tokens, role } of texts) {
    const described = role === 'aim' || role === 'methods' ? text : (population.exec(text)?.[0] ?? '')
    const exclusions = [...findLeftOut(text), ...findLacking(described)]
    for (const [index, { start, end, word, concept }] of tokens.entries()) {
      const next = tokens[index + 1]
      const isStated = !exclusions.some(([from, to]) => start >= from && start < to)
      concepts.add(concept)
      words.add(word)
      initials += word.charAt(0)
      if (abbreviation.test(text.slice(start, end))) abbreviations.add(word)
      if (isStated) stated.add(concept)
      if (next) pairs.add(toPair(concept, next.concept))
      if (next && isStated) statedPairs.add(toPair(concept, next.concept))
      if (/(?:ectomy|plasty|otomy)$/.test(word)) for (const each of [concepts, stated]) each.add(surgery)
      if (word.length >= prefixLength) prefixes.add(toPrefix(word))
    }
  }
  const implied = listImplied(words, abbreviations)
  return { concepts, stated, pairs, statedPairs, initials, abbreviations, words, implied, prefixes }
}

/** "Antiemetic" for ondansetron, "subcutaneous" for enoxaparin, "kidney" for CKD. */
function listImplied(words: ReadonlySet<string>, abbreviations: ReadonlySet<string>): Set<string> {
  const drugs = [...words].filter((word) => isDrugName(word) || !isEnglishWord(word))
  const ofDrugs = drugs.flatMap((drug) => [...listClassWords(drug), ...listRouteWords(drug)])
  const meanings = [...abbreviations].flatMap((each) =>
    listSynonymsFrom(stemWord(each)).flatMap(({ name, others, isBroader, isSaidOnly }) =>
      name.length > 1 || isBroader || isSaidOnly ? [] : others.filter(({ length }) => length > 1).flat(),
    ),
  )
  const all = [...ofDrugs, ...meanings.map(({ word }) => word)]
  return new Set(tokenize([...new Set(all)].join(' ')).map(({ concept }) => concept))
}

export function toPair(first: string, second: string): string {
  return `${first} ${second}`
}

/** The parts of a sentence, between semicolons, that say what was left out. */
export function findLeftOut(text: string): [number, number][] {
  return Array.from(text.matchAll(/[^;]+/g))
    .flatMap(({ 0: part, index }): [number, number][] => {
      const found = excluding.exec(part)
      if (!found) return []
      if (isPlace(found, part)) return [[index + found.index, index + found.index + found[0].length]]
      // "Adults with asthma, excluding smokers", "no abscess (excluded by ultrasound)": others were studied.
      const clause = /, so\b[^,]*$/.exec(part.slice(0, found.index))
      const from = /^excluding$/i.test(found[0]) || part[found.index - 1] === '(' ? found.index : (clause?.index ?? 0)
      return [[index + from, index + part.length]]
    })
    .concat(Array.from(text.matchAll(withoutIt), ({ 0: phrase, index }) => [index, index + phrase.length]))
}

/** "Arrest outside hospital" leaves out nothing; "was outside this guideline" does. */
function isPlace({ 0: word, index }: RegExpExecArray, part: string): boolean {
  return /^outside$/i.test(word) && !/\b(?:is|are|was|were|lies?|lay|f[ae]ll) $/i.test(part.slice(0, index))
}

/** Of who was studied: "no wound, purulent drainage or abscess", "(not hands, feet or joints)", "outside intensive care". */
const lacking =
  /(?<!with or |whether or )\b(?:non-[\p{L}]+|(?:no|not|without|outside|excluding|except|other than)\b(?:(?!, (?:with|aged|in|who|at|and|on)\b| from (?:an?|the)\b)[^();.])+)/giu

export function findLacking(text: string): [number, number][] {
  return Array.from(text.matchAll(lacking), ({ 0: phrase, index }) => [index, index + phrase.length])
}

/** "In adults with a cough and no suspected pneumonia, …" */
const population = /^(?:In|Among|For)\b[^,]+,/

/** "without diabetes", "non-pregnant": who was studied by what they lack. */
const withoutIt =
  /\bnon-(?!inferior|fatal)\p{L}+|(?<!with or |alive |days |survival |survived |remission |time )\b(?:without|free of|other than|rather than|excluding|except|but (?:no|not))[- ](?:known |prior |previous |established )?(?:\p{Lu}\. )?[\p{L}-]+(?: \d)?(?: (?!and\b|or\b)[\p{L}-]+)?/giu

const excluding =
  /(?<![\p{L}\p{N}])(?:(?<!\d ?[\p{L}/]{0,8} )exclu(?:de[ds]?|ding|sions?)|(?<=^\s{0,2})not|not (?:an? |the population|the question|enrolled|eligible|included|studied|covered|counted|captured|collected|evaluated|tested|examined|randomi[sz]ed|apply|cover|for)|ineligible|(?<!\bbe )left out|kept out|barred|turned away|(?:could|can|did)(?: not|not) (?:take part|join|enter|participate|qualify|be (?:enrolled|included|recruited))|not (?:randomi[sz]ed|recruited|assessed|measured|shown|a replacement|known|addressed)|no data|(?:should|must|may|can)(?: not|not) (?:be )?(?:appl(?:y|ied)|extended|extrapolated|generali[sz]ed|transferred)|say(?:s)? nothing|(?:cannot|can not|does not|do not|did not) speak (?:for|to|about)|(?:does|do|did|cannot|can not) (?:not )?(?:tell|say|show whether|answer)|(?:does|do|did) not (?:apply|cover|include|enrol|extend (?:to|beyond)|study|test|weigh|consider|examine|explore)|nothing (?:in|from) (?:it|this|these|the) (?:\p{L}+ )?(?:bears?|applies|apply|speaks?)|few (?:people|patients|women|men|participants|had|were)|outside|not in (?:people|patients|women|men|children|adults|those|\p{L}+(?=[.;,]|$))|too few|too small to (?:tell|show|say|detect|judge|assess|establish|determine)|(?:poorly|barely|hardly|thinly|scarcely|under)[ -]?represented|cannot be|unknown|(?:managed|treated|handled) differently|no comparison|no (?:[\p{L}-]+ ){1,4}(?:comparator|comparison|comparison group)|not (?:compared|powered)|(?:does|do|did) not address)(?![\p{L}\p{N}])/iu

export const saysWhatIsLeftOut = rememberLast((text) => excluding.test(text))
