/**
 * Finds sources of an answer that point the other way on the same question: the conclusion of one is checked against
 * another, like a sentence that cites it. The reader decides which holds: populations, doses and comparisons differ.
 */
import type { GroundedPrompt, GroundedSource } from '@/lib/engines/engine'
import { type Facet, readFacets } from '@/lib/evidence/question/question-facets'
import { isGeneralWord } from '@/lib/evidence/text/common-words'
import { splitWords, stopWords } from '@/lib/evidence/text/normalize-terms'
import { findOutcomes, mentionsOutcome, type NamedOutcome } from '@/lib/evidence/text/outcomes'
import { checkClaim, prepareSource } from '@/lib/evidence/verify/check-claim'
import { readOnce } from '@/lib/shared/read-once'
import type { EvidenceItem, OpposingSource } from '@/lib/wire/evidence'

/** Later sources answer the question less well; what opposes them is rarely on the same question. */
const comparedMax = 8
const opposingMax = 3
/** Doses, exclusions and dates are not findings, so they cannot oppose each other. */
const comparedFacets: ReadonlySet<Facet> = new Set(['effect', 'harm', 'comparison', 'recommendation'])
/** Words that the descriptions of two populations must share: one is often "disease" or "surgery". */
const sharedMin = 2
/** Share of the question that both sources must cover. */
const coverageMin = 0.5

/** @param searchedAs the question as searched, in English */
export function findOpposingSources(
  { sources, isRelatedOnly }: Pick<GroundedPrompt, 'sources' | 'isRelatedOnly'>,
  searchedAs: string,
): OpposingSource[] {
  const compared = sources.filter(answersAsAsked).slice(0, comparedMax)
  if (isRelatedOnly || compared.length < 2) return []
  const answering = compared.map((source) => ({ source, comparison: readComparison(source) }))
  const asked = { stems: listStems(searchedAs), outcomes: readOnce(() => listComparedOutcomes(searchedAs)) }
  const found = new Map<number, OpposingSource>()
  for (const { source, comparison } of answering) {
    for (const { source: other, comparison: others } of answering) {
      if (other === source || found.has(other.n) || found.has(source.n)) continue
      const isSame = isSameComparison(comparison, others, asked.stems)
      const outcomes = isSame ? asked.outcomes() : null
      const quote = outcomes ? findOpposingSentence(source, other, outcomes) : null
      if (quote !== null) found.set(other.n, { n: other.n, against: source.n, quote })
    }
  }
  return [...found.values()].slice(0, opposingMax)
}

/** @returns the outcomes asked about; null if the question asks for no finding */
function listComparedOutcomes(searchedAs: string): readonly NamedOutcome[] | null {
  const { asked, outcomes } = readFacets(searchedAs)
  return asked.some((facet) => comparedFacets.has(facet)) ? outcomes : null
}

/** A source on other people or another drug may differ without opposing it. */
function answersAsAsked({ item, coverage, lacksDrugs }: GroundedSource): boolean {
  return !item.retracted && coverage >= coverageMin && !lacksDrugs && !item.match?.population
}

interface Comparison {
  /** Stems of what was studied, and of what it was compared with. */
  treatment: ReadonlySet<string>
  comparator: () => ReadonlySet<string>
  isInactive: boolean
  /** Read on first use, as `comparator` is: few sources have their treatment in common. */
  population: () => ReadonlySet<string>
}

const comparedWith = /\b(?:compared with|versus|vs\.?|against)\b/i
const inactive = /\b(?:placebo|sham|usual|standard|control|no|without|alone|none|observation|routine|conventional)\b/i

/** Reads what was compared, and in whom: from the question field of a summary, or from the title of another article. */
function readComparison({ item, sentences }: GroundedSource): Comparison {
  const compared = sentences.find(({ section }) => section === 'question')?.text ?? item.title
  const [treatment = '', comparator = ''] = compared.split(comparedWith)
  return {
    treatment: listStems(treatment),
    comparator: readOnce(() => listStems(comparator)),
    isInactive: inactive.test(comparator),
    population: readOnce(() => listStems(item.population ?? item.title)),
  }
}

/** Both compare a treatment that the question names, in similar people, with nothing or with the same alternative. */
function isSameComparison(one: Comparison, other: Comparison, asked: ReadonlySet<string>): boolean {
  const isAsked = [...one.treatment].some((stem) => other.treatment.has(stem) && asked.has(stem))
  if (!isAsked) return false
  const isAlike = (one.isInactive && other.isInactive) || overlaps(one.comparator(), other.comparator())
  if (!isAlike) return false
  const [population, others] = [one.population(), other.population()]
  const shared = [...population].filter((stem) => others.has(stem)).length
  return shared >= Math.min(sharedMin, population.size, others.size)
}

function overlaps(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].some((stem) => other.has(stem))
}

function listStems(text: string): Set<string> {
  const words = splitWords(text).filter(({ word, joined }) => !joined && word.length > 2 && !/^\d/.test(word))
  return new Set(words.filter((word) => !stopWords.has(word.word) && !isGeneralWord(word)).map(({ stem }) => stem))
}

/** @returns the sentence of the other source that contradicts a conclusion of this one; null if none does */
function findOpposingSentence(
  source: GroundedSource,
  other: GroundedSource,
  outcomes: readonly NamedOutcome[],
): string | null {
  const prepared = [prepareSource(other)]
  // In "after a stroke" the stroke is not an outcome.
  const asked = outcomes.filter(({ name }) => !mentionsOutcome(source.item.population ?? source.item.title, name))
  for (const conclusion of listConclusions(source).map(withoutFigures)) {
    const verdict = checkClaim(conclusion, prepared, { comparesWording: false })
    if (verdict?.verdict !== 'contradicted' || !verdict.deciding) continue
    const { text } = verdict.deciding
    const own = listOutcomesAt(conclusion, verdict.differences?.sentence)
    const others = listOutcomesAt(text, verdict.differences?.source)
    const isSame = own.length > 0 && own.join() === others.join() && !agreeInFigures(source, other, own)
    if (isSame && (asked.length === 0 || asked.some(({ name }) => own.includes(name)))) return text
  }
  return null
}

/** Both print ratios of these outcomes, and some lie on the same side of 1. */
function agreeInFigures({ item: one }: GroundedSource, { item: other }: GroundedSource, outcomes: string[]): boolean {
  const [sides, otherSides] = [listSides(one, outcomes), listSides(other, outcomes)]
  return overlaps(sides, otherSides)
}

/** Where the intervals of a source's ratios lie: below 1, across it or above it. */
function listSides({ effects = [] }: EvidenceItem, outcomes: string[]): Set<string> {
  const ratios = effects.filter(({ measure, outcome = '' }) => {
    const named = findOutcomes(outcome).map(({ name }) => name)
    return /(?:^| )(?:HR|OR|RR|ratio)$/.test(measure) && outcomes.some((name) => named.includes(name))
  })
  return new Set(
    ratios.flatMap(({ low, high }) => {
      if (low === undefined || high === undefined) return []
      return high < 1 ? 'below' : low > 1 ? 'above' : 'across'
    }),
  )
}

const clauseBorder = /[,;:]|\b(?:and|but|while|whereas|without|at the cost of|with)\b/gi

/** Outcomes named in the clauses that contain the differing words. */
function listOutcomesAt(sentence: string, words: readonly [number, number][] = []): string[] {
  const borders = [0, ...Array.from(sentence.matchAll(clauseBorder), ({ index }) => index), sentence.length]
  const named = words.flatMap(([start, end]) => {
    const from = borders.findLast((border) => border <= start) ?? 0
    const to = borders.find((border) => border >= end) ?? sentence.length
    return findOutcomes(sentence.slice(from, to)).map(({ name }) => name)
  })
  return [...new Set(named)].sort()
}

function listConclusions({ item, sentences }: GroundedSource): string[] {
  const conclusions = sentences.filter(({ section }) => section === 'conclusion').map(({ text }) => text)
  return conclusions.length > 0 ? conclusions : [item.quote]
}

/** The figures of one study never match those of another. */
function withoutFigures(sentence: string): string {
  return sentence.replace(/\s*\([^()]*\d[^()]*\)/g, '')
}
