import { fill } from '@/components/i18n/format-message'
import { plural } from '@/components/i18n/format-values'
import { useWords } from '@/components/i18n/messages-provider'
import type { SearchStep } from '@/lib/wire/evidence'

/** Where an answer is looked for, and what was found there, while nothing is written yet. */
export function SearchProgress({ steps }: { steps: readonly SearchStep[] }) {
  const page = useWords()
  const { transcript: words, sources } = page
  return (
    <ul className="text-muted">
      {steps.map(({ source, hits, ms, error }) => {
        const name = sources.searched[source]
        return (
          <li key={source}>
            {hits === null
              ? fill(words.searchingIn, { source: name })
              : error === undefined
                ? plural(page, words.searched, hits, { source: name, ms: ms ?? 0 })
                : fill(words.notSearched, { source: name })}
          </li>
        )
      })}
    </ul>
  )
}
