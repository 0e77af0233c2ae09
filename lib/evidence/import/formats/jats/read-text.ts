/**
 * The text of an element as a reader sees it, on one line. Numbers that only refer to the list of references or to a
 * footnote are left out: as text, "40 patients<sup>12</sup>" would say 4012 patients, and "[12]" is a citation of ours.
 */
import type { XmlElement } from '@/lib/evidence/import/formats/parse-xml'
import { foldSpaces } from '@/lib/evidence/import/formats/reader'
import { convertShifted, TextBuilder } from '@/lib/evidence/import/formats/strip-markup'

/** Placeholder for a reference mark until it is removed with its brackets; XML does not allow this character. */
const mark = '\u0001'
const bracketedMarks = /\s?[[(]\s?\u0001(?:[\s,;–—-]*\u0001)*\s?[\])]/g
const plainMarks = /\u0001(?:[\s,;–—-]*\u0001)*/g

/** Elements that contain no text of the article. */
const skipped = new Set([
  'fig',
  'fig-group',
  'supplementary-material',
  'tex-math',
  'graphic',
  'inline-graphic',
  'media',
  'object-id',
])
/** Blocks that are read separately. */
const blocks = new Set(['table-wrap', 'table-wrap-group', 'list', 'def-list', 'disp-quote', 'boxed-text', 'fn'])

/** The text of a heading or a paragraph, without the blocks in it. */
export function readText(element: XmlElement | undefined): string {
  return element ? removeMarks(collect(element, (name) => !skipped.has(name) && !blocks.has(name))) : ''
}

/** The text of a cell, including the blocks in it. */
export function readWholeText(element: XmlElement): string {
  return removeMarks(collect(element, (name) => !skipped.has(name)))
}

function removeMarks(text: string): string {
  return foldSpaces(text.includes(mark) ? text.replace(bracketedMarks, '').replace(plainMarks, '') : text)
}

type Choose = (name: string) => boolean

function collect(element: XmlElement, isRead: Choose): string {
  const text = new TextBuilder()
  for (const child of element.children) {
    if (typeof child === 'string') text.add(child)
    else if (child.name === 'sup' || child.name === 'sub') {
      text.add(shift(text.last, collect(child, isRead), child.name))
    } else if (child.name === 'xref') text.add(readReference(child, isRead))
    else if (separated.has(child.name)) text.add(` ${isRead(child.name) ? collect(child, isRead) : ''} `)
    else if (isRead(child.name)) text.add(collect(child, isRead))
  }
  return text.toString()
}

/** Lines of their own. */
const separated = new Set(['break', 'p', 'list', 'list-item', 'title', 'disp-formula'])

/** Superscript marks are separated by superscript commas. */
function shift(before: string, piece: string, place: 'sup' | 'sub'): string {
  if (piece.includes(mark) && /^[\u0001\s,;–—-]+$/.test(piece)) return mark
  return convertShifted(before, piece, place)
}

function readReference(xref: XmlElement, isRead: Choose): string {
  const text = collect(xref, isRead)
  const type = xref.attributes['ref-type'] ?? ''
  const refersOut = type === 'bibr' || type === 'fn' || type === 'table-fn' || type === 'aff' || type === 'corresp'
  return refersOut && /^[\s\d,;–—*†‡§¶#[\]()-]*$|^\s*[a-z]\s*$/i.test(text) ? mark : text
}
