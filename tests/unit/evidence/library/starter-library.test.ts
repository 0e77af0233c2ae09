import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { Card } from '@/lib/evidence/library/card'
import { articleFromCard, readStarterLibrary } from '@/lib/evidence/library/starter-library'
import { writeOutcomeSentence, writeRecommendationSentence } from '@/lib/evidence/library/write-card'
import { splitSentences } from '@/lib/evidence/text/split-sentences'

const file = new URL('../../../../lib/evidence/library/starter-library.json', import.meta.url)
const { checkedAt, cards } = JSON.parse(readFileSync(file, 'utf8')) as { checkedAt: string; cards: Card[] }
const { articles } = readStarterLibrary()

const textOf = (card: Card) =>
  articleFromCard(card, checkedAt)
    .passages.map(({ text }) => text)
    .join('\n')

/** Numbers as values, signs left out: "0.70" and 0.7 are one, "26,722" is 26722. */
function figures(text: string): Set<number> {
  return new Set([...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([figure]) => Number(figure.replaceAll(',', ''))))
}

test('the starter library holds 541 articles, each under its own id', () => {
  assert.equal(articles.length, 541)
  assert.equal(new Set(articles.map(({ id }) => id)).size, 541)
})

// A figure that is lost or made up on the way from card to sentence would be quoted to a clinician.
test('every figure of every card occurs in its passages', () => {
  for (const card of cards) {
    const stated = figures(textOf(card))
    for (const outcome of card.outcomes) {
      const { estimate, ciLow, ciHigh, ciLevel, p, interventionRate, controlRate, note, name, effectNote } = outcome
      const words = [p, interventionRate, controlRate, note, name, effectNote].filter(Boolean).join(' ')
      for (const figure of [estimate, ciLow, ciHigh, ciLevel, ...figures(words)]) {
        if (figure !== undefined) assert.ok(stated.has(Math.abs(figure)), `${card.id}: ${figure} of "${name}"`)
      }
    }
    for (const figure of figures(JSON.stringify([card.n, card.population, card.harms, card.bottomLine]))) {
      assert.ok(stated.has(figure), `${card.id}: ${figure}`)
    }
    for (const { statement } of card.recommendation ?? [])
      assert.ok(textOf(card).includes(statement), `${card.id}: ${statement}`)
  }
})

test('no passage states a figure that its card does not contain', () => {
  for (const card of cards) {
    const known = figures(JSON.stringify(card))
    for (const figure of figures(textOf(card))) assert.ok(known.has(figure), `${card.id}: ${figure}`)
  }
})

test('every negative figure of an effect keeps its sign', () => {
  for (const card of cards) {
    for (const outcome of card.outcomes) {
      const negative = [outcome.estimate, outcome.ciLow, outcome.ciHigh].filter((value) => (value ?? 0) < 0)
      const sentence = writeOutcomeSentence(outcome, card.arms)
      for (const value of negative) {
        assert.match(sentence, new RegExp(`-${String(Math.abs(value ?? 0)).replace('.', '\\.')}`), sentence)
      }
    }
  }
})

test('passages read as prose: no gaps, no placeholders, balanced brackets, a full stop at the end', () => {
  for (const { id, passages } of articles) {
    for (const { text, section } of passages) {
      assert.doesNotMatch(
        text,
        /(?:[:(;,]|vs|with) null\b|undefined|NaN|\[object| {2}|\( | \)|\.\.|,,|; ;|: ?\.$/,
        `${id} ${section}: ${text}`,
      )
      assert.match(text, /[.!?]$/, `${id} ${section}`)
      assert.equal(text.split('(').length, text.split(')').length, `${id} ${section}: ${text}`)
      assert.match(text, /^[A-Z0-9]|^[a-z]{1,2}[A-Z]/, `${id} ${section}: ${text}`)
    }
  }
})

test('each outcome and each recommendation is one sentence that can be quoted alone', () => {
  for (const { id, passages } of articles) {
    for (const { section, text } of passages) {
      if (section !== 'results' && section !== 'recommendation') continue
      const sentences = splitSentences(text).map(({ start, end }) => text.slice(start, end))
      assert.deepEqual(sentences, text.split('\n'), id)
    }
  }
})

test('every kind of measure is written with its unit, interval and arms', () => {
  const format = (id: string, outcome: number) => {
    const card = cards.find((each) => each.id === id)
    const from = card?.outcomes[outcome]
    return from ? writeOutcomeSentence(from, card.arms) : ''
  }
  assert.equal(
    format('dapa-hf', 0),
    'Worsening heart failure (hospitalization or urgent visit needing intravenous therapy) or cardiovascular death (primary outcome): 16.3% with dapagliflozin vs 21.2% with placebo; HR 0.74 (95% CI 0.65 to 0.85), p<0.001.',
  )
  assert.equal(
    format('rose', 0),
    'In-hospital death at 90 days (primary outcome): 42.5% with cisatracurium and deep sedation vs 42.8% with usual care; difference -0.3 percentage points (95% CI -6.4 to 5.9), p=0.93.',
  )
  assert.equal(
    format('melody-nirsevimab', 1),
    'RSV hospitalisation (secondary outcome): 0.6% (6) with nirsevimab vs 1.6% (8) with placebo; efficacy 62.1% (95% CI -8.6% to 86.8%), p=0.07.',
  )
  assert.equal(
    format('pitch-paracetamol-ibuprofen', 0),
    'Time without fever in the first 4 hours, both drugs vs paracetamol (primary outcome): mean difference 55 minutes (95% CI 33 to 77), p<0.001.',
  )
  assert.equal(
    format('esett-status-epilepticus', 0),
    'Seizure cessation with improved consciousness at 60 minutes, levetiracetam (primary outcome): 47%; 95% credible interval 39% to 55%.',
  )
  assert.equal(
    format('culprit-shock', 1),
    'Death at one year (secondary outcome): 50.0% with culprit-lesion-only PCI vs 56.9% with immediate multivessel PCI.',
  )
  assert.equal(
    format('toby-cooling', 0),
    'Death or severe disability at 18 months, whole-body cooling vs intensive care alone (primary outcome): RR 0.86 (95% CI 0.68 to 1.07), p=0.17.',
  )
})

test('an outcome known only by name states nothing more', () => {
  assert.equal(
    writeOutcomeSentence({ name: 'survival', role: 'secondary' }, undefined),
    'Survival (secondary outcome).',
  )
})

test('a recommendation carries class and level as its guideline grades it', () => {
  const statement = 'Aspirin as a substitute for anticoagulation'
  assert.equal(
    writeRecommendationSentence({ statement, class: '3: harm', level: 'B-R' }),
    'Aspirin as a substitute for anticoagulation (class 3: harm, level B-R).',
  )
  assert.equal(
    writeRecommendationSentence({ statement: 'Titrate', class: 'strong' }),
    'Titrate (strong recommendation).',
  )
  assert.equal(writeRecommendationSentence({ statement: 'Titrate', class: '1A' }), 'Titrate (grade 1A).')
  assert.equal(writeRecommendationSentence({ statement: 'Titrate' }), 'Titrate.')
})

// "Card" is our word for a summary, and a clinician reads the sentence as a quotation.
test('a summary calls itself a summary', () => {
  for (const card of cards) assert.doesNotMatch(textOf(card), /\bcards?\b/i, card.id)
})
