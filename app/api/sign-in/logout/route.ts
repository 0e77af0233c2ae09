import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { receiveLogout } from '@/lib/platform/auth/people/receive-logout'

export const dynamic = 'force-dynamic'

/** Back-channel logout: the provider ends the sessions of a person. It needs no key, since the token is signed. */
export const POST = handle((request) => receiveLogout(request))

const refused = refuseMethod('POST')

export { refused as DELETE, refused as GET, refused as OPTIONS, refused as PATCH, refused as PUT }
