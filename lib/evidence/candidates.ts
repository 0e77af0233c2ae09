/**
 * The first stage of a search: which articles are worth scoring. The index ranks by the words that tell most, so that a
 * question with common words does not read half of a large library; the second stage then scores those articles by all
 * of its words.
 */
import type { StudyType } from '@/lib/wire/evidence'
import type { Library } from './library-file'
import type { QuestionReading } from './question'
import { weights } from './rank'

export interface CandidateFilter {
  fromYear?: number | undefined
  types?: StudyType[] | undefined
}

/** Articles scored in the second stage. */
const candidatesMax = 100
/** Taken before retracted articles go; more than these among the best are not to be expected. */
const beforeRetracted = 150
/** Index entries read for one question, the rarest words first: some 20 ms at most, however large the library. */
const entriesMax = 20_000
/** The rarest words are read whatever they cost: a question of common words only must still be answered. */
const wordsLeast = 2

/**
 * @returns rows best first, and how many articles hold a word that was searched for
 */
export function candidates(
  library: Library,
  reading: QuestionReading,
  filter: CandidateFilter,
): { rows: number[]; hits: number } {
  const words = tellingWords(library, reading)
  if (words.length === 0) return { rows: [], hits: 0 }
  // Each word quoted: whatever a user types, it is a term and never an operator of the query language.
  const match = words.map((word) => `"${word.replaceAll('"', '""')}"`).join(' OR ')
  const { conditions, values } = conditionsOf(filter)
  const best =
    conditions.length === 0 ? `SELECT * FROM matched ORDER BY score LIMIT ${beforeRetracted}` : 'SELECT * FROM matched'
  const rows = library.db
    .prepare(
      `WITH matched AS MATERIALIZED (
         SELECT rowid AS row, bm25(article_index, ${weights.title}, ${weights.keywords}, ${weights.body}) AS score
         FROM article_index WHERE article_index MATCH ?
       )
       SELECT row, (SELECT count(*) FROM matched) AS hits
       FROM (${best}) JOIN articles ON articles.rowid = row
       WHERE ${['articles.retracted = 0', ...conditions].join(' AND ')}
       ORDER BY score LIMIT ${candidatesMax}`,
    )
    .all(match, ...values)
  return { rows: rows.map((each) => Number(each['row'])), hits: Number(rows[0]?.['hits'] ?? 0) }
}

/** The words of the question and their other names that the index knows, rarest first, as many as may be read. */
function tellingWords(library: Library, { terms, synonyms }: QuestionReading): string[] {
  const stems = new Map<string, string>()
  for (const { word, stem } of [...terms, ...synonyms.flatMap(({ words }) => words)]) stems.set(stem, word)
  const known = [...stems]
    .map(([stem, word]) => ({ word, articles: library.articlesWith(stem) }))
    .filter(({ articles }) => articles > 0)
    .sort((a, b) => a.articles - b.articles)
  let entries = 0
  const affordable = known.filter(({ articles }, index) => {
    entries += articles
    return index < wordsLeast || entries <= entriesMax
  })
  return affordable.map(({ word }) => word)
}

function conditionsOf({ fromYear, types }: CandidateFilter): { conditions: string[]; values: (string | number)[] } {
  const conditions: string[] = []
  const values: (string | number)[] = []
  if (fromYear !== undefined) {
    conditions.push('articles.year >= ?')
    values.push(fromYear)
  }
  if (types && types.length > 0) {
    conditions.push(`articles.study_type IN (${types.map(() => '?').join(', ')})`)
    values.push(...types)
  }
  return { conditions, values }
}
