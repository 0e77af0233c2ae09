/**
 * Compares what a question says of one patient, an age, laboratory values, a blood pressure and scores, with the limits
 * that a sentence states: "score 1 in men", "age 60 or over: do not start", "potassium below 3.5 mmol/L".
 */
import { fitsStatedAges } from '@/lib/evidence/question/ages'
import type { PatientFigures, Score } from '@/lib/evidence/question/patient-figures'
import { meetsLimits } from '@/lib/shared/lab-values/excluded-values'

/** @returns 1 if a sentence is for such a patient, -1 if it is for others, 0 if it states no limit of this kind */
export function measurePatientFit(text: string, { age, values, scores, systolic, sex }: PatientFigures): -1 | 0 | 1 {
  const found = [
    age && fitsStatedAges(age.years, text),
    meetsLimits(text, values),
    ...scores.map((score) => fitsScore(text, score, sex)),
    systolic === null ? null : fitsPressure(text, systolic),
  ]
  if (found.includes(false)) return -1
  return found.includes(true) ? 1 : 0
}

/** "CHA2DS2-VASc 2 or more in men, 3 or more in women", "the Glasgow-Blatchford score is 0 to 1", "GCS below 15". */
function fitsScore(text: string, { name, points }: Score, sex: PatientFigures['sex']): boolean | null {
  const found = new RegExp(String.raw`\b(?:${name.replace(/-/g, '-?')}|score)\b([^;()]*)`, 'i').exec(text)
  const limits = Array.from((found?.[1] ?? '').matchAll(scoreLimit)).filter(
    ([, , , , , of]) => of === undefined || sex === null || of === sex,
  )
  if (limits.length === 0) return null
  return limits.some(([, word, from, to, more]) => {
    const least = Number(from)
    if (word !== undefined) return /above|over/i.test(word) ? points > least : points < least
    if (to !== undefined) return points >= least && points <= Number(to)
    if (more === undefined) return points === least
    return /more|higher|above/.test(more) ? points >= least : points <= least
  })
}

const scoreLimit =
  /(?<![\d.])(?:(below|under|above|over) )?(\d{1,2})(?![\d.%])(?: (?:to|or) (\d{1,2}))?(?: or (more|higher|above|less|lower|below))?(?: in (men|women))?/gi

const pressureLimit =
  /(?:(?<!\bto )\b(above|over|below|under) )?(?<![\d.])(\d{3})(?:\/\d{2,3})?(?: to (\d{3}))?(?: mm ?Hg)?(?: or (more|above|higher|over))?/gi
const namesPressure = /\bmm ?Hg\b|\bsystolic\b/i
/** What treatment aims at is no limit for whom it is. */
const aim =
  /\b(?:to|to a target of|target\w*|aim\w*|goal|kept within|toward|rather than)(?: (?:of|for|at|systolic|pressure|below|under|about))* $/i

/** "Start drugs at an average of 140/90 mm Hg or more", "systolic pressure 150 to 220 mm Hg". */
function fitsPressure(text: string, systolic: number): boolean | null {
  if (!namesPressure.test(text)) return null
  const limits = Array.from(text.matchAll(pressureLimit)).filter(
    ({ 1: word, 3: to, 4: more, index }) =>
      (word !== undefined || to !== undefined || more !== undefined) && !aim.test(text.slice(0, index)),
  )
  if (limits.length === 0) return null
  return limits.some(([, word, from, to]) => {
    const bound = Number(from)
    if (to !== undefined) return systolic >= bound && systolic <= Number(to)
    return word !== undefined && /below|under/i.test(word) ? systolic < bound : systolic >= bound
  })
}
