/**
 * Remark plugin: turns `[3]` into a citation when source 3 is known, and adds a note to sentences whose figures were
 * not found. Works on parsed text, so code, links and addresses stay untouched.
 */
import type { Nodes, Parents, PhrasingContent, Root, RootContent, Text } from 'mdast'
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
}

export function remarkCitations(options: CitationOptions) {
  return (tree: Root) => {
    releaseReferences(tree, options.known)
    const texts: { node: Text; parent: Parents }[] = []
    collectTexts(tree, texts)
    const lastOf = new Map<UnverifiedSentence, Text>()
    for (const { node } of texts) for (const sentence of filterUnverified(node, options)) lastOf.set(sentence, node)
    for (const { node, parent } of texts) {
      const ends = new Set([...lastOf].filter(([, last]) => last === node).map(([sentence]) => sentence))
      parent.children.splice(findIndex(parent, node), 1, ...splitText(node, options, ends))
    }
  }
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
  { known, unverified, base }: CitationOptions,
  ends: ReadonlySet<UnverifiedSentence>,
): PhrasingContent[] {
  const range = toRange(node, base)
  const here = filterUnverified(node, { known, unverified, base })
  if (!range || here.length === 0) return splitMarks(node.value, known)
  // An escape or entity shifts offsets between source and text: mark the whole node.
  const isExact = range.end - range.start === node.value.length
  const pieces: PhrasingContent[] = []
  let done = 0
  for (const sentence of isExact ? here : here.slice(0, 1)) {
    const from = isExact ? Math.max(done, sentence.start - range.start) : 0
    const to = isExact ? Math.min(node.value.length, sentence.end - range.start) : node.value.length
    const marked = splitMarks(node.value.slice(from, to), known)
    pieces.push(...splitMarks(node.value.slice(done, from), known))
    pieces.push({ type: 'emphasis', data: { hName: 'mark' }, children: marked })
    if (ends.has(sentence)) pieces.push(toNote(sentence))
    done = to
  }
  return [...pieces, ...splitMarks(node.value.slice(done), known)]
}

function toNote(sentence: UnverifiedSentence): PhrasingContent {
  return { type: 'emphasis', data: { hName: 'small' }, children: [{ type: 'text', value: sentence.note }] }
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
