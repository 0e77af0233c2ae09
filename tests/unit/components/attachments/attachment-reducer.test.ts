import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  type Attachment,
  type AttachmentAction,
  attachmentReducer,
  toAttachments,
} from '@/components/attachments/attachment-reducer'
import { fitSize } from '@/components/attachments/decode/encode-image'
import type { Outcome } from '@/components/attachments/decode/image-job'
import { toQuestionImages } from '@/components/attachments/use-attachments'
import { getPastedFiles, hasFiles, nextDragDepth } from '@/components/ui/file-drag'

const limits = { imagesMax: 50, charactersMax: 1000 }

function added(count: number, imagesMax = 50): readonly Attachment[] {
  const files = Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `${index + 1}.png` }))
  return attachmentReducer([], { type: 'added', files, limits: { ...limits, imagesMax } })
}

function ready(dataUrl = 'data:image/png;base64,AAAA'): Outcome {
  const original = { format: 'png', bytes: 3, width: 1, height: 1 } as const
  return { state: 'ready', dataUrl, details: { preview: dataUrl, bytes: 3, width: 1, height: 1, original, notes: [] } }
}

function decided(state: readonly Attachment[], id: number, outcome: Outcome): readonly Attachment[] {
  return attachmentReducer(state, { type: 'outcome', id, outcome, limits })
}

describe('attachments of a question', () => {
  test('a bad file is rejected with its reason and leaves the others', () => {
    const state = decided(decided(added(2), 1, ready()), 2, { state: 'refused', refusal: { code: 'damaged' } })
    assert.deepEqual(
      toQuestionImages(state).map(({ name }) => name),
      ['1.png'],
    )
    assert.deepEqual(state[1], {
      id: 2,
      name: '2.png',
      description: '',
      state: 'refused',
      refusal: { code: 'damaged' },
    })
  })

  test('beyond the limit share one rejected tile with their count', () => {
    const state = added(7, 3)
    assert.deepEqual(
      state.map(({ state }) => state),
      ['preparing', 'preparing', 'preparing', 'refused'],
    )
    assert.deepEqual(state[3]?.state === 'refused' && state[3].refusal, { code: 'tooMany', count: 4, imagesMax: 3 })
  })

  test('a rejected file does not count towards the limit', () => {
    const one = decided(added(1), 1, { state: 'refused', refusal: { code: 'damaged' } })
    const add: AttachmentAction = {
      type: 'added',
      files: [{ id: 2, name: 'b.png' }],
      limits: { ...limits, imagesMax: 1 },
    }
    assert.equal(attachmentReducer(one, add)[1]?.state, 'preparing')
  })

  test('are retried in place with their descriptions, if there is room', () => {
    const described = attachmentReducer(added(2), { type: 'described', id: 1, description: 'ECG' })
    const failed = decided(described, 1, { state: 'refused', refusal: { code: 'notLoaded' } })
    const again = attachmentReducer(failed, { type: 'retried', id: 1, limits })
    assert.deepEqual(again[0], { id: 1, name: '1.png', description: 'ECG', state: 'preparing', step: 'waiting' })
    assert.equal(attachmentReducer(failed, { type: 'retried', id: 1, limits: { ...limits, imagesMax: 1 } }), failed)
  })

  test('that exceed the total size are rejected one by one, with the limit', () => {
    const large = ready(`data:image/png;base64,${'A'.repeat(500)}`)
    const state = decided(decided(added(2), 1, large), 2, large)
    assert.deepEqual(
      state.map(({ state }) => state),
      ['ready', 'refused'],
    )
    assert.deepEqual(state[1]?.state === 'refused' && state[1].refusal, { code: 'tooLarge', bytesMax: 750 })
  })

  test('removed while being decoded do not come back', () => {
    const removed = attachmentReducer(added(1), { type: 'removed', id: 1 })
    assert.deepEqual(decided(removed, 1, ready()), [])
  })

  test('are restored with their descriptions when a question is edited', () => {
    const described = attachmentReducer(decided(added(1), 1, ready()), { type: 'described', id: 1, description: 'ECG' })
    let next = 7
    const back = toAttachments(toQuestionImages(described), () => next++)
    assert.deepEqual(toQuestionImages(back), toQuestionImages(described))
    assert.equal(back[0]?.id, 7)
  })
})

test('a large image is scaled to fit its long side, and a small one is never enlarged', () => {
  assert.deepEqual(fitSize({ width: 4032, height: 3024 }, 2048), { width: 2048, height: 1536 })
  assert.deepEqual(fitSize({ width: 800, height: 600 }, 2048), { width: 800, height: 600 })
  assert.deepEqual(fitSize({ width: 20000, height: 1 }, 2048), { width: 2048, height: 1 })
})

describe('files dragged over the window', () => {
  test('the overlay disappears as soon as the drag has ended', () => {
    const steps = ['enter', 'enter', 'leave'] as const
    assert.equal(steps.reduce(nextDragDepth, 0), 1)
    assert.equal(nextDragDepth(5, 'end'), 0)
    assert.equal(nextDragDepth(0, 'leave'), 0)
  })

  test('dragged text and links are ignored', () => {
    assert.equal(hasFiles({ types: ['text/plain', 'text/uri-list'] }), false)
    assert.equal(hasFiles({ types: ['Files'] }), true)
    assert.equal(hasFiles(null), false)
  })
})

describe('a paste', () => {
  const file = new File(['x'], 'clip.png')
  // Node has no FileList; the code under test only spreads it.
  const files = [file] as unknown as FileList

  test('of a table from a spreadsheet is text, not the accompanying image', () => {
    assert.deepEqual(getPastedFiles({ files, getData: () => 'a\tb' }), [])
  })

  test('of a screenshot is an image', () => {
    assert.deepEqual(getPastedFiles({ files, getData: () => '' }), [file])
    assert.deepEqual(getPastedFiles(null), [])
  })

  test('of a file copied in a file manager is the file, not its name', () => {
    assert.deepEqual(getPastedFiles({ files, getData: () => '/home/ward/clip.png' }), [file])
  })
})

describe('text in an image', () => {
  const recognised = { text: 'K 5.7', words: [], identifiers: [] }
  const withImage = decided(added(1), 1, ready())

  test('is the OCR result until corrected; the correction is sent', () => {
    const read = attachmentReducer(withImage, { type: 'ocr', id: 1, ocr: { state: 'read', result: recognised } })
    assert.deepEqual(
      toQuestionImages(read).map(({ text }) => text),
      ['K 5.7'],
    )
    const corrected = attachmentReducer(read, { type: 'corrected', id: 1, text: 'K 5.1' })
    assert.deepEqual(
      toQuestionImages(corrected).map(({ text }) => text),
      ['K 5.1'],
    )
  })

  test('keeps its corrections when a sent image is restored and recognised again', () => {
    const back = toAttachments([{ name: 'a', description: '', dataUrl: 'data:', text: 'K 5.1' }], () => 1)
    const read = attachmentReducer(back, { type: 'ocr', id: 1, ocr: { state: 'read', result: recognised } })
    assert.equal(toQuestionImages(read)[0]?.text, 'K 5.1')
  })

  test('is not reported as empty before OCR ends', () => {
    const waiting = attachmentReducer(withImage, {
      type: 'ocr',
      id: 1,
      ocr: { state: 'running', share: 0.5 },
    })
    assert.equal(
      toQuestionImages(waiting).some((image) => 'text' in image),
      false,
    )
  })
})

describe('redactions of an image', () => {
  const box = { left: 0, top: 0, right: 5, bottom: 5 }
  const black = ready('data:image/png;base64,BLACK')
  const strike = {
    type: 'redacted',
    id: 1,
    step: { boxes: [box], text: { before: 'Maria 5.7', after: '[name] 5.7' } },
  } as const
  const read = attachmentReducer(decided(added(1), 1, ready()), { type: 'corrected', id: 1, text: 'Maria 5.7' })
  const struck = attachmentReducer(read, strike)

  function drawn(state: readonly Attachment[], outcome = black): readonly Attachment[] {
    return attachmentReducer(state, { type: 'redrawn', id: 1, steps: state[0]?.redactions ?? [], outcome })
  }

  test('are burned into the image before it can be sent', () => {
    assert.deepEqual(toQuestionImages(struck), [])
    assert.deepEqual(
      toQuestionImages(drawn(struck)).map(({ dataUrl, text }) => [dataUrl, text]),
      [['data:image/png;base64,BLACK', '[name] 5.7']],
    )
    assert.equal(drawn(struck, { state: 'refused', refusal: { code: 'notDecoded' } })[0]?.state, 'refused')
  })

  test('are redrawn when more have been added in the meantime', () => {
    const steps = struck[0]?.redactions ?? []
    const more = attachmentReducer(struck, strike)
    assert.deepEqual(toQuestionImages(attachmentReducer(more, { type: 'redrawn', id: 1, steps, outcome: black })), [])
  })

  test('are undone with their text, unless it was edited since', () => {
    const back = attachmentReducer(drawn(struck), { type: 'redaction undone', id: 1 })
    assert.deepEqual(toQuestionImages(back), toQuestionImages(read))
    const changed = attachmentReducer(drawn(struck), { type: 'corrected', id: 1, text: 'mine' })
    assert.equal(toQuestionImages(attachmentReducer(changed, { type: 'redaction undone', id: 1 }))[0]?.text, 'mine')
  })

  test('carry over to another frame', () => {
    const next = decided(attachmentReducer(drawn(struck), { type: 'view changed', id: 1 }), 1, ready())
    assert.deepEqual(toQuestionImages(next), [])
    assert.equal(toQuestionImages(drawn(next)).length, 1)
  })
})
