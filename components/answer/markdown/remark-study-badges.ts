/**
 * Remark plugin, used after `remarkCitations`: sets the design, year and size that follow a quotation, such as
 * "[2] (randomised controlled trial, 2019, n = 4,744)", apart from the text. Recognised by what the source states, in
 * any language.
 */
import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast'
import type { EvidenceItem } from '@/lib/wire/evidence'

type Described = Pick<EvidenceItem, 'n' | 'year' | 'participants'>

/** @param items the sources of the answer */
export function remarkStudyBadges(items: readonly Described[]) {
  return (tree: Root) => setApart(tree, new Map(items.map((item) => [String(item.n), item])))
}

function setApart(node: Nodes, items: ReadonlyMap<string, Described>): void {
  if (!('children' in node)) return
  // Children are typed per parent; only phrasing is replaced by phrasing.
  const parent: { children: RootContent[] } = node
  for (let at = 0; at < parent.children.length; at++) {
    const child = parent.children[at]
    if (!child) continue
    // The number of its source, then its place.
    const item = isCitation(child) ? items.get(readText(child).split(' ')[0] ?? '') : undefined
    const description = item && findDescription(parent.children.slice(at + 1), item)
    if (description) parent.children.splice(at + 1, description.pieces, description.badge, ...description.rest)
    else setApart(child, items)
  }
}

interface Description {
  /** Number of nodes that it spans. */
  pieces: number
  badge: PhrasingContent
  /** What follows it in the last of these nodes. */
  rest: RootContent[]
}

const charactersMax = 200
const parenthesised = /^\s*[(（]([^()（）]+)[)）]/

/** The figures of a description are nodes of their own, so that they do not break across lines. */
function findDescription(following: readonly RootContent[], item: Described): Description | undefined {
  let text = ''
  for (const [index, node] of following.entries()) {
    if (!isPlain(node) || text.length > charactersMax) return undefined
    text += readText(node)
    const [whole, inner] = parenthesised.exec(text) ?? []
    if (whole === undefined || inner === undefined) continue
    if (!describes(inner, item)) return undefined
    const rest = text.slice(whole.length)
    return {
      pieces: index + 1,
      badge: { type: 'emphasis', data: { hName: 'data' }, children: [{ type: 'text', value: inner }] },
      rest: rest === '' ? [] : [{ type: 'text', value: rest }],
    }
  }
  return undefined
}

/** Text, or a figure that is kept on one line. */
function isPlain({ type, data }: RootContent): boolean {
  return type === 'text' || (data as { hName?: string } | undefined)?.hName === 'span'
}

function isCitation(node: RootContent): boolean {
  return (node.data as { hName?: string } | undefined)?.hName === 'cite'
}

function readText(node: RootContent): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(readText).join('') : ''
}

/** Ends with the size that the source states, or else with its year, after at least one other part. */
function describes(text: string, { year, participants }: Described): boolean {
  const parts = text.split(/, |，/)
  const size = participants === undefined ? null : `n = ${participants.toLocaleString('en-US')}`
  const expected = [year === null ? null : String(year), size].filter((part) => part !== null)
  return (
    expected.length > 0 && parts.length > expected.length && expected.join() === parts.slice(-expected.length).join()
  )
}
