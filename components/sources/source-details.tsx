'use client'

import type { ReactNode } from 'react'
import { splitAtNoBreaks } from '@/components/answer/markdown/no-break-figures'
import { formatMessage } from '@/components/i18n/format-message'
import { formatNumber } from '@/components/i18n/format-values'
import type { Messages, PageMessages } from '@/components/i18n/messages-en'
import { useMessages } from '@/components/i18n/messages-provider'
import { ExternalLink } from '@/components/ui/external-link'
import { detectLanguage } from '@/lib/shared/text/detect-language'
import type { EvidenceItem } from '@/lib/wire/evidence'
import { listArticleLinks, toArticleHref } from './article-links'

/** "Randomised controlled trial · 2019 · n = 4,744". */
export function SourceKind({ item }: { item: EvidenceItem }) {
  const messages = useMessages()
  const { studyTypes, sources } = messages
  return (
    <p className="text-muted text-xs">
      <span className="font-semibold text-ink">{studyTypes[item.type]}</span>
      {item.year !== null && <> · {item.year}</>}
      {item.participants !== undefined && (
        <span className="whitespace-nowrap">
          {' '}
          · {formatMessage(sources.participants, { count: formatNumber(messages, item.participants) })}
        </span>
      )}
      {item.live && <> · {sources.live}</>}
    </p>
  )
}

export function SourceTitle({ item }: { item: EvidenceItem }) {
  const { sources } = useMessages()
  return (
    <>
      {item.provenance === 'summary' && <span className="block text-muted text-xs">{sources.summaryOf}</span>}
      <bdi lang={detectLanguage(item.title)}>{item.title}</bdi>
    </>
  )
}

/** Authors, journal, year and pages; unknown parts are omitted. */
export function SourceOrigin({ item }: { item: EvidenceItem }) {
  const place = [item.journal, [item.year, item.volume].filter((part) => part !== null).join(';')]
    .filter(Boolean)
    .join(' ')
  const origin = [item.authors, item.pages === null ? place : `${place}:${item.pages}`].filter(Boolean).join('. ')
  return (
    <p className="text-muted text-sm">
      <bdi lang={detectLanguage(origin)}>{origin}</bdi>
    </p>
  )
}

/** "Results, page 4, word for word from the full text": where a quotation is, and how deep in the article. */
export function formatPlace(messages: PageMessages, item: EvidenceItem): string {
  const { sources } = messages
  const page = item.page === undefined ? [] : [formatMessage(sources.page, { page: formatNumber(messages, item.page) })]
  const section = [item.section, ...page].filter((part) => part !== '').join(sources.placeSeparator)
  return formatMessage(choosePlace(sources, item), { section })
}

/** Answers of older versions do not know the depth. */
function choosePlace(sources: Messages['sources'], { provenance, depth }: EvidenceItem): string {
  if (provenance === 'summary') return sources.fromSummary
  return depth === undefined || depth === 'guideline' || depth === 'summary'
    ? sources.fromArticle
    : sources.fromDepth[depth]
}

/** @param withContext also shows the text around the quote */
export function SourceQuote({ item, withContext = false }: { item: EvidenceItem; withContext?: boolean }) {
  const messages = useMessages()
  const { before, after } = (withContext && item.context) || { before: '', after: '' }
  return (
    <figure>
      {before !== '' && (
        <Context>
          … <NoBreakText text={before} />
        </Context>
      )}
      <blockquote className="border-accent border-s-2 ps-3 font-quote leading-relaxed">
        <p dir="auto" lang={detectLanguage(item.quote)}>
          <NoBreakText text={item.quote} />
        </p>
      </blockquote>
      {after !== '' && (
        <Context>
          <NoBreakText text={after} /> …
        </Context>
      )}
      <figcaption className="mt-1 ps-3.5 text-muted text-xs">{formatPlace(messages, item)}</figcaption>
    </figure>
  )
}

/** The text with its figures kept on one line. */
export function NoBreakText({ text }: { text: string }) {
  let at = 0
  return splitAtNoBreaks(text).map(({ text, isWhole }) => {
    at += text.length
    return isWhole ? (
      <span key={at} className="whitespace-nowrap">
        {text}
      </span>
    ) : (
      text
    )
  })
}

function Context({ children }: { children: ReactNode }) {
  return (
    <p dir="auto" className="py-1 ps-3.5 font-quote text-muted text-sm leading-relaxed">
      {children}
    </p>
  )
}

interface SourceLinksProps {
  item: EvidenceItem
  /** Smaller, beside the journal. */
  isShort?: boolean
  /** Before the links. */
  children?: ReactNode
}

export function SourceLinks({ item, isShort = false, children }: SourceLinksProps) {
  const { sources } = useMessages()
  return (
    <p className={`flex flex-wrap items-baseline gap-y-1 ${isShort ? 'gap-x-3 text-xs' : 'gap-x-4 text-sm'}`}>
      {children}
      {listArticleLinks(item).map(({ kind, href }) => (
        <ExternalLink key={href} href={href}>
          {sources.links[kind]}
        </ExternalLink>
      ))}
      <a
        className="prose-link inline-block py-0.5"
        href={toArticleHref(item.id, item.quote)}
        target="_blank"
        rel="noopener"
      >
        {item.live ? sources.asRetrieved : isShort ? sources.shortNames[item.provenance] : sources.inLibrary}
        <span className="sr-only">{sources.newTab}</span>
      </a>
    </p>
  )
}
