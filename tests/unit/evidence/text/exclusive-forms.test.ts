import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findForms } from '@/lib/evidence/text/exclusive-forms'

const named = (text: string) => findForms(text).map(({ surface }) => surface)

test('a form of a disease is named in whole words', () => {
  assert.deepEqual(named('emicizumab in haemophilia B'), ['haemophilia B'])
  assert.deepEqual(named('steroid-resistant nephrotic syndrome'), ['steroid-resistant'])
  assert.deepEqual(named("vedolizumab for Crohn's"), ["Crohn's"])
})

test('a text that names two forms which exclude each other names none', () => {
  assert.deepEqual(named('ulcerative colitis or Crohn disease'), [])
  assert.deepEqual(named('asthma'), [])
  assert.deepEqual(named('non-invasive ventilation'), [])
})

test('each form excludes the others of its line', () => {
  const [found] = findForms('chronic lymphocytic leukaemia')
  assert.ok(found?.others.some((other) => other.test('acute myeloid leukaemia')))
  assert.ok(!found?.others.some((other) => other.test('CLL')))
})
