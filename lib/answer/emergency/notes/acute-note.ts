/**
 * Recognises the note of a clinician on somebody in danger that is too short for the danger model: "VF arrest", "cord
 * prolapse 6 cm", "34/40, 172/114, clonus". A note counts if it names a state that is an emergency by itself or two
 * things that are one together, and if it asks nothing or only what to do.
 */
import { foldDiacritics } from '@/lib/shared/text/detect-written-language'
import {
  conditions,
  defencelessInFever,
  definiteStates,
  everydaySigns,
  findings,
  ofChild,
  ofNewborn,
  ofPregnancy,
  onset,
  severeFeatures,
} from './acute-states'
import { type CriticalValue, listCriticalValues } from './critical-values'

/** Longer text describes a case, which the danger model reads. */
const charactersMax = 200
const wordsMax = 32

/** @returns whether the message is such a note in English; a short one may have no word that shows its language */
export function isAcuteNote(message: string): boolean {
  if (message.length > charactersMax) return false
  const plain = foldDiacritics(message)
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .trim()
  if (plain.split(/\s+/).length > wordsMax) return false
  const note = removeClosingQuestion(plain)
  if (note.includes('?') || asksSomethingElse.test(note) || isOtherwise.test(plain)) return false
  return isAcute(note.replaceAll(deniedSign, ' '), asksWhatToDo.test(plain))
}

/** @param asks whether the writer asks what to do, which nobody asks of an emergency that is over */
function isAcute(note: string, asks: boolean): boolean {
  if (says(note, definiteStates)) return true
  const values = listCriticalValues(note)
  if (values.has('severeHypertension') && ofPregnancy.test(note) && severeFeatures.test(note)) return true
  for (const value of listMisleading(note)) values.delete(value)
  const found = count(note, findings)
  const hasCondition = says(note, conditions)
  if (values.size > 0 && isList.test(note) && vital.some((value) => values.has(value))) return true
  if (values.size > 0) return values.size > 1 || found > 0 || hasCondition || says(note, everydaySigns)
  if (asks || onset.test(note)) return found > 0 || hasCondition
  // "Clots and seizures from tranexamic acid" names two signs as well, and lists no findings.
  return isList.test(note) && (found > 1 || (found > 0 && (hasCondition || says(note, everydaySigns))))
}

/** Whoever is so is in danger of whatever the note goes on to name. */
const vital: readonly CriticalValue[] = ['shocked', 'comatose', 'slowBreathing', 'lowSugar', 'extremeTemperature']
const isList = /[^\s,;.:][,;.:] /

/** Values that are not critical in the one whom the note is on. */
function listMisleading(note: string): CriticalValue[] {
  const misleading: CriticalValue[] = ['severeHypertension']
  if (!defencelessInFever.test(note)) misleading.push('fever')
  if (ofChild.test(note)) misleading.push('fastPulse', 'fastBreathing')
  if (ofNewborn.test(note)) misleading.push('shocked')
  return misleading
}

function says(note: string, patterns: RegExp[]): boolean {
  return patterns.some((pattern) => pattern.test(note))
}

function count(note: string, patterns: RegExp[]): number {
  return patterns.filter((pattern) => pattern.test(note)).length
}

const asksWhatToDo =
  /\bwhat (?:do|should|can|must) (?:i|we) (?:do|give|start)(?: (?:now|next|first))*[?!. ]*$|\bwhat now[?!. ]*$/

const openQuestion = `(?:so |and |please |pls |urgent(?:ly)? )*(?:what (?:do|should|can|shall|must) (?:i|we) (?:do|give|start)(?: (?:now|next|first))*|what (?:to do|to give|now|next|first|else)(?: (?:now|first))?|(?:any )?(?:advice|help|thoughts)|how (?:do|should) (?:i|we) (?:treat|manage)(?: (?:this|him|her|it|now))?|next steps?|management|immediate management|treatment)`
/** "Do I give acetylcysteine?", "thrombolyse?", "start NAC?": whether to begin the treatment of the emergency. */
const immediate = String.raw`(?:(?:do|should|can|shall) (?:i|we) )?(?:give|start|begin|thrombolyse|lyse|intubate|shock|cardiovert|open)(?: [\w-]+){0,3}`
const closing = new RegExp(String.raw`(?:^|[.,;:?!\n–-]) *(?:${openQuestion}|${immediate}) *[?!.]*$`)

function removeClosingQuestion(plain: string): string {
  return plain.replace(closing, ' ')
}

/** A note says what is there; a question on a treatment, a number or a choice is answered from the library. */
const asksSomethingElse =
  /\b(?:which|whether|versus|vs|or|does|do|is|are|should|can|how|why|who|when to|what|dos(?:e|es|ing|age)|mg ?\/ ?kg|mg per|mcg|micrograms?|loading|add(?:ing)?|switch\w*|stop(?:ping)?|restart\w*|noradrenaline|norad|norepi\w*|levo|vasopressin|impella|ecmo|steroids?|duration|choice|options?|target|threshold|timing|amounts?|volumes?|remind|workup|work-up)\b/

/** Literature, teaching, prevention, the past and what is over or stable. */
const isOtherwise =
  /\b(?:evidence|trials?|rct|stud(?:y|ies)|meta-?analys\w+|cochrane|review|guidelines?|guidance|nice|recommend\w*|protocols?|criteria|outcomes?|deaths?|recognition|mortality|survival|survivors?|incidence|prevalence|prognosis|rates?(?= of)|risks?|benefits?|efficacy|effective\w*|compar(?:e[sd]?|ing|isons?|ative)|data|scor(?:e|es|ing)|screen\w*|sensitivity|specificity|recurren(?:ce|t risk)|predict\w*|registry|cohort|nnt|regimens?|pathophysiology|causes? of|differential|exam|question|osce|mcq|teaching|scenario|simulation|drill|case (?:report|discussion|study)|poster|leaflet|lecture|essay|audit|prevent\w*|prophyla\w*|vaccin\w*|elective\w*|routine\w*|planning|planned|follow-?up|(?:in|from|at) clinic|out-?patients?|discharge[ds]?|history of|previous(?:ly)?|prior|(?:last|next) (?:week|month|year|pregnancy|summer|winter)|(?:weeks?|months?|years?|days?) ago|yesterday|in (?:19|20)\d\d|20[012]\d|resolved|recovered|recovery|recovering|settled|asymptomatic|no symptoms|stable|mild|chronic|controlled|intermittent|for (?:months|years)|on and off|rehab\w*|after (?:a )?(?:stroke|cardiac arrest|arrest)|post[- ]?(?:stroke|arrest)|refractory|well|fine|happily|normal|limit|ratio|summary|bias|novel|film|movie|story)\b/

const deniedSign =
  /\b(?:no|nil|denies|without|not)\s(?:more |further |active |any )?(?:bleed(?:ing|s)?|fever|rash|vomiting|chest pain|swelling|seizures?|fits?|h(?:a?)emoptysis|stridor(?: at rest)?|wheeze|syncope|collapse|shock(?:ed)?|hypotensi(?:ve|on)|drows\w+|confus\w+|headaches?|visual \w+|hemipar\w+|st[- ]elevation|ecg changes)\b/g
