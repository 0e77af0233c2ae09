import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listVitalSignFeatures } from '@/lib/answer/emergency/vital-sign-features'

for (const [text, signs] of Object.entries({
  'bp 62/30 after the spinal': ['pressure low', 'dangerous'],
  'ta 12/8 ce matin': ['pressure normal', 'harmless'],
  'sats of 71 on 15 l, hr 170': ['oxygen low', 'pulse high', 'dangerous'],
  'zucker 48 mg/dl': ['glucose low', 'dangerous'],
  'k 7.9, breit': ['potassium high', 'dangerous'],
  '38 weeks pregnant, 40 mg': [],
}))
  test(`"${text}" gives ${signs.join(', ') || 'no vital signs'}`, () =>
    assert.deepEqual(listVitalSignFeatures(text), signs))
