/**
 * Escapes material in a prompt (articles, an answer, OCR text) so that it cannot pass for the structure of the
 * prompt: it cannot close or open a block or start a source. Nothing is removed, so the model can see what the
 * material attempted.
 */

/**
 * Characters that a model may read as `<`, `/`, `[` or `]`: Unicode confusables, and characters that NFKC maps to
 * them.
 */
const lessThan = '＜﹤‹〈〈⟨❮❬❰˂ᐸ≺⧼《«'
const slash = '/／⁄∕⧸╱'
const openingBracket = '[［【〔⟦﹇⁅❲〖'
const closingBracket = '\\]］】〕⟧﹈⁆❳〗'
const alphabetic = '[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}]'
/** Whitespace and invisible characters. */
const gap = '[\\s\\p{Cf}]'

const tagsAndEntities = [
  // Would be read as one of our escapes.
  '&(?=#?\\w+;)',
  // Before a figure, `<` is a comparison: p <0.05, <18 y, < −2.
  '<(?! ?=? ?[-−–+±$€£]?\\.?\\d)',
  // Chinese titles use such brackets, and no block has a Chinese name.
  `[${lessThan}](?=${gap}*(?:[${slash}]|${alphabetic}))`,
]
/** Marks of one or more sources. */
const marks = `[${openingBracket}](?=${gap}*\\p{N}[\\p{N}\\s\\p{Cf},;–-]{0,40}[${closingBracket}])`

const answerPattern = new RegExp(tagsAndEntities.join('|'), 'gu')
const articlePattern = new RegExp([...tagsAndEntities, marks].join('|'), 'gu')

/**
 * Escapes an article's text and puts it on one line, because a numbered heading at the start of a line begins a
 * source.
 */
export function escapeLine(text: string): string {
  return escapeLines(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '))
}

/** Escapes text whose line breaks matter, such as a table read from an image. */
export function escapeLines(text: string): string {
  return text.replace(articlePattern, toEntity)
}

/** Escapes an answer and keeps its marks. */
export function escapeAnswer(text: string): string {
  return text.replace(answerPattern, toEntity)
}

/** Part of every prompt with escaped material, so that the model copies the original characters. */
export const escapeRule = 'In quoted material &lt; stands for <, &amp; for & and &#x5b; for [.'

const entities = new Map([
  ['<', '&lt;'],
  ['&', '&amp;'],
])

function toEntity(sign: string): string {
  return entities.get(sign) ?? `&#x${sign.codePointAt(0)?.toString(16)};`
}
