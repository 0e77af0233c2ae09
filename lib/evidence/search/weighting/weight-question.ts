/** Weighs the terms of a question by how rare they are in a library. */
import type { ParsedQuestion } from '@/lib/evidence/question/parse-question'
import { isOptional, type QuestionTerm } from '@/lib/evidence/question/question-terms'
import { isBoundStem } from '@/lib/evidence/text/bound-tokens'
import { namesDisease } from '@/lib/evidence/text/disease-names'
import { weights } from './weights'

/** A question with the weight of each term in this library. */
export interface WeightedQuestion {
  reading: ParsedQuestion
  idf: (stem: string) => number
  /** Articles of the library, and how many of them hold a stem. */
  articleCount: number
  holding: (stem: string) => number
  /** Of each term, without its idf. */
  shares: number[]
  /** Weight of each term: its share times its idf. */
  termWeights: number[]
  /** Weight of all terms asked, and of the context as far as it counts. */
  total: number
  contextTotal: number
  wordsMean: number
  year: number
}

export function weightQuestion(
  reading: ParsedQuestion,
  library: { articleCount: number; wordsMean: number; articlesWith(stem: string): number },
  year: number,
): WeightedQuestion {
  const known = new Map<string, number>()
  const holding = (stem: string) => {
    // "vitamin D" is at least as rare as "vitamin".
    const count = known.get(stem) ?? library.articlesWith(isBoundStem(stem) ? (stem.split(' ')[0] ?? stem) : stem)
    known.set(stem, count)
    return count
  }
  const { articleCount } = library
  const rarity = new Map<string, number>()
  const idf = (stem: string) => {
    const value = rarity.get(stem) ?? Math.log(1 + (articleCount - holding(stem) + 0.5) / (holding(stem) + 0.5))
    rarity.set(stem, value)
    return value
  }
  const terms = reading.terms.map((term, index) => {
    const count = library.articlesWith(term.stem)
    if (isBoundStem(term.stem) || count > 0) {
      const isStudy = count <= studyArticlesMax && isAcronym(term) && !isNamedElsewhere(reading, index)
      return { ...term, weight: term.weight * weights.known[term.kind] * (isStudy ? weights.studyName : 1) }
    }
    const named = idfOfOtherName(reading, index, library, idf)
    if (named !== null) return { ...term, weight: (term.weight * named) / idf(term.stem) }
    if (term.isFact && !namesDisease(term)) return { ...term, weight: 0, role: 'context' as const }
    return { ...term, weight: term.weight * weights.unknown[term.kind] }
  })
  const shares = limitContext(terms, idf)
  const termWeights = terms.map(({ stem }, index) => (shares[index] ?? 0) * idf(stem))
  const context = termWeights.filter((_, index) => isOptional(terms[index])).sort((a, b) => b - a)
  const contextTotal = sumOf(context.slice(0, weights.contextMax))
  const total = sumOf(termWeights.filter((_, index) => !isOptional(terms[index])))
  const weighted = { ...reading, terms }
  const { wordsMean } = library
  return {
    reading: weighted,
    idf,
    articleCount,
    holding,
    shares,
    termWeights,
    total,
    contextTotal,
    wordsMean,
    year,
  }
}

/**
 * A patient's details count at most as much as what is asked: "on tiotropium and olodaterol. Will oxygen help?" is
 * about oxygen, however rare the names of the drugs are.
 */
function limitContext(terms: QuestionTerm[], idf: (stem: string) => number): number[] {
  const weightOf = (wanted: QuestionTerm['role']) =>
    sumOf(terms.map(({ stem, role, weight }) => (role === wanted ? weight * idf(stem) : 0)))
  const asked = weightOf('asked')
  const part = asked === 0 ? 1 : Math.min(1, asked / weightOf('context'))
  return terms.map(({ role, weight }) => (role === 'context' ? weight * part : weight))
}

/** A word in more articles than this is an abbreviation, not the name of a study. */
const studyArticlesMax = 3

function isAcronym({ kind, surface }: QuestionTerm): boolean {
  return kind === 'specific' && surface.length >= 4 && surface === surface.toUpperCase() && /[A-Z]{2}/.test(surface)
}

function isNamedElsewhere({ synonyms }: ParsedQuestion, term: number): boolean {
  return synonyms.some(({ terms }) => terms.includes(term))
}

function sumOf(values: number[]): number {
  return values.reduce((sum, each) => sum + each, 0)
}

/** A brand name that no article uses is as rare as its generic name, not as rare as an unknown word. */
function idfOfOtherName(
  { synonyms }: ParsedQuestion,
  term: number,
  library: { articlesWith(stem: string): number },
  idf: (stem: string) => number,
): number | null {
  const rarest = synonyms
    .filter(({ terms, words, isBroader }) => {
      return !isBroader && terms.includes(term) && words.every(({ stem }) => library.articlesWith(stem) > 0)
    })
    .map(({ terms, words }) => Math.max(...words.map(({ stem }) => idf(stem))) / terms.length)
  return rarest.length === 0 ? null : Math.max(...rarest)
}
