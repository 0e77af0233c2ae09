/**
 * A remark plugin: turns `[3]` into a citation mark when source 3 is known, and puts words beside sentences whose
 * figures were not found. It works on parsed text only, so code, links and addresses are never touched.
 */
import type { Nodes, Parents, PhrasingContent, Root, RootContent, Text } from 'mdast'
import { splitAtNoBreaks } from './no-break-figures'

export interface CitationOptions {
  /** Numbers of the sources under this answer. */
  known: ReadonlySet<number>
  /** Sentences that did not pass the check, as UTF-16 offsets into the whole answer. */
  unverified: readonly UnverifiedSentence[]
  /** Where the parsed text begins in the whole answer. */
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
    for (const { node } of texts) for (const doubt of filterUnverified(node, options)) lastOf.set(doubt, node)
    for (const { node, parent } of texts) {
      const ends = new Set([...lastOf].filter(([, last]) => last === node).map(([doubt]) => doubt))
      parent.children.splice(indexIn(parent, node), 1, ...splitText(node, options, ends))
    }
  }
}

/** An answer that defines `[1]: https://…` must not turn our marks into its links. */
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

function indexIn(parent: Parents, node: RootContent): number {
  // Parents of mixed kinds have children of mixed kinds; identity is all that is asked here.
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

function filterUnverified(node: Text, { unverified: doubts, base }: CitationOptions): UnverifiedSentence[] {
  const range = toRange(node, base)
  return range ? doubts.filter((doubt) => doubt.start < range.end && range.start < doubt.end) : []
}

/** @param ends the doubts whose last text is this node: their note follows it */
function splitText(
  node: Text,
  { known, unverified: doubts, base }: CitationOptions,
  ends: ReadonlySet<UnverifiedSentence>,
): PhrasingContent[] {
  const range = toRange(node, base)
  const here = filterUnverified(node, { known, unverified: doubts, base })
  if (!range || here.length === 0) return splitMarks(node.value, known)
  // With an escape or an entity inside, offsets in source and text differ: the whole node is then shown as doubted.
  const isExact = range.end - range.start === node.value.length
  const pieces: PhrasingContent[] = []
  let done = 0
  for (const doubt of isExact ? here : here.slice(0, 1)) {
    const from = isExact ? Math.max(done, doubt.start - range.start) : 0
    const to = isExact ? Math.min(node.value.length, doubt.end - range.start) : node.value.length
    const doubted = splitMarks(node.value.slice(from, to), known)
    pieces.push(...splitMarks(node.value.slice(done, from), known))
    pieces.push({ type: 'emphasis', data: { hName: 'mark' }, children: doubted })
    if (ends.has(doubt)) pieces.push(toNote(doubt))
    done = to
  }
  return [...pieces, ...splitMarks(node.value.slice(done), known)]
}

function toNote(doubt: UnverifiedSentence): PhrasingContent {
  return { type: 'emphasis', data: { hName: 'small' }, children: [{ type: 'text', value: doubt.note }] }
}

/** The blank before a mark becomes one that does not break: a mark never begins a line. */
function splitMarks(value: string, known: ReadonlySet<number>): PhrasingContent[] {
  return value
    .replace(/ (?=\[\d{1,3}\])/g, '\u00a0')
    .split(/(\[\d{1,3}\])/)
    .filter((piece) => piece !== '')
    .flatMap((piece): PhrasingContent[] => {
      const n = /^\[(\d{1,3})\]$/.exec(piece)?.[1]
      if (n === undefined || !known.has(Number(n))) return splitFigures(piece)
      // The number is its text: properties would be cloned for every mark of every frame.
      return [{ type: 'emphasis', data: { hName: 'cite' }, children: [{ type: 'text', value: n }] }]
    })
}

function splitFigures(value: string): PhrasingContent[] {
  return splitAtNoBreaks(value).map(({ text, isWhole }): PhrasingContent => {
    const piece: Text = { type: 'text', value: text }
    return isWhole ? { type: 'emphasis', data: { hName: 'span' }, children: [piece] } : piece
  })
}
