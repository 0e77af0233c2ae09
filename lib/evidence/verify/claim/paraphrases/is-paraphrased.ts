/**
 * Words for medical terms: a paraphrase may use the words on the left if its source has one of those on the right, but
 * not the other way round. Elsewhere they do not mean the same, so they cannot be synonyms. "hepat-" is the beginning of a
 * word, "-uria" its ending.
 */

import { tokenize } from '@/lib/evidence/verify/claim/tokens'
import { conditions } from './conditions'
import { everydayWords } from './everyday-words'
import { testsAndOutcomes } from './tests-and-outcomes'
import { treatments } from './treatments'

const tables = [everydayWords, conditions, treatments, testsAndOutcomes]

/** The meanings on the right of one concept on the left. */
interface Meanings {
  concepts: string[]
  beginnings: string[]
  endings: string[]
}

const meanings = new Map<string, Meanings>()
for (const line of tables.flatMap((table) => table.trim().split('\n'))) {
  const [names = '', others = ''] = line.split(' = ')
  const written = others.split(' ')
  const beginnings = written.filter((each) => each.endsWith('-')).map((each) => each.slice(0, -1))
  const endings = written.filter((each) => each.startsWith('-')).map((each) => each.slice(1))
  const concepts = tokenize(written.filter((each) => !/^-|-$/.test(each)).join(' ')).map(({ concept }) => concept)
  for (const { word, concept } of tokenize(names))
    for (const name of new Set([word, concept])) {
      const known = meanings.get(name) ?? { concepts: [], beginnings: [], endings: [] }
      known.concepts.push(...concepts)
      known.beginnings.push(...beginnings)
      known.endings.push(...endings)
      meanings.set(name, known)
    }
}

/** The words of a source by which its other words may be paraphrased. */
interface SourceWords {
  concepts: ReadonlySet<string>
  words: ReadonlySet<string>
  /** Concepts that its words imply. */
  implied?: ReadonlySet<string>
}

/** Whether a source with these concepts and words may be paraphrased by the word. */
export function isParaphrased({ word, concept }: { word: string; concept: string }, source: SourceWords): boolean {
  return isMeant(meanings.get(word), source) || (word !== concept && isMeant(meanings.get(concept), source))
}

function isMeant(own: Meanings | undefined, { concepts, words, implied }: SourceWords): boolean {
  if (!own) return false
  if (own.concepts.some((each) => concepts.has(each) || implied?.has(each))) return true
  for (const each of words)
    if (own.beginnings.some((part) => begins(each, part)) || own.endings.some((part) => each.endsWith(part)))
      return true
  return false
}

/** "Microvascular" contains "vascular"; shorter parts occur in too many words. */
function begins(word: string, part: string): boolean {
  return part.length > 4 ? word.includes(part) : word.startsWith(part)
}
