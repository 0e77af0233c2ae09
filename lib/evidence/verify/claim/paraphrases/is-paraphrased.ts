/**
 * Words for medical terms: a paraphrase may use the words on the left if its source has one of those on the right, but
 * not the other way round. Elsewhere they do not mean the same, so they cannot be synonyms. "hepat-" is the beginning
 * of a word, "-uria" its ending. "blood_poisoning" is a name of several words: on the left they follow each other, on
 * the right the source has all of them.
 */

import { tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { birthChildrenBonesAndSkin } from './birth-children-bones-and-skin'
import { brainMindAndSenses } from './brain-mind-and-senses'
import { cancerBloodAndInfection } from './cancer-blood-and-infection'
import { careAndOperations } from './care-and-operations'
import { conditions } from './conditions'
import { everydayWords } from './everyday-words'
import { heartLungsAndKidneys } from './heart-lungs-and-kidneys'
import { hormonesGutAndLiver } from './hormones-gut-and-liver'
import { testsAndOutcomes } from './tests-and-outcomes'
import { treatments } from './treatments'
import { treatmentsPeopleAndStudies } from './treatments-people-and-studies'

const tables = [
  everydayWords,
  conditions,
  treatments,
  testsAndOutcomes,
  brainMindAndSenses,
  cancerBloodAndInfection,
  careAndOperations,
  heartLungsAndKidneys,
  hormonesGutAndLiver,
  treatmentsPeopleAndStudies,
  birthChildrenBonesAndSkin,
]

/** What is on the right of one name: a source needs one of them. */
interface Meanings {
  concepts: string[]
  beginnings: string[]
  endings: string[]
  /** Names of several words, all of which a source needs. */
  together: Meanings[][]
}

/** A name of several words, by its concepts after the first. */
interface LongName {
  others: readonly string[]
  meanings: Meanings
}

const meanings = new Map<string, Meanings>()
const longNames = new Map<string, LongName[]>()
for (const line of tables.flatMap((table) => table.trim().split('\n'))) {
  const [names = '', others = ''] = line.split(' = ')
  const read = readMeanings(others.split(' '))
  for (const name of names.split(' ')) {
    const [first, ...more] = tokenize(name.replaceAll('_', ' '))
    if (!first) continue
    if (more.length > 0) {
      const long = { others: more.map(({ concept }) => concept), meanings: read }
      longNames.set(first.concept, [...(longNames.get(first.concept) ?? []), long])
    } else for (const each of new Set([first.word, first.concept])) meanings.set(each, join(meanings.get(each), read))
  }
}

function readMeanings(written: readonly string[]): Meanings {
  const single = written.filter((each) => !each.includes('_'))
  const whole = single.filter((each) => !/^-|-$/.test(each))
  return {
    concepts: tokenize(whole.join(' ')).map(({ concept }) => concept),
    beginnings: single.filter((each) => each.endsWith('-')).map((each) => each.slice(0, -1)),
    endings: single.filter((each) => each.startsWith('-')).map((each) => each.slice(1)),
    together: written
      .filter((each) => each.includes('_'))
      .map((each) => each.split('_').map((part) => readMeanings([part]))),
  }
}

function join(known: Meanings | undefined, added: Meanings): Meanings {
  if (!known) return added
  return {
    concepts: [...known.concepts, ...added.concepts],
    beginnings: [...known.beginnings, ...added.beginnings],
    endings: [...known.endings, ...added.endings],
    together: [...known.together, ...added.together],
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

/** The words of a sentence that belong to a name of several words which paraphrases the source: "blood poisoning". */
export function findParaphrasedNames<Word extends { concept: string }>(
  tokens: readonly Word[],
  source: SourceWords,
): Word[] {
  return tokens.flatMap(({ concept }, at) =>
    (longNames.get(concept) ?? []).flatMap(({ others, meanings: own }) => {
      const isNamed = others.every((other, index) => tokens[at + 1 + index]?.concept === other)
      return isNamed && isMeant(own, source) ? tokens.slice(at, at + 1 + others.length) : []
    }),
  )
}

function isMeant(own: Meanings | undefined, source: SourceWords): boolean {
  if (!own) return false
  const { concepts, words, implied } = source
  if (own.concepts.some((each) => concepts.has(each) || implied?.has(each))) return true
  if (own.together.some((parts) => parts.every((part) => isMeant(part, source)))) return true
  if (own.beginnings.length === 0 && own.endings.length === 0) return false
  for (const each of words)
    if (own.beginnings.some((part) => begins(each, part)) || own.endings.some((part) => each.endsWith(part)))
      return true
  return false
}

/** "Microvascular" contains "vascular"; shorter parts occur in too many words. */
function begins(word: string, part: string): boolean {
  return part.length > 4 ? word.includes(part) : word.startsWith(part)
}
