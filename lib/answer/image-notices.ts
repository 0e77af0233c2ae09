/** Notices that name the images of which only the text was read, and the images that were not read at all. */
import type { AnswerMessages } from '@/lib/shared/messages/answer-message-shape'
import type { AnswerNotice, Evidence, EvidenceImage } from '@/lib/wire/evidence'
import type { AskedQuestion } from './turn/read-question'

/**
 * @param images all images of the conversation; images that the model saw need no notice
 * @param hasOwnWords for each image, whether it is a document page that came with its text
 * @param asked how many of the images (the last ones) came with the question; 0: the notices cover all
 * @param engine the engine that did not see them
 * @param hasOcr whether OCR was enabled; if so, an image without text timed out
 */
export function toImageNotices(
  images: readonly EvidenceImage[],
  hasOwnWords: readonly boolean[],
  asked: number,
  engine: Evidence['engine'],
  hasOcr: boolean,
  { images: words }: AnswerMessages,
): AnswerNotice[] {
  const first = asked > 0 ? images.length - asked : 0
  const about = images.slice(first)
  const numbers = (isMeant: (text: string | undefined, isPage: boolean) => boolean) =>
    about.flatMap(({ read, text }, place) =>
      read !== 'model' && isMeant(text, hasOwnWords[first + place] ?? false) ? [place + 1] : [],
    )
  const read = numbers((text) => text !== undefined && text !== '')
  const empty = numbers((text) => text === '')
  const pages = numbers((text, isPage) => text === undefined && isPage)
  const unread = numbers((text, isPage) => text === undefined && !isPage)
  const because = words.because[engine]
  const whyUnread = words.because[hasOcr ? 'late' : engine]
  const which = (of: number[]) => words.which(of, of.length === about.length, asked === 0)
  const isAlone = read.length + pages.length === 0
  return [
    ...(read.length > 0 ? [{ kind: 'ocr' as const, text: words.read(which(read), read.length, because) }] : []),
    ...(empty.length > 0 ? [toUnreadNotice(words.empty(which(empty), empty.length, because))] : []),
    ...(pages.length > 0 ? [toUnreadNotice(words.pages(which(pages), pages.length, because))] : []),
    ...(unread.length > 0 ? [toUnreadNotice(words.unread(which(unread), unread.length, whyUnread, isAlone))] : []),
  ]
}

/** @param count images of the conversation that the server no longer has */
export function toLostImageNotices(count: number, { images: words }: AnswerMessages): AnswerNotice[] {
  return count > 0 ? [toUnreadNotice(words.lost(count))] : []
}

/** Shows the values as read, so that the user notices a misread one; typed values only if they change the search. */
export function toLabValueNotices(
  {
    labValues = [],
    typedValues = [],
    labFindings = [],
  }: Pick<AskedQuestion, 'labValues' | 'typedValues' | 'labFindings'>,
  isSearched: boolean,
  { images: words }: AnswerMessages,
): AnswerNotice[] {
  const abnormal = labFindings.length > 0 && isSearched ? typedValues.filter(({ level }) => level !== 'normal') : []
  if (labValues.length + abnormal.length === 0) return []
  return [{ kind: 'lab-values', text: words.labValues(labValues, abnormal, isSearched ? labFindings : []) }]
}

function toUnreadNotice(text: string): AnswerNotice {
  return { kind: 'images-unread', text }
}
