/** An image is either sent to the model, or the caller learns at once that it was not. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { ImagesRefusedError } from '@/lib/engines/engine'
import { type Script, sendJson, sendRefusal, streamAnswer, whole } from '../../../fakes/upstream'
import { buildPrompt, collectAnswer, imagePrompt, png, startEngine } from '../../../support/upstream-engine'

/** Refuses requests that carry images and answers all others. */
function blind(refused: Script): Script {
  return (reply, request) => {
    const carriesImages = JSON.stringify(request.body.messages).includes(png)
    return (carriesImages ? refused : whole('I cannot see it.'))(reply, request)
  }
}

test('a model that supports images gets them unchanged', async () => {
  await using bench = await startEngine(streamAnswer('A fracture.'))
  assert.equal(bench.engine.takesImages, true)
  assert.equal((await collectAnswer(bench.engine, imagePrompt)).text, 'A fracture.')
  assert.deepEqual(bench.fake.requests[0]?.body.messages, imagePrompt.messages)
})

test('with vision off images are never sent', async () => {
  await using bench = await startEngine(streamAnswer('A fracture.'), { vision: 'off' })
  assert.equal(bench.engine.takesImages, false)
  await assert.rejects(collectAnswer(bench.engine, imagePrompt), ImagesRefusedError)
  assert.equal(bench.fake.requests.length, 0)
})

describe('servers whose model reads no images', () => {
  const refusals: [string, Script][] = [
    ['OpenAI', sendRefusal(400, { message: 'Invalid content type. image_url is only supported by certain models.' })],
    [
      'vLLM',
      sendJson(400, { object: 'error', message: 'At most 0 image(s) may be provided in one request.', code: 400 }),
    ],
    ['vLLM without a processor', sendRefusal(400, { message: 'llama is not a multimodal model' })],
    [
      'llama.cpp',
      sendJson(500, {
        error: { code: 500, message: 'image input is not supported - you may need to provide the mmproj' },
      }),
    ],
    ['Groq', sendRefusal(400, { message: "'messages.0.content' : value must be a string" })],
    ['DeepSeek', sendRefusal(400, { message: 'messages[0]: unknown variant `image_url`, expected `text`' })],
    ['OpenRouter', sendRefusal(404, { message: 'No endpoints found that support image input' })],
    ['Ollama', sendJson(400, { error: { message: 'this model is missing data required for image input' } })],
  ]
  for (const [server, script] of refusals) {
    test(`refusing as ${server} does are not sent another one`, async () => {
      await using bench = await startEngine(blind(script))
      await assert.rejects(collectAnswer(bench.engine, imagePrompt), ImagesRefusedError)
      assert.equal(bench.engine.takesImages, false)
      assert.equal((await collectAnswer(bench.engine, buildPrompt())).text, 'I cannot see it.')
      assert.equal(bench.fake.requests.length, 2)
    })
  }

  test('are believed only about images that were sent', async () => {
    await using bench = await startEngine(sendRefusal(400, { message: 'image input is not supported' }))
    assert.equal((await collectAnswer(bench.engine, buildPrompt())).error?.code, 'upstream_refused')
    assert.equal(bench.fake.requests.length, 1)
  })
})

for (const message of [
  'Could not decode the image.',
  "You uploaded an unsupported image. Please make sure your image has one of the following formats: ['png', 'jpeg'].",
  'Unsupported image type image/webp',
  'images of more than 4096 pixels are not supported',
]) {
  test(`later callers' images are still sent after one was refused with: ${message}`, async () => {
    await using bench = await startEngine(streamAnswer('A fracture.'))
    bench.fake.next(sendRefusal(400, { message }))
    await assert.rejects(collectAnswer(bench.engine, imagePrompt), ImagesRefusedError)
    assert.equal((await collectAnswer(bench.engine, imagePrompt)).text, 'A fracture.')
  })
}

test('with vision on a refusal is passed on, because the operator set it', async () => {
  await using bench = await startEngine(blind(sendRefusal(400, { message: 'image input is not supported' })), {
    vision: 'on',
  })
  const { error } = await collectAnswer(bench.engine, imagePrompt)
  assert.equal(error?.code, 'upstream_refused')
  assert.equal(bench.fake.requests.length, 1)
})
