import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CheckedSource, checkClaim, prepareSource } from '@/lib/evidence/verify/check-claim'
import { measureCpuMs } from '../../../support/measure-cpu'

const source: CheckedSource = {
  n: 1,
  item: {
    title: 'Drug and death',
    authors: 'Garcia M, et al',
    journal: null,
    year: 2020,
    type: 'randomized-trial',
    provenance: 'abstract',
  },
  typeLabel: 'Randomised controlled trial',
  participants: 1200,
  sentences: [{ text: 'Death occurred in 4.1% with the drug and in 6.2% with placebo.', section: 'results' }],
}

test('a source is read once, also for a later answer that gives it another number', () => {
  const [first, later] = [prepareSource(source), prepareSource({ ...source, n: 3 })]
  assert.equal(first.reading, later.reading)
  assert.equal(first.passages, later.passages)
  assert.equal(later.n, 3)
})

test('a source that differs in anything that is read is read for itself', () => {
  const changed = { ...source, item: { ...source.item, year: 2021 } }
  assert.notEqual(prepareSource(source).reading, prepareSource(changed).reading)
})

test('the sources that were cited least recently are dropped', () => {
  const before = prepareSource(source).reading
  const long = 'Nothing else was measured in this study. '.repeat(500)
  for (let n = 0; n < 8; n += 1)
    void prepareSource({ ...source, sentences: [{ text: `${n} ${long}`, section: 'other' }] }).passages
  assert.notEqual(prepareSource(source).reading, before)
})

test('two sources are judged together as they are one by one', () => {
  const other = {
    ...source,
    n: 2,
    sentences: [{ text: 'Quality of life was not measured.', section: 'results' as const }],
  }
  const sources = [prepareSource(source), prepareSource(other)]
  const sentence = 'Death occurred in 6.2% with the drug and in 4.1% with placebo.'
  const options = { comparesWording: true }
  const alone = sources.map((each) => checkClaim(sentence, [each], options)?.verdict)
  const together = checkClaim(sentence, sources, options)
  assert.deepEqual(
    together?.sources.map(({ verdict }) => verdict),
    alone,
  )
  assert.deepEqual(
    checkClaim(
      sentence,
      sources.map(({ source: each }) => prepareSource(each)),
      options,
    ),
    together,
  )
})

test('a source of nothing but figures is read in linear time', () => {
  for (const figures of ['1.', '1-2-', '1 1 ']) {
    const text = figures.repeat(100_000 / figures.length)
    const ms = measureCpuMs(() => prepareSource({ ...source, sentences: [{ text, section: 'results' }] }).passages)
    assert.ok(ms < 1500, `${figures}: ${ms} ms`)
  }
})

test('a claim of many limits and groups is compared with a long source without reading it for each', () => {
  const text = 'Adults over 12 years with fewer than 30 events took the drug for 5 days.'
  const sentences = Array.from({ length: 1000 }, (_, week) => ({
    text: `${text} Week ${week}.`,
    section: 'methods' as const,
  }))
  const long = prepareSource({ ...source, sentences })
  for (const part of ['over 12, '.repeat(220), 'adults under 31, '.repeat(117)]) {
    // The first check compiles the patterns, and each has another text, since the last verdicts are remembered.
    const times = [1, 2, 3].map((turn) =>
      measureCpuMs(() => checkClaim(`over ${turn}, ${part}`, [long], { comparesWording: true })),
    )
    // About 10 ms; read for each, the source takes seconds.
    assert.ok(Math.min(...times) < 500, `${part.slice(0, 20)} ${times}`)
  }
})
