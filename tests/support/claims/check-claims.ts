/**
 * Checks sentences as the answer pipeline does: each is a paragraph of an answer that cites its record, and the
 * answer passes through `ground` and `Citer`.
 */
import { Citer } from '@/lib/answer/cite'
import { ground } from '@/lib/answer/ground'
import type { AskedQuestion } from '@/lib/answer/question'
import type { Article } from '@/lib/evidence/article/article'
import type { Sentence } from '@/lib/evidence/quote/sentence'
import type { Retrieval } from '@/lib/evidence/retrieve'
import { splitSentences } from '@/lib/evidence/text/split-sentences'
import { getAnswerMessages } from '@/lib/shared/messages/answer-messages'
import type { EvidenceCheck } from '@/lib/wire/evidence'
import { parseChatRequest } from '@/lib/wire/request'
import type { Claim, ClaimedArticle } from './read-claims'

export interface CheckedClaim extends Claim {
  articleId: string
  /** Of every check that covers a part of the sentence; empty if nothing was checked. */
  statuses: string[]
  isMarked: boolean
  /** Milliseconds until the sentence has been passed on; the first one about a record includes reading the record. */
  ms: number
}

/** Any other status tells the reader that the sentence is in doubt. */
const undoubted: ReadonlySet<string> = new Set<EvidenceCheck['status']>(['quoted', 'figures-found', 'supported'])

const paragraphEnd = '\n\n'

/** @returns the claims in their order */
export function checkClaims({ article, claims }: ClaimedArticle): CheckedClaim[] {
  const citer = createCiter(article)
  const lead = article.passages[0]?.text.slice(0, splitSentences(article.passages[0].text)[0]?.end) ?? ''
  let content = ''
  const read = (event: Parameters<Citer['read']>[0]) => {
    for (const each of citer.read(event)) if (each.type === 'delta') content += each.content ?? ''
  }
  const times = claims.map((claim) => {
    const started = performance.now()
    read({ type: 'delta', choice: 0, content: toParagraph(claim, lead) + paragraphEnd })
    return performance.now() - started
  })
  read({ type: 'finish', choice: 0, reason: 'stop' })
  const ends = findParagraphEnds(content)
  return claims.map((claim, index) => {
    const end = ends[index] ?? content.length
    const start = claim.isCited ? (index === 0 ? 0 : (ends[index - 1] ?? 0)) : end - claim.sentence.length
    const checks = citer.cited.checks.filter((check) => check.end > start && check.start < end)
    const statuses = checks.map(({ status }) => status)
    return {
      ...claim,
      articleId: article.id,
      statuses,
      isMarked: statuses.some((status) => !undoubted.has(status)),
      ms: times[index] ?? Number.NaN,
    }
  })
}

function createCiter(article: Article): Citer {
  const chat = parseChatRequest({ model: 'Service-V1', messages: [{ role: 'user', content: article.title }] })
  const question: AskedQuestion = {
    text: article.title,
    earlier: [],
    language: 'en',
    smallTalk: false,
    emergency: null,
  }
  const prompt = ground(chat, question, toRetrieval(article), { hasImages: false, searchSkipped: null })
  return new Citer(prompt, {
    words: getAnswerMessages('en'),
    preface: '',
    bindMarks: true,
    comparesWording: true,
    findsUncited: true,
    minSupport: null,
    references: false,
    liveChecks: true,
  })
}

function toRetrieval(article: Article): Retrieval {
  const sentences = article.passages.flatMap((passage) =>
    splitSentences(passage.text).map(
      ({ start, end }): Sentence => ({
        passage,
        start,
        end,
        role: 'results',
        relevance: 0,
        score: 0,
        statesFacet: true,
      }),
    ),
  )
  return {
    found: [{ article, score: 1, coverage: 1, missing: [], sentences, isInLibrary: true, lacksDrugs: [] }],
    outcome: 'answer',
    searchedAs: article.title,
    nearest: [],
    searched: [],
    uncovered: [],
    isPartlyUnread: false,
    translation: null,
    cut: null,
  }
}

/** The mark precedes the full stop. A sentence without a mark follows the first sentence of the record, cited. */
function toParagraph({ sentence, isCited }: Claim, lead: string): string {
  return isCited ? addMark(sentence) : `${addMark(lead)} ${sentence}`
}

function addMark(sentence: string): string {
  return sentence.replace(/\s*([.。!！?？]?)\s*$/u, ' [1]$1').replace(/\s+/g, ' ')
}

function findParagraphEnds(content: string): number[] {
  return [...content.matchAll(/\n\n/g)].map(({ index }) => index)
}
