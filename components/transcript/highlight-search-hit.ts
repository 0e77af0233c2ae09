/**
 * Leads to the words of a search inside the turn where they were found, and marks them until the reader goes on. They are
 * found as the server finds them; the marks are ranges beside the page's elements, which stay as they are.
 */

import { selectBestText, type TextRange } from '@/lib/shared/text/tokenize-search'
import type { SearchHit } from '@/lib/wire/conversation'

export interface SearchTarget {
  message: string
  place: SearchHit['place']
  /** As the reader wrote it. */
  query: string
}

/** Named so in the style sheet. */
const highlightName = 'found'
const blocks = 'p, li, td, th, pre, h2, h3, h4, blockquote, summary, div'
/** What is no part of the words that are searched: controls, what is only spoken, checks, and what is folded away. */
const apart = 'button, svg, small, .sr-only, [aria-hidden="true"], details:not([open])'

/** @returns takes the marks away */
export function highlightSearchHit(turn: HTMLElement, { place, query }: SearchTarget): () => void {
  // An answer's list of references is not drawn: what stands in it stands in its sources.
  const places = place === 'answer' ? ['answer', 'source'] : [place]
  const best = places.map((each) => findBest(turn, each, query)).find((each) => each?.first)
  // In a picture's description, say: the turn is led to all the same.
  if (!best?.first) {
    takeFocus(turn.querySelector('h2'))
    return () => {}
  }
  const first = toRange(best.of, best.first)
  unfold(first)
  bringIntoView(first)
  takeFocus(first.startContainer.parentElement?.closest(blocks))
  return mark(best.marks.map((each) => toRange(best.of, each)))
}

function findBest(turn: HTMLElement, place: string, query: string) {
  const texts = [...turn.querySelectorAll<HTMLElement>(`[data-place="${place}"]`)].map(readText)
  return texts.length === 0 ? undefined : selectBestText(query, texts)
}

interface Text {
  text: string
  pieces: { node: Node; start: number }[]
}

function readText(element: HTMLElement): Text {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) => {
    if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT
    return node.matches(apart) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP
  })
  const read: Text = { text: '', pieces: [] }
  let block: Element | null | undefined
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const own = node.parentElement?.closest(blocks)
    // Words of two paragraphs are two words.
    if (own !== block) read.text += '\n'
    block = own
    read.pieces.push({ node, start: read.text.length })
    read.text += node.nodeValue ?? ''
  }
  return read
}

function toRange({ pieces }: Text, [start, end]: TextRange): Range {
  const range = document.createRange()
  const from = pieces.findLast((piece) => piece.start <= start)
  const to = pieces.findLast((piece) => piece.start < end)
  if (from) range.setStart(from.node, start - from.start)
  if (to) range.setEnd(to.node, end - to.start)
  return range
}

function unfold({ startContainer }: Range): void {
  const folded = () => startContainer.parentElement?.closest<HTMLDetailsElement>('details:not([open])')
  for (let details = folded(); details; details = folded()) details.open = true
}

/** What can be seen where the turn begins stays where it is; what can't is brought to the middle. */
function bringIntoView(range: Range): void {
  if (outOfViewPx(range) === 0) return
  range.startContainer.parentElement?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  // A paragraph may be taller than the window.
  window.scrollBy({ top: outOfViewPx(range), behavior: 'instant' })
}

/** @returns 0 where it can be seen, else how far it is from the upper bar, in pixels downwards */
function outOfViewPx(range: Range): number {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const upper = Number.parseFloat(scrollPaddingTop) || 0
  const lower = window.innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0)
  const { top, bottom } = range.getBoundingClientRect()
  return top >= upper && bottom <= lower ? 0 : top - upper - (lower - upper) / 3
}

/**
 * To the paragraph that holds the words, so that a screen reader reads it and the next Tab leads to what follows them; it
 * can be focused only while it is. Not from somebody who is typing.
 */
function takeFocus(block: Element | null | undefined): void {
  if (!(block instanceof HTMLElement) || document.activeElement?.matches('input, textarea, select')) return
  block.tabIndex = -1
  block.addEventListener('blur', () => block.removeAttribute('tabindex'), { once: true })
  block.focus({ preventScroll: true })
}

function mark(ranges: Range[]): () => void {
  if (!('highlights' in CSS)) return () => {}
  const highlight = new Highlight(...ranges)
  CSS.highlights.set(highlightName, highlight)
  const going = new AbortController()
  function forget() {
    going.abort()
    if (CSS.highlights.get(highlightName) === highlight) CSS.highlights.delete(highlightName)
  }
  const options = { signal: going.signal, capture: true }
  document.addEventListener('click', forget, options)
  document.addEventListener('input', forget, options)
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && forget(), options)
  return forget
}
