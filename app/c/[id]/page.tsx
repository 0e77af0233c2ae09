import { ChatPage } from '@/app/chat-page'

/** One conversation. What is in it is not part of this page: it comes by the session, so that no link shows it. */
export default async function ConversationPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  return <ChatPage conversationId={id} />
}
