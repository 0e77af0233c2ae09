/**
 * The Service-V1 pipeline. Only this file knows the order: read, retrieve, ground, generate, cite. It is one async
 * generator from end to end, so a streamed answer and a complete one consist of the same events. It never decides who
 * may ask.
 */
import { setImmediate } from 'node:timers/promises'
import { config } from '@/lib/config'
import { chooseEngine } from '@/lib/engines/choose-engine'
import { type Engine, type GroundedPrompt, ImagesRefusedError } from '@/lib/engines/engine'
import { extractiveEngine } from '@/lib/engines/extractive'
import { readRefusedDrugs } from '@/lib/evidence/question/refused-drugs'
import { type Question, type Retrieval, type RetrievalOptions, retrieve } from '@/lib/evidence/retrieve'
import type { Asker } from '@/lib/evidence/threads/search-pool'
import { inlineImages } from '@/lib/images/inline-images'
import { log } from '@/lib/log'
import { getAnswerMessages } from '@/lib/shared/messages/answer-messages'
import { traceWork } from '@/lib/store/tracing/spans'
import type { AnswerEvent } from '@/lib/wire/answer-events'
import { ApiError, type ErrorCode } from '@/lib/wire/errors'
import type { AnswerNotice, Evidence, EvidenceImage, SearchStep } from '@/lib/wire/evidence'
import { collectImageTexts } from '@/lib/wire/images/image-text'
import { countLostImages } from '@/lib/wire/images/lost-image'
import type { FinishedAnswer } from '@/lib/wire/patient-summary'
import type { ChatRequest } from '@/lib/wire/request'
import { collectNotices } from './answer-notices'
import { answerChatTask, findChatTask } from './chat-task'
import { type DescribedEvidence, describeEvidence, toEvidenceImages } from './describe-evidence'
import { detectEmergency } from './emergency/detect-emergency'
import { findTreatingSources } from './emergency/find-treating-sources'
import { generateAnswer, requiresProse, toCiteOptions } from './generate'
import { ground } from './ground'
import { awaitFirst, followHandOver, type PreparedAnswer } from './hand-over'
import { toImageNotices, toLabValueNotices, toLostImageNotices } from './image-notices'
import { createSearchAssistant, type SearchAssistant } from './model-assisted-search'
import { findImagesWithPageText, readImageTexts, removeImages } from './read-image-text'
import { stripInvisibleText } from './strip-invisible-text'
import { type AskedQuestion, readQuestion } from './turn/read-question'
import { writePatientSummary } from './write-patient-summary'

interface AnswerOptions {
  /** Aborts searches, image fetches, OCR and generation. */
  signal: AbortSignal
  /** Identifies the caller, so that one owner's searches and images do not delay another's. */
  owner: string
  /** The answer to rewrite for a patient; nothing is searched then. */
  answerToSummarize?: FinishedAnswer | undefined
}

/**
 * Answers a validated request. If the caller asked for it, falls back to quotations when the model server is
 * unavailable; the answer then says so.
 *
 * @throws ApiError before the first event when nothing can be answered; later it means that the answer was cut off
 */
export function answer(chat: ChatRequest, options: AnswerOptions): AsyncIterableIterator<AnswerEvent> {
  const engine = chooseEngine()
  return options.answerToSummarize
    ? writePatientSummary(chat, options.answerToSummarize, engine, options.signal)
    : followHandOver(answerOrQuote(engine, chat, options))
}

/** Reports the progress of the search, then hands over to the answer, whose first event the engine has produced. */
async function* answerOrQuote(engine: Engine, chat: ChatRequest, options: AnswerOptions): PreparedAnswer {
  try {
    return yield* answerWithEngine(engine, chat, options)
  } catch (error) {
    if (!mayQuoteInstead(error, engine, chat) || options.signal.aborted) throw error
    log().warn({ err: error }, 'model server unavailable; answering with quotations')
  }
  // The first attempt has already reported search progress.
  return yield* answerWithEngine(
    extractiveEngine,
    { ...chat, evidence: { ...chat.evidence, progress: false } },
    options,
  )
}

/** Codes that mean the server is unavailable. A server that refuses the question itself is available. */
const unavailableCodes: ErrorCode[] = [
  'upstream_unreachable',
  'upstream_timeout',
  'upstream_failed',
  'upstream_rate_limited',
]

/** Without a search there is nothing to quote, and a caller that expects JSON or a tool call cannot use quotations. */
function mayQuoteInstead(error: unknown, engine: Engine, chat: ChatRequest): boolean {
  const isUnavailable = error instanceof ApiError && unavailableCodes.includes(error.code)
  if (!isUnavailable || engine === extractiveEngine || chat.evidence.modelUnavailable !== 'quotes') return false
  return findWhyUnsearched(chat, readQuestion(chat.messages)) === null && requiresProse(chat)
}

/**
 * Sends images to a model that accepts them. Otherwise, or if the model refuses them, sends their OCR text; the
 * answer then says so.
 *
 * @throws as `answer`
 */
async function* answerWithEngine(engine: Engine, chat: ChatRequest, { signal, owner }: AnswerOptions): PreparedAnswer {
  const task = findChatTask(chat)
  if (task)
    return awaitFirst(answerChatTask(task, engine, { ...chat, messages: stripInvisibleText(chat.messages) }, signal))
  const deadline = performance.now() + config().OCR_TIMEOUT_MS
  const inlined = await inlineImages(stripInvisibleText(chat.messages), signal)
  if (inlined.images.length === 0 || engine.takesImages) {
    try {
      return yield* answerMessages({ ...chat, messages: inlined.messages }, inlined.messages, engine, { owner, signal })
    } catch (error) {
      if (!(error instanceof ImagesRefusedError)) throw error
    }
  }
  const messages = await traceWork('read images', () => readImageTexts(inlined, owner, signal, deadline))
  return yield* answerMessages({ ...chat, messages }, removeImages(messages), engine, { owner, signal })
}

/** @param engineMessages the messages that the engine gets: without images if it accepts none */
async function* answerMessages(
  chat: ChatRequest,
  engineMessages: ChatRequest['messages'],
  engine: Engine,
  asker: Asker,
): PreparedAnswer {
  const { prompt, describe } = yield* findEvidence(chat, engineMessages, engine, asker)
  const words = getAnswerMessages(prompt.language)
  // Quotations cite all that they say; where nothing was searched, nothing can be cited.
  const findsUncited = prompt.searchSkipped === null && engine.id === 'upstream'
  // The model cannot see the images, so the server itself asks what the user wants to know about them.
  const asksWithoutModel =
    prompt.searchSkipped === 'no-question' && engineMessages !== chat.messages && requiresProse(chat)
  const events = generateAnswer(
    asksWithoutModel ? extractiveEngine : engine,
    prompt,
    async () => {
      const { evidence, opposing, notices } = await describe()
      return { evidence, options: toCiteOptions(chat, notices, words, { findsUncited, opposing }) }
    },
    asker.signal,
  )
  // Until the first event the engine can still be replaced.
  return awaitFirst(events)
}

/** What an answer is written from. */
interface FoundEvidence {
  prompt: GroundedPrompt
  /** Separate from the search, since a model can begin to write meanwhile. */
  describe: () => Promise<DescribedEvidence>
}

async function* findEvidence(
  chat: ChatRequest,
  engineMessages: ChatRequest['messages'],
  engine: Engine,
  asker: Asker,
): AsyncGenerator<AnswerEvent, FoundEvidence> {
  const question = readQuestion(chat.messages)
  const images = toEvidenceImages(chat.messages, engineMessages === chat.messages)
  const searchSkipped = findWhyUnsearched(chat, question)
  const options = { ...chat.evidence, sourcesMax: chat.evidence.sourcesMax ?? engine.sourcesDefault }
  const { earlier, text } = question
  const emergency = runAfterSearchBegins(() => detectEmergency(text, earlier.at(-1)))
  const reading = runAfterSearchBegins(() => readRefusedDrugs([...earlier, text]))
  const searched = searchSkipped
    ? null
    : yield* retrieveWithModel(question, options, createSearchAssistant(engine), asker)
  const refused = await reading
  const danger = await emergency
  const retrieval =
    searched && danger
      ? await findTreatingSources(danger, question, searched, (other) =>
          retrieve(other, { ...options, progress: false }, asker),
        )
      : searched
  const prompt = ground({ ...chat, messages: engineMessages }, question, retrieval, {
    refused,
    hasImages: images.length > 0,
    searchSkipped,
    isModelUnavailable: engine.id !== chooseEngine().id,
  })
  const describe = async () => {
    const asked = { ...question, emergency: danger, refused }
    const aboutImages = collectImageNotices(chat, asked, images, { engine: engine.id, searchSkipped })
    return describeEvidence(engine.id, prompt, retrieval, images, (evidence) =>
      collectNotices(asked, { evidence, cut: retrieval?.cut ?? null }, prompt, aboutImages),
    )
  }
  return { prompt, describe }
}

/** The search runs in its own thread, so reading the same text meanwhile does not delay the answer. */
async function runAfterSearchBegins<Result>(read: () => Result): Promise<Result> {
  await setImmediate()
  return read()
}

function collectImageNotices(
  { messages }: ChatRequest,
  question: AskedQuestion,
  images: EvidenceImage[],
  { engine, searchSkipped }: { engine: Engine['id']; searchSkipped: GroundedPrompt['searchSkipped'] },
): AnswerNotice[] {
  const words = getAnswerMessages(question.language)
  const ofQuestion = collectImageTexts(messages.filter(({ role }) => role === 'user').slice(-1)).length
  return [
    ...toLostImageNotices(countLostImages(messages), words),
    ...toImageNotices(images, findImagesWithPageText(messages), ofQuestion, engine, config().OCR, words),
    ...toLabValueNotices(question, searchSkipped === null, words),
  ]
}

/**
 * Finds the sources that an answer to the last question would be written from, and writes nothing. Images are not read.
 *
 * @returns the progress of the search if requested, and one `end` with the evidence; its spans and checks are empty
 * @throws ApiError when nothing can be searched
 */
export async function* searchEvidence(
  chat: ChatRequest,
  { signal, owner }: Pick<AnswerOptions, 'signal' | 'owner'>,
): AsyncGenerator<AnswerEvent> {
  const { describe } = yield* findEvidence(chat, chat.messages, chooseEngine(), { owner, signal })
  const { evidence } = await describe()
  yield { type: 'end', usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 }, evidence }
}

/**
 * Like `searchEvidence`, but independent of the connected model: returns the sources that an answer of quotations would
 * use.
 *
 * @throws ApiError when nothing can be searched
 */
export async function searchWithoutModel(
  chat: ChatRequest,
  asker: Asker,
): Promise<{ prompt: GroundedPrompt; evidence: Evidence | null }> {
  const search = findEvidence(chat, chat.messages, extractiveEngine, asker)
  let step = await search.next()
  while (!step.done) step = await search.next()
  const { evidence } = await step.value.describe()
  return { prompt: step.value.prompt, evidence }
}

function findWhyUnsearched(chat: ChatRequest, question: AskedQuestion): GroundedPrompt['searchSkipped'] {
  if (chat.evidence.mode === 'off') return 'switched-off'
  if (question.imagesAlone !== undefined) return 'no-question'
  return question.smallTalk
}

async function* retrieveWithModel(
  question: AskedQuestion,
  options: RetrievalOptions,
  help: SearchAssistant,
  asker: Asker,
): AsyncGenerator<AnswerEvent, Retrieval> {
  const { signal } = asker
  const [rewritten, meaning] = await Promise.all([help.rewrite(question, signal), help.embed(question, signal)])
  const asked = {
    ...question,
    ...(rewritten !== null && { rephrased: rewritten }),
    ...(meaning && { embedding: meaning }),
  }
  const wanted = { ...options, sourcesMax: Math.max(options.sourcesMax, help.rerankMax ?? 0) }
  const retrieval = yield* retrieveWithProgress(asked, wanted, asker)
  const found = await help.rerank(question, retrieval.found, signal)
  return { ...retrieval, found: found.slice(0, options.sourcesMax) }
}

/** Reports search progress if requested. Once an event has been sent, a failure can no longer be an HTTP status. */
async function* retrieveWithProgress(
  question: Question,
  options: RetrievalOptions,
  asker: Asker,
): AsyncGenerator<AnswerEvent, Retrieval> {
  if (!options.progress) return retrieve(question, options, asker)
  const { readable, writable } = new TransformStream<SearchStep>()
  const steps = writable.getWriter()
  const retrieval = retrieve(question, options, asker, (step) => void steps.write(step).catch(() => undefined))
  // A client that disconnected reads no more steps. The loop below awaits the outcome of the search.
  void retrieval.catch(() => undefined).then(() => steps.close().catch(() => undefined))
  for await (const step of readable) yield { type: 'search', step }
  return retrieval
}
