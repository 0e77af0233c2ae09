/** Writes claims as the paragraphs of an answer, and finds their checks in it. */
import type { Article } from '@/lib/evidence/article/article'
import { splitSentences } from '@/lib/evidence/text/split-sentences'
import type { EvidenceCheck } from '@/lib/wire/evidence'
import type { Claim, ClaimedArticle } from './read-claims'

export const paragraphEnd = '\n\n'

/** Any other status tells the reader that the sentence is in doubt. */
const undoubted: ReadonlySet<string> = new Set<EvidenceCheck['status']>(['quoted', 'figures-found', 'supported'])

/** @param n the number of the record among the sources of the answer */
export function writeParagraphs({ article, claims }: ClaimedArticle, n: number): string[] {
  const lead = addMark(readLead(article), n)
  return claims.map((claim) => (claim.isCited ? addMark(claim.sentence, n) : `${lead} ${claim.sentence}`))
}

/** A sentence without a mark follows the first sentence of the record, cited. */
function readLead({ passages: [first] }: Article): string {
  return first ? first.text.slice(0, splitSentences(first.text)[0]?.end) : ''
}

/** The mark precedes the full stop. */
function addMark(sentence: string, n: number): string {
  return sentence.replace(/\s*([.。!！?？]?)\s*$/u, ` [${n}]$1`).replace(/\s+/g, ' ')
}

export interface FoundChecks {
  /** Of every check that covers a part of the claim; empty if nothing was checked. */
  statuses: string[]
  isMarked: boolean
  /** Verdict and reason of the first check that marks the claim: "partly check_not_in_source"; null if none does. */
  reason: string | null
  /**
   * The same as a reader sees it, with the sentence of the record that decides it; empty if nothing marks the claim.
   */
  explanation: string
}

/**
 * @param content the answer, whose paragraphs from `start` on are those of the claims
 * @returns one entry per claim
 */
export function findChecks(
  claims: readonly Claim[],
  { content, start: contentStart = 0, checks }: { content: string; start?: number; checks: readonly EvidenceCheck[] },
): FoundChecks[] {
  let start = contentStart
  return claims.map((claim) => {
    const next = content.indexOf(paragraphEnd, start)
    const end = next < 0 ? content.length : next
    const from = claim.isCited ? start : end - claim.sentence.length
    start = end + paragraphEnd.length
    const own = checks.filter((check) => check.end > from && check.start < end)
    const doubt = own.find(({ status }) => !undoubted.has(status))
    return {
      statuses: own.map(({ status }) => status),
      isMarked: doubt !== undefined,
      reason: doubt ? nameReason(doubt) : null,
      explanation: [doubt?.reason, doubt?.deciding?.text].filter(Boolean).join(' | '),
    }
  })
}

/** Some reasons are shared by several verdicts: a word and a figure may both not be in the source. */
function nameReason({ verdict, reasonTemplate }: EvidenceCheck): string {
  return [verdict, reasonTemplate?.code].filter((each) => each !== undefined).join(' ')
}
