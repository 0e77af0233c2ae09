/**
 * The evidence behind an answer on the wire: the `evidence` object in addition to OpenAI's fields, and the request
 * options that control it. Clients that ignore it lose nothing: the text contains marks and references as well. The
 * schemas in `evidence-schema.ts` describe each field.
 */
import type { z } from 'zod'
import type { StudyType } from '@/lib/shared/study-types'
import type {
  answerNoticeSchema,
  checkSchema,
  decidingSentenceSchema,
  effectSchema,
  evidenceSchema,
  imageSchema,
  itemSchema,
  matchSchema,
  noticeSchema,
  opposingSchema,
  populationDifferenceSchema,
  searchSchema,
  searchStepSchema,
  sourceVerdictSchema,
} from './evidence-schema'
import type { checkVerdicts, evidenceDepths, evidenceSources, minSupports, searchOutcomes } from './evidence-values'

export type Evidence = z.infer<typeof evidenceSchema>
export type EvidenceItem = z.infer<typeof itemSchema>
export type EvidenceEffect = z.infer<typeof effectSchema>
export type EvidenceMatch = z.infer<typeof matchSchema>
export type EvidenceNotice = z.infer<typeof noticeSchema>
export type EvidenceSearch = z.infer<typeof searchSchema>
export type EvidenceCheck = z.infer<typeof checkSchema>
export type DecidingSentence = z.infer<typeof decidingSentenceSchema>
export type SourceVerdict = z.infer<typeof sourceVerdictSchema>
export type OpposingSource = z.infer<typeof opposingSchema>
export type EvidenceImage = z.infer<typeof imageSchema>
export type PopulationDifference = z.infer<typeof populationDifferenceSchema>
export type SearchStep = z.infer<typeof searchStepSchema>
export type AnswerNotice = z.infer<typeof answerNoticeSchema>
export type EvidenceSourceName = (typeof evidenceSources)[number]
export type EvidenceDepth = (typeof evidenceDepths)[number]
export type CheckVerdict = (typeof checkVerdicts)[number]
export type MinSupport = (typeof minSupports)[number]
export type SearchOutcome = (typeof searchOutcomes)[number]

/** The parsed request field `evidence`; every field is optional on the wire. */
export interface EvidenceOptions {
  mode: 'auto' | 'off'
  sources?: EvidenceSourceName[]
  fromYear?: number
  types?: StudyType[]
  sourcesMax?: number
  references: 'inline' | 'none'
  /** Whether a stream also reports search progress, before the first word. */
  progress?: boolean
  /** Whether a stream also sends the check of each cited sentence as soon as it is complete. */
  liveChecks?: boolean
  /** Sentences with less support are left out; absent to mark them instead. */
  minSupport?: MinSupport
  /** The reply while the language model is unavailable: an error, or an answer that quotes the sources. */
  modelUnavailable?: 'error' | 'quotes'
  /** The id of a stored answer to rewrite for a patient, from its own sources. */
  plainWordsOf?: string
}

/** A question too long to search for as a whole. */
export interface QuestionCut {
  /** Length of the question in UTF-16 units. */
  characters: number
  /** Number of characters searched for at the beginning, and again at the end. */
  edgeCharacters: number
}

/** Adds new checks to the evidence of an answer that is still being generated. */
export function addChecks(evidence: Evidence, checks: readonly EvidenceCheck[]): Evidence {
  return { ...evidence, checks: [...evidence.checks, ...checks] }
}

/** False if nothing was searched and the evidence only carries notices. */
export function wasSearched({ searched }: Evidence): boolean {
  return searched.length > 0
}
