import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isExcludedAge, isOutsideStudiedAges, readAskedAge } from '@/lib/evidence/question/ages'

test('the age of one patient is read in years, as written', () => {
  assert.deepEqual(readAskedAge('Elexacaftor in a 4-year-old'), { years: 4, surface: '4-year-old' })
  assert.deepEqual(readAskedAge('63F with sepsis'), { years: 63, surface: '63F' })
  assert.deepEqual(readAskedAge('closure at age 68'), { years: 68, surface: 'age 68' })
  assert.equal(readAskedAge('an 18-month-old')?.years, 1.5)
})

test('durations, groups and ranges are no age', () => {
  for (const text of ['10-year survival', 'aged 65 or older', 'ages 12 to 17', 'after 6 weeks of treatment']) {
    assert.equal(readAskedAge(text), null, text)
  }
})

test('an age is compared with the ages of the participants', () => {
  assert.ok(isOutsideStudiedAges(68, 'Adults aged 18 to 60 with a cryptogenic stroke.'))
  assert.ok(!isOutsideStudiedAges(60, 'Adults aged 18 to 60 with a cryptogenic stroke.'))
  assert.ok(isOutsideStudiedAges(4, 'People aged 12 or older with cystic fibrosis.'))
  assert.ok(!isOutsideStudiedAges(1.5, 'Children aged 4 to 122 months with mild croup.'))
  assert.ok(!isOutsideStudiedAges(63, 'Adults with septic shock of under 24 hours.'))
})

test('an age is compared with the ages that were left out', () => {
  assert.ok(isExcludedAge(68, 'People over 60 were not enrolled.'))
  assert.ok(!isExcludedAge(55, 'People over 60 were not enrolled.'))
  assert.ok(!isExcludedAge(3, 'Not for infants under 6 months.'))
})
