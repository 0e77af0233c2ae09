import { Chat } from '@/components/chat/chat'
import { SampleQuestionList } from '@/components/chat/sample-question-list'
import { Welcome } from '@/components/chat/welcome'
import { DropNotice } from '@/components/composer/drop-notice'
import { config } from '@/lib/config'
import { getEngineFacts } from '@/lib/platform/model-server/engine-facts'
import { getRequestMessages } from './request-messages'

interface ChatPageProps {
  /** The conversation to open; the page checks with its session whether it exists and is the user's. */
  conversationId?: string | null
  /** Prefills the composer; the user reviews and sends it. */
  question?: string
}

export async function ChatPage({ conversationId = null, question = '' }: ChatPageProps) {
  const settings = config()
  const { EVIDENCE_LIVE, IMAGES_MAX, REQUEST_BYTES_MAX, IMAGE_SIDE_MAX } = settings
  const { OCR, OCR_LANGUAGES } = settings
  const messages = await getRequestMessages()
  return (
    <Chat
      conversationId={conversationId}
      prefilledQuestion={question}
      live={EVIDENCE_LIVE}
      intro={<Welcome engine={getEngineFacts().engine} messages={messages} />}
      samples={<SampleQuestionList messages={messages} />}
      dropNotice={<DropNotice imagesMax={IMAGES_MAX} messages={messages} />}
      limits={{
        imagesMax: IMAGES_MAX,
        // Leave room for the text of a long conversation beside the images.
        charactersMax: REQUEST_BYTES_MAX - 2_000_000,
        sideMax: IMAGE_SIDE_MAX,
        ocrLanguages: OCR ? OCR_LANGUAGES : [],
      }}
    />
  )
}
