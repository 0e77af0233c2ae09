import type { PageWords } from '@/components/words/en'
import { fill } from '@/components/words/fill'
import { plural } from '@/components/words/format'
import type { EvidenceSearch } from '@/lib/wire/evidence'
import { type ExportedTurn, imageNotes, unfinishedNote } from './exported'

/** A conversation as one Markdown file: questions as headings, answers as they came, and how each was searched. */
export function conversationMarkdown(turns: readonly ExportedTurn[], at: Date, words: PageWords): string {
  return [titleMarkdown(at, words), ...turns.map((turn) => turnMarkdown(turn, words))].join('\n')
}

export function titleMarkdown(at: Date, { product, exports }: PageWords): string {
  return `# ${product}\n\n${fill(exports.exportedAt, { time: at.toISOString() })}\n`
}

export function turnMarkdown({ question, answer }: ExportedTurn, words: PageWords): string {
  const note = unfinishedNote(answer, words)
  return [
    `## ${headingText(question.text)}\n`,
    ...imageNotes(question, words).map((image) => `${asText(image)}\n`),
    `${closeFence(answer.text.trimEnd())}\n`,
    ...(note ? [`*${note}*\n`] : []),
    ...searchMarkdown(answer.evidence?.searched ?? [], words),
  ].join('\n')
}

function searchMarkdown(searched: readonly EvidenceSearch[], words: PageWords): string[] {
  if (searched.length === 0) return []
  const { separator, hits: hitsWords, notReached, search, searched: names } = words.sources
  const lines = searched.map(({ source, query, hits, error }) => {
    const outcome = error ? `${notReached} (${asText(error)})` : plural(words, hitsWords, hits)
    return `- ${names[source]}${separator}${outcome}${separator}${codeSpan(query)}`
  })
  return [`### ${search}\n`, `${lines.join('\n')}\n`]
}

/** A heading ends with its line, so a question of several lines becomes one. */
function headingText(text: string): string {
  return asText(text.replace(/\s+/g, ' ').trim())
}

/** What the asker wrote is text: it must not become Markdown, such as a picture that another program would load. */
function asText(text: string): string {
  return text.replace(/[\\`*_[\]<>#!|]/g, '\\$&')
}

/** A fence longer than any run of backticks inside (CommonMark 6.1). */
function codeSpan(text: string): string {
  const fence = '`'.repeat(1 + Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length)))
  return `${fence} ${text.replace(/\s+/g, ' ')} ${fence}`
}

/** A block of code that an answer left open would swallow everything after it. */
function closeFence(text: string): string {
  let open: string | null = null
  for (const line of text.split('\n')) {
    const fence = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    if (open === null) open = fence ?? null
    else if (fence?.startsWith(open) && line.trim() === fence) open = null
  }
  return open === null ? text : `${text}\n${open}`
}
