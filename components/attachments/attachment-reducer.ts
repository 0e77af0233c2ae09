/**
 * The attachments of the question being written. Each has its own state, so one bad file never affects the others.
 * Pure.
 */

import type { Outcome, Rejection, Step } from '@/components/attachments/decode/image-job'
import type { Box, OcrResult } from '@/components/attachments/decode/ocr-result'
import type { QuestionImage } from '@/components/conversation/conversation-reducer'

export type Attachment = { id: number; name: string; description: string; redactions?: readonly RedactionStep[] } & (
  | { state: 'preparing'; step: Step }
  | Ready
  | { state: 'choosing'; pages: number }
  | { state: 'refused'; refusal: Rejection }
)

interface Ready extends Omit<QuestionImage, 'name' | 'description'> {
  state: 'ready'
  ocr?: OcrState
  /** The image before redaction, while it has redactions. */
  unredacted?: Pick<QuestionImage, 'dataUrl' | 'details'>
  /** Identifiers that the clinician marked as not naming a patient. */
  dismissed?: readonly string[]
  /** True while the sent image lacks some redactions; the image must not be sent. */
  isRedrawing?: boolean
}

/** One redaction: its boxes, and its effect on the image text. */
interface RedactionStep {
  boxes: readonly Box[]
  text?: { before: string; after: string }
}

/** State of text recognition; absent where OCR is off. The resulting text is the attachment's `text`. */
export type OcrState =
  | { state: 'waiting' }
  | { state: 'running'; share: number }
  | { state: 'read'; result: OcrResult }
  | { state: 'failed' }

interface AttachmentLimits {
  imagesMax: number
  /** Combined length of all data URLs, in characters. */
  charactersMax: number
}

export interface ImageLimits extends AttachmentLimits {
  /** Longest side of a sent image, in pixels. */
  sideMax: number
  /** Tesseract language codes; empty where OCR is off. */
  ocrLanguages: readonly string[]
}

export type AttachmentAction =
  | { type: 'added'; files: { id: number; name: string }[]; limits: AttachmentLimits }
  | { type: 'step'; id: number; step: Step }
  | { type: 'outcome'; id: number; outcome: Outcome; limits: AttachmentLimits }
  | { type: 'view changed'; id: number }
  | { type: 'pages chosen'; id: number; pages: { id: number; page: number }[]; limits: AttachmentLimits }
  | { type: 'retried'; id: number; limits: AttachmentLimits }
  | { type: 'described'; id: number; description: string }
  | { type: 'ocr'; id: number; ocr: OcrState; text?: string }
  | { type: 'corrected'; id: number; text: string }
  | { type: 'dismissed'; id: number; texts: readonly string[] }
  | { type: 'redacted'; id: number; step: RedactionStep }
  | { type: 'redaction undone'; id: number }
  | { type: 'redrawn'; id: number; steps: readonly RedactionStep[]; outcome: Outcome }
  | { type: 'removed'; id: number }
  | { type: 'restored'; attachments: readonly Attachment[] }

export function attachmentReducer(state: readonly Attachment[], action: AttachmentAction): readonly Attachment[] {
  switch (action.type) {
    case 'added':
      return [...state, ...createAttachments(state, action)]
    case 'step':
      return updatePreparing(state, action.id, { state: 'preparing', step: action.step })
    case 'outcome':
      return updatePreparing(state, action.id, checkTotalSize(state, action))
    case 'retried':
      return countFreeSlots(state, action.limits) > 0
        ? state.map((each) => (each.id === action.id ? retry(each) : each))
        : state
    case 'view changed':
      return state.map((each) =>
        each.id === action.id ? { ...toBase(each), state: 'preparing', step: 'waiting' } : each,
      )
    case 'pages chosen':
      return state.flatMap((each) => (each.id === action.id ? replaceWithPages(state, each, action) : [each]))
    case 'described':
      return state.map((each) => (each.id === action.id ? { ...each, description: action.description } : each))
    case 'ocr':
      return updateReady(state, action.id, (image) => applyOcr(image, action))
    case 'corrected':
      return updateReady(state, action.id, (image) => ({ ...image, text: action.text }))
    case 'dismissed':
      return updateReady(state, action.id, (image) => ({
        ...image,
        dismissed: [...(image.dismissed ?? []), ...action.texts],
      }))
    case 'redacted':
      return updateReady(state, action.id, (image) => addRedaction(image, action.step))
    case 'redaction undone':
      return updateReady(state, action.id, undoRedaction)
    case 'redrawn':
      return updateReady(state, action.id, (image) => applyRedrawn(image, action))
    case 'removed':
      return state.filter(({ id }) => id !== action.id)
    case 'restored':
      return [...action.attachments, ...state]
  }
}

/** Files beyond the limit share one tile: a folder of 3,000 slices would bury the usable ones. */
function createAttachments(
  state: readonly Attachment[],
  { files, limits }: Pick<Extract<AttachmentAction, { type: 'added' }>, 'files' | 'limits'>,
): Attachment[] {
  const room = countFreeSlots(state, limits)
  const taken = files
    .slice(0, room)
    .map(({ id, name }): Attachment => ({ id, name, description: '', state: 'preparing', step: 'waiting' }))
  const [first, ...more] = files.slice(room)
  if (!first) return taken
  const refusal: Rejection = { code: 'tooMany', count: 1 + more.length, imagesMax: limits.imagesMax }
  return [...taken, { id: first.id, name: first.name, description: '', state: 'refused', refusal }]
}

/** Replaces the document with its chosen pages. */
function replaceWithPages(
  state: readonly Attachment[],
  document: Attachment,
  { pages, limits }: Extract<AttachmentAction, { type: 'pages chosen' }>,
): readonly Attachment[] {
  const others = state.filter((each) => each !== document)
  return createAttachments(others, {
    files: pages.map(({ id, page }) => ({ id, name: `${document.name} (${page + 1})` })),
    limits,
  })
}

function countFreeSlots(state: readonly Attachment[], { imagesMax }: AttachmentLimits): number {
  return Math.max(0, imagesMax - state.filter((each) => each.state !== 'refused').length)
}

function retry(attachment: Attachment): Attachment {
  return attachment.state === 'refused' ? { ...toBase(attachment), state: 'preparing', step: 'waiting' } : attachment
}

/** Checked after downscaling, so that only the bytes actually sent count. */
function checkTotalSize(
  state: readonly Attachment[],
  { outcome, limits }: Extract<AttachmentAction, { type: 'outcome' }>,
): Outcome {
  if (outcome.state !== 'ready') return outcome
  const others = state.reduce((sum, each) => sum + (each.state === 'ready' ? each.dataUrl.length : 0), 0)
  if (others + outcome.dataUrl.length <= limits.charactersMax) return outcome
  return { state: 'refused', refusal: { code: 'tooLarge', bytesMax: (limits.charactersMax * 3) / 4 } }
}

/** Updates a file only while it is being decoded: meanwhile it may have been removed or replaced. */
function updatePreparing(
  state: readonly Attachment[],
  id: number,
  to: Outcome | { state: 'preparing'; step: Step },
): readonly Attachment[] {
  return state.map((each) => (each.id === id && each.state === 'preparing' ? applyOutcome(toBase(each), to) : each))
}

type ReadyAttachment = Extract<Attachment, { state: 'ready' }>

function updateReady(
  state: readonly Attachment[],
  id: number,
  to: (image: ReadyAttachment) => Attachment,
): readonly Attachment[] {
  return state.map((each) => (each.id === id && each.state === 'ready' ? to(each) : each))
}

/** Existing text was corrected or sent before; OCR then only adds the word positions. */
function applyOcr(image: ReadyAttachment, { ocr, text }: { ocr: OcrState; text?: string }): Attachment {
  const read = ocr.state === 'read' ? ocr.result.text : undefined
  const now = text ?? image.text ?? read
  return { ...image, ocr, ...(now !== undefined && { text: now }) }
}

function addRedaction(image: ReadyAttachment, step: RedactionStep): Attachment {
  const { dataUrl, details, unredacted = { dataUrl, ...(details && { details }) } } = image
  const text = step.text?.after
  return {
    ...image,
    unredacted,
    redactions: [...(image.redactions ?? []), step],
    isRedrawing: true,
    ...(text !== undefined && { text }),
  }
}

/** Undoes the last redaction. Text edited since then stays: it may hold less than the image, never more. */
function undoRedaction(image: ReadyAttachment): Attachment {
  const { unredacted, redactions = [], ...rest } = image
  const step = redactions.at(-1)
  if (!unredacted || !step) return image
  const text = step.text && step.text.after === image.text ? { text: step.text.before } : {}
  const steps = redactions.slice(0, -1)
  if (steps.length === 0) return { ...rest, ...unredacted, ...text, isRedrawing: false }
  return { ...image, ...text, redactions: steps, isRedrawing: true }
}

/** @param steps the redactions that were burned in; if they have changed since, the image keeps waiting */
function applyRedrawn(
  image: ReadyAttachment,
  { steps, outcome }: { steps: readonly RedactionStep[]; outcome: Outcome },
): Attachment {
  if (image.redactions !== steps) return image
  if (outcome.state !== 'ready') return { ...toBase(image), ...outcome }
  const { dataUrl, details } = outcome
  const { preview, bytes } = details
  return {
    ...image,
    dataUrl,
    details: image.details ? { ...image.details, preview, bytes } : details,
    isRedrawing: false,
  }
}

/** Redactions carry over to another frame or view of the same file. */
function applyOutcome(
  attachment: ReturnType<typeof toBase>,
  to: Outcome | { state: 'preparing'; step: Step },
): Attachment {
  if (to.state !== 'ready' || !attachment.redactions) return { ...attachment, ...to }
  const { dataUrl, details } = to
  return { ...attachment, ...to, unredacted: { dataUrl, details }, isRedrawing: true }
}

function toBase({ id, name, description, redactions }: Attachment) {
  return { id, name, description, ...(redactions && { redactions }) }
}

/** Restores the images of a question that is being edited. */
export function toAttachments(images: readonly QuestionImage[], nextId: () => number): Attachment[] {
  return images.map((image) => ({ id: nextId(), ...image, state: 'ready' }))
}
