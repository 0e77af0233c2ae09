/**
 * `npm run bench -- emergencies [--write] [--failures] [--cross-validate]`: how many messages get the notice that they
 * call for. `--write` trains the danger model on tests/fixtures/emergencies and writes its weights; `--cross-validate`
 * prints what higher and lower thresholds recognise of other writers' messages, after training on a part or on all
 * others.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { detectWrittenLanguage } from '@/lib/shared/text/detect-written-language'
import { heldOut, readOtherWritersMessages, readTrainingMessages } from '../support/emergencies/read-messages'
import { type LabelledMessage, trainDangerModel } from '../support/emergencies/train-danger-model'

const { values } = parseArgs({
  options: { write: { type: 'boolean' }, failures: { type: 'boolean' }, 'cross-validate': { type: 'boolean' } },
})
if (values.write) {
  const model = JSON.stringify(trainDangerModel(readTrainingMessages()), null, 2)
  writeFileSync(new URL('../../lib/answer/emergency/danger-weights.json', import.meta.url), `${model}\n`)
}
// These read the weights when they are loaded.
const { crossValidate } = await import('../support/emergencies/cross-validate')
const { detectEmergency, readKind } = await import('@/lib/answer/emergency/detect-emergency')

if (values['cross-validate']) {
  for (const share of [0.25, 0.5, 0.75, 1]) printThresholds(share)
}
print('trained on', readTrainingMessages())
for (const [writers, read] of Object.entries(heldOut)) {
  print(`held out (${writers})`, read())
  for (const [language, messages] of Map.groupBy(read(), ({ text }) => detectWrittenLanguage(text)))
    print(`held out (${writers}, ${language})`, messages)
}

function printThresholds(share: number): void {
  const scored = crossValidate(readOtherWritersMessages(), readTrainingMessages(), share)
  for (const lowered of [-0.4, -0.2, 0, 0.2, 0.4]) {
    const rates = Object.entries(Object.groupBy(scored, ({ message }) => message.kind)).map(([kind, each]) => {
      const right = each.filter(({ scores }) => isRight(kind, readKind(scores, lowered) ?? 'none'))
      return `${kind} ${(right.length / each.length).toFixed(3)}`
    })
    console.log(`${100 * share} % of the messages, thresholds lowered by ${lowered}: right ${rates.join(', ')}`)
  }
}

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
