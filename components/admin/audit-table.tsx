'use client'

import { formatDate } from '@/components/i18n/format-values'
import type { Messages } from '@/components/i18n/messages-en'
import { useMessages } from '@/components/i18n/messages-provider'
import { DataTable } from '@/components/ui/data-table'
import type { ListedAuditRow } from '@/lib/wire/people/listed-person'

const cell = 'px-3 py-1.5 text-start align-top'
/** Addresses, paths and details have no spaces. */
const longCell = `${cell} min-w-40 [overflow-wrap:anywhere]`

interface AuditTableProps {
  rows: readonly ListedAuditRow[]
  messages: Messages['people']['admin']['audit']
}

/** Rows of the audit log; names of actions are those of the log itself, as in its export. */
export function AuditTable({ rows, messages }: AuditTableProps) {
  const spoken = useMessages()
  if (rows.length === 0) return <p className="text-muted">{messages.none}</p>
  return (
    <DataTable label={messages.caption} isStackedWhenNarrow>
      <thead>
        <tr className="border-line border-b bg-sunken">
          {[messages.at, messages.who, messages.action, messages.target, messages.status].map((name) => (
            <th key={name} className={cell}>
              {name}
            </th>
          ))}
          <th className={cell}>{messages.address}</th>
          <th className={cell}>{messages.details}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ sequence, at, name, actor, action, target, status, address, details }) => (
          <tr key={sequence} className="border-line border-b last:border-0">
            <td className={`${cell} whitespace-nowrap`}>
              <time dateTime={at}>{formatDate(spoken, at, { dateStyle: 'short', timeStyle: 'medium' })}</time>
            </td>
            <td className={longCell} title={actor}>
              <bdi>{name ?? actor}</bdi>
            </td>
            <td className={cell} data-column={messages.action}>
              <code>{action}</code>
            </td>
            <td className={longCell} data-column={messages.target}>
              {target}
            </td>
            <td className={cell} data-column={messages.status}>
              {status}
            </td>
            <td className={cell} data-column={messages.address}>
              {address}
            </td>
            <td className={longCell} data-column={messages.details}>
              {details !== null && formatDetails(details)}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

/** "outcome: whole, promptTokens: 120": the names of the audit log itself, without the signs of JSON. */
function formatDetails(json: string): string {
  // Written by the audit log, which stores an object.
  const details: Record<string, unknown> = JSON.parse(json)
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')
}
