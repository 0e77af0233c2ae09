/** The Responses API: the same answers as chat completions, under the same limits. */
import { answerRequest } from '@/app/api/v1/answer-request'
import { config } from '@/lib/config'
import { handle, preflight, refuseMethod } from '@/lib/platform/api/api-handler'
import { admit } from '@/lib/platform/auth/admit'
import { answerInBackground, findEarlierTurns, keepResponse } from '@/lib/platform/conversations/stored-responses'
import { readBody } from '@/lib/platform/http/read-request-body'
import { recordQuestion } from '@/lib/platform/http/request-context'
import { collectResponse, type KeepResponse, toResponseEvents } from '@/lib/wire/responses/events'
import { parseResponsesRequest, toChatRequest } from '@/lib/wire/responses/request'
import { createResponseIdentity, toEmptyResponse } from '@/lib/wire/responses/response'
import { namedFraming, toEventStream } from '@/lib/wire/sse'

export const dynamic = 'force-dynamic'

export const POST = handle(async (request, { headers, report }) => {
  const admission = await admit(request)
  Object.assign(headers, admission.headers)
  await admission.takeSlot()
  const { owner } = admission.principal
  const body = await readBody(request, admission.principal, { bytesMax: config().REQUEST_BYTES_MAX })
  const asked = parseResponsesRequest(body)
  const { chat, turns: messages } = toChatRequest(asked, await findEarlierTurns(asked, owner))
  recordQuestion(request, chat)
  const empty = toEmptyResponse(asked, chat, createResponseIdentity())
  if (asked.fields.background) {
    const stop = new AbortController()
    const signal = AbortSignal.any([admission.lastingSignal, stop.signal])
    const events = await answerRequest(chat, { ...admission, signal })
    const write = (keep: KeepResponse) => collectResponse(events, empty, keep)
    return Response.json(answerInBackground(write, { response: empty, messages }, owner, { stop, report }))
  }
  const keep: KeepResponse = (response) => keepResponse({ response, messages }, owner, asked.fields.store)
  const events = await answerRequest(chat, admission)
  return chat.stream
    ? toEventStream(toResponseEvents(events, empty, { keep, report }), report, namedFraming)
    : Response.json(await collectResponse(events, empty, keep))
})

export const OPTIONS = preflight
const refused = refuseMethod('POST, OPTIONS')

export { refused as DELETE, refused as GET, refused as HEAD, refused as PATCH, refused as PUT }
