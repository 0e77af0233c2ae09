import { formatMessage } from '@/components/i18n/format-message'
import type { Messages } from '@/components/i18n/messages-en'
import type { Count } from './library-row'

const height = 36
/** Older years share the first bar; a long tail of single articles would squeeze the rest. */
const yearsMax = 48

interface YearChartProps {
  counts: readonly Count<number>[]
  from: number | null
  to: number | null
  messages: Messages
}

/** Articles per year; years outside the chosen range are pale. */
export function YearChart({ counts, from, to, messages }: YearChartProps) {
  const last = counts.at(-1)?.value
  const oldest = counts[0]?.value
  if (last === undefined || oldest === undefined || counts.length < 3) return null
  const first = Math.max(oldest, last - yearsMax + 1)
  const bars = Array.from({ length: last - first + 1 }, (_, at) => ({ year: first + at, articles: 0 }))
  for (const { value, articles } of counts) {
    const bar = bars[Math.max(0, value - first)]
    if (bar) bar.articles += articles
  }
  const most = Math.max(...bars.map(({ articles }) => articles))
  return (
    <figure>
      <svg
        role="img"
        aria-label={formatMessage(messages.library.filters.yearsChart, { first: oldest, last })}
        viewBox={`0 0 ${bars.length * 4} ${height}`}
        preserveAspectRatio="none"
        className="h-9 w-full"
      >
        {bars.map(({ year, articles }, at) => {
          // Years with few articles must stay visible.
          const tall = articles === 0 ? 0 : Math.max(2, (articles / most) * height)
          const isChosen = (from === null || year >= from) && (to === null || year <= to)
          return (
            <rect
              key={year}
              x={at * 4}
              y={height - tall}
              width="3"
              height={tall}
              className={isChosen ? 'fill-accent' : 'fill-line'}
            />
          )
        })}
      </svg>
      <figcaption aria-hidden className="flex justify-between text-muted text-xs tabular-nums">
        <span>{oldest < first ? `≤ ${first}` : first}</span>
        <span>{last}</span>
      </figcaption>
    </figure>
  )
}
