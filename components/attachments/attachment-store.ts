/** Takes files to the desk and keeps them at hand for another try; loaded with the first file. */

import { drawAnew } from '@/components/attachments/decode/decode-client'
import type { View } from '@/components/attachments/decode/image-job'
import { readText } from '@/components/attachments/decode/ocr-client'
import type { Box, Recognised } from '@/components/attachments/decode/ocr-result'
import { type Placeholder, withoutCovered } from '@/components/attachments/viewer/redaction'
import type { QuestionImage } from '@/components/conversation/conversation-reducer'
import type { ImageLimits } from './attachment-reducer'
import { type Attachment, type AttachmentAction, attachmentReducer, attachmentsOf } from './attachment-reducer'
import { filesIn, withoutLeftovers } from './list-folder-files'

export class Tray {
  private attachments: readonly Attachment[] = []
  private readonly onChange: (attachments: readonly Attachment[]) => void
  /** Of images that can be tried again; a file is a reference, not its bytes. */
  private readonly files = new Map<number, File>()
  /** What was chosen of a file with several pictures. */
  private readonly views = new Map<number, View>()
  private readonly running = new Map<number, AbortController>()
  private readonly reading = new Map<number, AbortController>()
  private placeholder: Placeholder = () => '[…]'
  private lastId = 0

  constructor(onChange: (attachments: readonly Attachment[]) => void) {
    this.onChange = onChange
  }

  /** @param folders what is in them is added too */
  async add(files: readonly File[], folders: readonly FileSystemEntry[], limits: ImageLimits): Promise<void> {
    const all = [...withoutLeftovers(files), ...(await filesIn(folders))]
    const added = all.map((file) => ({ id: this.nextId(), name: file.name, file }))
    for (const { id, file } of added) this.files.set(id, file)
    this.dispatch({ type: 'added', files: added.map(({ id, name }) => ({ id, name })), limits })
    for (const { id } of added) void this.prepare(id, limits)
  }

  /** Another frame, window or page of the same file, in its place. */
  show(id: number, view: View, limits: ImageLimits): void {
    this.reading.get(id)?.abort()
    this.dispatch({ type: 'shown anew', id })
    void this.prepare(id, limits, view)
  }

  /** @param pages from 0, in the order they are sent */
  choosePages(id: number, pages: readonly number[], limits: ImageLimits): void {
    const file = this.files.get(id)
    if (!file) return
    const added = pages.map((page) => ({ id: this.nextId(), page }))
    for (const each of added) this.files.set(each.id, file)
    this.dispatch({ type: 'pages chosen', id, pages: added, limits })
    for (const each of added) void this.prepare(each.id, limits, { frame: each.page })
  }

  /** The file as it came; absent for images of a question that came back. */
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

  clearOfDoubt(id: number, texts: readonly string[]): void {
    this.dispatch({ type: 'cleared', id, texts })
  }

  /** @param placeholder what stands in the text for what is black on the picture */
  blackOut(id: number, boxes: readonly Box[], placeholder: Placeholder): void {
    const picture = this.ready(id)
    if (!picture || boxes.length === 0) return
    this.placeholder = placeholder
    const { reading, text } = picture
    const step = { before: blackOn(picture), added: boxes }
    const isRead = reading?.state === 'read' && text !== undefined
    const after = isRead ? withoutCovered(reading.recognised, text, step, placeholder) : undefined
    const change = after === undefined || text === undefined ? {} : { text: { before: text, after } }
    this.dispatch({ type: 'blacked out', id, step: { boxes, ...change } })
    void this.blacken(id)
  }

  /** Undoes what was blacked out last. */
  putBack(id: number): void {
    this.dispatch({ type: 'put back', id })
    void this.blacken(id)
  }

  remove(id: number): void {
    this.running.get(id)?.abort()
    this.reading.get(id)?.abort()
    this.files.delete(id)
    this.views.delete(id)
    this.dispatch({ type: 'removed', id })
  }

  /** The question was sent. */
  clear(): void {
    for (const { id } of this.attachments) this.remove(id)
  }

  bringBack(images: readonly QuestionImage[], limits: ImageLimits): void {
    const attachments = attachmentsOf(images, () => this.nextId())
    this.dispatch({ type: 'brought back', attachments })
    for (const { id } of attachments) void this.read(id, limits)
  }

  private async prepare(id: number, limits: ImageLimits, view = this.views.get(id)): Promise<void> {
    const file = this.files.get(id)
    const isWanted = this.attachments.some((each) => each.id === id && each.state === 'preparing')
    if (!file || !isWanted) return
    if (view) this.views.set(id, view)
    const controller = new AbortController()
    this.running.set(id, controller)
    const { sideMax } = limits
    const outcome = await drawAnew(
      { file, sideMax, ...(view ? { view } : {}) },
      (step) => this.dispatch({ type: 'step', id, step }),
      controller.signal,
    )
    this.running.delete(id)
    this.dispatch({ type: 'outcome', id, outcome, limits })
    void this.blacken(id)
    void this.read(id, limits)
  }

  /** Draws a picture with all that is to be black on it. */
  private async blacken(id: number): Promise<void> {
    const picture = this.ready(id)
    const steps = picture?.blacked
    if (!picture?.isDrawing || !picture.plain || !steps) return
    const request = { dataUrl: picture.plain.dataUrl, boxes: steps.flatMap(({ boxes }) => boxes) }
    const outcome = await drawAnew(request, () => {}, new AbortController().signal)
    this.dispatch({ type: 'blackened', id, steps, outcome })
  }

  /** Reads the print of a picture that is ready; sending never waits for it. */
  private async read(id: number, { ocrLanguages }: ImageLimits): Promise<void> {
    const picture = this.ready(id)
    if (!picture) return
    const print = picture.details?.print
    if (print) return this.dispatch(this.asRead(id, print))
    if (ocrLanguages.length === 0) return
    const controller = new AbortController()
    this.reading.set(id, controller)
    this.dispatch({ type: 'reading', id, reading: { state: 'waiting' } })
    const recognised = await readText(
      { dataUrl: picture.plain?.dataUrl ?? picture.dataUrl, languages: ocrLanguages },
      (share) => this.dispatch({ type: 'reading', id, reading: { state: 'running', share } }),
      controller.signal,
    )
    if (controller.signal.aborted) return
    this.reading.delete(id)
    if (!recognised) return this.dispatch({ type: 'reading', id, reading: { state: 'failed' } })
    this.dispatch(this.asRead(id, recognised))
  }

  /** Without what was blacked out while it was read. */
  private asRead(id: number, recognised: Recognised): AttachmentAction {
    const picture = this.ready(id)
    const black = { before: [], added: picture ? blackOn(picture) : [] }
    const text = withoutCovered(recognised, picture?.text ?? recognised.text, black, this.placeholder)
    return { type: 'reading', id, reading: { state: 'read', recognised }, text }
  }

  private ready(id: number) {
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

function blackOn({ blacked = [] }: Attachment): Box[] {
  return blacked.flatMap(({ boxes }) => boxes)
}
