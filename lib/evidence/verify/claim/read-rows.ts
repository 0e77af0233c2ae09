/**
 * Reads results as rows of a table: which words are next to which figures. A result line is a row, and so is each part
 * of "nausea (15.4% vs 2.6%) and vomiting (5.8% vs 1.3%)".
 */
import { findAll } from '@/lib/shared/text/find-all'
import type { SourceReading } from './read-source'
import { rememberEach } from './remember'
import { listEstimates } from './result-figures'
import { listKeys } from './words/name-keys'

export interface Row {
  sentence: number
  /** UTF-16 offsets in the sentence. */
  start: number
  end: number
  figures: ReadonlySet<number>
  /** What is named next to the figures. Words in brackets are another name: "recurrence (disease-free survival)". */
  names: readonly ReadonlySet<string>[]
  /** Every word next to the figures, also those for the arms. */
  all: ReadonlySet<string>
  isLine: boolean
}

const statesRows: ReadonlySet<string> = new Set(['results', 'harms', 'conclusion'])

export const readRows = rememberEach(({ sentences, facts }: SourceReading): readonly Row[] => {
  const lines = new Map(facts.flatMap(({ sentence, line }) => (line ? [[sentence, line] as const] : [])))
  return sentences.flatMap(({ text, role }, sentence): Row[] => {
    const line = lines.get(sentence)
    if (!line) return statesRows.has(role) ? splitRows(text).map((row) => ({ ...row, sentence })) : []
    const name = text.slice(0, line.nameEnd)
    return [
      {
        sentence,
        start: 0,
        end: line.nameEnd,
        figures: new Set(listEstimates(text.slice(line.nameEnd)).map(Number)),
        names: splitName(name).map(listKeys),
        all: listKeys(`${name} ${line.writtenArms}`),
        isLine: true,
      },
    ]
  })
})

const bracketed = /\(([^()]*)\)/g

function splitName(name: string): string[] {
  return [name.replace(bracketed, ' '), ...findAll(name, bracketed).map(([, inside = '']) => inside)]
}

/** Figures with the words that join them: "12% vs 27%", "(HR 0.66, 95% CI 0.52 to 0.85)". */
const group =
  /\([^()]*\)|(?<![\p{L}\d.,])\d[\d,]*(?:\.\d+)?%?(?:(?: [\p{L}]+)? (?:vs\.?|versus|against|compared with|to) \d[\d,]*(?:\.\d+)?%?)*(?![\p{L}\d])/gu
const figuresInside = /(?<![\d.,])[+−-]?\d[\d,]*(?:\.\d+)?(?:\s?%| (?=vs|versus|to|against))|(?<![\d.])\d+\.\d+/g

/** The groups of figures of a sentence, each with the words next to it. */
export function splitRows(text: string): Row[] {
  const groups = findAll(text, group).filter(({ 0: written }) => listEstimates(written).length > 0)
  let from = 0
  return groups.map(({ 0: written, index }, at): Row => {
    const clause = text.slice(from, index)
    const before = clause.slice(clause.lastIndexOf(';') + 1)
    const isBracket = written.startsWith('(')
    const end = index + written.length
    const after = isBracket ? '' : readAfter(text.slice(end, groups[at + 1]?.index))
    from = end + after.length
    const all = listKeys(`${before} ${isBracket ? written.replace(figuresInside, ' ') : ''} ${after}`)
    return {
      sentence: 0,
      start: index - before.length,
      end: from,
      figures: new Set(listEstimates(written).map(Number)),
      names: [all],
      all,
      isLine: false,
    }
  })
}

/** "5.9 vs 6.8 *as needed*", "41% *with an appendicolith*". */
function readAfter(text: string): string {
  const [phrase = ''] = /^[^,;:()]*/.exec(text) ?? []
  return /^\s*(?:and|but|while|whereas)\b/.test(phrase) ? '' : (phrase.split(/ (?:and|but|while|whereas) /)[0] ?? '')
}
