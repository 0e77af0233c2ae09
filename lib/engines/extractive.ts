/**
 * The engine that needs no model: it quotes. It promises that every claim it prints is a verbatim quotation from a
 * cited article; it never paraphrases, judges, or says yes or no.
 */

import { readLabValues } from '@/lib/shared/lab-values/read-lab-values'
import { suggestImageQuestions } from '@/lib/shared/lab-values/suggest-image-questions'
import type { AnswerMessages } from '@/lib/shared/messages/answer-message-shape'
import { getAnswerMessages } from '@/lib/shared/messages/answer-messages'
import { escapeMarkdown } from '@/lib/shared/text/markdown-text'
import type { FinishReason } from '@/lib/wire/answer-events'
import { ApiError } from '@/lib/wire/errors'
import { countTokens, cutToTokens } from './count-tokens'
import type { Engine, EngineEvent, GroundedPrompt, GroundedSource } from './engine'
import { estimateUsage } from './estimate-usage'
import { buildTaskCall, writeTaskReply } from './write-task-reply'

const furtherMax = 4
/** The least score of a sentence that is printed in addition to the one quoted from its source. */
export const furtherMin = 0.45

export const extractiveEngine: Engine = {
  id: 'extractive',
  model: null,
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
      `No language model is connected, so answers are quotations in plain text, and response_format '${format}' is not supported. Leave it out, or connect a model.`,
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

function explainNoModel({ isModelUnavailable, language }: GroundedPrompt): string {
  const { quotes } = getAnswerMessages(language)
  return isModelUnavailable ? quotes.modelUnavailable : quotes.noModel
}

function quoteSources(prompt: GroundedPrompt): string[] {
  const words = getAnswerMessages(prompt.language)
  const [lead, ...rest] = sortByEvidenceLevel(prompt.sources)
  const isOnOtherDrugs = ({ lacksDrugs }: GroundedSource) => lacksDrugs !== undefined && !lead?.lacksDrugs
  const others = rest.filter((source) => !isOnOtherDrugs(source))
  const onOtherDrugs = rest.filter(isOnOtherDrugs)
  const further = listFurtherSentences(
    prompt.sources.filter((source) => !isOnOtherDrugs(source)),
    prompt.isRelatedOnly ? undefined : lead,
  )
  const write = (source: GroundedSource) => writeQuote(source, words) + writeSubject(source)
  return [
    ...writeRelatedNotice(prompt),
    ...writeUncoveredSubjects(prompt),
    ...(lead ? [write(lead)] : []),
    ...(lead?.outcome === 'part of a composite' ? [words.quotes.composite] : []),
    ...writeQuoteList(words.quotes.heading, others, write),
    ...(further.length > 0 ? [`### ${words.quotes.further}\n\n${further.join('\n')}`] : []),
    ...writeQuoteList(
      words.quotes.otherDrugs(onOtherDrugs[0]?.lacksDrugs?.map(escapeMarkdown) ?? []),
      onOtherDrugs,
      write,
    ),
    ...writeUncovered(prompt),
    words.quotes.copied(explainNoModel(prompt)),
  ]
}

/** Precedes the quotes: sources on something near must not pass as an answer. */
function writeRelatedNotice({ isRelatedOnly = false, sources, language }: GroundedPrompt): string[] {
  if (!isRelatedOnly) return []
  const { quotes } = getAnswerMessages(language)
  const byMissing = Map.groupBy(
    sources.filter(({ missing }) => missing.length > 0),
    ({ missing }) => missing.map(escapeMarkdown).join('\n'),
  )
  const lacks = [...byMissing].map(([missing, lacking]) => ({
    sources: lacking.map(({ n }) => n),
    missing: missing.split('\n'),
  }))
  return [`### ${quotes.related}\n\n${quotes.relatedOnly(lacks)}`]
}

/**
 * Precedes the quotes as well, unless a notice on the population says it: an answer on another disease must not pass
 * for one on this.
 */
function writeUncoveredSubjects({
  isRelatedOnly,
  uncoveredSubjects = [],
  sources,
  language,
}: GroundedPrompt): string[] {
  const asked = sources[0]?.item.match?.population?.asked.toLowerCase() ?? ''
  const subjects = isRelatedOnly
    ? []
    : uncoveredSubjects.filter(
        (name) =>
          !name
            .toLowerCase()
            .split(' ')
            .some((word) => asked.includes(word)),
      )
  return subjects.length > 0 ? [getAnswerMessages(language).quotes.uncoveredSubjects(subjects.map(escapeMarkdown))] : []
}

/** Follows the quotes: words that no source has, and that no notice names. */
function writeUncovered({
  isRelatedOnly,
  uncovered,
  uncoveredSubjects = [],
  sources,
  language,
}: GroundedPrompt): string[] {
  const isNamed = (word: string) =>
    isRelatedOnly ? sources.every(({ missing }) => missing.includes(word)) : uncoveredSubjects.includes(word)
  const rest = uncovered.filter((word) => !isNamed(word))
  return rest.length > 0 ? [getAnswerMessages(language).quotes.uncovered(rest.map(escapeMarkdown))] : []
}

function writeQuoteList(
  heading: string,
  sources: GroundedSource[],
  write: (source: GroundedSource) => string,
): string[] {
  if (sources.length === 0) return []
  return [`### ${heading}\n\n${sources.map((source) => `- ${write(source)}`).join('\n')}`]
}

/** The source that answers best, then guideline, review, trial, cohort. */
function sortByEvidenceLevel(sources: GroundedSource[]): GroundedSource[] {
  const rank = (source: GroundedSource) => (source.item.level === 'G' ? 0 : (source.item.level ?? 6))
  const lead = findLead(sources)
  return lead ? [lead, ...sources.filter((each) => each !== lead).toSorted((a, b) => rank(a) - rank(b))] : []
}

/** Share of the closest match's coverage that a source needs to come before it. */
const leadCoverage = 0.9

/**
 * The source that an answer opens with: the closest match, unless its quotation does not state what is asked and that
 * of a source nearly as close does.
 */
export function findLead(sources: GroundedSource[]): GroundedSource | undefined {
  const [first] = sources
  // "Does aspirin prevent dementia?" is answered by the trial that reports on it.
  const naming = first?.outcome === 'absent' ? sources.find((source) => namesOutcomeAsWell(source, first)) : undefined
  if (naming) return naming
  if (!first?.missesFacet) return first
  const clearer = sources.find(
    ({ missesFacet, lacksDrugs, coverage, isNamed, relevance = 0 }) =>
      !missesFacet &&
      !lacksDrugs &&
      coverage >= leadCoverage * first.coverage &&
      // "Neutropenia in 74 %" of a trial in breast cancer is not a harm of hormone replacement.
      (isNamed || relevance >= (first.relevance ?? 0)),
  )
  return clearer ?? first
}

function namesOutcomeAsWell(
  { outcome, lacksDrugs, coverage, item, missing }: GroundedSource,
  first: GroundedSource,
): boolean {
  const isNamed = outcome === 'alone' || outcome === 'part of a composite'
  // "COPD with weight loss": advice on weight loss in another disease does not come before a source on COPD.
  const lacksMore = missing.some((part) => !first.missing.includes(part))
  return isNamed && !lacksDrugs && !lacksMore && !item.match?.population && coverage >= leadCoverage * first.coverage
}

/**
 * First that the population asked about is not that of the article; after the quotation, only what the article states.
 */
function writeQuote({ n, item, typeLabel, participants }: GroundedSource, words: AnswerMessages): string {
  const { relation, quote } = item.match?.population ?? { relation: 'different', quote: '' }
  const isSaidAlready = quote === '' || item.quote.includes(quote)
  const difference = isSaidAlready ? '' : `**${words.quotes.population[relation]}** “${escapeMarkdown(quote)}” [${n}] `
  return `${difference}“${escapeMarkdown(item.quote)}” [${n}] ${words.describe(typeLabel, item.year, participants)}`
}

/** Where a source does not answer, and its quotation does not say what it is about, the title follows. */
function writeSubject({ item, hidesSubject = false }: GroundedSource): string {
  return hidesSubject ? ` – *${escapeMarkdown(item.title)}*` : ''
}

interface FurtherSentence {
  source: GroundedSource
  sentence: GroundedSource['sentences'][number]
}

/**
 * The sentences that answer best apart from those already quoted, with the caveats of the leading source, in the order
 * of the sources.
 */
function listFurtherSentences(sources: GroundedSource[], lead: GroundedSource | undefined): string[] {
  const unquoted = sources.flatMap((source): FurtherSentence[] =>
    source.sentences.filter(({ text }) => !isQuoted(source, text)).map((sentence) => ({ source, sentence })),
  )
  const byScore = unquoted.toSorted((a, b) => b.sentence.score - a.sentence.score)
  const best = byScore.filter(({ sentence }) => sentence.score >= furtherMin).slice(0, furtherMax)
  const chosen = new Set([...best, ...(lead ? listCaveats(lead, byScore, best) : [])])
  return unquoted
    .filter((each) => chosen.has(each))
    .map(({ source, sentence }) => `- “${escapeMarkdown(sentence.text)}” [${source.n}]`)
}

/** Whatever is asked, a result is read with its harms and with whom it leaves out. */
const caveatSections = ['harms', 'limitations']

function listCaveats(lead: GroundedSource, byScore: FurtherSentence[], best: FurtherSentence[]): FurtherSentence[] {
  return caveatSections.flatMap((section) => {
    const isCaveat = ({ source, sentence }: FurtherSentence) => source === lead && sentence.section === section
    const isQuotedAlready = lead.sentences.some((each) => each.section === section && isQuoted(lead, each.text))
    return isQuotedAlready || best.some(isCaveat) ? [] : (byScore.find(isCaveat) ?? [])
  })
}

function isQuoted({ item }: GroundedSource, text: string): boolean {
  return item.quote.includes(text) || item.match?.population?.quote === text
}

function reportNothingFound(prompt: GroundedPrompt): string[] {
  const { quotes, recordsInEnglish } = getAnswerMessages(prompt.language)
  if (prompt.searchSkipped === 'greeting') return [quotes.hello, quotes.cannotTalk(explainNoModel(prompt))]
  if (prompt.searchSkipped === 'thanks') return [quotes.welcome]
  if (prompt.searchSkipped === 'errand') return [quotes.noErrands]
  if (prompt.searchSkipped === 'no-question') return askAboutImage(prompt)
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
  const nearest = prompt.nearest.map(({ title, url, journal, year }) =>
    quotes.nearestLine(
      `[${escapeMarkdown(title)}](<${url}>)`,
      [journal && escapeMarkdown(journal), year].flatMap((part) => part || []),
    ),
  )
  return [
    `### ${searchedOnlyLibrary ? quotes.notInLibrary : quotes.noSource}\n\n${quotes.nothing}`,
    ...(prompt.hasUnsearchedText ? [recordsInEnglish.askInEnglish] : []),
    ...(prompt.hasUnsearchedText && !prompt.isModelUnavailable ? [recordsInEnglish.connectModel] : []),
    `${quotes.searched}\n\n${where.join('\n')}`,
    ...(nearest.length > 0 ? [`${quotes.nearest}\n\n${nearest.join('\n')}`] : []),
    quotes.noAnswer(explainNoModel(prompt)),
  ]
}

/** Enough to recognise which image is meant. */
const excerptCharacters = 200

function askAboutImage({ imagesAlone = '', language }: GroundedPrompt): string[] {
  const hasValues = readLabValues(imagesAlone).length > 0
  const text = imagesAlone.replace(/\s+/g, ' ').trim()
  const excerpt = text.length > excerptCharacters ? `${text.slice(0, excerptCharacters).replace(/\S*$/, '')}…` : text
  const { images } = getAnswerMessages(language)
  // The values are in a notice above.
  return images.askBack(hasValues ? '' : escapeMarkdown(excerpt), suggestImageQuestions(imagesAlone, language))
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
