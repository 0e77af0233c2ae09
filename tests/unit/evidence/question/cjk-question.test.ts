import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stripUnindexedCjk } from '@/lib/evidence/question/cjk-question'

const words = (text: string) => text.match(/[^\s，。？]+/g) ?? []
const none = () => false

test('words of another script end where CJK characters begin', () => {
  const { text, hasUnsearchedText } = stripUnindexedCjk('SGLT2抑制剂对HFrEF的5年死亡率', [], none)
  assert.deepEqual(words(text), ['SGLT2', 'HFrEF', '5'])
  assert.equal(hasUnsearchedText, true)
})

test('an indexed run of characters is kept as the article writes it', () => {
  assert.equal(stripUnindexedCjk('SGLT2抑制剂', [], (word) => word === 'SGLT2抑制剂').text, 'SGLT2抑制剂')
  const { text } = stripUnindexedCjk('SGLT2抑制剂与心衰', [], (word) => word === '心衰')
  assert.deepEqual(words(text), ['SGLT2'])
  assert.deepEqual(words(stripUnindexedCjk('GLP1 心衰', [], (word) => word === '心衰').text), ['GLP1', '心衰'])
})

test('a question in Latin letters is unchanged', () => {
  const asked = { text: 'Ménière’s disease in Ελλάδα?', earlier: ['x'], hasUnsearchedText: false }
  assert.deepEqual(stripUnindexedCjk(asked.text, ['x'], none), asked)
})

test('earlier turns are kept only if part of the question remains', () => {
  assert.deepEqual(stripUnindexedCjk('对老年人呢？', ['apixaban'], none).earlier, [])
  assert.deepEqual(stripUnindexedCjk('对 CKD 呢？', ['apixaban'], none).earlier, ['apixaban'])
})
