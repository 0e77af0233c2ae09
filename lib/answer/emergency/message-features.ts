/**
 * Turns a message into the features that the danger model weighs: its words, pairs of words, pieces of words (so that
 * inflections and typing errors resemble what they mean) and cues of who, when and why. Training and recognition use
 * the same function: train the model again after changing it.
 */
import { foldDiacritics } from '@/lib/shared/text/detect-written-language'
import { toSimplifiedChinese } from './to-simplified-chinese'

/** Features are hashed into this many weights; collisions cost nothing measurable. */
export const featureCount = 2 ** 16

/** A cue speaks for a whole class of wordings, so it counts as several n-grams do. */
const cueCopies = 10
const pieceLengths = { alphabetic: [3, 4, 5], chinese: [1, 2, 3] }

/**
 * @param cues names of cues (`listCues`), the same in every language
 * @returns distinct indexes below `featureCount`
 */
export function listMessageFeatures(message: string, cues: string[]): number[] {
  const text = ` ${normalize(message)} `
  const features = new Set<number>()
  const isChinese = /\p{Script=Han}/u.test(text)
  for (const length of isChinese ? pieceLengths.chinese : pieceLengths.alphabetic)
    for (let start = 0; start + length <= text.length; start++)
      features.add(fold(extendHash(pieceHash, text, start, start + length)))
  if (!isChinese) {
    let before = ''
    for (const word of text.trim().split(' ')) {
      features.add(hash(`word ${word}`))
      features.add(hash(`pair ${before} ${word}`))
      before = word
    }
  }
  for (const cue of cues) for (let copy = 0; copy < cueCopies; copy++) features.add(hash(`cue ${copy} ${cue}`))
  return [...features]
}

function normalize(message: string): string {
  return foldDiacritics(toSimplifiedChinese(message))
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[?？]/g, ' ? ')
    .replaceAll(/[^\p{L}\p{N}'?]+/gu, ' ')
    .trim()
}

/** FNV-1a of 32 bits, folded to the number of weights. */
function hash(text: string): number {
  return fold(extendHash(hashStart, text))
}

const hashStart = 2_166_136_261
/** A message has hundreds of pieces, which are hashed where they are instead of being copied. */
const pieceHash = extendHash(hashStart, 'piece ')

function extendHash(value: number, text: string, start = 0, end = text.length): number {
  let extended = value
  for (let index = start; index < end; index++) extended = Math.imul(extended ^ text.charCodeAt(index), 16_777_619)
  return extended
}

function fold(value: number): number {
  return ((value ^ (value >>> 15)) >>> 0) % featureCount
}
