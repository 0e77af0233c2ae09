import { Chat } from '@/components/chat'
import { config } from '@/lib/config'
import { libraryCount } from './library-count'

/** @param conversationId to be opened; whether it is there, and whose, is found out by the page with its session */
export function ChatPage({ conversationId = null }: { conversationId?: string | null }) {
  const { ENGINE, EVIDENCE_LIVE, UPSTREAM_BASE_URL, IMAGES_MAX, REQUEST_BYTES_MAX, IMAGE_SIDE_MAX } = config()
  const isUpstream = ENGINE === 'upstream' || (ENGINE === 'auto' && UPSTREAM_BASE_URL !== undefined)
  return (
    <Chat
      conversationId={conversationId}
      facts={{ engine: isUpstream ? 'upstream' : 'extractive', live: EVIDENCE_LIVE, recordCount: libraryCount() }}
      limits={{
        imagesMax: IMAGES_MAX,
        // Room for the words of a long conversation beside the pictures.
        charactersMax: REQUEST_BYTES_MAX - 2_000_000,
        sideMax: IMAGE_SIDE_MAX,
      }}
    />
  )
}
