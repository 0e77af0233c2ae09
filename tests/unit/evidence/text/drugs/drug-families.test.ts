import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findNamedDrug, findSaidDrug, isOfSameFamily, splitNameWords } from '@/lib/evidence/text/drugs/drug-families'

function nameDrug(text: string) {
  const drug = findNamedDrug(splitNameWords(text), 0)
  assert.ok(drug, text)
  return drug
}
const areRelated = (one: string, other: string) => isOfSameFamily(nameDrug(one), nameDrug(other))

test('the members of a class are related to it and to each other', () => {
  for (const drug of ['amoxicillin', 'flucloxacillin', 'piperacillin', 'Augmentin', 'Tazocin', 'benzylpenicillin'])
    assert.ok(areRelated('penicillin', drug), drug)
  for (const drug of ['sulfamethoxazole', 'Bactrim', 'trimoxazole']) assert.ok(areRelated('sulfa', drug), drug)
  for (const drug of ['ibuprofen', 'naproxen', 'celecoxib', 'ketorolac', 'aspirin'])
    assert.ok(areRelated('NSAIDs', drug), drug)
  for (const drug of ['ceftriaxone', 'cephalexin', 'cefalexin']) assert.ok(areRelated('cephalosporins', drug), drug)
  for (const drug of ['azithromycin', 'clarithromycin']) assert.ok(areRelated('macrolides', drug), drug)
  assert.ok(areRelated('ramipril', 'lisinopril'))
})

test('a wider class contains narrower ones, which are not related to each other', () => {
  assert.ok(areRelated('beta-lactams', 'ceftriaxone'))
  assert.ok(areRelated('beta-lactams', 'penicillin'))
  assert.ok(!areRelated('penicillin', 'ceftriaxone'))
})

test('drugs whose names only look alike are not related', () => {
  const pairs = [
    ['sulfa', 'glipizide'],
    ['sulfa', 'furosemide'],
    ['statins', 'nystatin'],
    ['macrolides', 'vancomycin'],
  ] as const
  for (const [one, other] of pairs) assert.ok(!areRelated(one, other), `${one}, ${other}`)
})

test('a drug is the same under each of its names', () => {
  assert.ok(areRelated('Tylenol', 'acetaminophen'))
  assert.ok(areRelated('paracetamol', 'acetaminophen'))
})

test('a short name counts only where a drug is expected', () => {
  assert.equal(findNamedDrug(['pen'], 0), null)
  assert.equal(findSaidDrug(['pen'], 0)?.name, 'penicillin')
})
