/** Questions that ask for a certain form of answer: an antidote, the next line, a target, whom to screen. */
import '@/tests/support/library/starter-library'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askConversation } from '@/tests/support/questions/ask-in-process'

async function findOpening(...turns: string[]): Promise<string> {
  const { content } = await askConversation(turns)
  return /“([^”]*)”/.exec(content)?.[1] ?? ''
}

const openings: [turns: string[], opening: RegExp][] = [
  [['How do I reverse dabigatran?'], /idarucizumab/],
  [['Antidote for opioid overdose?'], /naloxone/],
  [['drug to prevent eclampsia'], /^Magnesium sulphate/],
  [['Statin after heart attack: benefit?'], /^In people with coronary disease/],
  [['Status epilepticus', 'if lorazepam fails?'], /second[- ]line/i],
  [['Drugs for alcohol use disorder', 'if naltrexone fails?'], /^(?:Topiramate|Disulfiram)/],
  [['COPD exacerbations', 'if triple therapy fails?'], /^Exacerbations despite triple therapy/],
  [['Target BP in an older patient'], /^Overall treatment goal below 130\/80/],
  [['Lung cancer screening: who and how often?'], /50 to 80/],
  [['Breast cancer screening: who and how often?'], /every two years/],
]

for (const [turns, opening] of openings) {
  test(`the answer to “${turns.join(' | ')}” opens with what is asked for`, async () => {
    assert.match(await findOpening(...turns), opening)
  })
}

test('a drug or a property that no source tells is said before the quotation', async () => {
  const alteplase = await askConversation(['Does alteplase help in pulmonary embolism?'])
  assert.match(alteplase.content, /do(?:es)? not cover alteplase/)
  const amiodarone = await askConversation(['What are the side effects of amiodarone?'])
  assert.match(amiodarone.content, /do(?:es)? not cover side effects/)
  const defined = await askConversation(['Acute cancer VTE: apixaban', 'how was bleeding defined?'])
  assert.match(defined.content, /how bleeding was defined/)
})

test('the words for side effects do not decide whether a question is answered', async () => {
  for (const question of ['adverse effects of finerenone', 'finerenone side effects', 'finerenone adverse reactions'])
    assert.equal((await askConversation([question])).evidence?.outcome, 'answer', question)
})

test('related evidence on another disease says on which', async () => {
  const { content } = await askConversation(['Metformin in eGFR 25?'])
  assert.match(content, /polycystic ovary syndrome/)
})
