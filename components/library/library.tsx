import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import { formatPlural, isolateBidi } from '@/components/i18n/format-values'
import type { Messages } from '@/components/i18n/messages-en'
import { defaultLibraryQuery, isNarrowed, librarySorts, toLibraryHref } from '@/lib/wire/library-query'
import { ExportForm } from './export-form'
import { Filters } from './filters'
import type { LibraryFacts } from './library-row'
import { Pagination } from './pagination'
import { Results } from './results'
import { searchFormId, toSortValue } from './search-fields'
import { SearchForm } from './search-form'

/** The library as a list. All state is in the URL, so a view can be shared and works without JavaScript. */
export function Library({ facts, messages }: { facts: LibraryFacts; messages: Messages }) {
  const { library } = messages
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-6 lg:py-10">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="max-w-2xl flex-1 basis-72 space-y-1.5">
          <h1 className="font-semibold text-2xl tracking-tight sm:text-3xl">{library.title}</h1>
          <p className="text-muted">{library.lead}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <AddLink href="/library/import#field">{library.addField}</AddLink>
          <AddLink href="/library/import">{library.add}</AddLink>
        </div>
      </div>
      <SearchForm query={facts.query}>
        <SearchFields facts={facts} messages={messages} />
        <div className="mt-6 grid gap-x-10 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <Filters facts={facts} messages={messages} />
          <FoundArticles facts={facts} messages={messages} />
        </div>
      </SearchForm>
    </div>
  )
}

function AddLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="inline-flex h-10 items-center gap-1.5 rounded-lg border border-edge bg-surface px-3.5 font-medium hover:bg-sunken"
    >
      <Plus aria-hidden className="size-4" />
      {children}
    </a>
  )
}

function SearchFields({ facts: { query }, messages: { library } }: { facts: LibraryFacts; messages: Messages }) {
  const { search } = library
  return (
    <search className="mt-6 flex flex-wrap gap-2">
      <input
        form={searchFormId}
        type="search"
        name="q"
        aria-label={search.label}
        placeholder={search.placeholder}
        defaultValue={query.text}
        maxLength={500}
        className="h-11 min-w-0 flex-1 rounded-lg max-sm:basis-full text-ellipsis border border-edge bg-surface px-3.5 placeholder:text-muted"
      />
      <select
        form={searchFormId}
        name="in"
        aria-label={search.within}
        defaultValue={query.searchIn}
        className="h-11 min-w-0 text-ellipsis rounded-lg border border-edge bg-surface px-3 max-sm:flex-1 max-sm:basis-40"
      >
        <option value="all">{search.ways.all}</option>
        <option value="names">{search.ways.names}</option>
      </select>
      <button
        form={searchFormId}
        type="submit"
        className="h-11 rounded-lg bg-accent px-5 font-semibold text-on-accent hover:bg-accent-strong"
      >
        {search.submit}
      </button>
    </search>
  )
}

function FoundArticles({ facts, messages }: { facts: LibraryFacts; messages: Messages }) {
  const { library } = messages
  const { query, total, isTruncated, rows } = facts
  const isRanked = query.text !== '' && query.searchIn === 'all' && query.source !== 'live'
  const truncated = isRanked
    ? library.results.truncatedRanked.replace('{count}', String(total))
    : library.results.truncatedNamed
  return (
    <section aria-labelledby="found" className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b pb-3">
        <h2 id="found" className="font-semibold text-lg">
          {formatPlural(messages, library.results.count, total)}
        </h2>
        <label className="flex items-center gap-2 text-sm">
          <span className="text-muted">{library.sort.label}</span>
          <select
            form={searchFormId}
            name="sort"
            defaultValue={toSortValue(query)}
            className="h-9 rounded-lg border border-edge bg-surface px-2"
          >
            {librarySorts
              .filter((sort) => sort !== 'relevance' || query.text !== '')
              .map((sort) => (
                <option key={sort} value={toSortValue({ ...query, sort })}>
                  {library.sort[sort]}
                </option>
              ))}
          </select>
        </label>
      </div>
      {facts.translatedFrom !== undefined && (
        <p className="pt-3 text-muted text-sm">
          {formatMessage(library.results.translated, { text: isolateBidi(facts.translatedFrom), english: query.text })}
        </p>
      )}
      {isTruncated && rows.length > 0 && <p className="pt-3 text-muted text-sm">{truncated}</p>}
      {rows.length === 0 ? (
        <Nothing facts={facts} messages={messages} />
      ) : (
        <ExportForm
          query={query}
          total={total}
          exportMax={facts.exportMax}
          messages={library.export}
          tag={messages.tag}
        >
          <Results rows={rows} messages={messages} />
        </ExportForm>
      )}
      <Pagination query={query} pages={facts.pages} messages={library.pages} />
    </section>
  )
}

function Nothing({ facts: { query }, messages: { library } }: { facts: LibraryFacts; messages: Messages }) {
  const { results, filters } = library
  const isAll = !isNarrowed(query)
  return (
    <div className="space-y-2 py-10">
      <p className="font-medium text-lg">{isAll ? results.empty : results.none}</p>
      <p className="max-w-prose text-muted">{isAll ? results.emptyAdvice : results.noneAdvice}</p>
      {!isAll && (
        <p>
          <a href={toLibraryHref(defaultLibraryQuery)} className="prose-link inline-block py-0.5">
            {filters.clear}
          </a>
        </p>
      )}
    </div>
  )
}
