'use client'

import { useEffect, useState } from 'react'
import { formatDate, formatNumber } from '@/components/i18n/format-values'
import type { Messages } from '@/components/i18n/messages-en'
import { useMessages } from '@/components/i18n/messages-provider'
import { type ApiResult, callServer } from '@/components/settings/call-server'
import { Outcome } from '@/components/settings/outcome'
import { DataTable } from '@/components/ui/data-table'
import type { ListedUsage } from '@/lib/wire/people/listed-person'

/** Loads the use of the last 30 days. */
export function UsageView({ messages }: { messages: Messages['people']['admin'] }) {
  const [listed, setListed] = useState<ApiResult<{ data: ListedUsage[] }>>()
  useEffect(() => void callServer<{ data: ListedUsage[] }>('GET', '/api/usage').then(setListed), [])
  if (!listed) return <p className="text-muted">{messages.loading}</p>
  return (
    <Outcome tried={listed} messages={{ refused: messages.failed }}>
      {({ data }) => <UsageTable rows={data} messages={messages.usage} />}
    </Outcome>
  )
}

const cell = 'px-3 py-1.5 text-start align-top'
const nameCell = `${cell} min-w-28`
const figure = 'px-3 py-1.5 whitespace-nowrap text-end tabular-nums align-top'

interface UsageTableProps {
  rows: readonly ListedUsage[]
  messages: Messages['people']['admin']['usage']
}

export function UsageTable({ rows, messages }: UsageTableProps) {
  const spoken = useMessages()
  if (rows.length === 0) return <p className="text-muted">{messages.none}</p>
  return (
    <DataTable label={messages.caption} isStackedWhenNarrow>
      <thead>
        <tr className="border-line border-b bg-sunken">
          <th className={cell}>{messages.day}</th>
          <th className={nameCell}>{messages.owner}</th>
          <th className={nameCell}>{messages.model}</th>
          <th className={figure}>{messages.requests}</th>
          <th className={figure}>{messages.promptTokens}</th>
          <th className={figure}>{messages.completionTokens}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ day, owner, name, model, requests, promptTokens, completionTokens }) => (
          <tr key={JSON.stringify([day, owner, model])} className="border-line border-b last:border-0">
            <td className={`${cell} whitespace-nowrap`}>{formatDate(spoken, day)}</td>
            <td className={cell}>
              <bdi>{name}</bdi>
            </td>
            <td className={cell} data-column={messages.model}>
              <bdi>{nameModel(model, messages)}</bdi>
            </td>
            <td className={figure} data-column={messages.requests}>
              {formatNumber(spoken, requests)}
            </td>
            <td className={figure} data-column={messages.promptTokens}>
              {formatNumber(spoken, promptTokens)}
            </td>
            <td className={figure} data-column={messages.completionTokens}>
              {formatNumber(spoken, completionTokens)}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

function nameModel(model: string, messages: UsageTableProps['messages']): string {
  if (model === '') return messages.quotations
  return model === 'unknown' ? messages.unknownModel : model
}
