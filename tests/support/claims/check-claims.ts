/**
 * Checks sentences as the answer pipeline does: each is a paragraph of an answer that cites its record, and the
 * answer passes through `ground` and `Citer`.
 */
import { Citer } from '@/lib/answer/cite'
import type { Article } from '@/lib/evidence/article/article'
import { getAnswerMessages } from '@/lib/shared/messages/answer-messages'
import { groundArticles } from './ground-articles'
import type { Claim, ClaimedArticle } from './read-claims'
import { type FoundChecks, findChecks, paragraphEnd, writeParagraphs } from './write-claims'

export interface CheckedClaim extends Claim, FoundChecks {
  articleId: string
  /** Milliseconds until the sentence has been passed on; the first one about a record includes reading the record. */
  ms: number
}

/** @returns the claims in their order */
export function checkClaims(claimed: ClaimedArticle): CheckedClaim[] {
  const { article, claims } = claimed
  const citer = createCiter(article)
  let content = ''
  const read = (event: Parameters<Citer['read']>[0]) => {
    for (const each of citer.read(event)) if (each.type === 'delta') content += each.content ?? ''
  }
  const times = writeParagraphs(claimed, 1).map((paragraph) => {
    const started = performance.now()
    read({ type: 'delta', choice: 0, content: paragraph + paragraphEnd })
    return performance.now() - started
  })
  read({ type: 'finish', choice: 0, reason: 'stop' })
  const found = findChecks(claims, { content, checks: citer.cited.checks })
  return claims.map((claim, index) => ({
    ...claim,
    articleId: article.id,
    ...(found[index] ?? { statuses: [], isMarked: false, reason: null, explanation: '' }),
    ms: times[index] ?? Number.NaN,
  }))
}

function createCiter(article: Article): Citer {
  return new Citer(groundArticles([article]), {
    words: getAnswerMessages('en'),
    preface: '',
    bindMarks: true,
    comparesWording: true,
    findsUncited: true,
    minSupport: null,
    opposing: [],
    references: false,
    liveChecks: true,
  })
}
