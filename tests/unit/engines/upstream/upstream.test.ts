/** Whatever a model server's stream looks like, the same answer comes out of it. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { EngineEvent } from '@/lib/engines/engine'
import {
  frames,
  type StreamOptions,
  sendBody,
  sendJson,
  streamAnswer,
  streamAnswerUntil,
  toStreamPayloads,
  whole,
} from '../../../fakes/upstream'
import { buildPrompt, collectAnswer, joinContent, listFinishes, startEngine } from '../../../support/upstream-engine'

const answer = 'Aspirin lowered mortality [1]. Größe 漢字 👩‍⚕️ µg.'

describe('streams as servers send them', () => {
  const variants: Record<string, StreamOptions> = {
    'as OpenAI sends it': {},
    'cut inside characters and frames': { cutBytes: 7 },
    'cut into single bytes': { cutBytes: 1 },
    'with CRLF line ends': { newline: '\r\n' },
    'with CRLF, comments and cuts': { newline: '\r\n', comments: true, cutBytes: 13 },
    'with comments between frames': { comments: true },
    'without a role': { role: 'missing' },
    'with a role chunk whose content is null': { role: 'null-content' },
    'with a first chunk without choices': { prelude: true },
    'with usage on every chunk': { usage: 'every' },
    'without usage': { usage: 'never' },
    'without [DONE]': { done: false },
    'without finish_reason but with [DONE]': { finishReason: null },
    'with reasoning_content beside the answer': { reasoning: { field: 'reasoning_content', text: 'Let me think.' } },
    'with reasoning beside the answer': { reasoning: { field: 'reasoning', text: 'Let me think.' } },
    'with a finish_reason of its own making': { finishReason: 'eos_token' },
  }
  for (const [name, options] of Object.entries(variants)) {
    test(`a stream ${name} gives the whole text, one finish and one usage`, async () => {
      await using bench = await startEngine(streamAnswer(answer, options))
      const { events, text, error } = await collectAnswer(bench.engine)
      assert.equal(error, undefined)
      assert.equal(text, answer)
      assert.deepEqual(orderOf(events), ['deltas', 'finish 0 stop', 'usage'])
    })
  }

  test('every requested choice has its own text and its own finish reason', async () => {
    await using bench = await startEngine(streamAnswer(answer, { choices: 3 }))
    const { events } = await collectAnswer(bench.engine, buildPrompt({ settings: { n: 3 } }))
    for (const choice of [0, 1, 2]) assert.equal(joinContent(events, choice), answer)
    assert.deepEqual(listFinishes(events), ['0:stop', '1:stop', '2:stop'])
  })

  test('choices that were not asked for are dropped', async () => {
    await using bench = await startEngine(streamAnswer(answer, { choices: 2 }))
    assert.deepEqual(listFinishes((await collectAnswer(bench.engine)).events), ['0:stop'])
  })

  test('a server that makes fewer choices than asked for is an error, never one answer for three', async () => {
    await using bench = await startEngine(streamAnswer(answer))
    const { error } = await collectAnswer(bench.engine, buildPrompt({ settings: { n: 3 } }))
    assert.equal(error?.code, 'upstream_failed')
  })

  test('a long answer arrives to the last character', async () => {
    const long = 'Dapagliflozin reduced worsening heart failure. '.repeat(20_000)
    await using bench = await startEngine(streamAnswer(long.match(/.{1,500}/gs) ?? []))
    assert.equal((await collectAnswer(bench.engine)).text, long)
  })

  test('nothing follows the finish of a choice, whatever the server still sends', async () => {
    const [role = '', word = '', finish = ''] = toStreamPayloads('Yes.', { usage: 'never', done: false })
    await using bench = await startEngine(frames(role, word, finish, word, finish, '[DONE]', word))
    const { events, text } = await collectAnswer(bench.engine)
    assert.equal(text, 'Yes.')
    assert.deepEqual(orderOf(events), ['deltas', 'finish 0 stop', 'usage'])
  })

  test('a character that JSON escapes bring in two chunks leaves as one', async () => {
    await using bench = await startEngine(frames(chunk('Love \ud83d'), chunk('\ude00!'), chunk('', 'stop'), '[DONE]'))
    const { events } = await collectAnswer(bench.engine)
    assert.deepEqual(
      events.flatMap((event) => (event.type === 'delta' ? [event.content] : [])),
      ['Love ', '😀!'],
    )
  })

  test('an unpaired half of a character is shown as missing, so that no unit changes unnoticed', async () => {
    await using bench = await startEngine(frames(chunk('5 \ud83d'), chunk('g \ud83d'), chunk('', 'stop'), '[DONE]'))
    assert.equal((await collectAnswer(bench.engine)).text, '5 \uFFFDg \uFFFD')
  })

  test('content in parts gives its text, without the thinking', async () => {
    const parts = [
      { type: 'thinking', thinking: [{ type: 'text', text: 'hm' }] },
      { type: 'text', text: 'Yes.' },
    ]
    await using bench = await startEngine(
      frames({ choices: [{ delta: { content: parts }, finish_reason: 'stop' }] }, '[DONE]'),
    )
    assert.equal((await collectAnswer(bench.engine)).text, 'Yes.')
  })

  test('JSON that a server wrapped over two data lines is read as one', async () => {
    const body = JSON.stringify({ choices: [{ index: 0, delta: { content: 'Yes.' }, finish_reason: 'stop' }] }, null, 1)
    const wrapped = body.split('\n').slice(0, 1).join('') + body.split('\n').slice(1).join('')
    const cut = wrapped.indexOf('"choices"')
    await using bench = await startEngine(
      sendBody(`data: ${wrapped.slice(0, cut)}\ndata: ${wrapped.slice(cut)}\n\ndata: [DONE]\n\n`, {
        'content-type': 'text/event-stream',
      }),
    )
    assert.equal((await collectAnswer(bench.engine)).text, 'Yes.')
  })

  test('a refusal and logprobs of the model are passed on', async () => {
    const logprobs = { content: [{ token: 'No', logprob: -0.1, bytes: null, top_logprobs: [] }], refusal: null }
    await using bench = await startEngine(
      frames(
        { choices: [{ index: 0, delta: { content: 'No' }, logprobs, finish_reason: null }] },
        { choices: [{ index: 0, delta: { refusal: 'I cannot.' }, finish_reason: 'content_filter' }] },
        '[DONE]',
      ),
    )
    const { events } = await collectAnswer(bench.engine)
    assert.deepEqual(events.slice(0, 3), [
      { type: 'delta', choice: 0, content: 'No', logprobs },
      { type: 'delta', choice: 0, refusal: 'I cannot.' },
      { type: 'finish', choice: 0, reason: 'content_filter' },
    ])
  })

  test('a server that keeps the connection open after its last word delays nobody for long', async () => {
    const ending = toStreamPayloads(answer, { usage: 'never', done: false })
    await using bench = await startEngine(
      streamAnswerUntil(ending.length, (reply) => reply.hang(), answer, { usage: 'never', done: false }),
      { idleTimeoutMs: 500 },
    )
    const { text, error } = await collectAnswer(bench.engine)
    assert.equal(text, answer)
    assert.equal(error, undefined)
  })
})

describe('answers in one piece although a stream was asked for', () => {
  test('one JSON object gives the same events as a stream', async () => {
    await using bench = await startEngine(whole(answer))
    const { events, text } = await collectAnswer(bench.engine)
    assert.equal(text, answer)
    assert.deepEqual(orderOf(events), ['deltas', 'finish 0 stop', 'usage'])
    assert.deepEqual(events.at(-1), {
      type: 'usage',
      usage: { prompt_tokens: 11, completion_tokens: 3, total_tokens: 14 },
    })
  })

  test('tool calls in one JSON object come with index and type', async () => {
    const tool_calls = [{ id: 'call_1', function: { name: 'lookup', arguments: '{}' } }]
    await using bench = await startEngine(
      whole('', { message: { content: null, tool_calls }, finishReason: 'tool_calls' }),
    )
    assert.deepEqual((await collectAnswer(bench.engine)).events.slice(0, 2), [
      {
        type: 'delta',
        choice: 0,
        toolCalls: [{ index: 0, type: 'function', id: 'call_1', function: { name: 'lookup', arguments: '{}' } }],
      },
      { type: 'finish', choice: 0, reason: 'tool_calls' },
    ])
  })

  test('a function call in the older form leaves its name once, and ends the answer as one', async () => {
    const functionCalls = [
      { name: 'lookup', arguments: '' },
      { name: 'lookup', arguments: '{"q":' },
      { arguments: '1}' },
    ]
    await using bench = await startEngine(streamAnswer('', { functionCalls }))
    assert.deepEqual((await collectAnswer(bench.engine)).events.slice(0, -1), [
      { type: 'delta', choice: 0, functionCall: { name: 'lookup', arguments: '' } },
      { type: 'delta', choice: 0, functionCall: { arguments: '{"q":' } },
      { type: 'delta', choice: 0, functionCall: { arguments: '1}' } },
      { type: 'finish', choice: 0, reason: 'function_call' },
    ])
  })

  test('the whole message in a single frame is read, and read once', async () => {
    const message = { role: 'assistant', content: 'Yes.' }
    await using bench = await startEngine(frames({ choices: [{ index: 0, message, finish_reason: 'stop' }] }, '[DONE]'))
    assert.equal((await collectAnswer(bench.engine)).text, 'Yes.')
    bench.fake.always(frames(chunk('Yes.'), { choices: [{ index: 0, message, finish_reason: 'stop' }] }, '[DONE]'))
    assert.equal((await collectAnswer(bench.engine)).text, 'Yes.')
  })
})

describe('usage', () => {
  test('the last usage that a server reports counts', async () => {
    await using bench = await startEngine(
      frames(
        { ...chunk('Yes.'), usage: { prompt_tokens: 9, completion_tokens: 1, total_tokens: 10 } },
        { ...chunk('', 'stop'), usage: { prompt_tokens: 9, completion_tokens: 4, total_tokens: 13 } },
        '[DONE]',
      ),
    )
    const { events } = await collectAnswer(bench.engine)
    assert.deepEqual(events.at(-1), {
      type: 'usage',
      usage: { prompt_tokens: 9, completion_tokens: 4, total_tokens: 13 },
    })
  })

  test('details that are not numbers are left out, and the total is the sum', async () => {
    const usage = {
      prompt_tokens: 9,
      completion_tokens: 4,
      total_tokens: 0,
      prompt_tokens_details: { cached_tokens: 3, audio_tokens: null },
      completion_tokens_details: null,
    }
    await using bench = await startEngine(frames(chunk('Yes.', 'stop'), { choices: [], usage }, '[DONE]'))
    assert.deepEqual((await collectAnswer(bench.engine)).events.at(-1), {
      type: 'usage',
      usage: { prompt_tokens: 9, completion_tokens: 4, total_tokens: 13, prompt_tokens_details: { cached_tokens: 3 } },
    })
  })

  test('tokens are counted here when the server counts none', async () => {
    await using bench = await startEngine(streamAnswer('hello world', { usage: 'never' }))
    const prompt = buildPrompt({ messages: [{ role: 'user', content: 'hello world' }] })
    assert.deepEqual((await collectAnswer(bench.engine, prompt)).events.at(-1), {
      type: 'usage',
      // Two for the words, four around a message, three before the answer.
      usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
    })
  })

  test('zeros do not pass for a count', async () => {
    const usage = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 }
    await using bench = await startEngine(
      sendJson(200, { choices: [{ message: { content: 'hello' }, finish_reason: 'stop' }], usage }),
    )
    const last = (await collectAnswer(bench.engine)).events.at(-1)
    assert.ok(last?.type === 'usage' && last.usage.completion_tokens === 1)
  })
})

function chunk(content: string, finish_reason: string | null = null) {
  return { choices: [{ index: 0, delta: { content }, finish_reason }] }
}

/** The kinds of events in order, deltas that follow each other as one. */
function orderOf(events: EngineEvent[]): string[] {
  const kinds = events.map((event) => {
    if (event.type === 'delta') return 'deltas'
    return event.type === 'finish' ? `finish ${event.choice} ${event.reason}` : event.type
  })
  return kinds.filter((kind, index) => kind !== 'deltas' || kinds[index - 1] !== 'deltas')
}
