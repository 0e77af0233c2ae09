import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findConcepts } from '@/lib/answer/emergency/concepts/find-concepts'
import { readVitalSigns } from '@/lib/answer/emergency/read-vital-signs'

for (const [text, signs] of Object.entries({
  'bp 62/30 after the spinal': ['pressure low', 'dangerous'],
  'ta 12/8 ce matin': ['pressure normal', 'harmless'],
  'sats of 71 on 15 l, hr 170': ['oxygen low', 'pulse high', 'dangerous'],
  'zucker 48 mg/dl': ['glucose low', 'dangerous'],
  'k 7.9, breit': ['potassium high', 'dangerous'],
  '38 weeks pregnant, 40 mg': [],
}))
  test(`"${text}" gives ${signs.join(', ') || 'no vital signs'}`, () => assert.deepEqual(readVitalSigns(text), signs))

test('a message has the same concepts in every language', () => {
  assert.deepEqual(findConcepts('my father collapsed', 'en'), ['family', 'self', 'unconscious'])
  assert.ok(findConcepts('我爸晕倒了', 'zh').includes('unconscious'))
  assert.ok(findConcepts('mi padre se desplomo', 'es').includes('unconscious'))
  assert.ok(findConcepts('mein vater ist bewusstlos', 'de').includes('unconscious'))
  assert.ok(findConcepts("mon pere s'est evanoui", 'fr').includes('unconscious'))
})
