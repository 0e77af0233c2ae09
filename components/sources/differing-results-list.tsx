import { useMessages } from '@/components/i18n/messages-provider'
import { useLandmarkName } from '@/components/ui/landmark-name'
import type { Evidence } from '@/lib/wire/evidence'
import { type DifferingOutcome, findDifferingResults, type Result, sides } from './differing-results'
import { SourceKind } from './source-details'
import { formatShortName } from './study-plots'

/** Cited studies with differing results on one outcome, side by side; renders nothing if there are none. */
export function DifferingResults({ evidence }: { evidence: Evidence }) {
  const { differingResults: labels } = useMessages()
  const { id, labelledBy } = useLandmarkName()
  const differing = findDifferingResults(evidence.items.filter(({ spans }) => spans.length > 0))
  if (differing.length === 0) return null
  return (
    <section aria-labelledby={labelledBy} className="mt-6 rounded-lg border border-line px-4 py-3">
      <h3 id={id} className="font-semibold text-sm">
        {labels.title}
      </h3>
      <p className="mt-1 text-muted text-xs">{labels.note}</p>
      {differing.map(({ outcome, results }) => (
        <Outcome key={outcome} outcome={outcome} results={results} />
      ))}
    </section>
  )
}

function Outcome({ outcome, results }: DifferingOutcome) {
  const { differingResults: labels } = useMessages()
  return (
    <div className="mt-4">
      <h4 lang="en" dir="auto" className="font-medium text-sm first-letter:uppercase">
        {outcome}
      </h4>
      <div className="mt-2 grid gap-x-6 gap-y-4 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
        {sides
          .filter((side) => results[side].length > 0)
          .map((side) => (
            <div key={side} className="min-w-0 border-edge border-t-2 pt-2">
              <h5 className="font-semibold text-muted text-xs">{labels[side]}</h5>
              <ul className="mt-2 space-y-3">
                {results[side].map((result) => (
                  <ResultEntry key={`${result.item.n} ${result.effect.text}`} result={result} />
                ))}
              </ul>
            </div>
          ))}
      </div>
    </div>
  )
}

function ResultEntry({ result: { item, effect } }: { result: Result }) {
  return (
    <li className="text-sm">
      <p className="font-semibold">
        <bdi>{formatShortName(item)}</bdi> [{item.n}]
      </p>
      <p lang="en" className="tabular-nums">
        {effect.text}
      </p>
      <SourceKind item={item} />
      {item.population !== undefined && (
        <p lang="en" dir="auto" className="mt-1 text-muted text-xs leading-snug">
          {item.population}
        </p>
      )}
    </li>
  )
}
