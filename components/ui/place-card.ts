const gap = 8
/** Minimum readable height, even if the card then covers what it is about (a phone in landscape, 400 % zoom). */
const heightPxMin = 192

/**
 * Places a card on the side of its anchor with more room, within the window. On a phone it is at the bottom edge,
 * or at the top when the anchor is low, so that the sentence being checked stays visible.
 */
export function placeCard(card: HTMLElement, anchor: HTMLElement): void {
  card.style.left = ''
  card.style.top = ''
  const { left, top, bottom } = anchor.getBoundingClientRect()
  const { innerHeight } = window
  const below = innerHeight - bottom - gap
  const above = top - gap
  card.style.maxHeight = ''
  const isBelow = card.offsetHeight + gap <= below || below >= above
  const room = (isBelow ? below : above) - gap
  if (card.offsetHeight > room) card.style.maxHeight = `${Math.max(room, Math.min(heightPxMin, innerHeight))}px`
  const { offsetWidth: width, offsetHeight: height } = card
  if (window.matchMedia('(width < 40rem)').matches) {
    card.dataset['edge'] = isBelow ? 'bottom' : 'top'
    return
  }
  const x = Math.max(gap, Math.min(left, document.documentElement.clientWidth - width - gap))
  const besideAnchor = isBelow ? bottom + gap : top - gap - height
  const inWindow = Math.max(gap, Math.min(besideAnchor, innerHeight - height - gap))
  // An anchor reached by key may still be scrolling into view; keep the card beside it.
  const isInView = bottom > 0 && top < innerHeight
  card.style.left = `${x + window.scrollX}px`
  card.style.top = `${(isInView ? inWindow : besideAnchor) + window.scrollY}px`
}
