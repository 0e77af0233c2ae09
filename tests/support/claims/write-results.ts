/** Writes sentences about the result lines of cards in fixed forms: as the line has it, and with the opposite direction. */
import type { Article } from '@/lib/evidence/article/article'
import { type ResultLine, readResultLine } from '@/lib/evidence/verify/claim/read-results'
import type { Claim, ClaimedArticle } from './read-claims'

interface Result {
  outcome: string
  first: string
  second: string
  /** Whether the first arm had more of it. */
  isMore: boolean
}

/** A form, written of the first arm with more or less of the outcome. */
type Form = (result: Result) => string

/** Of lines with a significant difference. */
export const effectForms: Record<string, Form> = {
  'A less than B': ({ outcome, first, second, isMore }) =>
    `${outcome} was ${isMore ? 'higher' : 'lower'} with ${first} than with ${second}.`,
  'A lowered': ({ outcome, first, second, isMore }) =>
    `${capitalize(first)} ${isMore ? 'increased' : 'reduced'} ${uncapitalize(outcome)} compared with ${second}.`,
  'compared with A': ({ outcome, first, second, isMore }) =>
    `Compared with ${first}, ${uncapitalize(outcome)} was ${isMore ? 'less' : 'more'} frequent with ${second}.`,
  'more in the B group': ({ outcome, second, isMore }) =>
    `${outcome} was ${isMore ? 'lower' : 'higher'} in the ${second} group.`,
  'A rather than B': ({ outcome, first, second, isMore }) =>
    `${capitalize(first)} rather than ${second} led to ${isMore ? 'more' : 'less'} ${uncapitalize(outcome)}.`,
  'with A': ({ outcome, first, second, isMore }) =>
    `With ${first}, ${uncapitalize(outcome)} was ${isMore ? 'likelier' : 'less likely'} than with ${second}.`,
}

/** Words that are themselves a direction, or that turn it: "alive at 5 years", "at least 50% fewer days". */
const hasDirection =
  /[,;]|\b(?:vs|versus|free|alive|surviv\w*|fewer|better|worse|improve\w*|change|difference|less|more|at least|no|time to|fall|reduced|efficacy)\b/i

/** @returns for each article the sentences on its significant results between two arms */
export function writeResults(articles: readonly Article[]): ClaimedArticle[] {
  return articles.flatMap((article) => {
    const claims = readResults(article).flatMap((result) =>
      Object.entries(effectForms).flatMap(([kind, write]): Claim[] =>
        [true, false].map((isTrue) => ({
          sentence: write(isTrue ? result : { ...result, isMore: !result.isMore }),
          isTrue,
          kind,
          language: 'en',
          isCited: true,
        })),
      ),
    )
    return claims.length > 0 ? [{ article, claims }] : []
  })
}

function readResults({ passages }: Article): Result[] {
  return passages.flatMap(({ section, text }) =>
    section === 'results' ? text.split('\n').flatMap((line) => toResult(line, readResultLine(line)) ?? []) : [],
  )
}

function toResult(text: string, line: ResultLine | null): Result | null {
  if (!line?.arms || line.isSignificant !== true || line.tellsSurvival || line.isSubgroup) return null
  if (line.direction !== 'less' && line.direction !== 'more') return null
  const outcome = text.slice(0, line.nameEnd).replace(/ \([^()]*\)$/, '')
  const [first, second] = line.arms
  if (hasDirection.test(outcome) || hasDirection.test(first) || hasDirection.test(second)) return null
  return { outcome, first, second, isMore: line.direction === 'more' }
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Abbreviations keep their letters. */
export function uncapitalize(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
