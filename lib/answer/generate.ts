/** Lets an engine write from a grounded prompt, binds the marks as they come, and says what the answer rests on. */
import type { Engine, GroundedPrompt } from '@/lib/engines/engine'
import type { AnswerMessages } from '@/lib/shared/messages/answer-message-shape'
import type { AnswerEvent } from '@/lib/wire/answer-events'
import type { AnswerNotice, Evidence } from '@/lib/wire/evidence'
import type { ChatRequest } from '@/lib/wire/request'
import { toPreface } from './answer-notices'
import { type CiteOptions, Citer } from './cite'

const zeroUsage = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 }

/**
 * @param evidence sent once the engine has begun to write; null for an answer that searched nothing and needs no notice
 * @throws as the engine; nothing was said then, unless an event came before
 */
export async function* generateAnswer(
  engine: Engine,
  prompt: GroundedPrompt,
  evidence: Evidence | null,
  options: CiteOptions,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  const generated = engine.generate(prompt, signal)[Symbol.asyncIterator]()
  // Nothing is said before the engine has spoken: until then a failure is still a clean refusal with its status.
  const first = await generated.next()

  if (evidence) yield { type: 'sources', evidence }

  const citer = new Citer(prompt, options)
  let usage = zeroUsage
  try {
    for (let next = first; !next.done; next = await generated.next()) {
      const event = next.value
      if (event.type === 'usage') usage = event.usage
      else for (const cited of citer.read(event)) yield cited
    }
  } finally {
    await generated.return?.()
  }
  yield { type: 'end', usage, evidence: evidence && { ...evidence, ...citer.cited } }
}

/** A program that asked for JSON gets exactly that; every other answer has its notices, marks and references in the text. */
export function toCiteOptions(chat: ChatRequest, notices: AnswerNotice[], words: AnswerMessages): CiteOptions {
  return {
    preface: wantsJson(chat) ? '' : toPreface(notices),
    words,
    bindMarks: !wantsJson(chat),
    comparesWording: true,
    references: !wantsJson(chat) && chat.evidence.references === 'inline',
    liveChecks: chat.evidence.liveChecks ?? false,
  }
}

function wantsJson({ settings: { response_format: format } }: ChatRequest): boolean {
  return format !== undefined && format !== null && format.type !== 'text'
}

/** Whether nothing but prose can be meant: neither JSON nor a tool call. */
export function requiresProse(chat: ChatRequest): boolean {
  const { tools, functions } = chat.settings
  return !wantsJson(chat) && !tools?.length && !functions?.length
}
