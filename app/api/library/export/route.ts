import { loadReferencesToExport } from '@/lib/evidence/browse-library'
import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { admit } from '@/lib/platform/auth/admit'
import { getRequestContext } from '@/lib/platform/http/request-context'
import { streamDownload } from '@/lib/platform/http/stream-download'
import { citationFormats, isCitationFormat } from '@/lib/shared/citations/formats'
import { ApiError } from '@/lib/wire/errors'
import { parseLibraryQuery } from '@/lib/wire/library-query'

export const dynamic = 'force-dynamic'

/** `?format=ris` with the library page's own parameters, or with one `id` per article. */
export const GET = handle(async (request, { headers, report }) => {
  const admission = await admit(request)
  Object.assign(headers, admission.headers)
  getRequestContext(request).action = 'export'
  const { searchParams } = new URL(request.url)
  const name = searchParams.get('format') ?? 'ris'
  if (!isCitationFormat(name)) {
    const message = `format must be one of ${Object.keys(citationFormats).join(', ')}.`
    throw new ApiError('invalid_value', message, { param: 'format' })
  }
  const { write, extension, mediaType } = citationFormats[name]
  const ids = searchParams.getAll('id')
  const asked = ids.length > 0 ? ids : parseLibraryQuery(searchParams)
  const { principal, signal } = admission
  const references = await loadReferencesToExport(asked, { owner: principal.owner, signal })
  const day = new Date().toISOString().slice(0, 10)
  return streamDownload(write(references), { name: `references-${day}.${extension}`, mediaType }, report)
})

// OPTIONS is refused, too: only the page and programs with a key use this route, never pages of other origins.
const refused = refuseMethod('GET, HEAD')

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT }
