/** Which paragraphs of a Word file are headings, by their styles. */
import { findChild, findChildren, findDescendant, type XmlElement } from '@/lib/evidence/import/formats/parse-xml'

type ParagraphKind = { type: 'heading'; level: number } | { type: 'title' | 'caption' | 'contents' | 'text' }

/** By the id of the style. */
export type Styles = ReadonlyMap<string, ParagraphKind>

const levelsMax = 6
/** A style may be based on another one; a file with a cycle is invalid. */
const basesMax = 10

export function readStyles(styles: XmlElement | null): Styles {
  const byId = new Map(
    findChildren(styles ?? undefined, 'w:style').map((style) => [style.attributes['w:styleId'] ?? '', style]),
  )
  return new Map([...byId].map(([id, style]) => [id, classify(style, byId)]))
}

function classify(style: XmlElement, byId: ReadonlyMap<string, XmlElement>): ParagraphKind {
  let here: XmlElement | undefined = style
  for (let bases = 0; here && bases < basesMax; bases += 1) {
    const kind = classifyName(readValue(here, 'w:name')) ?? readLevel(findChild(here, 'w:pPr'))
    if (kind) return kind
    here = byId.get(readValue(here, 'w:basedOn'))
  }
  return { type: 'text' }
}

/** Word stores the English names of its own styles whatever its language. */
function classifyName(name: string): ParagraphKind | null {
  const level = /^heading ([1-9])$/i.exec(name)?.[1]
  if (level) return { type: 'heading', level: Math.min(levelsMax, Number(level)) }
  if (/^title$/i.test(name)) return { type: 'title' }
  if (/^caption$/i.test(name)) return { type: 'caption' }
  return /^(?:toc \d|toc heading|table of figures)$/i.test(name) ? { type: 'contents' } : null
}

/** Level 9 is body text. */
function readLevel(properties: XmlElement | undefined): ParagraphKind | null {
  const level = readValue(properties, 'w:outlineLvl')
  return /^[0-8]$/.test(level) ? { type: 'heading', level: Math.min(levelsMax, Number(level) + 1) } : null
}

export function classifyParagraph(paragraph: XmlElement, styles: Styles): ParagraphKind {
  const properties = findChild(paragraph, 'w:pPr')
  return readLevel(properties) ?? styles.get(readValue(properties, 'w:pStyle')) ?? { type: 'text' }
}

/** The value of a property, empty if it is not stated. */
export function readValue(element: XmlElement | undefined, ...path: string[]): string {
  return findDescendant(element, ...path)?.attributes['w:val'] ?? ''
}
