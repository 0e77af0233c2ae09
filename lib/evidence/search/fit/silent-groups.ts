/** Finds the vulnerable groups that a question names and an article never mentions. */
import type { ParsedQuestion } from '@/lib/evidence/question/parse-question'
import { isSpecificTerm } from '@/lib/evidence/question/question-terms'
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
 * "Can I give metformin with an eGFR of 28?", "pregnant, BP 146/94, treat?": the groups, in the words of the question, about
 * whom an article says nothing.
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
