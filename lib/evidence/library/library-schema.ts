/**
 * The tables of the library file, and how an article is stored in them. Articles, passages and full-text index
 * (`inverted-index.ts`) share one SQLite file, so that one transaction changes all of them. Passages are stored
 * verbatim.
 */
import type { SQLOutputValue, StatementSync } from 'node:sqlite'
import type { Article, Passage } from '@/lib/evidence/article/article'
import { blockChangesSchema } from '@/lib/evidence/index/inverted-index'
import { segmentsSchema } from '@/lib/evidence/index/segments'

/**
 * Raise it when the tables, the folding of words, the column weights or the order of `studyTypes` change; an older
 * file is then rebuilt from its own articles.
 */
export const schemaVersion = 7

/**
 * Version 6 is read and written as well: it only lacks `segments`, and becomes version 7 with the next write. An older
 * program refuses version 7, where it would miss the postings in `segments`.
 */
export function isKnownVersion(version: unknown): boolean {
  return version === '6' || version === String(schemaVersion)
}

/** Upgrades a file of version 6 to version 7, and adds `block_changes`, which a file of version 7 may lack. */
export const upgradeSql = `${segmentsSchema} ${blockChangesSchema} UPDATE meta SET value = '7' WHERE name = 'schema' AND value = '6';`

export const schema = `
  CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE articles (
    -- Row numbers are never reused: the index may still refer to a removed article.
    rowid INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    pmid TEXT, doi TEXT, pmcid TEXT,
    title INTEGER NOT NULL,
    year INTEGER,
    study_type TEXT NOT NULL,
    retracted INTEGER NOT NULL,
    origin TEXT NOT NULL,
    words INTEGER NOT NULL,
    record TEXT NOT NULL
  );
  CREATE INDEX articles_pmid ON articles (pmid) WHERE pmid IS NOT NULL;
  CREATE INDEX articles_doi ON articles (doi) WHERE doi IS NOT NULL;
  CREATE INDEX articles_pmcid ON articles (pmcid) WHERE pmcid IS NOT NULL;
  CREATE INDEX articles_title ON articles (title);
  CREATE INDEX articles_bundled ON articles (origin) WHERE origin = 'starter';
  CREATE TABLE passages (
    article INTEGER NOT NULL, ordinal INTEGER NOT NULL,
    section TEXT NOT NULL, label TEXT NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (article, ordinal)
  ) WITHOUT ROWID;
  CREATE TABLE imports (
    run TEXT PRIMARY KEY,
    sha256 TEXT NOT NULL,
    process INTEGER NOT NULL,
    started_at TEXT NOT NULL,
    finished_at TEXT,
    receipt TEXT NOT NULL
  ) WITHOUT ROWID;
  -- articles counts sealed blocks only; those of open_articles are counted when read.
  CREATE TABLE stems (id INTEGER PRIMARY KEY, stem TEXT NOT NULL UNIQUE, articles INTEGER NOT NULL);
  -- Every word ever indexed, for spelling correction; letters is 0 for words that are never offered.
  CREATE TABLE words (
    word TEXT PRIMARY KEY, stem INTEGER NOT NULL,
    letters INTEGER NOT NULL, reversed TEXT NOT NULL, middle TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX words_start ON words (letters, word) WHERE letters > 0;
  CREATE INDEX words_end ON words (letters, reversed) WHERE letters > 0;
  CREATE INDEX words_middle ON words (letters, middle) WHERE letters > 0;
  CREATE TABLE open_articles (article INTEGER PRIMARY KEY, stems BLOB NOT NULL);
  CREATE TABLE blocks (block INTEGER PRIMARY KEY, words BLOB NOT NULL, years BLOB NOT NULL, types BLOB NOT NULL);
  CREATE TABLE postings (key INTEGER PRIMARY KEY, entries BLOB NOT NULL);
  ${segmentsSchema}
  ${blockChangesSchema}
  CREATE TABLE cells (
    cell INTEGER PRIMARY KEY,
    study_type TEXT NOT NULL, year INTEGER, specialty TEXT, source TEXT NOT NULL,
    articles INTEGER NOT NULL
  );
  CREATE INDEX cells_values ON cells (study_type, year, specialty, source);
  CREATE TABLE vectors (article INTEGER PRIMARY KEY, model TEXT NOT NULL, vector BLOB NOT NULL);
  CREATE TABLE article_cells (article INTEGER PRIMARY KEY, cell INTEGER NOT NULL);
  CREATE INDEX article_cells_cell ON article_cells (cell, article);
  CREATE VIRTUAL TABLE name_index USING fts5(
    title, authors,
    content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3'
  );
`

/**
 * Rows of `meta` in a file that is a copy of a shared library: how far it has followed the log of changes. `sealed` is
 * a version after which only articles of the unsealed block have changed.
 */
export const sharedPositionNames = {
  epoch: 'shared-epoch',
  version: 'shared-version',
  mark: 'shared-mark',
  sealed: 'shared-sealed',
}

/** Where an article came from: bundled with the product, or imported by the operator. */
export type Origin = 'starter' | 'import'

export type Row = Record<string, SQLOutputValue>

export const passagesSql = 'SELECT ordinal, section, label, text FROM passages WHERE article = ? ORDER BY ordinal'

/** The JSON of a row of `articles`: everything except the passages, of which it keeps only the pages. */
export function toRecord({ passages, ...record }: Article): string {
  const hasPages = passages.some(({ page }) => page !== undefined)
  return JSON.stringify(hasPages ? { ...record, passagePages: passages.map(({ page }) => page ?? null) } : record)
}

export function articleFromRow(row: Row, passagesOf: StatementSync): Article {
  // Written by `toRecord`.
  const { passagePages, ...record } = JSON.parse(String(row['record'])) as Omit<Article, 'passages'> & {
    passagePages?: (number | null)[]
  }
  const passages = passagesOf.all(Number(row['rowid'])).map((each, at): Passage => {
    const page = passagePages?.[at]
    return {
      ordinal: Number(each['ordinal']),
      section: String(each['section']) as Passage['section'],
      label: String(each['label']),
      text: String(each['text']),
      ...(typeof page === 'number' ? { page } : {}),
    }
  })
  return { ...record, passages }
}

/** The file is sound but has the schema of another version of this program. */
export class SchemaError extends Error {
  constructor(found: string | undefined) {
    super(`The library file has schema version ${found ?? 'unknown'}; this program reads version ${schemaVersion}.`)
    this.name = 'SchemaError'
  }
}
