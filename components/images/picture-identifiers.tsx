'use client'

import { useDeferredValue, useMemo } from 'react'
import { IdentifierWarning, placeholder } from '@/components/identifier-warning'
import type { PageWords } from '@/components/words/en'
import { fill } from '@/components/words/fill'
import { useWords } from '@/components/words/words'
import { findIdentifiers } from '@/lib/wire/identifiers'
import { redact } from '@/lib/wire/redact'
import type { Attachment } from './attachments'
import { openHits, type Placeholder, withMargin } from './blackout'
import type { Attachments } from './use-attachments'

interface PictureIdentifiersProps {
  attachment: Attachment
  actions: Pick<Attachments, 'blackOut' | 'clearOfDoubt' | 'putBack' | 'correct'>
  /** Opens the picture; absent where it is open. */
  onOpen?(): void
}

/**
 * Says what in a picture could name a patient, before it is sent, and blacks it out there and in the text beside it. It
 * reads in this browser only and never stands in the way of sending.
 */
export function PictureIdentifiers({ attachment, actions, onOpen }: PictureIdentifiersProps) {
  const words = useWords()
  const { reading: say } = words
  const hits = useHits(attachment)
  const name = attachment.name || words.images.pasted
  const isBlack = (attachment.blacked?.length ?? 0) > 0
  if (attachment.state !== 'ready') return null
  const { id, text, details, cleared = [] } = attachment
  const seen = hits.filter(({ asWritten }) => !cleared.includes(asWritten))

  function takeOut(which: readonly string[]) {
    const chosen = seen.filter(({ asWritten }) => which.includes(asWritten))
    const stand = placeholderIn(words)
    const typed = chosen.filter(({ boxes }) => boxes.length === 0).map(({ asWritten }) => asWritten)
    if (typed.length > 0 && text !== undefined) {
      const found = findIdentifiers(text).filter(({ start, end }) => typed.includes(text.slice(start, end)))
      actions.correct(id, redact(text, found, stand))
    }
    const boxes = chosen.flatMap((hit) => hit.boxes)
    actions.blackOut(id, details ? boxes.map((box) => withMargin(box, details)) : boxes, stand)
  }

  return (
    <>
      <p aria-live="polite" className="sr-only">
        {seen.length > 0 && fill(say.found, { name })}
        {seen.length === 0 && isBlack && say.blackedOut}
      </p>
      {seen.length > 0 && (
        <IdentifierWarning
          title={<bdi>{fill(say.identifiers, { name })}</bdi>}
          note={say.note}
          found={seen}
          before={say.blackOut}
          after={say.leaves}
          all={say.blackOutAll}
          onTakeOut={takeOut}
          onKeep={(which) => actions.clearOfDoubt(id, which)}
        >
          {onOpen && (
            <button type="button" onClick={onOpen} className="prose-link min-h-6">
              {say.look}
            </button>
          )}
        </IdentifierWarning>
      )}
      {isBlack && (
        <p className="px-1 text-sm">
          {say.blackedOut}{' '}
          <button type="button" onClick={() => actions.putBack(id)} className="prose-link min-h-6">
            {say.putBack}
          </button>
        </p>
      )}
    </>
  )
}

/** Those on the picture with their places; those that stand only in its corrected text without. */
function useHits(attachment: Attachment) {
  const reading = attachment.state === 'ready' ? attachment.reading : undefined
  const recognised = reading?.state === 'read' ? reading.recognised : undefined
  const text = useDeferredValue(attachment.state === 'ready' ? attachment.text : undefined)
  const { blacked } = attachment
  const onPicture = useMemo(
    () =>
      recognised
        ? openHits(
            recognised,
            (blacked ?? []).flatMap(({ boxes }) => boxes),
          )
        : [],
    [recognised, blacked],
  )
  return useMemo(() => {
    // What was read has been searched already, and what black has left of it holds no more than that.
    const isCorrected = text !== undefined && text !== recognised?.text && text !== blacked?.at(-1)?.text?.after
    const inText = (isCorrected ? findIdentifiers(text) : []).map(({ kind, start, end }) => ({
      kind,
      asWritten: text?.slice(start, end) ?? '',
      boxes: [],
    }))
    return [...onPicture, ...inText.filter((one) => !onPicture.some(({ asWritten }) => asWritten === one.asWritten))]
  }, [text, recognised, blacked, onPicture])
}

export function placeholderIn({ identifiers, reading }: PageWords): Placeholder {
  return (kind) => placeholder(kind === null ? reading.black : identifiers.kinds[kind])
}
