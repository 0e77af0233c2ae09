/**
 * The body of an article as passages: its paragraphs and lists under the path of their headings, and each table by
 * itself. Figures are images, and are not read.
 */
import type { Passage, Section } from '@/lib/evidence/article/article'
import { classifyHeading } from '@/lib/evidence/import/formats/classify-heading'
import { findChild, findChildren, type XmlElement } from '@/lib/evidence/import/formats/parse-xml'
import { readTable } from './read-table'
import { readText } from './read-text'

/** A few paragraphs: what is shown around a quotation, and what a model is sent of it. */
const passageCharacters = 2000
/** Every passage repeats its headings. */
const labelCharactersMax = 300

interface Place {
  headings: string[]
  section: Section
}

export function readBody(root: XmlElement): Omit<Passage, 'ordinal'>[] {
  const writer = new PassageWriter()
  const body = findChild(root, 'body')
  if (body) writer.readBlocks(body, { headings: [], section: 'other' })
  // Some publishers put all tables after the text.
  for (const name of ['back', 'floats-group', 'floats-wrap']) {
    for (const group of findChildren(root, name)) writer.readTables(group, { headings: [], section: 'results' })
  }
  return writer.passages
}

class PassageWriter {
  readonly passages: Omit<Passage, 'ordinal'>[] = []
  private held: string[] = []
  private characters = 0

  readBlocks(element: XmlElement, place: Place): void {
    for (const child of element.children) if (typeof child !== 'string') this.readBlock(child, place)
    this.close(place)
  }

  /** Only the tables: in a group of floats the rest is figures. */
  readTables(element: XmlElement, place: Place): void {
    for (const table of listTables(element)) this.addTable(table, place)
  }

  private readBlock(element: XmlElement, place: Place): void {
    const { name } = element
    if (name === 'sec') {
      this.close(place)
      this.readBlocks(element, enter(element, place))
    } else if (name === 'p') {
      this.add(readText(element), place)
      // A paragraph may contain lists and tables.
      for (const child of element.children) if (isBlock(child)) this.readBlock(child, place)
    } else if (name === 'table-wrap') this.addTable(element, place)
    else if (containers.has(name)) {
      for (const child of element.children) if (typeof child !== 'string') this.readBlock(child, place)
    }
  }

  private add(text: string, place: Place): void {
    if (text === '') return
    if (this.characters > 0 && this.characters + text.length > passageCharacters) this.close(place)
    this.held.push(text)
    this.characters += text.length
  }

  private close({ headings, section }: Place): void {
    if (this.held.length > 0) this.passages.push({ section, label: toLabel(headings), text: this.held.join('\n\n') })
    this.held = []
    this.characters = 0
  }

  private addTable(element: XmlElement, place: Place): void {
    this.close(place)
    const table = readTable(element)
    const section = baseline.test(table.name) ? 'methods' : tableSections[place.section]
    const label = toLabel([...place.headings, table.name])
    let lines: string[] = []
    let characters = 0
    const close = () => {
      if (lines.length > 0) this.passages.push({ section, label, text: lines.join('\n') })
      lines = []
      characters = 0
    }
    for (const line of table.lines) {
      if (characters > 0 && characters + line.length > passageCharacters) close()
      lines.push(line)
      characters += line.length
    }
    close()
  }
}

const containers = new Set([
  'list',
  'list-item',
  'disp-quote',
  'def-item',
  'def-list',
  'boxed-text',
  'table-wrap-group',
  'statement',
  'verse-group',
  'def',
  'caption',
  'sec-group',
])

function isBlock(child: XmlElement | string): child is XmlElement {
  return typeof child !== 'string' && (child.name === 'table-wrap' || child.name === 'p' || containers.has(child.name))
}

function listTables(element: XmlElement): XmlElement[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string') return []
    if (child.name === 'table-wrap') return [child]
    return tableGroups.has(child.name) ? listTables(child) : []
  })
}

const tableGroups = new Set(['table-wrap-group', 'sec', 'app', 'app-group'])

const baseline = /\b(?:baseline|characteristics|demographics?)\b/i

/** A table in the introduction or the discussion compares other studies. */
const tableSections: Record<Section, Section> = {
  question: 'background',
  background: 'background',
  methods: 'methods',
  results: 'results',
  harms: 'harms',
  conclusion: 'results',
  recommendation: 'recommendation',
  limitations: 'limitations',
  other: 'other',
}

function enter(section: XmlElement, { headings, section: outer }: Place): Place {
  const title = readText(findChild(section, 'title')).replace(/[:.]$/, '')
  return {
    headings: title === '' ? headings : [...headings, title],
    section: classifyHeading(title, section.attributes['sec-type'] ?? '', headings.length === 0 ? 'other' : outer),
  }
}

function toLabel(headings: string[]): string {
  return headings.join(' › ').slice(0, labelCharactersMax).toWellFormed()
}
