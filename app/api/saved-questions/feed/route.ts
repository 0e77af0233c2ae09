import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { admit } from '@/lib/platform/auth/admit'
import { admitFeedReader } from '@/lib/platform/auth/feed-access'
import { endFeed, issueFeed, toFeedUrl } from '@/lib/platform/saved-questions/feed-address'
import { respondWithFeed } from '@/lib/platform/saved-questions/feed-response'

export const dynamic = 'force-dynamic'

/** What is new for the owner of the secret address, for feed readers. */
export const GET = handle(async (request) => {
  const feed = await admitFeedReader(request)
  return respondWithFeed(feed, request.headers.get('if-none-match'))
})

/** Issues an address, and invalidates the previous one. */
export const POST = handle(async (request) => {
  const { principal } = await admit(request)
  return Response.json({ feedUrl: toFeedUrl(await issueFeed(principal.owner)) }, { status: 201 })
})

/** Ends the address. */
export const DELETE = handle(async (request) => {
  const { principal } = await admit(request, { isCounted: false })
  await endFeed(principal.owner)
  return new Response(null, { status: 204 })
})

const refused = refuseMethod('GET, HEAD, POST, DELETE')

export { refused as OPTIONS, refused as PATCH, refused as PUT }
