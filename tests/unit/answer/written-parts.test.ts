import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toWrittenParts } from '@/lib/answer/written-parts'
import { translateQuestion } from '@/lib/evidence/question/translation/translate-question'
import { type MissingPart, toMissingWords } from '@/lib/evidence/search/fit/missing-part'
import { getAnswerMessages } from '@/lib/shared/messages/answer-messages'

async function write(question: string, ...parts: MissingPart[]): Promise<string[]> {
  return toWrittenParts(parts, getAnswerMessages('zh'), (await translateQuestion(question))?.names ?? [])
}

const results: MissingPart = { kind: 'results', surface: '' }

test('what a source lacks is named in the words of a Chinese question, by what is asked', async () => {
  assert.deepEqual(await write('如何治疗低血糖?', { kind: 'treatment', surface: 'hypoglycemia' }), ['低血糖的治疗'])
  assert.deepEqual(await write('如何诊断谵妄?', { kind: 'diagnosis', surface: 'delirium' }), ['谵妄的诊断'])
  const question = '秋水仙碱治疗急性心包炎有效吗?'
  assert.deepEqual(await write(question, toMissingWords('pericarditis'), toMissingWords('acute pericarditis')), [
    '心包炎',
    '急性心包炎',
  ])
  assert.deepEqual(await write(question, toMissingWords('colchicine'), results), ['秋水仙碱', '研究结果'])
  // What the question does not name stays as the source has it.
  assert.deepEqual(await write(question, toMissingWords('tuberculous pericarditis')), ['tuberculous pericarditis'])
})

test('in English it is written in the words of the question', () => {
  const parts: MissingPart[] = [
    { kind: 'treatment', surface: 'hypoglycaemia' },
    { kind: 'diagnosis', surface: 'delirium' },
    results,
    toMissingWords('migraine'),
  ]
  assert.deepEqual(toWrittenParts(parts, getAnswerMessages('en'), []), [
    'treatment of hypoglycaemia',
    'diagnosis of delirium',
    'results',
    'migraine',
  ])
})
