import type { Image, ImageReference, Nodes } from 'mdast'
import { formatImageLink } from '@/components/answer/markdown/remark-image-links'
import type { Answer } from '@/components/conversation/conversation-reducer'
import { formatMessage } from '@/components/i18n/format-message'
import { formatPlural } from '@/components/i18n/format-values'
import type { Translator } from '@/components/i18n/lazy-server-messages'
import type { PageMessages } from '@/components/i18n/messages-en'
import { limitMarkdownDepth } from '@/lib/shared/text/limit-markdown-depth'
import { escapeMarkdown } from '@/lib/shared/text/markdown-text'
import type { EvidenceSearch } from '@/lib/wire/evidence'
import { changeKinds, type SourceChanges } from '@/lib/wire/source-changes'
import { isHttps, parseMarkdown } from './answer-mdast'
import { labelBottomLine } from './bottom-line'
import { applyEdits, type Edit, toCheckCountLines, toDoubtList, toDoubtNotes } from './doubt-notes'
import { type ExportedTurn, formatImageNotes, formatMoment, formatUnfinishedNote } from './exported-turn'
import { toStudyTable } from './study-markdown'

/**
 * A conversation as Markdown: questions as headings, answers as generated, the doubts about their sentences, and their
 * searches.
 *
 * @param translate renders server messages in the language of the page; null in English
 */
export function toConversationMarkdown(
  turns: readonly ExportedTurn[],
  at: Date,
  messages: PageMessages,
  translate: Translator | null,
): string {
  return [toTitleMarkdown(at, messages), ...turns.map((turn) => toTurnMarkdown(turn, messages, translate))].join('\n')
}

export function toTitleMarkdown(at: Date, messages: PageMessages): string {
  const { product, exports } = messages
  const time = formatMoment(messages, at.toISOString())
  return `# ${product}\n\n${formatMessage(exports.exportedAt, { time })}. ${exports.caution}\n`
}

export function toTurnMarkdown(
  { question, answer }: ExportedTurn,
  messages: PageMessages,
  translate: Translator | null,
): string {
  const note = formatUnfinishedNote(answer, messages)
  return [
    `## ${headingText(question.text)}\n`,
    ...formatImageNotes(question, messages).map((image) => `${escapeMarkdown(image)}\n`),
    ...toCheckCountLines(answer, messages),
    `${closeFence(toInertMarkdown(answer, messages, translate))}\n`,
    ...(note ? [`*${note}*\n`] : []),
    ...toDoubtList(answer, messages, translate),
    ...(question.plainWordsOf === undefined ? toStudyTable(answer.evidence, messages) : []),
    ...searchMarkdown(answer.evidence?.searched ?? [], messages),
    ...(answer.changes && question.plainWordsOf === undefined ? changesMarkdown(answer.changes, messages) : []),
  ].join('\n')
}

function searchMarkdown(searched: readonly EvidenceSearch[], messages: PageMessages): string[] {
  if (searched.length === 0) return []
  const { separator, results: resultsMessage, notAvailable, searched: names } = messages.sources
  const lines = searched.map(({ source, query, hits, at, error }) => {
    const outcome = error ? `${notAvailable} (${escapeMarkdown(error)})` : formatPlural(messages, resultsMessage, hits)
    return `- ${[names[source], outcome, ...(query ? [codeSpan(query)] : []), ...(at ? [formatMoment(messages, at)] : [])].join(separator)}`
  })
  return [`### ${messages.searchLog.title}\n`, `${lines.join('\n')}\n`]
}

/** How the sources differ from those of the previous answer. */
function changesMarkdown(changes: SourceChanges, messages: PageMessages): string[] {
  const { title: heading, searchedAt, same, mark, formerMark, ...counts } = messages.versionChanges
  const then =
    changes.searchedAt === null ? [] : [formatMessage(searchedAt, { time: formatMoment(messages, changes.searchedAt) })]
  const lists = changeKinds.flatMap((kind) => {
    const marked = kind === 'gone' ? formerMark : mark
    const items = changes[kind].map(({ n, title, year }) => {
      return `- ${escapeMarkdown(`${formatMessage(marked, { n })} ${title}${year === null ? '' : ` (${year})`}`)}`
    })
    return items.length === 0
      ? []
      : [`${formatPlural(messages, counts[kind], items.length)}:\n`, `${items.join('\n')}\n`]
  })
  if (lists.length === 0) return [`${[same, ...then].join(' ')}\n`]
  return [`### ${heading}\n`, ...then.map((line) => `${line}\n`), ...lists]
}

/** A heading is one line, so join the lines of a question; escape trailing number signs, which Markdown drops. */
function headingText(text: string): string {
  return escapeMarkdown(text.replace(/\s+/g, ' ').trim()).replace(/#+$/, (signs) => signs.replaceAll('#', '\\#'))
}

/** The original text with the doubts about it; images and HTML are made inert, since a viewer would fetch from them. */
function toInertMarkdown(answer: Answer, messages: PageMessages, translate: Translator | null): string {
  const whole = answer.text.trimEnd()
  const text = limitMarkdownDepth(whole)
  const tree = parseMarkdown(text)
  // The offsets of checks apply to the text as it came only.
  const notes =
    text === whole ? [...labelBottomLine(answer, messages), ...toDoubtNotes(tree, answer, messages, translate)] : []
  return applyEdits(text, [...notes, ...findActiveParts(tree, text, messages)])
}

function findActiveParts(tree: Nodes, text: string, { answer }: PageMessages): Edit[] {
  const edits: Edit[] = []
  const visit = (node: Nodes): void => {
    const [from, to] = [node.position?.start.offset, node.position?.end.offset]
    if (from === undefined || to === undefined) return
    if (node.type === 'image' || node.type === 'imageReference')
      edits.push({ from, to, by: imageLink(escapeMarkdown(formatImageLink(node.alt, answer)), node) })
    else if (node.type === 'html') edits.push({ from, to, by: escapeMarkdown(text.slice(from, to)) })
    else if ('children' in node) node.children.forEach(visit)
  }
  visit(tree)
  return edits
}

/** In angle brackets a URL may contain characters that would otherwise end it. */
function imageLink(words: string, image: Image | ImageReference): string {
  const isLink = image.type === 'image' && isHttps(image.url)
  return isLink ? `[${words.replaceAll(']', '\\]')}](<${new URL(image.url).href}>)` : words
}

/** A fence longer than any run of backticks inside (CommonMark 6.1). */
function codeSpan(text: string): string {
  const fence = '`'.repeat(1 + Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length)))
  return `${fence} ${text.replace(/\s+/g, ' ')} ${fence}`
}

/** An unclosed code block would swallow everything after it. */
function closeFence(text: string): string {
  let open: string | null = null
  for (const line of text.split('\n')) {
    const fence = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    if (open === null) open = fence ?? null
    else if (fence?.startsWith(open) && line.trim() === fence) open = null
  }
  return open === null ? text : `${text}\n${open}`
}
