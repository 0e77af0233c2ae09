/** Questions in other languages find the English articles on their subject without a language model. */
import '../../../support/library/starter-library'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { translateQuestion } from '@/lib/evidence/question/translation/translate-question'
import { retrieve } from '@/lib/evidence/retrieve'
import { everyNth, isFull } from '../../../support/full'

const options = { mode: 'auto', references: 'inline', sourcesMax: 8 } as const
const asker = { owner: 'test', signal: new AbortController().signal }

/** For each article of the starter library: what it is about, as a clinician would ask in each language. */
const subjects: Record<string, Record<'zh' | 'es' | 'de' | 'fr', string>> = JSON.parse(
  readFileSync('tests/fixtures/evidence/foreign-subjects.json', 'utf8'),
)

test('the subject of every article of the starter library is asked for', () => {
  const { cards } = JSON.parse(readFileSync('lib/evidence/library/starter-library.json', 'utf8')) as {
    cards: { id: string }[]
  }
  assert.deepEqual(Object.keys(subjects).toSorted(), cards.map(({ id }) => id).toSorted())
})

/** Share of the questions whose article is among the first three (measured: docs/evidence-measurements.md). */
const shareMin = 0.97

// In the short run each language asks for another third of the articles.
for (const [index, language] of (['zh', 'es', 'de', 'fr'] as const).entries())
  test(`${language}: a question about an article finds it`, async () => {
    const missed: string[] = []
    const asked = everyNth(Object.entries(subjects).slice(isFull ? 0 : index % 3), 3)
    for (const [id, { [language]: text }] of asked) {
      const { found } = await retrieve({ text }, options, asker)
      if (!found.slice(0, 3).some(({ article }) => article.id === `card:${id}`)) missed.push(`${id}: ${text}`)
    }
    const share = 1 - missed.length / asked.length
    assert.ok(share >= shareMin, `${share.toFixed(3)} found; missed:\n${missed.join('\n')}`)
  })

test('a letter without an apostrophe after it is not a French word', async () => {
  for (const question of [
    'T 38.2',
    '7 wks old, T 38.2',
    'T score -2.1, 68F',
    'D 5 of illness',
    'S 45, N 80',
    "CBTi didn't work, add drug?",
    "4 UTIs last yr, doesn't want abx. d-mannose?",
    'C section wound, S aureus, no MRSA',
  ])
    assert.equal(await translateQuestion(question), null, question)
  assert.match((await translateQuestion("l'apixaban et l'aspirine"))?.text ?? '', /apixaban/)
})

test('a telegraphic English question is not translated', async () => {
  for (const question of [
    'xolair 300 mg hives itch score',
    'ecmo in ards crossovers',
    'Adrenaline dose IM anaphylaxis adult',
    'tofersen SOD1 ALS',
    '4 yo unilateral otitis media mild pain no fever, amoxicillin?',
  ])
    assert.equal(await translateQuestion(question), null, question)
})

test('forms of a word are read as one', async () => {
  for (const form of ['Hautinfektion', 'Hautinfektionen', 'Haut-Infektionen'])
    assert.match((await translateQuestion(`Wie behandelt man eine ${form}?`))?.text ?? '', /cellulitis|skin infection/)
  assert.match((await translateQuestion('¿Cisatracurio o rocuronio?'))?.text ?? '', /cisatracurium rocuronium/)
  assert.equal((await translateQuestion("nouveau traitement de l'obésité"))?.text, 'new treatment obesity')
})

// Trying every division of a long word into German words would never end.
test('a word of any length is read', async () => {
  const { notUnderstood = [] } = (await translateQuestion(`Wie wirkt Apixaban bei ${'herzblut'.repeat(500)}?`)) ?? {}
  assert.equal(notUnderstood.length, 1)
})

test('a text without function words is read in the language that knows its names', async () => {
  assert.equal(
    (await translateQuestion('Leitlinie Reizdarmsyndrom'))?.text,
    'guideline recommended irritable bowel syndrome',
  )
  assert.equal((await translateQuestion('rage prophylaxie post-exposition'))?.text, 'rabies post exposure prophylaxis')
  for (const english of ['apixaban dose AF', 'hearing loss steroids', 'gout flare treatment', 'repair a leaking tap'])
    assert.equal(await translateQuestion(english), null, english)
  assert.match(
    (await translateQuestion('Vorhofflimmern, 84 J, eGFR 24: Apixaban Dosis?'))?.text ?? '',
    /atrial fibrillation.*apixaban dose/,
  )
})

test('an age limit is understood whatever its number', async () => {
  for (const question of [
    '80岁以上高血压要不要治疗',
    '¿Tratar la hipertensión en mayores de 80 años?',
    'Hypertonie bei über 80-Jährigen behandeln?',
    "Faut-il traiter l'hypertension après 80 ans ?",
  ]) {
    assert.match((await translateQuestion(question))?.text ?? '', /over 80 years/, question)
    const { found } = await retrieve({ text: question }, options, asker)
    assert.ok(
      found.slice(0, 3).some(({ article }) => article.id === 'card:hyvet'),
      question,
    )
  }
})

test('an English question with words of another language by chance is searched as written', async () => {
  for (const text of [
    'second episode encephalopathy on lactulose',
    'eos 400, 2 exacerbations last yr, on LABA/LAMA. add ICS?',
    'd-dimer 700 low prob PE. scan?',
  ]) {
    assert.equal(await translateQuestion(text), null, text)
  }
  assert.match((await translateQuestion('encéphalopathie hépatique lactulose'))?.text ?? '', /encephalopathy/)
})
