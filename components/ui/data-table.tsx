'use client'

import { Download } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useMessages } from '@/components/i18n/messages-provider'
import { CopyButton, smallButton } from './copy-button'
import { clipFromRows, csvFromRows, readTableRows } from './copy-table'
import { downloadFile } from './download-file'
import { useLandmarkName } from './landmark-name'

interface DataTableProps {
  label: string
  /**
   * Shows each row as a block on a phone, with the name of its column before a cell that states it as `data-column`.
   */
  isStackedWhenNarrow?: boolean
  children?: ReactNode
}

/** A table that scrolls in its own box and can be copied or saved as CSV. */
export function DataTable({ label, isStackedWhenNarrow = false, children }: DataTableProps) {
  const { answer } = useMessages()
  const { id, labelledBy } = useLandmarkName()
  const table = useRef<HTMLTableElement>(null)
  const rows = () => (table.current ? readTableRows(table.current) : [])
  return (
    <div>
      <section
        id={id}
        aria-label={label}
        aria-labelledby={labelledBy}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard (WCAG 2.1.1).
        tabIndex={0}
        // Positioned, so that screen reader text in far columns stays inside and does not widen the page.
        className="relative overflow-x-auto rounded-lg border border-line"
      >
        <table
          ref={table}
          className={`w-full border-collapse text-start text-sm ${isStackedWhenNarrow ? 'stacked-table' : ''}`}
        >
          {children}
        </table>
      </section>
      <div className="mt-1 flex justify-end gap-1 print:hidden">
        <CopyButton label={answer.copyTable} clip={() => clipFromRows(rows())} />
        <button
          type="button"
          className={smallButton}
          onClick={() => downloadFile('table.csv', new Blob([csvFromRows(rows())], { type: 'text/csv' }))}
        >
          <Download aria-hidden className="size-3.5" />
          {answer.saveCsv}
        </button>
      </div>
    </div>
  )
}
