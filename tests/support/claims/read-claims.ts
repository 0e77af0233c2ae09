/**
 * Files of sentences that a model might write about a record, each true or false by that record's own text. They
 * measure the checks of an answer: a false sentence must be marked, a true one must not.
 */
import { z } from 'zod'
import type { Article } from '@/lib/evidence/article/article'

/** Whether the sentence is true by its record. */
const label = z.enum(['true', 'false'])

const cardClaim = z.strictObject({
  /** Id of a card of the starter library. */
  card: z.string().min(1),
  sentence: z.string().min(1),
  /** What is wrong with a false sentence; for a true one, how it differs in form from its card: `told-…`. */
  kind: z.string().min(1),
  label,
  /** Absent for English. */
  lang: z.enum(['zh', 'es', 'de', 'fr']).optional(),
  /** The sentence has no mark of its own and follows one that has. */
  cited: z.literal(false).optional(),
})

const abstractClaims = z.strictObject({
  title: z.string(),
  abstract: z.string().min(1),
  source: z.string(),
  licence: z.string(),
  sentences: z.array(z.strictObject({ sentence: z.string().min(1), label, kind: z.string().optional() })),
})

const claimsFile = z.strictObject({ cards: z.array(cardClaim), abstracts: z.array(abstractClaims).default([]) })

export type CardClaim = z.infer<typeof cardClaim>

export interface Claim {
  sentence: string
  isTrue: boolean
  /** A kind of the cards, or the name of the data set that the abstract is from. */
  kind: string
  language: 'en' | NonNullable<CardClaim['lang']>
  isCited: boolean
}

/** The sentences about one record. */
export interface ClaimedArticle {
  article: Article
  claims: Claim[]
}

export interface ReadClaims {
  cards: ClaimedArticle[]
  abstracts: ClaimedArticle[]
}

/**
 * @param json `cards` and, optionally, `abstracts`
 * @param articles articles of the starter library
 * @throws ZodError if the file has another form; Error if it names a card that the library lacks
 */
export function readClaims(json: string, articles: readonly Article[]): ReadClaims {
  const { cards, abstracts } = claimsFile.parse(JSON.parse(json))
  const byId = new Map(articles.map((article) => [article.id, article]))
  const byCard = [...Map.groupBy(cards, ({ card }) => card)]
  return {
    cards: byCard.map(([card, claims]) => {
      const article = byId.get(`card:${card}`)
      if (!article) throw new Error(`The starter library has no card “${card}”.`)
      return { article, claims: claims.map(claimFromCard) }
    }),
    abstracts: abstracts.map((each, index) => {
      const kind = dataSetFromSource(each.source)
      return {
        article: articleFromAbstract(each, index),
        claims: each.sentences.map(({ sentence, label }) => ({
          sentence,
          isTrue: label === 'true',
          kind,
          language: 'en',
          isCited: true,
        })),
      }
    }),
  }
}

function claimFromCard({ sentence, label, kind, lang, cited }: CardClaim): Claim {
  return { sentence, isTrue: label === 'true', kind, language: lang ?? 'en', isCited: cited !== false }
}

/** "Evidence Inference 2.0 (…), PMC…" is from "Evidence Inference". */
function dataSetFromSource(source: string): string {
  return /^[A-Za-z]+(?: [A-Za-z]+)*/.exec(source)?.[0] ?? source
}

function articleFromAbstract({ title, abstract }: z.infer<typeof abstractClaims>, index: number): Article {
  return {
    id: `title:${index}`,
    pmid: null,
    doi: null,
    pmcid: null,
    title,
    authors: [],
    journal: null,
    year: null,
    volume: null,
    issue: null,
    pages: null,
    publicationTypes: [],
    studyType: 'other',
    mesh: [],
    keywords: [],
    specialty: null,
    participants: null,
    retraction: null,
    notices: [],
    provenance: 'abstract',
    checkedAt: '2026-01-01T00:00:00Z',
    passages: [{ ordinal: 0, section: 'other', label: 'Abstract', text: abstract }],
  }
}
