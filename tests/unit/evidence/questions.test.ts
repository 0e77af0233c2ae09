import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { type Judgement, judgeAnswer, type QuestionCase } from '../../support/questions/judge-answer'

const directory = mkdtempSync(join(tmpdir(), 'questions-'))
process.env['DATA_DIR'] = directory
process.env['UPSTREAM_BASE_URL'] = ''
const { closeLibrary, prepareLibrary } = await import('@/lib/evidence/open-library')
const { askConversation } = await import('../../support/questions/ask-in-process')

const cases = JSON.parse(
  readFileSync(new URL('../../fixtures/evidence/clinical-questions.json', import.meta.url), 'utf8'),
) as QuestionCase[]
/** Asked without a model, by kind. */
const judged = new Map<string, { id: string; judgement: Judgement }[]>()

before(async () => {
  prepareLibrary(() => {})
  for (const each of cases) {
    const judgement = judgeAnswer(each, await askConversation(each.turns))
    judged.set(each.kind, [...(judged.get(each.kind) ?? []), { id: each.id, judgement }])
  }
})
after(() => {
  closeLibrary()
  rmSync(directory, { recursive: true })
})

/** The ids for which a criterion has a value, and those for which it has this one. */
function select(criterion: keyof Judgement, value: boolean, kinds = [...judged.keys()]) {
  const results = kinds
    .flatMap((kind) => judged.get(kind) ?? [])
    .filter(({ judgement }) => judgement[criterion] !== null)
  const ids = results.filter(({ judgement }) => judgement[criterion] === value).map(({ id }) => id)
  return { ids, share: ids.length / results.length, count: results.length }
}

test('there are at least 300 questions', () => assert.ok(cases.length >= 300))

for (const [kind, least] of Object.entries({
  treatment: 0.95,
  comparison: 0.95,
  null: 0.95,
  guideline: 0.9,
  dose: 0.9,
  harms: 0.95,
  exclusions: 0.8,
  diagnosis: 0.9,
  vignette: 0.8,
  telegraphic: 0.8,
  misspelled: 0.85,
  lay: 0.8,
  followup: 0.8,
})) {
  test(`${kind}: the right source is among the first three of at least ${100 * least} in 100`, () => {
    const missed = select('rightSource', false, [kind])
    assert.ok(missed.count > 0)
    assert.ok(missed.share <= 1 - least + 1e-9, missed.ids.join(' '))
  })
}

test('at most 4 in 100 answerable questions are refused', () => {
  const { ids, share } = select('refused', true)
  assert.ok(share <= 0.04, ids.join(' '))
})

test('the quotation answers in at least 90 of 100', () => {
  const { ids, share } = select('rightQuote', false)
  assert.ok(share <= 0.1, ids.join(' '))
})

test('a question that has no answer is not answered, but for one in twenty', () => {
  const { ids, share } = select('answeredWrongly', true)
  assert.ok(share <= 0.06, ids.join(' '))
})

test('no answer is misleading', () => assert.deepEqual(select('misled', true).ids, []))

test('no question raises a false alarm', () => assert.deepEqual(select('falseAlarm', true).ids, []))
