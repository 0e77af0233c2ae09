/**
 * The bundled starter library: structured summaries of landmark studies and guideline statements, told in plain
 * sentences. Each sentence says what its card says and nothing else: a value that was not seen is left out, never
 * guessed, and an arm is named beside a rate only when the card names it.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { StudyType } from '@/lib/wire/evidence'
import type { Article, Passage, Section } from './record'

const outcome = z.object({
  name: z.string(),
  role: z.string(),
  measure: z.string().nullable(),
  estimate: z.number().nullable(),
  ciLow: z.number().nullable(),
  ciHigh: z.number().nullable(),
  ciLevel: z.number().nullable(),
  p: z.string().nullable(),
  interventionRate: z.string().nullable(),
  controlRate: z.string().nullable(),
  note: z.string().optional(),
})

const card = z.object({
  id: z.string(),
  shortName: z.string(),
  title: z.string(),
  firstAuthor: z.string(),
  journal: z.string(),
  year: z.number(),
  volume: z.string().nullable(),
  pages: z.string().nullable(),
  pmid: z.string().nullable(),
  doi: z.string().nullable(),
  design: z.enum(['randomized controlled trial', 'guideline', 'meta-analysis', 'cohort study']),
  specialty: z.string(),
  topics: z.array(z.string()),
  population: z.string(),
  n: z.number().nullable(),
  intervention: z.string(),
  comparator: z.string().nullable(),
  followUp: z.string().nullable(),
  outcomes: z.array(outcome),
  recommendation: z
    .array(z.object({ statement: z.string(), class: z.string().nullable(), level: z.string().nullable() }))
    .optional(),
  harms: z.string().nullable(),
  bottomLine: z.string(),
  limitations: z.string().nullable(),
})

const starterFile = z.object({ checkedAt: z.string(), cards: z.array(card) })

export type Card = z.infer<typeof card>
export type Outcome = z.infer<typeof outcome>

export interface StarterLibrary {
  /** Changes when any byte of the bundled file does. */
  hash: string
  articles: Article[]
}

export function readStarterLibrary(file: URL = new URL('./starter-library.json', import.meta.url)): StarterLibrary {
  const bytes = readFileSync(file)
  const { checkedAt, cards } = starterFile.parse(JSON.parse(bytes.toString('utf8')))
  const hash = createHash('sha256').update(bytes).digest('hex')
  return { hash, articles: cards.map((each) => articleFromCard(each, checkedAt)) }
}

const studyTypes: Record<Card['design'], StudyType> = {
  'randomized controlled trial': 'randomized-trial',
  guideline: 'guideline',
  'meta-analysis': 'meta-analysis',
  'cohort study': 'cohort',
}

export function articleFromCard(from: Card, checkedAt: string): Article {
  return {
    id: `card:${from.id}`,
    pmid: from.pmid,
    doi: from.doi,
    pmcid: null,
    title: from.title,
    authors: [from.firstAuthor],
    journal: from.journal,
    year: from.year,
    volume: from.volume,
    issue: null,
    pages: from.pages,
    publicationTypes: [capitalised(from.design)],
    studyType: studyTypes[from.design],
    mesh: [],
    keywords: [from.shortName, ...from.topics],
    specialty: from.specialty,
    participants: from.n,
    retraction: null,
    notices: [],
    provenance: 'summary',
    checkedAt,
    passages: passagesFromCard(from),
  }
}

function passagesFromCard(from: Card): Passage[] {
  const passages: Passage[] = []
  const add = (section: Section, label: string, text: string | null) => {
    if (text) passages.push({ ordinal: passages.length, section, label, text })
  }
  add('question', 'Question', questionOf(from))
  add('methods', 'Design and population', designOf(from))
  add('recommendation', 'Recommendations', (from.recommendation ?? []).map(recommendationSentence).join('\n'))
  add('results', 'Results', from.outcomes.map(outcomeSentence).join('\n'))
  add('harms', 'Harms', from.harms)
  add('conclusion', 'Conclusion', from.bottomLine)
  add('limitations', 'Limitations', from.limitations)
  return passages
}

function questionOf({ design, intervention, comparator, population, topics }: Card): string {
  if (design === 'guideline')
    return `Recommendations on ${listed(topics.filter((each) => each !== 'guideline'))}. ${population}`
  const compared = comparator ? `${capitalised(intervention)} compared with ${comparator}.` : sentence(intervention)
  return `${compared} ${population}`
}

function designOf({ design, n, year, intervention, comparator, followUp, population }: Card): string {
  const participants = n === null ? '' : ` in ${n} participants`
  const parts = [design === 'guideline' ? `Guideline, ${year}` : `${capitalised(design)}${participants}`]
  parts.push(population.replace(/\.$/, ''))
  parts.push(`Intervention: ${intervention}`)
  if (comparator) parts.push(`Comparator: ${comparator}`)
  if (followUp) parts.push(`Follow-up: ${followUp}`)
  return parts.map(sentence).join(' ')
}

/** One recommendation with its strength as the guideline grades it. */
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
  if (/^\d[a-b]?(?::|$)/.test(strength)) return `class ${strength}`
  if (/^[1-2][A-D]$/.test(strength) || /^[A-D]$/.test(strength)) return `grade ${strength}`
  if (/^(?:strong|weak|conditional|moderate)$/.test(strength)) return `${strength} recommendation`
  if (/ against$/.test(strength)) return `${strength.replace(/ against$/, '')} recommendation against`
  return strength
}

function levelWords(level: string): string {
  if (/^[A-D](?:-[A-Z]+)?$/.test(level)) return `level ${level}`
  if (/certainty|evidence/.test(level)) return level
  return `${level} certainty of evidence`
}

/** One outcome as a sentence: name, role, rates, effect with its interval, p value. */
export function outcomeSentence(from: Outcome): string {
  const rates = ratesOf(from)
  const effect = effectOf(from)
  const found = [rates, effect].filter(Boolean).join('; ')
  const withP = [found, from.p && pValue(from.p)].filter(Boolean).join(', ')
  const noted = from.note ? `${withP} (${from.note.replace(/\.$/, '')})` : withP
  return sentence(`${capitalised(from.name)} (${roleWords(from.role)}): ${noted}`)
}

function roleWords(role: string): string {
  return /^(?:primary|co-primary|secondary|safety)$/.test(role) ? `${role} outcome` : role
}

function ratesOf({ interventionRate, controlRate }: Outcome): string | null {
  if (interventionRate && controlRate) return `${interventionRate} vs ${controlRate}`
  return interventionRate ?? controlRate
}

/** How each measure of the cards is named and what unit its figures carry. */
const measures: Record<string, [name: string, unit: string]> = {
  HR: ['HR', ''],
  sHR: ['subdistribution HR', ''],
  RR: ['RR', ''],
  OR: ['OR', ''],
  IRR: ['incidence rate ratio', ''],
  'rate ratio': ['rate ratio', ''],
  'risk difference (percentage points)': ['risk difference', ' percentage points'],
  'absolute difference (percentage points)': ['absolute difference', ' percentage points'],
  RD: ['risk difference', ' percentage points'],
  ARR: ['absolute risk reduction', ' percentage points'],
  'mean difference': ['mean difference', ''],
  'mean difference (percentage points)': ['mean difference', ' percentage points'],
  'relative risk reduction (%)': ['relative risk reduction', '%'],
  'efficacy (%)': ['efficacy', '%'],
  proportion: ['proportion', '%'],
  'proportion (%)': ['proportion', '%'],
  'mean % change from baseline': ['mean change from baseline', '%'],
  'relative change': ['relative change', '%'],
  difference: ['difference', ''],
}

function effectOf({ measure, estimate, ciLow, ciHigh, ciLevel }: Outcome): string | null {
  if (measure === null || estimate === null) return null
  const known = measures[measure]
  if (!known) throw new Error(`The starter library has a measure that has no words yet: ${measure}`)
  const [name, unit] = known
  const figure = decimalsFor([estimate, ciLow, ciHigh])
  const effect = `${name} ${figure(estimate)}${unit}`
  if (ciLow === null || ciHigh === null) return effect
  const percent = unit === '%' ? '%' : ''
  return `${effect} (${ciLevel ?? 95}% CI ${figure(ciLow)}${percent} to ${figure(ciHigh)}${percent})`
}

/**
 * An estimate and its limits with the same decimals, as papers print them: JSON has dropped the zero of "0.80". At most
 * two are filled up, so that a lone 1.004 does not lend its precision to its neighbours.
 */
function decimalsFor(values: (number | null)[]): (value: number) => string {
  const decimals = values.map((value) => (value === null ? 0 : (String(value).split('.')[1]?.length ?? 0)))
  const least = Math.min(2, Math.max(...decimals))
  return (value) => value.toFixed(Math.max(least, String(value).split('.')[1]?.length ?? 0))
}

function pValue(p: string): string {
  return p.replace(/^([<>]?)(?=0?\.\d)/, (_, sign: string) => `p${sign || '='}`)
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
