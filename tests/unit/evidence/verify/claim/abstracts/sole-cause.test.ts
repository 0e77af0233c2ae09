/** What a claim names as the only cause. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkAgainstAbstract } from '../../../../../support/claims/check-against-cards'

test('what had no effect alone, or one that is not confined to it, is not the only cause', () => {
  const claim = 'Night waking is determined solely by pollen.'
  const both = 'Both pollen and dust determined night waking.'
  assert.equal(checkAgainstAbstract([both, 'Pollen alone had no effect on night waking.'], claim), 'overstated')
  assert.equal(
    checkAgainstAbstract([both, 'The effect of pollen was not confined to night waking.'], claim),
    'overstated',
  )
  assert.equal(checkAgainstAbstract([both, 'Pollen alone determined night waking.'], claim), 'supported')
})
