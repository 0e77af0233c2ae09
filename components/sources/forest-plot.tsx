import { useId } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import { useMessages } from '@/components/i18n/messages-provider'
import { describeSides } from './plot-sides'
import { formatComparison } from './study-arms'
import { type Axis, buildAxis, formatRatio, formatShortName, type Plot, type PlottedResult } from './study-plots'

/** Label, interval and figures side by side where there is room, else one below the other. */
const columns = 'sm:grid sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)_8.5rem] sm:items-center sm:gap-x-3'

/**
 * One row per comparison: what was compared, estimate, interval and the line of no difference, on a logarithmic axis.
 * All markers have one size, since nothing is weighted or pooled. The table above states the same in text.
 */
export function ForestPlot({ plot }: { plot: Plot }) {
  const { kind, outcome, results } = plot
  const { studies: messages } = useMessages()
  const id = useId()
  const axis = buildAxis(results)
  const goesBeyond = results.some(({ effect }) => !axis.contains(effect.low) || !axis.contains(effect.high))
  return (
    <figure className="mt-6">
      <figcaption id={`${id}-name`} className="text-sm">
        <span lang="en" className="font-semibold first-letter:uppercase">
          {outcome}
        </span>
        <span className="text-muted"> · {messages.kinds[kind]}</span>
      </figcaption>
      <p id={`${id}-description`} hidden>
        {results
          .map(
            ({ item, effect }) => `${formatShortName(item)} [${item.n}], ${formatComparison(effect)}: ${effect.text}`,
          )
          .join('; ')}
      </p>
      <div
        role="img"
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-description`}
        // The axis runs from small to large in every language.
        dir="ltr"
        className="mt-2 text-xs tabular-nums"
      >
        {results.map((result) => (
          <Row key={`${result.item.n} ${result.effect.text}`} result={result} axis={axis} />
        ))}
        <div className={columns}>
          <div className="sm:col-start-2">
            <Ticks axis={axis} />
            <Sides plot={plot} />
          </div>
        </div>
      </div>
      <p className="mt-1 text-muted text-xs">
        {formatMessage(messages.plotNote, { kind })} {goesBeyond && messages.beyond}
      </p>
    </figure>
  )
}

/** Inset from both edges, so that nothing at the ends is clipped. */
function at(axis: Axis, ratio: number): string {
  return `${2 + axis.position(ratio) * 0.96}%`
}

function Row({ result: { item, effect }, axis }: { result: PlottedResult; axis: Axis }) {
  return (
    <div className={columns}>
      <p className="py-1 leading-snug">
        <bdi className="font-semibold">{`${formatShortName(item)} [${item.n}]`}</bdi>
        <span lang="en" className="line-clamp-2 text-muted">
          {formatComparison(effect)}
        </span>
      </p>
      {/* The line of no difference is drawn here only, so that it never crosses text. */}
      <svg aria-hidden className="block h-5 w-full overflow-visible sm:h-14">
        <line x1={at(axis, 1)} x2={at(axis, 1)} y1="0" y2="100%" className="stroke-edge" strokeDasharray="3 3" />
        <line
          x1={at(axis, effect.low)}
          x2={at(axis, effect.high)}
          y1="50%"
          y2="50%"
          className="stroke-2 stroke-accent"
        />
        <Limit axis={axis} ratio={effect.low} towards={-1} />
        <Limit axis={axis} ratio={effect.high} towards={1} />
        {axis.contains(effect.estimate) && (
          <circle cx={at(axis, effect.estimate)} cy="50%" r={4.5} className="fill-accent" />
        )}
      </svg>
      <p className="pb-1 text-end font-medium sm:pb-0">{formatRatio(effect)}</p>
    </div>
  )
}

/** The end of an interval; an arrow where it exceeds the axis. */
function Limit({ axis, ratio, towards }: { axis: Axis; ratio: number; towards: -1 | 1 }) {
  const back = -6 * towards
  return (
    <svg aria-hidden x={at(axis, ratio)} y="50%" width="1" height="1" className="overflow-visible">
      <path
        d={axis.contains(ratio) ? 'M0 -4V4' : `M${back} -4L0 0L${back} 4`}
        className="fill-none stroke-2 stroke-accent"
      />
    </svg>
  )
}

/** Labels at the ends stay within the axis. */
const anchors: { [percent: number]: 'start' | 'end' } = { 0: 'start', 100: 'end' }

function Ticks({ axis }: { axis: Axis }) {
  return (
    <svg aria-hidden className="block h-6 w-full overflow-visible">
      <line x1="2%" x2="98%" y1="1" y2="1" className="stroke-edge" />
      {axis.ticks.map((tick) => (
        <g key={tick}>
          <line x1={at(axis, tick)} x2={at(axis, tick)} y1="1" y2="6" className="stroke-edge" />
          <text
            x={at(axis, tick)}
            y="1.5em"
            textAnchor={anchors[axis.position(tick)] ?? 'middle'}
            className="fill-muted"
          >
            {tick}
          </text>
        </g>
      ))}
    </svg>
  )
}

function Sides({ plot }: { plot: Plot }) {
  const { studies } = useMessages()
  const [left, right] = describeSides(plot, studies)
  return (
    <p className="flex justify-between gap-x-4 leading-snug">
      <span className="min-w-0">← {left}</span>
      <span className="min-w-0 text-end">{right} →</span>
    </p>
  )
}
