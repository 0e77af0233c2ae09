/**
 * What is being written, conversation by conversation, in `sessionStorage`: it survives a reload, and goes with the tab or
 * with `forgetSession`, so that the next person at a shared computer finds nothing. Pictures are too large for it; it
 * names them, and holds the key without which what `kept-pictures` has of them on disk can't be read.
 */
import { getSessionStorage } from '@/components/ui/session-storage'

/** A stored conversation's id, `new` for one that the server does not have yet, or null: nothing may be kept. */
export type DraftKey = string | null

export interface DraftImage {
  id: string
  name: string
  description: string
  /** What was read in it, as it was corrected last. */
  text?: string
}

interface DraftContent {
  text: string
  pictures: DraftImage[]
}

export interface Draft extends DraftContent {
  /** The earlier question that is being asked otherwise; null for none. */
  instead: string | null
  /** Gave way to it. */
  aside: string
  /** Handed over, and not yet known to have arrived. */
  sent: DraftContent[]
}

export const emptyDraft: Draft = { text: '', pictures: [], instead: null, aside: '', sent: [] }

const storageKey = (place: string) => `evidence-chat:draft:${place}`

export function readDraft(place: DraftKey): Draft {
  const kept = place === null ? null : getSessionStorage().getItem(storageKey(place))
  return kept === null ? emptyDraft : { ...emptyDraft, ...JSON.parse(kept) }
}

export function saveDraft(place: DraftKey, draft: Draft): void {
  if (place === null) return
  const { instead, text, aside, pictures, sent } = draft
  const isEmpty = instead === null && [text, aside, pictures, sent].every(({ length }) => length === 0)
  try {
    if (isEmpty) getSessionStorage().removeItem(storageKey(place))
    else getSessionStorage().setItem(storageKey(place), JSON.stringify(draft))
  } catch {
    // A text of millions of characters has no room there; writing it goes on.
  }
}

/** As it stands in the box again: what never arrived comes first, and then nothing is asked otherwise any more. */
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
