import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { inlineImages } from '@/lib/images/inline-images'
import { type LoadedImage, loadImage } from '@/lib/images/load-image'
import { ApiError } from '@/lib/wire/errors'
import { startImageServer } from '../../fakes/image-server'
import { dataUrl, draw, gradient, noise, pixelsOf } from '../../fixtures/sample-images'

const ongoing = new AbortController().signal

type Detail = 'auto' | 'low' | 'high'

function image(url: string, detail?: Detail) {
  return { type: 'image_url' as const, image_url: { url, ...(detail && { detail }) } }
}

function text(said: string) {
  return { type: 'text' as const, text: said }
}

/** An image that tells which address it came from. */
const loadByName: typeof loadImage = async (url) => ({
  mimeType: 'image/png',
  bytes: Buffer.from(url),
  width: 32,
  height: 32,
})

function named(url: string): string {
  return dataUrl(Buffer.from(url))
}

describe('a conversation with images', () => {
  const conversation: ChatCompletionMessageParam[] = [
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: [text('The first film'), image('https://a.test/1', 'high'), image('https://a.test/2')] },
    { role: 'assistant', content: 'Seen.' },
    { role: 'user', content: 'And before?' },
    { role: 'user', name: 'ward', content: [image('https://a.test/3', 'low'), text('The third')] },
  ]

  test('keeps its order and every other member', async () => {
    const { messages, images } = await inlineImages(conversation, ongoing, loadByName)
    assert.deepEqual(messages, [
      { role: 'system', content: 'Be brief.' },
      {
        role: 'user',
        content: [text('The first film'), image(named('https://a.test/1'), 'high'), image(named('https://a.test/2'))],
      },
      { role: 'assistant', content: 'Seen.' },
      { role: 'user', content: 'And before?' },
      { role: 'user', name: 'ward', content: [image(named('https://a.test/3'), 'low'), text('The third')] },
    ])
    assert.deepEqual(
      images.map(({ bytes }) => String(bytes)),
      ['https://a.test/1', 'https://a.test/2', 'https://a.test/3'],
    )
  })

  test('is not modified for other holders of it', async () => {
    const before = structuredClone(conversation)
    await inlineImages(conversation, ongoing, loadByName)
    assert.deepEqual(conversation, before)
  })

  test('never contains an address that the client sent', async () => {
    const { messages } = await inlineImages(conversation, ongoing, loadByName)
    assert.doesNotMatch(JSON.stringify(messages), /https:/)
  })
})

test('the result is the image that was checked, byte for byte', async () => {
  const sent = [draw(gradient()).png(), draw(noise(60, 50)).jpeg()].map(async (file) => dataUrl(await file.toBuffer()))
  const content = (await Promise.all(sent)).map((url) => image(url, 'high'))
  const { messages, images } = await inlineImages([{ role: 'user', content }], ongoing)
  assert.deepEqual(messages, [
    { role: 'user', content: images.map(({ bytes, mimeType }) => image(dataUrl(bytes, mimeType), 'high')) },
  ])
  assert.deepEqual(
    images.map(({ mimeType }) => mimeType),
    ['image/png', 'image/jpeg'],
  )
  assert.ok((await pixelsOf(images[0]?.bytes ?? Buffer.alloc(0))).data.equals(gradient().data))
})

test('an address that is sent again is fetched once', async () => {
  const png = await draw(gradient()).png().toBuffer()
  await using it = await startImageServer((_request, response) => response.end(png))
  const url = `https://127.0.0.1:${it.port}/ecg.png`
  const again: ChatCompletionMessageParam[] = [1, 2, 3].map(() => ({ role: 'user', content: [image(url)] }))
  const load = (address: string, signal: AbortSignal): Promise<LoadedImage> =>
    loadImage(address, signal, { ca: it.ca, hostsAllowed: [`127.0.0.1:${it.port}`] })
  const { messages, images } = await inlineImages(again, ongoing, load)
  assert.equal(it.requests.length, 1)
  assert.equal(images.length, 3)
  assert.equal(new Set(messages.map((message) => JSON.stringify(message))).size, 1)
})

test('images are loaded one after the other', async () => {
  let running = 0
  const load: typeof loadImage = async (url) => {
    running += 1
    assert.equal(running, 1)
    await new Promise(setImmediate)
    running -= 1
    return loadByName(url, ongoing)
  }
  const content = ['1', '2', '3', '4'].map((name) => image(`https://a.test/${name}`))
  assert.equal((await inlineImages([{ role: 'user', content }], ongoing, load)).images.length, 4)
})

test('the image that is refused is named when there are several', async () => {
  const good = dataUrl(await draw(gradient()).png().toBuffer())
  const bad = dataUrl(Buffer.from('%PDF-1.7'))
  await assert.rejects(inlineImages([{ role: 'user', content: [image(good), image(bad)] }], ongoing), (error) => {
    assert.ok(error instanceof ApiError)
    assert.deepEqual([error.code, error.status, error.param], ['invalid_image_format', 400, null])
    assert.match(error.message, /^Image 2 of 2: .*PDF/)
    assert.ok(error.cause instanceof ApiError)
    return true
  })
  await assert.rejects(inlineImages([{ role: 'user', content: [image(bad)] }], ongoing), {
    message: /^This seems to be/,
  })
})

test('a caller who must retry learns when, whichever image was refused', async () => {
  const load: typeof loadImage = () => {
    throw new ApiError('overloaded', 'Too many.', { headers: { 'retry-after': '5' } })
  }
  const content = [image('https://a.test/1'), image('https://a.test/2')]
  await assert.rejects(inlineImages([{ role: 'user', content }], ongoing, load), {
    code: 'overloaded',
    headers: { 'retry-after': '5' },
  })
})

test('more images than the limit are refused before one is loaded, and the limit is named', async () => {
  const load: typeof loadImage = () => assert.fail('loaded')
  const content = Array.from({ length: 26 }, (_, index) => image(`https://a.test/${index}`))
  const messages: ChatCompletionMessageParam[] = [1, 2].map(() => ({ role: 'user', content }))
  await assert.rejects(inlineImages(messages, ongoing, load), (error) => {
    assert.ok(error instanceof ApiError)
    assert.deepEqual([error.code, error.status, error.param], ['array_above_max_length', 400, 'messages'])
    assert.match(error.message, /52 images; the limit is 50/)
    return true
  })
})

test('twenty images in one message are read', async () => {
  const url = async (side: number) => image(dataUrl(await draw(gradient(side, 40)).png().toBuffer()))
  const content = await Promise.all(Array.from({ length: 20 }, (_, index) => url(40 + index)))
  const { images } = await inlineImages([{ role: 'user', content }], ongoing)
  assert.deepEqual(
    images.map(({ width }) => width),
    Array.from({ length: 20 }, (_, index) => 40 + index),
  )
})

test('a conversation without images needs no work', async () => {
  const messages: ChatCompletionMessageParam[] = [{ role: 'user', content: 'Why?' }]
  const load: typeof loadImage = () => assert.fail('loaded')
  assert.deepEqual(await inlineImages(messages, ongoing, load), { messages, images: [] })
})
