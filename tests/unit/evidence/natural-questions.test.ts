/** Questions of two writers who had seen no code: as people speak, type and describe patients. */
import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { type Judgement, judgeAnswer, type QuestionCase } from '../../support/questions/judge-answer'

const directory = mkdtempSync(join(tmpdir(), 'natural-questions-'))
process.env['DATA_DIR'] = directory
process.env['UPSTREAM_BASE_URL'] = ''
const { closeLibrary, prepareLibrary } = await import('@/lib/evidence/open-library')
const { askConversation } = await import('../../support/questions/ask-in-process')

const cases = JSON.parse(
  readFileSync(new URL('../../fixtures/evidence/natural-questions.json', import.meta.url), 'utf8'),
) as QuestionCase[]
const results: { asked: QuestionCase; judgement: Judgement }[] = []

before(async () => {
  prepareLibrary(() => {})
  for (const asked of cases) results.push({ asked, judgement: judgeAnswer(asked, await askConversation(asked.turns)) })
})
after(() => {
  closeLibrary()
  rmSync(directory, { recursive: true })
})

/** The ids for which a criterion has a value, and their share of those for which it has one. */
function select(criterion: keyof Judgement, value: boolean, kind?: string): { ids: string[]; share: number } {
  const judged = results.filter(
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
