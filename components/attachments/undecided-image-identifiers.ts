/** Possible identifiers in images, between Enter and sending. */
import { detectIdentifiers } from '@/components/identifiers/use-identifiers'
import { redact } from '@/lib/shared/identifiers/redact'
import type { Attachment } from './attachment-reducer'
import type { Attachments } from './use-attachments'
import { addMargin, findUnredactedHits, type IdentifierHit, type Placeholder } from './viewer/redaction'

/** One attachment, with what was found in it and not decided about. */
export interface ImageHits {
  id: number
  hits: readonly IdentifierHit[]
}

/**
 * Does not wait for text that is still being recognised: the reader may ask before that, and a notice says that the
 * server reads what is missing.
 *
 * @throws when the check cannot be loaded
 */
export async function findImageHits(attachments: readonly Attachment[]): Promise<ImageHits[]> {
  const found = await Promise.all(
    attachments.map(async (each) => {
      if (each.state !== 'ready') return []
      const { id, dismissed = [] } = each
      const hits = (await findHits(each)).filter(({ asWritten }) => !dismissed.includes(asWritten))
      return hits.length > 0 ? [{ id, hits }] : []
    }),
  )
  return found.flat()
}

async function findHits({ ocr, text, redactions = [] }: Extract<Attachment, { state: 'ready' }>) {
  const result = ocr?.state === 'read' ? ocr.result : undefined
  const inImage = result
    ? findUnredactedHits(
        result,
        redactions.flatMap(({ boxes }) => boxes),
      )
    : []
  const isCorrected = text !== undefined && text !== result?.text && text !== redactions.at(-1)?.text?.after
  const typed = isCorrected ? await detectIdentifiers(text) : []
  const known = new Set(inImage.map(({ asWritten }) => asWritten))
  const inText = typed.filter(({ asWritten }) => !known.has(asWritten))
  return [...inImage, ...inText.map(({ kind, asWritten }) => ({ kind, asWritten, boxes: [] }))]
}

/** Blackens the hits in the image and removes them from its text. */
export async function redactHits(
  { id, text, details }: Pick<Extract<Attachment, { state: 'ready' }>, 'id' | 'text' | 'details'>,
  hits: readonly IdentifierHit[],
  actions: Pick<Attachments, 'redact' | 'correct'>,
  toText: Placeholder,
): Promise<void> {
  const typed = hits.filter(({ boxes }) => boxes.length === 0).map(({ asWritten }) => asWritten)
  if (typed.length > 0 && text !== undefined) {
    const found = (await detectIdentifiers(text)).filter(({ asWritten }) => typed.includes(asWritten))
    actions.correct(id, redact(text, found, toText))
  }
  const boxes = hits.flatMap((hit) => hit.boxes)
  actions.redact(id, details ? boxes.map((box) => addMargin(box, details)) : boxes, toText)
}
