/**
 * HL7 Infobutton. With a key it answers. A browser that follows a record's link without a key is sent to the page, with
 * the question in the composer but not sent.
 */
import { answerRequest } from '@/app/api/v1/answer-request'
import { getPublicUrl } from '@/lib/config'
import { handle, preflight, refuseMethod } from '@/lib/platform/api/api-handler'
import { admit } from '@/lib/platform/auth/admit'
import { recordQuestion } from '@/lib/platform/http/request-context'
import { ApiError } from '@/lib/wire/errors'
import { findInfobuttonFormat, parseInfobuttonRequest } from '@/lib/wire/infobutton/request'
import { toInfobuttonRefusal, toInfobuttonResponse } from '@/lib/wire/infobutton/response'
import { parseChatRequest } from '@/lib/wire/request'
import { collect } from '@/lib/wire/response'

export const dynamic = 'force-dynamic'

export const GET = handle(async (request, { headers }) => {
  const { searchParams } = new URL(request.url)
  const accept = request.headers.get('accept')
  if (!request.headers.has('authorization') && findInfobuttonFormat(searchParams, accept) === 'html')
    return followLink(searchParams)
  const admission = await admit(request)
  Object.assign(headers, admission.headers)
  const asked = parseInfobuttonRequest(searchParams, accept)
  const chat = parseChatRequest({ messages: [{ role: 'user', content: asked.question }] })
  recordQuestion(request, chat)
  const { choices, evidence = null } = await collect(await answerRequest(chat, admission), chat)
  const text = choices[0]?.message.content ?? ''
  const pageUrl = `${getPublicUrl()}${toPagePath(asked.question)}`
  return toInfobuttonResponse({ asked, text, evidence, at: new Date().toISOString(), pageUrl })
})

function followLink(parameters: URLSearchParams): Response {
  try {
    const { question } = parseInfobuttonRequest(parameters, 'text/html')
    return new Response(null, { status: 303, headers: { location: toPagePath(question) } })
  } catch (error) {
    if (error instanceof ApiError) return toInfobuttonRefusal(error)
    throw error
  }
}

function toPagePath(question: string): string {
  return `/?q=${encodeURIComponent(question)}`
}

export const OPTIONS = preflight
const refused = refuseMethod('GET, HEAD, OPTIONS')

export { refused as DELETE, refused as PATCH, refused as POST, refused as PUT }
