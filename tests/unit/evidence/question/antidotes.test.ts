import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameAntidotes } from '@/lib/evidence/question/antidotes'

const last = (...turns: string[]) => nameAntidotes(turns).at(-1)

test('what reverses a drug is searched by its name', () => {
  assert.equal(last('How do I reverse dabigatran?'), 'How do I idarucizumab for dabigatran?')
  assert.match(last('edoxaban reversal agent') ?? '', /andexanet/)
  assert.match(last('antidote to cyanide') ?? '', /^hydroxocobalamin for cyanide/)
  assert.match(last('beta blocker overdose antidote') ?? '', /insulin/)
})

test('the drug may be in an earlier turn', () => {
  assert.match(last('brain haemorrhage on apixaban', 'how do I reverse it?') ?? '', /andexanet/)
})

test('other reversals stay as they are', () => {
  for (const text of [
    'reverse shoulder arthroplasty',
    'reversing opioid-induced constipation',
    'can diabetes be reversed?',
  ])
    assert.equal(last(text), text)
})
