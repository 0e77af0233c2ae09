import type { ReactNode } from 'react'
import { samples } from './samples'
import { useWords } from './words/words'

type SampleName = keyof typeof samples
// The keys of an object are strings to the compiler; these are exactly its own.
const sampleNames = Object.keys(samples) as SampleName[]

interface WelcomeSamplesProps {
  /** Stands below the questions. */
  children: ReactNode
  onAsk(question: string): void
  /** Called when a sample is about to be asked. */
  onReach(): void
}

export function WelcomeSamples({ children, onAsk, onReach }: WelcomeSamplesProps) {
  const words = useWords()
  const { welcome } = words
  return (
    <div className="pt-8">
      <h2 className="font-semibold text-muted text-sm">{welcome.samples}</h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {sampleNames.map((name) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onAsk(samples[name])}
              onPointerEnter={onReach}
              onFocus={onReach}
              className="flex h-full w-full flex-col rounded-xl border border-line bg-surface px-4 py-3 text-start transition-colors hover:border-accent hover:bg-accent-soft"
            >
              <span className="block font-medium text-accent text-xs">{words.samples[name].field}</span>
              {words.samples[name].meaning && (
                <span className="mt-0.5 block leading-snug">{words.samples[name].meaning}</span>
              )}
              <span
                lang="en"
                className={`mt-0.5 block leading-snug ${words.samples[name].meaning ? 'text-muted text-sm' : ''}`}
              >
                {samples[name]}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}
