import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { admit } from '@/lib/platform/auth/admit'
import { readBody } from '@/lib/platform/http/read-request-body'
import { findFeed, toFeedUrl } from '@/lib/platform/saved-questions/feed-address'
import {
  listSavedQuestions,
  recordUse,
  savedQuestionsMax,
  saveQuestion,
} from '@/lib/platform/saved-questions/saved-questions'
import type { SavedQuestionList } from '@/lib/wire/saved-questions/saved-question'
import { parseSavedQuestionRequest } from '@/lib/wire/saved-questions/saved-question-request'

const bodyBytesMax = 8192

export const dynamic = 'force-dynamic'

/** The questions that this owner saved, with what was new each time that they were asked again. */
export const GET = handle(async (request) => {
  const { principal } = await admit(request)
  await recordUse(principal.owner)
  const [data, feed] = await Promise.all([listSavedQuestions(principal.owner), findFeed(principal.owner)])
  const list: SavedQuestionList = { data, max: savedQuestionsMax, feedUrl: feed && toFeedUrl(feed) }
  return Response.json(list)
})

/** Saves a question, to be asked again from now on. */
export const POST = handle(async (request) => {
  const { principal } = await admit(request)
  const wanted = parseSavedQuestionRequest(await readBody(request, principal, { bytesMax: bodyBytesMax }))
  return Response.json(await saveQuestion(wanted, principal.owner), { status: 201 })
})

const refused = refuseMethod('GET, POST')

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as PUT }
