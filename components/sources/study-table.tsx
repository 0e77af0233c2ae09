'use client'

import { formatNumber, formatPlural } from '@/components/i18n/format-values'
import { useMessages } from '@/components/i18n/messages-provider'
import { DataTable } from '@/components/ui/data-table'
import type { Evidence, EvidenceItem } from '@/lib/wire/evidence'
import { ForestPlot } from './forest-plot'
import { buildPlots, formatShortName } from './study-plots'

/** Results per study in the table; the article page shows the rest. */
const effectsMax = 3

/**
 * A table of the cited studies, from their articles alone, with a plot where three or more report one kind of ratio.
 */
export function StudyTable({ evidence }: { evidence: Evidence }) {
  const messages = useMessages()
  const { studies } = messages
  const items = evidence.items.filter(({ spans }) => spans.length > 0)
  if (items.length < 2) return null
  return (
    <details className="mt-6 rounded-lg border border-line">
      <summary className="cursor-pointer rounded-lg px-4 py-2.5 font-medium text-sm hover:bg-sunken">
        {formatPlural(messages, studies.compare, items.length)}
      </summary>
      <div className="px-4 pt-1 pb-4">
        <p className="mb-3 text-muted text-xs">{studies.note}</p>
        <DataTable label={studies.table}>
          <thead>
            <tr>
              {[studies.study, studies.effect, studies.participants, studies.population].map((name) => (
                <th key={name} scope="col" className="whitespace-nowrap bg-sunken px-3 py-2 text-start font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <StudyRow key={item.n} item={item} />
            ))}
          </tbody>
        </DataTable>
        {buildPlots(items).map((plot) => (
          <ForestPlot key={plot.kind} plot={plot} />
        ))}
      </div>
    </details>
  )
}

function StudyRow({ item }: { item: EvidenceItem }) {
  const messages = useMessages()
  const { studies, studyTypes } = messages
  const effects = item.effects ?? []
  const others = effects.length - effectsMax
  const cell = 'border-line border-t px-3 py-2 align-top'
  return (
    <tr>
      <th scope="row" className={`${cell} min-w-32 text-start font-semibold`}>
        <bdi>{formatShortName(item)}</bdi> [{item.n}]
        <span className="block font-normal text-muted text-xs">{studyTypes[item.type]}</span>
        {item.retracted && <span className="block text-danger">{studies.retracted}</span>}
      </th>
      <td className={`${cell} min-w-60`}>
        {effects.length === 0 ? (
          <NotStated />
        ) : (
          <ul lang="en" className="space-y-1.5">
            {effects.slice(0, effectsMax).map(({ outcome, text }) => (
              <li key={`${outcome} ${text}`}>
                {outcome !== undefined && <>{outcome}: </>}
                {/* A long result may break before its interval only. */}
                {text.split(/(?=\()/).map((part) => (
                  <span key={part} className="whitespace-nowrap font-medium tabular-nums">
                    {part}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        )}
        {others > 0 && <p className="mt-1.5 text-muted text-xs">{formatPlural(messages, studies.others, others)}</p>}
      </td>
      <td className={`${cell} tabular-nums`}>
        {item.participants === undefined ? <NotStated /> : formatNumber(messages, item.participants)}
      </td>
      <td lang="en" className={`${cell} min-w-40`}>
        {item.population ?? <NotStated />}
      </td>
    </tr>
  )
}

function NotStated() {
  const { studies } = useMessages()
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">{studies.notStated}</span>
    </>
  )
}
