import type { Words } from '@/components/i18n/messages-en'
import { samples } from './sample-questions'

type SampleName = keyof typeof samples
// The keys of an object are strings to the compiler; these are exactly its own.
const sampleNames = Object.keys(samples) as SampleName[]

/** Drawn on the server, so that the first view carries no code for it; each button hands its question to the form around it. */
export function WelcomeSamples({ words }: { words: Words }) {
  return (
    <>
      <h2 className="font-semibold text-muted text-sm">{words.welcome.samples}</h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {sampleNames.map((name) => {
          const { field, meaning } = words.samples[name]
          return (
            <li key={name}>
              <button
                type="submit"
                value={samples[name]}
                className="flex h-full w-full flex-col rounded-xl border border-line bg-surface px-4 py-3 text-start transition-colors hover:border-accent hover:bg-accent-soft"
              >
                <span className="block font-medium text-accent text-xs">{field}</span>
                {meaning && <span className="mt-0.5 block leading-snug">{meaning}</span>}
                <span lang="en" className={`mt-0.5 block leading-snug ${meaning ? 'text-muted text-sm' : ''}`}>
                  {samples[name]}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
