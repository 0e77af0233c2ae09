/**
 * Remark plugin: turns `[3]` into a citation when source 3 is known, and adds a note to sentences that failed their
 * check, with the words underlined that differ from the source. Works on parsed text, so code, links and addresses stay
 * untouched.
 */
import type { Emphasis, Nodes, Parents, PhrasingContent, Root, RootContent, Text } from 'mdast'
import { mapToSource } from './map-to-source'
import { splitAtNoBreaks } from './no-break-figures'

export interface CitationOptions {
  /** The numbers of this answer's sources. */
  known: ReadonlySet<number>
  /** Sentences that failed their check, as UTF-16 offsets into the whole answer. */
  unverified: readonly UnverifiedSentence[]
  /** Offset of the parsed text in the whole answer. */
  base: number
}

export interface UnverifiedSentence {
  start: number
  /** Exclusive. */
  end: number
  note: string
  /** The words that differ from the source, as offsets into the whole answer; end exclusive. */
  differences: readonly (readonly [start: number, end: number])[]
  /** Whether the note opens a comparison with the source. */
  isComparable: boolean
  /**
   * `hidden`: the doubt was withdrawn after the text was drawn, and its note only keeps its place; `elsewhere`: the
   * doubt came after the text was drawn, so that a note in the text would move what is being read.
   */
  notePlace: 'inline' | 'hidden' | 'elsewhere'
}

export function remarkCitations(options: CitationOptions) {
  return (tree: Root, file: { toString(): string }) => {
    releaseReferences(tree, options.known)
    const texts: { node: Text; parent: Parents }[] = []
    collectTexts(tree, texts)
    const lastOf = new Map<UnverifiedSentence, Text>()
    for (const { node } of texts) for (const sentence of filterUnverified(node, options)) lastOf.set(sentence, node)
    for (const { node, parent } of texts) {
      const ends = new Set([...lastOf].filter(([, last]) => last === node).map(([sentence]) => sentence))
      parent.children.splice(findIndex(parent, node), 1, ...splitText(node, String(file), options, ends))
    }
    numberCitations(tree, { count: 0 })
  }
}

/**
 * Gives each citation its place in the block after the number of its source: "3 12". The place keeps the element of a
 * citation the same when a note comes before it; the renderer alone counts those beside each other.
 */
function numberCitations(parent: Nodes, places: { count: number }): void {
  if (!('children' in parent)) return
  for (const child of parent.children) {
    const [number] = isCitation(child) ? child.children : []
    if (number?.type === 'text') number.value += ` ${places.count++}`
    else numberCitations(child, places)
  }
}

function isCitation(node: RootContent): node is Emphasis {
  return node.type === 'emphasis' && node.data?.hName === 'cite'
}

/** A definition `[1]: https://…` in the answer must not redirect our citations. */
function releaseReferences(parent: Nodes, known: ReadonlySet<number>): void {
  if (!('children' in parent)) return
  for (const [index, child] of parent.children.entries()) {
    if (child.type === 'linkReference' && known.has(Number(child.label))) {
      const text: Text = { type: 'text', value: `[${child.label}]` }
      if (child.position) text.position = child.position
      parent.children.splice(index, 1, text)
    } else releaseReferences(child, known)
  }
}

function collectTexts(parent: Nodes, found: { node: Text; parent: Parents }[]): void {
  if (!('children' in parent) || parent.type === 'link' || parent.type === 'linkReference') return
  for (const child of parent.children) {
    if (child.type === 'text') found.push({ node: child, parent })
    else collectTexts(child, found)
  }
}

function findIndex(parent: Parents, node: RootContent): number {
  // Children are typed per parent; only identity matters here.
  return (parent.children as RootContent[]).indexOf(node)
}

interface Range {
  start: number
  end: number
}

function toRange(node: Text, base: number): Range | undefined {
  const start = node.position?.start.offset
  const end = node.position?.end.offset
  return start === undefined || end === undefined ? undefined : { start: base + start, end: base + end }
}

function filterUnverified(node: Text, { unverified, base }: CitationOptions): UnverifiedSentence[] {
  const range = toRange(node, base)
  return range ? unverified.filter((sentence) => sentence.start < range.end && range.start < sentence.end) : []
}

/** @param ends the unverified sentences that end in this node: their notes follow it */
function splitText(
  node: Text,
  file: string,
  { known, unverified, base }: CitationOptions,
  ends: ReadonlySet<UnverifiedSentence>,
): PhrasingContent[] {
  const range = toRange(node, base)
  const here = filterUnverified(node, { known, unverified, base })
  if (!range || here.length === 0) return splitMarks(node.value, known)
  const toIndex = createIndexer(node.value, file.slice(range.start - base, range.end - base), range.start)
  const pieces: PhrasingContent[] = []
  let done = 0
  // Where the source cannot be followed, the whole text is marked.
  for (const sentence of toIndex ? here : here.slice(0, 1)) {
    const from = toIndex ? Math.max(done, toIndex(sentence.start)) : 0
    const to = toIndex ? toIndex(sentence.end) : node.value.length
    const differences = toIndex ? sentence.differences.map(([start, end]) => [toIndex(start), toIndex(end)]) : []
    pieces.push(...splitMarks(node.value.slice(done, from), known))
    const words = underline(node.value, { start: from, end: to }, differences, known)
    if (sentence.notePlace === 'hidden') pieces.push(...words)
    else pieces.push({ type: 'emphasis', data: { hName: 'mark' }, children: words })
    if (ends.has(sentence) && sentence.notePlace !== 'elsewhere') pieces.push(toNote(sentence))
    done = to
  }
  return [...pieces, ...splitMarks(node.value.slice(done), known)]
}

/** @returns a function from an offset in the answer to an index in the text; null if they do not correspond */
function createIndexer(value: string, source: string, start: number): ((offset: number) => number) | null {
  const offsets = value === source ? null : mapToSource(value, source)
  if (value !== source && !offsets) return null
  return (offset) => {
    const within = Math.min(Math.max(offset - start, 0), source.length)
    if (!offsets) return within
    return countBelow(offsets, within)
  }
}

/** @param ascending sorted, smallest first */
function countBelow(ascending: readonly number[], limit: number): number {
  let [low, high] = [0, ascending.length - 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((ascending[middle] ?? limit) < limit) low = middle + 1
    else high = middle
  }
  return low
}

function underline(
  value: string,
  { start, end }: Range,
  differences: readonly (readonly number[])[],
  known: ReadonlySet<number>,
): PhrasingContent[] {
  const pieces: PhrasingContent[] = []
  let done = start
  for (const [first = 0, last = 0] of differences) {
    const [from, to] = [Math.max(done, first), Math.min(end, last)]
    if (from >= to) continue
    pieces.push(...splitMarks(value.slice(done, from), known))
    pieces.push({ type: 'emphasis', data: { hName: 'u' }, children: splitMarks(value.slice(from, to), known) })
    done = to
  }
  return [...pieces, ...splitMarks(value.slice(done, end), known)]
}

function toNote({ note, start, isComparable, notePlace }: UnverifiedSentence): PhrasingContent {
  const children: PhrasingContent[] = [{ type: 'text', value: note }]
  if (!isComparable) return { type: 'emphasis', data: { hName: 'small' }, children }
  return {
    type: 'emphasis',
    data: { hName: 'button', hProperties: { value: String(start), hidden: notePlace === 'hidden' } },
    children,
  }
}

/** A non-breaking space before a citation keeps it off the start of a line. */
function splitMarks(value: string, known: ReadonlySet<number>): PhrasingContent[] {
  return value
    .replace(/ (?=\[\d{1,3}\])/g, '\u00a0')
    .split(/(\[\d{1,3}\])/)
    .filter((piece) => piece !== '')
    .flatMap((piece): PhrasingContent[] => {
      const n = /^\[(\d{1,3})\]$/.exec(piece)?.[1]
      if (n === undefined || !known.has(Number(n))) return splitFigures(piece)
      // The number is a text child: properties would be cloned for every citation in every frame.
      return [{ type: 'emphasis', data: { hName: 'cite' }, children: [{ type: 'text', value: n }] }]
    })
}

function splitFigures(value: string): PhrasingContent[] {
  return splitAtNoBreaks(value).map(({ text, isWhole }): PhrasingContent => {
    const piece: Text = { type: 'text', value: text }
    return isWhole ? { type: 'emphasis', data: { hName: 'span' }, children: [piece] } : piece
  })
}
