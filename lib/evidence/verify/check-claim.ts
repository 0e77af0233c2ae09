/** Judges one sentence of an answer by the sources that it cites. */

import type { Finding, Span } from '@/lib/evidence/verify/claim/finding'
import { judgeSentence } from '@/lib/evidence/verify/claim/judge/judge-sentence'
import { usesOtherWords } from '@/lib/evidence/verify/claim/judge/judge-words'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { toEnglish } from '@/lib/evidence/verify/claim/translation/word-list'
import { type ServerMessage, serverMessage } from '@/lib/shared/messages/server-messages'
import type { CheckVerdict, DecidingSentence, EvidenceCheck, SourceVerdict } from '@/lib/wire/evidence'
import { checkSentence, type Support } from './check-support'
import { abbreviateUnits } from './figures/abbreviate-units'
import { restateFigures } from './figures/restate-figures'
import type { PreparedPassages } from './prepare-passages'
import type { PreparedSource } from './prepare-source'

export type { CheckedSource } from '@/lib/evidence/verify/claim/checked-source'
export type { Span } from '@/lib/evidence/verify/claim/finding'
export { makesClaim } from './makes-claim'
export { type PreparedSource, prepareSource } from './prepare-source'

export interface ClaimVerdict {
  status: EvidenceCheck['status']
  missing: string[]
  /** The best over the cited sources. */
  verdict: CheckVerdict
  /** Why the sentence is doubtful; null if it is not. */
  reason: ServerMessage | null
  /** The sentence of a source on which the verdict rests; null if none decides. */
  deciding: DecidingSentence | null
  /** The words in doubt in the sentence as given, and what differs from them in the deciding sentence. */
  differences: { sentence: Span[]; source: Span[] } | null
  /** The verdict on each cited source; empty if there is only one. */
  sources: SourceVerdict[]
  /** The rules could not decide, so that a model may be asked. */
  isUnsure: boolean
}

/**
 * Checks one sentence against the sources that it cites.
 *
 * @param sentence as displayed: no marks, no Markdown
 * @param sources every source that the sentence cites; in one array for all sentences that cite them, so that they are
 *   joined once
 * @param options.comparesWording false for a text that is meant to use other words: its figures, drug names and
 *   quotations must still occur
 * @returns null when the sentence contains nothing that can be checked
 */
export function checkClaim(
  sentence: string,
  sources: readonly PreparedSource[],
  options: { comparesWording: boolean },
): ClaimVerdict | null {
  const verdict = judge(sentence, sources, options.comparesWording)
  if (!verdict || sources.length < 2) return verdict
  const each = sources.map((source): SourceVerdict => {
    return { n: source.n, verdict: judge(sentence, [source], options.comparesWording)?.verdict ?? 'supported' }
  })
  return { ...verdict, sources: each }
}

/** Longer text is not a sentence; the rest is not read. */
const readMax = 2000

function judge(written: string, sources: readonly PreparedSource[], comparesWording: boolean): ClaimVerdict | null {
  const own = written.slice(0, readMax)
  const passages = joinPassages(sources)
  const quoted = checkSentence(own, passages)
  if (quoted.verdict === 'quoted') return accept(quoted)
  const abbreviated = abbreviateUnits(own, passages.texts)
  const { text: sentence, locate } = restateFigures(abbreviated.text, passages)
  const english = toEnglish(sentence)
  const support = english === own ? quoted : checkSentence(english, passages)
  if (support.verdict === 'quoted') return accept(support)
  if (support.verdict === 'not-found') return reject(support, own)
  const readings = sources.map(({ reading }) => reading)
  const gravest = judgeSentence(sentence, readings, comparesWording)
  if (gravest) return doubt({ ...gravest, words: abbreviated.locate(locate(gravest.words)) }, sources)
  const tellsNothing = !comparesWording && support.status === 'supported' && usesOtherWords(sentence, readings)
  return tellsNothing ? null : accept(support)
}

function accept(support: Support): ClaimVerdict {
  return { ...support, reason: null, deciding: null, differences: null, sources: [], isUnsure: false }
}

function reject(support: Support, sentence: string): ClaimVerdict {
  const { missing } = support
  const reason = missing.length > 0 ? serverMessage('check_not_in_source', { words: missing.join(', ') }) : null
  const differences = toDifferences(locateWritten(sentence, missing), [])
  return { ...accept(support), reason, differences, isUnsure: true }
}

/** Where each text occurs first; one that the sentence writes in another way is left out. */
function locateWritten(sentence: string, written: readonly string[]): Span[] {
  return written.flatMap((each): Span[] => {
    const text = each.replace(/^“|”$/g, '')
    const start = sentence.indexOf(text)
    return start < 0 || text === '' ? [] : [[start, start + text.length]]
  })
}

function doubt(
  { verdict, reason, deciding, words, sourceWords }: Finding,
  sources: readonly PreparedSource[],
): ClaimVerdict {
  const source = deciding && sources[deciding.source]
  const text = deciding && source?.source.sentences[deciding.sentence]?.text
  return {
    status: 'not-found',
    missing: [],
    verdict,
    reason,
    deciding: source && text ? { n: source.n, text } : null,
    differences: toDifferences(words, text ? sourceWords : []),
    sources: [],
    // The sentence may still say the same in other words.
    isUnsure: deciding === null,
  }
}

function toDifferences(sentence: Span[], source: Span[]): ClaimVerdict['differences'] {
  return sentence.length + source.length > 0 ? { sentence, source } : null
}

/** One sentence may state figures of two sources; other sentences often cite the same ones. */
const joinPassages = rememberEach((sources: readonly PreparedSource[]): PreparedPassages => {
  const [only] = sources
  if (only && sources.length === 1) return only.passages
  const all = sources.map(({ passages }) => passages)
  const figures: PreparedPassages['figures'] = new Map()
  for (const each of all)
    for (const [value, found] of each.figures) figures.set(value, [...(figures.get(value) ?? []), ...found])
  return {
    texts: all.flatMap(({ texts }) => texts),
    figures,
    ratios: all.flatMap(({ ratios }) => ratios),
    oddsRatios: all.flatMap(({ oddsRatios }) => oddsRatios),
    intervals: all.flatMap(({ intervals }) => intervals),
    stems: new Set(all.flatMap(({ stems }) => [...stems])),
    classes: new Set(all.flatMap(({ classes }) => [...classes])),
    results: all.flatMap(({ results }) => results),
  }
})
