import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { heldOut, readTrainingMessages } from '../../../support/emergencies/read-messages'
import { trainDangerModel } from '../../../support/emergencies/train-danger-model'

test('the stored weights are those of the messages in the fixtures (npm run bench -- emergencies --write)', () => {
  const stored = readFileSync(new URL('../../../../lib/answer/emergency/danger-weights.json', import.meta.url), 'utf8')
  assert.ok(stored === `${JSON.stringify(trainDangerModel(readTrainingMessages()), null, 2)}\n`)
})

test('no held-out message is trained on', () => {
  const trained = new Set(readTrainingMessages().map(({ text }) => text))
  assert.deepEqual(
    Object.values(heldOut).flatMap((read) => read().filter(({ text }) => trained.has(text))),
    [],
  )
})
