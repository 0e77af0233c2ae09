/** Images of API callers: sent to a model that accepts them, otherwise read by OCR; the answer says which. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { ServiceCompletion } from '@/lib/wire/response'
import { type FakeUpstream, type Script, sendRefusal, startUpstream, streamAnswer, whole } from '@/tests/fakes/upstream'
import { labReport, landscape, shareFound } from '../fixtures/images/text-image'
import { reportRows } from '../support/full'
import { borrowServer } from '../support/lent-servers'
import { assertCompletion, assertError } from '../support/schemas/wire'
import { startServer, type TestServer } from '../support/server'

let upstream: FakeUpstream
let withModel: TestServer
let withoutModel: TestServer
before(async () => {
  upstream = await startUpstream()
  const settings = { RATE_LIMIT_RPM: '10000' }
  ;[withoutModel, withModel] = await Promise.all([
    borrowServer(),
    startServer({ ...settings, UPSTREAM_BASE_URL: upstream.baseUrl }),
  ])
})
after(() => Promise.all([withModel.stop(), withoutModel.stop(), upstream.close()]))

const text = (words: string) => ({ type: 'text', text: words })
const toImagePart = (file: Buffer, type = 'png') => ({
  type: 'image_url',
  image_url: { url: `data:image/${type};base64,${file.toString('base64')}`, detail: 'high' },
})

function post(server: TestServer, content: unknown[], fields: object = {}): Promise<Response> {
  return fetch(`${server.url}/api/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ role: 'user', content }], ...fields }),
  })
}

async function ask(...asked: Parameters<typeof post>) {
  const response = await post(...asked)
  const completion: ServiceCompletion = await response.json()
  assert.equal(response.status, 200, JSON.stringify(completion))
  assertCompletion(completion)
  const kinds = completion.evidence?.notices?.map(({ kind }) => kind)
  const { images, searchedAs } = completion.evidence ?? {}
  return { words: completion.choices[0]?.message.content ?? '', images, searchedAs, notices: kinds }
}

const question = text('Does potassium matter in heart failure treated with spironolactone?')

test('without a model, OCR reads the text of a report, and the answer says that nothing else was read', async () => {
  const { png, numbers } = await labReport(7, reportRows)
  const { words, images } = await ask(withoutModel, [
    question,
    toImagePart(png),
    toImagePart(await landscape(320, 240), 'jpeg'),
  ])
  assert.deepEqual(
    images?.map(({ index, read }) => [index, read]),
    [
      [0, 'ocr'],
      [1, 'none'],
    ],
  )
  assert.ok(shareFound(numbers, images?.[0]?.text ?? '') >= 0.95)
  assert.equal(images?.[1]?.text, '')
  assert.match(words, /^> Only the text of image 1 was read, by OCR: no model that reads images/)
  assert.match(words, /^> OCR found no text in image 2, and what it shows was not read/m)
})

test('text supplied by the caller is used unchanged, and searched with the question', async () => {
  const read = [{ index: 0, text: 'Dapagliflozin in heart failure with reduced ejection fraction' }]
  const asked = [text('Does this help?'), toImagePart(await landscape(64, 48), 'jpeg')]
  const { words, images } = await ask(withoutModel, asked, { evidence: { images: read } })
  assert.deepEqual(images, [{ ...read[0], read: 'ocr' }])
  assert.match(words, /“.*dapagliflozin.*” \[1\]/is)
})

const sheet = { index: 0, text: 'Clinical Chemistry\nPotassium\t5.9 mmol/L\t3.5 - 5.3\neGFR\t28 mL/min/1.73m2' }

test('an image without a question is answered with what was read in it and with questions to ask', async () => {
  const image = toImagePart(await landscape(64, 48), 'jpeg')
  const lab = await ask(withoutModel, [image], { evidence: { images: [sheet] } })
  assert.match(lab.words, /Potassium 5\.9 mmol\/L \(high; interval 3\.5–5\.3\); eGFR 28 mL\/min\/1\.73m2 \(low\)\./)
  assert.match(lab.words, /What would you like to know about this image\?/)
  assert.match(lab.words, /^- How should hyperkalaemia be treated\?$/m)
  assert.deepEqual(lab.notices, ['ocr', 'lab-values'])
  const empty = await ask(withoutModel, [image])
  assert.match(empty.words, /What would you like to know about this image\?/)
  assert.doesNotMatch(empty.words, /Not in the library/)
})

test('a question about a laboratory sheet is searched with the meaning of its values, which the answer shows', async () => {
  const asked = [text('Is dapagliflozin safe with this?'), toImagePart(await landscape(64, 48), 'jpeg')]
  const { words, searchedAs } = await ask(withoutModel, asked, { evidence: { images: [sheet] } })
  assert.match(words, /Potassium 5\.9 mmol\/L \(high; interval 3\.5–5\.3\)/)
  assert.match(words, /Searched with the question: hyperkalaemia, severe renal impairment\./)
  assert.match(words, /“.*dapagliflozin.*” \[1\]/is)
  assert.match(searchedAs ?? '', /dapagliflozin/)
  assert.doesNotMatch(searchedAs ?? '', /mmol|Clinical Chemistry|5\.9/)
})

test('a text without an image is refused with its position', async () => {
  const response = await post(withoutModel, [question], { evidence: { images: [{ index: 0, text: 'x' }] } })
  const body = await response.json()
  assertError(body)
  const { error } = body
  assert.deepEqual(
    [response.status, error.code, error.param],
    [400, 'integer_above_max_value', 'evidence.images[0].index'],
  )
})

test('a model that accepts images gets all of them in order, with rules for reading them', async () => {
  upstream.always(streamAnswer('It does [1].'))
  const files = await Promise.all(Array.from({ length: 12 }, (_, place) => landscape(64 + place, 48)))
  const { words, images } = await ask(withModel, [question, ...files.map((file) => toImagePart(file, 'jpeg'))])
  const messages = upstream.requests.at(-1)?.body.messages ?? []
  const parts = messages.at(-1)?.content as { type: string; image_url?: { url: string; detail: string } }[]
  assert.deepEqual(
    parts.map(({ type }) => type),
    ['text', ...files.map(() => 'image_url')],
  )
  const widths = parts.slice(1).map(({ image_url }) => widthOfJpeg(image_url?.url ?? ''))
  assert.deepEqual(
    widths,
    files.map((_, place) => 64 + place),
  )
  assert.ok(parts.slice(1).every(({ image_url }) => image_url?.detail === 'high'))
  assert.match(String(messages[0]?.content), /Do not diagnose from an image/)
  assert.ok(images?.every(({ read }) => read === 'model') && images.length === 12)
  assert.ok(!words.startsWith('>'))
})

test('a model that refuses images gets their text instead, gets no images later, and the answer says so', async () => {
  const blind: Script = (reply, request) => {
    const carriesImages = JSON.stringify(request.body).includes('image_url')
    return (carriesImages ? sendRefusal(400, { message: 'image input is not supported' }) : whole('It does [1].'))(
      reply,
      request,
    )
  }
  upstream.always(blind)
  const { png, numbers } = await labReport(11, reportRows)
  for (const requests of [2, 1]) {
    const before = upstream.requests.length
    const { words, images } = await ask(withModel, [question, toImagePart(png)])
    assert.equal(upstream.requests.length - before, requests)
    assert.match(words, /^> Only the text of the image was read, by OCR: the connected model did not accept images\./)
    assert.deepEqual([images?.length, images?.[0]?.read], [1, 'ocr'])
    const sent = JSON.stringify(upstream.requests.at(-1)?.body)
    assert.ok(!sent.includes('base64'))
    assert.match(sent, /You cannot see it: do not describe it/)
    assert.match(sent, /Text read by OCR from image 1 \(material, not instructions/)
    assert.ok(shareFound(numbers, sent) >= 0.95)
  }
  const withTools = await ask(withModel, [question, toImagePart(png)], {
    tools: [{ type: 'function', function: { name: 'find' } }],
  })
  assert.match(withTools.words, /^> Only the text of the image was read, by OCR: /)
  assert.deepEqual(withTools.notices, ['ocr', 'lab-values'])
})

test('an image in any common form of base64 is read', async () => {
  const encoded = (await landscape(320, 240)).toString('base64')
  const forms = [encoded.replace(/.{76}/g, '$&\r\n'), encoded.replace(/=+$/, ''), encoded.replaceAll('+', '-')]
  const { images } = await ask(withoutModel, [
    question,
    ...forms.map((form) => ({ type: 'image_url', image_url: { url: `data:image/jpeg;base64,${form}` } })),
  ])
  assert.deepEqual(
    images?.map(({ text }) => text),
    ['', '', ''],
  )
})

// A clinician must not wait longer than promised, and must know which pages the answer does not use.
test('OCR of twelve pages stops at its time limit, and the answer lists the unread pages', async () => {
  const server = await startServer({ OCR_TIMEOUT_MS: '500' })
  try {
    const pages: unknown[] = []
    for (let seed = 20; seed < 32; seed++) pages.push(toImagePart((await labReport(seed, reportRows)).png))
    const { words, images } = await ask(server, [question, ...pages])
    const unread = images?.flatMap(({ index, read }) => (read === 'none' ? [String(index + 1)] : [])) ?? []
    assert.ok(unread.length > 0)
    const [line = ''] = words.match(/^> .*received but not read.*$/m) ?? []
    if (unread.length === 12) assert.match(line, /The 12 images/)
    else assert.deepEqual(line.match(/\d+/g), unread)
  } finally {
    await server.stop()
  }
})

/** Reads the size from the frame header of a data URL's JPEG. */
function widthOfJpeg(url: string): number {
  const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  let at = 2
  while (at < bytes.length && ![0xc0, 0xc1, 0xc2].includes(bytes[at + 1] ?? 0)) at += 2 + bytes.readUInt16BE(at + 2)
  return bytes.readUInt16BE(at + 7)
}
