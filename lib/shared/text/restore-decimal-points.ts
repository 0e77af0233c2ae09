/**
 * Restores decimal points that OCR dropped: "3.5 - 5.3" is often read as "35 - 53". A point is visible in the image as
 * a small mark on the baseline between two digits, so each figure is compared with its pixels.
 */
import type { OcrWord } from './lay-out-ocr-words'
import { takeMedian } from './median'

/** Greyscale, eight bits per pixel, dark text on a light ground or the reverse. */
interface GreyImage {
  pixels: Uint8Array
  width: number
  height: number
}

interface Mark {
  left: number
  top: number
  right: number
  bottom: number
}

/** Figures with at most a sign or bracket around them: words and dates hold points of other kinds. */
const figure = /^[<>≤≥~(*[]{0,2}\d[\d.,–-]*[)*\]]{0,2}$/
const dashes = /[–-]/
/** Shares of the height of a digit. */
const glyphHeightMin = 0.6
const pointSideMax = 0.34
const pointSideMin = 0.05
/** How far the bottom of a point may be from the baseline. */
const baselineOffsetMax = 0.14
/** A dash is this much wider than high. */
const dashRatioMin = 1.5
/** As a share of the height of a digit: one is narrower, two that touch are wider. */
const touchingWidthMin = 0.8
/** Larger than any printed figure; bounds the work on an image that OCR takes for text. */
const pixelsMax = 400_000

/** @returns the words; a figure in which the image shows a point that its text lacks has it in its place */
export function restoreDecimalPoints(words: readonly OcrWord[], image: GreyImage): OcrWord[] {
  return words.map((word) => (figure.test(word.text.trim()) ? { ...word, text: restoreFigure(word, image) } : word))
}

/** The two ends of a range are compared on their own, so that a misread one does not displace the other. */
function restoreFigure(word: OcrWord, image: GreyImage): string {
  const text = word.text.trim()
  const marks = joinStacked(findMarks(word, image))
  const line = measureLine(marks)
  const ends = splitAt(marks, (mark) => isDash(mark, line))
  const parts = text.split(dashes)
  if (ends.length !== parts.length) return parts.length > 1 ? text : restorePoint(text, marks, line)
  const restored = parts.map((part, place) => restorePoint(part, ends[place] ?? [], line))
  return restored.reduce((joined, part, place) => joined + text.charAt(sumLengths(parts, place) - 1) + part)
}

/** Length of the text up to the part at `place`, with the dashes between. */
function sumLengths(parts: readonly string[], place: number): number {
  return parts.slice(0, place).reduce((sum, { length }) => sum + length + 1, 0)
}

interface TextLine {
  digitHeight: number
  baseline: number
}

function measureLine(marks: readonly Mark[]): TextLine {
  const digitHeight = Math.max(0, ...marks.map(measureHeight))
  const glyphs = marks.filter((mark) => measureHeight(mark) >= glyphHeightMin * digitHeight)
  return { digitHeight, baseline: takeMedian(glyphs.map(({ bottom }) => bottom)) }
}

/** @param part one number, perhaps with a sign or bracket */
function restorePoint(part: string, marks: readonly Mark[], line: TextLine): string {
  const points = marks.filter((mark) => isPoint(mark, line))
  const [point] = points
  // Two points in one number are specks or a date.
  if (!point || points.length > 1 || !/^\D*\d{2,}\D*$/.test(part)) return part
  const glyphs = marks.filter((mark) => measureHeight(mark) >= glyphHeightMin * line.digitHeight)
  const before = glyphs.filter((mark) => mark.left + mark.right < point.left + point.right)
  const surplus = part.length - glyphs.length
  if (surplus === 0) return insertPoint(part, before.length)
  const touching = glyphs.filter(({ left, right }) => right - left > touchingWidthMin * line.digitHeight)
  const [pair] = touching
  if (surplus !== 1 || touching.length > 1 || !/^\d+$/.test(part)) return part
  if (pair) return insertPoint(part, before.length + Number(before.includes(pair)))
  // OCR read the point itself as a digit.
  return insertPoint(part.slice(0, before.length) + part.slice(before.length + 1), before.length)
}

function insertPoint(digits: string, place: number): string {
  const isBetweenDigits = /\d/.test(digits.charAt(place - 1)) && /\d/.test(digits.charAt(place))
  return isBetweenDigits ? `${digits.slice(0, place)}.${digits.slice(place)}` : digits
}

function measureHeight({ top, bottom }: Mark): number {
  return bottom - top
}

function isDash({ left, top, right, bottom }: Mark, { digitHeight, baseline }: TextLine): boolean {
  const isFlat = right - left >= dashRatioMin * (bottom - top) && bottom - top <= pointSideMax * digitHeight
  return isFlat && baseline - bottom > baselineOffsetMax * digitHeight
}

function isPoint({ left, top, right, bottom }: Mark, { digitHeight, baseline }: TextLine): boolean {
  const [width, height] = [right - left, bottom - top]
  const isSmall =
    Math.max(width, height) <= pointSideMax * digitHeight && Math.min(width, height) >= pointSideMin * digitHeight
  const isRound = width <= 2 * height && height <= 2 * width
  return isSmall && isRound && Math.abs(bottom - baseline) <= baselineOffsetMax * digitHeight
}

function splitAt(marks: readonly Mark[], isBorder: (mark: Mark) => boolean): Mark[][] {
  const parts: Mark[][] = [[]]
  for (const mark of marks)
    if (isBorder(mark)) parts.push([])
    else parts.at(-1)?.push(mark)
  return parts
}

/** Joins the parts of a thin digit that broke: they lie above one another. */
function joinStacked(marks: readonly Mark[]): Mark[] {
  const joined: Mark[] = []
  for (const mark of marks.toSorted((a, b) => a.left - b.left)) {
    const over = joined.find((each) => {
      const shared = Math.min(each.right, mark.right) - Math.max(each.left, mark.left)
      return shared * 2 >= Math.min(each.right - each.left, mark.right - mark.left)
    })
    if (!over) {
      joined.push({ ...mark })
      continue
    }
    over.left = Math.min(over.left, mark.left)
    over.right = Math.max(over.right, mark.right)
    over.top = Math.min(over.top, mark.top)
    over.bottom = Math.max(over.bottom, mark.bottom)
  }
  return joined
}

/** The connected marks within the box of a word; [] where there are too many pixels. */
function findMarks(word: OcrWord, image: GreyImage): Mark[] {
  const left = Math.max(0, word.left - 1)
  const top = Math.max(0, word.top - 1)
  const width = Math.min(image.width, word.right + 1) - left
  const height = Math.min(image.height, word.bottom + 1) - top
  if (width <= 0 || height <= 0 || width * height > pixelsMax) return []
  const isInk = separateInk(image, { left, top, width, height })
  const marks: Mark[] = []
  for (let at = 0; at < isInk.length; at += 1) if (isInk[at]) marks.push(takeMark(isInk, width, at))
  return marks
}

/** One byte per pixel of the box: 1 for ink, which is rarer than the ground. */
function separateInk(
  { pixels, width: imageWidth }: GreyImage,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): Uint8Array {
  const box = new Uint8Array(width * height)
  for (let row = 0; row < height; row += 1) {
    const start = (top + row) * imageWidth + left
    box.set(pixels.subarray(start, start + width), row * width)
  }
  const middle =
    (box.reduce((one, other) => Math.min(one, other)) + box.reduce((one, other) => Math.max(one, other))) / 2
  const dark = box.reduce((count, brightness) => count + Number(brightness < middle), 0)
  const isDarkInk = dark * 2 <= box.length
  return box.map((brightness) => Number(brightness < middle === isDarkInk))
}

/** Clears the mark that contains a pixel, and returns where it was. */
function takeMark(isInk: Uint8Array, width: number, start: number): Mark {
  const mark = { left: width, top: Number.POSITIVE_INFINITY, right: 0, bottom: 0 }
  const open = [start]
  isInk[start] = 0
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [column, row] = [at % width, Math.floor(at / width)]
    mark.left = Math.min(mark.left, column)
    mark.right = Math.max(mark.right, column + 1)
    mark.top = Math.min(mark.top, row)
    mark.bottom = Math.max(mark.bottom, row + 1)
    for (const rowStep of [-1, 0, 1])
      for (const columnStep of [-1, 0, 1]) {
        const beside = at + rowStep * width + columnStep
        const isInRow = column + columnStep >= 0 && column + columnStep < width
        if (!isInRow || isInk[beside] !== 1) continue
        isInk[beside] = 0
        open.push(beside)
      }
  }
  return mark
}
