/** Reads which treatment a question asks about, and for which effect: "does vitamin D prevent falls?" */

import { indexSpecificTerms, type QuestionTerm } from '@/lib/evidence/question/question-terms'
import { findOutcomes } from '@/lib/evidence/text/outcomes'

export interface SoughtEffect {
  /** As the user wrote it; '' where the question names none. */
  text: string
  /** Terms (by index) of what is to be prevented, improved or caused; none where it has no name of its own. */
  terms: number[]
  /** The outcomes of the table among them, for which an article may have another name. */
  outcomes: string[]
}

// "Cut out" and "cut off" are what a surgeon does.
const changes =
  'prevent|reduce|lower|improve|cut(?! (?:it |them )?(?:out|off|open|up|away))|decrease|increase|raise|shorten|prolong|delay|slow|relieve|ease|cause'
const asksForEffect = new RegExp(
  String.raw`(?:^|[.?!;,:]\s*|\band\s+)(?:do|does|did|can|could|will|would|should|is|are)\s+(?:(?:we|i|you|the|use|give|start|offer|taking|giving|adding|using|daily|regular|routine|oral)\s+)*([^?.,;:]{2,60}?)\s+(?:(?:supplements?|supplementation|tablets?|therapy|treatment)\s+)?(?:help|work|protect|treat|cure|effective|useful|good|beneficial|recommended|indicated|any good|${changes})\b`,
  'i',
)

const begins =
  '(?:re-?)?(?:start(?:ed|ing)?|begin(?:ning)?|begun|initiat(?:e|ed|ing)|resum(?:e|ed|ing)|introduc(?:e|ed|ing))'
/** "When to start anticoagulation after a stroke?", "how soon can anticoagulation be resumed?" */
const asksWhenToStart = new RegExp(
  String.raw`\b(?:when|how (?:soon|early|late|long))\b[^.?;]{0,25}?\b${begins}\s+(?:(?:the|a|an|oral|early)\s+)*([^?.,;:]{2,40}?)(?=\s+(?:in|after|with|for|following|before|during|when|if|on|at|post)\b|[?.,;:]|$)`,
  'i',
)
const asksWhenStarted = new RegExp(
  String.raw`\b(?:when|how (?:soon|early|late|long))\b[^.?;]{0,20}?\b(?:should|can|could|may|must|is|are|to)\s+(?:(?:the|a|an|oral)\s+)*([^?.,;:]{2,40}?)\s+(?:be\s+)?${begins}\b`,
  'i',
)

/** "When should a statin be started?" asks in whom; after an event, or with "how soon", it asks for the time. */
const asksForTime = /\bhow (?:soon|early|late|long)\b|\b(?:after|following|since|post)\b/i

/** "When to start anticoagulation", in the user's words; '' where the question asks for no time to begin. */
export function readAskedStart(text: string): string {
  if (!asksForTime.test(text)) return ''
  const [found = ''] = asksWhenStarted.exec(text) ?? asksWhenToStart.exec(text) ?? []
  return found.replace(/^[WH]/, (letter) => letter.toLowerCase())
}

/** A sentence on when a treatment is begun. */
export const startingWords = new RegExp(
  String.raw`\b(?:${begins}|starts|begins|initiation|early|earlier|late|later|delay\w*|immediate(?:ly)?|timing|accelerated|deferred)\b`,
  'i',
)

/** Words of a phrase that names a person, or what is asked about a treatment: "contraindications for thrombolysis". */
export const namesNoTreatment =
  'what|which|how|when|who|why|where|is|are|do|does|did|can|could|should|will|would|any|best|i|he|she|they|we|my|his|her|their|has|have|had|was|were|been|needs?|patients?|people|(?:contra)?indications?|thresholds?|cut-?offs?|criteria|evidence|mortality|benefits?|risks?|harms?|doses?|durations?|targets?|guidelines?'
/** "Exercise for fatigue in cancer survivors": a question that begins with a treatment. */
const beginsWithTreatment = new RegExp(
  String.raw`^\s*((?:(?!\b(?:${namesNoTreatment})\b)[^.?,;:]){3,40}?)\s+(?:for|against|to (?:prevent|treat|reduce|improve|relieve))\s+\S`,
  'i',
)

/** "First AC for breast cancer on Thursday. Does olanzapine help?": the first sentence states, and a later one asks. */
function tellsFirst(text: string): boolean {
  return /[.;]\s+\S/.test(text.slice(0, Math.max(0, text.indexOf('?'))))
}

/**
 * @returns the terms (by index) of the subject of "does … prevent", "when to start …" or "… for", if it names something
 */
export function findAskedTreatments(text: string, terms: QuestionTerm[]): number[] {
  const [, treatment] =
    asksForEffect.exec(text) ??
    asksWhenStarted.exec(text) ??
    asksWhenToStart.exec(text) ??
    (tellsFirst(text) ? null : beginsWithTreatment.exec(text)) ??
    []
  return treatment === undefined ? [] : indexSpecificTerms(treatment, terms)
}

/** "Prevent falls", up to the words that say in whom, when, or compared with what. */
const soughtEffect = new RegExp(
  String.raw`\b(?:do|does|did|can|could|will|would|to|for)\b[^.?;:]*?\b(?:${changes})\s+(?:(?:the|a|an|any|my|his|her|their)\s+)?((?:(?!\b(?:in|with|among|for|after|during|following|when|if|while|versus|vs|compared|than|from|by|at|on|without|who|over|before|under|as|is|are|given|taken)\b)[^.?,;:]){3,60})`,
  'i',
)

/** What the question wants the treatment to change; the condition and the people are not part of it. */
export function findSoughtEffect(text: string, terms: QuestionTerm[]): SoughtEffect {
  const [, effect = ''] = soughtEffect.exec(text) ?? []
  return {
    text: effect.trim(),
    terms: indexSpecificTerms(effect, terms),
    outcomes: findOutcomes(effect).map(({ name }) => name),
  }
}

// "Stop me dying" asks for prevention.
const stopping = String.raw`(?:stop(?:s|ped|ping)?(?! (?:me|him|her|us|you|them|people|patients)\b)|discontinu\w+|withdr[ae]w\w*|cessation|coming off|come off|missed)`
const afterStopping = new RegExp(
  String.raw`\b(?:what happens|after|when|once|upon|following)\b[^.?;]{0,40}\b${stopping}\b|\b(?:effects? of |risks? of )?(?:stopping|discontinuing|withdrawing|coming off)\b[^.?;]{0,40}\b(?:what happens|effects?|consequences?|risks?|relapse|rebound)\b|\brebound\b`,
  'i',
)

/** A sentence on what follows when a treatment is stopped, or is continued by some and not by others. */
export const stoppingWords = new RegExp(
  String.raw`\b(?:${stopping}|rebound|deprescrib\w*|continu(?:ed|ing)\b[^.;]{0,80}\b(?:relaps\w*|recurr\w*|placebo))\b`,
  'i',
)

const lengths = '(?:days?|weeks?|months?|years?)'
const asksForLength = new RegExp(
  String.raw`\b(?:how (?:long|many ${lengths})|number of ${lengths})\b(?!.{0,40}\b(?:live|survive|last|recover|wait|before|until|after surgery))|\bduration\b|\b(?:course|treatment) length\b|\b\d+ (?:or|vs|versus) \d+ ${lengths}\b`,
  'i',
)
/** A sentence on how long a treatment is given: "for 10 to 21 days", "a 5-day course". */
export const lengthWords = new RegExp(
  String.raw`\b(?:for|of|continued|over) (?:at least |about |up to |another )?(?:\d[\d.]*|one|two|three|four|five|six|seven|ten|twelve)(?:\s?(?:-|–|to|or)\s?\d+)?[\s-]${lengths}\b|\b\d+\s?(?:-|–|to)\s?\d+[\s-]${lengths}\b|\b\d+[\s-]${lengths}(?: course| of (?!follow))`,
  'i',
)

/** "How long should clopidogrel be given?" is not answered by when to start it. */
export function asksForDuration(text: string): boolean {
  return asksForLength.test(text)
}

const target =
  /\b(?:targets?|goals?)\b|\baim (?:for|at|below)\b|\bhow low should\b|\bwhat (?:[\w-]+ ){1,3}(?:should (?:I|we|you) aim|to aim)\b/i
/**
 * A sentence on the value to aim at: "goal below 130/80 mm Hg", "titrate to urate below 6"; "start if it stays at
 * 130/80" is none.
 */
export const targetWords =
  /\b(?:targets?|goals?|aim(?:s|ed|ing)?|titrat\w+ to|treat(?:ed|ing)? to|lower\w* to|ke(?:ep|pt)|maintain\w*)\b[^.;]{0,60}?\d/i

/** "LDL target after MI". */
export function asksForTarget(text: string): boolean {
  return target.test(text)
}

const screened = String.raw`(?:screen\w*|check-?ups?|(?:re)?test(?:s|ed|ing)?|mammogra\w+|smears?|colonoscop\w+|scan(?:s|ned)?|follow-?up|review(?:ed)?|monitor\w*|measured?)`
const often = '(?:how (?:often|frequently)|what interval|intervals?|frequency)'
const interval = new RegExp(String.raw`\b${screened}\b.*\b${often}\b|\b${often}\b.*\b${screened}\b`, 'i')
const whom =
  /\bwho(?: and (?:how often|when|at what age|from (?:what|which) age|which)\b|,? ?(?:how often|when)\b|\s*\?)/i

/** "Lung cancer screening: how often?" asks for an interval, and not for the dose of a drug. */
export function asksForInterval(text: string): boolean {
  return interval.test(text)
}

/** "Lung cancer screening: who and how often?" */
export function asksWhomToScreen(text: string): boolean {
  return interval.test(text) || whom.test(text)
}

/** A sentence on who is screened or treated, and how often: "age 50 to 80: every year". */
export const whomWords =
  /\b(?:all|everyone|every (?:adult|other|two|three|\d+|years?|months?)|annual(?:ly)?|yearly|once|age[sd]? \d|\d+ (?:to|or) (?:\d+|older|over|more)|times a (?:year|month)|years or (?:more|older|over))\b/i

/** "What happens when denosumab is stopped?" is not answered by the effect of taking it. */
export function asksAfterStopping(text: string): boolean {
  return afterStopping.test(text)
}

/** What is tested while a treatment is given. */
export const monitoringWords =
  /\b(?:(?:liver|kidney|renal|thyroid|blood|function) (?:function )?tests?|monitor\w*|blood counts?|check(?:ed|s|ing)? (?:\w+ ){0,3}(?:potassium|creatinine|liver|blood|bloods|levels?))\b/i
const monitoring =
  /\b(?:what|which|any|need|check|how often|monitor\w*|baseline|routine) (?:[\p{L}-]+ ){0,3}(?:bloods|blood (?:tests?|counts?)|LFTs?|U&Es?|FBC|monitoring)\b|\b(?:bloods|blood (?:tests?|counts?)|LFTs?|U&Es?|FBC) (?:\w+ ){0,2}(?:how often|needed|monitor\w*)|\bwhat (?:to|should (?:I|we)) monitor\b|\bmonitoring\W*$/iu

/** "What bloods, and how often?" */
export function asksForMonitoring(text: string): boolean {
  return monitoring.test(text)
}

const interaction = /\b(?:interact(?:s|ed|ing|ions?)?|drug-drug)\b/i

/** "Clarithromycin and simvastatin interaction". */
export function asksForInteraction(text: string): boolean {
  return interaction.test(text)
}
