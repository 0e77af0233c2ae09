/** The images beside a question, each with its own state: one bad file never takes the good ones with it. Pure. */

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
  /** The image without black, as long as some of it is to be black. */
  unredacted?: Pick<QuestionImage, 'dataUrl' | 'details'>
  /** What the clinician said is no patient. */
  dismissed?: readonly string[]
  /** What is sent does not show all the black yet, so nothing may be sent. */
  isRedrawing?: boolean
}

/** What was blacked out at one stroke, and what that did to the text beside the image. */
export interface RedactionStep {
  boxes: readonly Box[]
  text?: { before: string; after: string }
}

/** What becomes of the print in a image; absent where nothing reads it. `text` of the image is what it came to. */
export type OcrState =
  | { state: 'waiting' }
  | { state: 'running'; share: number }
  | { state: 'read'; result: OcrResult }
  | { state: 'failed' }

export interface AttachmentLimits {
  imagesMax: number
  /** Characters of all data URLs together. */
  charactersMax: number
}

export interface ImageLimits extends AttachmentLimits {
  /** Longest side in pixels of what is sent. */
  sideMax: number
  /** Of the print that is read in pictures, as Tesseract's codes; none where nothing is read. */
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

/** Files beyond the limit share one tile: a folder of 3,000 slices would bury the good ones. */
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

/** The chosen pages stand where the document stood. */
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

/** Shrinking comes first, so that only what is really sent is judged. */
function checkTotalSize(
  state: readonly Attachment[],
  { outcome, limits }: Extract<AttachmentAction, { type: 'outcome' }>,
): Outcome {
  if (outcome.state !== 'ready') return outcome
  const others = state.reduce((sum, each) => sum + (each.state === 'ready' ? each.dataUrl.length : 0), 0)
  if (others + outcome.dataUrl.length <= limits.charactersMax) return outcome
  return { state: 'refused', refusal: { code: 'tooLarge', bytesMax: (limits.charactersMax * 3) / 4 } }
}

/** Only a file that is still being prepared changes: it may have been removed, or decided, meanwhile. */
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

/** A text that was there already was corrected, or sent before: reading again only finds where the words stand. */
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

/** Undoes the last stroke. A text that was changed since stays as it is: it may hold less than the image, never more. */
function undoRedaction(image: ReadyAttachment): Attachment {
  const { unredacted, redactions = [], ...rest } = image
  const step = redactions.at(-1)
  if (!unredacted || !step) return image
  const text = step.text && step.text.after === image.text ? { text: step.text.before } : {}
  const steps = redactions.slice(0, -1)
  if (steps.length === 0) return { ...rest, ...unredacted, ...text, isRedrawing: false }
  return { ...image, ...text, redactions: steps, isRedrawing: true }
}

/** @param steps what was drawn; a image on which more or less is to be black by now goes on waiting */
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

/** What was black on a frame is black on the next one that is shown instead. */
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

/** Puts the images of a question that is edited again back beside the text. */
export function toAttachments(images: readonly QuestionImage[], nextId: () => number): Attachment[] {
  return images.map((image) => ({ id: nextId(), ...image, state: 'ready' }))
}
