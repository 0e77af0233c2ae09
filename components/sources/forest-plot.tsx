import { useId } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import { useMessages } from '@/components/i18n/messages-provider'
import { type Axis, buildAxis, formatRatio, formatShortName, type Plot, type PlottedStudy } from './study-plots'

/** Text covers the line of no difference. */
const beforeLine = 'bg-paper'

/**
 * One row per study: estimate, interval, and the line of no difference, on a logarithmic axis. All markers have one
 * size, since nothing is weighted or pooled. The table above states the same in text.
 */
export function ForestPlot({ plot: { kind, studies } }: { plot: Plot }) {
  const { studies: messages } = useMessages()
  const id = useId()
  const axis = buildAxis(studies)
  const goesBeyond = studies.some(({ effect }) => !axis.contains(effect.low) || !axis.contains(effect.high))
  return (
    <figure className="mt-4">
      <figcaption id={`${id}-name`} className="font-medium text-sm">
        {messages.kinds[kind]}
      </figcaption>
      <p id={`${id}-description`} hidden>
        {studies.map(({ item, effect }) => `${formatShortName(item)} [${item.n}]: ${effect.text}`).join('; ')}
      </p>
      <div
        role="img"
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-description`}
        // The axis runs from small to large in every language.
        dir="ltr"
        className="mt-2 text-xs tabular-nums"
      >
        {/* Positioned in print too, where the rest of an answer is in normal flow. */}
        <div className="relative! space-y-1">
          <svg aria-hidden className="absolute! inset-0 size-full">
            <line x1={at(axis, 1)} x2={at(axis, 1)} y1="0" y2="100%" className="stroke-edge" strokeDasharray="3 3" />
          </svg>
          {studies.map((study) => (
            <Row key={study.item.n} study={study} axis={axis} />
          ))}
        </div>
        <Ticks axis={axis} />
      </div>
      <p className="text-muted text-xs">
        {formatMessage(messages.plotNote, { kind })} {goesBeyond && messages.beyond}
      </p>
    </figure>
  )
}

/** Inset from both edges, so that nothing at the ends is clipped. */
function at(axis: Axis, ratio: number): string {
  return `${2 + axis.position(ratio) * 0.96}%`
}

function Row({ study: { item, effect }, axis }: { study: PlottedStudy; axis: Axis }) {
  return (
    <div className="relative">
      <p className="flex flex-wrap justify-between gap-x-3">
        <bdi className={`${beforeLine} min-w-0 font-semibold`}>{`${formatShortName(item)} [${item.n}]`}</bdi>
        <span className={`${beforeLine} ms-auto`}>{formatRatio(effect)}</span>
      </p>
      {effect.outcome !== undefined && (
        <p lang="en" className="line-clamp-2 text-muted">
          <span className={beforeLine}>{effect.outcome}</span>
        </p>
      )}
      <svg aria-hidden className="block h-4 w-full overflow-visible">
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
    <svg aria-hidden className="block h-7 w-full overflow-visible">
      <line x1="2%" x2="98%" y1="1" y2="1" className="stroke-edge" />
      {axis.ticks.map((tick) => (
        <g key={tick}>
          <line x1={at(axis, tick)} x2={at(axis, tick)} y1="1" y2="6" className="stroke-edge" />
          <text
            x={at(axis, tick)}
            y="1.6em"
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
