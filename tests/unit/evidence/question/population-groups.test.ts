import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createGroupFinder, findGroups } from '@/lib/evidence/question/population-groups'

const named: [text: string, groups: string[]][] = [
  ['tirzepatide in type 1 diabetes', ['diabetes', 'type 1 diabetes']],
  ['a 14-month-old with otitis', ['children']],
  ['72 year old woman', ['adults', 'older people', 'women']],
  ['apixaban in dialysis', ['severe kidney impairment']],
  ['metformin with eGFR 25', ['severe kidney impairment']],
  ['aspirin after a heart attack', ['secondary prevention']],
]

for (const [text, groups] of named) {
  test(`"${text}" names ${groups.join(', ')}`, () =>
    assert.deepEqual([...new Set(findGroups(text).map(({ name }) => name))], groups))
}

for (const text of [
  'early or late dialysis',
  'metformin with eGFR 62',
  'a fracture 12 months old',
  'management',
  'penicillin allergic as a child',
]) {
  test(`"${text}" names no group`, () => assert.deepEqual(findGroups(text), []))
}

const absent = [
  'Adults without known diabetes.',
  'Obesity but no diabetes.',
  'In non-diabetic patients, events fell.',
  'Severe valve disease and diabetes were excluded.',
  'Excluded: nitrates, recent surgery, poorly controlled diabetes.',
  'Not for people with diabetes.',
]

for (const text of absent) {
  test(`"${text}" mentions diabetes as absent`, () => {
    const [mention] = createGroupFinder(['diabetes'])(text)
    assert.equal(mention?.isNegated, true)
  })
}

for (const text of [
  'Adults with or without diabetes.',
  'Diabetes in 40%; severe asthma was excluded.',
  'Cancer was excluded. Diabetes was common.',
]) {
  test(`"${text}" mentions diabetes as present`, () => {
    const [mention] = createGroupFinder(['diabetes'])(text)
    assert.equal(mention?.isNegated, false)
  })
}
