/**
 * The answer that the page benchmark streams: 12,000 tokens of Markdown as a model writes it about evidence, with
 * headings, lists, six tables, code, quotations, links, special characters and a citation for nearly every claim.
 * Identical in every run.
 */
import { decode, encode } from 'gpt-tokenizer'

export const answerTokens = 12_000
const tables = 6
/** Cites every source of the sample question; an unknown number would be removed on the way. */
const marks = 5

/** @returns the answer split as a model server would send it, one piece per token */
export function answerPieces(): string[] {
  const text = answerText()
  const pieces: string[] = []
  // A token boundary may split a character; a model server then sends both halves together.
  let held: number[] = []
  for (const token of encode(text).slice(0, answerTokens)) {
    held.push(token)
    const piece = decode(held)
    if (piece.includes('\ufffd')) pieces.push('')
    else {
      pieces.push(piece)
      held = []
    }
  }
  return pieces
}

function answerText(): string {
  const sections: string[] = []
  // Longer than needed; the text is cut by tokens.
  for (let section = 0; section < 40; section += 1) sections.push(sectionText(section))
  return sections.join('\n\n')
}

function sectionText(section: number): string {
  const parts = [
    `## ${section + 1}. Effect in ${populations[section % populations.length]}`,
    paragraph(section, 0),
    paragraph(section, 1),
    list(section, section % 2 === 0 ? '-' : '1.'),
    paragraph(section, 2),
  ]
  // Every second section has a table, so that all six are part of the answer.
  if (section % 2 === 0 && section < tables * 2) parts.push(table(section))
  if (section % 5 === 2) parts.push(`> ${sentence(section, 31)} ${sentence(section, 32)}`)
  if (section % 7 === 3) parts.push('```text\nNNT = 1 / (0.212 - 0.163) = 20.4   # [1] is no mark here\n```')
  if (section % 3 === 0) parts.push(`### What remains open\n\n${paragraph(section, 3)}`)
  return parts.join('\n\n')
}

function paragraph(section: number, place: number): string {
  return Array.from({ length: 5 }, (_, index) => sentence(section, place * 5 + index)).join(' ')
}

function list(section: number, sign: string): string {
  return Array.from({ length: 6 }, (_, index) => `${sign} ${sentence(section, 40 + index)}`).join('\n')
}

function table(section: number): string {
  const rows = Array.from({ length: 10 }, (_, row) => {
    const low = (55 + ((section + row) % 20)) / 100
    const estimate = (low + 0.08).toFixed(2)
    return `| ${outcomes[(section + row) % outcomes.length]} | ${(16 + row).toFixed(1)}% | ${(21 + row).toFixed(1)}% | ${estimate} (${low.toFixed(2)}–${(low + 0.2).toFixed(2)}) [${mark(section, row)}] |`
  })
  return ['| Outcome | Intervention | Control | HR (95% CI) |', '|---|---:|---:|---:|', ...rows].join('\n')
}

function sentence(section: number, place: number): string {
  const kind = sentences[(section * 3 + place) % sentences.length] ?? ''
  return kind
    .replace('{outcome}', outcomes[(section + place) % outcomes.length] ?? '')
    .replaceAll('{percent}', (10 + ((section * 7 + place) % 40)).toString())
    .replace('{marks}', `[${mark(section, place)}]${place % 3 === 0 ? `[${mark(section, place + 1)}]` : ''}`)
}

function mark(section: number, place: number): number {
  return 1 + ((section + place) % marks)
}

const populations = [
  'adults with an ejection fraction of 40% or lower',
  'people with diabetes and chronic kidney disease',
  'patients older than 75 years',
  'people with an eGFR below 30 mL/min/1.73 m²',
  'those already on an ACE inhibitor',
]
const outcomes = [
  'cardiovascular death',
  'hospitalisation for heart failure',
  'death from any cause',
  'worsening renal function',
  'symptomatic hypotension',
]
const sentences = [
  'Over a median of 18.2 months **{outcome}** occurred in {percent}.3% with treatment and in {percent}.9% without it (HR 0.74, 95% CI 0.65 to 0.85; p < 0.001) {marks}.',
  'The estimate for {outcome} is *imprecise*, since only {percent} events were seen in people aged <65 y {marks}.',
  'A dose of 5 µg/kg (~2 mg, about $5 a day) was used in {percent} of the centres, and `eGFR >= 30` was asked for at entry {marks}.',
  'Guidance recommends to start low, to check potassium after one to two weeks, and to stop above 5.5 mmol/L ± 0.2 {marks}.',
  'No trial compared both drugs head to head for {outcome}; what is said of it rests on indirect comparison {marks}.',
  'The protocol is described in [the registry](https://clinicaltrials.gov/study/NCT03036124) and was not changed after the start {marks}.',
]
