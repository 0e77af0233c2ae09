/**
 * Reads which facet of the evidence a question asks for, since each is answered by another sentence of an article: "is it
 * safe?" by its harms, "what dose?" by the intervention, "who was excluded?" by its limitations.
 */
import { findOutcomes, type NamedOutcome } from '@/lib/evidence/text/outcomes'

export const facets = [
  'effect',
  'harm',
  'dose',
  'eligibility',
  'accuracy',
  'prognosis',
  'recommendation',
  'comparison',
] as const
/** `dose` includes regimen, timing and duration; `eligibility` includes who was excluded. */
export type Facet = (typeof facets)[number]

export interface QuestionFacets {
  /** In the order of `facets`; `effect` alone if the question names none. */
  asked: Facet[]
  /** Whether the question names any facet; "and in pregnancy?" does not, and takes that of the turn before. */
  isNamed: boolean
  /** Outcomes that the question names: "stroke", "major bleeding". */
  outcomes: NamedOutcome[]
}

/** What asks for each facet, in the words of clinicians and patients. */
const facetPatterns: Record<Exclude<Facet, 'effect'>, RegExp> = {
  harm: /\b(?:harm(?:s|ful|ed)?|(?:un)?safe(?:ty|ly|r|st)?|adverse|side[- ]?effects?|(?:ill|bad|unwanted|undesired) effects?|toxic\w*|complications?|tolera(?:ted|bility|ble)|danger(?:s|ous)?|downsides?|drawbacks?|contra-?indicat\w*|hurt|damag(?:e|es|ing)|risks? (?:on|with|from)|warnings?|precautions?|AEs?|SAEs?|interact(?:s|ions?)?|worr(?:y|ied|ies)|hazards? of|cost in (?:bleed|harm)\w*|(?:stop|stopped|stopping|quit|quitting|discontinu\w+|withdr[ae]w\w*|dropped out)\b.{0,30}\b(?:because|due to|from|for)|side-?fx|s\/e)\b/i,
  dose: /\b(?:(?<!\b(?:low|lower|high|higher|one|single|two|reduced|standard|ultra-low)[- ])dos(?:e|es|ed|age|ages|ing)|regimens?|posology|schedules?|titrat\w+|uptitrat\w+|loading|maintenance (?:dose|dosing)|how (?:much|many)(?= (?:[\w-]+ ){0,2}(?:should|do (?:i|we|you) (?:give|use|take|start)|is given|was given|mg|milligrams?|micrograms?|units|tablets?|pills?|injections?|infusions?|puffs?|times|doses?|days?|weeks?|months?|courses?|cycles?|sessions?|fractions?|gy|per)\b)|how (?:often|frequent\w*|long (?:should|to|do (?:i|we|you|they)|was|were|is (?:it|the course)|a course|for)|soon|early|quickly|fast|late|is it (?:given|taken|dosed|administered))|when (?:should|must|to|do (?:i|we|you)|was|were|is|can)\b.{0,30}\b(?:start(?:ed)?|given?|taken?|begin|began|stop(?:ped)?|administered|repeat(?:ed)?)|(?:start|give|begin|taken?) (?:it |at |in |from )?(?:what|which) (?:week|day|time|age|dose)|what (?:week|time|day|strength|frequency|interval|route|rate|duration)|start(?:ing|ed)? (?:at )?what|from when|until when|by which route|frequency|(?:treatment|dosing|dose) (?:interval|duration)|duration|interval|(?:mg|mcg|micrograms?|units)(?:\/|\s?per\s?)(?:kg|day|dose)?|milligrams?|which (?:dose|strength)|given (?:orally|how)|how (?:was|were|is) (?:it|they|the \w+|[\w-]+) (?:given|dosed|taken|administered)|maximum|max dose|bd|tds|qds|od|bid|tid)\b/i,
  eligibility:
    /\b(?:exclu(?:de[ds]?|ding|sions?)|(?:in)?eligib\w+|inclusion|entry criteria|enrol\w*|recruit\w+|randomi[sz]ed patients|included|(?:which|what(?: kind| sort| type)?s?(?: of)?) (?:patients?|people|adults?|children|women|men|babies|infants?|participants?|cancers?) (?:(?:were|was|got|get|took|are|did|could|had)\b|.{0,24}\b(?:in the (?:trial|study)|studied|enter\w*|join\w*|tested))|who (?:was|were|is|are|got|did|could|can'?t|cannot|should ?n[o']t|shouldn.t|should not) ?(?:in|not|left|kept|studied|tested|allowed|barred|ruled|selected|chosen|take|get|have)|left out|kept out|not (?:studied|tested|allowed|included|enrolled)|(?:apply|applies|applicab\w+|generali[sz]\w+|extrapolat\w+)\b|study population|trial population|participants?|does (?:the|that|this) (?:trial|study|evidence|result) (?:cover|include|hold|count)|who (?:qualif\w+|counts?)|selected|represent(?:ed|ative))\b/i,
  accuracy:
    /\b(?:sensitiv(?:e|ity)|specific(?:ity)|accura\w+|predictive value|[np]pv|likelihood ratios?|auc|auroc|roc|false[- ](?:positive|negative|alarm)s?|rul(?:e|es|ed|ing) (?:\w+ ){0,3}(?:out|in)|miss(?:es|ed|ing)? (?:\w+ ){0,2}(?:diagnos\w+|cases?|emboli\w*|cancers?|infarct\w*|pe|mi|dvt)|(?:do|does|did|would|will|can|could|how (?:many|often)) .{0,40}\bmiss\b|diagnos(?:e|es|tic|ing) (?:\w+ )?(?:yield|accuracy|value|performance|test)|detect(?:s|ion|ed|ing)?|yield|cut-?offs?|test performance|pick(?:s|ed)? up|reliab\w+|discriminat\w+)\b/i,
  prognosis:
    /\b(?:prognos\w+|life expectancy|natural history|outlook|how long .{0,40}\b(?:live|survive|last|recover)|(?:chances?|likelihood|probability|odds) of|(?:one|two|five|ten|\d+)[- ]year (?:survival|mortality|risk|outcomes?)|long[- ]term (?:outcomes?|outlook|survival|risk)|predict(?:s|ors?|ed|ing)?|risk factors?|survival rate|mortality rate|course of the disease)\b/i,
  recommendation:
    /\b(?:guidelines?|guidance|recommend\w*|advis(?:e|es|ed)|advice|suggest(?:s|ed)?|endors\w+|position statement|consensus|(?:say|says|said) about|should(?: not|n't)? (?:we|i|you|they|he|she|it|patients?|people|adults?|children|women|men|all|every\w+|this|that|the|a|an|be|\w+ be|\w+ \w+ be)|who (?:should|needs?|gets?)|(?:when|what|which|at what|how).{0,40}\bshould|first[- ]?line|second[- ]?line|first[- ]choice|standard of care|thresholds?|targets?|class [I1-3]+[ab]?|grade [A-D]|strength of (?:the )?(?:recommendation|evidence)|surviving sepsis|indications?|indicated|criteria for)\b/i,
  comparison:
    /\b(?:vs?\.?|versus|compar(?:e|ed|es|ing|ison|able)|against|better|worse|superior\w*|(?:non-?)?inferior\w*|rather than|instead of|head[- ]to[- ]head|difference between|beats?|outperform\w*|equivalent|as (?:good|effective|safe|well) as|more effective|which (?:is|of|one|drug|works)|alternatives?|prefer\w*|or just|replace[sd]?)\b|\b(?!should|whether|more|less)\w{3,} or (?!not\b|more\b|less\b|so\b|older\b|over\b|under\b|above\b|below\b|higher\b|lower\b|without\b|any\b)\w{3,}[^?.]{0,30}\?/i,
}

/** Issuers of guidelines, in capitals only: "who", "gold" and "nice" are words. */
const guidelineIssuer =
  /\b(?:USPSTF|NICE|WHO|KDIGO|GOLD|GINA|ESC|AHA|ACC|ACP|ACR|IDSA|ATS|AAP|ASH|ASCO|ACOG|CDC|EULAR|ADA|EASD|SSC|AABB|AAN|CHEST|BTS|ERS|AGA|ACG|AASLD|EASL|SIGN|NCCN|ESMO|AUA|EAU|ACIP)\b/

const effectPattern =
  /\b(?:work(?:s|ed)?|help(?:s|ed|ful)?|effects?|effective\w*|effica\w+|benefi\w+|reduc\w+|improv\w+|lower(?:s|ed|ing)?|prevent\w*|slow(?:s|ed|ing)?|cut(?:s|ting)?|decreas\w+|increas\w+|treat(?:s|ed|ment|ing)?|cure[sd]?|results?|outcomes?|do(?:es)? (?:for|to|much|anything)|achieve[sd]?|NNT|number needed|useful|evidence|worth|point (?:in|of)|role|impact|save[sd]?|protect\w*|delay\w*|avoid\w*|shorten\w*|clear(?:s|ed)?)\b/i

/** A benefit on an outcome that is otherwise a harm: "prevent bleeding", "reduce falls". */
const soughtBenefit =
  /\b(?:prevent\w*|reduc\w*|lower(?:s|ed|ing)?|decreas\w*|avoid\w*|treat\w*|stop(?:s|ped|ping)?|fewer|less|against|cut(?:s|ting)?|relie[fv]\w*|help\w*|improv\w*|for|after|in|with|of|during|has|had|and)\s+(?:\w+[\s-]+){0,3}$/i

/** An effect on a harm itself: "how much hypotension", "does it cause falls", "bleeding with apixaban", "risk of". */
const causedHarm =
  /\b(?:caus\w+|risks?|rates?|rise|increas\w+|more|extra|excess|how (?:much|many|often|common|frequent)|lead\w* to|get|gave?|gives?|produce[sd]?|trigger\w*|develop\w*|affect\w*|what about|and|any|will)\s+(?:\w+[\s-]+){0,4}$/i

/** @param text one turn of the conversation */
export function readFacets(text: string): QuestionFacets {
  const outcomes = findOutcomes(text)
  const named = facets.filter((facet) => facet !== 'effect' && facetPatterns[facet].test(text))
  const asked = new Set<Facet>(named)
  if (guidelineIssuer.test(text) && text !== text.toUpperCase()) asked.add('recommendation')
  if (outcomes.some((outcome) => asksForHarm(text, outcome))) asked.add('harm')
  if (effectPattern.test(text) && !asked.has('dose') && !asked.has('eligibility')) asked.add('effect')
  const isNamed = asked.size > 0 || outcomes.length > 0
  if (asked.size === 0 || (outcomes.some(({ isHarm }) => !isHarm) && !asked.has('harm'))) asked.add('effect')
  return { asked: facets.filter((facet) => asked.has(facet)), isNamed, outcomes }
}

/** Whether an outcome is asked about as a harm: it is one by nature, and the question does not seek to treat it. */
function asksForHarm(text: string, { isHarm, at }: NamedOutcome): boolean {
  if (!isHarm) return false
  const before = text.slice(Math.max(0, at - 60), at)
  if (causedHarm.test(before))
    return !/\b(?:reduc|lower|decreas|prevent|avoid|cut)\w*\s+(?:\w+[\s-]+){0,5}$/i.test(before)
  return before.trim() === '' || !soughtBenefit.test(before)
}
