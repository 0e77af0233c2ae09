/**
 * Turns a message into the features that the danger model weighs: its words, pairs of words, pieces of words (so that
 * inflections and typing errors resemble the words they come from), its concepts, alone and in pairs, and vital signs.
 * Training and recognition use the same function: train the model again after changing it.
 */
import { foldDiacritics } from '@/lib/shared/text/detect-written-language'
import { detectMessageLanguage, findConcepts } from './concepts/find-concepts'
import { toSimplifiedChinese } from './to-simplified-chinese'
import { listVitalSignFeatures } from './vital-sign-features'

/** Features are hashed into this many weights; twice as many gain 0.001 of the area under the curve. */
export const featureCount = 2 ** 16

/** A concept represents a whole class of wordings, so it counts as several n-grams do. */
const conceptCopies = 3
const pieceLengths = { alphabetic: [3, 5], chinese: [1, 2] }

/** @returns distinct indexes below `featureCount` */
export function listMessageFeatures(message: string): number[] {
  const folded = foldDiacritics(toSimplifiedChinese(message)).replaceAll(/[’‘`´]/g, "'")
  const text = ` ${toWords(folded)} `
  const features = new Set<number>()
  const isChinese = /\p{Script=Han}/u.test(text)
  for (const length of isChinese ? pieceLengths.chinese : pieceLengths.alphabetic)
    for (let start = 0; start + length <= text.length; start++)
      features.add(fold(extendHash(pieceHash, text, start, start + length)))
  if (!isChinese) addWords(features, text)
  const language = isChinese ? 'zh' : detectMessageLanguage(message)
  addConcepts(features, [...findConcepts(text.trim(), language), ...listVitalSignFeatures(folded)])
  return [...features]
}

function addWords(features: Set<number>, text: string): void {
  let before = ''
  for (const word of text.trim().split(' ')) {
    features.add(hash(`word ${word}`))
    features.add(hash(`pair ${before} ${word}`))
    before = word
  }
}

function addConcepts(features: Set<number>, concepts: string[]): void {
  for (const [index, concept] of concepts.entries()) {
    for (let copy = 0; copy < conceptCopies; copy++) features.add(hash(`concept ${copy} ${concept}`))
    for (const before of concepts.slice(0, index)) features.add(hash(`concepts ${before} ${concept}`))
  }
}

function toWords(folded: string): string {
  return folded
    .replaceAll(/[?？]/g, ' ? ')
    .replaceAll(/[^\p{L}\p{N}'?]+/gu, ' ')
    .trim()
}

/** FNV-1a of 32 bits, folded to the number of weights. */
function hash(text: string): number {
  return fold(extendHash(hashStart, text))
}

const hashStart = 2_166_136_261
/** A message has hundreds of pieces; they are hashed in place instead of being copied. */
const pieceHash = extendHash(hashStart, 'piece ')

function extendHash(value: number, text: string, start = 0, end = text.length): number {
  let extended = value
  for (let index = start; index < end; index++) extended = Math.imul(extended ^ text.charCodeAt(index), 16_777_619)
  return extended
}

function fold(value: number): number {
  return ((value ^ (value >>> 15)) >>> 0) % featureCount
}
