import { ChatPage } from '@/app/chat-page'

/**
 * One conversation. The page itself has no content: the browser loads it with the session, so that links reveal
 * nothing.
 */
export default async function ConversationPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  return <ChatPage conversationId={id} />
}
