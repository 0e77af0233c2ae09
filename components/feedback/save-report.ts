import type { Turn } from '@/components/conversation/conversation-reducer'
import { toTurnMarkdown } from '@/components/export/conversation-markdown'
import { formatMoment, toFileName } from '@/components/export/exported-turn'
import { translateSearches } from '@/components/export/translate-searches'
import { formatMessage } from '@/components/i18n/format-message'
import { loadTranslator, type Translator } from '@/components/i18n/lazy-server-messages'
import type { PageMessages } from '@/components/i18n/messages-en'
import { downloadFile } from '@/components/ui/download-file'
import { escapeMarkdown } from '@/lib/shared/text/markdown-text'
import type { FeedbackChoice } from '@/lib/wire/feedback'

interface ReportedAnswer {
  turn: Turn
  /** Null if it is not stored. */
  conversationId: string | null
  /** Null if the reader gave no feedback. */
  choice: FeedbackChoice | null
}

/** Downloads the report of a wrong answer. */
export async function saveReport(reported: ReportedAnswer, messages: PageMessages): Promise<void> {
  const at = new Date()
  const translate = messages.locale === 'en' ? null : await loadTranslator(messages.locale)
  const report = toReport(reported, at, messages, translate)
  downloadFile(toFileName('report.md', at), new Blob([report], { type: 'text/markdown;charset=utf-8' }))
}

/**
 * A report as Markdown: what is wrong, the question and answer as every export has them, and the record of the answer
 * as JSON, so that a reader can repeat the search.
 *
 * @param translate renders server messages in the language of the page; null in English
 */
export function toReport(
  { turn, conversationId, choice }: ReportedAnswer,
  at: Date,
  messages: PageMessages,
  translate: Translator | null,
): string {
  const { feedback, product } = messages
  const { answer, answerId, question } = turn
  const [translated = turn] = translate ? translateSearches(translate, [turn]) : [turn]
  const record = {
    format: 'evidence-chat-report',
    version: 1,
    reportedAt: at.toISOString(),
    conversation: conversationId,
    answer: answerId,
    reason: choice?.reason ?? null,
    comment: choice?.comment ?? '',
    question: question.text,
    images: question.images.map(({ description, text }) => ({ description, text: text ?? null })),
    status: answer.status,
    text: answer.text,
    evidence: answer.evidence,
  }
  return [
    `# ${product}: ${feedback.reportTitle}\n`,
    `${formatMessage(feedback.reportedAt, { time: formatMoment(messages, at.toISOString()) })} ${feedback.reportNote}\n`,
    `## ${feedback.wrong}\n`,
    `${choice?.reason ? feedback.reasons[choice.reason] : feedback.noReason}\n`,
    ...(choice?.comment ? [`${escapeMarkdown(choice.comment)}\n`] : []),
    toTurnMarkdown(translated, messages, translate),
    `## ${feedback.record}\n`,
    toCodeBlock(JSON.stringify(record, null, 2)),
  ].join('\n')
}

/** In a fence longer than any run of backticks inside (CommonMark 4.5). */
function toCodeBlock(json: string): string {
  const longest = Math.max(2, ...(json.match(/`+/g) ?? []).map(({ length }) => length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}json\n${json}\n${fence}\n`
}
