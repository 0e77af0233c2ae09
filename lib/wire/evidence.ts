/**
 * The evidence behind an answer on the wire: the `evidence` object beside OpenAI's fields, and the request options
 * that control it. Clients that ignore it lose nothing: the text contains marks and references as well.
 */
import type { MessageTemplate } from '@/lib/shared/messages/server-messages'
import type { StudyType } from '@/lib/shared/study-types'

export const evidenceSources = ['library', 'pubmed', 'europe-pmc'] as const
export type EvidenceSourceName = (typeof evidenceSources)[number]

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
  /** The reply while the language model is unavailable: an error, or an answer that quotes the sources. */
  modelAway?: 'error' | 'quotes'
  /** The id of a stored answer to rewrite for a patient, from its own sources. */
  plainWordsOf?: string
}

/** One result of a study as its article prints it. A ratio below 1 means fewer outcomes in the first arm. */
export interface EvidenceEffect {
  /** The outcome measured; absent if only the effect could be read. */
  outcome?: string
  /** "HR", "OR", "RR", "mean difference" and the like, in the article's own terms. */
  measure: string
  estimate: number
  low?: number
  high?: number
  /** The confidence level in percent, if stated. */
  ciLevel?: number
  /** The effect as printed: a verbatim part of the stored passage. */
  text: string
}

/** How well an article matches the question, so that a reader can see why it was selected. */
export interface EvidenceMatch {
  /** The share of the question's weight that the article covers, 0 to 1. */
  coverage: number
  /** Parts of the question that the article does not mention, in the user's words. */
  missing: string[]
  /** Set if the article excluded the population asked about, or studied one that excludes it. */
  population?: PopulationDifference
}

export interface PopulationDifference {
  relation: 'excluded' | 'different'
  /** The population asked about, in the user's words. */
  asked: string
  /** The sentence of the article that says so; '' if only its title does. */
  quote: string
}

/** Something to know about an article before relying on it, as far as its sources state it. */
export interface EvidenceNotice {
  /** `updated`: a newer version has been published. */
  kind: 'retraction' | 'concern' | 'erratum' | 'updated' | 'preprint'
  /** PMID of the notice or of the newer version; null if none is given. */
  pmid: string | null
}

/** One numbered source of an answer. Identifiers that were never seen are null, never guessed. */
export interface EvidenceItem {
  /** The number in its citation marks, `[n]`, from 1. */
  n: number
  /** The article's id in our library, such as `card:dapa-hf` or `pmid:31535829`. */
  id: string
  pmid: string | null
  doi: string | null
  pmcid: string | null
  title: string
  /** First author and "et al." as cited, or null. */
  authors: string | null
  journal: string | null
  year: number | null
  volume: string | null
  pages: string | null
  type: StudyType
  /** G guideline, 1 systematic review, 2 randomised trial, 3 cohort, 4 case-control or case report, 5 opinion. */
  level: 'G' | 1 | 2 | 3 | 4 | 5 | null
  retracted: boolean
  /** `summary`: our own summary of the article; `abstract`: the authors' words; `guideline`: a department's document. */
  provenance: 'summary' | 'abstract' | 'guideline'
  /** A verbatim part of the stored passage. */
  quote: string
  /** Label of the section that holds the quote, such as "Results". */
  section: string
  /** PubMed, else DOI, else Europe PMC, else our own article page. */
  url: string
  /** Positions of its marks in the content: UTF-16 offsets, end exclusive. */
  spans: [start: number, end: number][]
  /** The text before and after the quote in its passage, cut at a word; '' at the edges of the passage. */
  context?: { before: string; after: string }
  /** Number of participants, if the article states it. */
  participants?: number
  /** The study population, if the article states it in a separate field. */
  population?: string
  /** Results with their measure; for an imported article only those in `quote`. Absent if none was read. */
  effects?: EvidenceEffect[]
  match?: EvidenceMatch
  /** Absent if there are none. */
  notices?: EvidenceNotice[]
  /** Fetched live from PubMed or Europe PMC and not in the library. Absent otherwise. */
  live?: boolean
}

export interface EvidenceSearch {
  source: EvidenceSourceName
  /** The executed query in readable form. */
  query: string
  hits: number
  /** ISO 8601 UTC: when this source was searched; a cached result has the time of the original search. */
  at?: string
  /** Why this source was not searched, in English; the others still answered. */
  error?: string
  /** The template of `error`; absent without one. */
  errorTemplate?: MessageTemplate
}

/** The progress of one source; `hits` and `ms` are null until its search has finished. */
export interface SearchStep {
  source: EvidenceSourceName
  hits: number | null
  ms: number | null
  /** As in `EvidenceSearch`. */
  error?: string
  errorTemplate?: MessageTemplate
}

export const checkVerdicts = [
  'quoted',
  'supported',
  'partly',
  'contradicted',
  'overstated',
  'other-population',
  'not-found',
  'uncited',
] as const
/**
 * `quoted`: verbatim in a source; `supported`: a source states the same; `partly`: a part of the sentence has no
 * support; `contradicted`: a source states the opposite; `overstated`: the source claims less; `other-population`: the
 * source is about other people; `not-found`: no source states it; `uncited`: a claim without a citation.
 */
export type CheckVerdict = (typeof checkVerdicts)[number]

/** The sentence of a source on which a verdict rests. */
export interface DecidingSentence {
  /** The `n` of the source. */
  n: number
  /** Verbatim in the source. */
  text: string
}

/** The verdict on one of several sources that a sentence cites. */
export interface SourceVerdict {
  n: number
  verdict: CheckVerdict
}

/** Where a sentence and the deciding sentence differ: UTF-16 offsets, end exclusive. */
export interface CheckDifferences {
  /** In the content of the answer. */
  answer: [start: number, end: number][]
  /** In the text of the deciding sentence. */
  source: [start: number, end: number][]
}

/** The check of one sentence that cites a source, or that makes a claim without citing one. */
export interface EvidenceCheck {
  start: number
  end: number
  /** The `n` of each source that the sentence cites; empty for `uncited`. */
  items: number[]
  /**
   * `quoted`: verbatim in a source; `figures-found`: supported, and every figure is in a source; `supported`: no
   * figures, but a source states the same; `not-found`: every other verdict.
   */
  status: 'quoted' | 'figures-found' | 'supported' | 'not-found'
  /** Figures or words that no cited source contains. */
  missing: string[]
  /** The best verdict over the cited sources. Absent in answers of earlier versions. */
  verdict?: CheckVerdict
  /** Why the sentence is doubtful, in English; absent if it is not. */
  reason?: string
  /** The template of `reason`. */
  reasonTemplate?: MessageTemplate
  /** Absent if no sentence of a source decides. */
  deciding?: DecidingSentence
  differences?: CheckDifferences
  /** One for each cited source, if there are several. */
  sources?: SourceVerdict[]
  /** `model`: a verifier model gave the verdict; absent if the rules did. */
  judgedBy?: 'model'
}

/** Adds new checks to the evidence of an answer that is still being generated. */
export function addChecks(evidence: Evidence, checks: readonly EvidenceCheck[]): Evidence {
  return { ...evidence, checks: [...evidence.checks, ...checks] }
}

/** False if nothing was searched and the evidence only carries notices. */
export function wasSearched({ searched }: Evidence): boolean {
  return searched.length > 0
}

export interface EvidenceImage {
  /** Position among all images of the conversation, from 0; those of the last question come last. */
  index: number
  /** `model`: the model saw the image; `ocr`: only its text was read; `none`: neither, or it contains no text. */
  read: 'model' | 'ocr' | 'none'
  /** The OCR text; '' if OCR found none, absent if it did not run. */
  text?: string
}

export const answerNoticeKinds = [
  'medical-emergency',
  'self-harm',
  'model-away',
  'ocr',
  'images-unread',
  'question-cut',
  'history-cut',
  'search-language',
  'population',
  'not-backed',
  'plain-words',
  'left-out',
] as const

/** A notice of the server about an answer. Printed before every answer in prose, and in no other. */
export interface AnswerNotice {
  /**
   * `medical-emergency`, `self-harm`: whom to call; `model-away`: quotations in place of a generated answer; `ocr`:
   * only the text of an image was read; `images-unread`: an image was not read; `question-cut`: only the beginning
   * and the end of a long question were searched for; `history-cut`: the model did not get the oldest messages; `search-language`: some words of the question were not searched
   * for; `population`: a source excluded the population asked about or studied another; `not-backed`: no source supports the answer; `plain-words`: rewritten for a patient; `left-out`: what that
   * rewriting omits.
   */
  kind: (typeof answerNoticeKinds)[number]
  /** In the answer's language, without Markdown. */
  text: string
}

/** A question too long to search for as a whole. */
export interface QuestionCut {
  /** Length of the question in UTF-16 units. */
  characters: number
  /** Number of characters searched for at the beginning, and again at the end. */
  edgeCharacters: number
}

export const searchOutcomes = ['answer', 'related', 'none'] as const
/** `related`: no source answers the question as asked, and `items` are the nearest; `none`: none is near. */
export type SearchOutcome = (typeof searchOutcomes)[number]

/** The `evidence` object of the final chunk or the whole answer. */
export interface Evidence {
  version: 1
  /** The engine that wrote the text. */
  engine: 'extractive' | 'upstream'
  /** True unless a source answers the question: `outcome` says whether any is related. Absent `outcome`: nothing was searched. */
  abstained: boolean
  outcome?: SearchOutcome
  /** The question as it was searched, complete without the turns before; absent if nothing was searched. */
  searchedAs?: string
  searched: EvidenceSearch[]
  items: EvidenceItem[]
  checks: EvidenceCheck[]
  images?: EvidenceImage[]
  /** In the order printed before the answer; absent if there are none. */
  notices?: AnswerNotice[]
}
