/** What a reader must know of the pictures before the answer: of which only words were read, and which not at all. */
import type { Evidence, EvidenceImage } from '@/lib/wire/evidence'

const reasons = {
  extractive: 'no model that reads images is connected',
  upstream: 'the connected model did not take images',
}

/**
 * @param images of the whole conversation; nothing is said of those that the model was shown
 * @param hasOwnWords for each of them whether it is a page whose words came with it from its document
 * @param asked how many of them, the last ones, came with the question; without any, the line is about all
 * @param engine who did not look at them
 */
export function imageLines(
  images: readonly EvidenceImage[],
  hasOwnWords: readonly boolean[],
  asked: number,
  engine: Evidence['engine'],
): string[] {
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
  const which = (of: number[]) => named(of, about.length, asked > 0)
  const because = reasons[engine]
  return [
    ...(read.length > 0
      ? [
          `> The text of ${which(read)} was read by OCR, and nothing else in ${them(read)}: ${because}. Letters and figures may be misread; check them against the picture.`,
        ]
      : []),
    ...(empty.length > 0
      ? [`> No text was found by OCR in ${which(empty)}, and what ${they(empty)} was not read: ${because}.`]
      : []),
    ...(pages.length > 0
      ? [`> The words of ${which(pages)} were taken from the document, and nothing else in ${them(pages)}: ${because}.`]
      : []),
    ...(unread.length > 0 ? [notRead(which(unread), unread.length, because, read.length + pages.length > 0)] : []),
  ]
}

function them({ length }: number[]): string {
  return length === 1 ? 'it' : 'them'
}

function they({ length }: number[]): string {
  return length === 1 ? 'it shows' : 'they show'
}

function notRead(which: string, count: number, because: string, hasOther: boolean): string {
  const what = `${which.charAt(0).toUpperCase()}${which.slice(1)} ${count === 1 ? 'was' : 'were'}`
  const rests = hasOther ? '' : ' This answer rests on the text of the question alone.'
  return `> ${what} received but not read: ${because}.${rests}`
}

/** "the image", "the 3 images", "images 1 and 3". */
function named(numbers: number[], count: number, isAsked: boolean): string {
  const earlier = isAsked ? '' : 'earlier '
  if (numbers.length === count) return count === 1 ? `the ${earlier}image` : `the ${count} ${earlier}images`
  const list = new Intl.ListFormat('en').format(numbers.map(String))
  return `${numbers.length === 1 ? `${earlier}image` : `${earlier}images`} ${list}`
}
