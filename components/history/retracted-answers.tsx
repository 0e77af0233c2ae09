'use client'

import type { MouseEvent } from 'react'
import { formatPlural } from '@/components/i18n/format-values'
import { useMessages } from '@/components/i18n/messages-provider'
import type { SearchTarget } from '@/components/transcript/highlight-search-hit'
import { detectLanguage } from '@/lib/shared/text/detect-language'
import type { RetractedAnswer } from '@/lib/wire/conversation'

interface RetractedAnswersProps {
  answers: readonly RetractedAnswer[]
  onOpen(id: string, found?: SearchTarget): void
}

/** How many answers cite an article that was retracted since, with links to them; renders nothing if there are none. */
export function RetractedAnswers({ answers, onOpen }: RetractedAnswersProps) {
  const page = useMessages()
  if (answers.length === 0) return null
  return (
    <details className="mx-3 mt-2 rounded-lg border border-danger px-3 py-2 text-sm">
      <summary className="cursor-pointer text-danger">
        {formatPlural(page, page.history.retractedAnswers, answers.length)}
      </summary>
      <ul className="mt-1 max-h-48 overflow-y-auto">
        {answers.map((each) => (
          <li key={each.answer}>
            <RetractedAnswerLink answer={each} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </details>
  )
}

interface RetractedAnswerLinkProps extends Pick<RetractedAnswersProps, 'onOpen'> {
  answer: RetractedAnswer
}

/** Opens the answer at the source. */
function RetractedAnswerLink({ answer: { conversation, answer, source }, onOpen }: RetractedAnswerLinkProps) {
  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onOpen(conversation.id, { message: answer, place: 'source', query: source })
  }
  return (
    <a
      href={`/c/${conversation.id}`}
      onClick={onClick}
      className="block rounded-lg px-2 py-1.5 hover:bg-sunken focus:bg-sunken"
    >
      <span dir="auto" lang={detectLanguage(conversation.title)} className="block truncate font-medium">
        {conversation.title}
      </span>
      <span dir="auto" lang={detectLanguage(source)} className="block truncate text-muted text-xs">
        {source}
      </span>
    </a>
  )
}
