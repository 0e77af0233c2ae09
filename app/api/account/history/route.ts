import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { admitPerson } from '@/lib/platform/auth/people/admit-person'
import { claimHistory } from '@/lib/platform/auth/people/person-data'
import { readBody } from '@/lib/platform/http/read-request-body'
import { parseClaimRequest } from '@/lib/wire/people/people-requests'

const bodyBytesMax = 4096

/** Moves the history of a key to the person: `{ "key": "sk-…" }`. */
export const POST = handle(async (request) => {
  const { person } = await admitPerson(request)
  const { key } = parseClaimRequest(await readBody(request, { owner: person.id }, { bytesMax: bodyBytesMax }))
  return Response.json({ conversations: await claimHistory(person, key) })
})

const refused = refuseMethod('POST')

export { refused as DELETE, refused as GET, refused as OPTIONS, refused as PATCH, refused as PUT }
