import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { toActor } from '@/lib/platform/auth/admit'
import { createKey, listKeys, mayHold } from '@/lib/platform/auth/api-keys'
import { admitOperator } from '@/lib/platform/auth/operator'
import { findNames, requirePerson } from '@/lib/platform/auth/people/people'
import { readBody } from '@/lib/platform/http/read-request-body'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { ApiError } from '@/lib/wire/errors'
import { parseKeyRequest } from '@/lib/wire/people/key-request'
import type { ListedKey } from '@/lib/wire/people/listed-key'

const bodyBytesMax = 4096

export const dynamic = 'force-dynamic'

/** All keys, oldest first, without their secrets, with the names of their people. */
export const GET = handle(async (request) => {
  await admitOperator(request, { triesPerMinuteMax: 120 })
  return Response.json({ data: await listNamedKeys() }, { headers: { 'cache-control': 'no-store' } })
})

/** Issues a key. Its secret is in this response only. */
export const POST = handle(async (request) => {
  const { principal } = await admitOperator(request, { triesPerMinuteMax: 120 })
  const wanted = parseKeyRequest(await readBody(request, principal, { bytesMax: bodyBytesMax }))
  if (wanted.personId !== undefined && !mayHold(await requirePerson(wanted.personId), wanted.scope))
    throw new ApiError('invalid_value', serverMessage('admin_key_for_admins'), { param: 'scope' })
  const issued = await createKey(wanted, undefined, toActor(principal))
  return Response.json(issued, { status: 201, headers: { 'cache-control': 'no-store' } })
})

async function listNamedKeys(): Promise<ListedKey[]> {
  const keys = await listKeys()
  const names = await findNames(keys.flatMap(({ personId }) => personId ?? []))
  return keys.map((key) => ({ ...key, personName: (key.personId !== null && names.get(key.personId)) || null }))
}

const refused = refuseMethod('GET, POST')

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as PUT }
