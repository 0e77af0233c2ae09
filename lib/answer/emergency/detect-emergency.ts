/** Detects whether someone is in danger now. A literature question on the same subject does not match. */
import { detectChineseEmergency } from './detect-emergency-zh'

export type Emergency = 'medical' | 'self-harm'

/**
 * Matches the writer or a person nearby, and the present: a literature question on the same subject ("troponin timing
 * in suspected MI") must not match.
 */
const happeningNow =
  /\b(?:i(?:'m| am| have| can(?:'|no)t| just| feel)|my (?:chest|throat|face|arm|baby|child|son|daughter|wife|husband|mother|mum|mom|father|dad|partner|friend|colleague))\b/i
const medicalEmergency =
  /\b(?:chest (?:pain|pressure|tightness|hurts?)|(?:can(?:'|no)t|cannot|trouble|difficulty) breath(?:e|ing)|not breathing|unconscious|unresponsive|passed out|collapsed|having (?:a )?(?:stroke|heart attack|seizure|fit)|face (?:is )?droop\w*|slurred speech|overdosed?|swallowed|poison\w*|anaphyla\w+|throat (?:is )?(?:closing|swelling)|bleeding (?:heavily|badly|a lot|won'?t stop|and (?:it )?won'?t stop))\b/i
const selfHarm =
  /\b(?:i (?:want|am going|'m going|plan|intend) to (?:die|kill myself|end my life|hurt myself|harm myself)|i(?:'m| am) (?:feeling )?suicidal|kill(?:ing)? myself|end(?:ing)? my life)\b/i

export function detectEmergency(text: string): Emergency | null {
  if (selfHarm.test(text)) return 'self-harm'
  if (happeningNow.test(text) && medicalEmergency.test(text)) return 'medical'
  return detectChineseEmergency(text)
}
