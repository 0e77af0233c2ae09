/** Finds a claim about an age in words that the source did not study: "men in their forties" for those of 55 to 69. */
import { fitsStatedAges, readAskedAge, writeAgesInFigures } from '@/lib/evidence/question/ages'
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import { findDenials } from '@/lib/evidence/verify/claim/read-parts'
import type { SourceSentence } from '@/lib/evidence/verify/claim/read-source'

type Sentence = Pick<SourceSentence, 'text' | 'role'>

/** Names of ages, with the youngest and the oldest that surely bear them. */
const names: readonly (readonly [name: string, youngest: number, oldest: number])[] = [
  ['(?:newborns?|neonates?|new-born babies)', 0, 0.08],
  ['toddlers?', 1.5, 2.9],
  ['(?:preschoolers?|preschool children)', 3, 4.9],
  ['(?:schoolchildren|school-age(?:d)? children)', 7, 11],
  ['(?:teenagers?|teens|adolescents?)', 13, 17],
  ['young adults', 19, 25],
  ['middle-aged(?: and older)?', 45, 60],
  ['(?:the elderly|elderly (?:people|patients|adults)|pensioners)', 75, 85],
  ['septuagenarians?', 70, 79],
  ['octogenarians?', 80, 89],
  ['nonagenarians?', 90, 99],
  ['centenarians?', 100, 105],
]
const decades = 'teens twenties thirties forties fifties sixties seventies eighties nineties'.split(' ')
/** Before the ending of a plural: "under-fives", "over-seventies". */
const numbers = 'five ten twelv sixteen eighteen twenti thirti forti fifti sixti seventi eighti nineti'.split(' ')
const years = [5, 10, 12, 16, 18, 20, 30, 40, 50, 60, 70, 80, 90]

/** "Diagnosed *in their teens*", "followed *into* their forties": do not say who was studied. */
const notOfThose = String.raw`(?<!\b(?:into|until|by|since|before|as|reached?|reaching|start(?:ed|ing)|begun|diagnosed) )`
const named = new RegExp(
  `${notOfThose}\\b(?:${[
    ...names.map(([name]) => `(${name})`),
    `in (?:their|his|her) (?:(?:early|mid|late)[- ])?(?<decade>${decades.join('|')})`,
    `(?<side>over|under)[- ](?:the )?(?:(?<figure>\\d{1,2})s|(?<word>${numbers.join('|')})(?:s|es))`,
  ].join('|')})\\b`,
  'iu',
)

/** @returns a difference when the source states ages and none of them holds any that the claim names; otherwise null */
export function checkNamedAges(claim: string, sentences: readonly Sentence[]): Difference | null {
  const claimed = readNamedAges(claim)
  // "Teenagers should not be screened", where advice is for those of 21 to 65.
  if (!claimed || findDenials(claim).length > 0) return null
  if (sentences.some(({ text }) => named.test(text))) return null
  const stated = sentences.map(({ text, role }) =>
    statesWhom.has(role) && !text.startsWith('Follow-up: ') ? claimed.ages.map((age) => fitsStatedAges(age, text)) : [],
  )
  const sentence = stated.findIndex((each) => each.includes(false))
  if (sentence < 0 || stated.flat().includes(true)) return null
  // A single recommendation on some age says nothing of the other ages; two divide them.
  const isOfRecommendation = ({ role }: Sentence, index: number) =>
    role === 'recommendation' && stated[index]?.includes(false) === true
  if (sentences[sentence]?.role === 'recommendation' && sentences.filter(isOfRecommendation).length < 2) return null
  return { sentence, words: [claimed.span], sourceWords: [] }
}

const statesWhom: ReadonlySet<string> = new Set(['aim', 'methods', 'recommendation', 'conclusion'])

function readNamedAges(claim: string): { ages: number[]; span: Span } | null {
  const found = named.exec(claim)
  if (!found) return readOneAge(claim)
  const span: Span = [found.index, found.index + found[0].length]
  const { decade, side, figure, word } = found.groups ?? {}
  if (decade !== undefined) {
    const from = 10 * (decades.indexOf(decade.toLowerCase()) + 1)
    return { ages: [from + (from === 10 ? 3 : 0), from + 9], span }
  }
  if (side !== undefined) {
    const age = figure === undefined ? (years[numbers.indexOf(word?.toLowerCase() ?? '')] ?? 0) : Number(figure)
    return { ages: side.toLowerCase() === 'over' ? [age + 1, age + 9] : [Math.max(0, age - 1)], span }
  }
  const own = names[found.slice(1).findIndex((each) => each !== undefined)]
  return own ? { ages: [own[1], own[2]], span } : null
}

/** "A 4-month-old", "a nine-year-old". */
function readOneAge(claim: string): { ages: number[]; span: Span } | null {
  const age = readAskedAge(writeAgesInFigures(claim))
  if (!age || !/old$/i.test(age.surface)) return null
  const at = Math.max(0, claim.indexOf(age.surface))
  return { ages: [age.years], span: [at, at + (claim.includes(age.surface) ? age.surface.length : 0)] }
}
