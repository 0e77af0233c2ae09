import { samples } from './samples'
import { plural } from './words/format'
import { useWords } from './words/words'

type SampleName = keyof typeof samples
// The keys of an object are strings to the compiler; these are exactly its own.
const sampleNames = Object.keys(samples) as SampleName[]

export interface ServerFacts {
  engine: 'extractive' | 'upstream'
  /** PubMed and Europe PMC. */
  live: 'off' | 'ask' | 'on'
  /** Articles in the library; null when it could not be counted. */
  recordCount: number | null
}

export function WelcomeIntro({ facts }: { facts: ServerFacts }) {
  const { welcome } = useWords()
  return (
    <div className="pb-6">
      <h1 className="font-semibold text-3xl leading-tight tracking-tight sm:text-4xl">
        <span className="sm:block">{welcome.title}</span>
        {welcome.promise}
      </h1>
      <p className="mt-3 max-w-2xl text-lg text-muted leading-relaxed">
        {welcome[facts.engine]}
        {welcome.askInEnglish && <span className="block">{welcome.askInEnglish}</span>}
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
      <dl className="mt-6 flex flex-wrap gap-x-8 gap-y-2 text-sm">
        <div className="flex items-baseline gap-2">
          <dt className="text-muted">{welcome.library}</dt>
          <dd>
            {facts.recordCount === null ? welcome.libraryClosed : plural(words, welcome.records, facts.recordCount)}
          </dd>
        </div>
        <div className="flex items-baseline gap-2">
          <dt className="text-muted">{welcome.engine}</dt>
          <dd className="flex flex-wrap gap-x-3">
            {facts.engine === 'extractive' ? welcome.engineExtractive : welcome.engineUpstream}
            {facts.engine === 'extractive' && (
              <a className="prose-link" href="/settings#model">
                {welcome.connect}
              </a>
            )}
          </dd>
        </div>
        <div className="flex items-baseline gap-2">
          <dt className="text-muted">{welcome.live}</dt>
          <dd>{welcome.liveModes[facts.live]}</dd>
        </div>
        <div className="flex items-baseline gap-2">
          <dt className="text-muted">{welcome.programs}</dt>
          <dd>
            <a className="text-accent underline underline-offset-2" href="/api-docs">
              {welcome.apiDescription}
            </a>
          </dd>
        </div>
      </dl>
    </div>
  )
}
