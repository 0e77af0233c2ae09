/**
 * The library as a list: searched, filtered, counted and paged. No view reads all articles: without words it counts and
 * pages by cells, with words it looks at a bounded number of matches and says when there are more.
 */
import 'server-only'
import { ApiError } from '@/lib/wire/errors'
import { type StudyType, studyTypes } from '@/lib/wire/evidence'
import type { LibraryQuery, RecordSource } from '@/lib/wire/library-query'
import { libraryUnavailable, openLibrary } from './library'
import type { Library } from './library-file'
import { citedArticles, citedCount } from './live/kept'
import type { Article } from './record'
import { searchInThread } from './search-threads'
import { wordsOf } from './terms'

export const pageArticles = 25
/** Most records of one download from the page; the command line has no such limit. */
export const exportMax = 10_000
/** Ranked articles of a search as for answers: as many as its first stage finds. */
const rankedMax = 100
const searchMsMax = 15_000
/** Matches by title and author that are looked at, the latest additions first. */
const namedMax = 5000
/** Articles from live sources that are listed; they come from answers, so a house has hundreds. */
const liveMax = 1000
/** Up to this many, filtered articles are sorted; more are found sooner by walking down the list. */
const sortedMax = 20_000

/** What the filters look at. */
interface Facts {
  studyType: StudyType
  year: number | null
  specialty: string | null
  source: RecordSource
}

export interface ListedArticle extends Facts {
  article: Article
}

export interface Count<T> {
  value: T
  articles: number
}

export interface LibraryView {
  /** Articles that match, of which the page shows some. */
  total: number
  /** More match than were looked at; `total` and the counts are of those that were. */
  isCut: boolean
  pages: number
  listed: ListedArticle[]
  /** For each value how many articles choosing it would show, the other filters kept. Most first; years in order. */
  counts: {
    types: Count<StudyType>[]
    specialties: Count<string>[]
    sources: Count<RecordSource>[]
    years: Count<number>[]
  }
}

/** @throws ApiError `library_unavailable` */
export function browseLibrary(query: LibraryQuery): Promise<LibraryView> {
  return withLibrary(async (library) => {
    const list = await listOf(library, query)
    const counts = countsOf(list.groups, query)
    const total = sum(list.groups.filter((group) => passes(group, query)))
    const listed = list.articles((query.page - 1) * pageArticles, pageArticles)
    return { total, isCut: list.isCut, pages: Math.ceil(total / pageArticles), listed: [...listed], counts }
  })
}

/** Every article of a view in its order, at most `max`. */
export function articlesOf(query: LibraryQuery, max: number): Promise<Iterable<Article>> {
  return withLibrary(async (library) => {
    const { articles } = await listOf(library, query)
    return (function* () {
      for (let from = 0; from < max; from += pageArticles) {
        const listed = [...articles(from, Math.min(pageArticles, max - from))]
        for (const { article } of listed) yield article
        if (listed.length < pageArticles) return
      }
    })()
  })
}

async function withLibrary<T>(work: (library: Library) => Promise<T>): Promise<T> {
  const library = openLibrary()
  try {
    return await work(library)
  } catch (cause) {
    throw cause instanceof ApiError ? cause : libraryUnavailable(library.file, cause)
  }
}

// --------------------------------------------------------------------------------------------------------------- lists

/** Articles that share what the filters look at. */
interface Group extends Facts {
  articles: number
}

interface List {
  /** All that the words match, before the filters. */
  groups: Group[]
  isCut: boolean
  /** A stretch of those that pass the filters, in the order that was asked for. */
  articles: (from: number, count: number) => Iterable<ListedArticle>
}

async function listOf(library: Library, query: LibraryQuery): Promise<List> {
  if (query.source === 'live') return liveList(library, query)
  if (query.text === '') return cellList(library, query)
  return query.searchIn === 'names' ? namedList(library, query) : rankedList(library, query)
}

interface Cell extends Group {
  cell: number
}

function cellsOf(library: Library): Cell[] {
  const rows = library.db.prepare('SELECT * FROM cells WHERE articles > 0').all()
  // Columns as `CellWriter` fills them.
  return rows.map((row) => ({
    cell: Number(row['cell']),
    studyType: String(row['study_type']) as StudyType,
    year: row['year'] === null ? null : Number(row['year']),
    specialty: row['specialty'] === null ? null : String(row['specialty']),
    source: String(row['source']) as RecordSource,
    articles: Number(row['articles']),
  }))
}

function cellList(library: Library, query: LibraryQuery): List {
  const cells = cellsOf(library)
  const passing = cells.filter((cell) => passes(cell, query)).sort(byYearThenType)
  const rows =
    query.sort === 'added' ? addedRows(library, passing, passing.length === cells.length) : yearRows(library, passing)
  return {
    groups: [...cells, ...liveGroup(query)],
    isCut: false,
    *articles(from, count) {
      for (const { row, facts } of rows(from, count)) yield* listedRow(library, row, facts)
    },
  }
}

interface FoundRow {
  row: number
  facts: Facts
}

/** Newest year first, the strongest designs of a year first: cell after cell, so that no list is ever sorted. */
function yearRows(library: Library, cells: Cell[]) {
  const rowsIn = library.db.prepare(
    'SELECT article FROM article_cells WHERE cell = ? ORDER BY article DESC LIMIT ? OFFSET ?',
  )
  return (from: number, count: number): FoundRow[] => {
    const found: FoundRow[] = []
    let skip = from
    for (const cell of cells) {
      if (found.length === count) break
      if (skip >= cell.articles) {
        skip -= cell.articles
        continue
      }
      const rows = rowsIn.all(cell.cell, count - found.length, skip)
      found.push(...rows.map((row) => ({ row: Number(row['article']), facts: cell })))
      skip = 0
    }
    return found
  }
}

/** @param isAll nothing is filtered, so no article has to be looked up in `cells` to be passed over */
function addedRows(library: Library, cells: Cell[], isAll: boolean) {
  const byCell = new Map(cells.map((cell) => [cell.cell, cell]))
  // The plus makes SQLite walk down the articles instead of gathering and sorting them.
  const column = sum(cells) > sortedMax ? '+cell' : 'cell'
  const filter = isAll ? '' : `WHERE ${column} IN (SELECT value FROM json_each(?))`
  const chosen = isAll ? [] : [JSON.stringify([...byCell.keys()])]
  const rowsIn = library.db.prepare(
    `SELECT article, cell FROM article_cells ${filter} ORDER BY article DESC LIMIT ? OFFSET ?`,
  )
  return (from: number, count: number): FoundRow[] =>
    rowsIn.all(...chosen, count, from).flatMap((row) => {
      const facts = byCell.get(Number(row['cell']))
      return facts ? [{ row: Number(row['article']), facts }] : []
    })
}

/** Every word in title or authors; the last may still be under way. */
function namedList(library: Library, query: LibraryQuery): List {
  const words = [...new Set(wordsOf(query.text).flatMap(({ surface, joined }) => (joined ? [] : surface)))]
  const cells = new Map(cellsOf(library).map((cell) => [cell.cell, cell]))
  // Each word quoted: whatever is typed, it is a word and never an operator of the query language.
  const match = words.map((word, at) => `"${word.replaceAll('"', '""')}"${at === words.length - 1 ? '*' : ''}`)
  const rows =
    match.length === 0
      ? []
      : library.db
          .prepare(
            `WITH matched AS MATERIALIZED (
               SELECT rowid AS row, bm25(name_index, 2, 1) AS score FROM name_index WHERE name_index MATCH ?
               ORDER BY rowid DESC LIMIT ${namedMax + 1}
             )
             SELECT row, score, cell FROM matched JOIN article_cells ON article = row`,
          )
          .all(match.join(' '))
  const found = rows.slice(0, namedMax).flatMap((row) => {
    const facts = cells.get(Number(row['cell']))
    return facts ? [{ row: Number(row['row']), score: Number(row['score']), facts }] : []
  })
  const passing = found.filter(({ facts }) => passes(facts, query)).sort(comparing(query))
  return {
    groups: [...grouped(found), ...liveGroup(query)],
    isCut: rows.length > namedMax,
    *articles(from, count) {
      for (const { row, facts } of passing.slice(from, from + count)) yield* listedRow(library, row, facts)
    },
  }
}

/** The articles that an answer to these words would choose from, best first. */
async function rankedList(library: Library, query: LibraryQuery): Promise<List> {
  const search = {
    question: query.text,
    fromYear: query.fromYear ?? undefined,
    types: query.types,
    sourcesMax: rankedMax,
    year: new Date().getUTCFullYear(),
    wholeRanking: true,
  }
  const { found, hits } = await searchInThread(library.file, search, AbortSignal.timeout(searchMsMax))
  const cells = new Map(cellsOf(library).map((cell) => [cell.cell, cell]))
  const rowOf = library.db.prepare(
    'SELECT article, cell FROM articles JOIN article_cells ON article = articles.rowid WHERE id = ?',
  )
  const ranked = found.flatMap(({ article }, score) => {
    const row = rowOf.get(article.id)
    const facts = cells.get(Number(row?.['cell']))
    return facts ? [{ row: Number(row?.['article']), article, facts, score }] : []
  })
  const passing = ranked.filter(({ facts }) => passes(facts, query)).sort(comparing(query))
  return {
    groups: [...grouped(ranked), ...liveGroup(query)],
    isCut: hits > ranked.length,
    articles: (from, count) => passing.slice(from, from + count).map(({ article, facts }) => listed(article, facts)),
  }
}

/** Cited articles of PubMed and Europe PMC, kept beside the library: few enough to be looked through. */
function liveList(library: Library, query: LibraryQuery): List {
  const words = wordsOf(query.text).map(({ word }) => word)
  const found = citedArticles(liveMax).flatMap((article, score) => {
    const text = new Set(wordsOf(`${article.title} ${article.authors.join(' ')}`).map(({ word }) => word))
    const facts: Facts = { ...article, source: 'live' }
    return words.every((word) => text.has(word)) ? [{ row: -score, article, facts, score }] : []
  })
  const passing = found.filter(({ facts }) => passes(facts, query)).sort(comparing(query))
  return {
    // The library's own stand there to be chosen instead.
    groups: [...grouped(found), ...(query.text === '' ? cellsOf(library) : [])],
    isCut: citedCount() > liveMax,
    articles: (from, count) => passing.slice(from, from + count).map(({ article, facts }) => listed(article, facts)),
  }
}

/** Live articles stand among the sources to choose, but are listed only when they are chosen. */
function liveGroup({ text }: LibraryQuery): Group[] {
  const articles = text === '' ? citedCount() : 0
  return articles === 0 ? [] : [{ studyType: 'other', year: null, specialty: null, source: 'live', articles }]
}

function* listedRow(library: Library, row: number, facts: Facts): Generator<ListedArticle> {
  const article = library.articleByRow(row)
  if (article) yield listed(article, facts)
}

function listed(article: Article, { studyType, year, specialty, source }: Facts): ListedArticle {
  return { article, studyType, year, specialty, source }
}

function grouped(found: { facts: Facts }[]): Group[] {
  return found.map(({ facts: { studyType, year, specialty, source } }) => {
    return { studyType, year, specialty, source, articles: 1 }
  })
}

// ------------------------------------------------------------------------------------------------- filters and counts

type Filter = 'types' | 'specialties' | 'source' | 'years'

/** @param but a filter that is left out, to count what else could be chosen in it */
function passes({ studyType, year, specialty, source }: Facts, query: LibraryQuery, but?: Filter): boolean {
  const { types, specialties, fromYear, toYear } = query
  if (but !== 'types' && types.length > 0 && !types.includes(studyType)) return false
  if (but !== 'specialties' && specialties.length > 0 && !specialties.includes(specialty ?? '')) return false
  if (but !== 'years' && fromYear !== null && (year === null || year < fromYear)) return false
  if (but !== 'years' && toYear !== null && (year === null || year > toYear)) return false
  if (but === 'source') return true
  return query.source === null ? source !== 'live' : source === query.source
}

function countsOf(groups: Group[], query: LibraryQuery): LibraryView['counts'] {
  const count = <T>(filter: Filter, pick: (group: Group) => T | null): Count<T>[] => {
    const counts = new Map<T, number>()
    for (const group of groups) {
      const value = pick(group)
      if (value !== null && passes(group, query, filter)) counts.set(value, (counts.get(value) ?? 0) + group.articles)
    }
    return [...counts].map(([value, articles]) => ({ value, articles })).sort((a, b) => b.articles - a.articles)
  }
  return {
    types: count('types', ({ studyType }) => studyType),
    specialties: count('specialties', ({ specialty }) => specialty),
    sources: count('source', ({ source }) => source),
    years: count('years', ({ year }) => year).sort((a, b) => a.value - b.value),
  }
}

function sum(groups: Group[]): number {
  return groups.reduce((total, { articles }) => total + articles, 0)
}

/** Newest first, what has no year last; within a year the strongest designs first. */
function byYearThenType(a: Facts, b: Facts): number {
  return (b.year ?? 0) - (a.year ?? 0) || studyTypes.indexOf(a.studyType) - studyTypes.indexOf(b.studyType)
}

interface Scored {
  row: number
  facts: Facts
  /** Lower is better, as FTS5 scores. */
  score: number
}

function comparing({ sort }: LibraryQuery): (a: Scored, b: Scored) => number {
  if (sort === 'added') return (a, b) => b.row - a.row
  if (sort === 'year') return (a, b) => byYearThenType(a.facts, b.facts) || b.row - a.row
  return (a, b) => a.score - b.score
}
