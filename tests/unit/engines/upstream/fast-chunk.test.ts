import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ContentTemplate } from '@/lib/engines/upstream/fast-chunk'
import { frames, streamAnswer, toStreamPayloads } from '../../../fakes/upstream'
import { collectAnswer, joinContent, listFinishes, startEngine } from '../../../support/upstream-engine'

const chunk = (content: string, extra: object = {}) =>
  JSON.stringify({ id: 'c', choices: [{ index: 0, delta: { content }, finish_reason: null }], ...extra })

function learnt(payload = chunk(' first')): ContentTemplate {
  const template = new ContentTemplate()
  template.learn(payload, JSON.parse(payload).choices[0].delta.content)
  return template
}

test('a chunk that differs in its text alone is read without parsing', () => {
  const template = learnt()
  for (const text of [' second', '', 'µg 漢 😀', "it's [1]", '</script>'])
    assert.equal(template.read(chunk(text)), text)
})

test('a text that JSON escapes is left to the parser', () => {
  const template = learnt()
  for (const text of ['"', '\\', 'a\nb', '\u0001', 'say "yes"', '","finish_reason":"stop']) {
    assert.equal(template.read(chunk(text)), undefined)
  }
})

test('a chunk that says anything else is left to the parser', () => {
  const template = learnt()
  for (const payload of [
    chunk(' x', { usage: { prompt_tokens: 1 } }),
    chunk(' x', { id: 'd' }),
    chunk(' x').replace('null', '"stop"'),
    '{"id":"c","choices":[{"index":0,"delta":{"content":"',
    '[DONE]',
    '',
  ]) {
    assert.equal(template.read(payload), undefined)
  }
})

test('the text is told from the same word elsewhere in the chunk', () => {
  const payload = '{"content":"yes","choices":[{"index":0,"delta":{"content":"yes"}}]}'
  const template = learnt(payload)
  assert.equal(template.read(payload.replace('"yes"', '"no"')), undefined)
})

test('without anything learnt every chunk is parsed', () => {
  assert.equal(new ContentTemplate().read(chunk(' x')), undefined)
})

test('a server whose chunks never repeat is no longer learnt from', () => {
  const template = new ContentTemplate()
  for (const id of ['a', 'b', 'c', 'd']) template.learn(chunk(' x', { id }), ' x')
  assert.equal(template.read(chunk(' y', { id: 'd' })), undefined)
  assert.equal(template.read(chunk(' y', { id: 'c' })), ' y')
})

test('text with every kind of character comes through whole, whichever way its chunks were read', async () => {
  const words = ['One ', 'two ', 'say "three" ', 'four\n', '\\frac ', 'five ', '😀 ', '\u0000 ', 'six']
  await using bench = await startEngine(streamAnswer(words))
  assert.equal((await collectAnswer(bench.engine)).text, words.join(''))
})

test('a text like a finish or an error inside a chunk ends nothing', async () => {
  const hostile = ['a ', 'b ', '"},"finish_reason":"stop"}]}', '","error":{"message":"x"}', ' end']
  await using bench = await startEngine(streamAnswer(hostile))
  const { events } = await collectAnswer(bench.engine)
  assert.equal(joinContent(events), hostile.join(''))
  assert.deepEqual(listFinishes(events), ['0:stop'])
})

test('chunks of another shape between the usual ones are read for what they are', async () => {
  const [role = '', one = '', two = '', finish = '', ...rest] = toStreamPayloads(['one ', 'two '])
  const call = {
    index: 0,
    delta: { tool_calls: [{ index: 0, id: 'call_1', function: { name: 'f', arguments: '{}' } }] },
  }
  await using bench = await startEngine(
    frames(role, one, two, JSON.stringify({ choices: [call] }), one, two, finish, ...rest),
  )
  const { events } = await collectAnswer(bench.engine)
  assert.equal(joinContent(events), 'one two one two ')
  assert.equal(events.filter((event) => event.type === 'delta' && event.toolCalls).length, 1)
  assert.deepEqual(listFinishes(events), ['0:tool_calls'])
})
