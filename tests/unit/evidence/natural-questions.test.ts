/** Questions of eight writers who had seen no code: as people speak, type and describe patients. */
import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { everyNth, isFull } from '../../support/full'
import { type Judgement, judgeAnswer, type QuestionCase } from '../../support/questions/judge-answer'

const directory = mkdtempSync(join(tmpdir(), 'natural-questions-'))
process.env['DATA_DIR'] = directory
process.env['UPSTREAM_BASE_URL'] = ''
const { closeLibrary } = await import('@/lib/evidence/open-library')
const { prepareLibrary } = await import('@/lib/evidence/prepare-library')
const { askConversation } = await import('../../support/questions/ask-in-process')

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
const surgeryResults: Result[] = []
/** Of hospital specialists whose first language is not English. */
const internationalResults: Result[] = []
/** Of the questions of the last four writers, one in so many is asked in the short run. */
const shareAsked = 4

before(async () => {
  prepareLibrary(() => {})
  results.push(...(await askAll('natural-questions')))
  wardResults.push(...(await askAll('ward-questions')))
  slangResults.push(...(await askAll('slang-questions', shareAsked)))
  professionalResults.push(...(await askAll('professional-questions', shareAsked)))
  surgeryResults.push(...(await askAll('surgery-questions', shareAsked)))
  internationalResults.push(...(await askAll('international-questions', shareAsked)))
})
after(() => {
  closeLibrary()
  rmSync(directory, { recursive: true })
})

async function askAll(name: string, nth = 1): Promise<Result[]> {
  const file = new URL(`../../fixtures/evidence/${name}.json`, import.meta.url)
  const cases = JSON.parse(readFileSync(file, 'utf8')) as QuestionCase[]
  const answered: Result[] = []
  for (const asked of everyNth(cases, nth))
    answered.push({ asked, judgement: judgeAnswer(asked, await askConversation(asked.turns)) })
  return answered
}

/** The ids for which a criterion has a value, and their share of those for which it has one. */
function select(
  criterion: keyof Judgement,
  value: boolean,
  kind?: string,
  from = results,
): { ids: string[]; share: number } {
  const judged = from.filter(
    ({ asked, judgement }) => judgement[criterion] !== null && (kind === undefined || asked.kind === kind),
  )
  assert.ok(judged.length > 0, kind)
  const ids = judged.filter(({ judgement }) => judgement[criterion] === value).map(({ asked }) => asked.id)
  return { ids, share: ids.length / judged.length }
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
    const { ids, share } = select('rightSource', false, kind)
    assert.ok(share <= 1 - least + 1e-9, ids.join(' '))
  })

test('at most 7 in 100 answerable questions are refused', () => {
  const { ids, share } = select('refused', true)
  assert.ok(share <= 0.07, ids.join(' '))
})

test('at least 87 in 100 questions that no article answers are refused or get a notice', () => {
  const { ids, share } = select('refusedOrFlagged', false)
  assert.ok(share <= 0.13, ids.join(' '))
})

test('questions outside medicine are not answered', () => {
  assert.deepEqual(select('answeredWrongly', true).ids, [])
})

test('of the questions of a ward at least 75 in 100 find a right source, and at most 19 in 100 are refused', () => {
  const missed = select('rightSource', false, undefined, wardResults)
  assert.ok(missed.share <= 0.25, missed.ids.join(' '))
  const refused = select('refused', true, undefined, wardResults)
  assert.ok(refused.share <= 0.19, refused.ids.join(' '))
  const unflagged = select('refusedOrFlagged', false, undefined, wardResults)
  assert.ok(unflagged.share <= 0.13, unflagged.ids.join(' '))
})

test('at most 4 in 100 questions of a ward raise an alarm', () => {
  const { ids, share } = select('falseAlarm', true, undefined, wardResults)
  assert.ok(share <= 0.04, ids.join(' '))
})

for (const { name, of, least, refusedMost } of [
  { name: 'in the slang of a ward', of: slangResults, least: isFull ? 0.86 : 0.84, refusedMost: 0.12 },
  {
    name: 'in the words of professionals',
    of: professionalResults,
    least: isFull ? 0.93 : 0.85,
    refusedMost: isFull ? 0.06 : 0.15,
  },
  { name: 'of a surgery', of: surgeryResults, least: isFull ? 0.92 : 0.87, refusedMost: isFull ? 0.07 : 0.1 },
  {
    name: 'of specialists with another first language',
    of: internationalResults,
    least: isFull ? 0.89 : 0.75,
    refusedMost: isFull ? 0.11 : 0.25,
  },
])
  test(`of questions ${name} at least ${100 * least} in 100 find a right source, and at most ${100 * refusedMost} are refused`, () => {
    const missed = select('rightSource', false, undefined, of)
    assert.ok(missed.share <= 1 - least + 1e-9, missed.ids.join(' '))
    const refused = select('refused', true, undefined, of)
    assert.ok(refused.share <= refusedMost, refused.ids.join(' '))
    assert.deepEqual(select('misled', true, undefined, of).ids, [])
  })
