import { useWords } from '@/components/i18n/messages-provider'

/** A guard that is absent must not look like one that found nothing. */
export function NotChecked() {
  const { identifiers } = useWords()
  return <p className="px-3 pb-1 text-sm">{identifiers.notChecked}</p>
}
