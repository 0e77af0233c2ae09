/**
 * Converts raised and lowered characters of a document. The file does not say which raised numbers refer to a list of
 * references: a number after a word does, unless the word is a unit.
 */
import { convertShifted } from '@/lib/evidence/import/formats/strip-markup'

const referenceMarks = /^[\s\d,;–—‐*†‡§¶#-]+$|^\s*[a-z]\s*$/
const units = /(?:^|[\s/(])(?:[kcmµ]?m|s)$/

/** @param before the preceding text */
export function readShifted(before: string, piece: string, place: 'sup' | 'sub'): string {
  const last = before.slice(-1)
  if (place === 'sub' || !referenceMarks.test(piece)) return convertShifted(last, piece, place)
  // A number after a number is an exponent or a mark: raised as in the file, it is neither read as a part of the number
  // nor lost.
  if (/\d/.test(last)) return /^[\s\d–-]+$/.test(piece) ? convertShifted(last, piece.trim(), place) : ''
  return units.test(before) && /^[23]$/.test(piece.trim()) ? convertShifted('0', piece.trim(), place) : ''
}
