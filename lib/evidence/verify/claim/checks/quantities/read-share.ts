/** Reads how large a share of people a text says had something: "none", "few", "half", "most", "all", "28%". */
import type { Span } from '@/lib/evidence/verify/claim/finding'
import { findAll } from '@/lib/shared/text/find-all'

export interface Quantity {
  /** Percentages between which the rate may be. */
  least: number
  most: number
  span: Span
}

const people =
  '(?:patients?|people|participants?|persons?|wom[ae]n|m[ae]n|child(?:ren)?|infants?|bab(?:y|ies)|girls?|boys?|adults?|mothers?|recipients?|volunteers?|users?)'
/** What is counted, rather than compared: not "no more deaths", "no difference". */
const counted = String.raw`(?!(?:\p{L}+ )?(?:more|less|fewer|better|worse|higher|lower|longer|shorter|greater|differen\w+|effects?|benefits?|gains?|advantages?|excess|increases?|reductions?|rise|fall|change|impact|influence|evidence|association|significant\w*|clear\w*|need|reason|role|place|case|harm|longer|matter|doubt|sign|trend|signal|protection|improvement|data|answer|other|additional|extra|added)\b)`

/** Words for a share, with the percentages that it leaves possible. */
const words: readonly (readonly [source: string, least: number, most: number])[] = [
  [
    String.raw`(?:none|not one|not a single one|no one|nobody)\b(?! (?:else|knows|could|can|should|has|needs))|(?:no|not a single|zero) ${people}\b|(?:no|not a single|zero) ${counted}(?:[\p{L}-]+ ){1,3}(?=(?:was|were) (?:seen|reported|recorded|observed|noted|found|registered)\b|(?:occurred|developed|happened|arose)\b)|(?<=\bthere (?:was|were) )(?:no|not a single) ${counted}[\p{L}-]+(?= (?:[\p{L}-]+ )?(?:in|on|with|among|under|after)\b)`,
    0,
    0,
  ],
  [
    String.raw`(?:(?:hardly any|barely any|scarcely any|almost no|virtually no|next to no) ${people}|(?:hardly|barely|scarcely) (?:anyone|anybody)|almost (?:none|no one|nobody)|virtually none)\b`,
    0,
    20,
  ],
  [
    String.raw`(?:(?<!\ba )few|only a few|a handful of|a small (?:minority|share|fraction|proportion))\b(?! (?:more|fewer|days|weeks|months|years|hours))`,
    0,
    33,
  ],
  [String.raw`(?:a|the|only a) minority\b|(?:less|fewer) than half\b|under half\b`, 0, 50],
  [
    String.raw`(?<!\b(?:the|was|were|is|are|at) )most (?:of (?:the|those|these|them|all)\b(?! (?:effect|benefit|time|difference|gain)s?\b)|(?:[\p{L}-]+ )?${people}\b)|(?:the|a) (?:large |great |vast |clear )?majority\b|(?:more than|over|well over) half\b`,
    50,
    100,
  ],
  [
    String.raw`(?:nearly|almost|virtually|practically) (?:all|every|everyone|everybody)\b|(?:the )?(?:vast|great|overwhelming) majority\b`,
    75,
    100,
  ],
  [
    String.raw`(?:every|each) (?:single )?${people}\b|all (?:of the |the |of them\b)?${people}\b|(?<=^\W*)(?:everyone|everybody)\b`,
    99,
    100,
  ],
]

export const person = new RegExp(`^${people}$`, 'i')

const patterns = words.map(([source, least, most]) => ({
  pattern: new RegExp(String.raw`(?<![\p{L}-])(?:${source})`, 'iu'),
  least,
  most,
}))

export function readQuantity(text: string): Quantity | null {
  const found = patterns.flatMap(({ pattern, least, most }) => {
    const match = pattern.exec(text)
    return match ? [{ least, most, span: [match.index, match.index + match[0].length] as Span }] : []
  })
  const [quantity] = found
  if (!quantity || /\bnot\s$/i.test(text.slice(0, quantity.span[0]))) return null
  // "The vast majority" is also a majority: the narrower reading.
  const narrow = found.toSorted((one, other) => one.most - one.least - (other.most - other.least))[0] ?? quantity
  const [own = ''] = text.slice(narrow.span[1]).split(/[,;] /)
  return denied.test(own) ? { ...narrow, least: 100 - narrow.most, most: 100 - narrow.least } : narrow
}

const denied = /\b(?:not|never|without(?! treatment)|no|fail(?:ed|s)? to|free of|lacked|avoided)\b|n['’]t\b|-free\b/i

/** The shares that a clause of a source gives: of both arms in their order, or one. */
export function readShares(text: string): Quantity[] {
  const quantity = readQuantity(text)
  const [percent, ...more] = findAll(text, percentage)
  // "In about 7%, none fatal".
  if (percent && (quantity || qualified.test(text))) return []
  const pair = compared.exec(text)
  if (pair) return [pair[1], pair[2]].map((written) => toQuantity(Number(written), 0, text, pair.index))
  if (more.length > 0) return []
  if (percent) return [toQuantity(Number(percent[1]), 0, text, percent.index)]
  const part = fraction.exec(text)
  if (part) return [toQuantity(fractions.get(part[1]?.toLowerCase() ?? '') ?? 50, about, text, part.index)]
  return quantity ? [quantity] : []
}

const qualified = /\b(?:mostly|chiefly|mainly|none|all)\b/i
/** Percentage points that "about half" leaves open. */
const about = 8
const compared = /(?<![\d.])(\d+(?:\.\d+)?)% (?:[^;,()\d]{2,40} )?(?:vs|versus|against) (\d+(?:\.\d+)?)%/
const percentage = /(?<![\d.])(\d+(?:\.\d+)?)%(?! (?:CI|credible|confidence))/g
const fractions = new Map([
  ['half', 50],
  ['a third', 33],
  ['two thirds', 67],
  ['a quarter', 25],
  ['three quarters', 75],
  ['one in five', 20],
  ['two in five', 40],
  ['three in five', 60],
  ['four in five', 80],
])
const fraction = new RegExp(`\\b(${[...fractions.keys()].join('|')})\\b`, 'i')

function toQuantity(share: number, margin: number, text: string, at: number): Quantity {
  const value = denied.test(text.slice(at)) ? 100 - share : share
  return { least: value - margin, most: value + margin, span: [at, at] }
}
