import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { admit } from '@/lib/platform/auth/admit'
import { deleteSavedQuestion } from '@/lib/platform/saved-questions/saved-questions'

/** Removes a saved question and its news. */
export const DELETE = handle<{ id: string }>(async (request, { params }) => {
  const { principal } = await admit(request, { isCounted: false })
  await deleteSavedQuestion((await params).id, principal.owner)
  return new Response(null, { status: 204 })
})

const refused = refuseMethod('DELETE')

export { refused as GET, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT }
