/**
 * Reads what a sentence of an article states: its role (aim, methods, result, conclusion) and how well it suits each
 * facet that a question can ask for. Both come mostly from sections; in an abstract without headings, from the wording.
 */
import type { Section } from '@/lib/evidence/article/article'
import type { Facet } from '@/lib/evidence/question/question-facets'

export type SentenceRole =
  | 'aim'
  | 'background'
  | 'methods'
  | 'results'
  | 'harms'
  | 'conclusion'
  | 'recommendation'
  | 'limitations'

/** Roles of sentences that say what an article found or advises. */
export const findingRoles: ReadonlySet<SentenceRole> = new Set(['results', 'harms', 'conclusion', 'recommendation'])

export interface SentenceReading {
  role: SentenceRole
  /** 0 to 1 for each facet that it states something about. */
  fits: Partial<Record<Facet, number>>
}

/** Where a sentence is: its section, and its place in the article as a share, 0 for the first and 1 for the last. */
interface SentencePlace {
  section: Section
  place: number
}

export function readSentence(text: string, { section, place }: SentencePlace): SentenceReading {
  const role = readRole(text, section, place)
  const fits: SentenceReading['fits'] = {
    effect: measureAdvice(text, role) * effectFit[role],
    comparison: role === 'results' || role === 'conclusion' ? effectFit[role] + (comparing.test(text) ? 0.1 : 0) : 0,
    harm: measureHarm(text, role),
    dose: measureDose(text, role),
    threshold: measureThreshold(text, role),
    timing: measureTiming(text, role),
    eligibility: measureEligibility(text, role),
    accuracy: measureFinding(text, role, accuracyWords),
    prognosis: measureFinding(text, role, prognosisWords),
    recommendation: measureRecommendation(text, role),
  }
  return { role, fits }
}

const aim =
  /\b(?:(?:aim|objective|purpose|goal)s? (?:of (?:this|the|our)|was|were|is)|aimed (?:to|at)|we (?:sought|set out|investigated whether|examined whether|evaluated whether|hypothesi[sz]ed)|to (?:determine|evaluate|assess|investigate|examine|compare|test|explore|establish|identify|find out|describe|clarify) (?:the|whether|if|how|and|what|which)|this (?:study|trial|paper|article|review|report) (?:aims?|examine[sd]?|evaluate[sd]?|investigate[sd]?|assess(?:es|ed)?|describe[sd]?|reviews?))\b/i
const methods =
  /\b(?:were (?:randomly|enrolled|recruited|randomi[sz]ed|assigned|included in|searched|interviewed|measured|collected|analy[sz]ed (?:using|by|with)|followed|invited|reviewed|identified)|was (?:performed|conducted|measured|assessed (?:using|by)|carried out|defined)|we (?:enrolled|recruited|randomi[sz]ed|randomly|searched|conducted|performed|used|included|reviewed|analy[sz]ed|assigned|collected|measured|surveyed|compared|studied)|primary (?:outcome|end ?point) (?:was|were)|retrospective(?:ly)?|questionnaires?|(?:cross-sectional|cohort|prospective) (?:study|design))\b/i
const concluding =
  /\b(?:conclu(?:de[sd]?|sions?|ding)|in summary|our (?:results|findings|data|study)|these (?:results|findings|data)|this (?:study|analysis) (?:shows?|suggests?|demonstrates?|confirms?|indicates?|provides?|supports?)|(?:results|findings|data|evidence) (?:suggest|indicate|support|show|demonstrate|confirm)|we (?:recommend|suggest|found that|believe)|should be (?:considered|recommended|used|offered|avoided|encouraged)|may be (?:useful|an? (?:effective|alternative|option)))\b/i
const backgroundOpening =
  /\b(?:(?:is|are) (?:common|frequently|often|widely|known|thought|increasingly|a major|a leading|one of)|remains? (?:unclear|unknown|controversial|uncertain)|little is known|has been (?:suggested|proposed|reported|shown)|have been (?:suggested|proposed|reported|shown)|(?:data|evidence) (?:is|are) (?:lacking|limited|scarce))\b/i
/** "OR" in capitals only: "or" is a word. */
const figure =
  /\d\s*%|\bCI\b|\b[Pp]\s*[<=>]|\b(?:[Aa]?HR|[Aa]?RR|[Aa]?OR)\b|\b(?:[Hh]azard|[Rr]isk|[Rr]ate|[Oo]dds) ratio\b|\d\s*(?:vs|versus)\s*\d/

const sectionRoles: Partial<Record<Section, SentenceRole>> = {
  question: 'aim',
  background: 'background',
  methods: 'methods',
  results: 'results',
  harms: 'harms',
  conclusion: 'conclusion',
  recommendation: 'recommendation',
  limitations: 'limitations',
}

export function readRole(text: string, section: Section, place: number): SentenceRole {
  const known = sectionRoles[section]
  if (known === 'background' && aim.test(text)) return 'aim'
  if (known) return known
  if (figure.test(text)) return 'results'
  if (concluding.test(text) && place > 0.3) return 'conclusion'
  if (aim.test(text)) return 'aim'
  if (methods.test(text)) return 'methods'
  if (place > 0.85) return 'conclusion'
  return place < 0.35 || backgroundOpening.test(text) ? 'background' : 'results'
}

/** How well a sentence of each role answers what a treatment does. */
const effectFit: Record<SentenceRole, number> = {
  conclusion: 0.55,
  recommendation: 0.55,
  results: 0.3,
  harms: 0.2,
  limitations: 0,
  methods: 0,
  background: 0,
  aim: 0,
}

const recommendationFit: Record<SentenceRole, number> = {
  recommendation: 0.6,
  conclusion: 0.5,
  results: 0.25,
  harms: 0.2,
  limitations: 0.1,
  methods: 0,
  background: 0,
  aim: 0,
}

const comparing =
  /\b(?:vs\.?|versus|compared|than|against|both|either|similar|superior|noninferior|equivalent|differ\w*)\b/i

const recommending =
  /\b(?:recommend\w*|should|suggest\w*|advis\w+|offer|prefer\w*|first[- ]line|consider(?:ed)?|avoid|do not|target)\b/i

/** What to do where the first choice is not possible or has failed. */
const secondChoice =
  /\b(?:alternatives?|alternatively|second[- ]line|third[- ]line|otherwise|rescue|after (?:a |the )?fail(?:ed|ure)|if \w+(?: \w+){0,3} (?:fails?|failed|is not (?:available|tolerated|possible)|(?:is|are) contraindicated))\b/i
/** What to do before a treatment is chosen. */
const diagnosing = /^(?:diagnos\w+|screen\w*|test|check|measure|assess|classify|define)\b/i
const secondaryFit = 0.8

const advising =
  /(?:^|[:;] )(?:delay|avoid|use|give|stop|start|reduce|do not|never)\b|\b(?:should|must) (?:not )?be (?!(?:interpreted|read|seen|viewed|weighed|generali[sz]ed)\b)|\b(?:is|are) (?:considered|preferred|advised|avoided|needed|required)\b|\bcalls? for\b/i

/** Whether a limitation says what to do: "8 g/dL is considered in cardiovascular disease", "Delay it for 5 days". */
export function statesAdvice(text: string): boolean {
  return advising.test(text)
}

/** Not "who do not respond", "89% against 52%", "vaccination against influenza", "class 3 obesity". */
const rejecting =
  /\b(?:(?:not|never) (?:be )?(?:recommend\w*|offer\w*|used?|given?|routine\w*)|(?:should|must) not\b|(?<!\b(?:who|that|which|these|those|they|symptoms) )do not(?! (?:respond|improve|work|help|tolerate|settle|resolve|want|wish|have|need|know)\b)|insufficient evidence|I statement|class 3(?=[:;,)])|(?<!\b(?:vaccin|protect|immuni[sz]|effective|active)\w* )against(?! (?:about |around )?\d))\b|^no \w/i
/** Whether a sentence says what not to do, or what is not known to help. */
export function rejectsTreatment(text: string): boolean {
  return rejecting.test(text)
}

/** "Diagnose with bulging of the eardrum", "Bacterial if symptoms persist", "not for diagnosing concussion". */
const tellsDiagnosis =
  /\bdiagnos(?:e|es|ing|tic)\b|\bdiagnosis (?:by|with|needs|requires|rests)\b|\b(?:distinguish|differentiat)\w*|\bto separate\b|\bmeans\b|\b(?:confirm|suspect)(?:ed|s)? (?:by|with|on|if|when)\b|\bcriteria (?:are|is|for)\b|^[\p{L}-]+(?:al|ic|ed|ble|ous|ive|ely) (?:only )?if\b|\bcall [\p{L} ]+ only (?:if|after|when)\b/iu

/** Whether a sentence says how a disease is recognised, in signs, tests or their accuracy. */
export function statesDiagnosis(text: string, role: SentenceRole): boolean {
  return diagnosing.test(text) || tellsDiagnosis.test(text) || (findingRoles.has(role) && accuracyWords.test(text))
}

/** A recommendation that only says what to test or how to recognise a disease. */
export function onlyDiagnoses(text: string): boolean {
  return diagnosing.test(text) && !treating.test(text)
}

const treating = /\b(?:treat\w*|then|give|prescrib\w*|offer|start\w*)\b/i

function measureRecommendation(text: string, role: SentenceRole): number {
  if (role !== 'recommendation' && !recommending.test(text)) return 0
  return measureAdvice(text, role) * recommendationFit[role]
}

/** How far a recommendation says what to do first, 1 for any other sentence. */
function measureAdvice(text: string, role: SentenceRole): number {
  return role === 'recommendation' && (secondChoice.test(text) || diagnosing.test(text)) ? secondaryFit : 1
}

const harmWords =
  /\b(?:adverse|side[- ]effects?|harm\w*|toxic\w*|safety|complications?|tolera\w+|discontinu\w+|withdr[ae]w\w*|stopp(?:ed|ing)|bleed\w*|h(?:a?)emorrhag\w*|hypo(?:glyc|tens|kal|natr)\w+|hyper(?:glyc|kal)\w+|reactions?|serious events?|nausea|diarrh\w+|pneumonitis|kidney injury|ketoacidosis|ARIA\S*|falls?|fractures?|syncope|infections?|o?edema|neutropeni\w+|perforat\w+)\b/i
const adverseEvents = /\b(?:adverse (?:events?|effects?|reactions?)|side[- ]effects?|toxicity|serious events?)\b/i
const safetyOutcome = /\(safety outcome\)/

function measureHarm(text: string, role: SentenceRole): number {
  if (role === 'harms') return 0.9
  if (safetyOutcome.test(text)) return 0.75
  if (role === 'results' && adverseEvents.test(text)) return 0.7
  if (!harmWords.test(text)) return role === 'conclusion' ? 0.3 : 0
  if (role === 'conclusion') return 0.6
  if (role === 'results') return 0.45
  return role === 'recommendation' ? 0.35 : role === 'limitations' ? 0.3 : 0
}

/** An amount to give; "mg/dL" and "mm Hg" are measured, not given. */
const amount =
  /\d[\s-]?(?:mg|g|µg|μg|mcg|micrograms?|milligrams?|grams?|IU|units?|U|mL|ml|mmol|MBq|Gy|kcal|puffs?|tablets?|drops|sachets?|sessions?|injections?|infusions?|L|lit(?:re|er)s?)\b(?!\/(?:d?L|mmol|g\b|mL|ml|µL|24))/i
const regimen =
  /\b(?:(?:once|twice|three times|four times)(?: (?:a|per))? ?(?:daily|weekly|monthly|yearly|day|week|month|year)|every (?:other |\d+(?:-\d+| to \d+)? |two |three |four |six |eight |twelve )?(?:minutes?|hours?|days?|weeks?|months?|years?)|daily|weekly|monthly|biweekly|fortnightly|nightly|annual(?:ly)?|yearly|loading|titrat\w+|flexible dose|maximum dose|bolus|subcutaneous\w*|intravenous\w*|intramuscular\w*|oral(?:ly)?|single dose|one dose|two doses|target of|targets? (?:below|of|under))\b/i

function measureDose(text: string, role: SentenceRole): number {
  const stated = (amount.test(text) ? 0.5 : 0) + (regimen.test(text) ? 0.25 : 0)
  if (stated === 0 || role === 'aim' || role === 'background') return 0
  if (role === 'recommendation' || role === 'conclusion') return stated + 0.05
  return role === 'methods' ? stated + methodsDose(text) : stated - 0.1
}

/** Our own cards describe each arm in a separate sentence. */
function methodsDose(text: string): number {
  if (/^Intervention:/.test(text)) return 0.15
  return /^(?:Comparator|Subject):/.test(text) ? -0.15 : 0
}

/** "D-dimer below 500 ng/mL", "PHQ-9 at 10 or more"; but "aged 65 or older" is an enrolment criterion. */
const limit =
  /(?:\b(?:below|under|above|over|at least|exceeding|(?:less|more|greater|lower|higher) than|cut-?offs?(?: of)?)|[<>≤≥])\s?\d|\b(?<!age |aged |[.,])\d[\d.,]{0,12}(?:\s?[\w/%]{1,8})? or (?:more|less|above|below|over|under|higher|lower)\b/i

function measureThreshold(text: string, role: SentenceRole): number {
  if (!limit.test(text) || role === 'aim' || role === 'background') return 0
  if (role === 'methods') return /^Intervention:/.test(text) ? 0.65 : 0.3
  return { recommendation: 0.65, conclusion: 0.6, results: 0.45, harms: 0.3, limitations: 0.2 }[role]
}

const span = '(?:minutes?|hours?|days?|weeks?|months?|years?)'
const timed = new RegExp(
  String.raw`\b(?:within|before|after|by|from|until|between|at|for|over|up to|under|beyond|every|in the first|first)\s(?:about |at least |the |up to )?(?:\d[\d.]*|one|two|three|four|five|six|seven|eight|ten|twelve|an?)(?:\s?(?:-|–|to|or|and)\s?\d+)?[\s-](?:\w+[\s-]){0,2}${span}\b|\b\d+[\s-]${span}\b|\bweeks? \d|\b(?:immediate|early|earlier|late|later|at once|duration|course)\b`,
  'i',
)

const compared =
  /\b(?:start|initiat|delay|postpon|defer|begin|began)\w*\b.{0,60}\b(?:early|earlier|immediate(?:ly)?|late|later|delayed|accelerated)\b|\b(?:early|earlier|immediate|late|later|delayed|deferred|accelerated|emergency) (?:\w+ ){0,2}(?:start|initiation|dialysis|surgery|intubation|treatment|delivery|therapy|feeding)\b/i

function measureTiming(text: string, role: SentenceRole): number {
  if (!timed.test(text) || role === 'aim' || role === 'background' || /^Follow-up:/.test(text)) return 0
  if (role === 'methods') return /^Intervention:/.test(text) ? 0.55 : 0.25
  // What came of starting early answers "when to start?" better than the hour at which a trial did.
  if (role === 'conclusion' && compared.test(text)) return 0.7
  return { recommendation: 0.6, conclusion: 0.55, harms: 0.4, limitations: 0.2, results: 0.35 }[role]
}

const excluding =
  /\b(?:exclu(?:ded?|des|ding|sions?)|not (?:(?:be )?extended|enrolled|eligible|included|studied|covered|tested|cover|apply|include|for)|ineligible|were left out|(?:does|do) not (?:apply|cover|include|address)|(?:was|were|is|are) not (?:the )?(?:target|question|focus|for\b|addressed|assessed|asked|intended)|did not (?:include|enrol|cover)|no (?:women|children|men|patients)|outside this|few(?! (?:events|deaths|cases|outcomes|days|weeks|months|years))(?= (?:[\w-]+ )?[\w-]+))\b/i
const including =
  /\b(?:(?:eligible|inclusion criteria|enrolled|included|recruited|limited to|applies to|only)\b|(?:aged|age) \d|\d+ (?:years )?or (?:older|over|more)|with(?:out)? \w+)/i

/** Whether a part of a sentence names who or what was excluded. */
export function namesExclusion(text: string): boolean {
  return excluding.test(text)
}

function measureEligibility(text: string, role: SentenceRole): number {
  if (/^(?:Intervention|Comparator|Follow-up):/.test(text)) return 0
  if (excluding.test(text)) return role === 'results' ? 0.5 : 0.9
  if (role === 'methods' && including.test(text)) return 0.55
  if (role === 'limitations') return 0.4
  return role === 'recommendation' || role === 'conclusion' ? 0.2 : 0
}

/** The conclusion of a study of accuracy or prognosis is about it, whatever its words. */
function measureFinding(text: string, role: SentenceRole, words: RegExp): number {
  const worded = words.test(text) ? 0.2 : 0
  if (role === 'conclusion') return 0.5 + worded
  if (role === 'results' && worded > 0) return figure.test(text) ? 0.55 : 0.45
  return role === 'recommendation' || role === 'harms' ? 0.3 + worded : 0
}

const accuracyWords =
  /\b(?:sensitivit\w+|specificit\w+|accura\w+|predictive value|likelihood ratio|area under|AUC|false[- ](?:positive|negative)\w*|rul(?:e|ed|ing|es) (?:\w+ )?out|miss(?:ed|es)?|detect\w*|yield|failure rate|diagnos(?:ed|tic)|exclud(?:es|ed|ing))\b/i
const prognosisWords =
  /\b(?:surviv\w+|mortality|died|deaths?|prognos\w+|predict\w+|risk of|at \d+ (?:years?|months?)|\d+[- ]year|recurr\w+|relaps\w+|median)\b/i
