/** A library of generated articles of any size. Continues a build that was interrupted. */
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Article } from '@/lib/evidence/article/article'
import { buildLibrary } from '@/lib/evidence/build-library'
import { classifyStudyType } from '@/lib/evidence/import/formats/classify-study-type'
import { draftArticle } from '@/lib/evidence/import/formats/draft-article'
import { splitAbstract } from '@/lib/evidence/import/formats/split-abstract'
import { LibraryWriter } from '@/lib/evidence/library/library-writer'
import { type GeneratedArticle, generateArticles } from './generated'

/** Each part has its own seed, so that it can be generated without the parts before it. */
const partArticles = 10_000
const firstPmid = 50_000_001

/** @param articles a multiple of 10,000 is built exactly; any other number is rounded up to one */
export function largeLibrary(folder: string, articles: number): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `library-${articles}.sqlite`)
  if (!existsSync(file)) buildLibrary([], { file })
  const db = new DatabaseSync(file)
  db.exec('PRAGMA synchronous = NORMAL; PRAGMA cache_size = -256000; PRAGMA wal_autocheckpoint = 32000')
  const writer = new LibraryWriter(db)
  const held = () => Number(db.prepare("SELECT value FROM meta WHERE name = 'articles'").get()?.['value'])
  while (held() < articles) {
    const part = held() / partArticles
    writer.transact(() => {
      for (const article of largeLibraryPart(part)) writer.insert(articleFrom(article), 'import')
    })
    console.error(`${held().toLocaleString('en-US')} articles built`)
  }
  db.close()
  return file
}

export function largeLibraryPart(part: number): Generator<GeneratedArticle> {
  return generateArticles(partArticles, { seed: part + 2, first: firstPmid + part * partArticles })
}

function articleFrom({
  pmid,
  title,
  journal,
  year,
  authors,
  sections,
  publicationTypes,
  mesh,
}: GeneratedArticle): Article {
  return draftArticle({
    pmid,
    title,
    journal,
    year,
    authors: authors.map(({ last, initials }) => `${last} ${initials}`),
    publicationTypes,
    studyType: classifyStudyType(publicationTypes, mesh),
    mesh,
    checkedAt: '2026-01-01T00:00:00Z',
    passages: splitAbstract(sections.map(({ label, category, text }) => ({ label, category, text }))),
  })
}
