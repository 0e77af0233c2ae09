/** Compares the order of treatments: "opioids before NSAIDs" where the guideline keeps opioids as a last resort. */
import { namesAdvised } from '@/lib/evidence/verify/claim/checks/advice/read-advice'
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { tokenize } from '@/lib/evidence/verify/claim/tokens'

/** What a claim puts earlier, and what later; one of them may be missing. */
interface Order {
  earlier: string
  later: string
  span: Span
}

const option = '[^,;:.()]{3,60}?'
const end = String.raw`(?=[,;:.()]|\s(?:in|for|at|if|when|once|as|among|by|and (?:keeps?|leaves?|holds?|reserves?))\b|$)`
const orders: readonly RegExp[] = [
  new RegExp(
    `(?:^|[,;:] )(?<earlier>${option}) (?:(?:should (?:be )?|must (?:be )?|can be |may be |is |are |to be )?(?:comes?|goes|tried|used|given|offered|started|placed|put|ranked))(?: first)? (?:before|ahead of) (?<later>${option})${end}`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:begins?|starts?|opens?|leads?) (?:off )?with (?<earlier>${option})${end}(?:[^;:.]{0,60}?\b(?:keeps?|leaves?|holds?|reserves?|saves?) (?<later>${option}) (?:in reserve|back|for later|(?:as|for) (?:a|the) last resort))?`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:keeps?|leaves?|holds?|reserves?|saves?) (?<later>${option}) (?:in reserve|back|for later|(?:as|for) (?:a|the) last resort)`,
    'giu',
  ),
]

/** @returns null unless the guideline puts later what the claim puts first, or the other way round */
export function checkOrder(claim: string, source: SourceReading): Difference | null {
  if (!source.isGuideline || !saysOrder.test(claim) || denied.test(claim)) return null
  for (const { earlier, later, span } of readOrders(claim)) {
    const [first, second] = [listNames(earlier, source), listNames(later, source)]
    const isReversed =
      (rank(first, source) === 'later' && (second.length === 0 || rank(second, source) !== 'later')) ||
      (rank(second, source) === 'first' && (first.length === 0 || rank(first, source) !== 'first'))
    if (isReversed) return { sentence: findSentence([...first, ...second], source), words: [span], sourceWords: [] }
  }
  return null
}

/** Each pattern has one of these; the patterns themselves are slow where there is none. */
const saysOrder = /\b(?:before|ahead|with|reserve|back|later|resort)\b/i

const denied = /\b(?:not|never|no|rather than|instead of)\b/i

function readOrders(claim: string): Order[] {
  return orders.flatMap((each) =>
    Array.from(claim.matchAll(each), ({ 0: written, index, groups }) => ({
      earlier: groups?.['earlier'] ?? '',
      later: groups?.['later'] ?? '',
      span: [index, index + written.length] as Span,
    })),
  )
}

function listNames(text: string, { topic, vocabulary }: SourceReading): string[] {
  return tokenize(text)
    .filter((token) => namesAdvised(token) && !/^\d/.test(token.concept))
    .map(({ concept }) => concept)
    .filter((concept) => vocabulary.concepts.has(concept) && !topic.has(concept))
}

const isFirst = /\bfirst(?! (?:attack|episode|event|time)\b)|\binitial(?:ly)?\b/i
const isLater =
  /\blast resort\b|\b(?:second|third)[- ]?line\b|\bonly (?:after|when|if|where)\b|\bafter failure\b|\binadequate response\b|\bif (?:that|these|this|those|they|it) (?:fails?|(?:do|does|did|has|have) not)\b|^\W*then\b|\breserved?\b/i

interface Step {
  sentence: number
  concepts: ReadonlySet<string>
  rank: 'first' | 'later'
}

/** The parts of recommendations that say what comes first or later. */
const listSteps = rememberEach(({ sentences }: SourceReading): Step[] =>
  sentences.flatMap(({ text, role }, sentence) =>
    role !== 'recommendation' && role !== 'conclusion'
      ? []
      : text.split(/[;:(]|, (?=then\b|(?:and )?[\p{L}-]+(?: [\p{L}-]+){0,3} only\b)/u).flatMap((part): Step[] => {
          const rank = isLater.test(part) ? 'later' : isFirst.test(part) ? 'first' : null
          // "Denosumab in those *who cannot take bisphosphonates*" ranks denosumab.
          const named = part.replace(/\b(?:who|after failed|after failure of|if)\b.*/i, '')
          return rank ? [{ sentence, rank, concepts: new Set(tokenize(named).map(({ concept }) => concept)) }] : []
        }),
  ),
)

/** The rank that the guideline gives to everything named; null if it gives none, or more than one. */
function rank(names: readonly string[], source: SourceReading): Step['rank'] | null {
  const steps = listSteps(source).filter(({ concepts }) => names.some((name) => concepts.has(name)))
  const [first] = steps
  return first && steps.every((each) => each.rank === first.rank) ? first.rank : null
}

function findSentence(names: readonly string[], source: SourceReading): number {
  return listSteps(source).find(({ concepts }) => names.some((name) => concepts.has(name)))?.sentence ?? 0
}
