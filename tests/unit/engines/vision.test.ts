/** An image is either read by the model, or the answer can say that it was not. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { json, refusal, type Script, streamed, whole } from '@/tests/fakes/upstream'
import { imagePrompt, png, promptOf, run, setUp } from './harness'

/** Refuses requests that carry images and answers all others. */
function blind(refused: Script): Script {
  return (reply, request) => {
    const carriesImages = JSON.stringify(request.body.messages).includes(png)
    return (carriesImages ? refused : whole('I cannot see it.'))(reply, request)
  }
}

test('a model that takes images gets them, and the answer says first that they were read', async () => {
  await using bench = await setUp(streamed('A fracture.'))
  const { events } = await run(bench.engine, imagePrompt)
  assert.deepEqual(events[0], { type: 'images', read: true })
  assert.deepEqual(bench.fake.requests[0]?.body.messages, imagePrompt.messages)
})

test('without images nothing is said about images', async () => {
  await using bench = await setUp(streamed('Yes.'))
  assert.ok((await run(bench.engine)).events.every((event) => event.type !== 'images'))
})

test('with vision off images are never sent, and the model is told not to guess', async () => {
  await using bench = await setUp(whole('I cannot see it.'), { vision: 'off' })
  const { events } = await run(bench.engine, imagePrompt)
  assert.deepEqual(events[0], { type: 'images', read: false })
  const sent = JSON.stringify(bench.fake.requests[0]?.body)
  assert.ok(!sent.includes(png))
  assert.match(sent, /You cannot see it: do not describe it/)
})

describe('servers whose model reads no images', () => {
  const refusals: [string, Script][] = [
    ['OpenAI', refusal(400, { message: 'Invalid content type. image_url is only supported by certain models.' })],
    ['vLLM', json(400, { object: 'error', message: 'At most 0 image(s) may be provided in one request.', code: 400 })],
    ['vLLM without a processor', refusal(400, { message: 'llama is not a multimodal model' })],
    [
      'llama.cpp',
      json(500, { error: { code: 500, message: 'image input is not supported - you may need to provide the mmproj' } }),
    ],
    ['Groq', refusal(400, { message: "'messages.0.content' : value must be a string" })],
    ['DeepSeek', refusal(400, { message: 'messages[0]: unknown variant `image_url`, expected `text`' })],
    ['OpenRouter', refusal(404, { message: 'No endpoints found that support image input' })],
    ['Ollama', json(400, { error: { message: 'this model is missing data required for image input' } })],
  ]
  for (const [server, script] of refusals) {
    test(`refusing as ${server} does are asked again without, and from then on at once`, async () => {
      await using bench = await setUp(blind(script))
      for (const _ of ['first', 'second']) {
        const { events, text } = await run(bench.engine, imagePrompt)
        assert.deepEqual(events[0], { type: 'images', read: false })
        assert.equal(text, 'I cannot see it.')
      }
      assert.equal(bench.fake.requests.length, 3)
    })
  }

  test('are believed only about images that were sent', async () => {
    await using bench = await setUp(refusal(400, { message: 'image input is not supported' }))
    assert.equal((await run(bench.engine, promptOf())).error?.code, 'upstream_refused')
    assert.equal(bench.fake.requests.length, 1)
  })
})

test('one broken image does not take the eyes of all later callers', async () => {
  await using bench = await setUp(streamed('A fracture.'))
  bench.fake.next(refusal(400, { message: 'Could not decode the image.' }))
  assert.deepEqual((await run(bench.engine, imagePrompt)).events[0], { type: 'images', read: false })
  assert.deepEqual((await run(bench.engine, imagePrompt)).events[0], { type: 'images', read: true })
})

test('with vision on a refusal is passed on, since the operator said otherwise', async () => {
  await using bench = await setUp(blind(refusal(400, { message: 'image input is not supported' })), { vision: 'on' })
  const { error } = await run(bench.engine, imagePrompt)
  assert.equal(error?.code, 'upstream_refused')
  assert.equal(bench.fake.requests.length, 1)
})
