/**
 * The doubts about the sentences of an answer, as Markdown: after each sentence, and listed with those of the sources.
 */
import type { Nodes, Root } from 'mdast'
import { type Piece, readCheckedSentence, readComparedSentence } from '@/components/answer/checks/compared-sentences'
import {
  countChecks,
  formatCheckCounts,
  formatDoubt,
  hasCheckCounts,
  isDoubted,
  listChecks,
} from '@/components/answer/checks/describe-checks'
import type { Answer } from '@/components/conversation/conversation-reducer'
import { formatMessage } from '@/components/i18n/format-message'
import type { Translator } from '@/components/i18n/lazy-server-messages'
import type { PageMessages } from '@/components/i18n/messages-en'
import { escapeMarkdown } from '@/lib/shared/text/markdown-text'

/** Replaces a part of a text. */
export interface Edit {
  from: number
  to: number
  by: string
}

/** @param edits in any order, not overlapping; insertions at one place in the order in which they appear */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => a.from - b.from)
    .reduceRight((rest, { from, to, by }) => `${rest.slice(0, from)}${by}${rest.slice(to)}`, text)
}

/**
 * A note after each doubtful sentence, inside the list item or table cell where it ends.
 *
 * @param tree the Markdown of the answer's whole text
 */
export function toDoubtNotes(tree: Root, answer: Answer, messages: PageMessages, translate: Translator | null): Edit[] {
  const texts = listTextSpans(tree)
  return listChecks(answer)
    .filter(isDoubted)
    .flatMap((check): Edit[] => {
      const last = texts.findLast(({ from, to }) => from < check.end && check.start < to)
      if (!last) return []
      const at = Math.min(last.to, check.end)
      const note = formatMessage(messages.checks.note, { reason: formatDoubt(messages, check, translate) })
      return [{ from: at, to: at, by: ` ${escapeMarkdown(note)}` }]
    })
}

function listTextSpans(node: Nodes): { from: number; to: number }[] {
  if ('children' in node) return node.children.flatMap(listTextSpans)
  const [from, to] = [node.position?.start.offset, node.position?.end.offset]
  return node.type !== 'text' || from === undefined || to === undefined ? [] : [{ from, to }]
}

/** How many sentences differ from their sources; empty where the page shows no such count. */
export function toCheckCountLines(answer: Answer, messages: PageMessages): string[] {
  const checks = listChecks(answer)
  if (!answer.evidence || !hasCheckCounts(answer.evidence, checks)) return []
  return [`*${escapeMarkdown(formatCheckCounts(messages, countChecks(checks)))}*\n`]
}

/** Each doubtful sentence with that of its source; the words that differ are bold. */
export function toDoubtList(answer: Answer, messages: PageMessages, translate: Translator | null): string[] {
  const { checks: checkMessages } = messages
  // Answers of earlier versions have no verdicts, and nothing to compare.
  const doubted = listChecks(answer).filter((check) => isDoubted(check) && check.verdict !== undefined)
  if (doubted.length === 0) return []
  const lines = doubted.flatMap((check) => {
    const sentence = toMarkdown(readCheckedSentence(answer.text, check))
    const reason = escapeMarkdown(formatDoubt(messages, check, translate))
    const source = toMarkdown(readComparedSentence(check, undefined))
    return [
      `- ${formatMessage(checkMessages.listed, { sentence, reason })}`,
      ...(check.deciding
        ? [`  - ${formatMessage(checkMessages.quoted, { n: check.deciding.n, sentence: source })}`]
        : []),
      ...(check.judgedBy === 'model' ? [`  - ${checkMessages.byModel}`] : []),
    ]
  })
  return [`### ${checkMessages.title}\n`, `${lines.join('\n')}\n`]
}

function toMarkdown(pieces: readonly Piece[]): string {
  return pieces.map(({ text, differs }) => (differs ? toBold(text) : escapeMarkdown(text))).join('')
}

/** Emphasis must not begin or end with a space (CommonMark 6.2). */
function toBold(text: string): string {
  const words = text.trim()
  if (words === '') return text
  const at = text.indexOf(words)
  return `${text.slice(0, at)}**${escapeMarkdown(words)}**${text.slice(at + words.length)}`
}
