/**
 * The engine that needs no model: it quotes. It promises that every claim it prints stands word for word in a record
 * and carries that record's mark; it never paraphrases, never judges and never says yes or no.
 */
import { ApiError } from '@/lib/wire/errors'
import type { FinishReason } from '@/lib/wire/events'
import type { Engine, EngineEvent, GroundedPrompt, GroundedSentence, GroundedSource } from './engine'
import { countTokens, cutToTokens } from './tokens'

const numbersMax = 4

export const extractive: Engine = {
  id: 'extractive',
  takesImages: false,
  // Each source becomes a bullet, and more than five are not read.
  sourcesDefault: 5,

  async *generate(prompt: GroundedPrompt, signal: AbortSignal): AsyncGenerator<EngineEvent> {
    refuseWhatNeedsModel(prompt)
    const { text, reason } = await applyBounds(write(prompt), prompt)
    const choices = Array.from({ length: prompt.settings.n ?? 1 }, (_, choice) => choice)
    for (const piece of piecesOf(text)) {
      signal.throwIfAborted()
      for (const choice of choices) yield { type: 'delta', choice, content: piece }
    }
    for (const choice of choices) yield { type: 'finish', choice, reason }
    yield { type: 'usage', usage: await usageOf(prompt, text, choices.length) }
  },
}

/** A client that must get JSON or a tool call would break on prose; say so instead. */
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

function write(prompt: GroundedPrompt): string {
  const parts = prompt.sources.length > 0 ? quoteSources(prompt) : sayNothingFound(prompt)
  return parts.join('\n\n')
}

function noModel({ isModelAway }: GroundedPrompt): string {
  return isModelAway ? 'The language model could not be reached' : 'No language model is connected'
}

function quoteSources(prompt: GroundedPrompt): string[] {
  const quoted = byStrength(prompt.sources)
  const numbers = reportedNumbers(quoted)
  return [
    ...indirectNotice(prompt),
    `### What the sources say\n\n${quoted.map(quoteLine).join('\n')}`,
    ...(numbers.length > 0 ? [`### Numbers reported\n\n${numbers.join('\n')}`] : []),
    ...(prompt.uncovered.length > 0
      ? [`### Not covered by these sources\n\nNo source above mentions: ${prompt.uncovered.map(plain).join(', ')}.`]
      : []),
    `*Every sentence in quotation marks is copied word for word from a source. ${noModel(prompt)}, so nothing was summarised or inferred for this question.*`,
  ]
}

/** Below this share of the question's weight a source is about something near, not about what was asked. */
const coverageOfWhole = 0.65

/** Said before the quotes: sources that each hold a part of the question must not pass for an answer to it. */
function indirectNotice({ sources }: GroundedPrompt): string[] {
  const partial = sources.filter(({ missing }) => missing.length > 0)
  if (partial.length === 0 || sources.some(({ coverage }) => coverage >= coverageOfWhole)) return []
  const lacks = partial.map(({ n, missing }) => `source ${n} does not mention ${missing.map(plain).join(', ')}`)
  return [`**No single source covers the whole question:** ${lacks.join('; ')}.`]
}

/** Guideline, review, trial, cohort; but a clearly better match is never moved behind a weaker one. */
function byStrength(sources: GroundedSource[]): GroundedSource[] {
  const rank = (source: GroundedSource) => (source.item.level === 'G' ? 0 : (source.item.level ?? 6))
  const [first, ...rest] = sources
  return first ? [first, ...rest.toSorted((a, b) => rank(a) - rank(b))] : []
}

function quoteLine(source: GroundedSource): string {
  return `- “${plain(source.item.quote)}” [${source.n}] (${describe(source)})`
}

/** "randomised controlled trial, 2019, n = 4,744": only what the record states. */
function describe({ typeLabel, item, participants }: GroundedSource): string {
  const label = typeLabel.charAt(0).toLowerCase() + typeLabel.slice(1)
  const size = participants === null ? null : `n = ${participants.toLocaleString('en-US')}`
  return [label, item.year, size].filter((part) => part !== null).join(', ')
}

const effectFigure = /\d\s*%|\bCI\b|\bp\s*[<=>]|\b(?:HR|RR|OR|hazard ratio|risk ratio|odds ratio)\b/i

function reportedNumbers(sources: GroundedSource[]): string[] {
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
      return `- “${plain(sentence.text)}” [${source.n}]`
    })
}

function sayNothingFound(prompt: GroundedPrompt): string[] {
  if (prompt.searchSkipped) return [skipped[prompt.searchSkipped], `*${noModel(prompt)}: I can quote, not converse.*`]
  const where = prompt.searched.map(({ source, query, hits, error }) => {
    const outcome = error ? `could not be searched (${plain(error)})` : hitsInWords(hits)
    return `- ${sourceName[source]}: “${plain(query)}”, ${outcome}`
  })
  const searchedOnlyLibrary = prompt.searched.every(({ source }) => source === 'library')
  const nearest = prompt.nearest.map(
    ({ title, journal, year }) =>
      `- ${plain(title)}${journal || year ? ` (${[journal, year].filter(Boolean).join(', ')})` : ''}`,
  )
  return [
    `### ${searchedOnlyLibrary ? 'Not in the library' : 'No source found'}\n\nNo record answers this question, so nothing is quoted. This does not mean that no evidence exists.`,
    `What was searched:\n\n${where.join('\n')}`,
    ...(nearest.length > 0 ? [`Closest titles, which may concern something else:\n\n${nearest.join('\n')}`] : []),
    `*${noModel(prompt)}, so no answer was written from general knowledge.*`,
  ]
}

function hitsInWords(hits: number): string {
  if (hits === 0) return 'no record shares a word with the question'
  return `${hits} ${hits === 1 ? 'record shares' : 'records share'} words with the question, none close enough`
}

const skipped = {
  'small-talk':
    'Hello. I answer clinical evidence questions by quoting the records in my library, each with its source. Ask, for example, what a treatment did to mortality in a group of patients.',
  'switched-off':
    'The search was switched off for this request (evidence.mode is off), so there is nothing to quote. Leave it on, or connect a language model.',
}

const sourceName = { library: 'Library', pubmed: 'PubMed', 'europe-pmc': 'Europe PMC' }

/** Keeps characters that Markdown would act on as they are in the record, brackets that could pass for a mark included. */
function plain(text: string): string {
  return text.replace(/[\\`*_~[\]|]|<(?=[A-Za-z/!?])/g, '\\$&').replace(/\s*\n\s*/g, ' ')
}

async function applyBounds(
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

/** A stream of lines reads like an answer being written, and a line is never cut inside a mark. */
function* piecesOf(text: string): Generator<string> {
  for (const piece of text.match(/[^\n]*\n+|[^\n]+$/g) ?? []) yield piece
}

async function usageOf(prompt: GroundedPrompt, text: string, choices: number) {
  const prompt_tokens = await countTokens(prompt.question)
  const completion_tokens = (await countTokens(text)) * choices
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens }
}
