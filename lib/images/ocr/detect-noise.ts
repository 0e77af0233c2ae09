/**
 * Detects noise before OCR: Tesseract treats every speck as part of a letter and spends more than a minute on a page of
 * them.
 */
import type { GreyPage } from '@/lib/shared/text/read-upright'

export type OcrImage = GreyPage

/**
 * At OCR resolution, a dense page of text has 28,000 strokes in a million pixels, a grainy photo 14,000, noise 120,000.
 */
const strokesPerMegapixelMax = 60_000

/** @returns whether the image has too many specks for any text to be read */
export function isNoise({ pixels, width }: Pick<OcrImage, 'pixels' | 'width'>): boolean {
  return countStrokes(pixels, width, otsuThreshold(pixels)) * 1_000_000 > strokesPerMegapixelMax * pixels.length
}

/** Counts the runs of dark pixels along the rows. */
function countStrokes(pixels: Uint8Array, width: number, threshold: number): number {
  let strokes = 0
  let wasDark = false
  for (const [at, brightness] of pixels.entries()) {
    const isDark = brightness <= threshold
    if (isDark && (!wasDark || at % width === 0)) strokes++
    wasDark = isDark
  }
  return strokes
}

/**
 * @returns the brightness that best separates the pixels into two classes
 * Source: Otsu, IEEE Trans. Syst. Man Cybern. 1979; Tesseract uses the same threshold.
 */
function otsuThreshold(pixels: Uint8Array): number {
  const counts = new Array<number>(256).fill(0)
  for (const brightness of pixels) counts[brightness] = (counts[brightness] ?? 0) + 1
  const total = counts.reduce((sum, count, brightness) => sum + count * brightness, 0)
  let best = { threshold: 0, variance: -1 }
  let darkCount = 0
  let darkTotal = 0
  for (const [threshold, count] of counts.entries()) {
    darkCount += count
    darkTotal += count * threshold
    const lightCount = pixels.length - darkCount
    const difference = darkTotal / (darkCount || 1) - (total - darkTotal) / (lightCount || 1)
    const variance = darkCount * lightCount * difference ** 2
    if (variance > best.variance) best = { threshold, variance }
  }
  return best.threshold
}
