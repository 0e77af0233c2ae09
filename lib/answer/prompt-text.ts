/**
 * Material in a prompt (records, an answer, text read from images) that can't pass for the prompt's own structure: it
 * closes no block, opens none, and begins no source of its own. It is escaped and nothing is removed, so the model can see
 * what a record tried.
 */

/** Characters that a model may read as `<`, `/`, `[` or `]`: Unicode confusables, and what NFKC makes of others. */
const lessThan = '＜﹤‹〈〈⟨❮❬❰˂ᐸ≺⧼《«'
const slash = '/／⁄∕⧸╱'
const openingBracket = '[［【〔⟦﹇⁅❲〖'
const closingBracket = '\\]］】〕⟧﹈⁆❳〗'
const alphabetic = '[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}]'
/** Blanks, and what no reader sees. */
const gap = '[\\s\\p{Cf}]'

const tagsAndEntities = [
  // It would be read as an escape of ours.
  '&(?=#?\\w+;)',
  // Before a figure it is a comparison: p <0.05, <18 y, < −2.
  '<(?! ?=? ?[-−–+±$€£]?\\.?\\d)',
  // Chinese titles stand in such brackets, and no name of a block is Chinese.
  `[${lessThan}](?=${gap}*(?:[${slash}]|${alphabetic}))`,
]
/** Of one source or of several. */
const marks = `[${openingBracket}](?=${gap}*\\p{N}[\\p{N}\\s\\p{Cf},;–-]{0,40}[${closingBracket}])`

const answerPattern = new RegExp(tagsAndEntities.join('|'), 'gu')
const articlePattern = new RegExp([...tagsAndEntities, marks].join('|'), 'gu')

/** A text of a record on one line: the numbered heading of a source begins one. */
export function escapeLine(text: string): string {
  return escapeLines(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '))
}

/** A text whose lines matter, such as a table read from an image. */
export function escapeLines(text: string): string {
  return text.replace(articlePattern, toEntity)
}

/** An answer, which keeps its marks. */
export function escapeAnswer(text: string): string {
  return text.replace(answerPattern, toEntity)
}

/** Said wherever material is escaped, so that a model copies what the material says. */
export const escapeRule = 'In quoted material &lt; stands for <, &amp; for & and &#x5b; for [.'

const entities = new Map([
  ['<', '&lt;'],
  ['&', '&amp;'],
])

function toEntity(sign: string): string {
  return entities.get(sign) ?? `&#x${sign.codePointAt(0)?.toString(16)};`
}
