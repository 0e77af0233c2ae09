import { listEvidenceSentences } from '@/lib/answer/article-sentences'
import { toTypeLabel } from '@/lib/answer/study-labels'
import type { Article } from '@/lib/evidence/article/article'
import { type PreparedSource, prepareSource } from '@/lib/evidence/verify/check-claim'
import { getAnswerMessages } from '@/lib/shared/messages/answer-messages'

/**
 * Prepares an article to be compared with a sentence from outside an answer.
 *
 * @param n its number in the verdict
 */
export function prepareArticle(article: Article, n: number): PreparedSource {
  const { title, authors, journal, year, studyType: type, provenance, population, participants, keywords } = article
  return prepareSource({
    n,
    item: {
      title,
      authors: authors[0] ?? null,
      journal,
      year,
      type,
      provenance,
      ...(population !== undefined && { population }),
    },
    typeLabel: toTypeLabel(article, getAnswerMessages('en')),
    participants,
    keywords,
    sentences: listEvidenceSentences(article),
  })
}
