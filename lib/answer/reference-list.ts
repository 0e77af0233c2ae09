/** The reference list of an answer in Vancouver style, which clinicians know from journals. */

import { getPublicUrl } from '@/lib/config'
import { toPubmedTitleSearchUrl, toReferenceUrl } from '@/lib/shared/citations/reference'
import { addFullStop } from '@/lib/shared/citations/vancouver'
import type { AnswerMessages } from '@/lib/shared/messages/answer-message-shape'
import { escapeMarkdown } from '@/lib/shared/text/markdown-text'
import type { EvidenceItem } from '@/lib/wire/evidence'

type Located = Pick<EvidenceItem, 'id' | 'pmid' | 'doi' | 'pmcid' | 'title' | 'provenance'>

/**
 * The address of an article, built from its identifiers. Without any it is a PubMed search for the title, and for a
 * department's document the page on this server.
 */
export function toSourceUrl(article: Located): string {
  const url = toReferenceUrl(article)
  if (url !== null) return url
  if (article.provenance === 'guideline') return `${getPublicUrl()}/sources/${encodeURIComponent(article.id)}`
  return toPubmedTitleSearchUrl(article.title)
}

/** A Markdown reference that contains only what the article states. Says so if the journal or year is missing. */
export function toReference(item: EvidenceItem, { references: words }: AnswerMessages): string {
  const volume = item.volume ? `${item.volume}${item.pages ? `:${item.pages}` : ''}` : null
  const issued = [item.year, volume].filter((part) => part !== null).join(';')
  const parts = [item.authors, item.title, item.journal, issued || null].filter((part) => part !== null)
  const incomplete = item.journal === null || item.year === null ? words.incomplete : ''
  const kind = item.provenance === 'summary' ? words.summaryOf : ''
  const retracted = item.retracted ? words.retracted : ''
  return `${retracted}${kind}${parts.map((part) => addFullStop(escapeMarkdown(part))).join(' ')}${incomplete} ${item.url}`
}

/**
 * Always in English: clients and the page use it to cut the list off. The references below it are in English anyway.
 */
const heading = '\n\n### References\n\n'

/** The section at the end of an answer; '' if nothing was cited. Two spaces break the line in Markdown. */
export function toReferenceList(cited: EvidenceItem[], words: AnswerMessages): string {
  if (cited.length === 0) return ''
  return `${heading}${cited.map((item) => `[${item.n}] ${toReference(item, words)}`).join('  \n')}\n`
}

/** The text of an answer without its reference list. */
export function removeReferenceList(text: string): string {
  const at = text.lastIndexOf(`${heading}[`)
  return at < 0 ? text : text.slice(0, at)
}
