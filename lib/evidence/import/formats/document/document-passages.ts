/**
 * The passages of a document: its paragraphs under the path of their headings, each table by itself. A passage is on
 * one page. Lists of references and tables of contents are left out: they say nothing that could be quoted.
 */
import type { Passage, Section } from '@/lib/evidence/article/article'
import { placeUnderAbstract } from '@/lib/evidence/article/full-text'
import { classifyHeading } from '@/lib/evidence/import/formats/classify-heading'
import { classifyGuidelineSection } from '@/lib/evidence/import/formats/guideline'
import { splitAbstract } from '@/lib/evidence/import/formats/split-abstract'
import type { DocumentBlock } from './document-block'

/** `article`: introduction, methods, results, discussion. `guideline`: what it says is its recommendation. */
type DocumentKind = 'article' | 'guideline'

/** A few paragraphs: what is shown around a quotation, and what a model is sent of it. */
const passageCharacters = 2000
/** Every passage repeats its headings. */
const labelCharactersMax = 300

const number = String.raw`^(?:(?:section|chapter|appendix)?\s*[\dA-Z]{1,2}(?:\.\d+)*\.?\s+)?`
const omitted = new RegExp(
  `${number}(?:references?(?: list)?|bibliography|(?:literature|works) cited|literatur(?:verzeichnis)?|(?:table of )?contents|(?:list of )?(?:tables|figures)|index|参考文献|目录)$`,
  'i',
)
const abstractHeading = /^(?:abstract|summary|zusammenfassung|摘要)$/i

export function passagesFromDocument(blocks: readonly DocumentBlock[], kind: DocumentKind): Passage[] {
  const writer = new DocumentPassages(kind)
  for (const block of blocks) writer.add(block)
  return writer.end()
}

interface Place {
  level: number
  text: string
  section: Section
}

class DocumentPassages {
  private readonly kind: DocumentKind
  private readonly passages: Omit<Passage, 'ordinal'>[] = []
  private path: Place[] = []
  /** The level of the heading whose text is left out. */
  private omittedLevel: number | null = null
  private held: string[] = []
  private page: number | null = null

  constructor(kind: DocumentKind) {
    this.kind = kind
  }

  add(block: DocumentBlock): void {
    if (block.type === 'heading') this.enter(block)
    else if (this.omittedLevel !== null) return
    else if (block.type === 'table') this.addTable(block)
    else this.addText(block)
  }

  end(): Passage[] {
    this.close()
    return this.passages.map((passage, ordinal) => ({ ordinal, ...passage }))
  }

  private enter({ level, text }: Extract<DocumentBlock, { type: 'heading' }>): void {
    this.close()
    if (this.omittedLevel !== null && level > this.omittedLevel) return
    this.omittedLevel = omitted.test(text) ? level : null
    while ((this.path.at(-1)?.level ?? 0) >= level) this.path.pop()
    const outer = this.path.length === 0 ? 'other' : (this.path.at(-1)?.section ?? 'other')
    this.path.push({ level, text, section: classifyHeading(withoutNumber(text), '', outer) })
  }

  private addText({ text, page }: { text: string; page: number | null }): void {
    const characters = this.held.reduce((sum, each) => sum + each.length, 0)
    if (page !== this.page || (characters > 0 && characters + text.length > passageCharacters)) this.close()
    this.page = page
    this.held.push(text)
  }

  private close(): void {
    const { held, page } = this
    this.held = []
    if (held.length > 0) this.push(this.listHeadings(), held.join('\n\n'), page)
  }

  private addTable({ name, lines, page }: Extract<DocumentBlock, { type: 'table' }>): void {
    this.close()
    let part: string[] = []
    const close = () => {
      if (part.length > 0) this.push([...this.listHeadings(), ...(name === '' ? [] : [name])], part.join('\n'), page)
      part = []
    }
    for (const line of lines) {
      if (part.join('\n').length + line.length > passageCharacters) close()
      part.push(line)
    }
    close()
  }

  private push(headings: string[], text: string, page: number | null): void {
    const label = toLabel(headings)
    const place = page === null ? {} : { page }
    const [last] = this.path.slice(-1)
    if (this.kind === 'article' && this.path.some((each) => abstractHeading.test(each.text))) {
      const parts = splitAbstract([{ label: '', text: text.replaceAll('\n\n', ' ') }])
      this.passages.push(...parts.map((part) => ({ ...toPassage(placeUnderAbstract(part)), ...place })))
    } else {
      const section = this.kind === 'guideline' ? classifyGuidelineSection(label) : (last?.section ?? 'other')
      this.passages.push({ section, label, text, ...place })
    }
  }

  private listHeadings(): string[] {
    return this.path.map(({ text }) => text)
  }
}

/** Of a long path the innermost headings, and with them the name of a table. */
function toLabel(headings: readonly string[]): string {
  const label = headings.join(' › ')
  if (label.length <= labelCharactersMax) return label
  return headings.length > 1 ? toLabel(headings.slice(1)) : label.slice(0, labelCharactersMax).toWellFormed()
}

function toPassage({ section, label, text }: Passage): Omit<Passage, 'ordinal'> {
  return { section, label, text }
}

export function withoutNumber(heading: string): string {
  return heading.replace(/^(?:\d{1,2}(?:\.\d{1,2})*\.?|[A-Z]\.)\s+/, '').replace(/[.:]$/, '')
}
