/**
 * Resolves citation marks while text streams and checks each cited sentence against its sources. It promises that
 * every mark it sends has a source, that the text contains nothing that the client loads automatically, and that
 * every span is exact. A sentence whose figures are not in its sources is always reported, never dropped.
 */

import { MarkupReader } from '@/lib/answer/markdown/disarm-markup'
import type { EngineEvent, GroundedPrompt, GroundedSource } from '@/lib/engines/engine'
import { type ClaimVerdict, checkClaim, type PreparedSource, prepareSource } from '@/lib/evidence/verify/check-claim'
import type { Support } from '@/lib/evidence/verify/check-support'
import type { AnswerMessages } from '@/lib/shared/messages/answer-message-shape'
import type { Annotation, AnswerEvent } from '@/lib/wire/answer-events'
import type { EvidenceCheck, EvidenceItem } from '@/lib/wire/evidence'
import { MarkReader } from './citation-marks'
import { toReferenceList } from './reference-list'
import { SentenceChecks } from './verify-sentences'

export interface CiteOptions {
  /** Text printed with a source beside what the article states. */
  words: AnswerMessages
  /** Printed before the first word of each choice, except a choice that only calls tools; '' for none. */
  preface: string
  /** False for JSON answers, whose text must reach the client unchanged. */
  bindMarks: boolean
  /** False for text that is meant to differ in wording from its sources. */
  comparesWording: boolean
  /** Whether to append a References section. */
  references: boolean
  /** Whether to send each check of the first choice as soon as its sentence is complete. */
  liveChecks: boolean
}

/** The citations of the first choice; complete when the events have ended. */
export interface CitedEvidence {
  items: EvidenceItem[]
  checks: EvidenceCheck[]
}

type TextEvent = Extract<EngineEvent, { type: 'delta' | 'finish' }>
type CitedEvent = Extract<AnswerEvent, { type: 'delta' | 'checks' | 'finish' }>

/**
 * Resolves the citation marks of an answer, event by event. Plain calls rather than a generator, because this runs
 * for every token.
 */
export class Citer {
  /** Filled from the first choice; complete once its `finish` has been read. */
  readonly cited: CitedEvidence
  private readonly sources: GroundedSource[]
  private readonly options: CiteOptions
  private readonly texts: CheckedSources
  private readonly choices = new Map<number, ChoiceCitations>()

  constructor({ sources }: Pick<GroundedPrompt, 'sources'>, options: CiteOptions) {
    this.sources = sources
    this.options = options
    this.texts = new CheckedSources(sources)
    this.cited = { items: sources.map(({ item }) => item), checks: [] }
  }

  /** @returns the events to send now, in order: usually one, none while text may still become a mark */
  read(event: TextEvent): CitedEvent[] {
    if (!this.options.bindMarks) return [event.type === 'finish' ? { ...event, annotations: [] } : event]
    const book = this.choices.get(event.choice) ?? new ChoiceCitations(this.sources, this.texts, this.options)
    this.choices.set(event.choice, book)
    return event.type === 'finish' ? this.finish(book, event) : this.readDelta(book, event)
  }

  private readDelta(book: ChoiceCitations, event: Extract<TextEvent, { type: 'delta' }>): CitedEvent[] {
    if (event.toolCalls?.length || event.functionCall) book.hasCalls = true
    if (event.content === undefined) return [event]
    const ready = book.push(event.content)
    const out = ready === event.content ? [event] : replaceContent(event, ready)
    const checks = this.toCheckEvents(book, event.choice)
    return checks.length > 0 ? [...out, ...checks] : out
  }

  /** Checks follow the text that they describe. */
  private toCheckEvents(book: ChoiceCitations, choice: number): CitedEvent[] {
    const checks = this.options.liveChecks && choice === 0 ? book.newChecks() : []
    return checks.length > 0 ? [{ type: 'checks', checks }] : []
  }

  private finish(book: ChoiceCitations, event: Extract<TextEvent, { type: 'finish' }>): CitedEvent[] {
    const withReferences = this.options.references && event.reason === 'stop' && !book.hasCalls
    const closing = book.close() + (withReferences ? toReferenceList(book.citedItems(), this.options.words) : '')
    if (event.choice === 0)
      Object.assign(this.cited, { items: book.items(), checks: book.checks } satisfies CitedEvidence)
    const finish: CitedEvent = { ...event, annotations: book.annotations() }
    const closingEvents = [...this.toCheckEvents(book, event.choice), finish]
    return closing === ''
      ? closingEvents
      : [{ type: 'delta', choice: event.choice, content: closing }, ...closingEvents]
  }
}

function replaceContent({ content, ...rest }: Extract<TextEvent, { type: 'delta' }>, ready: string): CitedEvent[] {
  if (ready !== '') return [{ ...rest, content: ready }]
  return rest.toolCalls || rest.functionCall || rest.refusal || rest.logprobs ? [rest] : []
}

function toSupport(claim: ClaimVerdict | null): Support | null {
  return claim && { status: claim.status, verdict: claim.verdict, missing: claim.missing }
}

/** The citation marks and checks of one choice. */
class ChoiceCitations {
  private readonly sources: GroundedSource[]
  private readonly markup = new MarkupReader()
  private readonly reader: MarkReader
  private readonly sentences: SentenceChecks
  private sentChecks = 0
  /** The choice calls tools, so its text is not a finished answer. */
  hasCalls = false
  /** Text to print before the first word; '' once printed. */
  private preface: string
  /** Whitespace before the first word. Some models write it before a tool call, where no preface belongs. */
  private blank = ''

  constructor(sources: GroundedSource[], texts: CheckedSources, { comparesWording, preface }: CiteOptions) {
    this.sources = sources
    this.preface = preface
    this.reader = new MarkReader(sources.map(({ n }) => n))
    this.sentences = new SentenceChecks(this.reader.marks, (sentence, items) =>
      toSupport(checkClaim(sentence, texts.of(items), { comparesWording })),
    )
  }

  get checks(): EvidenceCheck[] {
    return this.sentences.all
  }

  /** @returns the checks added since the last call */
  newChecks(): EvidenceCheck[] {
    const fresh = this.checks.slice(this.sentChecks)
    this.sentChecks = this.checks.length
    return fresh
  }

  push(piece: string): string {
    if (this.preface === '') return this.read(piece)
    this.blank += piece
    if (this.blank.trim() === '') return ''
    return this.takePreface() + this.read(this.takeBlank())
  }

  private takePreface(): string {
    const { preface } = this
    this.preface = ''
    this.reader.skip(preface.length)
    this.sentences.skip(preface.length)
    return preface
  }

  private takeBlank(): string {
    const { blank } = this
    this.blank = ''
    return blank
  }

  private read(piece: string): string {
    const ready = this.reader.push(this.markup.push(piece))
    this.sentences.push(ready)
    return ready
  }

  close(): string {
    const before = this.hasCalls ? '' : this.takePreface()
    return before + this.read(this.takeBlank()) + this.closeReader()
  }

  private closeReader(): string {
    const rest = this.reader.push(this.markup.close()) + this.reader.close()
    this.sentences.close(rest)
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
}

/** Each source, prepared for comparison when it is first cited. */
class CheckedSources {
  private readonly prepared: Map<number, PreparedSource>

  constructor(sources: GroundedSource[]) {
    this.prepared = new Map(sources.map((source) => [source.n, prepareSource(source)]))
  }

  of(numbers: number[]): PreparedSource[] {
    return numbers.flatMap((n) => this.prepared.get(n) ?? [])
  }
}
