/** The abbreviations that a source introduces in brackets: "sugar-sweetened beverages (SSBs)". */

import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { findAll } from '@/lib/shared/text/find-all'

const introduced = /\((\p{Lu}[\p{L}\p{N}-]{1,9}?)s?\)/gu
/** How many words before the bracket an abbreviation may stand for. */
const wordsMax = 7
/** UTF-16 units that so many words have at most. */
const lengthMax = 120

/** @returns for the concept of each abbreviation those of the words that it stands for */
export const listAbbreviations = rememberEach(
  ({ sentences }: SourceReading): ReadonlyMap<string, readonly string[]> => {
    const found = new Map<string, readonly string[]>()
    for (const { text } of sentences)
      for (const { 0: bracket, 1: written = '', index } of findAll(text, introduced)) {
        const long = findLongForm(text.slice(Math.max(0, index - lengthMax), index), written.toLowerCase())
        for (const { concept } of long.length > 0 ? tokenize(bracket) : []) found.set(concept, long)
      }
    return found
  },
)

/** The shortest run of words before the bracket that begins as the abbreviation does and has its letters in order. */
function findLongForm(before: string, letters: string): string[] {
  const words = tokenize(before)
  for (let count = 2; count <= Math.min(wordsMax, words.length); count += 1) {
    const own = words.slice(-count)
    const joined = own.map(({ word }) => word).join('')
    if (joined[0] === letters[0] && hasInOrder(joined, letters)) return own.map(({ concept }) => concept)
  }
  return []
}

function hasInOrder(text: string, letters: string): boolean {
  let at = 0
  for (const letter of letters.replace(/[^\p{L}]/gu, '')) {
    at = text.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return true
}
