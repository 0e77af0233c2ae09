import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Attachment, attachmentReducer, attachmentsOf, questionImages } from '@/components/attachments'
import { carriesFiles, dragDepth, pastedFiles } from '@/components/file-drag'
import { dataUrlBytes, fittedSize, imageTypeOf, refusalFor } from '@/components/image-file'

function added(count: number, imagesMax = 50): Attachment[] {
  const files = Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `${index + 1}.png` }))
  return attachmentReducer([], { type: 'added', files, imagesMax })
}

function prepared(state: Attachment[], id: number, dataUrl = 'data:image/png;base64,AAAA', charactersMax = 1000) {
  return attachmentReducer(state, { type: 'prepared', id, dataUrl, bytes: 3, charactersMax })
}

describe('images beside a question', () => {
  test('one bad file leaves the good ones, and says why', () => {
    let state = prepared(added(2), 1)
    state = attachmentReducer(state, { type: 'refused', id: 2, refusal: { kind: 'pdf' } })
    assert.deepEqual(
      questionImages(state).map(({ name }) => name),
      ['1.png'],
    )
    assert.deepEqual(state[1], { id: 2, name: '2.png', description: '', state: 'refused', refusal: { kind: 'pdf' } })
  })

  test('beyond the limit a file is refused with the limit, the others stay', () => {
    const state = added(4, 3)
    assert.deepEqual(
      state.map(({ state }) => state),
      ['preparing', 'preparing', 'preparing', 'refused'],
    )
    assert.deepEqual(state[3]?.state === 'refused' && state[3].refusal, { kind: 'tooMany', imagesMax: 3 })
  })

  test('a refused file takes no place', () => {
    const one = attachmentReducer(added(1, 1), { type: 'refused', id: 1, refusal: { kind: 'unknown' } })
    const two = attachmentReducer(one, { type: 'added', files: [{ id: 2, name: 'b.png' }], imagesMax: 1 })
    assert.equal(two[1]?.state, 'preparing')
  })

  test('that are too large together are refused one by one, with the limit', () => {
    const large = `data:image/png;base64,${'A'.repeat(500)}`
    const state = prepared(prepared(added(2), 1, large), 2, large)
    assert.deepEqual(
      state.map(({ state }) => state),
      ['ready', 'refused'],
    )
    assert.deepEqual(state[1]?.state === 'refused' && state[1].refusal, { kind: 'tooLarge', bytesMax: 750 })
  })

  test('that were removed while being prepared do not come back', () => {
    const removed = attachmentReducer(added(1), { type: 'removed', id: 1 })
    assert.deepEqual(prepared(removed, 1), [])
  })

  test('come back with their descriptions when a question is edited again', () => {
    const described = attachmentReducer(prepared(added(1), 1), { type: 'described', id: 1, description: 'ECG' })
    let next = 7
    const back = attachmentsOf(questionImages(described), () => next++)
    assert.deepEqual(questionImages(back), questionImages(described))
    assert.equal(back[0]?.id, 7)
  })
})

describe('what a file is', () => {
  const bytes = (hex: string) => Uint8Array.from(hex.split(' '), (pair) => Number.parseInt(pair, 16))
  const text = (value: string) => new TextEncoder().encode(value)

  test('is read from its bytes', () => {
    assert.equal(imageTypeOf(bytes('ff d8 ff e0')), 'image/jpeg')
    assert.equal(imageTypeOf(bytes('89 50 4e 47 0d 0a 1a 0a')), 'image/png')
    assert.equal(imageTypeOf(text('GIF89a')), 'image/gif')
    assert.equal(imageTypeOf(text('RIFF\0\0\0\0WEBPVP8 ')), 'image/webp')
    for (const other of ['RIFF\0\0\0\0WAVE', 'GIF80a', '<svg xmlns="">', '%PDF-1.7', ''])
      assert.equal(imageTypeOf(text(other)), undefined)
  })

  test('is told apart when it is no picture that can be read, so that the reader learns what to do', () => {
    assert.equal(refusalFor(text('\0\0\0\u0018ftypheic')), 'heic')
    assert.equal(refusalFor(text(`${'\0'.repeat(128)}DICM`)), 'dicom')
    assert.equal(refusalFor(text('%PDF-1.7')), 'pdf')
    assert.equal(refusalFor(text('  <svg xmlns="http://www.w3.org/2000/svg">')), 'svg')
    assert.equal(refusalFor(text('<?xml version="1.0"?><svg/>')), 'svg')
    assert.equal(refusalFor(bytes('49 49 2a 00')), 'tiff')
    assert.equal(refusalFor(text('')), 'empty')
    assert.equal(refusalFor(text('hello')), 'unknown')
  })
})

describe('sizes', () => {
  test('a large picture is fitted by its long side, a small one never enlarged', () => {
    assert.deepEqual(fittedSize({ width: 4032, height: 3024 }, 2048), { width: 2048, height: 1536 })
    assert.deepEqual(fittedSize({ width: 800, height: 600 }, 2048), { width: 800, height: 600 })
    assert.deepEqual(fittedSize({ width: 20000, height: 1 }, 2048), { width: 2048, height: 1 })
  })

  test('are read from the length of a data URL', () => {
    assert.equal(dataUrlBytes('data:image/png;base64,AAAA'), 3)
  })
})

describe('files over the window', () => {
  test('the overlay goes as soon as anything proves that the drag has ended', () => {
    const steps = ['enter', 'enter', 'leave'] as const
    assert.equal(steps.reduce(dragDepth, 0), 1)
    assert.equal(dragDepth(5, 'end'), 0)
    assert.equal(dragDepth(0, 'leave'), 0)
  })

  test('text and links dragged about are left alone', () => {
    assert.equal(carriesFiles({ types: ['text/plain', 'text/uri-list'] }), false)
    assert.equal(carriesFiles({ types: ['Files'] }), true)
    assert.equal(carriesFiles(null), false)
  })

  test('a table copied from a spreadsheet is pasted as text, not as the picture beside it', () => {
    const file = new File(['x'], 'clip.png')
    // Node has no FileList; the code under test only spreads it.
    const files = [file] as unknown as FileList
    assert.deepEqual(pastedFiles({ files, getData: () => 'a\tb' }), [])
    assert.deepEqual(pastedFiles({ files, getData: () => '' }), [file])
    assert.deepEqual(pastedFiles(null), [])
  })
})
