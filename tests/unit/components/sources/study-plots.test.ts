import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { buildAxis, buildPlots, formatRatio, formatShortName, sortByStrength } from '@/components/sources/study-plots'
import type { EvidenceEffect } from '@/lib/wire/evidence'
import { study } from '../../../fixtures/study-item'

function ratio(measure: string, estimate = 0.8, low = 0.7, high = 0.9, outcome = 'death'): EvidenceEffect {
  return { outcome, measure, estimate, low, high, ciLevel: 95, text: `${measure} ${estimate}` }
}

describe('plots of the cited studies', () => {
  test('are built for two studies with one outcome and one kind of ratio, never for a mixture', () => {
    const studies = [study(1, [ratio('HR')]), study(3, [ratio('OR')]), study(4, [ratio('RR')])]
    assert.deepEqual(buildPlots(studies), [])
    const other = study(2, [ratio('HR', 0.8, 0.7, 0.9, 'stroke')])
    assert.deepEqual(buildPlots([...studies, other]), [])
    const [plot, ...others] = buildPlots([
      ...studies,
      other,
      study(5, [ratio('adjusted HR'), ratio('HR', 1.1, 0.9, 1.4)]),
    ])
    assert.deepEqual([plot?.kind, plot?.outcome, plot?.results.map(({ item }) => item.n)], ['HR', 'death', [1, 5, 5]])
    assert.deepEqual(others, [])
  })

  test('of the outcomes asked about are first', () => {
    const effects = (isAsked: boolean) => [
      ratio('HR'),
      { ...ratio('HR', 0.8, 0.7, 0.9, 'stroke'), ...(isAsked && { isAsked }) },
    ]
    const outcomes = buildPlots([study(1, effects(true)), study(2, effects(false))]).map(({ outcome }) => outcome)
    assert.deepEqual(outcomes, ['stroke', 'death'])
  })

  // "Favours" on the wrong side would turn a result around.
  test('say which side is better only if the name of the outcome shows it', () => {
    const sideOf = (outcome: string, measure = 'RR') =>
      buildPlots([1, 2].map((n) => study(n, [ratio(measure, 0.8, 0.7, 0.9, outcome)])))[0]?.better
    assert.equal(sideOf('major bleeding'), 'lower')
    assert.equal(sideOf('clinical remission at week 8'), 'higher')
    assert.equal(sideOf('treatment failure or recovery'), undefined)
    assert.equal(sideOf('use of rescue medication'), undefined)
    assert.equal(sideOf('survival to discharge'), 'higher')
    assert.equal(sideOf('progression-free survival', 'HR'), 'lower')
  })

  // A retracted study must not appear beside sound ones, nor a difference on an axis of ratios.
  test('leave out retracted studies, differences, other ratios and effects without an interval', () => {
    const { low: _low, high: _high, ...bare } = ratio('HR')
    const studies = [
      study(1, [ratio('HR')]),
      study(3, [ratio('HR')], { retracted: true }),
      study(4, [ratio('mean difference')]),
      study(5, [ratio('subhazard ratio')]),
      study(6, [ratio('incidence rate ratio')]),
      study(7, [bare]),
      study(8, []),
    ]
    assert.deepEqual(buildPlots(studies), [])
  })

  test('have a logarithmic axis that includes 1', () => {
    const { ticks, position: place } = buildAxis(
      buildPlots([study(1, [ratio('HR', 0.3, 0.25, 0.4)]), study(2, [ratio('HR')]), study(3, [ratio('HR')])])[0]
        ?.results ?? [],
    )
    assert.deepEqual(ticks, [0.2, 0.5, 1, 2])
    assert.equal(place(2), 100)
    assert.equal(place(0.2), 0)
    assert.ok(Math.abs(place(0.4) - place(0.2) - (place(0.8) - place(0.4))) < 1e-9)
    assert.equal(place(5), 100)
  })

  // Drawn as if it ended there, an interval beyond the axis would look narrower than it is.
  test('mark limits beyond the axis, and have few enough ticks for a phone', () => {
    const wide = buildPlots([
      study(1, [ratio('HR', 0.9, 0.01, 100)]),
      study(2, [ratio('HR', 0.001, 0.0001, 250)]),
      study(3, [ratio('HR', 1, 1, 1)]),
    ])
    const { ticks, contains: holds } = buildAxis(wide[0]?.results ?? [])
    assert.deepEqual(ticks, [0.01, 0.1, 1, 10, 100])
    assert.deepEqual([0.0001, 0.001, 0.01, 1, 100, 250].map(holds), [false, false, true, true, true, false])
  })
})

test('sources are sorted by design, then by citation number, retracted ones last', () => {
  const order = sortByStrength([
    study(1, [], { level: 3 }),
    study(2, [], { level: 'G', retracted: true }),
    study(3, []),
    study(4, []),
    study(5, [], { level: 'G' }),
    study(6, [], { level: null }),
    study(7, [], { level: 1 }),
  ])
  assert.deepEqual(
    order.map(({ n }) => n),
    [5, 7, 3, 4, 1, 6, 2],
  )
})

test('a ratio is formatted with the decimals that JSON dropped, and no others', () => {
  const inPrint = (estimate: number, low: number, high: number) =>
    formatRatio({ measure: 'HR', text: '', estimate, low, high })
  assert.equal(inPrint(0.8, 0.7, 0.9), '0.80 (0.70–0.90)')
  assert.equal(inPrint(0.001, 0.0001, 250), '0.001 (0.0001–250)')
  assert.equal(inPrint(3.1, 0.9, 12.4), '3.10 (0.90–12.4)')
})

test('a study is named by its first author and year, else by its title', () => {
  assert.equal(formatShortName(study(1, [])), 'McMurray 2019')
  assert.equal(
    formatShortName(study(1, [], { title: 'A Trial of Something', authors: null, year: null })),
    'A Trial of',
  )
})
