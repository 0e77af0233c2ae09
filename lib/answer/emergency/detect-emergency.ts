/**
 * Detects whether someone is in danger now. A literature question on the same subject, an account of the past or a
 * figure of speech does not match: the danger model weighs words and concepts together, and no word decides alone.
 */
import { asksForErrand } from '@/lib/answer/turn/errand'
import { findGroups } from '@/lib/evidence/question/population-groups'
import { collectTerms, isSpecificTerm } from '@/lib/evidence/question/question-terms'
import type { EmergencyKind, EmergencyLanguage } from '@/lib/shared/messages/emergency-messages'
import { foldDiacritics } from '@/lib/shared/text/detect-written-language'
import type { Concept } from './concepts/concept-words'
import { detectMessageLanguage, findConcepts } from './concepts/find-concepts'
import { type DangerScores, scoreDanger } from './danger-model'
import { isAcuteNote } from './notes/acute-note'
import { detectDangerLanguage } from './notes/danger-language'

export interface Emergency {
  kind: EmergencyKind
  /** The language that the danger was described in, which may differ from the rest of the message. */
  language: EmergencyLanguage
}

/** The model was trained on messages of a few sentences, and nobody in danger writes more. */
const messageCharactersMax = 600

/**
 * Log odds of danger above which a notice is shown, chosen by cross-validation (`npm run bench -- emergencies
 * --cross-validate`) with a margin for clinical questions. A missed intention to die weighs more than a
 * needless notice.
 */
const dangerMin = { medical: -0.45, 'self-harm': -0.55 }
/**
 * Log odds of self-harm against a medical emergency. Self-harm is the safer guess: its notice names the
 * emergency number too.
 */
const selfHarmMin = -0.5

/**
 * @param before the turn before, if there is one
 * @returns null if nobody is in danger now
 */
export function detectEmergency(text: string, before = ''): Emergency | null {
  for (const message of listMessages(text)) {
    if (isMeaningless(message) || asksForErrand(message)) continue
    const scores = scoreDanger(message)
    const kind = readKind(scores)
    const language = detectDangerLanguage(message)
    if (!kind && isAcuteNote(message)) return { kind: 'medical', language }
    const isDoubtful = language === 'en' && readKind(scores, -doubtful) === null
    if (!kind || (isDoubtful && isFactOfQuestion(message, before, kind))) continue
    if (!(kind === 'self-harm' && asksAboutTaking(message, before))) return { kind, language }
  }
  return null
}

/**
 * Log odds above the threshold up to which a short fact without a sign of danger is read with the question before it.
 * The signs of other languages are fewer, so those are left alone.
 */
const doubtful = 1

/** What is seen, said or done in danger; a laboratory result and a date name none of these. */
const signs: ReadonlySet<string> = new Set<Concept>([
  ...(['self', 'infant', 'breath', 'airway', 'choke', 'colour', 'cold', 'unconscious', 'dulled', 'seizure'] as const),
  ...(['palsy', 'speech', 'vision', 'bleed', 'flood', 'vomit', 'severe', 'chest', 'swell', 'rash', 'burn'] as const),
  ...(['wound', 'bite', 'poison', 'ingest', 'allergy', 'sugar', 'vitals', 'code', 'hazard'] as const),
  ...(['die', 'suicide', 'tiredOfLife', 'goodbye', 'burden', 'selfInjury', 'lethal', 'voices', 'secret'] as const),
])

/** Whether a message says what is seen, said or done in danger. Treatment ("intubated") does not count. */
export function namesSign(message: string): boolean {
  return findConcepts(toWords(toPlain(message)), 'en').some((concept) => signs.has(concept) && concept !== 'code')
}

/**
 * "Which drug for restless legs?", then "her ferritin came back at 40": whether a follow-up names no sign of danger
 * and, with the clinical question before it, is none. On its own it has too few words to be judged.
 */
function isFactOfQuestion(message: string, before: string, kind: EmergencyKind): boolean {
  if (before.trim() === '' || before.length + message.length > messageCharactersMax) return false
  if (kind === 'self-harm' && !tellsOfPatient(message)) return false
  const together = scoreDanger(`${before} ${message}`)
  const isSafeTogether = readKind(together) === null || (tellsOfPatient(message) && together.danger < dangerMin.medical)
  if (readKind(scoreDanger(before)) !== null || !isSafeTogether) return false
  return !findConcepts(toWords(toPlain(message).replace(deniedSign, ' ')), 'en').some((concept) => signs.has(concept))
}

/** "No bleeding"; "no pulse" is a sign. */
const deniedSign =
  /\b(?:no|nil|denies|without)\s+(?:more\s+)?(?:bleed(?:ing|s)?|fever|rash|vomit(?:ing)?|chest pain|swelling|seizures?|h(?:a?)emoptysis|stridor at rest)\b/g

/**
 * "She's on carbamazepine", "and if there's no nystagmus?": whether a message says something about someone else
 * that a clinician asks about. Oblique words about self-harm name no sign either, and nothing medical.
 */
function tellsOfPatient(message: string): boolean {
  if (!ofPatient.test(message) || ofOneself.test(message)) return false
  if (figureWithUnit.test(message)) return true
  return collectTerms(message, 1).some((term) => isSpecificTerm(term) || findGroups(term.surface).length > 0)
}

const ofPatient =
  /^\W*(?:(?:and|but|so|ok(?:ay)?|what|then)\W+)*(?:if|with|on|s?he(?:['’]?s)?|it['’]?s been|his|her|the|pt|patient)\b/i
const figureWithUnit = /\d\s?(?:h|hrs?|hours?|days?|wks?|weeks?|months?|kg|%|mmol|mg)\b/i
const ofOneself = /\b(?:i(?:['’]?(?:m|ve|d|ll))?|my|me|myself|mine|we|us|our)\b/i

/**
 * "If they can't take them?", after a question on a treatment: whether a follow-up asks only if or how others take it.
 * The model knows "can't take" from people who are tired of life, and "take them" from overdoses.
 */
function asksAboutTaking(message: string, before: string): boolean {
  if (before.trim() === '' || readKind(scoreDanger(before)) !== null) return false
  const plain = toPlain(message)
  if (!asksAboutOthers.test(plain) || plain.search(taking) < 0 || isPastBearing.test(plain)) return false
  const rest = findConcepts(toWords(plain.replaceAll(taking, ' ')), 'en')
  return !rest.some((concept) => signs.has(concept) || concept === 'many')
}

const asksAboutOthers =
  /^\W*(?:(?:and|but|or|so|ok|okay|then)\W+)*(?:what|how|if|when|for|in|can|could|should|do|does|must|which|who)\b.*\b(?:they|s?he|patients?|people|those|someone|somebody|adults|women|men)\b/
const taking =
  /\b(?:(?:can't|cannot|can not|cant|couldn't|could not|won't|wont|will not|don't|do not|doesn't|does not|refuses? to|(?:unable|unwilling|not able) to) )?(?:tak(?:e|es|en|ing)|tolerat(?:e|es|ing))\b/g
/** "If she can't take it any more?" is said of life as well. */
const isPastBearing = /\b(?:any ?more|(?:any|much) longer|life|living|pain|going on)\b/

function toPlain(message: string): string {
  return foldDiacritics(message).toLowerCase().replaceAll('’', "'")
}

function toWords(plain: string): string {
  return (plain.match(/[\p{L}\p{N}']+/gu) ?? []).join(' ')
}

/**
 * In one or two words without a concept ("w35x", a name) the model could weigh only accidental runs of letters. What
 * introduces a follow-up ("and the potassium?") does not count.
 */
function isMeaningless(message: string): boolean {
  const text = foldDiacritics(message).toLowerCase().replace(introduction, '')
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length >= tellingWordsMin || /\p{Script=Han}/u.test(message)) return false
  return findConcepts(words.join(' '), detectMessageLanguage(message)).length === 0
}

const tellingWordsMin = 3
const introduction =
  /^\W*(?:and|what about|how about|how much|y|que hay|cuanto|und|was ist mit|wie viel|et|combien)\s+(?:(?:the|el|la|los|las|de|del|der|die|das|le|les|du)\s+)?/

/** @param lowered how much lower the thresholds are than usual */
export function readKind({ danger, selfHarm }: DangerScores, lowered = 0): EmergencyKind | null {
  const kind = selfHarm > selfHarmMin ? 'self-harm' : 'medical'
  return danger > dangerMin[kind] - lowered ? kind : null
}

/** The first and the last paragraph of a longer text, because a pasted document may follow or precede the message. */
function listMessages(text: string): string[] {
  const trimmed = text.trim()
  if (trimmed.length <= messageCharactersMax) return [trimmed]
  const paragraphs = trimmed.split('\n')
  return [paragraphs[0]?.slice(0, messageCharactersMax) ?? '', paragraphs.at(-1)?.slice(-messageCharactersMax) ?? '']
}
