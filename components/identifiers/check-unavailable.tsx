import { useMessages } from '@/components/i18n/messages-provider'

/** A check that did not run must not look like one that found nothing. */
export function CheckUnavailable() {
  const { identifiers } = useMessages()
  return <p className="px-3 pb-1 text-sm">{identifiers.notChecked}</p>
}
