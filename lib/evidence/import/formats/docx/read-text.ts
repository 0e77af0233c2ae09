/**
 * The text of a paragraph of a Word file as a reader sees it: with insertions, without what is deleted,
 * struck out or hidden.
 */
import { dropCitations } from '@/lib/evidence/import/formats/document/drop-citations'
import { readShifted } from '@/lib/evidence/import/formats/document/read-shifted'
import { findChild, type XmlElement } from '@/lib/evidence/import/formats/parse-xml'
import { foldSpaces } from '@/lib/evidence/import/formats/reader'
import { readValue } from './styles'

/** Deleted or moved text, the code of a field, footnotes, and what is drawn. */
const skipped = new Set([
  'w:del',
  'w:moveFrom',
  'w:instrText',
  'w:footnoteReference',
  'w:endnoteReference',
  'w:drawing',
  'w:pict',
  'w:pPr',
  'w:rPr',
  'mc:Fallback',
])

export function readParagraph(paragraph: XmlElement): string {
  return dropCitations(foldSpaces(collect(paragraph, '')))
}

function collect(element: XmlElement, before: string): string {
  let text = ''
  for (const child of element.children) {
    if (typeof child === 'string' || skipped.has(child.name)) continue
    if (child.name === 'w:t') text += child.children.filter((each) => typeof each === 'string').join('')
    else if (child.name === 'w:tab' || child.name === 'w:br' || child.name === 'w:cr') text += ' '
    else if (child.name === 'w:noBreakHyphen') text += '-'
    else if (child.name === 'w:r') text += readRun(child, before + text)
    else text += collect(child, before + text)
  }
  return text
}

function readRun(run: XmlElement, before: string): string {
  const properties = findChild(run, 'w:rPr')
  if (['w:vanish', 'w:strike', 'w:dstrike'].some((name) => isOn(findChild(properties, name)))) return ''
  const text = collect(run, before)
  const place = readValue(properties, 'w:vertAlign')
  if (place === 'superscript') return readShifted(before, text, 'sup')
  return place === 'subscript' ? readShifted(before, text, 'sub') : text
}

function isOn(property: XmlElement | undefined): boolean {
  return property !== undefined && !/^(?:0|false|none)$/.test(property.attributes['w:val'] ?? '')
}
