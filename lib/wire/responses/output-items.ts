/** The items of a response's output while they are written, with the events that report them. */
import type {
  ResponseCustomToolCall,
  ResponseFunctionToolCall,
  ResponseOutputItem,
  ResponseOutputMessage,
  ResponseOutputRefusal,
  ResponseOutputText,
} from 'openai/resources/responses/responses'
import type { Annotation, Logprobs, ToolCallDelta } from '@/lib/wire/answer-events'
import { CharacterJoiner } from '@/lib/wire/response'
import { type ResponseIdentity, toItemId } from './response'

/** An event without its sequence number. */
export type ItemEvent = { type: string } & Record<string, unknown>

type ItemStatus = 'in_progress' | 'completed' | 'incomplete'

export interface OutputItem {
  /** @returns the item as it is now */
  show(status: ItemStatus): ResponseOutputItem
  /** @returns the events of its end */
  end(annotations: Annotation[], status: ItemStatus): ItemEvent[]
}

interface Place {
  identity: ResponseIdentity
  /** In the output. */
  index: number
}

type OutputLogprob = NonNullable<ResponseOutputText['logprobs']>[number]

/** A message: one part of text, or of a refusal, or both. */
export class MessageItem implements OutputItem {
  private readonly place: Place
  private readonly id: string
  private readonly joiner = new CharacterJoiner()
  private readonly logprobs: OutputLogprob[] = []
  private annotations: ResponseOutputText['annotations'] = []
  private text: string | null = null
  private refusal: string | null = null

  constructor(place: Place) {
    this.place = place
    this.id = toItemId('msg', place.identity, place.index)
  }

  begin(): ItemEvent[] {
    return [{ type: 'response.output_item.added', output_index: this.place.index, item: this.show('in_progress') }]
  }

  addText(piece: string, logprobs: Logprobs | undefined): ItemEvent[] {
    const delta = this.joiner.add(piece)
    const added = (logprobs?.content ?? []).map(toOutputLogprob)
    this.logprobs.push(...added)
    if (delta === '' && added.length === 0) return []
    const started =
      this.text === null ? this.openPart({ type: 'output_text', annotations: [], logprobs: [], text: '' }, 0) : []
    this.text = (this.text ?? '') + delta
    return [...started, { type: 'response.output_text.delta', ...this.at(0), delta, logprobs: added }]
  }

  addRefusal(delta: string): ItemEvent[] {
    const index = this.text === null ? 0 : 1
    const started = this.refusal === null ? this.openPart({ type: 'refusal', refusal: '' }, index) : []
    this.refusal = (this.refusal ?? '') + delta
    return [...started, { type: 'response.refusal.delta', ...this.at(index), delta }]
  }

  end(annotations: Annotation[], status: ItemStatus): ItemEvent[] {
    const rest = this.joiner.end()
    const last = rest ? [{ type: 'response.output_text.delta', ...this.at(0), delta: rest, logprobs: [] }] : []
    if (rest) this.text = (this.text ?? '') + rest
    this.annotations = annotations.map(({ type, url_citation }) => ({ type, ...url_citation }))
    const annotated = this.annotations.map((annotation, annotation_index) => ({
      type: 'response.output_text.annotation.added',
      ...this.at(0),
      annotation_index,
      annotation,
    }))
    const item = this.show(status)
    const done = item.content.flatMap((part, index) => this.closePart(part, index))
    return [...last, ...annotated, ...done, { type: 'response.output_item.done', output_index: this.place.index, item }]
  }

  show(status: ItemStatus): ResponseOutputMessage {
    const { annotations, logprobs } = this
    const content: ResponseOutputMessage['content'] = []
    if (this.text !== null)
      content.push({ type: 'output_text', text: this.text, annotations: [...annotations], logprobs: [...logprobs] })
    if (this.refusal !== null) content.push({ type: 'refusal', refusal: this.refusal })
    return { id: this.id, type: 'message', status, role: 'assistant', content }
  }

  private openPart(part: ResponseOutputText | ResponseOutputRefusal, index: number): ItemEvent[] {
    return [{ type: 'response.content_part.added', ...this.at(index), part }]
  }

  private closePart(part: ResponseOutputText | ResponseOutputRefusal, index: number): ItemEvent[] {
    const done =
      part.type === 'output_text'
        ? { type: 'response.output_text.done', ...this.at(index), text: part.text, logprobs: part.logprobs ?? [] }
        : { type: 'response.refusal.done', ...this.at(index), refusal: part.refusal }
    return [done, { type: 'response.content_part.done', ...this.at(index), part }]
  }

  private at(content_index: number) {
    return { item_id: this.id, output_index: this.place.index, content_index }
  }
}

function toOutputLogprob({
  token,
  bytes,
  logprob,
  top_logprobs,
}: NonNullable<NonNullable<Logprobs>['content']>[number]): OutputLogprob {
  const top = (top_logprobs ?? []).map((each) => ({
    token: each.token,
    bytes: each.bytes ?? [],
    logprob: each.logprob,
  }))
  return { token, bytes: bytes ?? [], logprob, top_logprobs: top }
}

/** A call of a function or of a custom tool. */
export class ToolCallItem implements OutputItem {
  private readonly place: Place
  private readonly isCustom: boolean
  private readonly id: string
  private callId = ''
  private name = ''
  private input = ''

  constructor(place: Place, first: ToolCallDelta) {
    this.place = place
    this.isCustom = first.type === 'custom'
    this.id = toItemId(this.isCustom ? 'ctc' : 'fc', place.identity, place.index)
    this.takeNames(first)
  }

  begin(): ItemEvent[] {
    return [{ type: 'response.output_item.added', output_index: this.place.index, item: this.show('in_progress') }]
  }

  add(delta: ToolCallDelta): ItemEvent[] {
    this.takeNames(delta)
    const more = delta.function?.arguments ?? delta.custom?.input ?? ''
    this.input += more
    const type = this.isCustom ? 'response.custom_tool_call_input.delta' : 'response.function_call_arguments.delta'
    return more === '' ? [] : [{ type, item_id: this.id, output_index: this.place.index, delta: more }]
  }

  end(_: Annotation[], status: ItemStatus): ItemEvent[] {
    const { id: item_id, input, name } = this
    const at = { item_id, output_index: this.place.index }
    const done = this.isCustom
      ? { type: 'response.custom_tool_call_input.done', ...at, input }
      : { type: 'response.function_call_arguments.done', ...at, name, arguments: input }
    return [done, { type: 'response.output_item.done', output_index: this.place.index, item: this.show(status) }]
  }

  show(status: ItemStatus): ResponseFunctionToolCall | ResponseCustomToolCall {
    const { id, callId: call_id, name, input } = this
    if (this.isCustom) return { type: 'custom_tool_call', id, call_id, name, input }
    return { type: 'function_call', id, call_id, name, arguments: input, status }
  }

  private takeNames(delta: ToolCallDelta): void {
    this.callId ||= delta.id ?? ''
    this.name ||= delta.function?.name ?? delta.custom?.name ?? ''
  }
}
