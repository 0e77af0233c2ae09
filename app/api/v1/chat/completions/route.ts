import { answer } from '@/lib/answer/answer'
import { config } from '@/lib/config'
import { admit } from '@/lib/platform/admit'
import { handle, preflight, refuseMethod } from '@/lib/platform/handle'
import { readJson } from '@/lib/wire/body'
import { parseChatRequest } from '@/lib/wire/request'
import { collect, toChunks } from '@/lib/wire/response'
import { eventStream } from '@/lib/wire/sse'

export const dynamic = 'force-dynamic'

export const POST = handle(async (request, { headers, report }) => {
  const admission = await admit(request)
  Object.assign(headers, admission.headers)
  const chat = parseChatRequest(await readJson(request, { bytesMax: config().REQUEST_BYTES_MAX }))
  const events = admission.meter(answer(chat, { signal: admission.signal }))
  return chat.stream ? eventStream(toChunks(events, chat), report) : Response.json(await collect(events, chat))
})

export const OPTIONS = preflight
const refused = refuseMethod('POST, OPTIONS')

export { refused as DELETE, refused as GET, refused as PATCH, refused as PUT }
