import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ApiError } from '@/lib/wire/errors'
import { parseChatRequest } from '@/lib/wire/request'

const question = { role: 'user', content: 'Which trials studied dapagliflozin?' }
const call = (id: string) => ({ id, type: 'function', function: { name: 'find', arguments: '{}' } })
const calls = (...ids: string[]) => ({ role: 'assistant', content: null, tool_calls: ids.map(call) })
const result = (id: string) => ({ role: 'tool', tool_call_id: id, content: 'found' })

const unanswered = (ids: string) =>
  `An assistant message with 'tool_calls' must be followed by tool messages responding to each 'tool_call_id'. The following tool_call_ids did not have response messages: ${ids}`
const stray =
  "Invalid parameter: messages with role 'tool' must be a response to a preceding message with 'tool_calls'."
const unknown = (id: string) =>
  `Invalid parameter: 'tool_call_id' of '${id}' not found in 'tool_calls' of previous message.`

describe('tool turns are refused as OpenAI refuses them', () => {
  const refused: [name: string, messages: object[], param: string, message: string][] = [
    ['a call without its result', [question, calls('a'), question], 'messages.[2].role', unanswered('a')],
    ['a call at the end', [question, calls('a')], 'messages.[1].role', unanswered('a')],
    ['one call of two', [question, calls('a', 'b'), result('b'), question], 'messages.[3].role', unanswered('a')],
    ['a result that comes later', [question, calls('a'), question, result('a')], 'messages.[2].role', unanswered('a')],
    [
      'many calls',
      [question, calls('a', 'b', 'c', 'd', 'x'.repeat(256))],
      'messages.[1].role',
      unanswered('a, b, c and 2 more'),
    ],
    ['a result without a call', [question, result('a')], 'messages.[1].role', stray],
    ['a result at the start', [result('a'), question], 'messages.[0].role', stray],
    ['a result of a call long answered', [calls('a'), result('a'), question, result('a')], 'messages.[3].role', stray],
    ['a result of another call', [question, calls('a'), result('b')], 'messages.[2].tool_call_id', unknown('b')],
  ]
  for (const [name, messages, param, message] of refused) {
    it(name, () => {
      assert.throws(
        () => parseChatRequest({ messages }),
        (error) => {
          assert.ok(error instanceof ApiError)
          assert.equal(error.status, 400)
          assert.deepEqual(error.toBody().error, { message, type: 'invalid_request_error', param, code: null })
          return true
        },
      )
    })
  }
})

it('tool turns in order pass, results in any order', () => {
  const messages = [question, calls('a', 'b'), result('b'), result('a'), calls('c'), result('c'), question]
  assert.equal(parseChatRequest({ messages }).messages.length, messages.length)
})
