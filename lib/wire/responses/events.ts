/**
 * Converts the events of an answer to those of the Responses API, or to one response with the same content: the whole
 * response is what the last event of the stream carries.
 */
import type { AnswerEvent, FinishReason } from '@/lib/wire/answer-events'
import { toApiError } from '@/lib/wire/errors'
import { incompleteAnswerError, toEvidenceFields } from '@/lib/wire/response'
import { type ItemEvent, MessageItem, type OutputItem, ToolCallItem } from './output-items'
import { toOwnNames } from './request'
import { type ResponseIdentity, type ServiceResponse, toFailedResponse, toResponseUsage } from './response'

export type ResponseEvent = ItemEvent & { sequence_number: number }

/** What happens to a response when it has ended, before its end is sent. */
export type KeepResponse = (response: ServiceResponse) => Promise<void>

/**
 * @param empty the response before anything has been answered
 * @param report called with an error that became events
 * @throws the error that `events` throw before their first one; a later one becomes the events `error` and
 *   `response.failed`
 */
export async function* toResponseEvents(
  events: AsyncIterable<AnswerEvent>,
  empty: ServiceResponse,
  { keep, report }: { keep: KeepResponse; report: (error: unknown) => void },
): AsyncGenerator<ResponseEvent> {
  const writer = new ResponseWriter(empty)
  let number = 0
  const numbered = (list: ItemEvent[]) => list.map((event): ResponseEvent => ({ ...event, sequence_number: number++ }))
  let hasBegun = false
  try {
    for await (const event of events) {
      const written = [...(hasBegun ? [] : writer.begin()), ...writer.write(event)]
      hasBegun = true
      if (event.type === 'end') await keep(writer.response)
      yield* numbered(written)
      if (event.type === 'end') return
    }
    throw incompleteAnswerError()
  } catch (error) {
    if (!hasBegun) throw toOwnNames(error)
    report(error)
    yield* numbered(writer.fail(toOwnNames(error)))
  }
}

/**
 * @returns the complete response
 * @throws errors of `events`; an Error if they stop without `end`
 */
export async function collectResponse(
  events: AsyncIterable<AnswerEvent>,
  empty: ServiceResponse,
  keep: KeepResponse,
): Promise<ServiceResponse> {
  const writer = new ResponseWriter(empty)
  try {
    for await (const event of events) {
      writer.write(event)
      if (event.type !== 'end') continue
      await keep(writer.response)
      return writer.response
    }
  } catch (error) {
    throw toOwnNames(error)
  }
  throw incompleteAnswerError()
}

const incompleteReasons: Partial<Record<FinishReason, 'max_output_tokens' | 'content_filter'>> = {
  length: 'max_output_tokens',
  content_filter: 'content_filter',
}

class ResponseWriter {
  response: ServiceResponse
  private readonly identity: ResponseIdentity
  private readonly items: OutputItem[] = []
  private readonly calls = new Map<number, ToolCallItem>()
  private message: MessageItem | null = null
  private isShown = false
  private hasFinished = false

  constructor(empty: ServiceResponse) {
    this.response = empty
    this.identity = { id: empty.id, created: empty.created_at }
  }

  begin(): ItemEvent[] {
    return [{ type: 'response.created', response: this.response }]
  }

  write(event: AnswerEvent): ItemEvent[] {
    if (event.type === 'search') return [{ type: 'response.evidence.search', step: event.step }]
    if (event.type === 'checks') return [{ type: 'response.evidence.checks', checks: event.checks }]
    if (event.type === 'sources') return this.show({ ...this.response, evidence: event.evidence })
    const shown = this.isShown ? [] : this.show(this.response)
    if (event.type === 'delta') return [...shown, ...this.add(event)]
    if (event.type === 'finish') return [...shown, ...this.finish(event)]
    return [...shown, ...this.complete(event)]
  }

  /** @returns the events of a failure: our code and field, then what the API's clients look for */
  fail(error: unknown): ItemEvent[] {
    const refusal = toApiError(error)
    const { code, message, param } = refusal.toBody().error
    this.response = toFailedResponse(this.response, refusal, this.showItems('incomplete'))
    return [
      { type: 'error', code, message, param },
      { type: 'response.failed', response: this.response },
    ]
  }

  /** The sources come with it, before the first word. */
  private show(response: ServiceResponse): ItemEvent[] {
    this.isShown = true
    return [{ type: 'response.in_progress', response }]
  }

  private add({ content, refusal, logprobs, toolCalls = [] }: Extract<AnswerEvent, { type: 'delta' }>): ItemEvent[] {
    const events: ItemEvent[] = []
    if (content || logprobs) events.push(...this.inMessage((message) => message.addText(content ?? '', logprobs)))
    if (refusal) events.push(...this.inMessage((message) => message.addRefusal(refusal)))
    for (const delta of toolCalls) {
      const known = this.calls.get(delta.index)
      const call = known ?? new ToolCallItem(this.nextPlace(), delta)
      if (!known) {
        this.calls.set(delta.index, call)
        this.items.push(call)
        events.push(...call.begin())
      }
      events.push(...call.add(delta))
    }
    return events
  }

  private inMessage(write: (message: MessageItem) => ItemEvent[]): ItemEvent[] {
    if (this.message) return write(this.message)
    const message = new MessageItem(this.nextPlace())
    this.message = message
    this.items.push(message)
    return [...message.begin(), ...write(message)]
  }

  private nextPlace() {
    return { identity: this.identity, index: this.items.length }
  }

  private finish({ reason, annotations }: Extract<AnswerEvent, { type: 'finish' }>): ItemEvent[] {
    // A response always has an output; an answer without a word is an empty message.
    const opened = this.items.length === 0 ? this.inMessage((message) => message.addText('', undefined)) : []
    const why = incompleteReasons[reason]
    const status = why ? 'incomplete' : 'completed'
    const ended = this.items.flatMap((item) => item.end(annotations, status))
    const incomplete_details = why ? { reason: why } : null
    this.response = { ...this.response, status, incomplete_details, output: this.showItems(status) }
    this.hasFinished = true
    return [...opened, ...ended]
  }

  private complete({ usage, evidence }: Extract<AnswerEvent, { type: 'end' }>): ItemEvent[] {
    if (!this.hasFinished) throw incompleteAnswerError()
    this.response = {
      ...this.response,
      usage: toResponseUsage(usage),
      ...toEvidenceFields(evidence),
    } as ServiceResponse
    const type = this.response.status === 'incomplete' ? 'response.incomplete' : 'response.completed'
    return [{ type, response: this.response }]
  }

  private showItems(status: 'completed' | 'incomplete') {
    return this.items.map((item) => item.show(status))
  }
}
