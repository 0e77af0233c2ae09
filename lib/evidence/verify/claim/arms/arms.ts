/** The arms of a comparison, by the words that distinguish them. */
import { subtract } from '@/lib/evidence/verify/claim/sets'
import type { Token } from '@/lib/evidence/verify/claim/words/tokens'
import { isWording } from '@/lib/evidence/verify/claim/words/wording-en'

export type Side = 'first' | 'second'

export function swapSide(side: Side): Side {
  return side === 'first' ? 'second' : 'first'
}

/** Concepts that name only the first arm, or only the second. */
export interface Arms {
  first: ReadonlySet<string>
  second: ReadonlySet<string>
}

/** Words that do not identify an arm on their own. */
const unspecific = new Set(
  `patient trial group arm mg g ml kg day dai week month year hour dose treatment or care
  of the a an to for in on at by mean target least most about compar versu no than all any therapi oral us
  intraven up then mm hg until over per minut percent adult child woman man`.split(/\s+/),
)
/** Words by which two arms with the same drug differ. */
const combining: Record<string, string> = {
  plu: 'plus',
  both: 'plus',
  combin: 'plus',
  togeth: 'plus',
  ad: 'plus',
  add: 'plus',
  alon: 'alone',
  onli: 'alone',
}

export function distinguishArms(first: readonly Token[], second: readonly Token[]): Arms {
  // "No bridging" and "dalteparin bridging" differ in what only the second one has.
  if (first[0] && leftOut.has(first[0].word)) return { first: new Set(), second: listNames(second) }
  if (second[0] && leftOut.has(second[0].word)) return { first: listNames(first), second: new Set() }
  for (const list of [listNames, listWords, listRoutes]) {
    const [one, other] = [list(first), list(second)]
    const arms = {
      first: new Set([...one].filter((each) => !other.has(each))),
      second: new Set([...other].filter((each) => !one.has(each))),
    }
    if (arms.first.size > 0 && arms.second.size > 0) return arms
  }
  const [one, other] = [listWords(first), listWords(second)]
  // "Trastuzumab emtansine" and "trastuzumab": what both have names neither.
  return { first: subtract(one, other), second: subtract(other, one) }
}

function listNames(tokens: readonly Token[]): Set<string> {
  const names = tokens.filter(
    ({ word, concept }) =>
      !unspecific.has(concept) && !/^\d/.test(word) && (word === expectant || !isWording(word, concept)),
  )
  return names.length > 0 ? new Set(names.map(({ concept }) => concept)) : listWords(tokens)
}

/** "Expectant management", whose first word elsewhere only reports. */
const expectant = 'expectant'

function listWords(tokens: readonly Token[]): Set<string> {
  return new Set(tokens.flatMap((token, index) => (unspecific.has(token.concept) ? [] : toArmWord(tokens, index))))
}

/** "Oral antibiotics" and "intravenous antibiotics". */
function listRoutes(tokens: readonly Token[]): Set<string> {
  return new Set(tokens.filter(({ concept }) => routes.has(concept)).map(({ concept }) => concept))
}

const routes = new Set('oral intraven topic inhal subcutan intramuscular'.split(' '))

/** "The lower target", where the arms differ in a number. */
export const lowerTarget = 'lower target'
export const higherTarget = 'higher target'
const levels = new Map([
  ['lower', lowerTarget],
  ['higher', higherTarget],
])
const leveled = /^(?:targets?|thresholds?|goals?|limits?)$/

const groups = /^(?:groups?|arms?|cases|trials|studies|strategies|sexes)$/

const measured = new Set('day week month year hour minut mg g ml mm'.split(' '))

/** A number identifies an arm only with its unit: "5 days" and "10 days". */
export function toArmWord(tokens: readonly Token[], index: number): string {
  const concept = tokens[index]?.concept ?? ''
  // "In both arms" names neither.
  if (concept === 'both' && groups.test(tokens[index + 1]?.word ?? '')) return concept
  const level = levels.get(tokens[index]?.word ?? '')
  if (level && leveled.test(tokens[index + 1]?.word ?? '')) return level
  if (!/^\d/.test(concept)) return combining[concept] ?? concept
  // "Thresholds of 7 and 9 g/dL": the unit of both.
  const isListed = joining.has(tokens[index + 1]?.word ?? '') && /^\d/.test(tokens[index + 2]?.concept ?? '')
  const unit = tokens[index + (isListed ? 3 : 1)]?.concept ?? ''
  return measured.has(unit) ? `${concept} ${unit}` : concept
}

const joining = new Set('and or versus vs than to against'.split(' '))

/** Concepts, and "3 month" in addition to "3" and "month". */
export function listWithUnits(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ concept }, index) => (/^\d/.test(concept) ? [concept, toArmWord(tokens, index)] : concept))
}

/** The arms of several comparisons of one source; a word that names either side identifies neither. */
export function joinArms(all: readonly Arms[]): Arms {
  const first = new Set(all.flatMap((each) => [...each.first]))
  const second = new Set(all.flatMap((each) => [...each.second]))
  return {
    first: new Set([...first].filter((each) => !second.has(each))),
    second: new Set([...second].filter((each) => !first.has(each))),
  }
}

const leftOut = new Set('no without not'.split(' '))

/** "before the checklist", "without a beta-blocker", "leaving out aspirin": the other arm. */
const withoutIt = [
  new Set('no not without out before avoiding avoided never lacking omitting withholding stopping skipping'.split(' ')),
  new Set('without before omitting withholding stopping skipping out'.split(' ')),
]

/** "Not *given* rifapentine". */
const given = new Set('given taking receiving on assigned randomized treated'.split(' '))

export function findSide(tokens: readonly Token[], { first, second }: Arms): Side | null {
  for (const index of tokens.keys()) {
    const concept = toArmWord(tokens, index)
    const side = first.has(concept) ? 'first' : second.has(concept) ? 'second' : null
    if (side === null) continue
    const isOther =
      withoutIt.some((words, back) => words.has(tokens[index - back - 1]?.word ?? '')) ||
      (given.has(tokens[index - 1]?.word ?? '') && tokens[index - 2]?.word === 'not')
    // "Without chemotherapy", where the second arm adds it.
    if (isOther && side === 'second' && (first.size === 0 || second.has('plus'))) return 'first'
    return isOther && side === 'first' ? 'second' : side
  }
  return null
}

/** Leaves out words that also have another meaning; an arm without other words keeps them. */
export function withoutWords({ first, second }: Arms, other: ReadonlySet<string>): Arms {
  const keep = (arm: ReadonlySet<string>) => {
    const own = [...arm].filter((each) => !other.has(each))
    return own.length > 0 ? new Set(own) : arm
  }
  return { first: keep(first), second: keep(second) }
}
