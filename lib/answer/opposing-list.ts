/** The section of an answer that names sources which point the other way. */
import type { AnswerMessages } from '@/lib/shared/messages/answer-message-shape'
import { escapeMarkdown } from '@/lib/shared/text/markdown-text'
import type { OpposingSource } from '@/lib/wire/evidence'

/** '' if there are none. */
export function toOpposingList(opposing: readonly OpposingSource[], { opposing: words }: AnswerMessages): string {
  if (opposing.length === 0) return ''
  const lines = opposing.map(({ n, against, quote }) => `- ${words.line(n, against, escapeMarkdown(quote))}`)
  return `\n\n### ${words.heading}\n\n${lines.join('\n')}\n`
}
