import { useMessages } from '@/components/i18n/messages-provider'
import { useTranslator } from '@/components/i18n/use-translator'
import { useIsPrinting } from '@/components/ui/use-is-printing'
import type { EvidenceCheck, EvidenceItem } from '@/lib/wire/evidence'
import { Comparison } from './comparison'
import { formatDoubt, isDoubted } from './describe-checks'

interface PrintedChecksProps {
  checks: readonly EvidenceCheck[]
  content: string
  items: readonly EvidenceItem[]
}

/** Every doubtful sentence with that of its source, on paper only, where no note can be pressed. */
export function PrintedChecks({ checks, content, items }: PrintedChecksProps) {
  const messages = useMessages()
  const translate = useTranslator(messages.locale)
  if (!useIsPrinting()) return null
  return (
    <section lang={messages.tag}>
      <h3 className="font-semibold">{messages.checks.title}</h3>
      <ol className="list-decimal space-y-4 ps-6">
        {checks.filter(isDoubted).map((check) => (
          <li key={check.start} className="space-y-2">
            <p className="font-semibold first-letter:uppercase">{formatDoubt(messages, check, translate)}</p>
            <Comparison check={check} content={content} items={items} />
          </li>
        ))}
      </ol>
    </section>
  )
}
