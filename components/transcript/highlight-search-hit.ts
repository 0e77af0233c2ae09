/**
 * Scrolls to a search hit inside its turn and highlights it until the user continues. Matches text as the server does;
 * highlights are ranges, so the DOM is not changed.
 */

import { selectBestText, type TextRange } from '@/lib/shared/text/tokenize-search'
import type { SearchHit } from '@/lib/wire/conversation'
import { takeFocus } from './take-focus'

export interface SearchTarget {
  message: string
  place: SearchHit['place']
  /** As the user typed it. */
  query: string
}

/** The highlight's name in the style sheet. */
const highlightName = 'found'
const blocks = 'p, li, td, th, pre, h2, h3, h4, blockquote, summary, div'
/**
 * Elements excluded from search: controls, screen-reader text, check notes, and collapsed details, except those of a
 * source, which contain what the answer's reference list states.
 */
const apart =
  'button, svg, small, .sr-only, [aria-hidden="true"], details:not([open]):not([data-place="source"] *) > :not(summary)'

/** @returns a function that removes the highlight */
export function highlightSearchHit(turn: HTMLElement, { place, query }: SearchTarget): () => void {
  // The References list is not rendered; its text is in the sources.
  const places = place === 'answer' ? ['answer', 'source'] : [place]
  const best = places.map((each) => findBest(turn, each, query)).find((each) => each?.first)
  // For example in an image description: show the turn anyway.
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
    // Words in separate blocks must not join.
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
  const question = startContainer.parentElement?.closest('[data-folded]')?.parentElement
  question?.querySelector<HTMLElement>(':scope > [aria-expanded="false"]')?.click()
}

/** Leaves a visible hit in place and centres one off screen. */
function bringIntoView(range: Range): void {
  if (outOfViewPx(range) === 0) return
  range.startContainer.parentElement?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  // A paragraph may be taller than the window.
  window.scrollBy({ top: outOfViewPx(range), behavior: 'instant' })
}

/** @returns 0 if visible, else the distance from the header in pixels, downwards */
function outOfViewPx(range: Range): number {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement)
  const upper = Number.parseFloat(scrollPaddingTop) || 0
  const holder = range.startContainer.parentElement
  const lower = window.innerHeight - (holder ? Number.parseFloat(getComputedStyle(holder).scrollMarginBottom) : 0)
  const { top, bottom } = range.getBoundingClientRect()
  return top >= upper && bottom <= lower ? 0 : top - upper - (lower - upper) / 3
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
