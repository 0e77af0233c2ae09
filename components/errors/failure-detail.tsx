import { useMessages } from '@/components/i18n/messages-provider'
import { ServerMessage } from '@/components/ui/server-message'
import type { Failure } from './request-failure'

/** What happened: as the server said it, or else in the page's own words. */
export function FailureDetail({ failure: { kind, serverMessage } }: { failure: Failure }) {
  const { failure } = useMessages()
  return serverMessage === null ? failure[kind].detail : <ServerMessage {...serverMessage} />
}
