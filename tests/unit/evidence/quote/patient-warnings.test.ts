import '../../../support/library/starter-library'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseQuote } from '@/lib/evidence/quote/choose-quote'
import { retrieve } from '@/lib/evidence/retrieve'

const asker = { owner: 'test', signal: new AbortController().signal }

/** What the answer opens with. */
async function openingOf(text: string, earlier: string[] = []): Promise<string> {
  const { found } = await retrieve({ text, earlier }, { mode: 'auto', references: 'inline', sourcesMax: 8 }, asker)
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

test('what is avoided in the state that a follow-up or a question names opens the answer', async () => {
  for (const [turns, opening] of [
    [
      ['thrush 5th episode this year - what regimen?', "she's just found out she's 8 weeks pregnant"],
      /^Oral fluconazole is avoided/,
    ],
    [['27F, itch and cotton-wool discharge, 30 weeks pregnant. one fluconazole ok?'], /^Oral fluconazole is avoided/],
    [['Graves: methimazole starting dose?', 'she is 7 weeks pregnant'], /propylthiouracil in the first trimester/],
    [['hep C treatment naive, what regimen', 'and if her hep B surface antigen is positive?'], /hepatitis B flare/],
  ] as const)
    assert.match(await openingOf(turns.at(-1) ?? '', turns.slice(0, -1)), opening, turns.join(' → '))
})

test('a follow-up keeps what the first turn says of the patient', async () => {
  const turns = ['puncture wound from a muddy fork, last tetanus jab 7 years ago. booster?']
  assert.match(
    await openingOf("and if he doesn't know whether he was ever vaccinated?", turns),
    /^Any other wound .*puncture/,
  )
})
