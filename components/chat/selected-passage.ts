export interface SelectedPassage {
  text: string
  /** Below the end of the selection and above the question box, in the document. */
  topPx: number
  startPx: number
}

/** Enough for two sentences; a question about more is about the answer. */
const charactersMax = 300
const charactersMin = 3
const gapPx = 8
/** Room that the button takes. */
const buttonWidthPx = 180
const buttonHeightPx = 36

/** @returns the passage selected within one answer; null for any other selection */
export function readSelectedPassage(): SelectedPassage | null {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  const [start, end] = [findAnswer(range.startContainer), findAnswer(range.endContainer)]
  if (start === null || start !== end) return null
  const text = readText(range)
  return text.length < charactersMin ? null : { text, ...placeBelow(range) }
}

function findAnswer(node: Node): Element | null {
  const element = node instanceof Element ? node : node.parentElement
  return element?.closest('[data-place=answer]') ?? null
}

/**
 * The words without citation marks and descriptions of studies, and without the quotation marks around a quotation that
 * is selected whole.
 */
function readText(range: Range): string {
  const words = range.cloneContents()
  for (const mark of words.querySelectorAll('a[data-source], [data-badge], button, .sr-only')) mark.replaceWith(' ')
  const text = (words.textContent ?? '').replace(/\s+/g, ' ').trim()
  const bare = text.replace(/^“([^“”]*)”?$/, '$1').replace(/^([^“”]*)”$/, '$1')
  return bare.length <= charactersMax ? bare : `${bare.slice(0, charactersMax).replace(/\s\S*$/, '')}…`
}

/** The end of a long selection may be behind the question box. */
function findComposerTop(): number {
  return document.getElementById('question')?.getBoundingClientRect().top ?? window.innerHeight
}

function placeBelow(range: Range): { topPx: number; startPx: number } {
  const rects = range.getClientRects()
  const { bottom, left, right } = rects[rects.length - 1] ?? range.getBoundingClientRect()
  const widthPx = document.documentElement.clientWidth
  const isMirrored = getComputedStyle(document.documentElement).direction === 'rtl'
  const start = isMirrored ? widthPx - right : left
  return {
    topPx: window.scrollY + Math.max(gapPx, Math.min(bottom + gapPx, findComposerTop() - buttonHeightPx - gapPx)),
    startPx: Math.max(gapPx, Math.min(start, widthPx - buttonWidthPx - gapPx)),
  }
}
