'use client'

import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { Fragment, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatMessage } from '@/components/i18n/format-message'
import { formatNumber, formatPlural } from '@/components/i18n/format-values'
import { useMessages } from '@/components/i18n/messages-provider'
import { DataTable } from '@/components/ui/data-table'
import type { Evidence, EvidenceItem } from '@/lib/wire/evidence'
import { findComparedStudies } from './compared-studies'
import { ForestPlot } from './forest-plot'
import { formatComparison } from './study-arms'
import { buildPlots, formatShortName } from './study-plots'
import { type Column, columns, listStudyRows, type Sorting, type StudyRow, sortStudyRows } from './study-rows'

const cell = 'border-line border-t px-3 py-2 align-top'

/**
 * The results of the cited studies of one treatment, one per row with what was compared, from their articles alone: a
 * table, a plot for each outcome that two or more report, and the populations, doses and harms that they state.
 */
export function StudyTable({ evidence }: { evidence: Evidence }) {
  const messages = useMessages()
  const { studies } = messages
  const items = useMemo(() => findComparedStudies(evidence.items), [evidence.items])
  const [isDrawn, draw] = useDrawnOnce()
  if (items.length === 0) return null
  return (
    <details
      onToggle={({ currentTarget }) => currentTarget.open && draw()}
      className="mt-6 rounded-lg border border-line"
    >
      <summary className="cursor-pointer rounded-lg px-4 py-2.5 font-medium text-sm hover:bg-sunken">
        {formatPlural(messages, studies.compare, items.length)}
      </summary>
      {isDrawn && (
        <div className="px-4 pt-1 pb-4">
          <p className="mb-3 text-muted text-xs">{studies.note}</p>
          <ResultTable items={items} />
          {buildPlots(items).map((plot) => (
            <ForestPlot key={`${plot.kind} ${plot.outcome}`} plot={plot} />
          ))}
          {(['population', 'doses', 'harms'] as const).map((field) => (
            <StatementTable key={field} items={items} field={field} />
          ))}
        </div>
      )}
    </details>
  )
}

/**
 * Closed tables are not drawn: in a long conversation they would be most of the page. Paper shows them all.
 *
 * @returns whether to draw, and a function that starts it
 */
function useDrawnOnce(): [boolean, () => void] {
  const [isDrawn, setIsDrawn] = useState(false)
  const draw = useCallback(() => setIsDrawn(true), [])
  useEffect(() => {
    if (isDrawn) return
    const drawNow = () => flushSync(draw)
    window.addEventListener('beforeprint', drawNow)
    return () => window.removeEventListener('beforeprint', drawNow)
  }, [isDrawn, draw])
  return [isDrawn, draw]
}

function ResultTable({ items }: { items: readonly EvidenceItem[] }) {
  const messages = useMessages()
  const { studies } = messages
  const [sorting, setSorting] = useState<Sorting>(null)
  const { rows, leftOutCount } = useMemo(() => listStudyRows(items), [items])
  return (
    <>
      <DataTable label={studies.table} isStackedWhenNarrow>
        <thead>
          <tr>
            {columns.map((column) => (
              <SortableHead key={column} column={column} sorting={sorting} onSort={setSorting} />
            ))}
          </tr>
        </thead>
        <tbody>
          {sortStudyRows(rows, sorting).map((row) => (
            <ResultRow
              key={`${row.item.n} ${row.effect.outcome} ${row.effect.text} ${row.effect.intervention}`}
              row={row}
            />
          ))}
        </tbody>
      </DataTable>
      {leftOutCount > 0 && (
        <p className="mt-1 text-muted text-xs">{formatPlural(messages, studies.others, leftOutCount)}</p>
      )}
    </>
  )
}

interface SortableHeadProps {
  column: Column
  sorting: Sorting
  onSort(sorting: Sorting): void
}

/** Ascending, then descending, then the order of the question again. */
function SortableHead({ column, sorting, onSort }: SortableHeadProps) {
  const { studies } = useMessages()
  const own = sorting?.column === column ? sorting : null
  const Sign = own === null ? ArrowUpDown : own.isDescending ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={own === null ? undefined : own.isDescending ? 'descending' : 'ascending'}
      className="whitespace-nowrap bg-sunken p-0 text-start font-semibold"
    >
      <button
        type="button"
        onClick={() => onSort(own?.isDescending ? null : { column, isDescending: own !== null })}
        className="flex w-full items-center gap-1 px-3 py-2 hover:text-accent print:contents"
      >
        {studies[column]}
        <Sign aria-hidden className={`size-3 print:hidden ${own === null ? 'text-muted' : ''}`} />
      </button>
    </th>
  )
}

function ResultRow({ row: { item, effect } }: { row: StudyRow }) {
  const { studies } = useMessages()
  const comparison = formatComparison(effect)
  return (
    <tr>
      <StudyName item={item} />
      <td lang="en" data-column={studies.compared} className={`${cell} min-w-36`}>
        {comparison || <NotStated />}
      </td>
      <td
        lang="en"
        data-column={studies.outcome}
        className={`${cell} min-w-36 ${effect.isAsked ? 'font-semibold' : ''}`}
      >
        {effect.outcome ?? <NotStated />}
      </td>
      <td lang="en" data-column={studies.effect} className={`${cell} min-w-36 tabular-nums`}>
        <EffectText text={effect.text} rates={[effect.interventionRate, effect.comparatorRate]} />
      </td>
    </tr>
  )
}

/** A long result may break before its interval only. */
function EffectText({ text, rates }: { text: string; rates: (string | undefined)[] }) {
  const stated = rates.filter((rate) => rate !== undefined)
  return (
    <>
      {text.split(/ (?=\()/).map((part) => (
        <Fragment key={part}>
          <span className="whitespace-nowrap font-medium">{part}</span>{' '}
        </Fragment>
      ))}
      {stated.length === 2 && <span className="block text-muted text-xs">{stated.join(' vs ')}</span>}
    </>
  )
}

/** The spaces between the lines of a cell are for the copied table, whose cells have one line. */
function StudyName({ item }: { item: EvidenceItem }) {
  const messages = useMessages()
  const { studies, studyTypes, sources } = messages
  return (
    <th scope="row" className={`${cell} min-w-28 text-start font-semibold`}>
      <bdi>{formatShortName(item)}</bdi> [{item.n}]{' '}
      <span className="block font-normal text-muted text-xs">{studyTypes[item.type]}</span>{' '}
      {item.participants !== undefined && (
        <span className="block font-normal text-muted text-xs">
          {formatMessage(sources.participants, { count: formatNumber(messages, item.participants) })}
        </span>
      )}{' '}
      {item.retracted && <span className="block text-danger">{studies.retracted}</span>}
    </th>
  )
}

/** What the sources state of their population, of doses or of harms, word for word. */
function StatementTable({ items, field }: { items: readonly EvidenceItem[]; field: 'population' | 'doses' | 'harms' }) {
  const { studies } = useMessages()
  const stated = items.filter((item) => item[field] !== undefined)
  if (stated.length === 0) return null
  return (
    <div className="mt-6">
      <h4 className="mb-2 font-semibold text-sm">{studies[field]}</h4>
      <DataTable label={studies[field]} isStackedWhenNarrow>
        <thead>
          <tr>
            <Head>{studies.study}</Head>
            <Head>{studies[field]}</Head>
          </tr>
        </thead>
        <tbody>
          {stated.map((item) => (
            <tr key={item.n}>
              <StudyName item={item} />
              <td lang="en" className={`${cell} min-w-60 space-y-1`}>
                {[item[field] ?? []].flat().map((sentence) => (
                  <p key={sentence}>{sentence} </p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  )
}

function Head({ children }: { children: ReactNode }) {
  return (
    <th scope="col" className="whitespace-nowrap bg-sunken px-3 py-2 text-start font-semibold">
      {children}
    </th>
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
