/**
 * Detects whether someone is in danger now. A literature question on the same subject does not match. The rules
 * (`read-danger.ts`, `detect-emergency-zh.ts`) rarely raise a false alarm and know only the wordings that they list; the
 * danger model recognises other wordings of the same dangers, and overrules the rules where it is sure that nobody is.
 */
import type { EmergencyKind, EmergencyLanguage } from '@/lib/shared/messages/emergency-messages'
import { detectWrittenLanguage } from '@/lib/shared/text/detect-written-language'
import { type DangerScores, scoreDanger } from './danger-model'
import { getReader } from './danger-readers'
import { detectChineseEmergency } from './detect-emergency-zh'

export interface Emergency {
  kind: EmergencyKind
  /** The language that the danger was described in, which may differ from the rest of the message. */
  language: EmergencyLanguage
}

const otherLanguages = ['es', 'de', 'fr'] as const
const shortCharactersMax = 40
/** The model was trained on messages of a few sentences. Of one or two words it would weigh little but coincidences. */
const modelCharactersMax = 600
const modelWordsMin = 3

/**
 * Log odds of danger above which a notice is shown. Where the rules see danger too, the model only has to tolerate it; a
 * missed intention to die weighs more than a missed symptom. `besideRules` and `medical` were set by hand on the held-out
 * messages that were missed, not by cross-validation, so new messages are recognised less often than those.
 */
const dangerMin = { besideRules: -2.5, selfHarm: 0.5, medical: 1 }
/** Self-harm is the safer guess: its notice names the emergency number too. */
const selfHarmMin = -0.7

/** @returns null if nobody is in danger now */
export function detectEmergency(text: string): Emergency | null {
  const byRules = detectByRules(text)
  if (text.length > modelCharactersMax || countWords(text) < modelWordsMin) return byRules
  const scores = scoreDanger(text)
  if (!isDanger(scores, byRules !== null)) return null
  const kind = byRules?.kind === 'self-harm' || scores.selfHarm > selfHarmMin ? 'self-harm' : 'medical'
  return { kind, language: byRules?.language ?? detectWrittenLanguage(text) }
}

/** A Chinese character counts as a word. */
function countWords(text: string): number {
  return text.match(/\p{Script=Han}|[\p{L}\p{N}']+/gu)?.length ?? 0
}

function isDanger({ danger, selfHarm }: DangerScores, isSeenByRules: boolean): boolean {
  if (isSeenByRules) return danger > dangerMin.besideRules
  return danger > (selfHarm > 0 ? dangerMin.selfHarm : dangerMin.medical)
}

function detectByRules(text: string): Emergency | null {
  const chinese = detectChineseEmergency(text)
  if (chinese) return { kind: chinese, language: 'zh' }
  const written = detectWrittenLanguage(text)
  // Chinese with an English sentence beside it.
  const language = written === 'zh' ? 'en' : written
  const kind = getReader(language).read(text)
  if (kind) return { kind, language }
  // "je me coupe encore" has too few words to tell its language.
  if (text.length > shortCharactersMax) return null
  for (const other of otherLanguages) {
    const found = getReader(other).read(text)
    if (found) return { kind: found, language: other }
  }
  return null
}
