/** The messages between page and decode worker. */

import type { PatientTag } from '@/components/attachments/dicom/patient-tags'
import type { Window } from '@/components/attachments/dicom/window-level'
import type { Box, OcrResult } from './ocr-result'
import type { FileType } from './sniff-file-type'

export type Rejection =
  | { code: 'empty' | 'svg' | 'unknown' | 'damaged' | 'noImage' | 'notDecoded' | 'notLoaded' | 'stopped' }
  | { code: 'tooManyPixels'; width: number; height: number; sideMax: number; megapixelsMax: number }
  | { code: 'fileTooLarge'; bytesMax: number }
  | { code: 'tooMany'; count: number; imagesMax: number }
  | { code: 'tooLarge'; bytesMax: number }
  | { code: 'unsupported'; what: string }
  | { code: 'encrypted' }

/** Notes about a successfully decoded image. */
export type Note = 'location' | 'details' | 'firstFrame' | 'firstPage'

export interface EncodedImage {
  /** Base64 data URL of the image to send: type checked by its bytes, re-encoded. */
  dataUrl: string
  details: ImageDetails
}

export interface ImageDetails {
  /** Data URL of a thumbnail for the tile. */
  preview: string
  /** Size of the sent image. */
  bytes: number
  width: number
  height: number
  original: { format: FileType; bytes: number; width: number; height: number }
  notes: Note[]
  /** Pixel spacing of the sent image in millimetres, where the file states it. */
  spacing?: { across: number; down: number; isAtDetector: boolean }
  /** Zero-based frame or page of a file that holds several. */
  frame?: { index: number; count: number }
  /** The text of a PDF page from the document itself; sent with its image. */
  pageText?: OcrResult
  dicom?: { modality: string; removed: PatientTag[]; burnedIn: 'yes' | 'no' | 'unknown' }
}

/** Progress of a job, shown to the user. */
export type Step = 'waiting' | 'reading' | 'loading' | 'opening' | 'resizing'

/** Which frame or page, and with which window; defaults come from the file. */
export interface View {
  frame: number
  window?: Window
}

export interface DecodeRequest {
  file: File
  view?: View
  /** Longest side of the sent image, in pixels. */
  sideMax: number
}

export interface RedactRequest {
  /** Base64 data URL of the sent image. */
  dataUrl: string
  boxes: readonly Box[]
}

export type ImageJob = DecodeRequest | RedactRequest

export type Outcome =
  | ({ state: 'ready' } & EncodedImage)
  | { state: 'refused'; refusal: Rejection }
  /** A multi-page document: the user chooses pages. */
  | { state: 'choosing'; pages: number }

export type WorkerMessage = { type: 'step'; step: Step } | { type: 'outcome'; outcome: Outcome }

/** Thrown in the worker for an unusable file; any other error means a damaged one. */
export class RejectedFileError extends Error {
  readonly refusal: Rejection

  constructor(refusal: Rejection, options?: ErrorOptions) {
    super(refusal.code, options)
    this.refusal = refusal
  }
}
