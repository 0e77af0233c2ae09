/**
 * Keeps only the sources that treat the emergency: under an emergency notice any other, however close its wording,
 * would delay the reader.
 */
import { readAskedAge } from '@/lib/evidence/question/ages'
import { parseQuestion } from '@/lib/evidence/question/parse-question'
import { isSpecificTerm, type TermKind } from '@/lib/evidence/question/question-terms'
import type { Question, Retrieval } from '@/lib/evidence/retrieve'
import { isDiseaseTerm } from '@/lib/evidence/search/fit/disease-terms'
import type { RankedArticle } from '@/lib/evidence/search/rank/ranked-article'
import { markNamedTerms } from '@/lib/evidence/search/weighting/coverage'
import { foldDiacritics } from '@/lib/shared/text/detect-written-language'
import type { Concept } from './concepts/concept-words'
import { detectMessageLanguage, findConcepts } from './concepts/find-concepts'
import { type Emergency, namesSign } from './detect-emergency'
import { type NamedEmergency, nameEmergencies } from './name-emergencies'

/** @returns the result for another question, searched as the first one was */
type Search = (question: Question) => Promise<Retrieval>

/**
 * Keeps the sources that treat the emergency. If none does and the message describes one that has a name,
 * searches for it.
 *
 * @param retrieval what was found for the message as written
 */
export async function findTreatingSources(
  emergency: Emergency,
  question: Question,
  retrieval: Retrieval,
  search: Search,
): Promise<Retrieval> {
  const isMedical = emergency.kind === 'medical'
  const named = [...(isMedical ? nameEmergencies(question.text) : []), ...nameOverdose(question.text)]
  if (named.length === 0) return keepSources(retrieval, createSubjectTest(emergency, question))
  const own = keepSources(retrieval, (found) => named.some((each) => isOnEmergency(found, each)))
  if (own.found.some((found) => named.some((each) => isOnFirstMinutes(found, each)))) return own
  for (const each of named) {
    const age = readSpecialAge(question.text)
    const found = keepSources(
      await search({
        text: `${each.search} ${age}`.trim(),
        ...(question.labFindings && { labFindings: question.labFindings }),
      }),
      (article) => isOnEmergency(article, each),
    )
    // What was not understood of the message is still said.
    if (found.found.length > 0) return { ...found, translation: retrieval.translation }
  }
  if (own.found.length > 0) return own
  return isMedical ? keepSources(retrieval, createSubjectTest(emergency, question)) : own
}

const specialAges = { childMax: 18, oldMin: 65 }

/** An age between the two would only call the mothers or the adults of a trial different people. */
function readSpecialAge(message: string): string {
  const age = readAskedAge(message)
  return age && (age.years < specialAges.childMax || age.years >= specialAges.oldMin) ? age.surface : ''
}

/** Neither related evidence nor the closest titles help someone in danger. */
function keepSources(retrieval: Retrieval, treats: (found: RankedArticle) => boolean): Retrieval {
  const found = retrieval.outcome === 'answer' ? retrieval.found.filter(treats) : []
  if (found.length > 0) return { ...retrieval, found }
  return { ...retrieval, found, outcome: 'none', nearest: [], uncovered: [] }
}

/** A trial of the mild or stable form, or of prevention, does not apply to someone in danger. */
const milder =
  /\b(?:mild|minor|outpatients?|uncomplicated|(?<!\bacute (?:or|and) )stable|low[- ]risk|prevent\w*|prophyla\w*|secondary prevention)\b/

function isOnEmergency(
  { article, lacksDrugs, populationDifference }: RankedArticle,
  { treats }: NamedEmergency,
): boolean {
  const name = `${article.title} ${article.keywords.join(' ')}`.toLowerCase()
  const described = `${article.title} ${article.population ?? ''}`.toLowerCase()
  return treats.test(name) && !milder.test(described) && lacksDrugs.length === 0 && !populationDifference
}

function isOnFirstMinutes(found: RankedArticle, named: NamedEmergency): boolean {
  return isOnEmergency(found, named) && (named.first?.test(found.article.title.toLowerCase()) ?? true)
}

const amount = String.raw`tablets?|pills?|meds|medicines?|capsules?|packets?|packs?|box(?:es)?|bottles?|strips?|the lot|everything in the|overdose|\d{2,} (?:\p{L}+ ){0,2}`
const hasTaken = new RegExp(
  String.raw`\b(?:took|taken|swallowed|ingested|necked|drank|injected|has had|have had)\b[^.?!]{0,40}?\b(?:${amount}|all (?:of )?(?:my|her|his|their|the))|\b(?:overdosed|od'?d)\b|\btoo many of the\b`,
  'iu',
)
const willTake =
  /\b(?:going to|gonna|will|wants? to|wanting to|plan\w*|threaten\w*|about to|would|not|n['’]?t|if)\b[^.;,]{0,25}\b(?:take|taken|swallow\w*|overdos\w*|drink|inject)\b/i

/** What was taken already is treated as a poisoning; an intention is not, and the crisis line answers it. */
function nameOverdose(message: string): NamedEmergency[] {
  if (!hasTaken.test(message) || willTake.test(message)) return []
  const drugs = parseQuestion(message).terms.flatMap(({ kind, surface, word }) =>
    kind === 'drug' ? [{ surface, word }] : [],
  )
  const isOfDrug = drugs.map(({ word }) => `overdose.*\\b${word}|\\b${word}\\b.*overdose`).join('|')
  return [
    {
      search: `${drugs.map(({ surface }) => surface).join(' ')} overdose poisoning`.trim(),
      treats: new RegExp(isOfDrug === '' ? 'poisoning' : `poisoning|${isOfDrug}`),
    },
  ]
}

const ofDying: readonly Concept[] = ['suicide', 'tiredOfLife', 'selfInjury', 'method']
const asBurden =
  /\b(?:burden|better off (?:dead|without)|saving up|stockpil\w*|won['’]?t be (?:around|here|needing))\b/i

function speaksOfDying(message: string): boolean {
  return asBurden.test(message) || listConcepts(message).some((concept) => ofDying.includes(concept))
}

function listConcepts(message: string): Concept[] {
  const plain = foldDiacritics(message).toLowerCase().replaceAll('’', "'")
  return findConcepts((plain.match(/[\p{L}\p{N}']+/gu) ?? []).join(' '), detectMessageLanguage(message))
}

const asks = /\?|\b(?:vs\.?|versus)(?![\p{L}\d])/iu

/**
 * Where the message asks and names its own subject ("hyponatraemia, 3 % saline as boluses?"): whether the title or the
 * keywords of an article name that disease, and the drug beside it. A drug alone is what the patient takes. A follow-up
 * without a subject ("did anyone die from it?") has that of the earlier turns.
 */
function createSubjectTest(
  { kind }: Emergency,
  { text, earlier = [], labFindings = [] }: Question,
): (found: RankedArticle) => boolean {
  const own = parseQuestion([text, ...labFindings].join(' '))
  const namesDrug = own.terms.some((term) => term.kind === 'drug')
  const namesDisease = own.terms.some((_, index) => isDiseaseTerm(own, index))
  const namesSubject = namesDrug || namesDisease
  const isFollowUp = !namesSubject && earlier.length > 0
  const reading = isFollowUp ? parseQuestion(text, earlier) : own
  const { isNamed, outcomes } = reading.facets
  // What is seen ("a barking cough") may be an outcome as well.
  const isAsked =
    asks.test(text) ||
    // "Nosebleed, tranexamic acid pledget": a search of a few words.
    (kind === 'medical' && namesDrug && namesDisease) ||
    (isNamed && (outcomes.length === 0 || kind === 'self-harm' || !namesSign(text)))
  if (!isAsked || (kind === 'self-harm' && speaksOfDying(text))) return () => false
  const asksOfDrug = kind === 'medical' && reading.terms.some((term) => term.kind === 'drug' && isSpecificTerm(term))
  return ({ article, lacksDrugs }) => {
    const covered = markNamedTerms(reading, article)
    const names = (isSubject: (index: number) => boolean) =>
      reading.terms.some((_, index) => covered[index] === 1 && isSubject(index))
    const isKind = (wanted: TermKind) => (index: number) => reading.terms[index]?.kind === wanted
    if (names((index) => isDiseaseTerm(reading, index))) return lacksDrugs.length === 0
    return (asksOfDrug || isFollowUp) && names(isKind('drug')) && (isFollowUp || names(isKind('specific')))
  }
}
