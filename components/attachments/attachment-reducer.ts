/** The images beside a question, each with its own state: one bad file never takes the good ones with it. Pure. */

import type { Outcome, Refusal, Step } from '@/components/attachments/decode/image-job'
import type { Box, Recognised } from '@/components/attachments/decode/ocr-result'
import type { QuestionImage } from '@/components/conversation/conversation-reducer'

export type Attachment = { id: number; name: string; description: string; blacked?: readonly BlackStep[] } & (
  | { state: 'preparing'; step: Step }
  | Ready
  | { state: 'choosing'; pages: number }
  | { state: 'refused'; refusal: Refusal }
)

interface Ready extends Omit<QuestionImage, 'name' | 'description'> {
  state: 'ready'
  reading?: Reading
  /** The picture without black, as long as some of it is to be black. */
  plain?: Pick<QuestionImage, 'dataUrl' | 'details'>
  /** What the clinician said is no patient. */
  cleared?: readonly string[]
  /** What is sent does not show all the black yet, so nothing may be sent. */
  isDrawing?: boolean
}

/** What was blacked out at one stroke, and what that did to the text beside the picture. */
export interface BlackStep {
  boxes: readonly Box[]
  text?: { before: string; after: string }
}

/** What becomes of the print in a picture; absent where nothing reads it. `text` of the picture is what it came to. */
export type Reading =
  | { state: 'waiting' }
  | { state: 'running'; share: number }
  | { state: 'read'; recognised: Recognised }
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
  | { type: 'shown anew'; id: number }
  | { type: 'pages chosen'; id: number; pages: { id: number; page: number }[]; limits: AttachmentLimits }
  | { type: 'retried'; id: number; limits: AttachmentLimits }
  | { type: 'described'; id: number; description: string }
  | { type: 'reading'; id: number; reading: Reading; text?: string }
  | { type: 'corrected'; id: number; text: string }
  | { type: 'cleared'; id: number; texts: readonly string[] }
  | { type: 'blacked out'; id: number; step: BlackStep }
  | { type: 'put back'; id: number }
  | { type: 'blackened'; id: number; steps: readonly BlackStep[]; outcome: Outcome }
  | { type: 'removed'; id: number }
  | { type: 'brought back'; attachments: readonly Attachment[] }

export function attachmentReducer(state: readonly Attachment[], action: AttachmentAction): readonly Attachment[] {
  switch (action.type) {
    case 'added':
      return [...state, ...addedTo(state, action)]
    case 'step':
      return change(state, action.id, { state: 'preparing', step: action.step })
    case 'outcome':
      return change(state, action.id, withinLimit(state, action))
    case 'retried':
      return roomIn(state, action.limits) > 0
        ? state.map((each) => (each.id === action.id ? again(each) : each))
        : state
    case 'shown anew':
      return state.map((each) =>
        each.id === action.id ? { ...base(each), state: 'preparing', step: 'waiting' } : each,
      )
    case 'pages chosen':
      return state.flatMap((each) => (each.id === action.id ? pagesOf(state, each, action) : [each]))
    case 'described':
      return state.map((each) => (each.id === action.id ? { ...each, description: action.description } : each))
    case 'reading':
      return changeReady(state, action.id, (picture) => withReading(picture, action))
    case 'corrected':
      return changeReady(state, action.id, (picture) => ({ ...picture, text: action.text }))
    case 'cleared':
      return changeReady(state, action.id, (picture) => ({
        ...picture,
        cleared: [...(picture.cleared ?? []), ...action.texts],
      }))
    case 'blacked out':
      return changeReady(state, action.id, (picture) => withStep(picture, action.step))
    case 'put back':
      return changeReady(state, action.id, putBack)
    case 'blackened':
      return changeReady(state, action.id, (picture) => blackened(picture, action))
    case 'removed':
      return state.filter(({ id }) => id !== action.id)
    case 'brought back':
      return [...action.attachments, ...state]
  }
}

/** Files beyond the limit share one tile: a folder of 3,000 slices would bury the good ones. */
function addedTo(
  state: readonly Attachment[],
  { files, limits }: Pick<Extract<AttachmentAction, { type: 'added' }>, 'files' | 'limits'>,
): Attachment[] {
  const room = roomIn(state, limits)
  const taken = files
    .slice(0, room)
    .map(({ id, name }): Attachment => ({ id, name, description: '', state: 'preparing', step: 'waiting' }))
  const [first, ...more] = files.slice(room)
  if (!first) return taken
  const refusal: Refusal = { code: 'tooMany', count: 1 + more.length, imagesMax: limits.imagesMax }
  return [...taken, { id: first.id, name: first.name, description: '', state: 'refused', refusal }]
}

/** The chosen pages stand where the document stood. */
function pagesOf(
  state: readonly Attachment[],
  document: Attachment,
  { pages, limits }: Extract<AttachmentAction, { type: 'pages chosen' }>,
): readonly Attachment[] {
  const others = state.filter((each) => each !== document)
  return addedTo(others, {
    files: pages.map(({ id, page }) => ({ id, name: `${document.name} (${page + 1})` })),
    limits,
  })
}

function roomIn(state: readonly Attachment[], { imagesMax }: AttachmentLimits): number {
  return Math.max(0, imagesMax - state.filter((each) => each.state !== 'refused').length)
}

function again(attachment: Attachment): Attachment {
  return attachment.state === 'refused' ? { ...base(attachment), state: 'preparing', step: 'waiting' } : attachment
}

/** Shrinking comes first, so that only what is really sent is judged. */
function withinLimit(
  state: readonly Attachment[],
  { outcome, limits }: Extract<AttachmentAction, { type: 'outcome' }>,
): Outcome {
  if (outcome.state !== 'ready') return outcome
  const others = state.reduce((sum, each) => sum + (each.state === 'ready' ? each.dataUrl.length : 0), 0)
  if (others + outcome.dataUrl.length <= limits.charactersMax) return outcome
  return { state: 'refused', refusal: { code: 'tooLarge', bytesMax: (limits.charactersMax * 3) / 4 } }
}

/** Only a file that is still being prepared changes: it may have been removed, or decided, meanwhile. */
function change(
  state: readonly Attachment[],
  id: number,
  to: Outcome | { state: 'preparing'; step: Step },
): readonly Attachment[] {
  return state.map((each) => (each.id === id && each.state === 'preparing' ? decided(base(each), to) : each))
}

type ReadyAttachment = Extract<Attachment, { state: 'ready' }>

function changeReady(
  state: readonly Attachment[],
  id: number,
  to: (picture: ReadyAttachment) => Attachment,
): readonly Attachment[] {
  return state.map((each) => (each.id === id && each.state === 'ready' ? to(each) : each))
}

/** A text that was there already was corrected, or sent before: reading again only finds where the words stand. */
function withReading(picture: ReadyAttachment, { reading, text }: { reading: Reading; text?: string }): Attachment {
  const read = reading.state === 'read' ? reading.recognised.text : undefined
  const now = text ?? picture.text ?? read
  return { ...picture, reading, ...(now !== undefined && { text: now }) }
}

function withStep(picture: ReadyAttachment, step: BlackStep): Attachment {
  const { dataUrl, details, plain = { dataUrl, ...(details && { details }) } } = picture
  const text = step.text?.after
  return {
    ...picture,
    plain,
    blacked: [...(picture.blacked ?? []), step],
    isDrawing: true,
    ...(text !== undefined && { text }),
  }
}

/** Undoes the last stroke. A text that was changed since stays as it is: it may hold less than the picture, never more. */
function putBack(picture: ReadyAttachment): Attachment {
  const { plain, blacked = [], ...rest } = picture
  const step = blacked.at(-1)
  if (!plain || !step) return picture
  const text = step.text && step.text.after === picture.text ? { text: step.text.before } : {}
  const steps = blacked.slice(0, -1)
  if (steps.length === 0) return { ...rest, ...plain, ...text, isDrawing: false }
  return { ...picture, ...text, blacked: steps, isDrawing: true }
}

/** @param steps what was drawn; a picture on which more or less is to be black by now goes on waiting */
function blackened(
  picture: ReadyAttachment,
  { steps, outcome }: { steps: readonly BlackStep[]; outcome: Outcome },
): Attachment {
  if (picture.blacked !== steps) return picture
  if (outcome.state !== 'ready') return { ...base(picture), ...outcome }
  const { dataUrl, details } = outcome
  const { preview, bytes } = details
  return {
    ...picture,
    dataUrl,
    details: picture.details ? { ...picture.details, preview, bytes } : details,
    isDrawing: false,
  }
}

/** What was black on a frame is black on the next one that is shown instead. */
function decided(attachment: ReturnType<typeof base>, to: Outcome | { state: 'preparing'; step: Step }): Attachment {
  if (to.state !== 'ready' || !attachment.blacked) return { ...attachment, ...to }
  const { dataUrl, details } = to
  return { ...attachment, ...to, plain: { dataUrl, details }, isDrawing: true }
}

function base({ id, name, description, blacked }: Attachment) {
  return { id, name, description, ...(blacked && { blacked }) }
}

/** Puts the images of a question that is edited again back beside the text. */
export function attachmentsOf(images: readonly QuestionImage[], nextId: () => number): Attachment[] {
  return images.map((image) => ({ id: nextId(), ...image, state: 'ready' }))
}
