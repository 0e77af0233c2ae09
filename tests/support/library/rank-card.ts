/** Searches a starter library of its own for one card, so that suites in one process share the library. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { buildLibrary } from '@/lib/evidence/build-library'
import { Library } from '@/lib/evidence/library/library-reader'
import type { RankedArticle } from '@/lib/evidence/search/rank/ranked-article'
import { searchLibrary } from '@/lib/evidence/search/search-library'
import { findLabFindings } from '@/lib/shared/lab-values/read-lab-values'
import { readTypedValues } from '@/lib/shared/lab-values/read-typed-values'
import { readStarterLibrary } from './starter-articles'

const folder = mkdtempSync(join(tmpdir(), 'evidence-chat-cards-'))
const file = join(folder, 'library.sqlite')
buildLibrary(
  readStarterLibrary().articles.map((article) => ({ article, origin: 'starter' as const })),
  { file },
)
const library = new Library(file)
after(() => {
  library.close()
  rmSync(folder, { recursive: true })
})

/** @returns the card as ranked for a question, whether or not it answers; undefined if the search does not find it */
export function rankCard(card: string, question: string, earlier: string[] = []): RankedArticle | undefined {
  const values = readTypedValues(question)
  const patient = { values, findings: findLabFindings(values).map(({ term }) => term.en) }
  const search = { question, earlier, patient, sourcesMax: 1000, year: 2026, keepsWholeRanking: true }
  return searchLibrary(library, search).found.find(({ article }) => article.id === `card:${card}`)
}
