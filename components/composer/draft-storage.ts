/**
 * What is being written, conversation by conversation, in `sessionStorage`: it survives a reload, and goes with the tab or
 * with `forgetSession`, so that the next person at a shared computer finds nothing. Pictures are too large for it; it
 * names them, and holds the key without which what `kept-pictures` has of them on disk can't be read.
 */
import { tabStorage } from '@/components/ui/session-storage'

/** A stored conversation's id, `new` for one that the server does not have yet, or null: nothing may be kept. */
export type Place = string | null

export interface KeptPicture {
  id: string
  name: string
  description: string
  /** What was read in it, as it was corrected last. */
  text?: string
}

interface Written {
  text: string
  pictures: KeptPicture[]
}

export interface KeptDraft extends Written {
  /** The earlier question that is being asked otherwise; null for none. */
  instead: string | null
  /** Gave way to it. */
  aside: string
  /** Handed over, and not yet known to have arrived. */
  sent: Written[]
}

export const noDraft: KeptDraft = { text: '', pictures: [], instead: null, aside: '', sent: [] }

const keyOf = (place: string) => `evidence-chat:draft:${place}`

export function readDraft(place: Place): KeptDraft {
  const kept = place === null ? null : tabStorage().getItem(keyOf(place))
  return kept === null ? noDraft : { ...noDraft, ...JSON.parse(kept) }
}

export function keepDraft(place: Place, draft: KeptDraft): void {
  if (place === null) return
  const { instead, text, aside, pictures, sent } = draft
  const isEmpty = instead === null && [text, aside, pictures, sent].every(({ length }) => length === 0)
  try {
    if (isEmpty) tabStorage().removeItem(keyOf(place))
    else tabStorage().setItem(keyOf(place), JSON.stringify(draft))
  } catch {
    // A text of millions of characters has no room there; writing it goes on.
  }
}

/** As it stands in the box again: what never arrived comes first, and then nothing is asked otherwise any more. */
export function reopened(draft: KeptDraft): KeptDraft {
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
