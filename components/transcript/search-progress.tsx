import { formatMessage } from '@/components/i18n/format-message'
import { formatPlural } from '@/components/i18n/format-values'
import { useMessages } from '@/components/i18n/messages-provider'
import type { SearchStep } from '@/lib/wire/evidence'

/** Sources being searched, with their hits, until writing starts. */
export function SearchProgress({ steps }: { steps: readonly SearchStep[] }) {
  const page = useMessages()
  const { transcript: messages, sources } = page
  return (
    <ul className="text-muted">
      {steps.map(({ source, hits, ms, error }) => {
        const name = sources.searched[source]
        return (
          <li key={source}>
            {hits === null
              ? formatMessage(messages.searchingIn, { source: name })
              : error === undefined
                ? formatPlural(page, messages.searched, hits, { source: name, ms: ms ?? 0 })
                : formatMessage(messages.notSearched, { source: name })}
          </li>
        )
      })}
    </ul>
  )
}
