'use client'

import { useMessages } from '@/components/i18n/messages-provider'
import { useTranslator } from '@/components/i18n/use-translator'
import { SourceLinks } from '@/components/sources/source-details'
import { AnchoredCard } from '@/components/ui/anchored-card'
import type { EvidenceCheck, EvidenceItem } from '@/lib/wire/evidence'
import { findComparedItem } from './compared-sentences'
import { Comparison } from './comparison'
import { formatDoubt } from './describe-checks'

interface CheckCardProps {
  check: EvidenceCheck
  /** The note that opened it. */
  note: HTMLElement
  /** The whole answer. */
  content: string
  items: readonly EvidenceItem[]
  onClose(returnFocus: boolean): void
}

/** Compares a doubtful sentence with its source. */
export function CheckCard({ check, note, content, items, onClose }: CheckCardProps) {
  const messages = useMessages()
  const { checks } = messages
  const translate = useTranslator(messages.locale)
  const item = findComparedItem(check, items)
  return (
    <AnchoredCard
      anchor={note}
      label={checks.compare}
      closeLabel={checks.close}
      heading={
        <p className="min-w-0 flex-1 font-semibold leading-snug first-letter:uppercase">
          {formatDoubt(messages, check, translate)}
        </p>
      }
      onClose={onClose}
    >
      <div className="mt-3 space-y-3">
        <Comparison check={check} content={content} items={items} />
        {item && <SourceLinks item={item} />}
      </div>
    </AnchoredCard>
  )
}
