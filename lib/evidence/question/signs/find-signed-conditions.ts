/**
 * Finds the conditions whose signs a description of a patient gives without naming them: "room spins when
 * rolling over in bed".
 */

import { readOnce } from '@/lib/shared/read-once'
import { findAll } from '@/lib/shared/text/find-all'
import { joinAfter } from '@/lib/shared/text/join-patterns'
import { signSets } from './sign-sets'

interface SignSet {
  condition: string
  signs: RegExp[]
  /** Signs of something else. */
  unless: RegExp[]
}

const edge = String.raw`(?<![\p{L}\d])`

const readSets = readOnce((): SignSet[] =>
  signSets
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(': ')
      const parts = line.slice(at + 2).split(' & ')
      const toPattern = (part: string) => new RegExp(String.raw`${edge}(?:${part})(?![\p{L}\d])`, 'giu')
      return {
        condition: line.slice(0, at),
        signs: parts.filter((part) => !part.startsWith('!')).map(toPattern),
        unless: parts.filter((part) => part.startsWith('!')).map((part) => toPattern(part.slice(1))),
      }
    }),
)

/**
 * The first sign of each set: most questions have none of them, and one pattern for all says so in a
 * fraction of the time.
 */
const readAnySign = readOnce(() => {
  const first = Array.from(signSets.matchAll(/^.+?: (.+?)(?: & .+)?$/gm), ([, signs = '']) => signs)
  return new RegExp(joinAfter(edge, first), 'iu')
})

/** Of a long record only the beginning is a description. */
const charactersMax = 600
const denied = /\b(?:no|not|nor|without|denies|denied|never|isn['’]?t|wasn['’]?t|nil)\s(?:[\p{L}-]+\s)?$/iu

/** @returns their names, as articles write them */
export function findSignedConditions(text: string): string[] {
  const described = text.slice(0, charactersMax)
  if (!readAnySign().test(described)) return []
  const holds = (pattern: RegExp) =>
    findAll(described, pattern).some(({ index }) => !denied.test(described.slice(Math.max(0, index - 30), index)))
  return readSets()
    .filter(({ signs, unless }) => signs.every(holds) && !unless.some(holds))
    .map(({ condition }) => condition)
}
