/** The citation marks and checks of one choice, and which of its sentences are sent. */
import { MarkupReader } from '@/lib/answer/markdown/disarm-markup'
import type { GroundedSource } from '@/lib/engines/engine'
import type { Annotation } from '@/lib/wire/answer-events'
import type { EvidenceCheck, EvidenceItem, MinSupport } from '@/lib/wire/evidence'
import type { SentenceJudge, UnsureCheck } from './check/judge-sentence'
import { SupportFilter } from './check/support-filter'
import { type Mark, MarkReader } from './citation-marks'
import { SentenceChecks } from './verify-sentences'

/** The citations of a choice; complete once it is closed. */
export interface CitedEvidence {
  items: EvidenceItem[]
  checks: EvidenceCheck[]
  /** Number of sentences left out; absent if all are sent. */
  leftOut?: number
}

interface ChoiceOptions {
  preface: string
  findsUncited: boolean
  minSupport: MinSupport | null
}

export class ChoiceCitations {
  private readonly sources: GroundedSource[]
  private readonly markup = new MarkupReader()
  private readonly reader: MarkReader
  private readonly judge: SentenceJudge
  private readonly sentences: SentenceChecks
  private readonly filter: SupportFilter | null
  private sentChecks = 0
  /** The choice calls tools, so its text is not a finished answer. */
  hasCalls = false
  /** Text to print before the first word; '' once printed. */
  private preface: string
  /** Whitespace before the first word. Some models write it before a tool call, where no preface belongs. */
  private blank = ''

  constructor(sources: GroundedSource[], judge: SentenceJudge, { preface, findsUncited, minSupport }: ChoiceOptions) {
    this.sources = sources
    this.preface = preface
    this.judge = judge
    this.filter = minSupport && new SupportFilter(minSupport)
    this.reader = new MarkReader(sources.map(({ n }) => n))
    this.sentences = new SentenceChecks(this.reader, {
      judge: (sentence) => judge.judge(sentence),
      readsAll: findsUncited || this.filter !== null,
      onUnit: this.filter?.add,
    })
  }

  get unsure(): UnsureCheck[] {
    return this.judge.unsure
  }

  /** Number of sentences left out; 0 if all are sent. */
  get leftOut(): number {
    return this.filter?.count ?? 0
  }

  private get marks(): Mark[] {
    const { filter } = this
    if (!filter) return this.reader.marks
    return this.reader.marks.flatMap(({ n, start, end }) => {
      const sent = filter.toSent([start, end])
      return sent ? [{ n, start: sent[0], end: sent[1] }] : []
    })
  }

  /** @returns the checks added since the last call */
  takeNewChecks(): EvidenceCheck[] {
    const { all } = this.sentences
    if (this.sentChecks === all.length) return []
    const fresh = all.slice(this.sentChecks)
    this.sentChecks = all.length
    return this.toSentChecks(fresh)
  }

  /** With offsets in the text as sent; without those of sentences that were left out. */
  private toSentChecks(checks: EvidenceCheck[]): EvidenceCheck[] {
    const { filter } = this
    return filter ? checks.filter((check) => filter.keeps(check)).flatMap((check) => moveCheck(check, filter)) : checks
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
    this.filter?.skip(preface.length)
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
    return this.filter ? this.filter.release(ready, this.sentences.settledTo) : ready
  }

  close(): string {
    const before = this.hasCalls ? '' : this.takePreface()
    return before + this.read(this.takeBlank()) + this.closeReader()
  }

  private closeReader(): string {
    const rest = this.reader.push(this.markup.close()) + this.reader.close()
    this.sentences.close(rest)
    return this.filter ? this.filter.release(rest, this.sentences.settledTo) : rest
  }

  /**
   * @param text of the server itself, whose citations count and which is not checked
   * @returns the text to send, after that of `close`
   */
  append(text: string): string {
    const ready = this.reader.push(text) + this.reader.close()
    this.sentences.skip(ready.length)
    this.filter?.skip(ready.length)
    return ready
  }

  listCitedItems(): EvidenceItem[] {
    const used = new Set(this.marks.map(({ n }) => n))
    return this.sources.flatMap(({ n, item }) => (used.has(n) ? [item] : []))
  }

  /** Complete once the choice is closed. */
  summarize(): CitedEvidence {
    const { marks } = this
    const items = this.sources.map(({ n, item }) => ({
      ...item,
      spans: marks.filter((mark) => mark.n === n).map(({ start, end }): [number, number] => [start, end]),
    }))
    return { items, checks: this.toSentChecks(this.sentences.all), ...(this.filter && { leftOut: this.filter.count }) }
  }

  toAnnotations(): Annotation[] {
    const itemOf = new Map(this.sources.map(({ n, item }) => [n, item]))
    return this.marks.flatMap(({ n, start, end }) => {
      const item = itemOf.get(n)
      if (!item) return []
      const { title, url, quote } = item
      return [
        { type: 'url_citation', url_citation: { start_index: start, end_index: end, title, url, content: quote } },
      ]
    })
  }
}

function moveCheck(check: EvidenceCheck, filter: SupportFilter): EvidenceCheck[] {
  const sent = filter.toSent([check.start, check.end])
  if (!sent) return []
  const moved = { ...check, start: sent[0], end: sent[1] }
  if (!check.differences) return [moved]
  const answer = check.differences.answer.map((span) => filter.toSent(span)).filter((span) => span !== null)
  return [{ ...moved, differences: { ...check.differences, answer } }]
}
