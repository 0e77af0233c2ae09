/**
 * Builds the lists of the library page. None reads all articles: without search text a list pages by facet cells,
 * with search text it examines a bounded number of matches and reports when there are more.
 */

import type { Article } from '@/lib/evidence/article/article'
import type { Library } from '@/lib/evidence/library/library-reader'
import type { CitedArticles } from '@/lib/evidence/live/cached-articles'
import { searchLibrary } from '@/lib/evidence/search/search-library'
import { splitWords } from '@/lib/evidence/text/normalize-terms'
import type { StudyType } from '@/lib/shared/study-types'
import type { ArticleOrigin, LibraryQuery } from '@/lib/wire/library-query'
import {
  chooseComparator,
  compareByYearThenType,
  countArticles,
  type FacetGroup,
  type Facets,
  matchesFilters,
} from './filters'

/** Ranked articles of a search: as many as the first stage finds for an answer. */
const rankedMax = 100
/** Most matches by title and author that are examined, latest additions first. */
const namedMax = 5000
/** Most live articles listed; only cited ones are stored, so an installation has hundreds. */
const liveMax = 1000
/** Up to this many filtered articles are sorted; beyond it, scanning the list in order is faster. */
const sortedMax = 20_000

export interface ListedArticle extends Facets {
  article: Article
}

interface ArticleList {
  /** Everything that matches the search text, before the filters. */
  groups: FacetGroup[]
  isTruncated: boolean
  /** A range of the articles that pass the filters, in the requested order. */
  articles: (from: number, count: number) => Iterable<ListedArticle>
}

/** @param cited articles that answers cited from PubMed and Europe PMC */
export function listArticles(library: Library, cited: CitedArticles, query: LibraryQuery): ArticleList {
  if (query.source === 'live') return listLive(library, cited, query)
  const list =
    query.text === ''
      ? listByFacets(library, query)
      : query.searchIn === 'names'
        ? listByName(library, query)
        : listByRelevance(library, query)
  return { ...list, groups: [...list.groups, ...liveGroup(cited, query)] }
}

interface Cell extends FacetGroup {
  cell: number
}

function readCells(library: Library): Cell[] {
  const rows = library.db.prepare('SELECT * FROM cells WHERE articles > 0').all()
  // Columns as `FacetCountWriter` fills them.
  return rows.map((row) => ({
    cell: Number(row['cell']),
    studyType: String(row['study_type']) as StudyType,
    year: row['year'] === null ? null : Number(row['year']),
    specialty: row['specialty'] === null ? null : String(row['specialty']),
    source: String(row['source']) as ArticleOrigin,
    articles: Number(row['articles']),
  }))
}

function listByFacets(library: Library, query: LibraryQuery): ArticleList {
  const cells = readCells(library)
  const passing = cells.filter((cell) => matchesFilters(cell, query)).sort(compareByYearThenType)
  const rows =
    query.sort === 'added'
      ? rowsByDateAdded(library, passing, passing.length === cells.length)
      : rowsByYear(library, passing)
  return {
    groups: cells,
    isTruncated: false,
    *articles(from, count) {
      for (const { row, facts } of rows(from, count)) yield* readListedRow(library, row, facts)
    },
  }
}

interface FoundRow {
  row: number
  facts: Facets
}

/** Newest year first, then the strongest designs: it reads cell after cell, so that no list is ever sorted. */
function rowsByYear(library: Library, cells: Cell[]) {
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

/** @param isAll whether no filter applies, so that no cell has to be looked up to skip articles */
function rowsByDateAdded(library: Library, cells: Cell[], isAll: boolean) {
  const byCell = new Map(cells.map((cell) => [cell.cell, cell]))
  // The plus makes SQLite scan the articles in order instead of collecting and sorting them.
  const column = countArticles(cells) > sortedMax ? '+cell' : 'cell'
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

/** Articles with every word in title or authors; the last word may be a prefix. */
function listByName(library: Library, query: LibraryQuery): ArticleList {
  const words = [...new Set(splitWords(query.text).flatMap(({ surface, joined }) => (joined ? [] : surface)))]
  const cells = new Map(readCells(library).map((cell) => [cell.cell, cell]))
  // Each word is quoted, so that typed text is never an operator of the query language.
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
  const passing = found.filter(({ facts }) => matchesFilters(facts, query)).sort(chooseComparator(query))
  return {
    groups: toGroups(found),
    isTruncated: rows.length > namedMax,
    *articles(from, count) {
      for (const { row, facts } of passing.slice(from, from + count)) yield* readListedRow(library, row, facts)
    },
  }
}

/** The articles that an answer to this text would choose from, best first. */
function listByRelevance(library: Library, query: LibraryQuery): ArticleList {
  const search = {
    question: query.text,
    fromYear: query.fromYear ?? undefined,
    types: query.types,
    sourcesMax: rankedMax,
    year: new Date().getUTCFullYear(),
    keepsWholeRanking: true,
  }
  const { found, hits } = searchLibrary(library, search)
  const cells = new Map(readCells(library).map((cell) => [cell.cell, cell]))
  const rowOf = library.db.prepare(
    'SELECT article, cell FROM articles JOIN article_cells ON article = articles.rowid WHERE id = ?',
  )
  const ranked = found.flatMap(({ article }, score) => {
    const row = rowOf.get(article.id)
    const facts = cells.get(Number(row?.['cell']))
    return facts ? [{ row: Number(row?.['article']), article, facts, score }] : []
  })
  const passing = ranked.filter(({ facts }) => matchesFilters(facts, query)).sort(chooseComparator(query))
  return {
    groups: toGroups(ranked),
    isTruncated: hits > ranked.length,
    articles: (from, count) =>
      passing.slice(from, from + count).map(({ article, facts }) => toListedArticle(article, facts)),
  }
}

/** Cited articles of PubMed and Europe PMC, from the live cache: few enough to scan. */
function listLive(library: Library, cited: CitedArticles, query: LibraryQuery): ArticleList {
  const words = splitWords(query.text).map(({ word }) => word)
  const found = cited.latest(liveMax).flatMap((article, score) => {
    const text = new Set(splitWords(`${article.title} ${article.authors.join(' ')}`).map(({ word }) => word))
    const facts: Facets = { ...article, source: 'live' }
    return words.every((word) => text.has(word)) ? [{ row: -score, article, facts, score }] : []
  })
  const passing = found.filter(({ facts }) => matchesFilters(facts, query)).sort(chooseComparator(query))
  return {
    // The library's cells are counted too, so that the other sources can be chosen.
    groups: [...toGroups(found), ...(query.text === '' ? readCells(library) : [])],
    isTruncated: cited.count() > liveMax,
    articles: (from, count) =>
      passing.slice(from, from + count).map(({ article, facts }) => toListedArticle(article, facts)),
  }
}

/** The live source is offered as a filter, but its articles are listed only when it is chosen. */
function liveGroup(cited: CitedArticles, { text }: LibraryQuery): FacetGroup[] {
  const articles = text === '' ? cited.count() : 0
  return articles === 0 ? [] : [{ studyType: 'other', year: null, specialty: null, source: 'live', articles }]
}

function* readListedRow(library: Library, row: number, facts: Facets): Generator<ListedArticle> {
  const article = library.articleByRow(row)
  if (article) yield toListedArticle(article, facts)
}

function toListedArticle(article: Article, { studyType, year, specialty, source }: Facets): ListedArticle {
  return { article, studyType, year, specialty, source }
}

function toGroups(found: { facts: Facets }[]): FacetGroup[] {
  return found.map(({ facts: { studyType, year, specialty, source } }) => {
    return { studyType, year, specialty, source, articles: 1 }
  })
}
