/** Articles as the sources of an answer, in their order, each with all of its sentences. */
import { ground } from '@/lib/answer/ground'
import type { AskedQuestion } from '@/lib/answer/turn/read-question'
import type { GroundedPrompt } from '@/lib/engines/engine'
import type { Article } from '@/lib/evidence/article/article'
import type { Sentence } from '@/lib/evidence/quote/sentence'
import type { Retrieval } from '@/lib/evidence/retrieve'
import { splitSentences } from '@/lib/evidence/text/split-sentences'
import type { TextLanguage } from '@/lib/shared/text/detect-language'
import { parseChatRequest } from '@/lib/wire/request'

export function groundArticles(articles: readonly Article[], language: TextLanguage = 'en'): GroundedPrompt {
  const text = articles[0]?.title ?? ''
  const chat = parseChatRequest({ model: 'Service-V1', messages: [{ role: 'user', content: text }] })
  const question: AskedQuestion = { text, earlier: [], language, smallTalk: null }
  return ground(chat, question, toRetrieval(articles, text), { hasImages: false, searchSkipped: null })
}

function toRetrieval(articles: readonly Article[], searchedAs: string): Retrieval {
  return {
    found: articles.map((article) => ({
      article,
      score: 1,
      coverage: 1,
      missing: [],
      sentences: listSentences(article),
      isInLibrary: true,
      lacksDrugs: [],
      dosesAndHarms: {},
      isNamed: true,
    })),
    outcome: 'answer',
    searchedAs,
    libraryVersion: null,
    nearest: [],
    searched: [],
    uncovered: [],
    uncoveredSubjects: [],
    hasUnsearchedText: false,
    translation: null,
    cut: null,
  }
}

function listSentences(article: Article): Sentence[] {
  return article.passages.flatMap((passage) =>
    splitSentences(passage.text).map(
      ({ start, end }): Sentence => ({
        passage,
        start,
        end,
        role: 'results',
        relevance: 1,
        score: 1,
        statesFacet: true,
      }),
    ),
  )
}
