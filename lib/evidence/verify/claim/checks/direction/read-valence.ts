/** Reads whether more of an outcome is good or bad from the words that name it. */
import type { Valence } from '@/lib/evidence/verify/claim/compare-directions'
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import { type Statement, withoutLead } from '@/lib/evidence/verify/claim/read-statements'

const good =
  /\b(?:(?:excellent|good|favou?rable) (?:functional |neurological |clinical )?outcomes?|surviv\w+|alive|lives|remission|respon[sd]\w*|cure[sd]?|heal(?:ed|ing)?|quality of life|\w*QoL|function\w*|independen\w+|abstinen\w+|quit\w*|live births?|clearance|cleared|resolution|resolved|recover\w*|weight loss|efficiency|adherence|success\w*|control|well-controlled|sensitivity|specificity|accuracy|completion|completed|acuity|letters|fever-free|-free|free of|detect\w+|satisf\w+|health status|relationships?|well-?being|knowledge|skills?|performance|strength|abilit\w+|alertness|vitality|mental health|improvement|s?MMSE|FEV1|ejection fraction|gait speed)\b/i
const bad =
  /\b(?:death|deaths|died|mortality|stroke|infarction|bleed\w*|h(?:a?)emorrhage|events?|exacerbations?|relapse\w*|recurren\w+|fractures?|symptoms?|pain|fatigue|tired\w*|infections?|admissions?|hospitali[sz]ations?|cancer|progression|decline|disability|breathlessness|h(?:yper|ypo)\w+|nausea|vomit\w+|failure|injury|complications?|seizures?|dement\w+|fever|thrombo\w+|toxicity|harm\w*|adverse|score|itch\w*|anxiety|depress\w+|stress|distress|discomfort|dysfunction|swelling|burden|errors?|severity|flush\w*|metasta\w+|\w*pathy|pneumonia|arrhythmias?|clots?|ulcers?|rash|diarrh\w+|headaches?|migraines?|amputations?|suicid\w+|overdoses?|delirium|allerg(?:y|ies)|anaphylaxis|(?:pre-?)?eclampsia|miscarriages?|stillbirths?|caesareans?|cesareans?|neurotoxicity|sepsis|shock|re-?operations?|re-?admissions?|rehospitali[sz]ations?|intubation|an(?:a)?emia|\w+itis|psychosis|falls|blindness|(?:blood|systolic|diastolic) pressure|LDL|HbA1c)\b/i

/** "Shift to a better Rankin score": the name says which way is good, whatever its scale. */
export function readOwnValence({ line, text }: Fact): Valence {
  if (line === null) return null
  const scale = betterWhen.exec(text.slice(0, line.nameEnd))?.[1]
  if (scale) return /^high/i.test(scale) ? 'good' : 'bad'
  if (timeToEvent.test(text)) return timeToRecovery.test(text) ? 'bad' : timeToHarm.test(text) ? 'good' : null
  return named.test(text) || ofLife.test(text.slice(0, line.nameEnd)) ? 'good' : null
}

/** Less time until what is hoped for is better, and more time until what is feared. */
const timeToRecovery =
  /\btime (?:to|until) (?:[\p{L}-]+ ){0,3}?(?:recover|resol|reliev|relief|alleviat|heal|clos|discharg|improv|clear|cure|remission|respon|cessation|normal|return|extubat|stabil|sleep|sustained)/iu
const timeToHarm =
  /\btime (?:to|until) (?:[\p{L}-]+ ){0,3}?(?:death|progress|relapse|recurren|fail|event|worsen|exacerbat|rescue)/iu

/** "(0 to 240, *lower is better*)". */
const betterWhen = /\b(higher|lower)(?: \p{L}+)?(?: is| are|,| =)? (?:the )?better\b/iu

/** "Acne-QoL *symptom* score": more quality of life, whatever the part of it is called. */
const ofLife = /\bquality[- ]of[- ]life\b|\b\w*-?QoL\b/i

const named = /^(?:reduced|fewer|less|lower|improved?|improvement|shift (?:to|towards?) (?:a )?better)\b/i

/** The words for the outcome: "stroke" in "after stroke, more had a good outcome" is not one. */
export function nameCore({ text, start, core }: Pick<Statement, 'text' | 'start' | 'core'>): string {
  return text.slice((core[0]?.start ?? start) - start, (core.at(-1)?.end ?? start) - start)
}

/**
 * "A modest improvement" does not say of what, unlike "more endoscopic improvement", nor does "in
 * patients who relapsed".
 */
export function withoutCue({ text, start, cue, about }: Statement): string {
  const led = withoutLead(about, text, start)[0]?.start ?? start
  if (!cue || text.slice(cue.start - start, cue.end - start).includes(' ')) return text.slice(led - start)
  const before = text.slice(led - start, Math.max(led, cue.start) - start)
  return `${before} ${text.slice(cue.end - start)}`.replace(treated, '')
}

const freeOf =
  /\b\p{L}+(?=-free\b| (?:control|relief|resolution|clearance|cessation)\b)|(?<=\bfree (?:of|from) )\p{L}+/gu

/** "In patients who had relapsed": who was treated. */
const treated = /\b(?:in|among|for) (?:patients|people|those|adults|children|(?:wo)?men) (?:who|with) [^,;]*/giu

export function readValence(text: string): Valence {
  if (/\b(?:in|at|for) (?:preventing|avoiding)\b/i.test(text)) return 'bad'
  // Of "event-free survival" and "free of relapse" only what they are free of is bad.
  const [isGood, isBad] = [good.test(text), bad.test(text.replace(freeOf, ''))]
  return isGood === isBad ? null : isGood ? 'good' : 'bad'
}

export const timeToEvent =
  /\btime (?:to|until)\b.*: (?:median |mean )?\d[\d.]* (?:minutes?|min|hours?|days?|weeks?|months?)\b/i
