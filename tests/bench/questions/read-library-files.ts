/** Reads articles from files of cards, in the shape of the starter library's source, or from any import format. */
import { readFileSync } from 'node:fs'
import type { Article } from '@/lib/evidence/article/article'
import { openImportFile } from '@/lib/evidence/import/formats/detect-format'
import type { Card } from '@/lib/evidence/library/card'
import { articleFromCard } from '@/lib/evidence/library/starter-library'

const checkedAt = '2026-01-01T00:00:00Z'

export async function readLibraryFiles(files: string[]): Promise<Article[]> {
  const articles: Article[] = []
  for (const file of files) articles.push(...(file.endsWith('.json') ? readCards(file) : await readImportFile(file)))
  return articles
}

/** A missing value is null in these files and absent in the starter library. */
function readCards(file: string): Article[] {
  const cards = JSON.parse(readFileSync(file, 'utf8'), (_, value) => value ?? undefined) as Card[]
  return cards.map((card) => {
    const article = articleFromCard(card, checkedAt)
    return { ...article, studyType: article.studyType ?? 'other' }
  })
}

async function readImportFile(file: string): Promise<Article[]> {
  const articles: Article[] = []
  const { read } = await openImportFile(file)
  for await (const reading of read(checkedAt)) {
    if (reading.type === 'article') articles.push(reading.article)
  }
  return articles
}
