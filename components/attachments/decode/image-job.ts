/** What the worker makes of a file, and how it is asked: everything here crosses between page and worker. */

import type { PatientTag } from '@/components/attachments/dicom/patient-tags'
import type { Window } from '@/components/attachments/dicom/window-level'
import type { Box, OcrResult } from './ocr-result'
import type { FileType } from './sniff-file-type'

export type Rejection =
  | { code: 'empty' | 'svg' | 'unknown' | 'damaged' | 'noImage' | 'notDrawn' | 'notLoaded' | 'stopped' }
  | { code: 'tooManyPixels'; width: number; height: number; sideMax: number; megapixelsMax: number }
  | { code: 'fileTooLarge'; bytesMax: number }
  | { code: 'tooMany'; count: number; imagesMax: number }
  | { code: 'tooLarge'; bytesMax: number }
  | { code: 'unsupported'; what: string }
  | { code: 'encrypted' }

/** Worth telling about a picture that went well. */
export type Note = 'location' | 'details' | 'firstFrame' | 'firstPage'

export interface EncodedImage {
  /** Base64 data URL of what is sent: checked by its bytes, drawn anew. */
  dataUrl: string
  details: ImageDetails
}

export interface ImageDetails {
  /** Data URL of the picture a few hundred pixels long, for a tile. */
  preview: string
  /** Of what is sent. */
  bytes: number
  width: number
  height: number
  original: { format: FileType; bytes: number; width: number; height: number }
  notes: Note[]
  /** Of what is sent: millimetres from one pixel to the next, where the file says so. */
  spacing?: { across: number; down: number; isAtDetector: boolean }
  /** One of several pictures in a file: which, from 0. */
  frame?: { index: number; count: number }
  /** The words of a page, as its document carries them; sent beside its picture. */
  print?: OcrResult
  dicom?: { modality: string; removed: PatientTag[]; burnedIn: 'yes' | 'no' | 'unknown' }
}

/** Where the work is; told so that a wait has a reason. */
export type Step = 'waiting' | 'reading' | 'loading' | 'opening' | 'shrinking'

/** Which of several pictures in a file, and how it is shown; what is left out is the file's own choice. */
export interface View {
  frame: number
  window?: Window
}

export interface DecodeRequest {
  file: File
  view?: View
  /** Longest side in pixels of what is sent. */
  sideMax: number
}

export interface RedactRequest {
  /** Base64 data URL of a picture as it is sent. */
  dataUrl: string
  boxes: readonly Box[]
}

export type ImageJob = DecodeRequest | RedactRequest

export type Outcome =
  | ({ state: 'ready' } & EncodedImage)
  | { state: 'refused'; refusal: Rejection }
  /** A document of several pages: the reader says which go along. */
  | { state: 'choosing'; pages: number }

export type WorkerMessage = { type: 'step'; step: Step } | { type: 'outcome'; outcome: Outcome }

/** Thrown inside the worker where a file cannot be used; everything else that is thrown means damage. */
export class RejectedFileError extends Error {
  readonly refusal: Rejection

  constructor(refusal: Rejection, options?: ErrorOptions) {
    super(refusal.code, options)
    this.refusal = refusal
  }
}
