import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { admitPerson } from '@/lib/platform/auth/people/admit-person'
import { listSessions } from '@/lib/platform/auth/people/person-sessions'
import type { OwnAccount } from '@/lib/wire/people/listed-person'

export const dynamic = 'force-dynamic'

/** Who is signed in, and where. */
export const GET = handle(async (request) => {
  const { person, sessionId } = await admitPerson(request)
  const { id, name, email, roles } = person
  const account: OwnAccount = { id, name, email, roles, sessions: await listSessions(id, sessionId) }
  return Response.json(account)
})

const refused = refuseMethod('GET')

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT }
