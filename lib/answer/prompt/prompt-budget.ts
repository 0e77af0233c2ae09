/**
 * Keeps a prompt within the model's context. The rules, the client's own instructions and the last question are never
 * shortened; sources give up their least relevant sentences, and the conversation its oldest turns.
 */
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { config } from '@/lib/config'
import type { GroundedPrompt, GroundedSentence } from '@/lib/engines/engine'

/** A vision model's tokens for one image: OpenAI counts 765 for 1024 x 1024 pixels, others up to about 1,600. */
const imageTokens = 1_600
const replyTokensDefault = 2_048

/**
 * An estimate that errs on the high side: 3.3 characters a token for ASCII (English prose has 4 to 5, figures 2 to 3)
 * and 1.5 tokens a character for everything else (clinical Chinese has 1.2). Counting exactly takes 20 ms of the main
 * thread for 50,000 characters.
 */
export function estimateTokens(text: string): number {
  const ascii = text.replace(/[^\u0020-\u007e\n]+/g, '').length
  return Math.ceil(ascii / 3.3 + 1.5 * (text.length - ascii))
}

/** @returns how many tokens the prompt may have, so that the reply still fits in the model's context */
export function toPromptTokens(
  { max_tokens, max_completion_tokens }: GroundedPrompt['settings'],
  contextTokens = config().UPSTREAM_CONTEXT_TOKENS,
): number {
  const reply = max_completion_tokens ?? max_tokens ?? replyTokensDefault
  return contextTokens - Math.min(reply, Math.floor(contextTokens / 2))
}

export function estimateMessageTokens({ content, ...rest }: ChatCompletionMessageParam): number {
  const calls = 'tool_calls' in rest ? estimateTokens(JSON.stringify(rest.tool_calls)) : 0
  if (typeof content === 'string') return estimateTokens(content) + calls
  const parts = (content ?? []).map((part) => {
    if (part.type === 'text') return estimateTokens(part.text)
    return part.type === 'refusal' ? estimateTokens(part.refusal) : imageTokens
  })
  return parts.reduce((sum, tokens) => sum + tokens, calls)
}

/**
 * Drops whole exchanges, from a question to before the next one, so that no tool result loses its call.
 *
 * @returns the latest turns that fit; the last question and what follows it always remain
 */
export function dropOldestTurns(turns: ChatCompletionMessageParam[], tokensMax: number): ChatCompletionMessageParam[] {
  const starts = turns.flatMap(({ role }, at) => (role === 'user' ? [at] : []))
  let kept = Math.max(0, starts.at(-1) ?? 0)
  let tokens = sumTokens(turns.slice(kept))
  for (const start of starts.slice(0, -1).toReversed()) {
    tokens += sumTokens(turns.slice(start, kept))
    if (tokens > tokensMax) return turns.slice(kept)
    kept = start
  }
  return turns.slice(sumTokens(turns.slice(0, kept)) + tokens > tokensMax ? kept : 0)
}

/** @returns tokens of the last question and what follows it */
export function estimateLastExchange(turns: ChatCompletionMessageParam[]): number {
  const last = turns.findLastIndex(({ role }) => role === 'user')
  return sumTokens(turns.slice(Math.max(0, last)))
}

function sumTokens(turns: ChatCompletionMessageParam[]): number {
  return turns.reduce((sum, turn) => sum + estimateMessageTokens(turn), 0)
}

/** A longer sentence, such as a whole record without a full stop, is cut. */
const sentenceCharactersMax = 2_000

/**
 * @param quote what the page quotes from this source; sentences of it come first
 * @returns the most relevant sentences that fit, in the order of the article; at least one if there is any
 */
export function chooseSentences(sentences: GroundedSentence[], quote: string, tokensMax: number): GroundedSentence[] {
  const cut = sentences.map((sentence) => ({ ...sentence, text: cutAtWord(sentence.text) }))
  const order = cut
    .map(({ text, score }, at) => ({ at, score, isQuoted: quote.includes(text) }))
    .sort((a, b) => Number(b.isQuoted) - Number(a.isQuoted) || b.score - a.score)
  const chosen = new Set<number>()
  let tokens = 0
  for (const { at } of order) {
    tokens += estimateTokens(cut[at]?.text ?? '')
    if (chosen.size > 0 && tokens > tokensMax) break
    chosen.add(at)
  }
  return cut.filter((_, at) => chosen.has(at))
}

function cutAtWord(text: string): string {
  if (text.length <= sentenceCharactersMax) return text
  return `${text.slice(0, sentenceCharactersMax).replace(/\S*$/, '').toWellFormed()}…`
}
