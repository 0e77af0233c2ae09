/** Runs an engine on a grounded prompt, resolves citation marks as text streams, and reports the evidence. */
import { setImmediate } from 'node:timers/promises'
import type { Engine, GroundedPrompt } from '@/lib/engines/engine'
import type { AnswerMessages } from '@/lib/shared/messages/answer-message-shape'
import type { AnswerEvent } from '@/lib/wire/answer-events'
import type { AnswerNotice, Evidence } from '@/lib/wire/evidence'
import type { ChatRequest } from '@/lib/wire/request'
import { toPreface } from './answer-notices'
import { getVerifier, verifyWithModel } from './check/verify-with-model'
import type { CitedEvidence } from './choice-citations'
import { type CiteOptions, Citer } from './cite'

const zeroUsage = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 }

/** What the reader receives besides the text of an answer. */
interface AnswerFrame {
  /**
   * Sent once the engine has produced its first event; null for an answer that searched nothing and needs no notice.
   */
  evidence: Evidence | null
  options: CiteOptions
}

/**
 * @param describe called once the engine has been asked: a model server answers late enough to prepare the rest
 * @throws as the engine; nothing has been sent unless an event came before
 */
export async function* generateAnswer(
  engine: Engine,
  prompt: GroundedPrompt,
  describe: () => AnswerFrame | Promise<AnswerFrame>,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  const generated = engine.generate(prompt, signal)[Symbol.asyncIterator]()
  try {
    // Wait for the first event: until then a failure can still be an HTTP error status.
    const [first, { evidence, options }] = await Promise.all([generated.next(), describeOnceAsked(engine, describe)])
    if (evidence) yield { type: 'sources', evidence }

    const citer = new Citer(prompt, options)
    let usage = zeroUsage
    for (let next = first; !next.done; next = await generated.next()) {
      const event = next.value
      if (event.type === 'usage') usage = event.usage
      else for (const cited of citer.read(event)) yield cited
    }
    const cited = evidence && (await verifyUnsure(citer, prompt, options, signal))
    const whole = evidence && { ...evidence, ...cited }
    // Read at the end: only then has a model server named its model, or been replaced by quotations.
    const model = whole?.engine === 'extractive' ? null : engine.model
    yield { type: 'end', usage, evidence: whole, model }
  } finally {
    await generated.return?.()
  }
}

/**
 * Waits until the request to a model server is written: the HTTP client uses one turn of the event loop to check that
 * the connection is still open, and work in that turn would delay the request.
 */
async function describeOnceAsked<T>({ id }: Engine, describe: () => T | Promise<T>): Promise<T> {
  if (id === 'upstream') for (let turn = 0; turn < 2; turn += 1) await setImmediate()
  return describe()
}

/**
 * The text has been sent, so the model delays only the evidence. Sentences that were left out by the verdict of the
 * rules cannot return.
 */
async function verifyUnsure(
  { cited, unsure }: Citer,
  { sources }: GroundedPrompt,
  { minSupport }: CiteOptions,
  signal: AbortSignal,
): Promise<CitedEvidence> {
  const verifier = unsure.length > 0 && minSupport === null ? getVerifier() : null
  if (!verifier) return cited
  const decided = await verifyWithModel(unsure, sources, verifier, signal)
  return { ...cited, checks: cited.checks.map((check) => decided.get(check) ?? check) }
}

/**
 * A client that asked for JSON gets only JSON; every other answer carries notices, marks and references in its text.
 */
export function toCiteOptions(
  chat: ChatRequest,
  notices: AnswerNotice[],
  words: AnswerMessages,
  { findsUncited, opposing = [] }: Pick<CiteOptions, 'findsUncited'> & Partial<Pick<CiteOptions, 'opposing'>>,
): CiteOptions {
  return {
    preface: wantsJson(chat) ? '' : toPreface(notices),
    words,
    bindMarks: !wantsJson(chat),
    comparesWording: true,
    findsUncited,
    opposing,
    minSupport: chat.evidence.minSupport ?? null,
    references: !wantsJson(chat) && chat.evidence.references === 'inline',
    liveChecks: chat.evidence.liveChecks ?? false,
  }
}

function wantsJson({ settings: { response_format: format } }: ChatRequest): boolean {
  return format !== undefined && format !== null && format.type !== 'text'
}

/** Whether the answer must be prose: the request asks for neither JSON nor tools. */
export function requiresProse(chat: ChatRequest): boolean {
  const { tools, functions } = chat.settings
  return !wantsJson(chat) && !tools?.length && !functions?.length
}
