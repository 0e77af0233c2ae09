import { useWords } from '@/components/i18n/messages-provider'
import { ServerSentence } from '@/components/ui/server-message'
import type { Failure } from './request-failure'

/** What happened: as the server said it, or else in the page's own words. */
export function FailureDetail({ failure: { kind, said } }: { failure: Failure }) {
  const { failure } = useWords()
  return said === null ? failure[kind].detail : <ServerSentence {...said} />
}
