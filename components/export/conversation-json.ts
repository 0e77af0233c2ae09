import { listChecks } from '@/components/answer/checks/describe-checks'
import type { ExportedTurn } from './exported-turn'

/** A conversation as JSON: the texts, and each answer's evidence object as in the API. */
export function toConversationJson(turns: readonly ExportedTurn[], at: Date): string {
  const exported = {
    format: 'evidence-chat-conversation',
    version: 1,
    exportedAt: at.toISOString(),
    turns: turns.map(({ question, answer }) => ({
      question: { text: question.text, images: question.images.map(({ description }) => ({ description })) },
      answer: {
        status: answer.status,
        text: answer.text,
        evidence: answer.evidence && { ...answer.evidence, checks: listChecks(answer) },
        ...(answer.changes && { changes: answer.changes }),
      },
    })),
  }
  return `${JSON.stringify(exported, null, 2)}\n`
}
