import { answer } from '@/lib/answer/answer'
import { config } from '@/lib/config'
import { admit } from '@/lib/platform/admit'
import { keepCompletion, listCompletions } from '@/lib/platform/completions'
import { handle, preflight, refuseMethod } from '@/lib/platform/handle'
import { noteQuestion } from '@/lib/platform/trail'
import { readJson } from '@/lib/wire/body'
import { parseChatRequest } from '@/lib/wire/request'
import { collect, newIdentity, toChunks } from '@/lib/wire/response'
import { eventStream } from '@/lib/wire/sse'
import { parseListQuery } from '@/lib/wire/stored'

export const dynamic = 'force-dynamic'

export const POST = handle(async (request, { headers, report }) => {
  const admission = await admit(request)
  Object.assign(headers, admission.headers)
  const chat = parseChatRequest(await readJson(request, { bytesMax: config().REQUEST_BYTES_MAX }))
  noteQuestion(request, chat)
  const identity = newIdentity()
  const answered = admission.meter(answer(chat, { signal: admission.signal }))
  const events = chat.store ? keepCompletion(answered, chat, identity, admission.principal.owner) : answered
  return chat.stream
    ? eventStream(toChunks(events, chat, identity), report)
    : Response.json(await collect(events, chat, identity))
})

/** The completions that were asked for with `store: true`. */
export const GET = handle(async (request, { headers }) => {
  const admission = await admit(request)
  Object.assign(headers, admission.headers)
  const query = parseListQuery(new URL(request.url).searchParams)
  return Response.json(await listCompletions(query, admission.principal.owner))
})

export const OPTIONS = preflight
const refused = refuseMethod('GET, HEAD, POST, OPTIONS')

export { refused as DELETE, refused as PATCH, refused as PUT }
