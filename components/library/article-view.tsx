import { formatMessage } from '@/components/i18n/format-message'
import { formatDate, formatNumber } from '@/components/i18n/format-values'
import type { Messages } from '@/components/i18n/messages-en'
import { listArticleLinks } from '@/components/sources/article-links'
import { EvidenceLevel } from '@/components/sources/evidence-level'
import { SourceNotices } from '@/components/sources/source-notices'
import { ExternalLink } from '@/components/ui/external-link'
import type { StudyType } from '@/lib/shared/study-types'
import { detectLanguage } from '@/lib/shared/text/detect-language'
import type { EvidenceItem, EvidenceNotice } from '@/lib/wire/evidence'
import { defaultLibraryQuery, toLibraryHref } from '@/lib/wire/library-query'
import { ExportForm } from './export-form'
import { toSpecialtyName } from './specialty-name'

/** The article as this view needs it; filled in by the page. */
export interface ArticleFacts {
  id: string
  title: string
  authors: readonly string[]
  journal: string | null
  year: number | null
  volume: string | null
  issue: string | null
  pages: string | null
  pmid: string | null
  doi: string | null
  pmcid: string | null
  studyType: StudyType
  participants: number | null
  specialty: string | null
  mesh: readonly string[]
  keywords: readonly string[]
  provenance: EvidenceItem['provenance']
  notices: readonly EvidenceNotice[]
  /** For reference managers, see lib/shared/citations/page-metadata.ts. */
  coins: string
  licence?: { name: string | null; url: string | null; text: string }
  /** ISO 8601. */
  checkedAt: string
  passages: readonly { ordinal: number; label: string; text: string; page?: number }[]
}

interface ArticleViewProps {
  messages: Messages
  article: ArticleFacts
  quote: string | null
}

/** The words of a licence that has no common name. */
function toLicenceName({ name, text }: NonNullable<ArticleFacts['licence']>): string {
  return name ?? (text.length > 120 ? `${text.slice(0, 120).toWellFormed()}…` : text)
}

/** One article, passage by passage, as stored, with the quoted sentence highlighted. */
export function ArticleView({ messages, article, quote }: ArticleViewProps) {
  const { article: labels } = messages
  const quoted = quote === null ? undefined : article.passages.find(({ text }) => text.includes(quote))
  return (
    <article className="space-y-8">
      <span className="Z3988" title={article.coins} />
      <ArticleHeader messages={messages} article={article} />
      {quote !== null && !quoted && (
        <p className="rounded-md border-caution border-s-4 bg-caution-soft px-3 py-2">{labels.quoteMissing}</p>
      )}
      {article.passages.map((passage) => (
        <Passage
          key={passage.ordinal}
          messages={messages}
          passage={passage}
          quote={passage === quoted ? quote : null}
        />
      ))}
      <footer className="space-y-8 border-line border-t pt-8">
        <EvidenceLevel studyType={article.studyType} messages={messages} />
        <Subjects name={labels.headings} subjects={article.mesh} messages={messages} />
        <Subjects name={labels.keywords} subjects={article.keywords} messages={messages} />
        <section aria-labelledby="export">
          <h2 id="export" className="font-semibold">
            {labels.exportHeading}
          </h2>
          <ExportForm
            query={defaultLibraryQuery}
            total={1}
            exportMax={1}
            messages={messages.library.export}
            tag={messages.tag}
            onlyId={article.id}
          />
        </section>
      </footer>
    </article>
  )
}

function ArticleHeader({ messages, article }: Omit<ArticleViewProps, 'quote'>) {
  const { article: labels, sources, studyTypes } = messages
  const links = listArticleLinks(article)
  return (
    <header className="space-y-3">
      <p className="text-sm">
        <a href={toLibraryHref(defaultLibraryQuery)} className="prose-link inline-block py-0.5">
          {labels.library}
        </a>
      </p>
      <p className="text-muted">{labels.provenance[article.provenance]}</p>
      <h1
        dir="auto"
        lang={detectLanguage(article.title)}
        className="text-balance font-semibold text-2xl leading-snug tracking-tight sm:text-3xl"
      >
        {article.title}
      </h1>
      <p className="text-muted">
        <bdi lang={detectLanguage(formatOrigin(article))}>{formatOrigin(article)}</bdi>
      </p>
      <SourceNotices type={article.studyType} year={article.year} notices={article.notices} />
      <dl className="flex flex-wrap gap-x-8 gap-y-2 border-line border-y py-3 text-sm">
        <Fact name={labels.studyType}>{studyTypes[article.studyType]}</Fact>
        {article.participants !== null && (
          <Fact name={labels.participants}>{formatNumber(messages, article.participants)}</Fact>
        )}
        {article.specialty && <Fact name={labels.specialty}>{toSpecialtyName(messages, article.specialty)}</Fact>}
        <Fact name={labels.checked}>{formatDate(messages, article.checkedAt.slice(0, 10))}</Fact>
        {article.licence && <Fact name={labels.licence}>{toLicenceName(article.licence)}</Fact>}
      </dl>
      {links.length > 0 ? (
        <p className="flex flex-wrap gap-x-6 gap-y-1">
          {links.map(({ kind, href }) => (
            <ExternalLink key={href} href={href}>
              {sources.links[kind]}
            </ExternalLink>
          ))}
        </p>
      ) : (
        <p className="text-muted text-sm">{labels.noLinks}</p>
      )}
      {article.provenance === 'summary' && <p className="text-muted text-sm">{labels.summaryNote}</p>}
      {article.passages.length === 0 && (
        <p className="rounded-md border-caution border-s-4 bg-caution-soft px-3 py-2">{labels.noText}</p>
      )}
    </header>
  )
}

interface PassageProps {
  messages: Messages
  passage: ArticleFacts['passages'][number]
  /** The sentence to highlight. */
  quote: string | null
}

function Passage({ messages, passage, quote }: PassageProps) {
  const { ordinal, label, text, page } = passage
  return (
    <section aria-labelledby={`passage-${ordinal}`}>
      <h2 id={`passage-${ordinal}`} lang={detectLanguage(label)} className="font-semibold text-accent text-sm">
        {label}
        <PageNumber messages={messages} page={page} isAfter={label !== ''} />
      </h2>
      <p
        dir="auto"
        lang={detectLanguage(text)}
        className="mt-1.5 whitespace-pre-line font-quote text-lg leading-relaxed"
      >
        <PassageText text={text} quote={quote} label={messages.article.quotedInAnswer} />
      </p>
    </section>
  )
}

/** The page in the document, where it has pages. */
function PageNumber({ messages, page, isAfter }: { messages: Messages; page: number | undefined; isAfter: boolean }) {
  if (page === undefined) return null
  return (
    <span lang={messages.tag} className="font-normal text-muted">
      {isAfter && ' · '}
      {formatMessage(messages.sources.page, { page: formatNumber(messages, page) })}
    </span>
  )
}

/** The article's subject headings; each links to a library search. */
function Subjects({ name, subjects, messages }: { name: string; subjects: readonly string[]; messages: Messages }) {
  if (subjects.length === 0) return null
  return (
    <section className="text-sm">
      <h2 className="mb-1.5 font-semibold">{name}</h2>
      <ul className="flex flex-wrap gap-1.5">
        {subjects.map((subject) => (
          <li key={subject}>
            <a
              href={toLibraryHref({ ...defaultLibraryQuery, text: subject.replaceAll('/', ' '), sort: 'relevance' })}
              title={formatMessage(messages.article.find, { word: subject })}
              className="inline-flex min-h-7 items-center rounded-full border border-line bg-surface px-2.5 hover:border-edge hover:bg-sunken"
            >
              <bdi lang={detectLanguage(subject)}>{subject}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex gap-2">
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}

function PassageText({ text, quote, label }: { text: string; quote: string | null; label: string }) {
  if (quote === null) return text
  const start = text.indexOf(quote)
  return (
    <>
      {text.slice(0, start)}
      <mark
        id="quote"
        className="scroll-mt-24 rounded-sm bg-accent-soft px-0.5 text-ink underline decoration-accent decoration-2 underline-offset-4"
      >
        <span className="sr-only">{label}</span>
        {quote}
      </mark>
      {text.slice(start + quote.length)}
    </>
  )
}

/** "McMurray JJV et al. N Engl J Med. 2019;381(21):1995-2008", as far as known. */
function formatOrigin({ authors, journal, year, volume, issue, pages }: ArticleFacts): string {
  const names = authors.length > 3 ? `${authors.slice(0, 3).join(', ')}, et al` : authors.join(', ')
  const place =
    volume === null ? '' : `;${volume}${issue === null ? '' : `(${issue})`}${pages === null ? '' : `:${pages}`}`
  return [names, journal, year === null ? null : `${year}${place}`].filter(Boolean).join('. ')
}
