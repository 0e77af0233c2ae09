import { getPublicUrl } from '@/lib/config'
import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { beginProviderSignIn } from '@/lib/platform/auth/people/provider-sign-in'
import { isAtPublicAddress, redirectToRefusal } from '@/lib/platform/auth/people/sign-in-responses'

export const dynamic = 'force-dynamic'

/** Sends the browser to the provider; `return` is the path of the page to come back to. */
export const GET = handle(async (request) => {
  const { search } = new URL(request.url)
  // The provider sends people back to the public address, where the cookie must be.
  if (!isAtPublicAddress(request))
    return new Response(null, { status: 303, headers: { location: `${getPublicUrl()}/api/sign-in${search}` } })
  try {
    const { location, cookie } = await beginProviderSignIn(request)
    return new Response(null, { status: 303, headers: { location, 'set-cookie': cookie } })
  } catch (error) {
    return redirectToRefusal(error)
  }
})

const refused = refuseMethod('GET, HEAD')

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT }
