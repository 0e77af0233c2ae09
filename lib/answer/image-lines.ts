/** What a reader must know of the pictures before the answer: which were only read for their print, and which not at all. */
import type { EvidenceImage } from '@/lib/wire/evidence'

/**
 * @param images of the whole conversation; nothing is said of those that the model was shown
 * @param asked how many of them, the last ones, came with the question; without any, the line is about all
 */
export function imageLines(images: readonly EvidenceImage[], asked: number): string[] {
  const about = asked > 0 ? images.slice(-asked) : images
  const numbers = (isMeant: (image: EvidenceImage) => boolean) =>
    about.flatMap((image, place) => (image.read !== 'model' && isMeant(image) ? [place + 1] : []))
  const read = numbers(({ text }) => text !== undefined && text !== '')
  const empty = numbers(({ text }) => text === '')
  const unread = numbers(({ text }) => text === undefined)
  const which = (of: number[]) => named(of, about.length, asked > 0)
  return [
    ...(read.length > 0
      ? [
          `> The text of ${which(read)} was read by OCR, and nothing else in ${read.length === 1 ? 'it' : 'them'}: letters and figures may be misread. Check them against the picture.`,
        ]
      : []),
    ...(empty.length > 0
      ? [
          `> No text was found by OCR in ${which(empty)}, and what ${empty.length === 1 ? 'it shows' : 'they show'} was not read: no model that reads images is connected.`,
        ]
      : []),
    ...(unread.length > 0 ? [notRead(which(unread), unread.length, read.length > 0)] : []),
  ]
}

function notRead(which: string, count: number, hasOther: boolean): string {
  const what = `${which.charAt(0).toUpperCase()}${which.slice(1)} ${count === 1 ? 'was' : 'were'}`
  const rests = hasOther ? '' : ' This answer rests on the text of the question alone.'
  return `> ${what} received but not read: no model that reads images is connected.${rests}`
}

/** "the image", "the 3 images", "images 1 and 3". */
function named(numbers: number[], count: number, isAsked: boolean): string {
  const earlier = isAsked ? '' : 'earlier '
  if (numbers.length === count) return count === 1 ? `the ${earlier}image` : `the ${count} ${earlier}images`
  const list = new Intl.ListFormat('en').format(numbers.map(String))
  return `${numbers.length === 1 ? `${earlier}image` : `${earlier}images`} ${list}`
}
