/** The polite status line for screen readers: the state of the latest answer. It never contains the answer's text. */

import { countChecks, formatCheckCounts, listChecks } from '@/components/answer/checks/describe-checks'
import { type Answer, isGenerating } from '@/components/conversation/conversation-reducer'
import { formatMessage } from '@/components/i18n/format-message'
import { formatPlural } from '@/components/i18n/format-values'
import type { PageMessages } from '@/components/i18n/messages-en'
import { splitCited } from '@/components/sources/split-cited'
import { wasSearched } from '@/lib/wire/evidence'

export function describeStatus(messages: PageMessages, answer: Answer | undefined): string {
  if (!answer) return ''
  const { status, failure } = messages
  if (isGenerating(answer) && answer.isReconnecting) return status.reconnecting
  const isSearched = answer.evidence !== null && wasSearched(answer.evidence)
  switch (answer.status) {
    case 'searching':
      return isSearched ? formatMessage(status.found, { sources: formatSources(messages, answer) }) : status.searching
    case 'writing':
      return status.writing
    case 'done':
      return [
        isSearched ? formatMessage(status.readyWith, { sources: formatSources(messages, answer) }) : status.ready,
        ...formatDoubts(messages, answer),
      ].join(' ')
    case 'stopped':
      return status.stopped
    case 'failed':
      return formatMessage(status.failed, { title: failure[answer.failure.kind].title })
  }
}

function formatSources(messages: PageMessages, { evidence }: Answer): string {
  const { status } = messages
  const items = evidence ? splitCited(evidence).cited : []
  const retracted = items.filter((item) => item.retracted).length
  const count = items.length === 0 ? status.noSources : formatPlural(messages, status.sources, items.length)
  return retracted > 0 ? formatMessage(status.retracted, { sources: count, count: retracted }) : count
}

function formatDoubts(messages: PageMessages, answer: Answer): string[] {
  const counts = countChecks(listChecks(answer).filter(({ verdict }) => verdict !== undefined))
  if (counts.differing + counts.uncited === 0) return []
  return [formatMessage(messages.status.doubts, { doubts: formatCheckCounts(messages, counts) })]
}
