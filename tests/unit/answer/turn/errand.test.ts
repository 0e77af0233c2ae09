import assert from 'node:assert/strict'
import { test } from 'node:test'
import { detectEmergency } from '@/lib/answer/emergency/detect-emergency'
import { asksForErrand } from '@/lib/answer/turn/errand'

test('a rota, a code, a key or a letter is an errand, and no emergency', () => {
  for (const turn of [
    "can you do next week's on call rota",
    'whats the car park code',
    'multi-storey car park charges at the hospital',
    'whos got the keys to the drug cupboard',
    'draft an email to the manager about the flu clinic',
    'read code for asthma review',
    'who is on duty tomorrow',
  ]) {
    assert.ok(asksForErrand(turn), turn)
    assert.equal(detectEmergency(turn), null, turn)
  }
})

test('a clinical question that has such a word is not an errand, nor is a message about someone in danger', () => {
  for (const turn of [
    'rotavirus vaccine efficacy',
    'door to needle time in stroke',
    'what schedule for rabies vaccine',
    'what dose of apixaban? and who is on call',
    'switch him from warfarin to apixaban?',
    'what is the number needed to treat for statins',
    'do parking lot falls cause more hip fractures',
    'how high is the multi-storey car park',
    'which car park has a roof that is open at night',
  ])
    assert.ok(!asksForErrand(turn), turn)
})
