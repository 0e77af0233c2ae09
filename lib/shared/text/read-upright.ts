/**
 * Reads rotated pages (90, 180 or 270 degrees), as scanners and photos without orientation data give them. Tesseract
 * reads upright lines only. Pure: the reader is passed in.
 */
import type { OcrWord } from './lay-out-ocr-words'

/** Raw greyscale, eight bits per pixel. */
export interface GreyPage {
  pixels: Uint8Array<ArrayBuffer>
  width: number
  height: number
}

/** Clockwise quarter turns that make a page upright. */
type QuarterTurns = 0 | 1 | 2 | 3

interface UprightPage {
  words: OcrWord[]
  /** The page as it was read; the words are placed in it. */
  page: GreyPage
  turns: QuarterTurns
}

/** Words that Tesseract is less sure of say nothing about the direction. */
const confidenceMin = 70
/** A direction in which this many letters are read with confidence is right. */
const lettersEnough = 40
/** With fewer doubtful words than this there is no text that could be upside down. */
const doubtfulMin = 6
/**
 * How much stronger the steps between columns must be than those between rows to suggest lines that run downwards. Of
 * pages on their side it was 1.6 to 2.5, of the same pages upright 0.4 to 0.6. A wrong suggestion costs time only.
 */
const sidewaysRatio = 1.3
/** Weaker steps are shades of a photo: of print they were 0.2 to 3.3, of a landscape 0.09. */
const stepsMin = 0.15

/** @param read recognises an upright page */
export async function readUpright(
  page: GreyPage,
  read: (page: GreyPage) => OcrWord[] | Promise<OcrWord[]>,
): Promise<UprightPage> {
  const order: QuarterTurns[] = isSideways(page) ? [1, 3, 0] : [0, 2]
  let best: UprightPage | undefined
  for (const turns of order) {
    const turned = turnPage(page, turns)
    const words = await read(turned)
    if (!best || countSureLetters(words) > countSureLetters(best.words)) best = { words, page: turned, turns }
    if (countSureLetters(words) >= lettersEnough || (turns === 0 && !isDoubtful(words))) break
  }
  return best ?? { words: [], page, turns: 0 }
}

function countSureLetters(words: readonly OcrWord[]): number {
  return words
    .filter(({ confidence }) => confidence >= confidenceMin)
    .reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0)
}

/** Whether most of what was read is guesswork, as of a page that is upside down. */
function isDoubtful(words: readonly OcrWord[]): boolean {
  const doubtful = words.filter(({ confidence }) => confidence < confidenceMin)
  return doubtful.length >= doubtfulMin && doubtful.length > words.length / 2
}

/** Lines of text make rows dark and light in turn, and columns much alike. */
function isSideways({ pixels, width, height }: GreyPage): boolean {
  const rows = new Float64Array(height)
  const columns = new Float64Array(width)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const brightness = pixels[y * width + x] ?? 0
      rows[y] = (rows[y] ?? 0) + brightness / width
      columns[x] = (columns[x] ?? 0) + brightness / height
    }
  const across = meanStep(columns)
  return across > stepsMin && across > sidewaysRatio * meanStep(rows)
}

/** @returns the mean square of the steps in brightness */
function meanStep(profile: Float64Array): number {
  let sum = 0
  for (let at = 1; at < profile.length; at += 1) sum += ((profile[at] ?? 0) - (profile[at - 1] ?? 0)) ** 2
  return sum / profile.length
}

function turnPage(page: GreyPage, turns: QuarterTurns): GreyPage {
  if (turns === 0) return page
  const { pixels, width, height } = page
  const turned = new Uint8Array(pixels.length)
  const [newWidth, newHeight] = turns === 2 ? [width, height] : [height, width]
  for (let y = 0; y < newHeight; y += 1)
    for (let x = 0; x < newWidth; x += 1) {
      const from = toSourcePoint({ x, y }, { width, height }, turns)
      turned[y * newWidth + x] = pixels[from.y * width + from.x] ?? 0
    }
  return { pixels: turned, width: newWidth, height: newHeight }
}

interface Point {
  x: number
  y: number
}

type Size = Pick<GreyPage, 'width' | 'height'>

function toSourcePoint({ x, y }: Point, { width, height }: Size, turns: QuarterTurns): Point {
  if (turns === 1) return { x: y, y: height - 1 - x }
  if (turns === 2) return { x: width - 1 - x, y: height - 1 - y }
  if (turns === 3) return { x: width - 1 - y, y: x }
  return { x, y }
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/**
 * Places a box of the upright page on the page as it was given.
 *
 * @param size of the page as it was given; right and bottom of boxes are exclusive
 */
export function turnBoxBack({ left, top, right, bottom }: Box, size: Size, turns: QuarterTurns): Box {
  const one = toSourcePoint({ x: left, y: top }, size, turns)
  const other = toSourcePoint({ x: right - 1, y: bottom - 1 }, size, turns)
  return {
    left: Math.min(one.x, other.x),
    top: Math.min(one.y, other.y),
    right: Math.max(one.x, other.x) + 1,
    bottom: Math.max(one.y, other.y) + 1,
  }
}
