/** Judges one sentence of an answer by the sources that it cites. */
import type { ServerMessage } from '@/lib/shared/messages/server-messages'
import type { CheckVerdict, DecidingSentence, EvidenceCheck, SourceVerdict } from '@/lib/wire/evidence'
import { checkSentence, type PreparedPassages, type Support } from './check-support'
import type { PreparedSource } from './prepare-source'

export { makesClaim } from './makes-claim'
export { type CheckedSource, type PreparedSource, prepareSource } from './prepare-source'

/** UTF-16 offsets, end exclusive. */
export type Span = [start: number, end: number]

export interface ClaimVerdict {
  status: EvidenceCheck['status']
  missing: string[]
  /** The best over the cited sources. */
  verdict: CheckVerdict
  /** Why the sentence is doubtful; null if it is not. */
  reason: ServerMessage | null
  /** The sentence of a source on which the verdict rests; null if none decides. */
  deciding: DecidingSentence | null
  /** The words that differ: in the sentence as given, and in the deciding sentence. */
  differences: { sentence: Span[]; source: Span[] } | null
  /** The verdict on each cited source. */
  sources: SourceVerdict[]
  /** The rules could not decide, so that a model may be asked. */
  isUnsure: boolean
}

/**
 * @param sentence as displayed: no marks, no Markdown
 * @param sources every source that the sentence cites
 * @param options.comparesWording false for a text that is meant to use other words: its figures, drug names and
 *   quotations must still occur
 * @returns null when the sentence contains nothing that can be checked
 */
export function checkClaim(
  sentence: string,
  sources: readonly PreparedSource[],
  { comparesWording }: { comparesWording: boolean },
): ClaimVerdict | null {
  const support = checkSentence(sentence, joinPassages(sources), comparesWording)
  if (!support) return null
  const verdicts = sources.length < 2 ? [] : sources.map((source) => judgeSource(sentence, source, comparesWording))
  return { ...support, ...undecided(support), sources: verdicts }
}

function judgeSource(sentence: string, { n, passages }: PreparedSource, comparesWording: boolean): SourceVerdict {
  return { n, verdict: checkSentence(sentence, passages, comparesWording)?.verdict ?? 'supported' }
}

function undecided({ verdict }: Support): Pick<ClaimVerdict, 'reason' | 'deciding' | 'differences' | 'isUnsure'> {
  return { reason: null, deciding: null, differences: null, isUnsure: verdict === 'not-found' }
}

const joined = new WeakMap<readonly PreparedSource[], PreparedPassages>()

/** One sentence may state figures of two sources. */
function joinPassages(sources: readonly PreparedSource[]): PreparedPassages {
  const [only] = sources
  if (only && sources.length === 1) return only.passages
  const known = joined.get(sources)
  if (known) return known
  const all = sources.map(({ passages }) => passages)
  const figures: PreparedPassages['figures'] = new Map()
  for (const each of all)
    for (const [value, found] of each.figures) figures.set(value, [...(figures.get(value) ?? []), ...found])
  const together: PreparedPassages = {
    texts: all.flatMap(({ texts }) => texts),
    figures,
    ratios: all.flatMap(({ ratios }) => ratios),
    intervals: all.flatMap(({ intervals }) => intervals),
    stems: new Set(all.flatMap(({ stems }) => [...stems])),
  }
  joined.set(sources, together)
  return together
}
