import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { signIn, signOut } from '@/lib/platform/auth/sign-in'
import { getClientAddress } from '@/lib/platform/http/client-address'
import { readBody } from '@/lib/platform/http/read-request-body'
import { ApiError } from '@/lib/wire/errors'

const bodyBytesMax = 4096

/**
 * Signs the page in: without a body on this machine or with the operator's cookie, else with `{ "key": "sk-…" }`. The
 * response names the owner, never a secret. With `x-sign-in: optional` a visitor who must sign in first is not an
 * error: the response names nobody.
 */
export const POST = handle(async (request) => {
  const isOptional = request.headers.get('x-sign-in') === 'optional'
  const opened = await openSession(request).catch((error: unknown) => {
    if (isOptional && error instanceof ApiError && error.code === 'session_required') return null
    throw error
  })
  if (opened === null) return new Response(null, { status: 204 })
  const { cookie, owner } = opened
  const headers = { 'x-signed-in-as': owner, ...(cookie !== undefined && { 'set-cookie': cookie }) }
  return new Response(null, { status: 204, headers })
})

function openSession(request: Request): ReturnType<typeof signIn> {
  return signIn(request, async () => {
    if (request.headers.get('content-type') === null) return undefined
    const { key } = await readBody(request, { owner: getClientAddress(request) }, { bytesMax: bodyBytesMax })
    if (key === undefined || key === null) return undefined
    if (typeof key !== 'string') throw new ApiError('invalid_type', 'key must be a string.', { param: 'key' })
    return key
  })
}

/** Signs the page out in every process at once, and clears the browser's cache of it. */
export const DELETE = handle(async (request) => {
  const headers = new Headers({ 'clear-site-data': '"cache"' })
  for (const cookie of await signOut(request)) headers.append('set-cookie', cookie)
  return new Response(null, { status: 204, headers })
})

// OPTIONS is refused, too: no other origin uses this route, so none needs a preflight.
const refused = refuseMethod('POST, DELETE')

export { refused as GET, refused as OPTIONS, refused as PATCH, refused as PUT }
