/** Sends files to the decode worker and keeps them for retries. Loaded with the first file. */

import { decodeInWorker } from '@/components/attachments/decode/decode-client'
import type { View } from '@/components/attachments/decode/image-job'
import { recogniseText } from '@/components/attachments/decode/ocr-client'
import type { Box, OcrResult } from '@/components/attachments/decode/ocr-result'
import { type Placeholder, removeRedactedWords } from '@/components/attachments/viewer/redaction'
import type { QuestionImage } from '@/components/conversation/conversation-reducer'
import type { ImageLimits } from './attachment-reducer'
import { type Attachment, type AttachmentAction, attachmentReducer, toAttachments } from './attachment-reducer'
import { dropSystemFiles, listFolderFiles } from './list-folder-files'

export class AttachmentStore {
  private attachments: readonly Attachment[] = []
  private readonly onChange: (attachments: readonly Attachment[]) => void
  /** For retries; a File is a reference, not its bytes. */
  private readonly files = new Map<number, File>()
  /** The chosen frame, window or page of files that hold several images. */
  private readonly views = new Map<number, View>()
  private readonly decoding = new Map<number, AbortController>()
  private readonly recognising = new Map<number, AbortController>()
  private placeholder: Placeholder = () => '[…]'
  private lastId = 0

  constructor(onChange: (attachments: readonly Attachment[]) => void) {
    this.onChange = onChange
  }

  /** @param folders their contents are added too */
  async add(files: readonly File[], folders: readonly FileSystemEntry[], limits: ImageLimits): Promise<void> {
    const all = [...dropSystemFiles(files), ...(await listFolderFiles(folders))]
    const added = all.map((file) => ({ id: this.nextId(), name: file.name, file }))
    for (const { id, file } of added) this.files.set(id, file)
    this.dispatch({ type: 'added', files: added.map(({ id, name }) => ({ id, name })), limits })
    for (const { id } of added) void this.prepare(id, limits)
  }

  /** Shows another frame, window or page of the same file in its place. */
  changeView(id: number, view: View, limits: ImageLimits): void {
    this.recognising.get(id)?.abort()
    this.dispatch({ type: 'view changed', id })
    void this.prepare(id, limits, view)
  }

  /** @param pages zero-based, in sending order */
  choosePages(id: number, pages: readonly number[], limits: ImageLimits): void {
    const file = this.files.get(id)
    if (!file) return
    const added = pages.map((page) => ({ id: this.nextId(), page }))
    for (const each of added) this.files.set(each.id, file)
    this.dispatch({ type: 'pages chosen', id, pages: added, limits })
    for (const each of added) void this.prepare(each.id, limits, { frame: each.page })
  }

  /** The original file; undefined for restored images. */
  file(id: number): File | undefined {
    return this.files.get(id)
  }

  retry(id: number, limits: ImageLimits): void {
    this.dispatch({ type: 'retried', id, limits })
    void this.prepare(id, limits)
  }

  describe(id: number, description: string): void {
    this.dispatch({ type: 'described', id, description })
  }

  correct(id: number, text: string): void {
    this.dispatch({ type: 'corrected', id, text })
  }

  dismissIdentifiers(id: number, texts: readonly string[]): void {
    this.dispatch({ type: 'dismissed', id, texts })
  }

  /** @param placeholder replaces redacted words in the text */
  redact(id: number, boxes: readonly Box[], placeholder: Placeholder): void {
    const image = this.findReady(id)
    if (!image || boxes.length === 0) return
    this.placeholder = placeholder
    const { ocr, text } = image
    const step = { before: redactedBoxes(image), added: boxes }
    const isRead = ocr?.state === 'read' && text !== undefined
    const after = isRead ? removeRedactedWords(ocr.result, text, step, placeholder) : undefined
    const change = after === undefined || text === undefined ? {} : { text: { before: text, after } }
    this.dispatch({ type: 'redacted', id, step: { boxes, ...change } })
    void this.burnRedactions(id)
  }

  /** Undoes the last redaction. */
  undoRedaction(id: number): void {
    this.dispatch({ type: 'redaction undone', id })
    void this.burnRedactions(id)
  }

  remove(id: number): void {
    this.decoding.get(id)?.abort()
    this.recognising.get(id)?.abort()
    this.files.delete(id)
    this.views.delete(id)
    this.dispatch({ type: 'removed', id })
  }

  /** Called once the question is sent. */
  clear(): void {
    for (const { id } of this.attachments) this.remove(id)
  }

  restore(images: readonly QuestionImage[], limits: ImageLimits): void {
    const attachments = toAttachments(images, () => this.nextId())
    this.dispatch({ type: 'restored', attachments })
    for (const { id } of attachments) void this.recognise(id, limits)
  }

  private async prepare(id: number, limits: ImageLimits, view = this.views.get(id)): Promise<void> {
    const file = this.files.get(id)
    const isWanted = this.attachments.some((each) => each.id === id && each.state === 'preparing')
    if (!file || !isWanted) return
    if (view) this.views.set(id, view)
    const controller = new AbortController()
    this.decoding.set(id, controller)
    const { sideMax } = limits
    const outcome = await decodeInWorker(
      { file, sideMax, ...(view ? { view } : {}) },
      (step) => this.dispatch({ type: 'step', id, step }),
      controller.signal,
    )
    this.decoding.delete(id)
    this.dispatch({ type: 'outcome', id, outcome, limits })
    void this.burnRedactions(id)
    void this.recognise(id, limits)
  }

  /** Redraws an image with all its redactions burned in. */
  private async burnRedactions(id: number): Promise<void> {
    const image = this.findReady(id)
    const steps = image?.redactions
    if (!image?.isRedrawing || !image.unredacted || !steps) return
    const request = { dataUrl: image.unredacted.dataUrl, boxes: steps.flatMap(({ boxes }) => boxes) }
    const outcome = await decodeInWorker(request, () => {}, new AbortController().signal)
    this.dispatch({ type: 'redrawn', id, steps, outcome })
  }

  /** Recognises the text of a decoded image; sending never waits for it. */
  private async recognise(id: number, { ocrLanguages }: ImageLimits): Promise<void> {
    const image = this.findReady(id)
    if (!image) return
    const pageText = image.details?.pageText
    if (pageText) return this.dispatch(this.toOcrAction(id, pageText))
    if (ocrLanguages.length === 0) return
    const controller = new AbortController()
    this.recognising.set(id, controller)
    this.dispatch({ type: 'ocr', id, ocr: { state: 'waiting' } })
    const result = await recogniseText(
      { dataUrl: image.unredacted?.dataUrl ?? image.dataUrl, languages: ocrLanguages },
      (share) => this.dispatch({ type: 'ocr', id, ocr: { state: 'running', share } }),
      controller.signal,
    )
    if (controller.signal.aborted) return
    this.recognising.delete(id)
    if (!result) return this.dispatch({ type: 'ocr', id, ocr: { state: 'failed' } })
    this.dispatch(this.toOcrAction(id, result))
  }

  /** Drops words redacted while OCR was running. */
  private toOcrAction(id: number, result: OcrResult): AttachmentAction {
    const image = this.findReady(id)
    const redacted = { before: [], added: image ? redactedBoxes(image) : [] }
    const text = removeRedactedWords(result, image?.text ?? result.text, redacted, this.placeholder)
    return { type: 'ocr', id, ocr: { state: 'read', result }, text }
  }

  private findReady(id: number) {
    const attachment = this.attachments.find((each) => each.id === id)
    return attachment?.state === 'ready' ? attachment : undefined
  }

  private dispatch(action: AttachmentAction): void {
    this.attachments = attachmentReducer(this.attachments, action)
    this.onChange(this.attachments)
  }

  private nextId(): number {
    this.lastId += 1
    return this.lastId
  }
}

function redactedBoxes({ redactions = [] }: Attachment): Box[] {
  return redactions.flatMap(({ boxes }) => boxes)
}
