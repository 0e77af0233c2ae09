import type { Messages } from '@/components/i18n/messages-en'
import { sampleQuestions } from './sample-questions'

type SampleName = keyof typeof sampleQuestions
// `Object.keys` returns string[]; these are exactly the keys of `sampleQuestions`.
const sampleNames = Object.keys(sampleQuestions) as SampleName[]

/**
 * Rendered on the server, so that it adds no code to the first view. Each button submits its question to the
 * surrounding form.
 */
export function SampleQuestionList({ messages }: { messages: Messages }) {
  return (
    <>
      <h2 className="font-semibold text-muted text-sm">{messages.welcome.samples}</h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {sampleNames.map((name) => {
          const { field, meaning } = messages.samples[name]
          return (
            <li key={name}>
              <button
                type="submit"
                value={sampleQuestions[name]}
                className="flex h-full w-full flex-col rounded-xl border border-line bg-surface px-4 py-3 text-start transition-colors hover:border-accent hover:bg-accent-soft"
              >
                <span className="block font-medium text-accent text-xs">{field}</span>
                {meaning && <span className="mt-0.5 block leading-snug">{meaning}</span>}
                <span lang="en" className={`mt-0.5 block leading-snug ${meaning ? 'text-muted text-sm' : ''}`}>
                  {sampleQuestions[name]}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
