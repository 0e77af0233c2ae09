/**
 * Drafts, one for each conversation, in `sessionStorage`: they survive a reload and disappear with the tab or with
 * `clearDrafts`, so that the next person at a shared computer finds nothing. Images are too large for it;
 * `draft-image-storage.ts` encrypts them on disk. The property names are stored: renaming them would lose drafts.
 */
import { getSessionStorage } from '@/components/ui/session-storage'

/** Id of a stored conversation, `new` before it exists, or null for a temporary one, whose draft is never stored. */
export type DraftKey = string | null

export interface DraftImage {
  id: string
  name: string
  description: string
  /** OCR text, as last corrected by the user. */
  text?: string
}

interface DraftContent {
  text: string
  pictures: DraftImage[]
}

export interface Draft extends DraftContent {
  /** Id of the question being edited; null for none. */
  instead: string | null
  /** The text that was in the composer before editing started. */
  aside: string
  /** Sent, but not confirmed by the server yet. */
  sent: DraftContent[]
}

export const emptyDraft: Draft = { text: '', pictures: [], instead: null, aside: '', sent: [] }

const storageKey = (key: string) => `evidence-chat:draft:${key}`

export function readDraft(key: DraftKey): Draft {
  const stored = key === null ? null : getSessionStorage().getItem(storageKey(key))
  return stored === null ? emptyDraft : { ...emptyDraft, ...JSON.parse(stored) }
}

export function saveDraft(key: DraftKey, draft: Draft): void {
  if (key === null) return
  const { instead, text, aside, pictures, sent } = draft
  const isEmpty = instead === null && [text, aside, pictures, sent].every(({ length }) => length === 0)
  try {
    if (isEmpty) getSessionStorage().removeItem(storageKey(key))
    else getSessionStorage().setItem(storageKey(key), JSON.stringify(draft))
  } catch {
    // A text of millions of characters exceeds the quota; the user can go on writing.
  }
}

/** Stores the changed parts of a draft. Nothing is stored before the draft of the conversation is known. */
export function updateDraft(key: DraftKey | undefined, change: Partial<Draft>): void {
  if (key !== undefined) saveDraft(key, { ...readDraft(key), ...change })
}

/** Prepares a draft for the composer: unconfirmed questions come first, which ends the editing. */
export function restoreDraft(draft: Draft): Draft {
  const { sent, text, aside, pictures, instead } = draft
  if (sent.length === 0 && instead !== null) return draft
  return {
    text: [...sent.map((each) => each.text), text, aside].filter(Boolean).join('\n\n'),
    pictures: [...sent.flatMap((each) => each.pictures), ...pictures],
    instead: null,
    aside: '',
    sent: [],
  }
}

/**
 * Adds text typed before the draft was loaded. Such text replaces that of the draft, unless it began with a question
 * from the URL: then both stay.
 */
export function addTypedText(draft: Draft, typed: string, prefilledQuestion: string): Draft {
  const above = prefilledQuestion && typed && draft.text !== typed ? draft.text : ''
  return { ...draft, text: [above, typed || draft.text].filter(Boolean).join('\n\n') }
}

/** Empties a stored draft whose question was sent, and keeps the question until the server has accepted it. */
export function submitStoredDraft(key: DraftKey | undefined, sentText: string, nextText: string): void {
  const { pictures, sent } = readDraft(key ?? null)
  updateDraft(key, { ...emptyDraft, text: nextText, sent: [...sent, { text: sentText, pictures }] })
}
