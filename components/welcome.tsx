import { samples } from './samples'

export interface ServerFacts {
  engine: 'extractive' | 'upstream'
  /** Articles in the library; null when it could not be counted. */
  recordCount: number | null
}

export function WelcomeIntro({ facts }: { facts: ServerFacts }) {
  return (
    <div className="pb-6">
      <h1 className="font-semibold text-3xl leading-tight tracking-tight sm:text-4xl">
        <span className="sm:block">Ask a clinical question.</span> See what each answer rests on.
      </h1>
      <p className="mt-3 max-w-2xl text-lg text-muted leading-relaxed">
        {facts.engine === 'extractive'
          ? 'Answers are quoted from the records in this library. Each statement carries a mark that opens the exact passage.'
          : 'Answers are written by a language model from the records in this library. Each mark opens the exact passage.'}
      </p>
    </div>
  )
}

interface WelcomeSamplesProps {
  facts: ServerFacts
  onAsk(question: string): void
  /** Called when a sample is about to be asked. */
  onReach(): void
}

export function WelcomeSamples({ facts, onAsk, onReach }: WelcomeSamplesProps) {
  return (
    <div className="pt-8">
      <h2 className="font-semibold text-muted text-sm">Questions this library can answer</h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {samples.map(({ field, question }) => (
          <li key={field}>
            <button
              type="button"
              onClick={() => onAsk(question)}
              onPointerEnter={onReach}
              onFocus={onReach}
              className="flex h-full w-full flex-col rounded-xl border border-line bg-surface px-4 py-3 text-left transition-colors hover:border-accent hover:bg-accent-soft"
            >
              <span className="block font-medium text-accent text-xs">{field}</span>
              <span className="mt-0.5 block leading-snug">{question}</span>
            </button>
          </li>
        ))}
      </ul>
      <dl className="mt-6 flex flex-wrap gap-x-8 gap-y-2 text-sm">
        <div className="flex gap-2">
          <dt className="text-muted">Library</dt>
          <dd>{facts.recordCount === null ? 'not open' : `${facts.recordCount} records`}</dd>
        </div>
        <div className="flex gap-2">
          <dt className="text-muted">Engine</dt>
          <dd>{facts.engine === 'extractive' ? 'quotes only, no language model connected' : 'language model'}</dd>
        </div>
        <div className="flex gap-2">
          <dt className="text-muted">For programs</dt>
          <dd>
            <a className="text-accent underline underline-offset-2" href="/api-docs">
              API description
            </a>
          </dd>
        </div>
      </dl>
    </div>
  )
}
