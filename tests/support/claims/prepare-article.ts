/** Prepares an article as the source of an answer that quotes every sentence of it. */
import type { Article } from '@/lib/evidence/article/article'
import { splitSentences } from '@/lib/evidence/text/split-sentences'
import { type CheckedSource, type PreparedSource, prepareSource } from '@/lib/evidence/verify/check-claim'

export function prepareArticle(article: Article, n = 1): PreparedSource {
  return prepareSource(toCheckedSource(article, n))
}

function toCheckedSource(article: Article, n: number): CheckedSource {
  const { title, authors, journal, year, studyType, provenance, population, participants, keywords, passages } = article
  return {
    n,
    item: {
      title,
      authors: authors[0] ?? null,
      journal,
      year,
      type: studyType,
      provenance,
      ...(population === undefined ? {} : { population }),
    },
    typeLabel: studyType,
    participants,
    keywords,
    sentences: passages.flatMap(({ text, section }) =>
      splitSentences(text).map(({ start, end }) => ({ text: text.slice(start, end), section })),
    ),
  }
}
