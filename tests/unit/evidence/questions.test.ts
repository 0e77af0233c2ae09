import '../../support/library/starter-library'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { before, describe, test } from 'node:test'
import { askConversation } from '../../support/questions/ask-in-process'
import {
  assignHalf,
  type Half,
  type Judgement,
  judgeAnswer,
  type QuestionCase,
} from '../../support/questions/judge-answer'

const cases = JSON.parse(
  readFileSync(new URL('../../fixtures/evidence/questions/own.json', import.meta.url), 'utf8'),
) as QuestionCase[]
/** Asked without a model, by kind. */
const judged = new Map<string, { id: string; judgement: Judgement }[]>()

before(async () => {
  for (const each of cases) {
    const judgement = judgeAnswer(each, await askConversation(each.turns))
    judged.set(each.kind, [...(judged.get(each.kind) ?? []), { id: each.id, judgement }])
  }
})

/** The ids for which a criterion has a value, and those for which it has this one. */
function select(
  criterion: keyof Judgement,
  value: boolean,
  { kinds = [...judged.keys()], half }: { kinds?: string[]; half?: Half } = {},
) {
  const results = kinds
    .flatMap((kind) => judged.get(kind) ?? [])
    .filter(({ id, judgement }) => judgement[criterion] !== null && (half === undefined || assignHalf({ id }) === half))
  const ids = results.filter(({ judgement }) => judgement[criterion] === value).map(({ id }) => id)
  return { ids, share: ids.length / results.length, count: results.length }
}

test('there are at least 300 questions', () => assert.ok(cases.length >= 300))

for (const [kind, least] of Object.entries({
  treatment: 0.97,
  comparison: 0.97,
  null: 0.96,
  guideline: 0.94,
  dose: 0.92,
  harms: 0.94,
  exclusions: 0.8,
  diagnosis: 0.92,
  vignette: 0.88,
  telegraphic: 0.9,
  misspelled: 0.87,
  lay: 0.82,
  followup: 0.83,
})) {
  test(`${kind}: the right source is among the first three of at least ${100 * least} in 100`, () => {
    const missed = select('rightSource', false, { kinds: [kind] })
    assert.ok(missed.count > 0)
    assert.ok(missed.share <= 1 - least + 1e-9, missed.ids.join(' '))
  })
}

for (const half of ['tune', 'check'] as const)
  describe(`the ${half} half`, () => {
    test('the right source is among the first three of at least 94 in 100', () => {
      const { ids, share } = select('rightSource', false, { half })
      assert.ok(share <= 0.06, ids.join(' '))
    })

    test('at most 4 in 100 answerable questions are refused', () => {
      const { ids, share } = select('refused', true, { half })
      assert.ok(share <= 0.04, ids.join(' '))
    })

    test('the quotation answers in at least 93 of 100', () => {
      const { ids, share } = select('rightQuote', false, { half })
      assert.ok(share <= 0.07, ids.join(' '))
    })
  })

test('a question that has no answer is not answered', () => assert.deepEqual(select('answeredWrongly', true).ids, []))

test('no answer is misleading', () => assert.deepEqual(select('misled', true).ids, []))

test('no question raises a false alarm', () => assert.deepEqual(select('falseAlarm', true).ids, []))
