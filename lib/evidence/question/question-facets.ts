/**
 * Reads which facet of the evidence a question asks for, since each is answered by another sentence of an article: "is
 * it safe?" by its harms, "what dose?" by the intervention, "who was excluded?" by its limitations.
 */
import { isBrandName } from '@/lib/evidence/text/drugs/brands/brand-names'
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import { foldWord } from '@/lib/evidence/text/normalize-terms'
import { findOutcomes, type NamedOutcome, readOutcomeNaming } from '@/lib/evidence/text/outcomes'
import { blankSpans } from '@/lib/shared/text/blank-spans'
import { asksForChoice } from './asked/asked-choice'
import { asksForInterval } from './asked/asked-effect'
import { effectPhrases, facetPhrases, guidelineIssuers } from './facet-phrases'

export const facets = [
  'effect',
  'harm',
  'dose',
  'threshold',
  'timing',
  'eligibility',
  'accuracy',
  'prognosis',
  'recommendation',
  'comparison',
] as const
/**
 * `dose` includes the regimen, `threshold` is a cut-off of a test or a measurement, `timing` when to start and how
 * long, `eligibility` who was excluded.
 */
export type Facet = (typeof facets)[number]

interface ApproachedOutcome {
  name: string
  /** As the question has it. */
  surface: string
  asks: 'treatment' | 'diagnosis'
}

export interface QuestionFacets {
  /** In the order of `facets`; `effect` alone if the question names none. */
  asked: Facet[]
  /** Whether the question names any facet; "and in pregnancy?" does not, and takes that of the previous turn. */
  isNamed: boolean
  /** Outcomes that the question names: "stroke", "major bleeding". */
  outcomes: NamedOutcome[]
  /** "Hospitalization or death": a composite is what is asked about. */
  asksComposite?: boolean
  /** Outcomes whose treatment or diagnosis is asked for: "how do I treat hypoglycaemia?" */
  approached?: ApproachedOutcome[]
  /** Names of the outcomes that alone are asked about as harms: "does it raise pneumonia?", not "is it safe?" */
  namedHarms?: string[]
  /** Two doses are compared: "110 mg versus 150 mg". */
  comparesDoses?: boolean
}

/** A benefit on an outcome that is otherwise a harm: "prevent bleeding", "reduce falls". */
const soughtBenefit =
  /\b(?:prevent\w*|reduc\w*|lower(?:s|ed|ing)?|decreas\w*|avoid\w*|treat\w*|stop(?:s|ped|ping)?|fewer|less|against|cut(?:s|ting)?|relie[fv]\w*|help\w*|improv\w*|for|after|in|with|of|during|has|had|and)\s+(?:\w+[\s-]+){0,3}$/i

const brings =
  '(?:causes|caused|causing|(?<!all-|all |any )cause|risks? of|rates? of|rise in|increas(?:e[sd]?|ing)|rais(?:e[sd]?|ing)|excess|extra|lead(?:s|ing)? to)'
/** An outcome that a treatment may bring about: "cause breast cancer", "excess deaths"; not "all-cause mortality". */
const madeWorse = new RegExp(String.raw`\b${brings}\s+(?:\w+[\s-]+){0,3}$`, 'i')
const improvedByMore: ReadonlySet<string> = new Set([
  'abstinence',
  'birth',
  'bone density',
  'cognition',
  'cure',
  'efficacy',
  'function',
  'quality of life',
  'response',
  'vision',
])

/** "Death in heart failure", "stroke after a myocardial infarction"; not "a reduction in death". */
const beforePeople =
  /(?<!\b(?:reduction|decrease|increase|difference|change|improvement|rise|fall)s? )\b(?:in|after|following|with|among) (?:(?:people|patients|adults|women|men|children|those) with )?(?:(?!and |or |to |than )[\w-]+ ){0,2}$/i

/**
 * Leaves out outcomes that describe the people asked about, and those within a longer name, such as "weight" in "weight
 * gain".
 */
function findAskedOutcomes(text: string): NamedOutcome[] {
  const found = findOutcomes(text)
  const all = found.filter(
    ({ at, end }) => !found.some((other) => other.at <= at && other.end >= end && other.end - other.at > end - at),
  )
  const isSought = ({ at }: NamedOutcome) => changing.test(text.slice(Math.max(0, at - 60), at))
  return all.filter((outcome) => {
    const [before, after] = [text.slice(0, outcome.at), text.slice(outcome.end)]
    if (happened.has(outcome.name) && afterEvent.test(before)) return false
    if (ofPeople.test(after) || pastBefore.test(before) || pastAfter.test(after)) return false
    if (isSought(outcome) || !beforePeople.test(before)) return true
    return !all.some((other) => other.end <= outcome.at || isSought(other))
  })
}

/** "Does colchicine after an infarction *reduce* mortality?" */
const changing =
  /\b(?:reduc|lower|decreas|prevent|avoid|cut|improv|increas|rais|affect|chang)\w*\s+(?:(?!(?:in|after|following|with|among|of|from|on|for|during)\s)[\w-]+\s+){0,2}$/i
/** "A previous stroke", "had a stroke before" are what the patient had. */
const pastBefore = /\b(?:previous|prior|past|history of|h\/o)\s+(?:an?\s+)?(?:[\w-]+\s+)?$/i
/** "Statins after a heart attack" asks what they do once it has happened. */
const happened: ReadonlySet<string> = new Set(['myocardial infarction', 'stroke', 'fracture'])
const afterEvent = /\b(?:after|post|following|since)[\s-]+(?:(?:an?|the|acute|recent|first|minor|his|her|their)\s+)*$/i
const pastAfter =
  /^\s+(?:before(?=\W*$)|previously\b|in the past\b|last (?:week|month|year)\b|\w+ (?:days|weeks|months|years) ago\b)/i

/** "A *bleeding* trauma patient". */
const ofPeople =
  /^\s(?:(?!in\b|among\b|of\b|for\b|with\b|on\b|after\b|and\b|or\b|to\b|than\b)[\w-]+\s)?(?:patients?|people|adults?|wom[ae]n|m[ae]n|child(?:ren)?)\b/i

/** A question about a harm: "how much hypotension", "what about bleeding", "any falls". */
const asksAbout = new RegExp(
  String.raw`\b(?:${brings}|rates?|risks?|more|how (?:much|many|often|common|frequent)|gets?|gives?|develop\w*|affect\w*|what about|and|any|will)\s+(?:\w+[\s-]+){0,4}$`,
  'i',
)
const seeksLess = /\b(?:reduc|lower|decreas|prevent|avoid|cut)\w*\s+(?:\w+[\s-]+){0,5}$/i
/** "Treat community-acquired pneumonia with antibiotics". */
const isTreated = /\b(?:treat|manag|cur)\w*\s+(?:\w+[\s-]+){0,4}$/i
/** "Alcohol withdrawal treatment". */
const isApproachedAfter = /^\s+(?:treatment|management|therapy|diagnosis|work[- ]?up)\b/i
/** "How do I diagnose DKA?", "management of severe hyponatraemia". */
const isApproachedBefore =
  /\b(?:(?:treat|manag|diagnos|investigat|correct)\w*|work[- ]?up|approach)\s+(?:(?:of|for|to|a|an|the|acute|chronic|severe|mild|suspected|new)\s+){0,3}$/i
/** "Treatment of gout flare", "what should I give for a gout attack?" */
const isApproachedWith =
  /\b(?:(?:treatment|management) of|(?:give|prescribe|use|take|offer) for) (?:(?:an?|the|his|her|this|acute) )*[\p{L}-]+\s+$/iu
/** "How is hyponatraemia corrected?" */
const isTreatedAfter = /^\s+(?:(?:best|to|be|should|is)\s+)*(?:corrected|treated|managed|prevented)\b/i
/** "pneumonia with inhaled steroids", but not "heart failure with reduced ejection fraction". */
const withTreatment =
  /^\s+(?:with|on|from)\s+(?:the\s+|an?\s+|oral\s+|inhaled\s+|intravenous\s+)?(?:([\p{L}-]+?)s?\b)/iu
const treatmentClass =
  /^(?:(?:cortico)?steroid|statin|opioid|nsaid|antibiotic|vaccine|it|that|thi|[\w-]*blocker|[\w-]*inhibitor|[\w-]*agonist|diuretic|insulin|pill|hrt)$/i

/** "How often does it cause a headache?" asks for no dose. */
const howOften =
  /\bhow (?:often|frequent\w*)\b(?! (?:should|do (?:i|we|you)|am i|are (?:we|you|they))\b| (?:is|are|was|were) .{0,40}\b(?:given|taken|infused|injected|repeated)\b)|\bfrequency\b/gi

/** "By how much", "how many fewer": asks for the size of an effect. */
const asksForSize =
  /\bby how much\b|\bhow (?:much|many) (?:fewer|less|more|lower|higher|extra|additional|difference|benefit)\b|\bhow (?:much|many) (?:[\p{L}-]+ ){0,4}(?:lose|lost|gain(?:ed)?|drop(?:ped)?|fall|fell|reduc\w+|sav(?:e|ed)|respond(?:ed)?|relaps\w+|die[ds]?|surviv\w+|recurr?\w*)\b/iu
const namesDose =
  /\b(?:dos(?:e|es|age|ing)|regimens?|titrat\w+|strengths?|how (?:much|many) (?:mg|milligrams?|units|tablets?))\b/i

/** "0.15 v 0.6 mg/kg", "110 mg versus 150 mg", "low versus high dose". */
const comparesDoses =
  /(?<![\d.])\d+(?:\.\d+)? ?(?:(?:mg|g|mcg|micrograms?|units?)(?:\/kg)?)? (?:v|vs\.?|versus|compared (?:with|to)) \d+(?:\.\d+)?(?![\d.%]| ?(?:%|days?|weeks?|months?|years?|hours?|kg\b|mm ?Hg))|\b(?:low|high)(?:er)?(?:[- ]dose)? (?:v|vs\.?|versus|compared (?:with|to)) (?:low|high|standard)/i

/** @param text one turn of the conversation */
export function readFacets(text: string): QuestionFacets {
  const outcomes = findAskedOutcomes(text)
  const named = facets.filter((facet) => facet !== 'effect' && facetPhrases[facet].test(text))
  const asked = new Set<Facet>(named)
  if (guidelineIssuers.test(text) && text !== text.toUpperCase()) asked.add('recommendation')
  if (asksForDose(text)) asked.add('dose')
  if (asksForInterval(text) && !namesDose.test(text)) {
    asked.delete('dose')
    asked.add('recommendation')
  }
  // "Erenumab 70 or 140 mg: how many fewer migraine days a month?" gives the doses.
  if (asksForSize.test(text) && !namesDose.test(text)) asked.delete('dose')
  // "Psychiatric side effects" names one, "side effects such as bleeding" asks for any.
  const isAnyHarm = asked.has('harm') && facetPhrases.harm.test(withoutOutcomes(text, outcomes))
  const namedHarms = isAnyHarm
    ? []
    : outcomes.filter((outcome) => asksForHarm(text, outcome) || isHarmByName(text, outcome))
  if (namedHarms.length > 0) asked.add('harm')
  const rest = text.replace(howOften, ' ')
  // "How often does the brain swell on it?" asks for a rate.
  if (rest !== text && outcomes.some(({ kind }) => kind !== 'wanted')) asked.add('harm')
  if (asked.has('harm') && !asksForDose(rest)) asked.delete('dose')
  if (effectPhrases.test(text) && !isAboutUse(asked)) asked.add('effect')
  const isNamed = asked.size > 0 || outcomes.length > 0
  if (asked.size === 0 || (outcomes.some(({ kind }) => kind !== 'harm') && !asked.has('harm'))) asked.add('effect')
  const approached = outcomes.flatMap(({ name, at, end }): ApproachedOutcome[] => {
    const asks = readApproach(text, { at, end })
    return asks === null ? [] : [{ name, surface: text.slice(at, end), asks }]
  })
  const asksComposite = outcomes.some((outcome) => readOutcomeNaming(text, outcome) === 'part of a composite')
  return {
    asked: facets.filter((facet) => asked.has(facet)),
    isNamed,
    outcomes,
    ...(asksComposite && { asksComposite }),
    ...(comparesDoses.test(text) && { comparesDoses: true }),
    ...(approached.length > 0 && { approached }),
    ...(namedHarms.length > 0 && { namedHarms: namedHarms.map(({ name }) => name) }),
  }
}

function withoutOutcomes(text: string, outcomes: readonly NamedOutcome[]): string {
  return blankSpans(
    text,
    outcomes.map(({ at, end }) => ({ start: at, end })),
  )
}

function isHarmByName(text: string, { at, end }: NamedOutcome): boolean {
  return facetPhrases.harm.test(text.slice(at, end))
}

function asksForDose(text: string): boolean {
  return facetPhrases.dose.test(text) || asksHowMuchOfDrug(text)
}

const route =
  '(?:oral|intravenous|iv|vaginal|rectal|buccal|sublingual|intranasal|nasal|inhaled|topical|subcutaneous|intramuscular|im)'
const howMuchOf = new RegExp(String.raw`\bhow (?:much|many) (?:${route} )?([\p{L}-]+)`, 'giu')

/** "how much aspirin", "how much vaginal misoprostol"; "how much weight" asks for an effect. */
function asksHowMuchOfDrug(text: string): boolean {
  return [...text.matchAll(howMuchOf)].some(([, word = '']) => isDrugName(foldWord(word)))
}

/** "What dose of metformin prevents diabetes?" asks for the dose, not for the effect. */
function isAboutUse(asked: ReadonlySet<Facet>): boolean {
  return asked.has('dose') || asked.has('timing') || asked.has('eligibility')
}

/** Drugs that may cause a bleed; a proton pump inhibitor is taken against it. */
const bringsBleeding =
  /\b(?:\w+xaban|\w*gatran|warfarin|heparin|\w+parin|[dn]oacs?|(?:oral )?anticoagula\w+|antiplatelets?|aspirin|clopidogrel|ticagrelor|prasugrel|nsaids?|ibuprofen|naproxen|diclofenac|ssris?)\b/i

/** Whether an outcome is asked about as an effect of a treatment, and not as what the treatment is for. */
function asksForHarm(text: string, { name, kind, at, end }: NamedOutcome): boolean {
  const before = text.slice(Math.max(0, at - 60), at)
  if (seeksLess.test(before)) return false
  if (kind === 'wanted') {
    return !improvedByMore.has(name) && !/^(?:surviv|alive|live)/i.test(text.slice(at, end)) && madeWorse.test(before)
  }
  if (isTreatedAfter.test(text.slice(end, end + 60)) || readApproach(text, { at, end }) !== null) return false
  if (name === 'gastrointestinal bleeding' && bringsBleeding.test(text) && !isTreated.test(before)) return true
  if (kind === 'condition')
    return madeWorse.test(before) || (!isTreated.test(before) && isFollowedByTreatment(text.slice(end, end + 60)))
  const after = text.slice(end)
  if (isOpening.test(before) && /\p{L}/u.test(after) && !ofSomething.test(after) && !namesCause(text)) return false
  // "UTI in a woman, which antibiotic?" begins with what is treated.
  if (before.trim() === '') return !asksForChoice(text)
  return asksAbout.test(before) || !soughtBenefit.test(before)
}

/** What a question begins with is its subject, unless something may have caused it. */
const isOpening = /^\W*(?:(?:acute|severe|mild|febrile|recurrent|simple|uncomplicated|suspected)\s+)?$/i
/** "Bleeding risk", "complications of a pump". */
const ofSomething = /^\s*(?:of|risks?|rates?)\b/i
/** Words that come with a cause: "bleeding on warfarin", "is delirium common after surgery?" */
const besideCause =
  /\b(?:it|its|this|that|these|those|they|on|with|from|after|during|under|without|taking|how (?:common|often|many(?! (?:days|weeks|months|doses)))|surgery|vaccin\w*|\w+ectomy)\b/i

/** "DKA child fluids", "UTI woman how many days" name nothing that may have caused it. */
function namesCause(text: string): boolean {
  const words = text.match(/[\p{L}\d-]+/gu) ?? []
  return (
    besideCause.test(text) ||
    words.some(
      (word) =>
        treatmentClass.test(word.replace(/s$/, '')) || isDrugName(foldWord(word)) || isBrandName(foldWord(word)),
    )
  )
}

/** @returns null unless an outcome is what a question seeks to treat or diagnose */
function readApproach(text: string, { at, end }: Pick<NamedOutcome, 'at' | 'end'>): ApproachedOutcome['asks'] | null {
  const before = text.slice(Math.max(0, at - 60), at)
  const [words] =
    isApproachedBefore.exec(before) ??
    isApproachedWith.exec(before) ??
    isApproachedAfter.exec(text.slice(end, end + 60)) ??
    []
  if (words === undefined) return null
  return /diagnos|investigat|work[- ]?up/i.test(words) ? 'diagnosis' : 'treatment'
}

function isFollowedByTreatment(after: string): boolean {
  const word = withTreatment.exec(after)?.[1] ?? ''
  return treatmentClass.test(word) || isDrugName(foldWord(word))
}
