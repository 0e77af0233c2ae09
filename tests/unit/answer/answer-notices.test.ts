import '../../support/library/starter-library'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askConversation } from '../../support/questions/ask-in-process'

async function ask(question: string) {
  const { content, evidence } = await askConversation([question])
  const notice = evidence?.notices?.find(({ kind }) => kind === 'population')?.text ?? ''
  return { content, notice, uncovered: /No source (?:above covers:|below covers) .*/.exec(content)?.[0] ?? '' }
}

test('the notice on the population quotes the first source alone', async () => {
  const { notice, content } = await ask('fluoxetine for a 14 yr old with depression')
  assert.match(notice, /^Source 1 studied a different population [^“]*“[^”]*stroke[^”]*”$/)
  assert.match(content, /Different population:\*\* “[^”]*felt well enough to stop[^”]*” \[2\]/)
})

test('advice on a lower dose excludes nobody', async () => {
  assert.equal((await ask('63M AUD, eGFR 38 (CrCl 40), acamprosate dose?')).notice, '')
})

test('a guideline leaves out an age that its limits and its people leave out', async () => {
  const { notice } = await ask('5 month old otitis media, does the AAP guidance cover her?')
  assert.match(notice, /^Source 1 excluded the population asked about \(5 month old\)\.$/)
  assert.equal((await ask('8 month old with otitis media, antibiotics?')).notice, '')
})

test('people without type 2 diabetes may have type 1', async () => {
  const { notice } = await ask('semaglutide in type 1 diabetes')
  assert.match(notice, /^Source 1 excluded the population asked about \(type 1 diabetes\)\.$/)
  assert.doesNotMatch(notice, /without type 2|look for advanced fibrosis/)
})

test('what the question denies, a measure of effect, or the drug of an immunosuppressed patient is not uncovered', async () => {
  for (const question of [
    '4 yo unilateral otitis media mild pain no fever, amoxicillin?',
    'High dose flu jab over 65s NNV',
    'Patient on rabies PEP is on methotrexate and prednisolone - how many doses?',
  ])
    assert.equal((await ask(question)).uncovered, '', question)
})

test('advice is not a combined outcome', async () => {
  assert.doesNotMatch((await ask('4 yo unilateral otitis media mild pain no fever, amoxicillin?')).content, /Combined/)
})

test('whom or which disease the question is about comes before the quotations where no source covers it', async () => {
  for (const [question, subject] of [
    ['flu vaccine in second trimester?', 'flu'],
    ['VTE risk on the combined pill', 'vte'],
    ['Pregnant 28 weeks, can I use YEARS to rule out PE?', 'pregnant'],
    ['Anifrolumab for lupus nephritis', 'nephritis'],
    ["spironolactone vs lymecycline for women's acne", 'lymecycline'],
  ] as const) {
    const { content } = await askConversation([question])
    const [notice = '', quotation = ''] = content.split('\n\n')
    assert.equal(notice.toLowerCase(), `**no source below covers ${subject}.**`, question)
    assert.match(quotation, /^“/)
    assert.doesNotMatch(content, /No source above covers/)
  }
})

test('everyday words, words of the ward and facts of the patient are not reported as uncovered', async () => {
  for (const question of [
    'spots on my face as an adult woman, does spironolactone clear them up',
    'volume of each 3% saline bolus for symptomatic low sodium',
    'VL vs DL first pass ICU/ED',
    'Which signs in a feverish baby are red flags?',
    '26F with a few petechiae, newly diagnosed ITP, platelets 42. Steroids or watch?',
  ])
    assert.equal((await ask(question)).uncovered, '', question)
})

test('how a disease shows is not said before an answer on it', async () => {
  const { content } = await ask('14 mo, unilateral AOM, temp 38.1, mild otalgia since this morning. must I prescribe?')
  assert.match(content, /^“Non-severe unilateral disease/)
})

test('an age within a limit, and what "except" spares, exclude nobody', async () => {
  for (const question of [
    '34 year old, thunderclap headache, CT at 4 hours normal. Do I still need to LP her?',
    '18 month old, GCS 15, small frontal swelling only, no LOC. PECARN very low risk?',
  ])
    assert.equal((await ask(question)).notice, '', question)
})

test('the trial of the hours asked about leads, also for a patient whom it left out', async () => {
  for (const turns of [
    ['alteplase at 4h for stroke - numbers?'],
    ['alteplase at 4 h', 'over 80s?'],
    ['82 year old, alteplase at 4 hours?'],
  ]) {
    const { evidence } = await askConversation(turns)
    assert.equal(evidence?.items[0]?.id, 'card:ecass-iii', turns.join(' | '))
    const isOld = turns.join(' ').includes('8')
    assert.equal(evidence?.items[0]?.match?.population?.relation, isOld ? 'excluded' : undefined)
  }
})

test('an answer to a follow-up opens with the finding that names what it adds', async () => {
  for (const [turns, opening] of [
    [['copd exacerbation pred how many days', 'what about blood sugars, any difference?'], /^“Hyperglycaemia/],
    [['TXA for upper GI bleed', 'seizures?'], /^“Seizures, tranexamic acid/],
  ] as const) {
    const { content } = await askConversation([...turns])
    assert.match(content, opening, turns.join(' | '))
  }
})

test('doses that a question gives, a wish for children and a band of childhood are read as what they are', async () => {
  const { content } = await askConversation(['erenumab 70 or 140 mg: how many fewer migraine days a month?'])
  assert.match(content, /^“In episodic migraine, monthly erenumab cut migraine days by 3\.2/)
  const wish = await askConversation(['male with psoriasis starting methotrexate', 'he wants kids'])
  assert.doesNotMatch(wish.content, /^“Children/)
  assert.match(
    (await ask('pfizer covid jab 5-11s efficacy')).notice,
    /different population .*5-11s.*aged 16 years or older/,
  )
})

test('what failed before and a vaccine that the patient had choose the advice', async () => {
  for (const [turns, opening] of [
    [['h pylori first line in the states, no sensitivities', 'failed that. next?'], /^“After failed bismuth quadruple/],
    [
      ['bitten by stray dog in India, had full rabies course 6 years ago. what now'],
      /^“Previously vaccinated: two doses/,
    ],
    [['never had rabies vaccine, dog bite'], /^“Unvaccinated, immunocompetent/],
  ] as const) {
    const { content } = await askConversation([...turns])
    assert.match(content, opening, turns.join(' | '))
  }
})
