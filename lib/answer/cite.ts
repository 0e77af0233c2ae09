/**
 * Resolves citation marks while text streams and checks each cited sentence against its sources. It promises that
 * every mark it sends has a source, that the text contains nothing that the client loads automatically, and that
 * every span is exact. A doubtful sentence is always reported, and left out only if the caller asked for that.
 */

import type { EngineEvent, GroundedPrompt, GroundedSource } from '@/lib/engines/engine'
import type { AnswerMessages } from '@/lib/shared/messages/answer-message-shape'
import type { AnswerEvent } from '@/lib/wire/answer-events'
import type { MinSupport, OpposingSource } from '@/lib/wire/evidence'
import { type JudgeOptions, PreparedSources, SentenceJudge, type UnsureCheck } from './check/judge-sentence'
import { ChoiceCitations, type CitedEvidence } from './choice-citations'
import { toOpposingList } from './opposing-list'
import { toReferenceList } from './reference-list'

export interface CiteOptions extends JudgeOptions {
  /** Text printed with a source in addition to what the article states. */
  words: AnswerMessages
  /** Printed before the first word of each choice, except a choice that only calls tools; '' for none. */
  preface: string
  /** False for JSON answers, whose text must reach the client unchanged. */
  bindMarks: boolean
  /** Sentences with less support are left out; null to send all. */
  minSupport: MinSupport | null
  /** Sources that point the other way, named below a finished answer. */
  opposing: readonly OpposingSource[]
  /** Whether to append a References section. */
  references: boolean
  /** Whether to send each check of the first choice as soon as its sentence is complete. */
  liveChecks: boolean
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
  private readonly prepared: PreparedSources
  private readonly options: CiteOptions
  private readonly choices = new Map<number, ChoiceCitations>()

  constructor({ sources }: Pick<GroundedPrompt, 'sources'>, options: CiteOptions) {
    this.sources = sources
    this.prepared = new PreparedSources(sources)
    this.options = options
    this.cited = { items: sources.map(({ item }) => item), checks: [] }
  }

  /** @returns the events to send now, in order: usually one, none while text may still become a mark */
  read(event: TextEvent): CitedEvent[] {
    if (!this.options.bindMarks) return [event.type === 'finish' ? { ...event, annotations: [] } : event]
    const citations = this.choices.get(event.choice) ?? this.open(event.choice)
    return event.type === 'finish' ? this.finish(citations, event) : this.readDelta(citations, event)
  }

  /** Checks of the first choice that the rules could not decide. */
  get unsure(): UnsureCheck[] {
    return this.choices.get(0)?.unsure ?? []
  }

  private open(choice: number): ChoiceCitations {
    const citations = new ChoiceCitations(this.sources, new SentenceJudge(this.prepared, this.options), this.options)
    this.choices.set(choice, citations)
    return citations
  }

  private readDelta(citations: ChoiceCitations, event: Extract<TextEvent, { type: 'delta' }>): CitedEvent[] {
    if (event.toolCalls?.length || event.functionCall) citations.hasCalls = true
    if (event.content === undefined) return [event]
    const ready = citations.push(event.content)
    const out = ready === event.content ? [event] : replaceContent(event, ready)
    const checks = this.toCheckEvents(citations, event.choice)
    return checks.length > 0 ? [...out, ...checks] : out
  }

  /** Checks follow the text that they describe. */
  private toCheckEvents(citations: ChoiceCitations, choice: number): CitedEvent[] {
    const checks = this.options.liveChecks && choice === 0 ? citations.takeNewChecks() : []
    return checks.length > 0 ? [{ type: 'checks', checks }] : []
  }

  private finish(citations: ChoiceCitations, event: Extract<TextEvent, { type: 'finish' }>): CitedEvent[] {
    const { words, opposing, references } = this.options
    const isFinished = event.reason === 'stop' && !citations.hasCalls
    const text = citations.close()
    const note = citations.leftOut > 0 ? `\n\n> ${words.leftOut(citations.leftOut)}\n` : ''
    const own = citations.append(note + (isFinished ? toOpposingList(opposing, words) : ''))
    const closing = text + own + (isFinished && references ? toReferenceList(citations.listCitedItems(), words) : '')
    if (event.choice === 0) Object.assign(this.cited, citations.summarize())
    const finish: CitedEvent = { ...event, annotations: citations.toAnnotations() }
    const closingEvents = [...this.toCheckEvents(citations, event.choice), finish]
    return closing === ''
      ? closingEvents
      : [{ type: 'delta', choice: event.choice, content: closing }, ...closingEvents]
  }
}

function replaceContent({ content, ...rest }: Extract<TextEvent, { type: 'delta' }>, ready: string): CitedEvent[] {
  if (ready !== '') return [{ ...rest, content: ready }]
  return rest.toolCalls || rest.functionCall || rest.refusal || rest.logprobs ? [rest] : []
}
