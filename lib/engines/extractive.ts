/**
 * The engine that needs no model: it quotes. It promises that every claim it prints is a verbatim quotation from a cited
 * article; it never paraphrases, judges, or says yes or no.
 */

import type { AnswerMessages } from '@/lib/shared/messages/answer-message-shape'
import { getAnswerMessages } from '@/lib/shared/messages/answer-messages'
import { escapeMarkdown } from '@/lib/shared/text/markdown-text'
import type { FinishReason } from '@/lib/wire/answer-events'
import { ApiError } from '@/lib/wire/errors'
import { countTokens, cutToTokens } from './count-tokens'
import type { Engine, EngineEvent, GroundedPrompt, GroundedSentence, GroundedSource } from './engine'
import { estimateUsage } from './estimate-usage'
import { buildTaskCall, writeTaskReply } from './write-task-reply'

const numbersMax = 4

export const extractiveEngine: Engine = {
  id: 'extractive',
  takesImages: false,
  // Each source becomes a bullet, and users do not read more than five.
  sourcesDefault: 5,

  async *generate(prompt: GroundedPrompt, signal: AbortSignal): AsyncGenerator<EngineEvent> {
    const call = prompt.task && buildTaskCall(prompt.task, prompt.settings)
    if (call) return yield* callFunction(call, prompt)
    if (!prompt.task) refuseWhatNeedsModel(prompt)
    const { text, reason } = await applyStopAndLimit(write(prompt), prompt)
    const choices = Array.from({ length: prompt.settings.n ?? 1 }, (_, choice) => choice)
    for (const piece of splitIntoLines(text)) {
      signal.throwIfAborted()
      for (const choice of choices) yield { type: 'delta', choice, content: piece }
    }
    for (const choice of choices) yield { type: 'finish', choice, reason }
    const written = (await countTokens(text)) * choices.length
    yield { type: 'usage', usage: await estimateUsage(prompt.conversation, prompt.settings, written) }
  },
}

/** A client that requires JSON or a tool call would break on prose; refuse instead. */
function refuseWhatNeedsModel({ settings }: GroundedPrompt): void {
  const format = settings.response_format?.type
  if (format && format !== 'text') {
    throw new ApiError(
      'invalid_value',
      `No language model is connected, so answers are quotations in plain text and response_format '${format}' is not available. Leave it out, or connect a model.`,
      { param: 'response_format.type' },
    )
  }
  for (const param of ['tool_choice', 'function_call'] as const) {
    const choice = settings[param]
    if (!choice || choice === 'none' || choice === 'auto') continue
    const message = `No language model is connected, so tools are never called. Set ${param} to 'auto' or 'none', or connect a model.`
    throw new ApiError('invalid_value', message, { param })
  }
}

async function* callFunction(
  call: { name: string; arguments: string },
  { conversation, settings }: GroundedPrompt,
): AsyncGenerator<EngineEvent> {
  for (let choice = 0; choice < (settings.n ?? 1); choice++) {
    const id = `call_${crypto.randomUUID().replaceAll('-', '')}`
    yield { type: 'delta', choice, toolCalls: [{ index: 0, id, type: 'function', function: call }] }
    yield { type: 'finish', choice, reason: 'tool_calls' }
  }
  const written = (await countTokens(call.arguments)) * (settings.n ?? 1)
  yield { type: 'usage', usage: await estimateUsage(conversation, settings, written) }
}

function write(prompt: GroundedPrompt): string {
  if (prompt.task) return writeTaskReply(prompt.task, prompt.settings)
  const parts = prompt.sources.length > 0 ? quoteSources(prompt) : reportNothingFound(prompt)
  return parts.join('\n\n')
}

function explainNoModel({ isModelAway, language }: GroundedPrompt): string {
  const { quotes } = getAnswerMessages(language)
  return isModelAway ? quotes.modelAway : quotes.noModel
}

function quoteSources(prompt: GroundedPrompt): string[] {
  const words = getAnswerMessages(prompt.language)
  const quoted = sortByEvidenceLevel(prompt.sources)
  const numbers = listReportedNumbers(quoted)
  return [
    ...writePartialNotice(prompt),
    `### ${words.quotes.heading}\n\n${quoted.map((source) => writeQuoteLine(source, words)).join('\n')}`,
    ...(numbers.length > 0 ? [`### ${words.quotes.numbers}\n\n${numbers.join('\n')}`] : []),
    ...(prompt.uncovered.length > 0 ? [words.quotes.uncovered(prompt.uncovered.map(escapeMarkdown))] : []),
    words.quotes.copied(explainNoModel(prompt)),
  ]
}

/** Below this share of the question's weight, a source is about a related topic, not about the question. */
const coverageMin = 0.65

/** Precedes the quotes: sources that each cover part of the question must not pass as an answer to all of it. */
function writePartialNotice({ sources, language }: GroundedPrompt): string[] {
  const partial = sources.filter(({ missing }) => missing.length > 0)
  if (partial.length === 0 || sources.some(({ coverage }) => coverage >= coverageMin)) return []
  return [
    getAnswerMessages(language).quotes.partial(
      partial.map(({ n, missing }) => ({ n, missing: missing.map(escapeMarkdown) })),
    ),
  ]
}

/** Guideline, review, trial, cohort; but a clearly better match is never moved behind a weaker one. */
function sortByEvidenceLevel(sources: GroundedSource[]): GroundedSource[] {
  const rank = (source: GroundedSource) => (source.item.level === 'G' ? 0 : (source.item.level ?? 6))
  const [first, ...rest] = sources
  return first ? [first, ...rest.toSorted((a, b) => rank(a) - rank(b))] : []
}

/** After the quotation, only what the article states. */
function writeQuoteLine({ n, item, typeLabel, participants }: GroundedSource, words: AnswerMessages): string {
  return `- “${escapeMarkdown(item.quote)}” [${n}] ${words.describe(typeLabel, item.year, participants)}`
}

const effectFigure = /\d\s*%|\bCI\b|\bp\s*[<=>]|\b(?:HR|RR|OR|hazard ratio|risk ratio|odds ratio)\b/i

function listReportedNumbers(sources: GroundedSource[]): string[] {
  const candidates = sources.flatMap((source) =>
    source.sentences
      .filter((sentence) => sentence.section === 'results' && effectFigure.test(sentence.text))
      .filter((sentence) => !source.item.quote.includes(sentence.text))
      .map((sentence) => ({ source, sentence })),
  )
  const best = new Set(candidates.toSorted((a, b) => b.sentence.relevance - a.sentence.relevance).slice(0, numbersMax))
  return candidates
    .filter((candidate) => best.has(candidate))
    .map(({ source, sentence }: { source: GroundedSource; sentence: GroundedSentence }) => {
      return `- “${escapeMarkdown(sentence.text)}” [${source.n}]`
    })
}

function reportNothingFound(prompt: GroundedPrompt): string[] {
  const { quotes, recordsInEnglish } = getAnswerMessages(prompt.language)
  if (prompt.searchSkipped === 'small-talk') return [quotes.hello, quotes.cannotTalk(explainNoModel(prompt))]
  if (prompt.searchSkipped === 'switched-off') return [quotes.switchedOff, quotes.cannotTalk(explainNoModel(prompt))]
  const where = prompt.searched.map(({ source, query, hits, error, errorTemplate = null }) => {
    const outcome = error
      ? escapeMarkdown(quotes.notSearched({ text: error, template: errorTemplate }))
      : query === ''
        ? quotes.noWords
        : quotes.hits(hits)
    return quotes.searchLine(quotes.sourceNames[source], escapeMarkdown(query), outcome)
  })
  const searchedOnlyLibrary = prompt.searched.every(({ source }) => source === 'library')
  const nearest = prompt.nearest.map(({ title, journal, year }) =>
    quotes.nearestLine(
      escapeMarkdown(title),
      [journal && escapeMarkdown(journal), year].flatMap((part) => part || []),
    ),
  )
  return [
    `### ${searchedOnlyLibrary ? quotes.notInLibrary : quotes.noSource}\n\n${quotes.nothing}`,
    ...(prompt.isPartlyUnread ? [recordsInEnglish.askInEnglish] : []),
    ...(prompt.isPartlyUnread && !prompt.isModelAway ? [recordsInEnglish.connectModel] : []),
    `${quotes.searched}\n\n${where.join('\n')}`,
    ...(nearest.length > 0 ? [`${quotes.nearest}\n\n${nearest.join('\n')}`] : []),
    quotes.noAnswer(explainNoModel(prompt)),
  ]
}

async function applyStopAndLimit(
  text: string,
  { settings }: GroundedPrompt,
): Promise<{ text: string; reason: FinishReason }> {
  const stops = [settings.stop ?? []].flat().filter((stop) => stop !== '')
  const stopAt = Math.min(...stops.map((stop) => text.indexOf(stop)).filter((at) => at >= 0))
  const beforeStop = Number.isFinite(stopAt) ? text.slice(0, stopAt) : text
  const tokensMax = settings.max_completion_tokens ?? settings.max_tokens
  if (tokensMax === undefined || tokensMax === null) return { text: beforeStop, reason: 'stop' }
  const cut = await cutToTokens(beforeStop, tokensMax)
  return { text: cut, reason: cut.length < beforeStop.length ? 'length' : 'stop' }
}

/** Streams whole lines, so that no chunk ends inside a mark. */
function* splitIntoLines(text: string): Generator<string> {
  for (const piece of text.match(/[^\n]*\n+|[^\n]+$/g) ?? []) yield piece
}
