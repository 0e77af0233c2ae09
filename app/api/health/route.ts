import { openLibrary } from '@/lib/evidence/open-library'
import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import { areFilesSound, isDatabaseReady } from '@/lib/platform/lifecycle/readiness'

export const dynamic = 'force-dynamic'

/** Status words, for whoever asks: 200 when questions can be answered, else 503. An answer at all means alive. */
export const GET = handle(
  async () => {
    const isReady = (await isDatabaseReady()) && isLibraryReady() && areFilesSound()
    return Response.json({ live: 'yes', ready: isReady ? 'yes' : 'no' }, { status: isReady ? 200 : 503 })
  },
  { isRoutine: true },
)

function isLibraryReady(): boolean {
  try {
    return openLibrary().articleCount > 0
  } catch {
    // The first question that needs it writes the cause to the log.
    return false
  }
}

const refused = refuseMethod('GET, HEAD')

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT }
