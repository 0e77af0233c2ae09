import assert from 'node:assert/strict'
import { test } from 'node:test'
import '../../../support/library/starter-library'
import { nameEmergencies } from '@/lib/answer/emergency/name-emergencies'
import { askConversation } from '../../../support/questions/ask-in-process'

async function listSources(message: string): Promise<string[]> {
  const { evidence } = await askConversation([message])
  return evidence?.items.map(({ id }) => id) ?? []
}

test('a description of an emergency leads to the sources that treat it, and to no others', async () => {
  const anaphylaxis = ['card:eaaci-2014-anaphylaxis', 'card:rcuk-2021-anaphylaxis']
  assert.deepEqual(
    await listSources("my 3yr old's lips are swelling after a cashew and she's gone floppy"),
    anaphylaxis,
  )
  const [fever] = await listSources('5 week old, temp 38.6, floppy and not feeding')
  assert.equal(fever, 'card:nice-2013-fever-under-5')
  const [eclampsia] = await listSources('34 weeks pregnant, bp 172/112, flashing lights, now fitting')
  assert.equal(eclampsia, 'card:magpie-magnesium')
  assert.deepEqual(await listSources('my mate swallowed 40 paracetamol an hour ago'), [
    'card:snap-12-hour-acetylcysteine',
  ])
})

test("a clinician's note leads to what treats it at once, not to prevention or to the year after", async () => {
  for (const [note, id] of [
    ['Severe pre-eclampsia, started seizing', 'card:magpie-magnesium'],
    ['Patient with severe preeclampsia started seizing. what do I give?', 'card:magpie-magnesium'],
    ['30 year old woman 28 weeks pregnant with BP 165/112 and headache. What now?', 'card:magpie-magnesium'],
    ['Crushing chest pain radiating to the left arm, what should I do?', 'card:aha-acc-2021-chest-pain'],
    ['Paracetamol overdose 4 hours ago, 12 g. Do I give acetylcysteine?', 'card:snap-12-hour-acetylcysteine'],
    ['Severe hyperkalemia 7.0, peaked T waves', 'card:ukka-2023-hyperkalaemia'],
  ] as const) {
    const [first] = await listSources(note)
    assert.equal(first, id, note)
  }
  const { content } = await askConversation(['Crushing chest pain radiating to the left arm, what should I do?'])
  assert.match(content.match(/“[^”]*”/)?.[0] ?? '', /ECG within 10 minutes/)
})

test('where no source treats it, the notice stands alone', async () => {
  for (const message of [
    "she says the kids would be better off without her and she's been saving up her amitriptyline",
    "she's going to take all her sertraline tonight, she told me",
    'toddler with a barking cough, drooling, lips blue',
  ])
    assert.deepEqual(await listSources(message), [], message)
})

test('a question that names its subject keeps its sources under a notice', async () => {
  for (const [message, id] of [
    ['I am bleeding heavily, does tranexamic acid help?', null],
    ['nose bleed txa soaked pledget', null],
    ['76F, Na 112, vomiting and confused, no seizure. 3% as boluses or a drip?', 'card:salsa-hypertonic-saline-bolus'],
  ] as const) {
    const [first] = await listSources(message)
    assert.ok(id === null ? first : first === id, message)
  }
})

test('signs that several conditions share name none', () => {
  for (const message of [
    'he has gone grey and clammy',
    'copd dad, home oxygen turned up to max, lips purple',
    'surfaced fast from a dive, pins and needles down one side',
    'head is out and nothing else is coming, we are at a petrol station',
  ])
    assert.deepEqual(nameEmergencies(message), [], message)
})
