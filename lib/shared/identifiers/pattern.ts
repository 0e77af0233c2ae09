/** How an identifier is recognised: by a pattern, its content and the text after it. */
import { findAll } from '@/lib/shared/text/find-all'
export const identifierKinds = [
  'name',
  'birth-date',
  'record-number',
  'national-number',
  'phone',
  'email',
  'address',
] as const
export type IdentifierKind = (typeof identifierKinds)[number]

export interface Identifier {
  kind: IdentifierKind
  /** UTF-16 offsets, end exclusive. */
  start: number
  end: number
}

export type Finder = (text: string) => Identifier[]

export interface Match {
  /** Group 1, or the whole match if there is no group. */
  part: string
  /** The text right after the match. */
  after: string
}

/**
 * Creates a finder from the source of a regular expression. White space in it is bounded, so that every text takes
 * linear time.
 *
 * @param keep returns how many characters of the part belong to the identifier; 0 if none do
 */
export function createFinder(kind: IdentifierKind, source: string, flags = '', keep = wholeLength): Finder {
  const bounded = source
    .replaceAll(String.raw`\s+`, String.raw`\s{1,3}`)
    .replaceAll(String.raw`\s*`, String.raw`\s{0,3}`)
  const regex = new RegExp(bounded, `gdu${flags}`)
  return (text) =>
    findAll(text, regex).flatMap((match) => {
      const [start, end] = match.indices?.[1] ?? [match.index, match.index + match[0].length]
      const close = match.index + match[0].length
      const length = keep({ part: text.slice(start, end), after: text.slice(close, close + 40) })
      return length === 0 ? [] : [{ kind, start, end: start + length }]
    })
}

function wholeLength({ part }: Match): number {
  return part.length
}

/**
 * Skips the finders for a text without what all their patterns need. Compiling a pattern for its first text takes
 * milliseconds, and most questions hold neither a title, a label nor a long number.
 *
 * @param needed a cheap pattern that occurs in every text in which one of the finders could find something
 */
export function findWhere(needed: RegExp, finders: Finder[]): Finder[] {
  return finders.map((find) => (text) => (needed.test(text) ? find(text) : []))
}

/** Keeps the whole part if every condition holds. */
export function keepWhen(...conditions: ((match: Match) => boolean)[]): (match: Match) => number {
  return (match) => (conditions.every((holds) => holds(match)) ? match.part.length : 0)
}

/** A unit after the digits makes them a measurement. */
const unit =
  /^\s*(?:mg|mcg|µg|μg|g|kg|ml|l|dl|iu|units?|mmol|mol|%|patients|participants|cells|copies|base|bp|years?|women|men|people|metres|meters|m|km|feet|ft|weeks?|months?|days?)(?![\p{L}\p{N}])/iu
export const isNotMeasurement = ({ after }: Match) => !unit.test(after)

export const extractDigits = (text: string) => text.replace(/\D/g, '')
export const hasDigits =
  (least: number) =>
  ({ part }: Match) =>
    extractDigits(part).length >= least
