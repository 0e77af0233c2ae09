import type { GroundedSentence } from '@/lib/engines/engine'
import type { Article } from '@/lib/evidence/article/article'
import { isEvidence } from '@/lib/evidence/article/full-text'
import { splitSentences } from '@/lib/evidence/text/split-sentences'

/** @returns the sentences of the passages that are evidence (`isEvidence`), in the order of the article */
export function listEvidenceSentences(article: Article): Pick<GroundedSentence, 'text' | 'section'>[] {
  return article.passages
    .filter((passage) => isEvidence(article, passage))
    .flatMap(({ section, text }) =>
      splitSentences(text).map(({ start, end }) => ({ text: text.slice(start, end), section })),
    )
}
