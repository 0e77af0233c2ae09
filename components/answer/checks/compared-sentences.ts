/** A doubtful sentence and the sentence of its source, in pieces: those that differ, and those between. */
import { unescapeMarkdown } from '@/lib/shared/text/markdown-text'
import type { EvidenceCheck, EvidenceItem } from '@/lib/wire/evidence'

export interface Piece {
  text: string
  differs: boolean
}

/** The sentence as displayed: without Markdown, and without citation marks. */
export function readCheckedSentence(
  content: string,
  { start, end, differences }: Pick<EvidenceCheck, 'start' | 'end' | 'differences'>,
): Piece[] {
  const spans = (differences?.answer ?? []).map(([from, to]): [number, number] => [from - start, to - start])
  const pieces = splitAtSpans(content.slice(start, end), spans)
  return trimPieces(pieces.map(({ text, differs }, at) => ({ text: stripMarkdown(text, at === 0), differs })))
}

/** The source that a sentence is compared with: the one that decides, or else the only one that it cites. */
export function findComparedItem(
  { deciding, items: cited }: EvidenceCheck,
  items: readonly EvidenceItem[],
): EvidenceItem | undefined {
  const compared = deciding?.n ?? (cited.length === 1 ? cited[0] : undefined)
  return items.find(({ n }) => n === compared)
}

/** The sentence of the source that decides, verbatim, or else what the answer quotes from the source. */
export function readComparedSentence(
  { deciding, differences }: EvidenceCheck,
  item: EvidenceItem | undefined,
): Piece[] {
  if (deciding) return splitAtSpans(deciding.text, differences?.source ?? [])
  return item ? [{ text: item.quote, differs: false }] : []
}

function splitAtSpans(text: string, spans: readonly (readonly [number, number])[]): Piece[] {
  const pieces: Piece[] = []
  let done = 0
  for (const [from, to] of spans.toSorted(([a], [b]) => a - b)) {
    const [first, last] = [Math.max(done, from), Math.min(text.length, to)]
    if (first >= last) continue
    pieces.push({ text: text.slice(done, first), differs: false }, { text: text.slice(first, last), differs: true })
    done = last
  }
  return [...pieces, { text: text.slice(done), differs: false }].filter(({ text }) => text !== '')
}

function stripMarkdown(text: string, isFirst: boolean): string {
  const words = text
    .replace(/(?<!\\)\[\d{1,3}\]/g, '')
    .replace(/(?<!\\)\[([^[\]\n]{1,300})\]\([^()\s]{1,2000}(?: "[^"\n]{0,300}")?\)/g, '$1')
    .replace(/\*\*|__/g, '')
    .replace(/\s*(?<!\\)\|\s*/g, ' | ')
  return unescapeMarkdown(isFirst ? words.replace(/^\s*(?:[-*+>#]+|\d{1,9}[.)])\s+/, '') : words)
}

/** Without spaces, and borders of a table, at the ends and before a full stop. */
function trimPieces(pieces: readonly Piece[]): Piece[] {
  return pieces
    .map(({ text, differs }, at) => {
      const begun = at === 0 ? text.replace(/^[\s|]+/, '') : text
      const ended = at === pieces.length - 1 ? begun.replace(/[\s|]+$/, '') : begun
      return { text: ended.replace(/\s+(?=[.,;:!?。，；！？])/g, ''), differs }
    })
    .filter(({ text }) => text !== '')
}
