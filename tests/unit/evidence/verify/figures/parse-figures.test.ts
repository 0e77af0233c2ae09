import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseFigures, parseSourceFigures } from '@/lib/evidence/verify/figures/parse-figures'
import { parseIntervals } from '@/lib/evidence/verify/figures/parse-intervals'

const read = (text: string) => parseFigures(text).map(({ sign, value, unit }) => [`${sign}${value}`, unit])

test('one value is parsed in every notation of the field', () => {
  for (const written of ['0.74', '.74', '0,74', '0·74']) assert.deepEqual(read(`HR ${written}`), [['0.74', null]])
  for (const written of ['20,599', '20 599', '20 599', '20599']) {
    assert.deepEqual(read(`in ${written} people`), [['20599', null]])
  }
})

test('units have one name however they are spelled', () => {
  assert.deepEqual(
    read('5 µg, 5 μg, 5 mcg and 5 micrograms').map(([, unit]) => unit),
    ['µg', 'µg', 'µg', 'µg'],
  )
  assert.deepEqual(
    read('12%, 12 %, 12 percent, 12 per cent').map(([, unit]) => unit),
    ['%', '%', '%', '%'],
  )
  assert.deepEqual(read('5.6 percentage points; 3 points'), [
    ['5.6', 'pp'],
    ['3', 'points'],
  ])
  assert.deepEqual(read('10mg, 0.9 mg/kg, 30 mL/kg/day, 120 mmHg, 5 mL/min/1.73 m2'), [
    ['10', 'mg'],
    ['0.9', 'mg/kg'],
    ['30', 'mL/kg/day'],
    ['120', 'mm Hg'],
    ['5', 'mL/minute/1.73 m2'],
  ])
})

test('digits that belong to a name are not figures', () => {
  assert.deepEqual(read('SGLT2, HbA1c, COVID-19, IL-6, omega-3, CHA2DS2-VASc, SURMOUNT-1, 3HP, 5-FU and H1N1'), [])
})

test('a minus is a sign, a hyphen between figures is a range', () => {
  assert.deepEqual(read('difference -5.6 or −5.6 or +1.2'), [
    ['-5.6', null],
    ['-5.6', null],
    ['+1.2', null],
  ])
  assert.deepEqual(read('0.65-0.85 and 10–20 mg'), [
    ['0.65', null],
    ['0.85', null],
    ['10', null],
    ['20', 'mg'],
  ])
})

test('a passage shares the unit of a list or a range', () => {
  const units = (text: string) => parseSourceFigures(text).map(({ unit }) => unit)
  assert.deepEqual(units('15-45 mg'), ['mg', 'mg'])
  assert.deepEqual(units('5, 10 or 15 mg'), ['mg', 'mg', 'mg'])
  assert.deepEqual(units('from 25.7 to 22.9%'), ['%', '%'])
  // The level of an interval is no result.
  assert.deepEqual(units('HR 0.74, 95% CI'), [null])
})

test('number words count before a unit, and everywhere in a passage', () => {
  assert.deepEqual(read('two groups for three weeks'), [['3', 'week']])
  assert.deepEqual(
    parseSourceFigures('two groups for three weeks').map(({ value }) => value),
    [2, 3],
  )
})

test("a number's label is distinguished from its unit", () => {
  const labels = parseFigures('type 2 diabetes, stage 3 disease, p<0.001, P = .03').map(({ label, comparator }) => [
    label,
    comparator,
  ])
  assert.deepEqual(labels, [
    ['type', ''],
    ['stage', ''],
    ['p', '<'],
    ['p', ''],
  ])
})

test('the frequency of a dose is parsed with it', () => {
  const often = (text: string) => parseFigures(text)[0]?.frequency
  assert.equal(often('10 mg once daily'), '1/day')
  assert.equal(often('10 mg daily'), '1/day')
  assert.equal(often('5 mg twice daily'), '2/day')
  assert.equal(often('5 mg b.i.d.'), '2/day')
  assert.equal(often('50 mg every 6 hours'), '4/day')
  assert.equal(often('2.4 mg weekly'), '1/week')
  assert.equal(often('10 mg of the drug'), null)
})

test('intervals are parsed with level and estimate, in every notation', () => {
  const spellings = [
    'HR 0.74 (95% CI 0.65 to 0.85)',
    'HR 0.74, 95% CI, 0.65–0.85',
    'HR 0.74 [95% CI: 0.65-0.85]',
    'HR 0.74; 95% confidence interval 0.65 to 0.85',
    'HR 0,74 (95% CI 0,65; 0,85)',
    'HR 0.74 (95% CI 0.65, 0.85)',
  ]
  for (const text of spellings) {
    const [interval] = parseIntervals(text)
    assert.deepEqual({ ...interval, text: '' }, { text: '', estimate: 0.74, level: 95, low: 0.65, high: 0.85 }, text)
  }
  const [signed] = parseIntervals('difference -5.6 percentage points (95% CI -9.6 to -1.7)')
  assert.deepEqual({ low: signed?.low, high: signed?.high }, { low: -9.6, high: -1.7 })
})

test('a number of two words is one figure, and a year with its date is none of a duration', () => {
  assert.deepEqual(read('Twenty-eight-day mortality'), [['28', 'day']])
  assert.deepEqual(read('after sixty days'), [['60', 'day']])
  assert.deepEqual(read('2025年指南'), [['2025', null]])
  assert.deepEqual(read('随访2年'), [['2', 'year']])
})

test('a unit is no part of a name, and a rate is no multiple', () => {
  assert.deepEqual(read('improved by 6 or more MG-ADL points'), [['6', null]])
  assert.deepEqual(read('0.91 times a year'), [['0.91', null]])
  assert.deepEqual(read('0.91 times as often'), [['0.91', 'fold']])
})
