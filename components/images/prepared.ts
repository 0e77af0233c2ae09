/** What the worker makes of a file, and how it is asked: everything here crosses between page and worker. */

import type { FileKind } from './file-kind'

export type Refusal =
  | { code: 'empty' | 'svg' | 'unknown' | 'damaged' | 'notDrawn' | 'notLoaded' | 'stopped' }
  | { code: 'tooManyPixels'; width: number; height: number; sideMax: number; megapixelsMax: number }
  | { code: 'fileTooLarge'; bytesMax: number }
  | { code: 'tooMany'; count: number; imagesMax: number }
  | { code: 'tooLarge'; bytesMax: number }
  | { code: 'unsupported'; what: string }
  | { code: 'encrypted' }

/** Worth telling about a picture that went well. */
export type Note = 'location' | 'details' | 'firstFrame' | 'firstPage'

export interface Picture {
  /** Base64 data URL of what is sent: checked by its bytes, drawn anew. */
  dataUrl: string
  details: PictureDetails
}

export interface PictureDetails {
  /** Data URL of the picture a few hundred pixels long, for a tile. */
  preview: string
  /** Of what is sent. */
  bytes: number
  width: number
  height: number
  original: { format: FileKind; bytes: number; width: number; height: number }
  notes: Note[]
}

/** Where the work is; told so that a wait has a reason. */
export type Step = 'waiting' | 'reading' | 'loading' | 'opening' | 'shrinking'

export interface PrepareRequest {
  file: File
  /** Longest side in pixels of what is sent. */
  sideMax: number
}

export type Outcome = ({ state: 'ready' } & Picture) | { state: 'refused'; refusal: Refusal }

export type WorkerMessage = { type: 'step'; step: Step } | { type: 'outcome'; outcome: Outcome }

/** Thrown inside the worker where a file cannot be used; everything else that is thrown means damage. */
export class RefusedError extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(refusal.code, options)
    this.refusal = refusal
  }
}
