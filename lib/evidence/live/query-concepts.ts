/**
 * Extracts what is sent to a literature service: a question's few rarest concepts, each with its synonyms. A service
 * that combines every word with AND finds nothing for a pasted question, so a search starts with all of these
 * concepts and then asks for any three and any two of them until enough is found. Of 477 PubMedQA questions, searched
 * against their own abstracts in PubMed's language, AND of the two rarest finds 64 %, any two of the four rarest 97
 * %: one odd word does no harm.
 */
import type { ParsedQuestion } from '@/lib/evidence/question/parse-question'
import { isSpecificTerm, type QuestionTerm } from '@/lib/evidence/question/question-terms'
import { isGeneralWord } from '@/lib/evidence/text/common-words'

/** One word or several, in lower case: letters, digits and hyphens only, so nothing in it can be an operator. */
export type Name = string[]

export interface Concept {
  /** The user's own wording first. */
  names: Name[]
  rarity: number
}

const conceptsMax = 4
/** Most queries tried, and the number of hits that is enough to stop. */
const queriesMax = 3
export const hitsEnough = 20
const namesMax = 12

/**
 * @param articlesWith how many articles of the library contain a stem; an unknown stem counts as rare
 * @returns the rarest concepts, rarest first; [] when the question has no word that names a subject
 */
export function extractConcepts(reading: ParsedQuestion, articlesWith: (stem: string) => number): Concept[] {
  const asked = groupTerms(reading)
  const groups = asked.length === 1 ? [...asked, ...findContext(reading)] : asked
  return groups
    .map(({ terms, names }) => ({ names, rarity: Math.max(...terms.map((term) => scoreRarity(term, articlesWith))) }))
    .sort((a, b) => b.rarity - a.rarity)
    .slice(0, conceptsMax)
}

/** A query for articles with at least `conceptsMin` of the concepts. */
export interface ConceptQuery {
  concepts: Concept[]
  conceptsMin: number
}

/** The queries to try, most specific first; of two concepts the rarer one is also tried alone. */
export function planQueries(concepts: Concept[]): ConceptQuery[] {
  if (concepts.length === 2) {
    return [
      { concepts, conceptsMin: 2 },
      { concepts: concepts.slice(0, 1), conceptsMin: 1 },
    ]
  }
  const counts = concepts.map((_, index) => concepts.length - index).filter((least) => least >= 2)
  const queries = counts.map((conceptsMin) => ({ concepts, conceptsMin }))
  return concepts.length === 1 ? [{ concepts, conceptsMin: 1 }] : queries.slice(0, queriesMax)
}

/**
 * The words of a name, with a single letter or number beside the word that it belongs to: "vitamin k", "antagonist".
 */
export function splitName(name: Name): string[] {
  const parts: string[] = []
  for (const word of name) {
    const before = parts.at(-1)
    if (before !== undefined && /^(?:\p{L}|\d{1,2})$/u.test(word)) parts[parts.length - 1] = `${before} ${word}`
    else parts.push(word)
  }
  return parts
}

/**
 * "At least this many of these" in a language that has only AND and OR.
 *
 * @param clauses one for each concept, each in parentheses
 */
export function requireAtLeast(least: number, clauses: string[]): string {
  const [first, ...rest] = clauses
  if (first === undefined) return ''
  if (least === clauses.length) return clauses.join(' AND ')
  if (least === 1) return `(${clauses.join(' OR ')})`
  return `((${first} AND ${requireAtLeast(least - 1, rest)}) OR (${requireAtLeast(least, rest)}))`
}

/** Longer words are rarer; length only decides between words equally rare in the library. */
function scoreRarity({ stem, word, weight }: QuestionTerm, articlesWith: (stem: string) => number): number {
  return (weight * (1 + Math.min(word.length, 15) / 100)) / (1 + articlesWith(stem))
}

/**
 * "72-year-old with HFrEF. Does dapagliflozin help?" asks about a drug alone; the first fact of the patient is added to
 * it.
 */
function findContext(reading: ParsedQuestion): Group[] {
  const terms = reading.terms.map(
    (term): QuestionTerm => ({ ...term, role: term.role === 'context' ? 'asked' : 'context' }),
  )
  const groups = groupTerms({ ...reading, terms })
  const indexOf = (group: Group) => Math.min(...group.terms.map((term) => terms.indexOf(term)))
  return groups.sort((a, b) => indexOf(a) - indexOf(b)).slice(0, 1)
}

interface Group {
  terms: QuestionTerm[]
  names: Name[]
}

/** Terms that together name one concept ("heart failure") form a group; every other distinctive term forms its own. */
function groupTerms({ terms, synonyms }: ParsedQuestion): Group[] {
  const groups: Group[] = []
  const taken = new Set<number>()
  const formsOf = otherForms(terms)
  const take = (indexes: number[], others: Name[] = []) => {
    const members = indexes.flatMap((index) => terms[index] ?? [])
    for (const index of [...indexes, ...formsOf(indexes)]) taken.add(index)
    groups.push({
      terms: members,
      names: distinct([...ownNames(members), ...others.filter(isDistinctive)]).slice(0, namesMax),
    })
  }

  const tellsAny = (indexes: number[]) => indexes.some((index) => isSearchable(terms[index]))
  const isFree = (indexes: number[]) => !indexes.some((index) => taken.has(index))

  // A class is not a synonym of its member: apixaban does not answer a question about edoxaban.
  const sameNames = synonyms.filter(({ isBroader }) => !isBroader)
  const named = Map.groupBy(sameNames, ({ terms: indexes }) => indexes.join(','))
  const widestFirst = [...named.values()].sort((a, b) => (b[0]?.terms.length ?? 0) - (a[0]?.terms.length ?? 0))
  for (const same of widestFirst) {
    const indexes = same[0]?.terms ?? []
    const others = same.map(({ words }) => words.flatMap(({ surface }) => toName(surface)))
    if (isFree(indexes) && tellsAny([...indexes, ...formsOf(indexes)])) take(indexes, others)
  }
  for (const [index, { kind, surface }] of terms.entries()) {
    if (kind !== 'joined' || endsInGeneral.test(surface)) continue
    if (isFree([index]) && tellsAny(formsOf([index]))) take([index])
  }
  for (const index of terms.keys()) if (isFree([index]) && tellsAny([index])) take([index])
  return groups.filter(({ names: [own] }) => own !== undefined && !qualifier.test(own.join(' ')))
}

/** "cancer-related" is searched as "cancer": the joined form is rare in texts. */
const endsInGeneral = /-(?:related|induced|based|associated|dependent|specific)$/i

function isSearchable(term: QuestionTerm | undefined): boolean {
  return term !== undefined && isSpecificTerm(term) && !phrasing.has(term.surface.toLowerCase())
}

/**
 * Finds other spellings of the same words: the parts of a hyphenated term, or the hyphenated terms that contain a
 * part.
 */
function otherForms(terms: QuestionTerm[]): (indexes: number[]) => number[] {
  const written = terms.map(({ kind, surface }, index) => {
    const whole = surface.toLowerCase()
    return { index, whole, isJoined: kind === 'joined', parts: kind === 'joined' ? whole.split(/[-‐‑]/) : [] }
  })
  const bySurface = Map.groupBy(
    written.filter(({ isJoined }) => !isJoined),
    ({ whole }) => whole,
  )
  const byPart = Map.groupBy(
    written.flatMap(({ index, parts }) => parts.map((part) => ({ index, part }))),
    ({ part }) => part,
  )
  return (indexes) => {
    const of = indexes.flatMap((index) => written[index] ?? [])
    const partsOf = of.flatMap(({ parts }) => parts.flatMap((part) => bySurface.get(part) ?? []))
    const wholesOf = of.flatMap(({ whole }) => byPart.get(whole) ?? [])
    return [...partsOf, ...wholesOf].map(({ index }) => index)
  }
}

/**
 * Qualifies the term beside it and means nothing alone: "CKD stage 4" is searched as CKD, and texts write "stage IV"
 * just as often.
 */
const qualifier = /^(?:stage|grade|class|phase|type|group|category|tier|step|level|nyha) \w{1,3}$/

/** "65", "aged" and "dm" are distinctive in our own index; in all of PubMed they could mean anything. */
function isDistinctive(name: Name): boolean {
  if (qualifier.test(name.join(' '))) return false
  if (name.length === 1 && (name[0]?.length ?? 0) < 3) return false
  return !name.every((word) => /^\d+$/.test(word) || isGeneralWord({ surface: word, word }))
}

/** Words of asking and reporting that name no subject, besides the general words of the index. */
const phrasing = new Set(
  `ability able academic accounted accurate adequacy adequate adequately affect affected affects allow allows alter
  alters apparent applicable application association associated associations assumption attributable awareness aware
  based characteristic characteristics concept confer confers confirm consider considered consistent context contribute
  contributes contribution convincing correlate correlated correlates correlation counteract currently decision
  decisions define defined dependent depend depends desirable detect determine determined determines developed
  differential distinct distinguish enable encourage enough equal equally essential establish established evaluate
  evaluation exist exists experience explain expected extent facilitate factor factors favorable feasibility feasible
  finally following full further future generalize helpful hypothesis identical identified identify impact imply
  importance important include included independent independently indicate indicator individual influence influenced
  influences investigate involve involved issue justified know knowledge known latest limit limited link linked look
  major make matter matters meaningful mechanism merely message model modify myth necessary necessity need needed
  normal observed obtain occur offer optimum overall particular perform performed performing potential potentially
  practical precise predict predicting prediction predictive predictor predictors predispose preferred presence present
  primarily principle probably problem procedure profound promising properly proposed question rational reality really
  receive received receipt receiving regard regarding related relation relationship relevance relevant reliable rely
  remain represent respond responsible same seen separate several show sign similarly single solution specific stage
  strong subsequent subset substantial successful such sufficient suggest suitable superfluous tool true truly
  understand understanding undergo undergoing undertaken unexplained unique unknown usefulness useful valid validity
  valuable variable variation vary verify warranted ways worthwhile`.split(/\s+/),
)

/** The user's wording, and its other spelling and number. */
function ownNames(members: QuestionTerm[]): Name[] {
  const [only, ...more] = members
  if (!only) return []
  if (more.length > 0) return [members.flatMap(({ surface }) => toName(surface))]
  const [written, ...rest] = toName(only.surface)
  if (written === undefined || rest.length > 0) return [toName(only.surface)]
  // Folding also turns "exercise" into "exercize"; such a z is not a spelling worth searching for.
  const isRespelt = only.word !== written && only.word.replaceAll('z', 's') !== written.replaceAll('z', 's')
  return [written, ...otherNumber(written), ...(isRespelt ? [only.word] : [])].map((name) => [name])
}

/** Only where it is certain: adjectives and drugs have no plural, "diabetes" no singular. */
function otherNumber(word: string): string[] {
  if (/(?:therap|path|ectom|scop|injur|allerg|biops|nanc|arter)ies$/.test(word)) return [`${word.slice(0, -3)}y`]
  if (/(?:therap|path|ectom|scop|injur|allerg|biops|nanc|arter)y$/.test(word)) return [`${word.slice(0, -1)}ies`]
  if (/(?:tor|ker|cer|ist|ure|oma|ion|ome|age|ysm|ment|test|stent|graft|statin|oid)$/.test(word)) return [`${word}s`]
  return /[a-z]{4}s$/.test(word) && !/(?:us|is|ss|as|os|es)$/.test(word) ? [word.slice(0, -1)] : []
}

function toName(surface: string): Name {
  const word = surface.toLowerCase().replace(/[‐‑–]/g, '-')
  return word.split(/[^\p{L}\p{N}-]+/u).filter((part) => /[\p{L}\p{N}]/u.test(part))
}

function distinct(names: Name[]): Name[] {
  const seen = new Map(names.filter(({ length }) => length > 0).map((name) => [name.join(' '), name]))
  return [...seen.values()]
}
