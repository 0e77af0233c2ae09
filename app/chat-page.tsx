import { Chat } from '@/components/chat/chat'
import { SampleQuestionList } from '@/components/chat/sample-question-list'
import { WelcomeFacts, WelcomeIntro } from '@/components/chat/welcome'
import { DropNotice } from '@/components/composer/drop-notice'
import { config } from '@/lib/config'
import { countLibraryArticles } from './library-count'
import { getRequestMessages } from './request-messages'

interface ChatPageProps {
  /** The conversation to open; the page checks with its session whether it exists and is the user's. */
  conversationId?: string | null
  /** Prefills the composer; the user reviews and sends it. */
  question?: string
}

export async function ChatPage({ conversationId = null, question = '' }: ChatPageProps) {
  const settings = config()
  const { ENGINE, EVIDENCE_LIVE, UPSTREAM_BASE_URL, IMAGES_MAX, REQUEST_BYTES_MAX, IMAGE_SIDE_MAX } = settings
  const { OCR, OCR_LANGUAGES } = settings
  const isUpstream = ENGINE === 'upstream' || (ENGINE === 'auto' && UPSTREAM_BASE_URL !== undefined)
  const messages = await getRequestMessages()
  const facts = {
    engine: isUpstream ? ('upstream' as const) : ('extractive' as const),
    live: EVIDENCE_LIVE,
    articleCount: countLibraryArticles(),
  }
  return (
    <Chat
      conversationId={conversationId}
      prefilledQuestion={question}
      live={EVIDENCE_LIVE}
      intro={<WelcomeIntro facts={facts} messages={messages} />}
      samples={<SampleQuestionList messages={messages} />}
      serverFacts={<WelcomeFacts facts={facts} messages={messages} />}
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
