/**
 * Converts the events of an answer to Chat Completions: chunks of a stream, or one object with the same content. It
 * promises the shape that official clients check (every required field, one role and one finish reason per choice, no
 * split characters), and adds the evidence only where other clients ignore it.
 */
import type { ChatCompletion, ChatCompletionChunk, ChatCompletionMessage } from 'openai/resources/chat/completions'
import type { z } from 'zod'
import type { Annotation, AnswerEvent, FinishReason, FunctionCallDelta, Logprobs, ToolCallDelta } from './answer-events'
import type { Evidence, EvidenceCheck, SearchStep } from './evidence'
import type { ChatRequest } from './request'
import type { evidenceFieldsSchema } from './response-schema'

export type EvidenceFields = z.infer<typeof evidenceFieldsSchema>

/** Sent in separate chunks, only on request. */
interface LiveFields {
  /** Search progress, requested with `evidence.progress`. */
  search?: SearchStep
  /** Checks of the sentences just completed, requested with `evidence.live_checks`. */
  checks?: EvidenceCheck[]
}

type Delta = ChatCompletionChunk.Choice.Delta & { annotations?: Annotation[] }
type Choice = Omit<ChatCompletionChunk.Choice, 'delta'> & { delta: Delta }
export type ServiceChunk = Omit<ChatCompletionChunk, 'choices'> & { choices: Choice[] } & EvidenceFields & LiveFields
export type ServiceCompletion = ChatCompletion & EvidenceFields

type ResponseOptions = Pick<ChatRequest, 'model' | 'includeUsage'>

/** Identifies a completion. A caller that stores the completion passes its own. */
export interface CompletionIdentity {
  id: string
  /** Unix seconds. */
  created: number
}

export function createIdentity(): CompletionIdentity {
  return { id: createCompletionId(), created: getUnixSeconds() }
}

/**
 * @param events in the order that `AnswerEvent` promises
 * @throws errors of `events`; an Error if they stop without `end`, so that a broken answer never looks complete
 */
export async function* toChunks(
  events: AsyncIterable<AnswerEvent>,
  asked: ResponseOptions,
  { id, created }: CompletionIdentity = createIdentity(),
): AsyncGenerator<ServiceChunk> {
  const head = { id, object: 'chat.completion.chunk' as const, created, model: asked.model }
  const noUsage = asked.includeUsage ? { usage: null } : {}
  const chunk = (index: number, delta: Delta, rest: Partial<ChatCompletionChunk.Choice> = {}): ServiceChunk => ({
    ...head,
    choices: [{ index, delta, logprobs: null, finish_reason: null, ...rest }],
    ...noUsage,
  })
  const role = (index: number) => chunk(index, { role: 'assistant', content: '', refusal: null })
  /** Choices that have started and not finished. */
  const open = new Map<number, CharacterJoiner>()
  /** The last finish chunk, held back because it carries the evidence if there is no usage chunk. */
  let finish: ServiceChunk | undefined

  for await (const event of events) {
    if (event.type === 'search') {
      yield { ...head, choices: [], ...noUsage, search: event.step }
      continue
    }
    if (event.type === 'checks') {
      yield { ...head, choices: [], ...noUsage, checks: event.checks }
      continue
    }
    if (event.type === 'sources') {
      open.set(0, new CharacterJoiner())
      yield { ...role(0), evidence: event.evidence }
      continue
    }
    if (event.type === 'end') {
      if (open.size > 0) break
      const fields = toEvidenceFields(event.evidence)
      if (finish) yield asked.includeUsage ? finish : { ...finish, ...fields }
      if (asked.includeUsage) yield { ...head, choices: [], usage: event.usage, ...fields }
      return
    }
    if (finish) yield finish
    finish = undefined

    const { choice } = event
    const joiner = open.get(choice) ?? new CharacterJoiner()
    if (!open.has(choice)) yield role(choice)
    open.set(choice, joiner)

    if (event.type === 'delta') {
      const delta = toDelta(event, joiner)
      if (event.logprobs) yield chunk(choice, delta, { logprobs: event.logprobs })
      else if (Object.keys(delta).length > 0) yield chunk(choice, delta)
    } else {
      open.delete(choice)
      const content = joiner.end()
      if (content) yield chunk(choice, { content })
      if (event.annotations.length > 0) yield chunk(choice, { annotations: event.annotations })
      finish = chunk(choice, {}, { finish_reason: event.reason })
    }
  }
  throw incompleteAnswerError()
}

/**
 * @returns the complete answer, with the same content as the chunks of the same events
 * @throws as `toChunks`
 */
export async function collect(
  events: AsyncIterable<AnswerEvent>,
  asked: Pick<ResponseOptions, 'model'>,
  { id, created }: CompletionIdentity = createIdentity(),
): Promise<ServiceCompletion> {
  const drafts = new Map<number, ChoiceDraft>()
  for await (const event of events) {
    if (event.type === 'sources' || event.type === 'search' || event.type === 'checks') continue
    if (event.type === 'end') {
      const choices = [...drafts.values()].sort((a, b) => a.index - b.index).map(toChoice)
      const head = { id, object: 'chat.completion' as const, created, model: asked.model }
      return { ...head, choices, usage: event.usage, ...toEvidenceFields(event.evidence) }
    }
    const draft = drafts.get(event.choice) ?? createDraft(event.choice)
    drafts.set(event.choice, draft)
    if (event.type === 'delta') addDelta(draft, event)
    else Object.assign(draft, { finishReason: event.reason, annotations: event.annotations })
  }
  throw incompleteAnswerError()
}

export function incompleteAnswerError(): Error {
  return new Error('The answer stopped without the end of each choice and of the whole.')
}

export function toEvidenceFields(evidence: Evidence | null): EvidenceFields {
  if (!evidence) return {}
  return {
    evidence,
    citations: evidence.items.map((item) => item.url),
    search_results: evidence.items.map(({ title, url, year, quote }) => ({
      title,
      url,
      ...(year !== null && { date: String(year) }),
      snippet: quote,
    })),
  }
}

type DeltaEvent = Extract<AnswerEvent, { type: 'delta' }>

function toDelta(event: DeltaEvent, joiner: CharacterJoiner): Delta {
  const content = joiner.add(event.content ?? '')
  return {
    ...(content && { content }),
    ...(event.refusal && { refusal: event.refusal }),
    ...(event.toolCalls?.length && { tool_calls: event.toolCalls }),
    ...(event.functionCall && { function_call: event.functionCall }),
  }
}

/**
 * Never splits a surrogate pair that an engine split between two deltas. A lone surrogate becomes U+FFFD rather than
 * being dropped, because citation offsets count it.
 */
export class CharacterJoiner {
  private half = ''

  add(text: string): string {
    if (this.half === '' && text.isWellFormed()) return text
    const joined = this.half + text
    const isTruncated = isHighSurrogate(joined.charCodeAt(joined.length - 1))
    this.half = isTruncated ? joined.slice(-1) : ''
    return (isTruncated ? joined.slice(0, -1) : joined).toWellFormed()
  }

  end(): string {
    return this.half.toWellFormed()
  }
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff
}

/** A choice of a complete answer while its events arrive. */
interface ChoiceDraft {
  index: number
  content: string
  refusal: string
  toolCalls: Map<number, { id: string; isCustom: boolean; name: string; input: string }>
  functionCall: { name: string; arguments: string } | null
  logprobs: Logprobs | null
  annotations: Annotation[]
  finishReason: FinishReason | null
}

function createDraft(index: number): ChoiceDraft {
  return {
    index,
    content: '',
    refusal: '',
    toolCalls: new Map(),
    functionCall: null,
    logprobs: null,
    annotations: [],
    finishReason: null,
  }
}

function addDelta(draft: ChoiceDraft, event: DeltaEvent): void {
  draft.content += event.content ?? ''
  draft.refusal += event.refusal ?? ''
  for (const delta of event.toolCalls ?? []) addToolCall(draft, delta)
  if (event.functionCall) addFunctionCall(draft, event.functionCall)
  if (event.logprobs) draft.logprobs = joinLogprobs(draft.logprobs, event.logprobs)
}

function addToolCall(draft: ChoiceDraft, delta: ToolCallDelta): void {
  const call = draft.toolCalls.get(delta.index) ?? { id: '', isCustom: delta.type === 'custom', name: '', input: '' }
  draft.toolCalls.set(delta.index, call)
  call.id ||= delta.id ?? ''
  call.name += delta.function?.name ?? delta.custom?.name ?? ''
  call.input += delta.function?.arguments ?? delta.custom?.input ?? ''
}

function addFunctionCall(draft: ChoiceDraft, delta: FunctionCallDelta): void {
  draft.functionCall ??= { name: '', arguments: '' }
  draft.functionCall.name += delta.name ?? ''
  draft.functionCall.arguments += delta.arguments ?? ''
}

function joinLogprobs(before: Logprobs | null, more: Logprobs): Logprobs {
  const join = <T>(a: T[] | null | undefined, b: T[] | null) => (a && b ? [...a, ...b] : (b ?? a ?? null))
  return { content: join(before?.content, more.content), refusal: join(before?.refusal, more.refusal) }
}

function toChoice(draft: ChoiceDraft): ChatCompletion.Choice {
  if (!draft.finishReason) throw incompleteAnswerError()
  const toolCalls = [...draft.toolCalls.values()].map(({ id, isCustom, name, input }) =>
    isCustom
      ? { id, type: 'custom' as const, custom: { name, input } }
      : { id, type: 'function' as const, function: { name, arguments: input } },
  )
  const hasOther = toolCalls.length > 0 || draft.functionCall !== null || draft.refusal !== ''
  const message: ChatCompletionMessage = {
    role: 'assistant',
    content: draft.content === '' && hasOther ? null : draft.content.toWellFormed(),
    refusal: draft.refusal || null,
    annotations: draft.annotations,
    ...(toolCalls.length > 0 && { tool_calls: toolCalls }),
    ...(draft.functionCall && { function_call: draft.functionCall }),
  }
  return { index: draft.index, message, logprobs: draft.logprobs, finish_reason: draft.finishReason }
}

function createCompletionId(): string {
  return `chatcmpl-${crypto.randomUUID().replaceAll('-', '')}`
}

export function getUnixSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
