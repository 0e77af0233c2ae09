import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findConcepts } from '@/lib/answer/emergency/concepts/find-concepts'

test('a message has the same concepts in every language', () => {
  assert.deepEqual(findConcepts('my father collapsed', 'en'), ['family', 'self', 'unconscious'])
  assert.ok(findConcepts('我爸晕倒了', 'zh').includes('unconscious'))
  assert.ok(findConcepts('mi padre se desplomo', 'es').includes('unconscious'))
  assert.ok(findConcepts('mein vater ist bewusstlos', 'de').includes('unconscious'))
  assert.ok(findConcepts("mon pere s'est evanoui", 'fr').includes('unconscious'))
})
