/**
 * Notices that precede an answer: emergencies first, then allergies, unread material and missing evidence. Each notice
 * is an entry in `evidence.notices`, and is printed before every answer in prose.
 */
import type { GroundedPrompt } from '@/lib/engines/engine'
import type { RefusedDrug } from '@/lib/evidence/question/refused-drugs'
import type { AnswerMessages } from '@/lib/shared/messages/answer-message-shape'
import { getAnswerMessages } from '@/lib/shared/messages/answer-messages'
import { emergencyMessages } from '@/lib/shared/messages/emergency-messages'
import { escapeMarkdown } from '@/lib/shared/text/markdown-text'
import type { AnswerNotice, Evidence, QuestionCut } from '@/lib/wire/evidence'
import type { Emergency } from './emergency/detect-emergency'
import { toRefusedDrugNotices } from './refused-drug-notices'
import type { AskedQuestion } from './turn/read-question'

/**
 * @param searched `evidence` is null if nothing was searched
 * @param aboutImages the result of `toImageNotices`
 */
export function collectNotices(
  question: Pick<AskedQuestion, 'language'> & { emergency: Emergency | null; refused: readonly RefusedDrug[] },
  { evidence, cut }: { evidence: Evidence | null; cut: QuestionCut | null },
  prompt: GroundedPrompt,
  aboutImages: AnswerNotice[],
): AnswerNotice[] {
  const { isModelUnavailable, hasUnsearchedText, notUnderstood = [], omittedMessages } = prompt
  const words = getAnswerMessages(question.language)
  const isModelWriting = evidence?.engine === 'upstream'
  const isNotBacked = isModelWriting && evidence.items.length === 0 && evidence.abstained
  return [
    ...toEmergencyNotices(question.emergency),
    ...toRefusedDrugNotices(question, prompt, evidence?.engine ?? 'extractive', words),
    ...(isModelUnavailable ? [{ kind: 'model-away' as const, text: words.modelUnavailable }] : []),
    ...aboutImages,
    ...(cut ? [{ kind: 'question-cut' as const, text: words.questionCut(cut) }] : []),
    ...(omittedMessages && isModelWriting
      ? [{ kind: 'history-cut' as const, text: words.historyCut(omittedMessages) }]
      : []),
    ...(hasUnsearchedText && evidence ? toLanguageNotices(evidence, notUnderstood, words) : []),
    ...(notUnderstood.length > 0
      ? [{ kind: 'search-language' as const, text: words.recordsInEnglish.notUnderstood(notUnderstood) }]
      : []),
    ...toPopulationNotices(evidence, words),
    ...(isNotBacked ? [{ kind: 'not-backed' as const, text: words.notBacked }] : []),
  ]
}

/** In the language of the danger, although the rest of the answer may be in another. */
function toEmergencyNotices(emergency: Emergency | null): AnswerNotice[] {
  if (!emergency) return []
  const kind = emergency.kind === 'medical' ? 'medical-emergency' : 'self-harm'
  return [{ kind, text: emergencyMessages[emergency.language][emergency.kind] }]
}

/**
 * The extractive engine's "Not in the library" already says this, and so does the list of words that
 * were not understood.
 */
function toLanguageNotices(
  { engine, items, searched }: Evidence,
  notUnderstood: readonly string[],
  { recordsInEnglish }: AnswerMessages,
): AnswerNotice[] {
  const kind = 'search-language'
  if (items.length === 0) return engine === 'upstream' ? [{ kind, text: recordsInEnglish.askInEnglish }] : []
  if (notUnderstood.length > 0) return []
  const query = searched.find(({ source, error }) => source === 'library' && !error)?.query
  return query ? [{ kind, text: recordsInEnglish.searched(query) }] : []
}

/**
 * One sentence for the sources that differ in the same way and say so in the same words; a later source alone is marked
 * at its quotation only, and so is each further one before quotations. What a source excluded is printed once:
 * quotations have it at their source, with its mark.
 */
function toPopulationNotices(evidence: Evidence | null, words: AnswerMessages): AnswerNotice[] {
  const isQuoting = evidence?.engine === 'extractive'
  const differing = (evidence?.items ?? []).flatMap(({ n, match }) => {
    return match?.population ? [{ n, ...match.population }] : []
  })
  const [first] = differing
  if (first?.n !== 1 || (isQuoting && first.relation === 'partly')) return []
  const alike = [
    ...Map.groupBy(differing, ({ relation, asked, quote }) => [relation, asked, quote].join('\n')).values(),
  ]
  const sentences = (isQuoting ? alike.slice(0, 1) : alike).map((each) => {
    const { relation, asked, quote } = each[0] ?? first
    const sources = each.map(({ n }) => n)
    return words.populationDiffers[relation](sources, {
      asked,
      quote: isQuoting && relation === 'excluded' ? '' : quote,
    })
  })
  return [{ kind: 'population', text: sentences.join(words.sentenceSpace) }]
}

/** The notices as Markdown paragraphs; '' if there are none. */
export function toPreface(notices: AnswerNotice[]): string {
  return notices.map((notice) => `${toMarkdown(notice)}\n\n`).join('')
}

function toMarkdown({ kind, text }: AnswerNotice): string {
  switch (kind) {
    case 'medical-emergency':
    case 'self-harm':
      return `**${text}**`
    case 'not-backed':
      return `*${text}*`
    case 'plain-words':
      // The first sentence is the title. After a full-width stop Markdown needs the space to recognise the end of
      // bold.
      return `> ${text.replace(/^([^.。]+[.。])\s*/, '**$1** ')}`
    default:
      return `> ${escapeMarkdown(text)}`
  }
}
