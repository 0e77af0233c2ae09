/** Judges the sentences of an answer: those that cite a source, and claims that cite none. */
import type { GroundedSource } from '@/lib/engines/engine'
import {
  type ClaimVerdict,
  checkClaim,
  makesClaim,
  type PreparedSource,
  prepareSource,
} from '@/lib/evidence/verify/check-claim'
import { findUnknownReferences, KnownReferences, listSourceTexts } from '@/lib/evidence/verify/find-unknown-references'
import { type ServerMessage, serverMessage } from '@/lib/shared/messages/server-messages'
import type { EvidenceCheck } from '@/lib/wire/evidence'
import type { SentenceInContext } from './line-context'
import { locateSpans, type TextPart, toPlainText } from './plain-text'

export interface JudgeOptions {
  /** False for text that is meant to differ in wording from its sources. */
  comparesWording: boolean
  /** Whether claims without a citation are reported. */
  findsUncited: boolean
}

export interface WrittenSentence extends SentenceInContext {
  /** UTF-16 offsets in the content, end exclusive. */
  start: number
  end: number
  /** A heading, or a reference that the model wrote: no claim unless it cites a source. */
  isTitle: boolean
  /** A citation of the sentence was removed, because no source has its number. */
  hadCitation: boolean
}

/** A check that the rules could not decide, with the sentence that was judged. */
export interface UnsureCheck {
  check: EvidenceCheck
  sentence: string
}

/** The sources of an answer, each read when it is first cited. */
export class PreparedSources {
  private readonly sources: Map<number, PreparedSource>
  /** Equal lists of sources are one array, which `checkClaim` reads once. */
  private readonly lists = new Map<string, PreparedSource[]>()
  private readonly grounded: readonly GroundedSource[]
  private references: KnownReferences | null = null

  constructor(sources: readonly GroundedSource[]) {
    this.grounded = sources
    this.sources = new Map(sources.map((source) => [source.n, prepareSource(source)]))
  }

  of(items: readonly number[]): PreparedSource[] {
    const key = items.join()
    const known = this.lists.get(key)
    if (known) return known
    const list = items.flatMap((n) => this.sources.get(n) ?? [])
    this.lists.set(key, list)
    return list
  }

  /** Names in any source of the answer: a sentence may compare its source with one that it does not cite. */
  get known(): KnownReferences {
    this.references ??= new KnownReferences(this.grounded.flatMap(listSourceTexts))
    return this.references
  }
}

/** Judges the sentences of one text. */
export class SentenceJudge {
  readonly unsure: UnsureCheck[] = []
  private readonly options: JudgeOptions
  private readonly sources: PreparedSources

  constructor(sources: PreparedSources, options: JudgeOptions) {
    this.options = options
    this.sources = sources
  }

  /** @returns null if the sentence contains nothing that can be checked */
  judge(sentence: WrittenSentence): EvidenceCheck | null {
    const unknown = findUnknownReferences(toRawText(sentence.own), this.sources.known)
    if (sentence.items.length === 0) return this.judgeUncited(sentence, unknown)
    if (sentence.isTitle && unknown.length === 0 && !makesClaim(toPlainText(sentence.own))) return null
    const judged = this.compare(sentence)
    if (unknown.length > 0) return toUnknown(sentence, unknown, judged)
    if (!judged) return null
    const check = toCheck(sentence, judged)
    if (judged.verdict.isUnsure) this.unsure.push({ check, sentence: toPlainText(judged.parts) })
    return check
  }

  /** A reference that the writer of the answer made up is reported in a reference list as well. */
  private judgeUncited(sentence: WrittenSentence, unknown: string[]): EvidenceCheck | null {
    const mayReport = this.options.findsUncited && unknown.length > 0
    if (mayReport && !deniesSource.test(toPlainText(sentence.own))) return toUnknown(sentence, unknown, null)
    return this.isUncited(sentence) ? toUncited(sentence) : null
  }

  private isUncited({ own, isTitle, hadCitation }: WrittenSentence): boolean {
    if (!this.options.findsUncited || isTitle) return false
    const text = toPlainText(own)
    return makesClaim(text) || (hadCitation && isStatement(text))
  }

  /** The words that introduce a list must not raise a doubt that the item alone does not. */
  private compare({ own, introduced, items }: WrittenSentence): { verdict: ClaimVerdict; parts: TextPart[] } | null {
    const whole = introduced && this.check(introduced, items)
    if (introduced && whole && (whole.status !== 'not-found' || saysOtherwise(whole)))
      return { verdict: whole, parts: introduced }
    const alone = this.check(own, items)
    return alone && { verdict: alone, parts: own }
  }

  private check(parts: TextPart[], items: number[]): ClaimVerdict | null {
    return checkClaim(toPlainText(parts), this.sources.of(items), { comparesWording: this.options.comparesWording })
  }
}

/** "None of the sources reports the SPRINT trial" is true of a study that no source names. */
const deniesSource =
  /\b(?:no|none of the|neither) (?:\w+ ){0,3}(?:sources?|articles?|excerpts?|records?)\b|\b(?:sources?|articles?|excerpts?|records?|library)\b[^.]{0,40}\b(?:not|nothing|no)\b/i

function toRawText(parts: TextPart[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.raw)).join('')
}

/** @param judged what else is doubtful in the sentence; null if it cites nothing or nothing else can be checked */
function toUnknown(
  sentence: WrittenSentence,
  unknown: string[],
  judged: { verdict: ClaimVerdict; parts: TextPart[] } | null,
): EvidenceCheck {
  const { start, end, items } = sentence
  const verdict = items.length === 0 ? 'uncited' : 'not-found'
  const reason = toReason(serverMessage('check_unknown_reference', { words: unknown.join(', ') }))
  const doubt: EvidenceCheck = { start, end, items, status: 'not-found', missing: unknown, verdict, ...reason }
  if (judged === null) return doubt
  const check = toCheck(sentence, judged)
  const others = check.missing.filter((each) => !unknown.some((reference) => reference.includes(each)))
  const missing = [...others, ...unknown]
  return check.status === 'not-found' ? { ...check, missing } : { ...check, ...doubt, missing }
}

/** Whether the source says otherwise, rather than nothing. */
function saysOtherwise({ verdict }: ClaimVerdict): boolean {
  return verdict === 'contradicted' || verdict === 'overstated' || verdict === 'other-population'
}

/** More than a label, and neither a question nor the words before a list. */
function isStatement(text: string): boolean {
  return /\S\s+\S+\s+\S|\p{Script=Han}{6}/u.test(text) && !/[?？:：]$/.test(text)
}

function toUncited({ start, end }: WrittenSentence): EvidenceCheck {
  const reason = toReason(serverMessage('check_uncited'))
  return { start, end, items: [], status: 'not-found', missing: [], verdict: 'uncited', ...reason }
}

function toCheck(
  { start, end, items }: WrittenSentence,
  { verdict: claim, parts }: { verdict: ClaimVerdict; parts: TextPart[] },
): EvidenceCheck {
  const { status, missing, verdict, reason, deciding, differences, sources } = claim
  const answer = differences ? locateSpans(parts, differences.sentence) : []
  return {
    start,
    end,
    items,
    status,
    missing,
    verdict,
    ...toReason(reason),
    ...(deciding && { deciding }),
    ...(differences && { differences: { answer, source: differences.source } }),
    ...(sources.length > 1 && { sources }),
  }
}

export function toReason(reason: ServerMessage | null): Pick<EvidenceCheck, 'reason' | 'reasonTemplate'> {
  return reason ? { reason: reason.text, ...(reason.template && { reasonTemplate: reason.template }) } : {}
}
