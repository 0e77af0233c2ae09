import '../../../support/library/starter-library'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseQuote } from '@/lib/evidence/quote/choose-quote'
import { retrieve } from '@/lib/evidence/retrieve'

const asker = { owner: 'test', signal: new AbortController().signal }

/** What the answer opens with. */
async function openingOf(text: string): Promise<string> {
  const { found } = await retrieve({ text }, { mode: 'auto', references: 'inline', sourcesMax: 8 }, asker)
  const quoted = chooseQuote(found[0]?.sentences ?? [])
  return quoted ? quoted.passage.text.slice(quoted.start, quoted.end) : ''
}

test('a sentence that says that a drug asked about is not for such a patient opens the answer', async () => {
  for (const [question, opening] of [
    ['prasugrel or ticagrelor in ACS, patient had a stroke before', /^Prasugrel has its own contraindications/],
    ['Colchicine for gout flare in renal impairment', /Colchicine: .*contraindicated in renal/],
    ['NSAID for gout flare in a patient with heart failure', /^NSAIDs: .*unsuitable in .*heart failure/],
    ['belatacept for a kidney transplant recipient who is EBV seronegative', /^Belatacept is contraindicated/],
    ['ulipristal in a woman with severe asthma on oral steroids', /^Ulipristal is unsuitable in severe asthma/],
  ] as const)
    assert.match(await openingOf(question), opening, question)
})

test('a contraindication that the patient does not have, or of another drug, opens none', async () => {
  for (const question of [
    'does prasugrel reduce stroke in acute coronary syndrome',
    'colchicine for acute gout',
    'topiramate for obesity in a patient with seizures',
    '49F 3 cm node-positive triple-negative breast tumour. Immunotherapy with the chemo before surgery?',
  ])
    assert.doesNotMatch(
      await openingOf(question),
      /contraindicat|^NSAIDs|^Topiramate is teratogenic|unsuitable for immunotherapy/,
      question,
    )
})
