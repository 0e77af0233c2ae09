import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Passage } from '@/lib/evidence/article/article'
import { chooseQuote } from '@/lib/evidence/quote/choose-quote'
import type { SentenceRole } from '@/lib/evidence/quote/read-sentence'
import { raiseRefusalSentences, readRefusedDrug } from '@/lib/evidence/quote/refused-drug-sentences'
import type { Sentence } from '@/lib/evidence/quote/sentence'
import { findNamedDrug } from '@/lib/evidence/text/drugs/drug-families'

function refuse(name: string) {
  const drug = findNamedDrug([name], 0)
  assert.ok(drug)
  return { kind: 'allergy' as const, drug, isEarlier: false }
}
const penicillin = refuse('penicillin')
const read = (text: string) => readRefusedDrug(text, penicillin)

test('a sentence that gives the drug or one of its class names it', () => {
  assert.deepEqual(read('Early syphilis: benzathine penicillin G once.'), { role: 'names', names: ['penicillin'] })
  assert.deepEqual(read('Amoxicillin first if there is no penicillin allergy.'), {
    role: 'names',
    names: ['amoxicillin'],
  })
  assert.equal(read('Doxycycline 100 mg twice daily.'), null)
})

test('a sentence on patients with the allergy addresses it, and names what it gives besides', () => {
  for (const text of [
    'In patients with penicillin allergy, doxycycline is an alternative.',
    'Pregnant women with penicillin allergy need desensitisation.',
    'Cefazolin for penicillin-allergic women at low risk.',
  ])
    assert.deepEqual(read(text), { role: 'addresses', names: [] }, text)
  assert.deepEqual(read('Penicillin G; clindamycin if allergic.'), { role: 'addresses', names: ['penicillin'] })
})

test('a sentence on patients without the allergy spares it', () => {
  for (const text of [
    'Alternatives without penicillin allergy: rifabutin triple therapy.',
    'Excluded penicillin allergy and pregnancy.',
    'Patients with penicillin allergy were excluded.',
  ])
    assert.equal(read(text)?.role, 'spares', text)
})

function toSentences(...parts: [text: string, score: number, role?: SentenceRole][]): Sentence[] {
  return parts.map(([text, score, role = 'recommendation'], ordinal) => {
    const passage: Passage = { ordinal, section: 'recommendation', label: '', text }
    return { passage, start: 0, end: text.length, role, relevance: 0.5, score, statesFacet: true }
  })
}
const quoteOf = (sentences: Sentence[]) =>
  chooseQuote(raiseRefusalSentences(sentences, [penicillin]).sentences)?.passage.text

test('the sentence that addresses the allergy is quoted before a better one that does not', () => {
  const given = 'Cellulitis: penicillin for 5 days.'
  const addressed = 'Cellulitis with penicillin allergy: clindamycin.'
  assert.equal(quoteOf(toSentences([given, 2], [addressed, 0.5])), addressed)
  assert.equal(quoteOf(toSentences(['Adults with penicillin allergy.', 0.6, 'methods'], [addressed, 0.5])), addressed)
})

test('a sentence for other patients is quoted last', () => {
  const sentences = toSentences(['Without penicillin allergy: rifabutin.', 2], ['Bismuth for 14 days.', 1])
  assert.equal(quoteOf(sentences), 'Bismuth for 14 days.')
})

test('a sentence that says less of the question is not raised', () => {
  const [best, other] = toSentences(
    ['Syphilis: doxycycline.', 2],
    ['Strep throat with penicillin allergy: azithromycin.', 1],
  )
  assert.ok(best && other)
  assert.equal(quoteOf([best, { ...other, relevance: 0.2 }]), 'Syphilis: doxycycline.')
})

test('what a whole guideline gives with the allergy is quoted, although it says less of the question', () => {
  const whole = 'Intervention: Penicillin G; low-risk penicillin allergy, cefazolin 2 g.'
  const [best, other] = toSentences(['GBS in labour: offer intravenous antibiotics.', 2], [whole, -1, 'methods'])
  assert.ok(best && other)
  assert.equal(quoteOf([best, { ...other, relevance: 0.2 }]), whole)
})
