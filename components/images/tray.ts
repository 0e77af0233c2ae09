/** Takes files to the desk and keeps them at hand for another try; loaded with the first file. */
import type { QuestionImage } from '@/components/conversation'
import { type Attachment, type AttachmentAction, attachmentReducer, attachmentsOf } from './attachments'
import { prepareFile } from './desk'
import { filesIn, withoutLeftovers } from './folder-files'
import type { ImageLimits } from './use-attachments'

type Change = (change: (now: readonly Attachment[]) => readonly Attachment[]) => void

export class Tray {
  private readonly change: Change
  /** Of images that can be tried again; a file is a reference, not its bytes. */
  private readonly files = new Map<number, File>()
  private readonly running = new Map<number, AbortController>()
  private lastId = 0

  /** @param change sets the list that the page shows */
  constructor(change: Change) {
    this.change = change
  }

  /** @param folders what is in them is added too */
  async add(files: readonly File[], folders: readonly FileSystemEntry[], limits: ImageLimits): Promise<void> {
    const all = [...withoutLeftovers(files), ...(await filesIn(folders))]
    const added = all.map((file) => ({ id: this.nextId(), name: file.name, file }))
    for (const { id, file } of added) this.files.set(id, file)
    this.dispatch({ type: 'added', files: added.map(({ id, name }) => ({ id, name })), limits })
    for (const { id } of added.slice(0, limits.imagesMax)) void this.prepare(id, limits)
  }

  retry(id: number, limits: ImageLimits): void {
    this.dispatch({ type: 'retried', id, limits })
    void this.prepare(id, limits)
  }

  describe(id: number, description: string): void {
    this.dispatch({ type: 'described', id, description })
  }

  remove(id: number): void {
    this.running.get(id)?.abort()
    this.files.delete(id)
    this.dispatch({ type: 'removed', id })
  }

  bringBack(images: readonly QuestionImage[]): void {
    this.dispatch({ type: 'brought back', attachments: attachmentsOf(images, () => this.nextId()) })
  }

  private async prepare(id: number, limits: ImageLimits): Promise<void> {
    const file = this.files.get(id)
    if (!file) return
    const controller = new AbortController()
    this.running.set(id, controller)
    const { sideMax } = limits
    const outcome = await prepareFile(
      { file, sideMax },
      (step) => this.dispatch({ type: 'step', id, step }),
      controller.signal,
    )
    this.running.delete(id)
    this.dispatch({ type: 'outcome', id, outcome, limits })
  }

  private dispatch(action: AttachmentAction): void {
    this.change((now) => attachmentReducer(now, action))
  }

  private nextId(): number {
    this.lastId += 1
    return this.lastId
  }
}
