/** Finds the conditions whose signs a description of a patient gives without naming them: "room spins when rolling over in bed". */

import { readOnce } from '@/lib/shared/read-once'
import { findAll } from '@/lib/shared/text/find-all'
import { signSets } from './sign-sets'

interface SignSet {
  condition: string
  signs: RegExp[]
  /** Signs of something else. */
  unless: RegExp[]
}

const readSets = readOnce((): SignSet[] =>
  signSets
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(': ')
      const parts = line.slice(at + 2).split(' & ')
      const toPattern = (part: string) => new RegExp(String.raw`(?<![\p{L}\d])(?:${part})(?![\p{L}\d])`, 'giu')
      return {
        condition: line.slice(0, at),
        signs: parts.filter((part) => !part.startsWith('!')).map(toPattern),
        unless: parts.filter((part) => part.startsWith('!')).map((part) => toPattern(part.slice(1))),
      }
    }),
)

/** Of a long record only the beginning is a description. */
const charactersMax = 600
const denied = /\b(?:no|not|nor|without|denies|denied|never|isn['’]?t|wasn['’]?t|nil)\s(?:[\p{L}-]+\s)?$/iu

/** @returns their names, as articles write them */
export function findSignedConditions(text: string): string[] {
  const described = text.slice(0, charactersMax)
  const holds = (pattern: RegExp) =>
    findAll(described, pattern).some(({ index }) => !denied.test(described.slice(Math.max(0, index - 30), index)))
  return readSets()
    .filter(({ signs, unless }) => signs.every(holds) && !unless.some(holds))
    .map(({ condition }) => condition)
}
