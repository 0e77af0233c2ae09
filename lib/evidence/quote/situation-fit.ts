/**
 * Compares the situation of a question with the one that a recommendation is for: "First flare: do not start", "After
 * failed bismuth quadruple therapy: …", "Immunosuppressed: five doses", "two or more flares a year".
 */
import { numberOfWord, smallNumbers } from '@/lib/evidence/question/ages'
import { createGroupFinder, type GroupMention, getOppositeGroup } from '@/lib/evidence/question/population-groups'
import type { AskedSituation } from '@/lib/evidence/question/situation/asked-situation'
import { findWrittenSituations, getOppositeSituation } from '@/lib/evidence/text/clinical-situations'
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import { splitWords } from '@/lib/evidence/text/normalize-terms'

/** What a recommendation opens with, if it says for whom it is; "(class 3: no benefit)" is a grade. */
const opening = /^(?:[^.;()]|\([^.;()]*\)){3,90}?(?=: )/
const number = String.raw`(\d{1,2}|${smallNumbers.join('|')})`
const yearly = new RegExp(
  String.raw`\b${number}(?: to (?:\d{1,2}|${smallNumbers.join('|')}))? or more (?:\p{L}+ ){0,2}(?:a|per|in a) year\b`,
  'iu',
)
const drugs = /\b(?:drugs?|medicines?|medications?)\b(?! interact)/i
/** "After failed bismuth therapy", "if methotrexate and ciclosporin failed". */
const failing = /[^,;:]*\b(?:fail\w*|inadequate|refractory|unresponsive|respon\w+|after)\b[^,;:]*/i

/**
 * @param namesAskedDrug whether the sentence holds a drug of the question
 * @returns 1 if it is for such a situation, -1 if it is for the opposite one, 0 if it states none of these
 */
export function measureSituationFit(
  text: string,
  { names, episodesAYear, failedBefore, wantsDrug }: AskedSituation,
  groups: readonly GroupMention[],
  namesAskedDrug: boolean,
): -1 | 0 | 1 {
  const written = findWrittenSituations(text)
  const bound = yearly.exec(text)?.[1]
  const label = opening.exec(text)?.[0] ?? ''
  const fits = [
    ...names.map((name) => {
      const opposite = getOppositeSituation(name)
      if (written.includes(name))
        return name !== 'treatment failed' || failedBefore || namesAskedDrug || !failsOfOther(text)
      return opposite !== undefined && written.includes(opposite) && !names.includes(opposite) ? false : null
    }),
    episodesAYear === null || bound === undefined ? null : episodesAYear >= numberOfWord(bound),
    wantsDrug && drugs.test(text) ? true : null,
    ...groups.filter(({ isNegated }) => !isNegated).map(({ name }) => fitsGroup(label, name)),
  ]
  if (fits.includes(false)) return -1
  return fits.includes(true) ? 1 : 0
}

/**
 * @returns a test of whether a text names the opposite of one of the groups and not the group itself: "in preserved
 * ejection fraction" for a question on reduced
 */
export function createOtherGroupTest(groups: readonly GroupMention[]): (text: string) => boolean {
  const asked = new Set(groups.flatMap(({ name, isNegated }) => (isNegated ? [] : [name])))
  const pairs = [...asked].flatMap((name) => {
    const opposite = getOppositeGroup(name)
    return opposite === undefined || asked.has(opposite) ? [] : [{ name, opposite }]
  })
  if (pairs.length === 0) return () => false
  const find = createGroupFinder(pairs.flatMap(({ name, opposite }) => [name, opposite]))
  return (text) => {
    const named = new Set(find(text).flatMap(({ name, isNegated }) => (isNegated ? [] : [name])))
    return pairs.some(({ name, opposite }) => named.has(opposite) && !named.has(name))
  }
}

/** Whether a treatment has failed that is a drug: the question has to name it. */
function failsOfOther(text: string): boolean {
  return splitWords(failing.exec(text)?.[0] ?? '').some(({ word }) => isDrugName(word))
}

/** Whether a label is for one of the groups of the patient: "Immunosuppressed" for a patient on rituximab. */
export function namesGroupOfPatient(label: string, groups: readonly GroupMention[]): boolean {
  return groups.some(({ name, isNegated }) => !isNegated && fitsGroup(label, name) === true)
}

/** An age is compared in figures, and most patients of a guideline are women or men. */
const notTelling: ReadonlySet<string> = new Set(['older people', 'women', 'men'])

/** "Immunosuppressed: five doses", next to "Unvaccinated, immunocompetent: …". */
function fitsGroup(label: string, name: string): boolean | null {
  if (label === '' || notTelling.has(name)) return null
  const opposite = getOppositeGroup(name)
  const named = createGroupFinder(opposite === undefined ? [name] : [name, opposite])(label)
  if (named.some((each) => each.name === name && !each.isNegated)) return true
  return named.length > 0 ? false : null
}
