import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  fitsStatedAges,
  isExcludedAge,
  isOutsideStudiedAges,
  measureOlderFit,
  readAskedAge,
  readOlderAge,
  writeAgesInFigures,
} from '@/lib/evidence/question/ages'

test('the age of one patient is read in years, as written', () => {
  assert.deepEqual(readAskedAge('Elexacaftor in a 4-year-old'), { years: 4, surface: '4-year-old' })
  assert.deepEqual(readAskedAge('63F with sepsis'), { years: 63, surface: '63F' })
  assert.deepEqual(readAskedAge('closure at age 68'), { years: 68, surface: 'age 68' })
  assert.equal(readAskedAge('an 18-month-old')?.years, 1.5)
  assert.equal(readAskedAge("and when he's 7?")?.years, 7)
  assert.equal(readAskedAge('what if she were 81?')?.years, 81)
})

test('durations, groups and ranges are not ages', () => {
  for (const text of [
    '10-year survival',
    'aged 65 or older',
    'ages 12 to 17',
    'after 6 weeks of treatment',
    'GCS now, he is 7',
  ]) {
    assert.equal(readAskedAge(text), null, text)
  }
})

test('an age is compared with the ages of the participants', () => {
  assert.ok(isOutsideStudiedAges(68, 'Adults aged 18 to 60 with a cryptogenic stroke.'))
  assert.ok(!isOutsideStudiedAges(60, 'Adults aged 18 to 60 with a cryptogenic stroke.'))
  assert.ok(isOutsideStudiedAges(4, 'People aged 12 or older with cystic fibrosis.'))
  assert.ok(!isOutsideStudiedAges(1.5, 'Children aged 4 to 122 months with mild croup.'))
  assert.ok(!isOutsideStudiedAges(63, 'Adults with septic shock of under 24 hours.'))
  const children = 'Children under 18 presenting within 24 hours of head trauma (10,718 under 2 years).'
  assert.ok(!isOutsideStudiedAges(10, children))
  assert.ok(isOutsideStudiedAges(19, children))
  assert.ok(
    !isOutsideStudiedAges(
      74,
      'Outpatients with suspected embolism; 2,898 had a low probability and 766 were aged 75 or older.',
    ),
  )
  assert.ok(isOutsideStudiedAges(74, 'Adults aged 75 or older, of whom 766 were women.'))
})

test('an age is compared with the ages that were left out', () => {
  assert.ok(isExcludedAge(68, 'People over 60 were not enrolled.'))
  assert.ok(!isExcludedAge(55, 'People over 60 were not enrolled.'))
  assert.ok(!isExcludedAge(3, 'Not for infants under 6 months.'))
})

test('the least age of older people is read, and an amount is not an age', () => {
  for (const text of [
    'patients over 75',
    'people aged 75 or older',
    'the over 75s',
    'adults 75 years and older',
    '75+?',
  ])
    assert.equal(readOlderAge(text)?.years, 75, text)
  assert.equal(readOlderAge('an 84-year-old with falls')?.years, 84)
  for (const text of ['a 40-year-old', 'HR over 90 bpm', 'doses above 80 mg', 'saturation over 94%', 'over 60 minutes'])
    assert.equal(readOlderAge(text), null, text)
})

test('a study of people of about the age asked about fits best, one of all adults not at all', () => {
  const [near, far] = ['People aged 80 or over.', 'Adults aged 60 or older.'].map((text) => measureOlderFit(78, text))
  assert.ok(near !== undefined && far !== undefined && near > far && far > 0)
  assert.equal(measureOlderFit(78, 'Adults aged 18 or older.'), 0)
})

test('an age in words is written in figures, and another number is not', () => {
  assert.equal(writeAgesInFigures('a thirteen-year-old who binges'), 'a 13-year-old who binges')
  assert.equal(writeAgesInFigures('Seventy-two year old, six week old'), '72 year old, 6 week old')
  assert.equal(writeAgesInFigures('forty-month-olds'), '40-month-olds')
  assert.equal(writeAgesInFigures('twelve years after, one old trial'), 'twelve years after, one old trial')
})

test('an age is compared with the ages that advice states', () => {
  assert.equal(fitsStatedAges(82, 'Over 70 to 80 years: TSH up to 6 is acceptable.'), true)
  assert.equal(fitsStatedAges(60, 'Over 70 to 80 years: TSH up to 6 is acceptable.'), false)
  assert.equal(fitsStatedAges(82, 'Adults of 70 to 80 years: TSH up to 6 is acceptable.'), false)
})
