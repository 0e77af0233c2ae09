/** What an abstract says raises or lowers what, in other words than the claim. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkAgainstAbstract } from '../../../../../support/claims/check-against-cards'

/** @param claims each with whether the results contradict it */
function assertContradicts(
  result: string,
  claims: readonly (readonly [claim: string, isContradicted: boolean])[],
): void {
  for (const [claim, isContradicted] of claims)
    assert.equal(checkAgainstAbstract([result], claim) === 'contradicted', isContradicted, `${result} ${claim}`)
}

test('verbs of opposite meaning contradict each other, and two turns cancel', () => {
  assertContradicts('Galectin deficiency promotes airway fibrosis in this model.', [
    ['Galectin drives airway fibrosis.', true],
    ['Galectin suppresses airway fibrosis.', false],
    ['Loss of galectin increases airway fibrosis.', false],
    ['Loss of galectin protects the airway against fibrosis.', true],
  ])
  assertContradicts('Airway fibrosis was reduced in mice that lack galectin.', [
    ['Galectin prevents airway fibrosis.', true],
    ['Galectin induces airway fibrosis.', false],
  ])
})

test('an inhibitor is the opposite of what it inhibits, and of nothing else', () => {
  assertContradicts('Inhibitors of chymase attenuated mucus secretion.', [
    ['Chymase inhibits mucus secretion.', true],
    ['Chymase stimulates mucus secretion.', false],
  ])
  assertContradicts('Tezepelumab plus a protease inhibitor raised serum urate.', [
    ['Tezepelumab raises serum urate.', false],
  ])
})

test('a relation that is denied contradicts one that is affirmed, and the other way round', () => {
  assertContradicts('There was no correlation between pollen counts and night waking.', [
    ['High pollen counts may worsen night waking.', true],
    ['Pollen counts do not affect night waking.', false],
  ])
  assertContradicts('A pollen filter could reduce night waking.', [
    ['A pollen filter had no effect on night waking.', true],
    ['A pollen filter lowers night waking.', false],
  ])
  assertContradicts('No effect was found for theophylline, ketotifen or magnesium.', [
    ['Ketotifen protects against asthma.', true],
    ['Tezepelumab protects against asthma.', false],
  ])
})

test('an amount next to the verb gives the sign, also of an abbreviation', () => {
  const result = 'Smokers secreted more thymic lymphopoietin (TSLP) than others.'
  assertContradicts(result, [
    ['Smokers secrete less thymic lymphopoietin than others.', true],
    ['Smokers secrete more TSLP than others.', false],
  ])
})

test('neither a hypothesis nor an open question is a finding', () => {
  assertContradicts('Ketotifen might counteract night waking.', [['Ketotifen triggers night waking.', false]])
  assertContradicts('Ketotifen counteracted night waking.', [
    ['It remains to be seen whether ketotifen triggers night waking.', false],
  ])
})
