import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { checkClaims } from '../../support/claims/check-claims'
import { readClaims } from '../../support/claims/read-claims'
import { tallyAbstracts, tallyByKind, tallyByReason, tallyCards } from '../../support/claims/tally-claims'
import { readStarterLibrary } from '../../support/library/starter-articles'

const { articles } = readStarterLibrary()

const file = {
  cards: [
    {
      card: 'dapa-hf',
      sentence: 'Dapagliflozin reduced worsening heart failure or cardiovascular death (HR 0.74).',
      kind: 'told-paraphrase',
      label: 'true',
    },
    {
      card: 'dapa-hf',
      sentence: 'Dapagliflozin reduced worsening heart failure or cardiovascular death (HR 0.47).',
      kind: 'wrong-digit',
      label: 'false',
    },
    {
      card: 'dapa-hf',
      sentence: 'Welche Fragen haben Sie zu den 99 Patienten der Studie?',
      kind: 'told-frame',
      label: 'true',
      lang: 'de',
      cited: false,
    },
  ],
  abstracts: [
    {
      title: 'A trial of sleep',
      abstract: 'Exercise improved sleep in 120 adults. Mood did not change.',
      source: 'SciFact (a note), 1',
      licence: 'CC BY',
      sentences: [
        { sentence: 'Exercise improved sleep in 120 adults.', label: 'true' },
        { sentence: 'Exercise improved sleep in 450 adults.', label: 'false', kind: 'any' },
      ],
    },
  ],
}

test('sentences are read with their record, checked as in an answer and counted by kind', () => {
  const { cards, abstracts } = readClaims(JSON.stringify(file), articles)
  assert.deepEqual(
    cards.map(({ article }) => article.id),
    ['card:dapa-hf'],
  )
  const ofCards = cards.flatMap(checkClaims)
  assert.deepEqual(
    ofCards.map(({ statuses }) => statuses),
    [['figures-found'], ['not-found'], []],
    'the check of the cited sentence before it does not count for a sentence without a mark',
  )
  assert.deepEqual(tallyByKind(ofCards), [
    { name: 'wrong-digit', count: 1, marked: 1 },
    { name: 'told-frame', count: 1, marked: 0 },
    { name: 'told-paraphrase', count: 1, marked: 0 },
  ])
  assert.deepEqual(tallyCards(ofCards), [
    { name: 'all, false', count: 1, marked: 1 },
    { name: 'all, true', count: 2, marked: 0 },
    { name: 'en, false', count: 1, marked: 1 },
    { name: 'en, true', count: 1, marked: 0 },
    { name: 'de, false', count: 0, marked: 0 },
    { name: 'de, true', count: 1, marked: 0 },
  ])
  assert.deepEqual(tallyByReason(ofCards), [{ reason: 'not-found check_not_in_source', ofFalse: 1, ofTrue: 0 }])
  assert.deepEqual(tallyAbstracts(abstracts.flatMap(checkClaims)), [
    { name: 'SciFact, false', count: 1, marked: 1 },
    { name: 'SciFact, true', count: 1, marked: 0 },
  ])
})

test('a card that the library lacks, or another form of file, is an error', () => {
  const unknown = { cards: [{ ...file.cards[0], card: 'no-such-card' }] }
  assert.throws(() => readClaims(JSON.stringify(unknown), articles), /no card “no-such-card”/)
  const unlabelled = { cards: [{ ...file.cards[0], label: 'perhaps' }] }
  assert.throws(() => readClaims(JSON.stringify(unlabelled), articles), /label/)
})

test('the project’s own sentences cover every kind, both labels alike and four languages beside English', () => {
  const json = readFileSync(new URL('../../fixtures/evidence/sentences/own.json', import.meta.url), 'utf8')
  const claims = readClaims(json, articles).cards.flatMap((each) => each.claims)
  assert.equal(new Set(claims.map(({ sentence }) => sentence)).size, claims.length, 'no sentence occurs twice')
  const falseShare = claims.filter(({ isTrue }) => !isTrue).length / claims.length
  assert.ok(claims.length >= 420 && falseShare > 0.45 && falseShare < 0.55, `${claims.length} claims, ${falseShare}`)
  assert.deepEqual(
    claims.filter(({ kind, isTrue }) => kind.startsWith('told-') !== isTrue),
    [],
  )
  const counts = [...Map.groupBy(claims, ({ kind }) => kind)].map(([kind, each]) => ({ kind, count: each.length }))
  assert.equal(counts.length, 32)
  assert.deepEqual(
    counts.filter(({ count }) => count < 8),
    [],
    'too few of a kind to measure',
  )
  for (const language of ['zh', 'es', 'de', 'fr'] as const) {
    const labels = claims.filter((each) => each.language === language).map(({ isTrue }) => isTrue)
    assert.ok(labels.length >= 15 && labels.includes(true) && labels.includes(false), language)
  }
})
