'use client'

import { Outcome } from '@/components/settings/outcome'
import { SettingsButton } from '@/components/settings/settings-button'
import type { Pages } from '@/components/settings/use-pages'

interface MoreRowsProps<Row> {
  pages: Pages<Row>
  next: string | number | null
  messages: { more: string; refused: string }
}

/** Loads more rows of a list; a failure is shown below the rows already loaded. */
export function MoreRows<Row>({ pages, next, messages }: MoreRowsProps<Row>) {
  if (next === null) return null
  return (
    <div className="mt-4 space-y-3">
      {pages.refusedMore && (
        <Outcome tried={pages.refusedMore} messages={messages}>
          {() => null}
        </Outcome>
      )}
      <SettingsButton disabled={pages.isBusy} onClick={() => void pages.loadMore()}>
        {messages.more}
      </SettingsButton>
    </div>
  )
}
