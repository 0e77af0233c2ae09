import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseQuestion } from '@/lib/evidence/question/parse-question'

const before = ['dapagliflozin in heart failure', 'and in pregnancy?']

test('how a result was measured is asked of the result before a group was asked for', () => {
  const { groups, terms } = parseQuestion('how was that measured?', before)
  assert.deepEqual(groups, [])
  assert.ok(terms.some(({ word }) => word === 'dapagliflozin'))
})

test('what else is asked after a group is asked of the group', () => {
  const { groups } = parseQuestion('what dose?', before)
  assert.deepEqual(
    groups.map(({ name }) => name),
    ['pregnancy'],
  )
})
