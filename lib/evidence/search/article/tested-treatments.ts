/**
 * Distinguishes the treatments that an article is about from those that it only mentions: a background therapy of all
 * participants, what both arms were given, what participants took before, and exclusions.
 */
import { namesExclusion, type SentenceReading } from '@/lib/evidence/quote/read-sentence'
import { bindTokens } from '@/lib/evidence/text/bound-tokens'
import { splitWords } from '@/lib/evidence/text/normalize-terms'
import type { StudyType } from '@/lib/shared/study-types'

export interface ReadText {
  text: string
  reading: SentenceReading
}

interface StudiedText {
  studyType: StudyType
  title: string
  sentences: ReadText[]
}

/** Guidelines advise on what trials give to everyone, and a cohort studies what people take. */
const withArms: ReadonlySet<StudyType> = new Set(['randomized-trial', 'clinical-trial'])
/** A study of stopping a drug is about a drug that all its participants take. */
const stopping =
  /\b(?:stop\w*|withdr\w+|discontinu\w+|deprescri\w+|taper\w*|switch\w*|de-?escalat\w+|continu\w+|interrupt\w*)\b/i

/**
 * @param named the stems of its title and keywords: what the article says that it is about
 * @returns the stems that occur in what it tests, advises or reports
 */
export function collectTestedStems(
  { studyType, title, sentences }: StudiedText,
  named: ReadonlySet<string>,
): Set<string> {
  const hasArms = withArms.has(studyType)
  const kept = sentences.filter(({ text, reading }) => !leavesOut(text, reading, hasArms))
  const tested = new Set(named)
  if (!hasArms || stopping.test(title)) {
    for (const { text } of kept) addStems(text, tested)
    return tested
  }
  const arms = joinArms(kept.map(({ text }) => text))
  const given = new Set<string>()
  for (const text of arms) for (const part of listSharedParts(text)) addStems(part, given)
  const compared = arms.flatMap(splitArms)
  const leading = new Set<string>()
  for (const { left, right } of compared) for (const arm of [left, right]) addStems(cutAddOn(arm), leading)
  for (const { left, right } of compared) for (const stem of findSharedAddOns(left, right)) given.add(stem)
  const mentioned = new Set<string>()
  for (const text of arms) addStems(removeParts(text, listSharedParts(text)), mentioned)
  for (const stem of mentioned) if (!given.has(stem) || leading.has(stem)) tested.add(stem)
  return tested
}

const outdated = /\b(?:predates?|written before)\b/i

/** Whether a sentence says who or what was not studied. The limitations of a guideline may contain advice, too. */
function leavesOut(text: string, { role }: SentenceReading, hasArms: boolean): boolean {
  if (role === 'recommendation') return false
  const isApart = role === 'limitations' || role === 'background'
  return namesExclusion(text) || (isApart && (hasArms || outdated.test(text)))
}

/** Our own cards describe the two arms in two sentences. */
export function joinArms(texts: string[]): string[] {
  return texts.flatMap((text, index) => {
    if (/^Comparator: /.test(text) && /^Intervention: /.test(texts[index - 1] ?? '')) return []
    const next = texts[index + 1]
    if (!/^Intervention: /.test(text)) return [text]
    const arm = text.replace(/^Intervention: /, '').replace(/\.$/, '')
    return [next && /^Comparator: /.test(next) ? `${arm} compared with ${next.replace(/^Comparator: /, '')}` : arm]
  })
}

const untilAllocation = String.raw`[^.;]*?(?=[.;]|$|,? (?:and|then) (?:were |was )?(?:randomly|randomi[sz]ed|assigned|allocated)|,? (?:to|who) (?:either|receive)\b|,? compared with\b)`
const sharedParts = [
  // "All patients received aspirin", "both groups were given calcium", "all with basiliximab"
  String.raw`\b(?:(?:all|both)(?: of)?(?: the| study| treatment| enrolled)*(?: groups| arms| patients| participants| women| men| children| infants| adults| subjects)?|everyone|everybody|each (?:group|arm|patient|participant)) (?:also )?(?:had (?:been |also )?(?:given|received)|received|were (?:also )?(?:given|treated with|taking|on|receiving)|was (?:also )?(?:given|on)|got|took|given|taking|receiving|on|with|had)\b${untilAllocation}`,
  // "esomeprazole given to all", "with folic acid in both arms"
  String.raw`[^.;,]*\b(?:given|offered|provided|prescribed|administered|supplied)\b (?:to|in) (?:all|both|everyone|each)\b[^.;,]*`,
  String.raw`\b(?:with|plus|and) [^.;,]{3,60} in (?:all (?:patients|participants|groups|arms)|both (?:groups|arms))\b`,
  // "patients on metformin", "on a background of methotrexate", "after successful adrenaline injection"
  String.raw`(?<!\b(?:based|effects?|data|evidence|depend\w*|focus\w*|information|trials?|stud(?:y|ies)|report\w*) )\bon (?:a )?(?:stable |background |long[- ]term |maximal(?:ly)? |maintenance |concomitant |chronic )+${untilAllocation}`,
  String.raw`\b(?:on|against) (?:a |the )?background (?:of |therapy|treatment)${untilAllocation}`,
  String.raw`\b(?:background|concomitant|adjunctive) (?:therapy|treatment) (?:with|of)\b${untilAllocation}`,
  String.raw`\b(?:already|previously|currently|still) (?:on|taking|receiving|given|treated with|using)\b${untilAllocation}`,
  String.raw`\b(?:despite|inadequate(?:ly)? (?:response to|responsive to|controlled (?:by|with|on))|intoleran(?:t|ce) (?:to|of)|refractory to|failure of|no response to|failed) ${untilAllocation}`,
]
/** The participants of a study: "adults … , given vitamin D", "patients on steroids with cyclophosphamide". */
const ofParticipants = String.raw`(?<=^(?:Adults|Adolescents|Children|Infants|Patients|People|Participants|Women|Men|Girls|Boys|Pregnant|Postmenopausal|Hospitali[sz]ed|Outpatients|Inpatients|Newborns)\b[^.;]*)\b(?<!(?:were|was|and|or) )(?:given|receiving|taking|on|using|after(?: successful)?|all with) ${untilAllocation}`
const shared = new RegExp([...sharedParts, ofParticipants].join('|'), 'gi')

/** The parts of a sentence that say what every participant was given. */
function listSharedParts(text: string): string[] {
  return text.match(shared)?.filter((part) => part !== '') ?? []
}

function removeParts(text: string, parts: string[]): string {
  return parts.reduce((rest, part) => rest.replace(part, ' '), text)
}

const between = /,?\s(?:vs\.?|versus|compared (?:with|to)|or (?=placebo\b))\s/i

function splitArms(text: string): { left: string; right: string }[] {
  const found = between.exec(text)
  if (found === null) return []
  return [{ left: text.slice(0, found.index), right: text.slice(found.index + found[0].length) }]
}

/** "plus heparin", "added to metformin"; "8.6 % with zoledronic acid" names the arm itself. */
const addOn =
  /\b(?:plus|adding\b[^.;,]{1,80}\bto|added to|in addition to|on top of|combined with|in combination with|together with|after|before|followed by|then)\b|(?<=[a-z]{3} |\/(?:kg|day|m2) |daily |weekly )\b(?:with|and)\b/i

/** The main treatment of an arm: "tenecteplase" of "tenecteplase plus heparin". */
function cutAddOn(arm: string): string {
  const found = addOn.exec(arm)
  return found === null ? arm : arm.slice(0, found.index)
}

/** Words that are added to both arms, or that make up one arm and are added to the other. */
function findSharedAddOns(left: string, right: string): Set<string> {
  const [first, second] = [left, right].map((arm) => toStems(arm.slice(cutAddOn(arm).length)))
  const shared = new Set<string>()
  for (const stem of first ?? []) if (second?.has(stem)) shared.add(stem)
  return shared
}

function toStems(text: string): Set<string> {
  const stems = new Set<string>()
  addStems(text, stems)
  return stems
}

function addStems(text: string, to: Set<string>): void {
  const words = splitWords(text)
  for (const { stem } of [...words, ...bindTokens(words)]) to.add(stem)
}
