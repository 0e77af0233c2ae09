import { answerRequest } from '@/app/api/v1/answer-request'
import { answer } from '@/lib/answer/answer'
import { readAnswerOrigin } from '@/lib/answer/answer-origin'
import { markStored } from '@/lib/answer/mark-stored-sources'
import { config } from '@/lib/config'
import { handle, preflight, refuseMethod } from '@/lib/platform/api/api-handler'
import { type Admission, admit } from '@/lib/platform/auth/admit'
import { findAnswerToSummarize } from '@/lib/platform/conversations/find-summarized-answer'
import { startTurn } from '@/lib/platform/conversations/start-turn'
import { listCompletions, storeCompletion } from '@/lib/platform/conversations/stored-completions'
import { startGeneration } from '@/lib/platform/generations/generations'
import { readBody } from '@/lib/platform/http/read-request-body'
import { recordQuestion } from '@/lib/platform/http/request-context'
import type { AnswerEvent } from '@/lib/wire/answer-events'
import { parseTurnPlace, type TurnPlace } from '@/lib/wire/conversation-request'
import { type ChatRequest, parseChatRequest } from '@/lib/wire/request'
import { collect, createIdentity, toChunks } from '@/lib/wire/response'
import { toEventStream } from '@/lib/wire/sse'
import { parseCompletionsQuery } from '@/lib/wire/stored-completions'

export const dynamic = 'force-dynamic'

export const POST = handle(async (request, { headers, report }) => {
  const admission = await admit(request)
  Object.assign(headers, admission.headers)
  await admission.takeSlot()
  const body = await readBody(request, admission.principal, { bytesMax: config().REQUEST_BYTES_MAX })
  const chat = parseChatRequest(body)
  // For API clients the page's `conversation` field is an unknown field, which is ignored.
  const place = admission.principal.type === 'session' ? parseTurnPlace(body) : undefined
  recordQuestion(request, chat)
  const identity = createIdentity()
  const answered = place ? await answerInConversation(chat, place, admission) : await answerRequest(chat, admission)
  const events = chat.store ? storeCompletion(answered, chat, identity, admission.principal.owner) : answered
  return chat.stream
    ? toEventStream(toChunks(events, chat, identity), report)
    : Response.json(await collect(events, chat, identity))
})

/** The page's answer: stored while it is generated, and completed even if the page is closed. */
async function answerInConversation(
  chat: ChatRequest,
  place: TurnPlace,
  { principal: { owner }, lastingSignal, meter }: Admission,
): Promise<AsyncIterable<AnswerEvent>> {
  const asked = chat.messages.findLast(({ role }) => role === 'user')
  const answerToSummarize = await findAnswerToSummarize(place, chat.evidence.plainWordsOf, owner)
  const kept = { ...place, ...(answerToSummarize && { plainWordsOf: answerToSummarize.id }) }
  const messages = await startTurn(kept, asked?.role === 'user' ? asked.content : '', owner)
  const begin = (stop: AbortSignal) =>
    meter(answer({ ...chat, messages }, { signal: AbortSignal.any([lastingSignal, stop]), owner, answerToSummarize }))
  return startGeneration(place, begin, readAnswerOrigin)
}

/** Lists completions created with `store: true`. */
export const GET = handle(async (request, { headers }) => {
  const admission = await admit(request)
  Object.assign(headers, admission.headers)
  const query = parseCompletionsQuery(new URL(request.url).searchParams)
  const page = await listCompletions(query, admission.principal.owner)
  return Response.json({ ...page, data: await markStored(page.data) })
})

export const OPTIONS = preflight
const refused = refuseMethod('GET, HEAD, POST, OPTIONS')

export { refused as DELETE, refused as PATCH, refused as PUT }
