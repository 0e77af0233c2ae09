import { openLibrary } from '@/lib/evidence/open-library'
import { handle, refuseMethod } from '@/lib/platform/api/api-handler'
import {
  areFilesSound,
  isDatabaseReady,
  isLibraryCurrent,
  readLibraryVersion,
  readSearchIndexVersion,
} from '@/lib/platform/lifecycle/readiness'
import { getVerifierFacts } from '@/lib/platform/model-server/engine-facts'

export const dynamic = 'force-dynamic'

/** Public health check: 200 if questions can be answered, else 503. Any response means that the server is alive. */
export const GET = handle(
  async () => {
    const isReady = (await isDatabaseReady()) && isLibraryReady() && isLibraryCurrent() && areFilesSound()
    const libraryVersion = readLibraryVersion()
    const searchIndexVersion = readSearchIndexVersion()
    const body = {
      live: 'yes',
      ready: isReady ? 'yes' : 'no',
      ...(libraryVersion !== undefined && { libraryVersion }),
      ...(searchIndexVersion !== undefined && { searchIndexVersion }),
      // That a second model judges sentences, not which one: anyone may read this.
      ...(getVerifierFacts() !== null && { verifier: 'model' }),
    }
    return Response.json(body, { status: isReady ? 200 : 503 })
  },
  { isRoutine: true },
)

function isLibraryReady(): boolean {
  try {
    return openLibrary().articleCount > 0
  } catch {
    // The first question that needs the library logs the cause.
    return false
  }
}

const refused = refuseMethod('GET, HEAD')

export { refused as DELETE, refused as OPTIONS, refused as PATCH, refused as POST, refused as PUT }
