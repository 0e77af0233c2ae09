/** Reads a guideline or an article from a Word file: headings by their styles, lists, and tables. */
import { articleFromDocument, type ReadDocument } from '@/lib/evidence/import/formats/document/article-from-document'
import type { DocumentBlock } from '@/lib/evidence/import/formats/document/document-block'
import { type DocumentFacts, hashDocument } from '@/lib/evidence/import/formats/document/document-facts'
import { collectText, findChild, type XmlElement } from '@/lib/evidence/import/formats/parse-xml'
import { foldSpaces, type ReaderEvent, RefusedFile } from '@/lib/evidence/import/formats/reader'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { type OpenDocx, openDocx } from './open-docx'
import { readTable } from './read-table'
import { readParagraph } from './read-text'
import { classifyParagraph, readStyles, type Styles } from './styles'

/** @throws RefusedFile when the file can't be read, or has no text */
export async function* readDocx(
  file: string,
  name: string,
  facts: DocumentFacts,
  checkedAt: string,
): AsyncGenerator<ReaderEvent> {
  const opened = await openDocx(file, name)
  const document = readDocument(opened)
  if (document.firstLines.length === 0) throw new RefusedFile(serverMessage('docx_without_text', { name }))
  yield* articleFromDocument({ hash: await hashDocument(file), ...document }, facts, checkedAt)
}

/** Where a document states its date, its owner and its licence. */
const frontLines = 80
const backLines = 30

function readDocument({ document, styles, properties }: OpenDocx): Omit<ReadDocument, 'hash'> {
  const reader = new DocxReader(readStyles(styles))
  reader.readAll(findChild(document, 'w:body') ?? document)
  const { blocks } = reader
  const lines = blocks.flatMap((block) => (block.type === 'table' ? block.lines : [block.text]))
  const stated = foldSpaces(collectText(findChild(properties ?? undefined, 'dc:title')))
  const authors = foldSpaces(collectText(findChild(properties ?? undefined, 'dc:creator')))
  const firstLines = [...reader.titles, ...lines.slice(0, frontLines)]
  return {
    blocks,
    title: reader.titles[0] ?? (isPrinted(stated, firstLines) ? stated : firstHeading(blocks)),
    authors: isPrinted(authors, firstLines) ? authors.split(/\s*;\s*/).filter(Boolean) : [],
    firstLines,
    lastLines: lines.slice(-backLines),
  }
}

/** Word fills the title with the first line ever written, and the author with the account name. */
function isPrinted(stated: string, lines: readonly string[]): boolean {
  return stated !== '' && lines.some((line) => line.toLowerCase().includes(stated.toLowerCase()))
}

/** A single first-level heading before all others is the title of the document. */
function firstHeading(blocks: readonly DocumentBlock[]): string | null {
  const [first] = blocks
  if (first?.type !== 'heading') return null
  const isOnly = blocks.filter((block) => block.type === 'heading' && block.level <= first.level).length === 1
  return isOnly ? first.text : null
}

class DocxReader {
  readonly blocks: DocumentBlock[] = []
  /** Paragraphs in the style of a title. */
  readonly titles: string[] = []
  private readonly styles: Styles
  /** The text above a table. */
  private caption = ''

  constructor(styles: Styles) {
    this.styles = styles
  }

  readAll(element: XmlElement): void {
    for (const child of element.children) {
      if (typeof child === 'string') continue
      if (child.name === 'w:p') {
        this.readParagraph(child)
        for (const box of listTextBoxes(child)) this.readAll(box)
      } else if (child.name === 'w:tbl') this.readTable(child)
      else if (containers.has(child.name)) this.readAll(child)
    }
  }

  private readParagraph(element: XmlElement): void {
    const kind = classifyParagraph(element, this.styles)
    const text = readParagraph(element)
    if (text === '' || kind.type === 'contents') return
    this.caption = /^table\s+\S+/i.test(text) && text.length <= 300 ? text.replace(/\.$/, '') : ''
    if (kind.type === 'title') this.titles.push(text)
    else if (kind.type === 'heading') this.blocks.push({ ...kind, text, page: null })
    else this.blocks.push({ type: 'text', text, page: null })
  }

  private readTable(element: XmlElement): void {
    const lines = readTable(element)
    if (lines.length === 0) return
    if (this.caption !== '') this.blocks.pop()
    this.blocks.push({ type: 'table', name: this.caption, lines, page: null })
    this.caption = ''
  }
}

/** Boxes are anchored in a paragraph; a copy of each, for older programs, is in the fallback. */
function listTextBoxes(element: XmlElement): XmlElement[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string' || child.name === 'mc:Fallback' || child.name === 'w:del') return []
    return child.name === 'w:txbxContent' ? [child] : listTextBoxes(child)
  })
}

/** Content controls, tracked insertions, and text that Word wrapped for another program. */
const containers = new Set(['w:sdt', 'w:sdtContent', 'w:ins', 'w:moveTo', 'w:customXml', 'w:smartTag'])
