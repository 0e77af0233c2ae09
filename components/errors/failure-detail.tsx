import { useMessages } from '@/components/i18n/messages-provider'
import { ServerMessage } from '@/components/ui/server-message'
import type { Failure } from './request-failure'

/** What happened: the server's message, or the page's own text. */
export function FailureDetail({ failure: { kind, serverMessage } }: { failure: Failure }) {
  const { failure } = useMessages()
  return serverMessage === null ? failure[kind].detail : <ServerMessage {...serverMessage} />
}
