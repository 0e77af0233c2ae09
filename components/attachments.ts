/** The images beside a question, each with its own state: one bad file never takes the good ones with it. */
import type { QuestionImage } from './conversation'
import { dataUrlBytes, type ImageRefusal } from './image-file'

export type Attachment = { id: number; name: string; description: string } & (
  | { state: 'preparing' }
  | { state: 'ready'; dataUrl: string; bytes: number }
  | { state: 'refused'; refusal: ImageRefusal }
)

export type AttachmentAction =
  | { type: 'added'; files: { id: number; name: string }[]; imagesMax: number }
  | { type: 'prepared'; id: number; dataUrl: string; bytes: number; charactersMax: number }
  | { type: 'refused'; id: number; refusal: ImageRefusal }
  | { type: 'described'; id: number; description: string }
  | { type: 'removed'; id: number }
  | { type: 'replaced'; attachments: Attachment[] }

export function attachmentReducer(state: Attachment[], action: AttachmentAction): Attachment[] {
  switch (action.type) {
    case 'added': {
      const room = action.imagesMax - state.filter(isUsable).length
      return [
        ...state,
        ...action.files.map(({ id, name }, index): Attachment => {
          const base = { id, name, description: '' }
          if (index < room) return { ...base, state: 'preparing' }
          return { ...base, state: 'refused', refusal: { kind: 'tooMany', imagesMax: action.imagesMax } }
        }),
      ]
    }
    case 'prepared': {
      const { type, charactersMax, ...image } = action
      const total = state.reduce((sum, each) => sum + (each.state === 'ready' ? each.dataUrl.length : 0), 0)
      if (total + image.dataUrl.length <= charactersMax) return change(state, action.id, { state: 'ready', ...image })
      const refusal = { kind: 'tooLarge', bytesMax: (charactersMax * 3) / 4 } as const
      return change(state, action.id, { state: 'refused', refusal })
    }
    case 'refused':
      return change(state, action.id, { state: 'refused', refusal: action.refusal })
    case 'described':
      return state.map((each) => (each.id === action.id ? { ...each, description: action.description } : each))
    case 'removed':
      return state.filter(({ id }) => id !== action.id)
    case 'replaced':
      return action.attachments
  }
}

function isUsable({ state }: Attachment): boolean {
  return state !== 'refused'
}

/** Only a file that is still being prepared changes: it may have been removed, or decided, meanwhile. */
function change(
  state: Attachment[],
  id: number,
  to: { state: 'refused'; refusal: ImageRefusal } | { state: 'ready'; dataUrl: string; bytes: number },
): Attachment[] {
  return state.map((each) =>
    each.id === id && each.state === 'preparing' ? { id, name: each.name, description: each.description, ...to } : each,
  )
}

/** What is sent: the good ones, in order. */
export function questionImages(attachments: readonly Attachment[]): QuestionImage[] {
  return attachments.flatMap((each) =>
    each.state === 'ready' ? [{ name: each.name, description: each.description, dataUrl: each.dataUrl }] : [],
  )
}

/** Puts the images of a question that is edited again back beside the text. */
export function attachmentsOf(images: readonly QuestionImage[], nextId: () => number): Attachment[] {
  return images.map(({ name, description, dataUrl }) => ({
    id: nextId(),
    name,
    description,
    state: 'ready',
    dataUrl,
    bytes: dataUrlBytes(dataUrl),
  }))
}
