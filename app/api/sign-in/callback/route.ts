import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { completeProviderSignIn } from '@/lib/platform/auth/people/provider-sign-in'
import { openPage, redirectToRefusal } from '@/lib/platform/auth/people/sign-in-responses'

export const dynamic = 'force-dynamic'

/** Where the provider sends the browser back to. */
export const GET = handle(async (request) => {
  try {
    const { returnTo, cookie } = await completeProviderSignIn(request)
    return openPage(returnTo, cookie)
  } catch (error) {
    return redirectToRefusal(error)
  }
})

const refused = refuseMethod('GET')

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT }
