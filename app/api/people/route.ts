import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { admitOperator } from '@/lib/platform/auth/operator'
import { listPeople } from '@/lib/platform/auth/people/list-people'
import { parsePeopleQuery } from '@/lib/wire/people/people-requests'

export const dynamic = 'force-dynamic'

/** People who have signed in at the provider, in pages; `find` filters, `before` continues. */
export const GET = handle(async (request) => {
  await admitOperator(request, { triesPerMinuteMax: 120 })
  return Response.json(await listPeople(parsePeopleQuery(new URL(request.url).searchParams)))
})

const refused = refuseMethod('GET')

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT }
