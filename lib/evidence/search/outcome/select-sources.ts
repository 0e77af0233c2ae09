/** Chooses which of the ranked articles are shown as sources: the best one, and others that add to it. */
import { isNamedBy, type NamedArticle } from '@/lib/evidence/question/cited-identifiers'
import { isSpecificTerm } from '@/lib/evidence/question/question-terms'
import { isTreatment } from '@/lib/evidence/question/turn-dependence'
import type { AnalysedArticle } from '@/lib/evidence/search/article/analyse-article'
import { tellingRoles } from '@/lib/evidence/search/fit/asked-part'
import { isOnOtherSubject, subjectWordsMin } from '@/lib/evidence/search/fit/other-subject'
import type { Candidate } from '@/lib/evidence/search/rank/rank-candidates'
import { markCoveredTerms, measureSubjectShare } from '@/lib/evidence/search/weighting/coverage'
import type { WeightedQuestion } from '@/lib/evidence/search/weighting/weight-question'
import { weights } from '@/lib/evidence/search/weighting/weights'
import type { SearchOutcome } from '@/lib/wire/evidence'

/** Sources shown when none answers the question. */
const relatedMax = 3
/** Most sources by one first author, so that one group's view does not fill the page. */
const sameAuthorMax = 3

/** An article that the question names by identifier is always selected; others need sufficient answerability. */
export function selectSources(
  ranked: Candidate[],
  question: WeightedQuestion,
  named: NamedArticle[],
  { outcome, sourcesMax }: { outcome: SearchOutcome; sourcesMax: number },
): { sources: Candidate[]; outcome: SearchOutcome } {
  const asked = ranked.filter(({ analysed: { article } }) => isNamedBy(named, article)).slice(0, sourcesMax)
  const hasOwnSubject = asked.length === 0 || question.reading.terms.filter(isSpecificTerm).length >= subjectWordsMin
  if (!hasOwnSubject || outcome === 'none') return { sources: asked, outcome: asked.length > 0 ? 'answer' : 'none' }
  const others = ranked.filter((each) => !asked.includes(each))
  const companionsMax = outcome === 'related' ? Math.min(relatedMax, sourcesMax) : sourcesMax
  const sources = [...asked, ...selectCompanions(question, others, companionsMax - asked.length)]
  return { sources, outcome: asked.length > 0 ? 'answer' : outcome }
}

/**
 * The best article and those nearly as good, at most a few by one first author. If the best one is on the subject,
 * articles on another drug, disease or group are left out. So are those that mention only in passing what it states,
 * but the second one, which may answer another part of the question, and studies that share only a treatment with it:
 * dexamethasone in COVID-19 says nothing of croup. A guideline may give advice on anything.
 */
function selectCompanions(question: WeightedQuestion, ranked: Candidate[], sourcesMax: number): Candidate[] {
  const [best] = ranked
  if (best === undefined || sourcesMax < 1) return []
  const isOnSubject = ({ analysed }: Candidate) => !isOnOtherSubject(question.reading, analysed)
  const { companion } = weights
  const stated = companion.stated * measureStatedShare(question, best.analysed)
  const covered = companion.covered * Math.max(...ranked.map(({ coverage }) => coverage.fitting))
  const isBestOnSubject = isOnSubject(best)
  const sharesMore = (each: Candidate) => sharesMoreThanTreatments(question, each.analysed)
  const isGuideline = ({ analysed }: Candidate) => analysed.article.studyType === 'guideline'
  const mustShareMore = sharesMore(best)
  // A blood pressure to aim at in septic shock does not apply to hypertension.
  const isOfOtherCare = ({ analysed }: Candidate) =>
    analysed.isCritical && !question.reading.isCritical && !best.analysed.isCritical
  const isOfUse = (each: Candidate, isSecond: boolean) =>
    each.score >= companion.score * best.score &&
    each.coverage.fitting >= covered &&
    !isOfOtherCare(each) &&
    (!mustShareMore || isGuideline(each) || sharesMore(each)) &&
    (isSecond || measureStatedShare(question, each.analysed) >= stated) &&
    (!isBestOnSubject || isOnSubject(each))
  const byAuthor = new Map<string, number>()
  const chosen: Candidate[] = []
  for (const candidate of ranked) {
    if (chosen.length === sourcesMax) break
    const author = candidate.analysed.article.authors[0] ?? candidate.analysed.article.id
    const count = byAuthor.get(author) ?? 0
    if (count >= sameAuthorMax || (candidate !== best && !isOfUse(candidate, chosen.length === 1))) continue
    byAuthor.set(author, count + 1)
    chosen.push(candidate)
  }
  return chosen
}

/** Whether an article has something that the question names besides treatments, asked about or known of the patient. */
function sharesMoreThanTreatments({ reading }: WeightedQuestion, { frequencies }: AnalysedArticle): boolean {
  const covered = markCoveredTerms(reading, (stem) => frequencies.has(stem))
  return reading.terms.some(
    (term, index) =>
      term.kind === 'specific' &&
      !isTreatment(term) &&
      !reading.absent.terms.includes(index) &&
      (covered[index] ?? 0) > 0,
  )
}

/** Share of the subjects asked about that its title and keywords hold, or one sentence on what it is about or finds. */
function measureStatedShare(question: WeightedQuestion, { named, sentences }: AnalysedArticle): number {
  const telling = sentences().filter(({ reading: { role } }) => tellingRoles.has(role))
  return Math.max(
    measureSubjectShare(question, (stem) => named.has(stem)),
    ...telling.map(({ stems }) => measureSubjectShare(question, (stem) => stems.has(stem))),
  )
}
