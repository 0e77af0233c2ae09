'use client'

import { useState } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import { formatPlural } from '@/components/i18n/format-values'
import type { Messages } from '@/components/i18n/messages-en'
import { useMessages } from '@/components/i18n/messages-provider'
import { quietButton } from '@/components/ui/button-styles'
import { useLocalTime } from '@/components/ui/use-local-time'
import { detectLanguage } from '@/lib/shared/text/detect-language'
import type { QuestionNews as News, SavedQuestion } from '@/lib/wire/saved-questions/saved-question'
import { FoundArticle } from './found-article'

interface QuestionNewsProps {
  saved: SavedQuestion
  messages: Messages['news']
  onRemove(): Promise<unknown>
}

/** A saved question: what is new about it first, then what was new before, and its main finding now. */
export function QuestionNews({ saved, messages, onRemove }: QuestionNewsProps) {
  const page = useMessages()
  const { id, question, askedAt, main, news } = saved
  const latest = news.filter(({ isNew }) => isNew)
  const earlier = news.filter(({ isNew }) => !isNew)
  return (
    <li id={id} className="space-y-4 rounded-2xl border border-line bg-surface p-5">
      <QuestionHeader question={question} messages={messages} onRemove={onRemove} />
      {latest.map((each) => (
        <NewsEntry key={each.id} news={each} messages={messages} />
      ))}
      {news.length === 0 && askedAt !== null && <p className="text-muted text-sm">{messages.noNews}</p>}
      {earlier.length > 0 && (
        <details>
          <summary className="cursor-pointer text-sm">{formatPlural(page, messages.earlier, earlier.length)}</summary>
          <div className="mt-3 space-y-4">
            {earlier.map((each) => (
              <NewsEntry key={each.id} news={each} messages={messages} />
            ))}
          </div>
        </details>
      )}
      {main && (
        <details>
          <summary className="cursor-pointer text-sm">{messages.main}</summary>
          <div className="mt-2">
            <FoundArticle source={main} />
          </div>
        </details>
      )}
      {askedAt === null ? (
        <p className="text-muted text-sm">{messages.notAskedYet}</p>
      ) : (
        <p className="text-muted text-xs">
          {main === null && `${messages.noMain} `}
          <AskedAt at={askedAt} messages={messages} />
        </p>
      )}
    </li>
  )
}

interface QuestionHeaderProps {
  question: string
  messages: Messages['news']
  onRemove(): Promise<unknown>
}

function QuestionHeader({ question, messages, onRemove }: QuestionHeaderProps) {
  const [isBusy, setIsBusy] = useState(false)
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <h3 dir="auto" lang={detectLanguage(question)} className="min-w-0 flex-1 basis-64 font-semibold wrap-anywhere">
        {question}
      </h3>
      <div className="flex flex-wrap gap-2 text-sm">
        <a href={`/?q=${encodeURIComponent(question)}`} className={quietButton}>
          {messages.ask}
        </a>
        <button
          type="button"
          aria-label={formatMessage(messages.removeOf, { question })}
          aria-disabled={isBusy}
          onClick={() => {
            if (isBusy) return
            setIsBusy(true)
            void onRemove().then(() => setIsBusy(false))
          }}
          className={quietButton}
        >
          {messages.remove}
        </button>
      </div>
    </div>
  )
}

function AskedAt({ at, messages }: { at: string; messages: Messages['news'] }) {
  const time = useLocalTime(at)
  return <time dateTime={at}>{formatMessage(messages.askedAt, { at: time })}</time>
}

function NewsEntry({ news: { at, isNew, sources, change }, messages }: { news: News; messages: Messages['news'] }) {
  const page = useMessages()
  const time = useLocalTime(at)
  // The one with the main finding is shown with it.
  const others = sources.filter(({ id }) => id !== change?.after?.id)
  return (
    <div className={`space-y-3 border-s-4 ps-4 ${isNew ? 'border-accent' : 'border-line'}`}>
      <p className="text-muted text-sm">
        {isNew && (
          <strong className="me-2 rounded bg-accent px-1.5 py-0.5 text-on-accent text-xs">{messages.isNew}</strong>
        )}
        <time dateTime={at}>{time}</time>
      </p>
      {change && (
        <div className="space-y-2">
          <p className="font-semibold">{messages.changes[change.kind]}</p>
          <dl className="grid gap-3 sm:grid-cols-2">
            <div className="min-w-0">
              <dt className="text-muted text-sm">{messages.before}</dt>
              <dd>
                <FoundArticle source={change.before} />
              </dd>
            </div>
            <div className="min-w-0">
              <dt className="text-muted text-sm">{messages.after}</dt>
              <dd>{change.after ? <FoundArticle source={change.after} /> : messages.nothingAfter}</dd>
            </div>
          </dl>
        </div>
      )}
      {others.length > 0 && (
        <div className="space-y-2">
          <p className="font-semibold">{formatPlural(page, messages.newSources, others.length)}</p>
          <ul className="space-y-3">
            {others.map((source) => (
              <li key={source.id}>
                <FoundArticle source={source} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
