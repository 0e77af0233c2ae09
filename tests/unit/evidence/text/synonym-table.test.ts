import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPhraseFinder } from '@/lib/evidence/text/phrases'
import { SynonymTable } from '@/lib/evidence/text/synonym-table'

const table = new SynonymTable([
  `diuretic = water tablet
diuretic > furosemide > indapamide
furosemide = lasix`,
  `diuretic: wee tablet, drip?
furosemide: the wee maker
vomiting, nausea: cant keep food down, chucking up`,
])
const join = (words: { stem: string }[]) => words.map(({ stem }) => stem).join(' ')
const read = (stem: string) =>
  table.startingWith(stem).map(({ name, others, isBroader, isSaidOnly }) => ({
    name: join(name),
    others: others.map(join),
    isBroader,
    isSaidOnly: isSaidOnly === true,
  }))

test('an everyday name means the concept, its other names and its members', () => {
  assert.deepEqual(
    read('wee').filter(({ name }) => name === 'wee tablet'),
    [
      {
        name: 'wee tablet',
        others: ['diuret', 'water tablet', 'furosemid', 'lasix', 'indapamid'],
        isBroader: false,
        isSaidOnly: true,
      },
    ],
  )
})

test('a class is only a hint for its members, and so is each meaning of an ambiguous name', () => {
  const maker = table
    .startingWith('wee')
    .filter(({ name }) => join(name) === 'the wee maker' || join(name) === 'wee maker')
  assert.deepEqual(
    maker.map(({ others, isBroader }) => [others.map(join), isBroader]),
    [
      [['furosemid', 'lasix'], false],
      [['diuret', 'water tablet'], true],
    ],
  )
  assert.deepEqual(
    read('drip').map(({ isBroader }) => isBroader),
    [true],
  )
})

test('no concept is searched for by its everyday names', () => {
  assert.ok(read('diuret').every(({ others }) => !others.includes('wee tablet')))
  assert.ok(!table.listWrittenNames().includes('wee tablet'))
  assert.ok(table.listFirstStems().includes('keep'))
})

test('a phrase is found only where its words are adjacent and in order', () => {
  const find = (text: string, stems: string[], isVerbatim = false) => createPhraseFinder(text)({ stems, isVerbatim })
  assert.ok(find('a clot in my left leg', ['clot', 'leg']))
  assert.ok(!find('a leg with a clot', ['clot', 'leg']))
  assert.ok(!find('a clot in the big deep vein of his leg', ['clot', 'leg']))
  assert.ok(find('the clot was old, the other clot is in the leg', ['clot', 'leg']))
  assert.ok(find("He can't pee", ['cant', 'pee'], true))
  assert.ok(find('he can’t pee', ['cant', 'pee'], true))
  assert.ok(!find('He can pee', ['cant', 'pee'], true))
  assert.ok(!find("He can't always pee", ['cant', 'pee'], true))
})
