/** The bundled starter library: reads its cards as articles. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Article } from '@/lib/evidence/article/article'
import type { StudyType } from '@/lib/shared/study-types'
import type { EvidenceEffect } from '@/lib/wire/evidence'
import { type Card, type Outcome, starterFile } from './card'
import { capitalise, passagesFromCard, writeEffect, writeRates } from './write-card'

export interface StarterLibrary {
  /** Changes with any byte of the bundled file and with `readingVersion`. */
  hash: string
  articles: Article[]
}

/** Raise it when the same file yields different articles; existing libraries are then updated. */
const readingVersion = 4

/**
 * Reads the articles when they are first used: a command or a server whose library has this hash already needs none,
 * and reading them takes 0.1 s.
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

/** @param checkedAt ISO 8601 UTC, as the file states */
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
    publicationTypes: [capitalise(from.design)],
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

/** An outcome without a measure and estimate appears in the text only. */
function effectFrom(from: Outcome, of: Card): EvidenceEffect[] {
  const { name, measure, qualifier, estimate, ciLow, ciHigh, ciLevel, interventionRate, controlRate } = from
  const text = writeEffect(from, writeRates(from, undefined))
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
