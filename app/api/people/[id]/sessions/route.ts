import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { audit } from '@/lib/platform/audit/audit'
import { admitOperator } from '@/lib/platform/auth/operator'
import { requirePerson } from '@/lib/platform/auth/people/people'
import { endSessions } from '@/lib/platform/auth/people/person-sessions'
import { toAuditEvent } from '@/lib/platform/http/request-context'

/** Ends all sessions of a person, on every server. */
export const DELETE = handle<{ id: string }>(async (request, { params }) => {
  await admitOperator(request, { triesPerMinuteMax: 120 })
  const { id } = await requirePerson((await params).id)
  const sessions = await endSessions(id)
  audit({ ...toAuditEvent(request), action: 'session-ended', target: id, details: { sessions } })
  return Response.json({ sessions })
})

const refused = refuseMethod('DELETE')

export { refused as GET, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT }
