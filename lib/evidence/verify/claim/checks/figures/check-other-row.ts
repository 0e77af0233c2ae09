/**
 * Finds figures that stand next to other words in the source than in the claim: "vomiting in 15.4%", where the source
 * has "nausea (15.4% vs 2.6%) and vomiting (5.8% vs 1.3%)".
 */

import { describesStudy } from '@/lib/evidence/verify/claim/describes-study'
import { type Row, readRows, splitRows } from '@/lib/evidence/verify/claim/read-rows'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { listEstimates, listFigures } from '@/lib/evidence/verify/claim/result-figures'
import { isSubset } from '@/lib/evidence/verify/claim/sets'
import { listKeys } from '@/lib/evidence/verify/claim/words/name-keys'
import { type FigureFinding, isComputedDifference, isRelative, listDescribed, locate } from './figure-finding'
import { narrowToFigures } from './narrow-to-figures'

/**
 * @returns a finding when the claim has the words of other rows than each of those that have its figures; otherwise
 *   null
 */
export function findOtherRow(claim: Statement, source: SourceReading): FigureFinding | null {
  const figures = listEstimates(claim.text).filter(
    (figure) =>
      !isOfMethods(figure, source) &&
      !isRelative(figure, claim.text, source) &&
      !isComputedDifference(figure, claim.text, source),
  )
  if (figures.length === 0) return null
  const hasAll = (row: Row) => {
    const ofName = row.isLine ? listFigures(source.sentences[row.sentence]?.text.slice(0, row.end) ?? '') : []
    const others = figures.filter((figure) => !ofName.includes(figure))
    return others.length > 0 && others.every((figure) => row.figures.has(Number(figure)))
  }
  const groups = readRows(source).some(hasAll)
    ? [figures]
    : splitRows(claim.text).map((row) => figures.filter((figure) => row.figures.has(Number(figure))))
  for (const each of groups) {
    const holder = each.length > 0 ? findRowOf(each, claim, source) : null
    if (holder)
      return {
        kind: 'row',
        sentence: holder.sentence,
        words: locate(claim, each),
        sourceWords: [[holder.start, holder.end]],
      }
  }
  return null
}

/** The more words are next to a figure, the less they say about what it measures. */
const holderMax = 6
const rivalMax = 4

function findRowOf(figures: readonly string[], claim: Statement, source: SourceReading): Row | null {
  const rows = readRows(source)
  const holders = rows.filter((row) => row.all.size > 0 && figures.every((figure) => row.figures.has(Number(figure))))
  const [holder] = holders
  if (!holder || holders.some((row) => !row.isLine && row.all.size > holderMax)) return null
  const rivals = rows.filter((row) =>
    row.isLine
      ? !holders.includes(row)
      : row.all.size <= rivalMax && !figures.some((figure) => hasRounded(row, figure)),
  )
  const { text } = narrowToFigures(claim, figures, source)
  const claimed = listKeys(text.replace(lacked, 'without '))
  const described = listDescribed(source)
  const isOther = (holder: Row) => rivals.some((rival) => isNamedInstead(claimed, rival, holder, described))
  return holders.every(isOther) ? holder : null
}

/** "When *no* appendicolith was present" is "without an appendicolith". */
const lacked =
  /\b(?:no (?!more|fewer|less|longer|other|\p{L}*significan|clear|differen|effect|benefit|evidence|increase|reduc|change)|absence of )/giu

/** "43% to 50% halved their migraine days" has the 50.0% of a line in other words. */
function hasRounded(row: Row, figure: string): boolean {
  return [...row.figures].some((other) => {
    const decimals = String(other).split('.')[1]?.length ?? 0
    return Number(Number(figure).toFixed(decimals)) === other
  })
}

/** How many of the words that set a result apart a claim must use. */
const apartLeast = 0.5

/** Whether a claim has words by which a row differs from the one with the figures, and none the other way round. */
function isNamedInstead(
  claimed: ReadonlySet<string>,
  other: Row,
  holder: Row,
  described: ReadonlySet<string>,
): boolean {
  const ofOwn = [...holder.all].filter((key) => !other.all.has(key))
  // "With an appendicolith" and "without" one: the second has a word more.
  if (ofOwn.length === 0)
    return claimed.has('without') && isOnlyWithout([...other.all].filter((key) => !holder.all.has(key)))
  if (ofOwn.some((key) => claimed.has(key))) return false
  return other.names.some((name, index) => {
    const ofOther = [...name].filter((key) => !holder.all.has(key))
    const used = ofOther.filter((key) => claimed.has(key) && !described.has(key))
    if (ofOther.length > 0) return used.length >= Math.max(1, (index > 0 ? 1 : apartLeast) * ofOther.length)
    // "Major bleeding" is the whole name of one row, and a part of "major or clinically relevant bleeding".
    const isWhole = name.size > 0 && isSubset(name, claimed)
    return isWhole && holder.names.every((each) => [...each].some((key) => !/^\d/.test(key) && !other.all.has(key)))
  })
}

function isOnlyWithout(keys: readonly string[]): boolean {
  return keys.length === 1 && keys[0] === 'without'
}

/** A number of the methods, "1.5 L of water", that no result line has. */
function isOfMethods(figure: string, source: SourceReading): boolean {
  const isDescribed = source.sentences.some(
    ({ role, text }) => describesStudy(role) && listFigures(text).includes(figure),
  )
  return isDescribed && !readRows(source).some((row) => row.isLine && row.figures.has(Number(figure)))
}
