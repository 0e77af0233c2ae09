/** Questions of nineteen writers who had seen no code: as people speak, type and describe patients. */
import '../../support/library/starter-library'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { before, test } from 'node:test'
import { everyNth, isFull } from '../../support/full'
import { askConversation } from '../../support/questions/ask-in-process'
import { type Judgement, judgeAnswer, type QuestionCase } from '../../support/questions/judge-answer'

interface Result {
  asked: QuestionCase
  judgement: Judgement
}

const results: Result[] = []
/** Of two doctors in a hurry, who describe at length and in the words of a ward. */
const wardResults: Result[] = []
const slangResults: Result[] = []
const professionalResults: Result[] = []
/** Of general practitioners and nurse practitioners. */
const generalPracticeResults: Result[] = []
/** Of hospital specialists whose first language is not English. */
const secondLanguageResults: Result[] = []
/** Of a physician and a pharmacist. */
const hospitalResults: Result[] = []
/** Of a clinician whose near misses name another form of a disease. */
const allSubjectsResults: Result[] = []
/** Of three consultants. */
const consultantResults: Result[] = []
/** Of a hospital physician and a family physician. */
const everyKindResults: Result[] = []
/** Of a physician and a registrar: turns that state a value, swap a drug, compare, name a group or go back. */
const followUpResults: Result[] = []
/** In the short run one question in so many is asked. */
const shareAsked = 4

before(async () => {
  results.push(...(await askAll('natural')))
  wardResults.push(...(await askAll('ward')))
  slangResults.push(...(await askAll('slang')))
  professionalResults.push(...(await askAll('professional')))
  generalPracticeResults.push(...(await askAll('general-practice')))
  secondLanguageResults.push(...(await askAll('second-language')))
  hospitalResults.push(...(await askAll('hospital')))
  allSubjectsResults.push(...(await askAll('all-subjects')))
  consultantResults.push(...(await askAll('consultants')))
  everyKindResults.push(...(await askAll('every-kind-read')))
  followUpResults.push(...(await askAll('follow-ups-read')))
})

async function askAll(name: string): Promise<Result[]> {
  const file = new URL(`../../fixtures/evidence/questions/${name}.json`, import.meta.url)
  const cases = JSON.parse(readFileSync(file, 'utf8')) as QuestionCase[]
  const answered: Result[] = []
  for (const asked of everyNth(cases, shareAsked))
    answered.push({ asked, judgement: judgeAnswer(asked, await askConversation(asked.turns)) })
  return answered
}

/** The ids for which a criterion has a value, and the number of those for which it has one. */
function select(
  criterion: keyof Judgement,
  value: boolean,
  kind?: string,
  from = results,
): { ids: string[]; judged: number } {
  const judged = from.filter(
    ({ asked, judgement }) => judgement[criterion] !== null && (kind === undefined || asked.kind === kind),
  )
  assert.ok(judged.length > 0, kind)
  const ids = judged.filter(({ judgement }) => judgement[criterion] === value).map(({ asked }) => asked.id)
  return { ids, judged: judged.length }
}

/** In the short run, two standard deviations of a sample of this size may be added by its choice. */
function assertAtMost(share: number, { ids, judged }: { ids: string[]; judged: number }): void {
  const chance = isFull ? 0 : 2 * Math.sqrt(share * (1 - share) * judged)
  assert.ok(ids.length <= share * judged + chance + 1e-9, `${ids.length} of ${judged}: ${ids.join(' ')}`)
}

for (const [kind, least] of Object.entries({
  treatment: 0.86,
  comparison: 0.87,
  harms: 0.88,
  dose: 0.76,
  exclusions: 0.83,
  null: 0.91,
  diagnosis: 0.81,
  guideline: 0.81,
  vignette: 0.7,
  telegraphic: 0.93,
  misspelled: 0.75,
  lay: 0.88,
  followup: 0.92,
  chinese: 1,
  spanish: 1,
  german: 1,
  french: 0.83,
}))
  test(`${kind}: the right source is among the first three of at least ${100 * least} in 100`, () => {
    assertAtMost(1 - least, select('rightSource', false, kind))
  })

test('at most 7 in 100 answerable questions are refused', () => {
  assertAtMost(0.07, select('refused', true))
})

test('at least 87 in 100 questions that no article answers are refused or get a notice', () => {
  assertAtMost(0.13, select('refusedOrFlagged', false))
})

test('questions outside medicine are not answered', () => {
  assert.deepEqual(select('answeredWrongly', true).ids, [])
})

test('of the questions of a ward at least 75 in 100 find a right source, and at most 19 in 100 are refused', () => {
  assertAtMost(0.25, select('rightSource', false, undefined, wardResults))
  assertAtMost(0.19, select('refused', true, undefined, wardResults))
  assertAtMost(0.13, select('refusedOrFlagged', false, undefined, wardResults))
})

test('at most 4 in 100 questions of a ward raise an alarm', () => {
  assertAtMost(0.04, select('falseAlarm', true, undefined, wardResults))
})

for (const { name, of, least, refusedMost } of [
  { name: 'in the slang of a ward', of: slangResults, least: 0.86, refusedMost: 0.12 },
  { name: 'in the words of professionals', of: professionalResults, least: 0.93, refusedMost: 0.06 },
  { name: 'of a surgery', of: generalPracticeResults, least: 0.92, refusedMost: 0.07 },
  { name: 'of specialists with another first language', of: secondLanguageResults, least: 0.89, refusedMost: 0.11 },
  { name: 'of a physician and a pharmacist', of: hospitalResults, least: 0.94, refusedMost: 0.06 },
  { name: 'of a clinician on all subjects', of: allSubjectsResults, least: 0.97, refusedMost: 0.02 },
  { name: 'of two physicians on every kind', of: everyKindResults, least: 0.97, refusedMost: 0.02 },
])
  test(`of questions ${name} at least ${Math.round(100 * least)} in 100 find a right source, and at most ${Math.round(100 * refusedMost)} are refused`, () => {
    assertAtMost(1 - least, select('rightSource', false, undefined, of))
    assertAtMost(refusedMost, select('refused', true, undefined, of))
    assert.deepEqual(select('misled', true, undefined, of).ids, [])
  })

test('of follow-ups at least 95 in 100 find a right source, and 92 the right quotation', () => {
  assertAtMost(0.05, select('rightSource', false, undefined, followUpResults))
  assertAtMost(0.03, select('refused', true, undefined, followUpResults))
  assertAtMost(0.08, select('rightQuote', false, undefined, followUpResults))
})

test('near misses, exclusions and follow-ups of a clinician on all subjects are recognised', () => {
  assertAtMost(0.05, select('refusedOrFlagged', false, undefined, allSubjectsResults))
  assertAtMost(0.05, select('rightSource', false, 'followup', allSubjectsResults))
})

test('of the questions of three consultants at least 94 in 100 find a right source, and near misses and follow-ups are recognised', () => {
  assertAtMost(0.06, select('rightSource', false, undefined, consultantResults))
  assertAtMost(0.04, select('refused', true, undefined, consultantResults))
  assertAtMost(0.08, select('refusedOrFlagged', false, undefined, consultantResults))
  assertAtMost(0.04, select('misled', true, undefined, consultantResults))
  assertAtMost(0.11, select('rightSource', false, 'followup', consultantResults))
})
