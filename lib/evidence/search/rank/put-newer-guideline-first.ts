/**
 * Puts a newer guideline on the same disease before an older one, where the value to aim at is asked for: it has
 * been revised since.
 */
import type { ParsedQuestion } from '@/lib/evidence/question/parse-question'
import type { RankedArticle } from './ranked-article'

/** Share of the older guideline's coverage that the newer one needs: it says as much of what is asked. */
const coverageShare = 0.8
/** Guidelines are revised every three to five years. */
const yearsMin = 5
/** The first keywords name the disease; the others what is done for it. */
const keywordsMax = 2

/**
 * "Blood pressure target in an older patient": the guideline of 2025 comes before the one of 2017.
 *
 * @param found best first
 */
export function putNewerGuidelineFirst(found: RankedArticle[], { asksForTarget }: ParsedQuestion): RankedArticle[] {
  const [first] = found
  if (!asksForTarget || first?.article.studyType !== 'guideline' || first.article.year === null) return found
  const { year } = first.article
  const subjects = new Set(listSubjects(first))
  const newer = found.find((each) => {
    const { article, coverage, missing, lacksDrugs, populationDifference } = each
    return (
      article.studyType === 'guideline' &&
      article.year !== null &&
      article.year >= year + yearsMin &&
      listSubjects(each).some((subject) => subjects.has(subject)) &&
      coverage >= coverageShare * first.coverage &&
      missing.length <= first.missing.length &&
      lacksDrugs.length === 0 &&
      !populationDifference
    )
  })
  return newer ? [newer, ...found.filter((each) => each !== newer)] : found
}

function listSubjects({ article: { keywords } }: RankedArticle): string[] {
  return keywords.slice(0, keywordsMax).map((keyword) => keyword.toLowerCase())
}
