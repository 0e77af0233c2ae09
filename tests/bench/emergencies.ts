/**
 * `npm run bench -- emergencies [--write] [--failures]`: how many messages get the notice that they call for. `--write`
 * trains the danger model on tests/fixtures/emergencies.json and writes its weights.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readHeldOutMessages, readTrainingMessages } from '../support/emergencies/read-messages'
import { type LabelledMessage, trainDangerModel } from '../support/emergencies/train-danger-model'

const { values } = parseArgs({ options: { write: { type: 'boolean' }, failures: { type: 'boolean' } } })
if (values.write) {
  const model = JSON.stringify(trainDangerModel(readTrainingMessages()), null, 2)
  writeFileSync(new URL('../../lib/answer/emergency/danger-weights.json', import.meta.url), `${model}\n`)
}
const { detectEmergency } = await import('@/lib/answer/emergency/detect-emergency')

print('trained on', readTrainingMessages())
print('held out', readHeldOutMessages())

function print(name: string, messages: LabelledMessage[]): void {
  for (const [kind, each] of Map.groupBy(messages, ({ kind }) => kind)) {
    const wrong = each.filter(({ text }) => !isRight(kind, detectEmergency(text)?.kind ?? 'none'))
    console.log(`${name}: ${kind} ${each.length - wrong.length} of ${each.length}`)
    if (values.failures) for (const { text } of wrong) console.log(`  ${text}`)
  }
}

/** Either notice of danger names the emergency number. */
function isRight(kind: string, found: string): boolean {
  return kind === 'medical' ? found !== 'none' : found === kind
}
