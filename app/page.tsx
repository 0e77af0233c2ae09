import { ChatPage } from './chat-page'
import { readPrefilledQuestion } from './prefilled-question'

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function Page({ searchParams }: PageProps) {
  return <ChatPage question={readPrefilledQuestion(await searchParams)} />
}
