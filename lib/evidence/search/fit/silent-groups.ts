/** Finds the groups that a question names and an article never mentions. */
import type { Article } from '@/lib/evidence/article/article'
import type { ParsedQuestion } from '@/lib/evidence/question/parse-question'
import { createGroupFinder } from '@/lib/evidence/question/population-groups'
import { isSpecificTerm } from '@/lib/evidence/question/question-terms'
import type { AnalysedArticle } from '@/lib/evidence/search/article/analyse-article'
import { markCoveredTerms } from '@/lib/evidence/search/weighting/coverage'
import { foldWord, stemWord } from '@/lib/evidence/text/normalize-terms'
import { isProcedureName } from '@/lib/evidence/text/procedures'

/** Each group with stems of which any article about it contains one. */
const stemsByGroup = new Map(
  Object.entries({
    pregnancy: 'pregnancy pregnant antenatal prenatal maternal gestational fetal obstetric',
    'breast-feeding': 'breastfeeding lactating lactation breastfed nursing',
    'severe kidney impairment': 'kidney renal dialysis hemodialysis egfr creatinine ckd nephropathy nephrology',
    'liver disease': 'liver hepatic cirrhosis hepatitis',
  }).map(([name, words]) => [name, words.split(' ').map((word) => stemWord(foldWord(word)))]),
)

/** Groups for whom any advice may differ. For the others an otherwise safe drug may be unsafe. */
const alwaysVulnerable: ReadonlySet<string> = new Set(['pregnancy', 'breast-feeding'])

/**
 * "Can I give metformin with an eGFR of 28?", "pregnant, BP 146/94, treat?": the groups, in the words of the question,
 * about whom an article says nothing.
 *
 * @param frequencies the stems of the article
 */
export function listSilentGroups(
  { terms, groups }: ParsedQuestion,
  frequencies: ReadonlyMap<string, number>,
): string[] {
  if (groups.length === 0) return []
  const isOnTreatment = terms.some((term) => {
    return isSpecificTerm(term) && (term.kind === 'drug' || isProcedureName(term.word))
  })
  const silentOn = groups.filter(({ name, isNegated }) => {
    const stems = isNegated || !(isOnTreatment || alwaysVulnerable.has(name)) ? undefined : stemsByGroup.get(name)
    return stems !== undefined && !stems.some((stem) => frequencies.has(stem))
  })
  return [...Map.groupBy(silentOn, ({ name }) => name).values()].flatMap(([first]) => first?.surface ?? [])
}

/**
 * Whether an article says nothing about a group that the question names. In a conversation one that only excludes
 * pregnancy says as little of it, and may be on another subject.
 */
export function isSilentOnGroup(reading: ParsedQuestion, { article, frequencies, named }: AnalysedArticle): boolean {
  if (listSilentGroups(reading, frequencies).length > 0) return true
  const names = reading.groups.flatMap(({ name }) => (alwaysVulnerable.has(name) ? [name] : []))
  if (!reading.asksOnlyForGroup || names.length === 0 || namesInherited(reading, named)) return false
  return !names.some((name) => isAlsoOn(article, name))
}

/**
 * Whether the title and the keywords name all that earlier turns asked about: that it leaves the group out is
 * then the answer.
 */
function namesInherited(reading: ParsedQuestion, named: ReadonlySet<string>): boolean {
  const covered = markCoveredTerms(reading, (stem) => named.has(stem))
  const inherited = reading.terms.flatMap((term, index) => (isSpecificTerm(term) && term.isInherited ? [index] : []))
  return inherited.length > 0 && inherited.every((index) => covered[index] === 1)
}

/**
 * Groups that most studies include and few report on: a question about them is answered by the whole study, but the
 * reader must know that it says nothing about them. A single patient ("a 72-year-old woman") asks for no such result.
 */
const rarelyReported = [
  {
    asked: /^(?:elderly|geriatric|older (?:people|adults|patients)|over[- ](?:the )?[6-9]\ds|octogenarians)$/i,
    mention:
      /\b(?:elder|older|geriatric|frail|nursing home|care home|dementia|octogenarian)|\b(?:aged?|ages|over|age of|years)\b[^.;]{0,30}\b(?:6\d|[789]\d)\b(?![.%])|\b(?:6\d|[789]\d)(?: years|\+| or (?:over|older|above|more))/i,
  },
  {
    asked: /^(?:women|females)$/i,
    mention:
      /\b(?:wom[ae]n|female|girl|mother|matern|pregnan|breast|ovar|uter|cervi|vagin|menopaus|menstr|endometri|postpart|c(?:a?)esarean|sex(?:es)?\b|gender)/i,
  },
  { asked: /^(?:men|males)$/i, mention: /\b(?:m[ae]n\b|male|boy|prostat|erectile|testic|sex(?:es)?\b|gender)/i },
]

/**
 * "Does dapagliflozin help in women?": the groups, in the words of the question, that none of the articles mentions.
 */
export function listUnreportedGroups({ groups }: ParsedQuestion, articles: readonly Article[]): string[] {
  if (groups.length === 0 || articles.length === 0) return []
  const unreported = groups.filter(({ name, surface, isNegated }) => {
    if (isNegated) return false
    if (alwaysVulnerable.has(name)) return !articles.some((article) => isAlsoOn(article, name))
    const group = rarelyReported.find(({ asked }) => asked.test(surface))
    return group && !articles.some((article) => mentions(article, group.mention))
  })
  return [...new Set(unreported.map(({ surface }) => surface))]
}

/** "Pregnancy is outside this summary" says nothing about it. */
function isAlsoOn({ title, passages }: Article, group: string): boolean {
  const find = createGroupFinder([group])
  const names = (text: string) => find(text).some(({ isNegated }) => !isNegated)
  return names(title) || passages.some(({ text }) => names(text))
}

function mentions({ title, passages }: Pick<Article, 'title' | 'passages'>, pattern: RegExp): boolean {
  return pattern.test(title) || passages.some(({ text }) => pattern.test(text))
}
