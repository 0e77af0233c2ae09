/** Differences between two arms that no sentence of an abstract states. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkAgainstAbstract } from '../../../../../support/claims/check-against-cards'

const results = [
  'Oral steroid courses were similar with tezepelumab and placebo.',
  'Night waking was less frequent with tezepelumab than with placebo.',
  'Morning lung capacity was recorded by a portable sensor.',
]

test('a difference is doubted where no sentence with half of the words for it may state one', () => {
  for (const claim of [
    'Tezepelumab significantly raised morning lung capacity compared with placebo.',
    'Morning lung capacity was worse with tezepelumab than with placebo.',
  ])
    assert.equal(checkAgainstAbstract(results, claim), 'partly', claim)
})

test('a difference that a sentence words in another way is not doubted', () => {
  for (const claim of [
    'Tezepelumab significantly reduced night waking compared with placebo.',
    'Night waking was better with tezepelumab than with placebo.',
  ])
    assert.equal(checkAgainstAbstract(results, claim), 'supported', claim)
})

test('neither a change without a comparator nor a record without comparisons is doubted for this', () => {
  assert.equal(checkAgainstAbstract(results, 'Tezepelumab raises morning lung capacity.'), 'supported')
  const counts = ['Night waking: 4/20 with tezepelumab, 9/20 with placebo.', 'Lung capacity: 4.1 L, 3.9 L.']
  const claim = 'Morning waking was less frequent with tezepelumab than with placebo.'
  assert.equal(checkAgainstAbstract(counts, claim), 'supported')
})
