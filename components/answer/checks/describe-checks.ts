/** Describes the checks of an answer in the page's language. */
import type { Answer } from '@/components/conversation/conversation-reducer'
import { formatMessage } from '@/components/i18n/format-message'
import { formatPlural } from '@/components/i18n/format-values'
import type { Translator } from '@/components/i18n/lazy-server-messages'
import type { PageMessages } from '@/components/i18n/messages-en'
import { type Evidence, type EvidenceCheck, wasSearched } from '@/lib/wire/evidence'

const noChecks: readonly EvidenceCheck[] = []

/** All checks of an answer: those of its evidence, and while it streams those that came since. */
export function listChecks({ evidence, ...answer }: Answer): readonly EvidenceCheck[] {
  const ofEvidence = evidence?.checks ?? noChecks
  const sinceThen = answer.status === 'writing' ? answer.checks : noChecks
  return sinceThen.length === 0 ? ofEvidence : [...ofEvidence, ...sinceThen]
}

export function isDoubted({ status }: EvidenceCheck): boolean {
  return status === 'not-found'
}

/**
 * Why a sentence is doubtful, in a few words.
 *
 * @param translate null in English, and while the translation is not loaded: then the words for the verdict
 */
export function formatDoubt(messages: PageMessages, check: EvidenceCheck, translate: Translator | null): string {
  const { verdict, reason, reasonTemplate, missing } = check
  const inWords = messages.locale === 'en' ? reason : reasonTemplate && translate?.(reasonTemplate, null)
  if (inWords) return inWords
  const figures = missing.filter((part) => /\d/.test(part))
  if (figures.length > 0 && (verdict === undefined || verdict === 'not-found'))
    return formatPlural(messages, messages.answer.numbers, figures.length, { numbers: figures.join(', ') })
  return verdict === undefined ? messages.answer.notFound : messages.checks.verdicts[verdict]
}

/** True for an answer that a model wrote from sources: of quotations there is nothing to count. */
export function isWrittenFromSources(evidence: Evidence): boolean {
  return evidence.engine === 'upstream' && wasSearched(evidence)
}

/** Whether there is something to count. Answers of earlier versions have no verdicts. */
export function hasCheckCounts(evidence: Evidence, checks: readonly EvidenceCheck[]): boolean {
  const isCounted = isWrittenFromSources(evidence)
  return checks.some((check) => check.verdict !== undefined && (isCounted || isDoubted(check)))
}

interface CheckCounts {
  /** Sentences that cite a source. */
  cited: number
  /** How many of them differ from it. */
  differing: number
  /** Claims without a citation. */
  uncited: number
}

export function countChecks(checks: readonly EvidenceCheck[]): CheckCounts {
  const uncited = checks.filter(({ verdict }) => verdict === 'uncited').length
  const doubted = checks.filter(isDoubted).length
  return { cited: checks.length - uncited, differing: doubted - uncited, uncited }
}

/** "2 of 9 sentences differ from their sources; 1 sentence cites no source"; '' without any check. */
export function formatCheckCounts(messages: PageMessages, { cited, differing, uncited }: CheckCounts): string {
  const { checks } = messages
  const sentences = formatPlural(messages, checks.sentences, cited)
  const parts = [
    ...(differing > 0 ? [formatPlural(messages, checks.differing, differing, { sentences })] : []),
    ...(differing === 0 && cited > 0 ? [formatMessage(checks.agreeing, { sentences })] : []),
    ...(uncited > 0 ? [formatPlural(messages, checks.uncited, uncited)] : []),
  ]
  return parts.join(checks.separator)
}
