/**
 * Figures that must not break across lines, since each part could be misread: "95% CI 0.65 to 0.85", "0.65–0.85", "p <
 * 0.001", "5.5 ± 0.2", "HR 0.74", "n = 3,800", "2 mg/kg".
 */
const sign = '[−–-]?'
/** Longer than any figure; without a bound, a long row of digits takes quadratic time. */
const number = String.raw`\d[\d.,·]{0,15}(?<![.,])%?`
const range = String.raw`(?: to |\s?[–±-]\s?)`
const unit = String.raw`(?: (?:mg|µg|μg|mcg|ng|g|kg|mL|ml|L|mmol|µmol|mol|IU|mm Hg|mmHg|kPa)(?:\/(?:[\w²]|\.(?=\d)){1,9}){0,3}(?![\w²]))`

const unbroken = new RegExp(
  [
    String.raw`(?:\d{2}(?:\.\d)?% )?(?:CI|CrI)[:,]? ${sign}${number}${range}${sign}${number}`,
    String.raw`\b[nNpP] ?[=<] ?${number}`,
    String.raw`\ba?(?:HR|OR|RR|IRR|NNT|NNH) ${sign}${number}(?:${range}${sign}${number})?`,
    `[−-]?${number}${range}[−-]?${number}${unit}?`,
    `[<>≤≥±~≈] ?${number}${unit}?`,
    `${number}${unit}`,
  ].join('|'),
  'g',
)

/** The pieces of a text in order; `isWhole` marks those that must not break. */
export function splitAtNoBreaks(text: string): { text: string; isWhole: boolean }[] {
  const pieces: { text: string; isWhole: boolean }[] = []
  let done = 0
  for (const { 0: figure, index } of text.matchAll(unbroken)) {
    if (!/[\s–/-]/.test(figure)) continue
    if (index > done) pieces.push({ text: text.slice(done, index), isWhole: false })
    pieces.push({ text: figure, isWhole: true })
    done = index + figure.length
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isWhole: false })
  return pieces
}
