import { suggestFromLibrary } from '@/lib/evidence/browse-library'
import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { admit } from '@/lib/platform/auth/admit'
import { findPastQuestions } from '@/lib/platform/conversations/past-questions'
import { readBody } from '@/lib/platform/http/read-request-body'
import { countRequest } from '@/lib/platform/limits/rate-limits'
import { parseSuggestionRequest } from '@/lib/wire/suggestions/suggestion-request'
import type { Suggestion } from '@/lib/wire/suggestions/suggestions'

const bodyBytesMax = 4096
const questionsMax = 3
/** One per pause while typing; the limit of questions must not be used up by it. */
const perMinuteMax = 300

/**
 * Suggestions for a question that is being typed, from this server alone. POST, so that the text is in no address,
 * which logs keep.
 */
export const POST = handle(async (request) => {
  const { principal, signal } = await admit(request, { isCounted: false })
  const { text } = parseSuggestionRequest(await readBody(request, principal, { bytesMax: bodyBytesMax }))
  const rate = await countRequest(`suggest:${principal.owner}`, perMinuteMax)
  if (rate.isExceeded) return Response.json({ data: [] })
  const [{ concepts, titles }, questions] = await Promise.all([
    suggestFromLibrary(text, { owner: principal.owner, signal }),
    findPastQuestions(text, principal.owner, questionsMax),
  ])
  const data: Suggestion[] = [
    ...concepts.map((concept) => ({ kind: 'concept' as const, ...concept })),
    ...questions
      .filter((each) => each !== text.trim())
      .map((each) => ({ kind: 'question' as const, text: each, from: 0 })),
    ...titles.map((title) => ({ kind: 'title' as const, text: title, from: 0 })),
  ]
  return Response.json({ data })
})

const refused = refuseMethod('POST')

export { refused as DELETE, refused as GET, refused as OPTIONS, refused as PATCH, refused as PUT }
