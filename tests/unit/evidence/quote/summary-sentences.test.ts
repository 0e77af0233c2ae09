import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ScoredSentence } from '@/lib/evidence/quote/scored-sentence'
import { putSingleBeforeSummary } from '@/lib/evidence/quote/summary-sentences'

/** Each with the terms that it holds: a drug, and the disease of the title. */
const summary = sentence('conclusion', [1, 1])
const onDrug = sentence('recommendation', [1, 0])
const onOther = sentence('recommendation', [0, 1])
const asked = { isInTitle: [false, true], drugs: [0], termWeights: [1, 1] }

function sentence(role: ScoredSentence['reading']['role'], covered: number[]): ScoredSentence {
  return { text: '', reading: { role, fits: {} }, covered }
}

function findFirst(
  sentences: ScoredSentence[],
  scores: number[],
  others: Partial<typeof asked & { asksSeveralThings: boolean }> = {},
) {
  const read = scores.map((score) => ({ score, statesFacet: true }))
  const raised = putSingleBeforeSummary(read, sentences, { ...asked, ...others })
  const best = Math.max(...raised.map(({ score }) => score))
  return sentences[raised.findIndex(({ score }) => score === best)]
}

test('the one recommendation that holds all that the summary does comes before it', () => {
  assert.equal(findFirst([summary, onDrug, onOther], [1, 0.7, 0.9]), onDrug)
})

test('the summary comes first where no recommendation holds as much, or several do', () => {
  assert.equal(findFirst([summary, onOther], [1, 0.9]), summary)
  assert.equal(findFirst([summary, onDrug, sentence('recommendation', [1, 1])], [1, 0.7, 0.7]), summary)
  assert.equal(findFirst([summary, onDrug], [1, 0.4]), summary)
  assert.equal(findFirst([summary, onDrug], [1, 0.7], { asksSeveralThings: true }), summary)
})
