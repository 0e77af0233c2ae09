/**
 * The bundled starter library: structured summaries of landmark studies and guideline statements, written out as
 * plain sentences. Each sentence states only what its card states: missing values are left out, never guessed, and an
 * arm is named beside a rate only when the card names it.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Article, Passage, Section } from '@/lib/evidence/article/article'
import type { StudyType } from '@/lib/shared/study-types'
import type { EvidenceEffect } from '@/lib/wire/evidence'

/** Names of the two arms: intervention, control. */
const arms = z.tuple([z.string(), z.string()])

const outcome = z.strictObject({
  name: z.string(),
  role: z.string(),
  measure: z.string().optional(),
  /** Precedes the measure: "adjusted", "common". */
  qualifier: z.string().optional(),
  /** Follows each figure of the effect: "%", "percentage points", "minutes". */
  unit: z.string().optional(),
  estimate: z.number().optional(),
  ciLow: z.number().optional(),
  ciHigh: z.number().optional(),
  ciLevel: z.number().optional(),
  /** Set when the interval is not a confidence interval. */
  interval: z.string().optional(),
  /** What is needed to interpret the effect: its direction, its margin. */
  effectNote: z.string().optional(),
  p: z.string().optional(),
  interventionRate: z.string().optional(),
  controlRate: z.string().optional(),
  /** Arms of this outcome if they differ from the card's; null if the name says which is which. */
  arms: arms.nullable().optional(),
  note: z.string().optional(),
})

const card = z.strictObject({
  id: z.string(),
  shortName: z.string(),
  title: z.string(),
  firstAuthor: z.string(),
  journal: z.string(),
  year: z.number(),
  volume: z.string().optional(),
  pages: z.string().optional(),
  pmid: z.string().optional(),
  doi: z.string().optional(),
  design: z.enum(['randomized controlled trial', 'guideline', 'systematic review', 'meta-analysis', 'cohort study']),
  specialty: z.string(),
  topics: z.array(z.string()),
  population: z.string(),
  n: z.number().optional(),
  intervention: z.string(),
  comparator: z.string().optional(),
  arms: arms.optional(),
  followUp: z.string().optional(),
  outcomes: z.array(outcome),
  recommendation: z
    .array(z.strictObject({ statement: z.string(), class: z.string().optional(), level: z.string().optional() }))
    .optional(),
  harms: z.string().optional(),
  bottomLine: z.string(),
  limitations: z.string().optional(),
})

const starterFile = z.object({ checkedAt: z.string(), cards: z.array(card) })

export type Card = z.infer<typeof card>
export type Outcome = z.infer<typeof outcome>

export interface StarterLibrary {
  /** Changes with any byte of the bundled file and with `readingVersion`. */
  hash: string
  articles: Article[]
}

/** Raise it when the same file yields different articles; existing libraries are then updated. */
const readingVersion = 4

/**
 * Reads the articles when they are first used: a command or a server whose library has this hash already needs none, and
 * reading them takes 0.1 s.
 */
export function readStarterLibrary(file: URL = new URL('./starter-library.json', import.meta.url)): StarterLibrary {
  const bytes = readFileSync(/* turbopackIgnore: true */ file)
  const hash = createHash('sha256').update(`${readingVersion}\0`).update(bytes).digest('hex')
  let articles: Article[] | undefined
  return {
    hash,
    get articles() {
      articles ??= readCards(bytes)
      return articles
    },
  }
}

function readCards(bytes: Buffer): Article[] {
  const { checkedAt, cards } = starterFile.parse(JSON.parse(bytes.toString('utf8')))
  return cards.map((each) => articleFromCard(each, checkedAt))
}

const studyTypes: Record<Card['design'], StudyType> = {
  'randomized controlled trial': 'randomized-trial',
  guideline: 'guideline',
  'systematic review': 'systematic-review',
  'meta-analysis': 'meta-analysis',
  'cohort study': 'cohort',
}

export function articleFromCard(from: Card, checkedAt: string): Article {
  return {
    id: `card:${from.id}`,
    pmid: from.pmid ?? null,
    doi: from.doi ?? null,
    pmcid: null,
    title: from.title,
    authors: [from.firstAuthor],
    journal: from.journal,
    year: from.year,
    volume: from.volume ?? null,
    issue: null,
    pages: from.pages ?? null,
    publicationTypes: [capitalised(from.design)],
    studyType: studyTypes[from.design],
    mesh: [],
    keywords: [from.shortName, ...from.topics],
    specialty: from.specialty,
    participants: from.n ?? null,
    population: from.population,
    effects: from.outcomes.flatMap((outcome) => effectFrom(outcome, from)),
    retraction: null,
    notices: [],
    provenance: 'summary',
    checkedAt,
    passages: passagesFromCard(from),
  }
}

/** An outcome without measure and estimate appears in the text only. */
function effectFrom(from: Outcome, of: Card): EvidenceEffect[] {
  const { name, measure, qualifier, estimate, ciLow, ciHigh, ciLevel, interventionRate, controlRate } = from
  const text = effectOf(from, ratesOf(from, undefined))
  if (measure === undefined || estimate === undefined || text === null) return []
  return [
    {
      outcome: name,
      ...armsOf(from, of),
      ...(interventionRate === undefined ? {} : { interventionRate }),
      ...(controlRate === undefined ? {} : { comparatorRate: controlRate }),
      measure: qualifier === undefined ? measure : `${qualifier} ${measure}`,
      estimate,
      ...(ciLow === undefined || ciHigh === undefined ? {} : { low: ciLow, high: ciHigh }),
      ...(ciLevel === undefined ? {} : { ciLevel }),
      text,
    },
  ]
}

/** The arms that an effect compares; with their doses unless the outcome has arms of its own. */
function armsOf(
  { arms: own }: Outcome,
  { intervention, comparator }: Card,
): Pick<EvidenceEffect, 'intervention' | 'comparator'> {
  if (own === null) return {}
  if (own !== undefined)
    return { intervention: withDose(own[0], intervention), comparator: withDose(own[1], comparator) }
  return { intervention, ...(comparator === undefined ? {} : { comparator }) }
}

/** The whole of a name that an outcome shortens: "dapagliflozin 10 mg once daily" for "dapagliflozin". */
function withDose(arm: string, whole: string | undefined): string {
  const isSame = whole?.toLowerCase().startsWith(arm.toLowerCase()) && !/\d/.test(arm) && !/;| or | and /.test(whole)
  return isSame && whole ? whole : arm
}

function passagesFromCard(from: Card): Passage[] {
  const passages: Passage[] = []
  const add = (section: Section, label: string, text: string | undefined) => {
    if (text) passages.push({ ordinal: passages.length, section, label, text })
  }
  add('question', 'Question', questionOf(from))
  add('methods', 'Design and population', designOf(from))
  add('recommendation', 'Recommendations', (from.recommendation ?? []).map(recommendationSentence).join('\n'))
  add('results', 'Results', from.outcomes.map((each) => outcomeSentence(each, from.arms)).join('\n'))
  add('harms', 'Harms', from.harms)
  add('conclusion', 'Conclusion', from.bottomLine)
  add('limitations', 'Limitations', from.limitations)
  return passages
}

function questionOf({ design, intervention, comparator, population, topics }: Card): string {
  if (design === 'guideline') {
    return `Recommendations on ${listed(topics.filter((each) => each !== 'guideline'))}. ${population}`
  }
  return `${sentence(comparator ? `${intervention} compared with ${comparator}` : intervention)} ${population}`
}

function designOf(from: Card): string {
  const { design, n, intervention, comparator, followUp, population } = from
  const participants = n === undefined ? '' : ` in ${n.toLocaleString('en-US', { useGrouping: 'min2' })} participants`
  const parts =
    design === 'guideline'
      ? guidelineParts(from)
      : [
          `${design}${participants}`,
          population,
          `intervention: ${intervention}`,
          comparator && `comparator: ${comparator}`,
        ]
  return [...parts, followUp && `follow-up: ${followUp}`]
    .filter((part) => part !== undefined && part !== '')
    .map((part) => sentence(String(part)))
    .join(' ')
}

/** "guideline recommendations (AHA, ACC)" names the issuers; any other text names the subject. */
function guidelineParts({ year, intervention, comparator, population }: Card): (string | undefined)[] {
  const by = /^(?:guideline|strategy) recommendations? \((.+)\)$/.exec(intervention)?.[1]
  if (by) return [`guideline, ${year} (${by})`, population]
  return [`guideline, ${year}`, population, `subject: ${intervention}`, comparator && `compared with: ${comparator}`]
}

/** One recommendation with its strength as graded by the guideline. */
export function recommendationSentence({
  statement,
  class: strength,
  level,
}: NonNullable<Card['recommendation']>[number]): string {
  const graded = [strength && strengthWords(strength), level && levelWords(level)].filter(Boolean)
  const body = statement.replace(/\.$/, '')
  return sentence(graded.length > 0 ? `${body} (${graded.join(', ')})` : body)
}

function strengthWords(strength: string): string {
  if (/recommendation against/.test(strength)) return strength
  if (/^\d[a-b]?(?::|$)/.test(strength)) return `class ${strength}`
  if (/^[1-2][A-D]$/.test(strength) || /^[A-D]$/.test(strength)) return `grade ${strength}`
  if (/^(?:strong|weak|conditional|moderate)$/.test(strength)) return `${strength} recommendation`
  if (/^(?:strong|weak|conditional) against$/.test(strength))
    return `${strength.replace(/ against$/, '')} recommendation against`
  return strength
}

function levelWords(level: string): string {
  if (/^(?:[A-D](?:-[A-Z]+)?|[IV]+(?:-\d)?)$/.test(level)) return `level ${level}`
  if (/certainty|evidence|practice point/.test(level)) return level
  return `${level} certainty of evidence`
}

/** One outcome as a sentence: name, role, rates by arm, effect with its interval, p value. */
export function outcomeSentence(from: Outcome, cardArms: Card['arms']): string {
  const named = from.arms === undefined ? cardArms : (from.arms ?? undefined)
  const rates = ratesOf(from, named)
  const effect = effectOf(from, rates)
  // Without rates nothing else would name the arms, and a quoted sentence must stand on its own.
  const compared = rates === null && named ? `, ${named[0]} vs ${named[1]}` : ''
  const figures = [[rates, effect].filter(Boolean).join('; '), from.p && pValue(from.p)].filter(Boolean).join(', ')
  const noted = [figures, from.note && `(${from.note})`].filter(Boolean).join(' ')
  const subject = `${capitalised(from.name)}${compared} (${roleWords(from.role)})`
  return sentence(noted ? `${subject}: ${noted}` : subject)
}

function roleWords(role: string): string {
  return /^(?:primary|co-primary|secondary|safety)$/.test(role) ? `${role} outcome` : role
}

function ratesOf({ interventionRate, controlRate }: Outcome, named: Card['arms']): string | null {
  const [first, second] = named ? [` with ${named[0]}`, ` with ${named[1]}`] : ['', '']
  const rates = [interventionRate && `${interventionRate}${first}`, controlRate && `${controlRate}${second}`]
  return rates.filter(Boolean).join(' vs ') || null
}

function effectOf(from: Outcome, rates: string | null): string | null {
  const { measure, estimate, ciLow, ciHigh, ciLevel, unit, effectNote } = from
  if (measure === undefined || estimate === undefined) return null
  const figure = decimalsFor(from)
  const after = unit === undefined ? '' : unit === '%' ? '%' : ` ${unit}`
  const percent = unit === '%' ? '%' : ''
  const limits =
    ciLow === undefined || ciHigh === undefined
      ? undefined
      : `${ciLevel ?? 95}% ${from.interval ?? 'CI'} ${figure(ciLow)}${percent} to ${figure(ciHigh)}${percent}`
  const inBrackets = [limits, effectNote].filter(Boolean).join('; ')
  // The rate already states the proportion; only its interval remains.
  if (measure === 'proportion' && rates?.startsWith(`${figure(estimate)}%`)) return inBrackets || null
  if (measure === 'proportion') return `${figure(estimate)}${after}${inBrackets && ` (${inBrackets})`}`
  const name = from.qualifier === undefined ? measure : `${from.qualifier} ${measure}`
  return `${name} ${figure(estimate)}${after}${inBrackets && ` (${inBrackets})`}`
}

/**
 * Formats an estimate and its limits with the same decimals, as papers print them: JSON drops the zero of "0.80".
 * Ratios are padded to two decimals. For a difference only a single shorter figure is padded, since two suggest that
 * they were printed so.
 */
function decimalsFor({ estimate, ciLow, ciHigh, unit }: Outcome): (value: number) => string {
  const decimals = [estimate, ciLow, ciHigh].filter((value) => value !== undefined).map(decimalsOf)
  const most = Math.min(2, Math.max(...decimals))
  const shorter = decimals.filter((each) => each < most).length
  const least = unit === undefined || shorter < 2 ? most : 0
  return (value) => value.toFixed(Math.max(least, decimalsOf(value)))
}

function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0
}

function pValue(p: string): string {
  // "<0.001 for noninferiority; 0.09 for superiority" holds two.
  const parts = p
    .split('; ')
    .map((part) => part.replace(/^([<>]?)(?=[01]?\.\d)/, (_, sign: string) => `p${sign || '='}`))
  return parts.map((part) => part.replace(/(?<=\d) (?=noninferiority|superiority)/, ' for ')).join(', ')
}

function sentence(text: string): string {
  const capital = capitalised(text.trim())
  return /[.!?]$/.test(capital) ? capital : `${capital}.`
}

/** Leaves "eGFR" and "mRNA" as they are. */
function capitalised(text: string): string {
  return /^[a-z]{1,2}[A-Z]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)
}

function listed(items: string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}
