/** The one polite line for screen readers: what became of the latest question. It never carries the answer's words. */

import type { Answer } from '@/components/conversation/conversation-reducer'
import { fill } from '@/components/i18n/format-message'
import { plural } from '@/components/i18n/format-values'
import type { PageWords } from '@/components/i18n/messages-en'
import { splitCited } from '@/components/sources/split-cited'
import { wasSearched } from '@/lib/wire/evidence'

export function announcementOf(words: PageWords, answer: Answer | undefined): string {
  if (!answer) return ''
  const { status, failure } = words
  const isSearched = answer.evidence !== null && wasSearched(answer.evidence)
  switch (answer.status) {
    case 'searching':
      return isSearched ? fill(status.found, { sources: sources(words, answer) }) : status.searching
    case 'writing':
      return status.writing
    case 'done':
      return isSearched ? fill(status.readyWith, { sources: sources(words, answer) }) : status.ready
    case 'stopped':
      return status.stopped
    case 'failed':
      return fill(status.failed, { title: failure[answer.failure.kind].title })
  }
}

function sources(words: PageWords, { evidence }: Answer): string {
  const { status } = words
  const items = evidence ? splitCited(evidence).cited : []
  const retracted = items.filter((item) => item.retracted).length
  const count = items.length === 0 ? status.noSources : plural(words, status.sources, items.length)
  return retracted > 0 ? fill(status.retracted, { sources: count, count: retracted }) : count
}
