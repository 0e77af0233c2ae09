import { useId } from 'react'
import { axisOf, type Plot, printed, shortName } from './studies'
import { fill } from './words/fill'
import { useWords } from './words/words'

const rowPx = 52
const axisPx = 34
const outcomeCharacters = 42
/** Words stand before the line of no difference, not in it. */
const halo = 'stroke-[4px] stroke-paper [paint-order:stroke] print:stroke-none'

/**
 * One line for each study: its estimate, its interval, and where "no difference" stands, on a logarithmic axis. Sizes say
 * nothing, since nothing is weighed or pooled. The table above it says the same in words.
 */
export function ForestPlot({ plot: { kind, studies } }: { plot: Plot }) {
  const { studies: words } = useWords()
  const id = useId()
  const axis = axisOf(studies)
  const height = studies.length * rowPx + axisPx
  const bottom = studies.length * rowPx
  const x = (ratio: number) => `${2 + axis.place(ratio) * 0.96}%`
  return (
    <figure className="mt-4">
      <figcaption className="font-medium text-sm">{words.kinds[kind]}</figcaption>
      <svg
        role="img"
        aria-labelledby={`${id}-title ${id}-description`}
        width="100%"
        height={height}
        className="mt-2 overflow-visible text-[0.75rem] tabular-nums"
        // The axis runs from small to large in every language.
        direction="ltr"
      >
        <title id={`${id}-title`}>{words.kinds[kind]}</title>
        <desc id={`${id}-description`}>
          {studies.map(({ item, effect }) => `${shortName(item)} [${item.n}]: ${effect.text}`).join('; ')}
        </desc>
        <line x1={x(1)} x2={x(1)} y1={0} y2={bottom + 6} className="stroke-edge" strokeDasharray="3 3" />
        {studies.map(({ item, effect }, row) => {
          const top = row * rowPx
          const middle = top + 42
          return (
            <g key={item.n}>
              <text x="0" y={top + 14} className={`${halo} fill-ink font-semibold`}>
                {`${shortName(item)} [${item.n}]`}
              </text>
              <text x="100%" y={top + 14} textAnchor="end" className={`${halo} fill-ink`}>
                {printed(effect)}
              </text>
              <text x="0" y={top + 29} className={`${halo} fill-muted`}>
                {shortened(effect.outcome ?? '')}
              </text>
              <line x1={x(effect.low)} x2={x(effect.high)} y1={middle} y2={middle} className="stroke-accent stroke-2" />
              {[effect.low, effect.high].map((limit) => (
                <line
                  key={limit}
                  x1={x(limit)}
                  x2={x(limit)}
                  y1={middle - 4}
                  y2={middle + 4}
                  className="stroke-accent stroke-2"
                />
              ))}
              <circle cx={x(effect.estimate)} cy={middle} r={4.5} className="fill-accent" />
            </g>
          )
        })}
        <g>
          <line
            x1={x(axis.ticks[0] ?? 1)}
            x2={x(axis.ticks.at(-1) ?? 1)}
            y1={bottom + 6}
            y2={bottom + 6}
            className="stroke-edge"
          />
          {axis.ticks.map((tick) => (
            <g key={tick}>
              <line x1={x(tick)} x2={x(tick)} y1={bottom + 6} y2={bottom + 11} className="stroke-edge" />
              <text x={x(tick)} y={bottom + 25} textAnchor="middle" className="fill-muted">
                {tick}
              </text>
            </g>
          ))}
        </g>
      </svg>
      <p className="text-muted text-xs">{fill(words.plotNote, { kind })}</p>
    </figure>
  )
}

function shortened(text: string): string {
  return text.length <= outcomeCharacters ? text : `${text.slice(0, outcomeCharacters - 1).trimEnd()}…`
}
