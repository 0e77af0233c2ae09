import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toImageNotices, toLostImageNotices } from '@/lib/answer/image-notices'
import { getAnswerMessages } from '@/lib/shared/messages/answer-messages'
import type { AnswerNotice, EvidenceImage } from '@/lib/wire/evidence'

const words = getAnswerMessages('en')
const images = (...list: Omit<EvidenceImage, 'index'>[]) => list.map((image, index) => ({ index, ...image }))
const unread = { read: 'none' } as const
const empty = { read: 'none', text: '' } as const
const read = { read: 'ocr', text: 'Potassium 6.8' } as const
const textOf = (notice: AnswerNotice | undefined) => notice?.text ?? ''
const seen = { read: 'model', text: 'Potassium 6.8' } as const

test('images that the model saw need no notice', () => {
  assert.deepEqual(toImageNotices(images(seen, { read: 'model' }), [], 2, 'extractive', false, words), [])
  assert.deepEqual(toImageNotices([], [], 0, 'extractive', false, words), [])
})

// The reader must know that the image itself was not examined.
test('an image read by OCR is named, with the remark that only its text was read', () => {
  const [line, ...more] = toImageNotices(images(read), [], 1, 'extractive', false, words)
  assert.match(textOf(line), /^Only the text of the image was read, by OCR/)
  assert.deepEqual(more, [])
})

test('each image of the question has its own number', () => {
  const [first, second, third] = toImageNotices(images(read, empty, unread, read), [], 4, 'extractive', false, words)
  assert.match(textOf(first), /^Only the text of images 1 and 4 was read, by OCR/)
  assert.match(textOf(second), /^OCR found no text in image 2, and what it shows was not read/)
  assert.deepEqual([first?.kind, second?.kind, third?.kind], ['ocr', 'images-unread', 'images-unread'])
  assert.match(textOf(third), /^Image 3 was received but not read: [^.]*\.$/)
})

test('numbers count the images of the question, not earlier ones', () => {
  assert.match(
    toImageNotices(images(unread, read, empty), [], 2, 'extractive', false, words)
      .map(textOf)
      .join(' '),
    /text of image 1 was read.* OCR found no text in image 2,/,
  )
})

test('for a question without images the notice covers the earlier ones', () => {
  assert.match(
    toImageNotices(images(read), [], 0, 'extractive', false, words).map(textOf).join(' '),
    /Only the text of the earlier image was read, by OCR/,
  )
})

test('an answer without any image text says that it uses the words alone', () => {
  assert.deepEqual(toImageNotices(images(unread, unread), [], 2, 'extractive', false, words).map(textOf), [
    'The 2 images were received but not read: no model that reads images is connected. This answer is based only on the text of the question.',
  ])
})

test('a connected model that does not accept images is given as the reason', () => {
  assert.match(
    toImageNotices(images(read), [], 1, 'upstream', false, words).map(textOf).join(),
    /by OCR: the connected model did not accept images\./,
  )
})

test('a page that came with its text does not count as unread', () => {
  assert.deepEqual(
    toImageNotices(images(unread, unread, unread), [false, true, false], 2, 'extractive', false, words).map(textOf),
    [
      'Only the text of image 1 was read, from the document: no model that reads images is connected.',
      'Image 2 was received but not read: no model that reads images is connected.',
    ],
  )
})

test('a question in Chinese gets its image notices in Chinese', () => {
  const zh = getAnswerMessages('zh')
  const [first, second, third] = toImageNotices(images(read, empty, unread, read), [], 4, 'extractive', false, zh)
  assert.equal(
    textOf(first),
    '图片 1、4 中的文字由 OCR 读取，其他内容未读取：未连接能读取图片的模型。字母和数字可能误读，请与图片核对。',
  )
  assert.match(textOf(second), /^OCR 在图片 2 中未发现文字/)
  assert.match(textOf(third), /^已收到图片 3 但未读取：[^。]*。$/)
  assert.match(
    toImageNotices(images(unread), [], 1, 'upstream', false, zh).map(textOf).join(),
    /本回答仅依据问题的文字。$/,
  )
})

test('an image that OCR did not finish is reported as timed out', () => {
  assert.deepEqual(toImageNotices(images(read, unread), [], 2, 'extractive', true, words).map(textOf).slice(1), [
    'Image 2 was received but not read: OCR took too long; ask again, or send fewer images.',
  ])
})

test('images that the server no longer has are named', () => {
  assert.deepEqual(toLostImageNotices(0, words), [])
  assert.deepEqual(toLostImageNotices(2, words).map(textOf), [
    'The server no longer has 2 images of this conversation, so they were not read. Send them again if the answer needs them.',
  ])
})
