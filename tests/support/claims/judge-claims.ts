/** Files of claims and their cards, judged once for all suites of a process: it takes seconds of processor time. */
import { readFileSync } from 'node:fs'
import { checkClaim, makesClaim, type PreparedSource } from '@/lib/evidence/verify/check-claim'
import { readStarterLibrary } from '../library/starter-articles'
import { prepareArticle } from './prepare-article'
import { type Claim, readClaims } from './read-claims'

export interface JudgedClaim extends Claim {
  isMarked: boolean
}

export interface JudgedCard {
  sources: PreparedSource[]
  claims: JudgedClaim[]
}

const judged = new Map<string, JudgedCard[]>()

/** @param name of a file of tests/fixtures/evidence/sentences */
export function judgeCards(name: string): JudgedCard[] {
  const known = judged.get(name)
  if (known) return known
  const json = readFileSync(new URL(`../../fixtures/evidence/sentences/${name}`, import.meta.url), 'utf8')
  const cards = readClaims(json, readStarterLibrary().articles).cards.map(({ article, claims }) => {
    const sources = [prepareArticle(article)]
    return { sources, claims: claims.map((claim) => ({ ...claim, isMarked: isMarked(claim, sources) })) }
  })
  judged.set(name, cards)
  return cards
}

/** A sentence that cites no source is marked if it makes a claim. */
export function isMarked(
  { sentence, isCited }: Pick<Claim, 'sentence' | 'isCited'>,
  sources: PreparedSource[],
): boolean {
  if (!isCited) return makesClaim(sentence)
  return checkClaim(sentence, sources, { comparesWording: true })?.status === 'not-found'
}
