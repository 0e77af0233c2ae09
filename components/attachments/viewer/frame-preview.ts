/**
 * Renders previews from a file with several images (DICOM frames and windows, PDF pages) in a worker that lives as
 * long as its dialog.
 */

import type { Rejection } from '@/components/attachments/decode/image-job'
import type { Preset, Window } from '@/components/attachments/dicom/window-level'

export type PreviewRequest =
  | { type: 'open'; file: File }
  | { type: 'draw'; id: number; frame: number; window?: Window; side: number }

export type PreviewReply =
  | { type: 'opened'; frames: number; presets: Preset[] }
  | { type: 'drawn'; id: number; bitmap: ImageBitmap }
  | { type: 'failed'; refusal: Rejection }

export interface PreviewInfo {
  frames: number
  presets: Preset[]
}

export class FramePreview {
  readonly opened: Promise<PreviewInfo>
  private readonly worker = new Worker(new URL('./frame-preview.worker.ts', import.meta.url), { type: 'module' })
  private readonly drawing = new Map<number, (bitmap: ImageBitmap) => void>()
  private lastId = 0

  /** @param onFailed called when the file cannot be opened or rendered */
  constructor(file: File, onFailed: (refusal: Rejection) => void) {
    this.opened = new Promise((resolve) => {
      this.worker.addEventListener('message', ({ data }: MessageEvent<PreviewReply>) => {
        if (data.type === 'opened') resolve(data)
        if (data.type === 'failed') onFailed(data.refusal)
        if (data.type === 'drawn') this.take(data)
      })
    })
    this.worker.addEventListener('error', () => onFailed({ code: 'notLoaded' }))
    this.post({ type: 'open', file })
  }

  /** @param side longest side in pixels */
  draw(frame: number, side: number, window?: Window): Promise<ImageBitmap> {
    this.lastId += 1
    const id = this.lastId
    this.post({ type: 'draw', id, frame, side, ...(window ? { window } : {}) })
    return new Promise((resolve) => this.drawing.set(id, resolve))
  }

  close(): void {
    this.worker.terminate()
  }

  private take({ id, bitmap }: Extract<PreviewReply, { type: 'drawn' }>): void {
    this.drawing.get(id)?.(bitmap)
    this.drawing.delete(id)
  }

  private post(request: PreviewRequest): void {
    this.worker.postMessage(request)
  }
}
