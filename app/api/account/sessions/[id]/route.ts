import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { audit } from '@/lib/platform/audit/audit'
import { admitPerson } from '@/lib/platform/auth/people/admit-person'
import { endSessions } from '@/lib/platform/auth/people/person-sessions'
import { toAuditEvent } from '@/lib/platform/http/request-context'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { ApiError } from '@/lib/wire/errors'

/** Ends one of the person's own sessions, on every server. */
export const DELETE = handle<{ id: string }>(async (request, { params }) => {
  const { person } = await admitPerson(request)
  const sessions = await endSessions(person.id, (await params).id)
  if (sessions === 0) throw new ApiError('not_found', serverMessage('session_not_found'))
  audit({ ...toAuditEvent(request), action: 'session-ended', target: person.id, details: { sessions } })
  return new Response(null, { status: 204 })
})

const refused = refuseMethod('DELETE')

export { refused as GET, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT }
