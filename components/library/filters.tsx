import { SlidersHorizontal, X } from 'lucide-react'
import { formatMessage } from '@/components/i18n/format-message'
import { formatNumber } from '@/components/i18n/format-values'
import type { Messages } from '@/components/i18n/messages-en'
import { defaultLibraryQuery, isNarrowed, type LibraryQuery, toLibraryHref } from '@/lib/wire/library-query'
import type { Count, LibraryFacts } from './library-row'
import { searchFormId } from './search-fields'
import { toSpecialtyName } from './specialty-name'
import { YearChart } from './year-chart'

/** Longer lists are collapsed to their most common values. */
const shownMax = 8

const filtersId = 'library-filters'

interface FiltersProps {
  facts: LibraryFacts
  messages: Messages
}

/**
 * Filters of the list, each value with the number of articles it would show. Beside the list on wide windows; on a
 * phone the same fields open as a native popover.
 */
export function Filters({ facts, messages }: FiltersProps) {
  const { filters } = messages.library
  return (
    <aside aria-label={filters.title} className="min-w-0 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <button
          type="button"
          popoverTarget={filtersId}
          className="inline-flex h-9 items-center gap-1.5 rounded-lg border border-edge bg-surface px-3 font-medium hover:bg-sunken lg:hidden"
        >
          <SlidersHorizontal aria-hidden className="size-4" />
          {filters.title}
        </button>
        <ActiveFilters query={facts.query} messages={messages} />
      </div>
      <div
        id={filtersId}
        popover="auto"
        className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[85dvh] w-full max-w-none overflow-y-auto rounded-t-xl border border-line bg-surface p-5 text-ink shadow-2xl lg:static lg:block lg:max-h-none lg:overflow-visible lg:rounded-none lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none"
      >
        <div className="mb-4 flex items-center justify-between lg:hidden">
          <p className="font-semibold text-lg">{filters.title}</p>
          <button
            type="button"
            popoverTarget={filtersId}
            popoverTargetAction="hide"
            className="-m-1.5 rounded-full p-1.5 text-muted hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden className="size-5" />
            <span className="sr-only">{filters.close}</span>
          </button>
        </div>
        <FilterFields facts={facts} messages={messages} />
      </div>
    </aside>
  )
}

function FilterFields({ facts: { query, counts }, messages }: FiltersProps) {
  const { filters, sources } = messages.library
  return (
    <div className="space-y-6">
      <label className="block space-y-1.5">
        <span className="block font-semibold">{filters.source}</span>
        <select
          form={searchFormId}
          name="source"
          defaultValue={query.source ?? ''}
          className="h-9 w-full rounded-lg border border-edge bg-surface px-2"
        >
          <option value="">{filters.allSources}</option>
          {includeChosen(counts.sources, query.source === null ? [] : [query.source]).map(({ value, articles }) => (
            <option key={value} value={value}>
              {sources[value]} ({formatNumber(messages, articles)})
            </option>
          ))}
        </select>
      </label>
      <Choices
        name="type"
        title={filters.type}
        counts={includeChosen(counts.types, query.types)}
        chosen={query.types}
        nameOf={(type) => messages.studyTypes[type]}
        messages={messages}
      />
      <fieldset className="space-y-1.5">
        <legend className="font-semibold">{filters.years}</legend>
        <YearChart counts={counts.years} from={query.fromYear} to={query.toYear} messages={messages} />
        <div className="flex gap-2">
          <YearField name="from" label={filters.from} year={query.fromYear} />
          <YearField name="to" label={filters.to} year={query.toYear} />
        </div>
      </fieldset>
      <Choices
        name="specialty"
        title={filters.specialty}
        counts={includeChosen(counts.specialties, query.specialties)}
        chosen={query.specialties}
        nameOf={(specialty) => toSpecialtyName(messages, specialty)}
        messages={messages}
      />
      <button
        form={searchFormId}
        type="submit"
        className="h-9 w-full rounded-lg border border-edge bg-surface font-medium hover:bg-sunken"
      >
        {filters.apply}
      </button>
    </div>
  )
}

/** A chosen value stays visible even if nothing matches it any more. */
function includeChosen<T>(counts: readonly Count<T>[], chosen: readonly T[]): Count<T>[] {
  const missing = chosen.filter((value) => counts.every((count) => count.value !== value))
  return [...counts, ...missing.map((value) => ({ value, articles: 0 }))]
}

interface ChoicesProps<T extends string> {
  name: string
  title: string
  counts: readonly Count<T>[]
  chosen: readonly T[]
  nameOf: (value: T) => string
  messages: Messages
}

function Choices<T extends string>({ name, title, counts, chosen, nameOf, messages }: ChoicesProps<T>) {
  if (counts.length === 0) return null
  const isShown = (count: Count<T>, at: number) => at < shownMax || chosen.includes(count.value)
  const first = counts.filter(isShown)
  const rest = counts.filter((count, at) => !isShown(count, at))
  const choice = ({ value, articles }: Count<T>) => (
    <li key={value}>
      <label className="-mx-1.5 flex min-h-7 items-center gap-2 rounded px-1.5 hover:bg-sunken">
        <input
          form={searchFormId}
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={chosen.includes(value)}
          className="size-4 accent-accent"
        />
        <span className="min-w-0 flex-1">{nameOf(value)}</span>
        <span className="text-muted tabular-nums">{formatNumber(messages, articles)}</span>
      </label>
    </li>
  )
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{title}</legend>
      <ul>{first.map(choice)}</ul>
      {rest.length > 0 && (
        <details>
          <summary className="cursor-pointer py-1 text-accent">
            {formatMessage(messages.library.filters.showAll, { count: counts.length })}
          </summary>
          <ul>{rest.map(choice)}</ul>
        </details>
      )}
    </fieldset>
  )
}

function YearField({ name, label, year }: { name: string; label: string; year: number | null }) {
  return (
    <label className="min-w-0 flex-1">
      <span className="block text-muted text-xs">{label}</span>
      <input
        form={searchFormId}
        name={name}
        type="text"
        inputMode="numeric"
        pattern="\d{4}"
        maxLength={4}
        defaultValue={year ?? ''}
        className="h-9 w-full rounded-lg border border-edge bg-surface px-2 tabular-nums"
      />
    </label>
  )
}

/** The active filters, each as a link that removes it. */
function ActiveFilters({ query, messages }: { query: LibraryQuery; messages: Messages }) {
  const { filters, sources } = messages.library
  const first = { ...query, page: 1 }
  const chosen: [name: string, without: LibraryQuery][] = [
    ...(query.source === null
      ? []
      : [[sources[query.source], { ...first, source: null }] satisfies [string, LibraryQuery]]),
    ...query.types.map((type): [string, LibraryQuery] => [
      messages.studyTypes[type],
      { ...first, types: query.types.filter((each) => each !== type) },
    ]),
    ...(query.fromYear === null
      ? []
      : [
          [formatMessage(filters.fromYear, { year: query.fromYear }), { ...first, fromYear: null }] satisfies [
            string,
            LibraryQuery,
          ],
        ]),
    ...(query.toYear === null
      ? []
      : [
          [formatMessage(filters.toYear, { year: query.toYear }), { ...first, toYear: null }] satisfies [
            string,
            LibraryQuery,
          ],
        ]),
    ...query.specialties.map((specialty): [string, LibraryQuery] => [
      toSpecialtyName(messages, specialty),
      { ...first, specialties: query.specialties.filter((each) => each !== specialty) },
    ]),
  ]
  if (chosen.length === 0 || !isNarrowed(query)) return null
  return (
    <ul aria-label={filters.active} className="flex flex-wrap gap-1.5 lg:mb-4">
      {chosen.map(([name, without]) => (
        <li key={name}>
          <a
            href={toLibraryHref(without)}
            className="inline-flex min-h-7 items-center gap-1 rounded-full bg-accent-soft px-2.5 text-accent hover:text-accent-strong"
          >
            <span className="sr-only">{formatMessage(filters.remove, { name })}</span>
            <span aria-hidden>{name}</span>
            <X aria-hidden className="size-3.5" />
          </a>
        </li>
      ))}
      <li>
        <a
          href={toLibraryHref({ ...defaultLibraryQuery, text: query.text, searchIn: query.searchIn, sort: query.sort })}
          className="prose-link inline-flex min-h-7 items-center px-1"
        >
          {filters.clear}
        </a>
      </li>
    </ul>
  )
}
