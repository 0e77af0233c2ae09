/**
 * Decides which words that no source has are worth naming to the reader, and which of them name what the
 * question is about.
 */
import type { ParsedQuestion } from '@/lib/evidence/question/parse-question'
import { isAskedFinding, isSpecificTerm, type QuestionTerm } from '@/lib/evidence/question/question-terms'
import type { AnalysedArticle } from '@/lib/evidence/search/article/analyse-article'
import { markCoveredTerms } from '@/lib/evidence/search/weighting/coverage'
import { isAmbiguousWord, isEnglishWord } from '@/lib/evidence/text/common-words'
import { namesBodySite, namesDisease } from '@/lib/evidence/text/disease-names'
import { findOutcomes, namesEndpoint } from '@/lib/evidence/text/outcomes'
import { prefix } from '@/lib/evidence/text/prefixes'
import { isConceptName } from '@/lib/evidence/text/synonyms'
import { diseaseHead, genericHead } from './other-subject'

/** Places of care, specialties, tests of everybody and notes: nobody asks an article for them. */
const ofTheWard =
  /^(?:amu|ed|er|ent|gp|icu|itu|mdt|micro|nicu|ob|occ|ortho|picu|va|abd|bp|bmi|csf|cxr|ecg|ekg|gtt|hr|iv|nad|neg|nl|obs|ops?|pmh|po|pos|prn|pt|pts|rec|recs|reg|sob|temp|cf|combo|combos|doc|docs|doublet|ep|ex|grad|kit|med|meds|mid|mono|monotherapy|tx|rx|bolus|dose|doses|infusion|exclusions?|threshold|volume|scan|scans|siblings|screening|toxicity)$/i

/** Everyday words that say whose or which disease it is, or what is measured. */
const tellingWord =
  /^(?:acute|bone|brain|carriers?|contacts?|exposure|gay|heart|heavy|isolated|joints?|oral|pregnant|sleep|topical|twins?)$/i

/**
 * Of the terms that no source has, those to name. What is known of the patient and what earlier turns asked about
 * are left out, and so are everyday words ("face", "night"), what is measured in any disease ("mortality"), and
 * words of the ward.
 */
export function chooseUncoveredTerms(reading: ParsedQuestion, missing: QuestionTerm[]): QuestionTerm[] {
  const { terms, synonyms } = reading
  const ofGroup = missing.filter((term) => namesGroup(reading, term))
  const open = missing.filter((term) => ofGroup.includes(term) || !(term.isFact || term.isInherited))
  // "Heart attack" is a name of two everyday words.
  const isMissing = (index: number) => open.some((term) => term === terms[index])
  const names = synonyms.filter((name) => !name.isBroader && name.terms.length > 1 && name.terms.every(isMissing))
  return open.filter(
    (term) => isTellingTerm(reading, term) || names.some((name) => name.terms.includes(terms.indexOf(term))),
  )
}

/** Whether it matters that an article lacks the term. */
function isTellingTerm(reading: ParsedQuestion, term: QuestionTerm): boolean {
  if (term.kind === 'drug' || namesGroup(reading, term)) return true
  if (isWordOfWard(term)) return false
  if (isDisease(reading, reading.terms.indexOf(term))) return true
  if (namesEndpoint(term.surface)) return false
  return tellingWord.test(term.surface) || !(isAmbiguousWord(term) || isPrefixed(term))
}

/** Whether a term names a group of people that the question asks about, which not most studies include. */
function namesGroup({ groups }: ParsedQuestion, { surface, isFact }: QuestionTerm): boolean {
  return groups.some((group) => {
    const isOfPatient = isFact && !vulnerableGroups.has(group.name)
    const isAsked = !group.isNegated && !commonGroups.has(group.name) && !isOfPatient
    return isAsked && ` ${group.surface} `.toLowerCase().includes(` ${surface} `.toLowerCase())
  })
}

/** That a study does not speak of one of these is said by `listUnreportedGroups`. */
const commonGroups: ReadonlySet<string> = new Set(['adults', 'older people', 'women', 'men'])

/** A patient who is one of these is another patient, whatever else is asked. */
const vulnerableGroups: ReadonlySet<string> = new Set([
  'pregnancy',
  'breast-feeding',
  'newborns',
  'severe kidney impairment',
  'liver disease',
  'immunosuppression',
])

/**
 * Whether a term names a disease by itself, in full or as an abbreviation, or with the next word: "pancreatic" cancer.
 */
function isDisease(
  { terms, synonyms, pairs }: Pick<ParsedQuestion, 'terms' | 'synonyms' | 'pairs'>,
  index: number,
): boolean {
  const term = terms[index]
  if (term === undefined || term.kind !== 'specific') return false
  if (namesBodySite(term))
    return pairs.some(([first, second]) => first === index && diseaseHead.test(terms[second]?.word ?? ''))
  if (namesDisease(term) || diseaseHead.test(term.word)) return true
  return synonyms.some(({ terms: [only, ...more], words, isBroader }) => {
    const head = words.at(-1)
    const isName = !isBroader && only === index && more.length === 0 && head !== undefined
    return (
      isName && (namesDisease(head) || diseaseHead.test(head.word) || (words.length > 1 && genericHead.test(head.word)))
    )
  })
}

/** "TM", "COR": a short word that is no name may be anything. */
function isWordOfWard(term: QuestionTerm): boolean {
  return (
    ofTheWard.test(term.surface) || (/^\p{L}{1,3}$/u.test(term.surface) && term.kind !== 'drug' && !isConceptName(term))
  )
}

/** "Pretest". */
function isPrefixed({ word }: QuestionTerm): boolean {
  return prefix.test(word) && isEnglishWord(word.replace(prefix, ''))
}

/** Never a part of the name of the disease beside it. */
const symptom =
  /^(?:fever(?:ish)?|febrile|pyrexi\w*|otalgia|arthralgia|myalgia|aches?|pain(?:s|ful)?|cough\w*|headaches?|nausea|vomit\w*|dizz\w*|malaise|fatigue|swelling|breathless\w*|palpitations?)$/

/**
 * Whether a term that no source has names whom or which disease the question is about, or what the treatment is
 * compared with: the reader has to know before reading an answer on something else. Beside a disease that a source has,
 * another word says only how the disease shows ("otalgia" of otitis), unless both are one name ("lupus nephritis").
 *
 * @param uncovered all terms that no source has
 */
export function isUncoveredSubject(
  reading: ParsedQuestion,
  term: QuestionTerm,
  uncovered: readonly QuestionTerm[],
): boolean {
  const { terms, comparators, soughtEffect, facets, pairs, absent } = reading
  const index = terms.indexOf(term)
  if (comparators.includes(index) || namesGroup(reading, term)) return true
  const isEffect = soughtEffect.terms.includes(index) || findOutcomes(term.surface).length > 0
  if (!isDisease(reading, index) || (isEffect && facets.outcomes.length > 1)) return false
  const isCovered = (other: number) => {
    const covered = terms[other]
    return covered && isSpecificTerm(covered) && !uncovered.includes(covered) && !absent.terms.includes(other)
  }
  const isOfName =
    !symptom.test(term.word) &&
    pairs.some((pair) => pair.includes(index) && pair.some((other) => other !== index && isCovered(other)))
  return isOfName || !terms.some((_, other) => isCovered(other) && isDisease(reading, other))
}

/** Of "cognitive side effects": an article may have the noun, or name one of them. */
const adjective = /(?:al|ic|ive|ar|ary)$/

/**
 * "Rash?" of a follow-up, where no source mentions one: their results would be read as the answer to it. Words before the
 * name of the finding say which one it is: "respiratory depression".
 */
export function listUncoveredFindings(reading: ParsedQuestion, sources: AnalysedArticle[]): QuestionTerm[] {
  const { terms, pairs } = reading
  if (!terms.some(isAskedFinding)) return []
  const covered = sources.map(({ frequencies }) => markCoveredTerms(reading, (stem) => frequencies.has(stem)))
  const isUncovered = (index: number): boolean => {
    const term = terms[index]
    if (term === undefined || !isAskedFinding(term)) return false
    const next = pairs.find(([first]) => first === index)?.[1]
    if (next !== undefined && terms[next] !== undefined && isAskedFinding(terms[next])) return isUncovered(next)
    const isNamed = (findOutcomes(term.surface).length > 0 || namesDisease(term)) && !adjective.test(term.word)
    return isNamed && covered.every((source) => (source[index] ?? 0) === 0)
  }
  return terms.filter((_, index) => isUncovered(index))
}
