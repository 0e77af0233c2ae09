import { Chat } from '@/components/chat'
import { config } from '@/lib/config'
import { openLibrary } from '@/lib/evidence/library'
import { log } from '@/lib/log'

export default async function Page() {
  const { ENGINE, UPSTREAM_BASE_URL, IMAGES_MAX, REQUEST_BYTES_MAX, IMAGE_SIDE_MAX } = config()
  const isUpstream = ENGINE === 'upstream' || (ENGINE === 'auto' && UPSTREAM_BASE_URL !== undefined)
  return (
    <Chat
      facts={{ engine: isUpstream ? 'upstream' : 'extractive', recordCount: countRecords() }}
      limits={{
        imagesMax: IMAGES_MAX,
        // Room for the words of a long conversation beside the pictures.
        charactersMax: REQUEST_BYTES_MAX - 2_000_000,
        sideMax: IMAGE_SIDE_MAX,
      }}
    />
  )
}

/** The page opens without its library too: it then says so, and the answers say what to do. */
function countRecords(): number | null {
  try {
    return openLibrary().articleCount
  } catch (error) {
    log().error({ err: error }, 'the library could not be counted')
    return null
  }
}
