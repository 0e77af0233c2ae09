/**
 * Binds marks to sources while text streams and compares each cited sentence with what it cites. It promises that no
 * mark without a source leaves the house and that every span is exact; a sentence whose figures are not in its sources
 * is reported, never silently dropped and never silently kept.
 */
import type { EngineEvent, GroundedPrompt, GroundedSource } from '@/lib/engines/engine'
import { splitSentences } from '@/lib/evidence/sentences'
import { checkSentence, type PreparedPassages, preparePassages } from '@/lib/evidence/support'
import type { Annotation, AnswerEvent } from '@/lib/wire/events'
import type { EvidenceCheck, EvidenceItem } from '@/lib/wire/evidence'
import { MarkReader } from './marks'
import { toReferenceList } from './references'

export interface CiteOptions {
  /** Said before the engine's first word; '' for nothing. */
  preface: string
  /** False for JSON answers, whose text must reach the client untouched. */
  bindMarks: boolean
  /** Whether a References section closes the content. */
  references: boolean
}

/**
 * A line longer than this is checked as far as its last whole sentence: a text without a line break would otherwise be
 * held in memory to its end, for every answer that a slow reader keeps open.
 */
const uncheckedCharactersMax = 16_384

/** What the first choice cited; complete when the events have ended. */
export interface Cited {
  items: EvidenceItem[]
  checks: EvidenceCheck[]
}

type Writing = Extract<EngineEvent, { type: 'delta' | 'finish' }>
type CitedEvent = Extract<AnswerEvent, { type: 'delta' | 'finish' }>

/** Binds the marks of an answer, event by event. Plain calls, not a generator: this runs for every token. */
export class Citer {
  /** Filled from the first choice, complete when its `finish` has been read. */
  readonly cited: Cited
  private readonly sources: GroundedSource[]
  private readonly options: CiteOptions
  private readonly texts: SourceTexts
  private readonly books = new Map<number, ChoiceBook>()

  constructor({ sources }: Pick<GroundedPrompt, 'sources'>, options: CiteOptions) {
    this.sources = sources
    this.options = options
    this.texts = new SourceTexts(sources)
    this.cited = { items: sources.map(({ item }) => item), checks: [] }
  }

  /** @returns what goes out now, in order: usually one event, none while text may yet become a mark */
  read(event: Writing): CitedEvent[] {
    if (!this.options.bindMarks) return [event.type === 'finish' ? { ...event, annotations: [] } : event]
    const known = this.books.get(event.choice)
    if (known) return this.readInto(known, event)
    const book = new ChoiceBook(this.sources, this.texts)
    this.books.set(event.choice, book)
    const { preface } = this.options
    if (preface === '') return this.readInto(book, event)
    return [{ type: 'delta', choice: event.choice, content: book.skip(preface) }, ...this.readInto(book, event)]
  }

  private readInto(book: ChoiceBook, event: Writing): CitedEvent[] {
    if (event.type === 'finish') return this.finish(book, event)
    if (event.content === undefined) return [event]
    const ready = book.push(event.content)
    if (ready === event.content) return [event]
    const { content, ...rest } = event
    if (ready !== '') return [{ ...rest, content: ready }]
    return rest.toolCalls || rest.functionCall || rest.refusal || rest.logprobs ? [rest] : []
  }

  private finish(book: ChoiceBook, event: Extract<Writing, { type: 'finish' }>): CitedEvent[] {
    const withReferences = this.options.references && event.reason === 'stop'
    const closing = book.close() + (withReferences ? toReferenceList(book.citedItems()) : '')
    if (event.choice === 0) Object.assign(this.cited, { items: book.items(), checks: book.checks } satisfies Cited)
    const finish: CitedEvent = { ...event, annotations: book.annotations() }
    return closing === '' ? [finish] : [{ type: 'delta', choice: event.choice, content: closing }, finish]
  }
}

/** The marks and checks of one choice. */
class ChoiceBook {
  readonly checks: EvidenceCheck[] = []
  private readonly sources: GroundedSource[]
  private readonly texts: SourceTexts
  private readonly reader: MarkReader
  /** Text let through since the last line that was checked, and where it starts in the content. */
  private unchecked = ''
  private uncheckedStart = 0
  private checkedMarks = 0
  private inFence = false

  constructor(sources: GroundedSource[], texts: SourceTexts) {
    this.sources = sources
    this.texts = texts
    this.reader = new MarkReader(sources.map(({ n }) => n))
  }

  skip(text: string): string {
    this.reader.skip(text.length)
    this.uncheckedStart += text.length
    return text
  }

  push(piece: string): string {
    const ready = this.reader.push(piece)
    this.unchecked += ready
    if (ready.includes('\n')) this.checkWholeLines()
    if (this.unchecked.length > uncheckedCharactersMax) this.checkWholeSentences()
    return ready
  }

  close(): string {
    const rest = this.reader.close()
    this.unchecked += rest
    this.checkLine(this.unchecked)
    return rest
  }

  citedItems(): EvidenceItem[] {
    const used = new Set(this.reader.marks.map(({ n }) => n))
    return this.sources.flatMap(({ n, item }) => (used.has(n) ? [item] : []))
  }

  items(): EvidenceItem[] {
    return this.sources.map(({ n, item }) => ({
      ...item,
      spans: this.reader.marks.filter((mark) => mark.n === n).map(({ start, end }): [number, number] => [start, end]),
    }))
  }

  annotations(): Annotation[] {
    const itemOf = new Map(this.sources.map(({ n, item }) => [n, item]))
    return this.reader.marks.flatMap(({ n, start, end }) => {
      const item = itemOf.get(n)
      if (!item) return []
      const { title, url, quote } = item
      return [
        { type: 'url_citation', url_citation: { start_index: start, end_index: end, title, url, content: quote } },
      ]
    })
  }

  private checkWholeLines(): void {
    const end = this.unchecked.lastIndexOf('\n') + 1
    const rest = this.unchecked.slice(end)
    for (const line of this.unchecked.slice(0, end).split(/(?<=\n)/)) this.checkLine(line)
    this.unchecked = rest
  }

  /** The last two sentences stay, since more of them or their marks may follow; one that never ends is checked as it is. */
  private checkWholeSentences(): void {
    const { unchecked } = this
    const last = splitSentences(unchecked).at(-2)?.start ?? 0
    const end = last > 0 ? last : unchecked.length
    this.checkLine(unchecked.slice(0, end))
    this.unchecked = unchecked.slice(end)
  }

  private checkLine(line: string): void {
    const isFenceMark = /^\s*(?:```|~~~)/.test(line)
    if (isFenceMark) this.inFence = !this.inFence
    if (!isFenceMark && !this.inFence) this.checkSentences(line)
    this.uncheckedStart += line.length
  }

  private checkSentences(line: string): void {
    const { marks } = this.reader
    if (this.checkedMarks === marks.length) return
    for (const unit of joinTrailingMarks(line, splitSentences(line))) {
      const start = this.uncheckedStart + unit.start
      const end = this.uncheckedStart + unit.end
      const cited = new Set<number>()
      for (let mark = marks[this.checkedMarks]; mark && mark.end <= end; mark = marks[this.checkedMarks]) {
        cited.add(mark.n)
        this.checkedMarks += 1
      }
      if (cited.size === 0) continue
      const items = [...cited]
      const sentence = readable(line.slice(unit.start, unit.end))
      this.checks.push({ start, end, items, ...checkSentence(sentence, this.texts.of(items)) })
    }
  }
}

/** Passages of each source, prepared for comparison when first cited. */
class SourceTexts {
  private readonly sources: Map<number, GroundedSource>
  private readonly prepared = new Map<string, PreparedPassages>()

  constructor(sources: GroundedSource[]) {
    this.sources = new Map(sources.map((source) => [source.n, source]))
  }

  of(numbers: number[]): PreparedPassages {
    const key = numbers.join()
    const known = this.prepared.get(key)
    if (known) return known
    const prepared = preparePassages(numbers.flatMap((n) => textsOf(this.sources.get(n))))
    this.prepared.set(key, prepared)
    return prepared
  }
}

/** What a sentence on a source may rest on: its passages and what is printed of the record itself. */
function textsOf(source: GroundedSource | undefined): string[] {
  if (!source) return []
  const { item, typeLabel, participants, sentences } = source
  const size = participants === null ? '' : `n = ${participants} n = ${participants.toLocaleString('en-US')}`
  return [
    sentences.map(({ text }) => text).join(' '),
    `${item.title}. ${item.journal} ${item.year}. ${typeLabel}. ${size}`,
  ]
}

/** "… fell by a third. [1]": a unit that begins with a mark belongs to the sentence before it. */
function joinTrailingMarks(line: string, units: { start: number; end: number }[]): { start: number; end: number }[] {
  const joined: { start: number; end: number }[] = []
  for (const unit of units) {
    const previous = joined.at(-1)
    const beginsWithMark = /^\s*\[\d/.test(line.slice(unit.start, unit.end))
    if (beginsWithMark && previous) previous.end = unit.end
    else joined.push({ ...unit })
  }
  return joined
}

/** A sentence as a reader sees it: list and emphasis signs gone, escapes undone, marks and the addresses of links taken out. */
function readable(text: string): string {
  return text
    .replace(/(?<!\\)\[\d+\]/g, '')
    .replace(/(?<!\\)\[([^[\]\n]{1,300})\]\([^()\s]{1,2000}(?: "[^"\n]{0,300}")?\)/g, '$1')
    .replace(/https?:\/\/[^\s)]{1,2000}/g, '')
    .replace(/^\s*(?:[-*+>#]+|\d+[.)])\s+/, '')
    .replace(/\*\*|__/g, '')
    .replace(/\\([\\`*_~[\]|<])/g, '$1')
    .trim()
}
