/**
 * The evidence behind an answer as it travels: the `evidence` object beside OpenAI's fields, and the request options
 * that steer it. Clients that know nothing of it lose nothing: marks and References stand in the text as well.
 */
import type { StudyType } from '@/lib/shared/study-types'

export const evidenceSources = ['library', 'pubmed', 'europe-pmc'] as const
export type EvidenceSourceName = (typeof evidenceSources)[number]

/** Request field `evidence`. Every member is optional on the wire; these are the parsed values. */
export interface EvidenceOptions {
  mode: 'auto' | 'off'
  sources?: EvidenceSourceName[]
  fromYear?: number
  types?: StudyType[]
  sourcesMax?: number
  references: 'inline' | 'none'
  /** Whether a stream also says how the search goes, before the first word. */
  progress?: boolean
  /** Whether a stream also says what became of each cited sentence as soon as it is complete. */
  liveChecks?: boolean
  /** What becomes of a question while the language model is away: its error, or an answer that quotes the records. */
  modelAway?: 'error' | 'quotes'
  /** The id of a kept answer that is wanted in plain words, from its own sources. */
  plainWordsOf?: string
}

/** One result of a study as its record prints it. Ratios below 1 say less of the outcome with the first arm. */
export interface EvidenceEffect {
  /** What was counted; absent when only the effect itself could be read. */
  outcome?: string
  /** "HR", "OR", "RR", "mean difference" and the like, as the record calls it. */
  measure: string
  estimate: number
  low?: number
  high?: number
  /** The level of the interval in percent, when it is stated. */
  ciLevel?: number
  /** The effect as it is printed: character for character a part of the stored passage. */
  text: string
}

/** How well a record fits the question, so that a reader can see why it was kept. */
export interface EvidenceMatch {
  /** 0 to 1: share of the question's weight that the record holds. */
  coverage: number
  /** What is asked about and the record does not mention, as the asker wrote it. */
  missing: string[]
}

/** What a reader should know of a record before relying on it, as far as its sources state it. */
export interface EvidenceNotice {
  /** `updated`: a newer version of it has been published. */
  kind: 'retraction' | 'concern' | 'erratum' | 'updated' | 'preprint'
  /** PMID of the notice, or of the newer version; null when none is named. */
  pmid: string | null
}

/** One numbered source under an answer. Identifiers that were never seen are null, never guessed. */
export interface EvidenceItem {
  /** The number of its marks, `[n]`, from 1. */
  n: number
  /** Record id in our library, such as `card:dapa-hf` or `pmid:31535829`. */
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
  /** Character for character a part of the stored passage. */
  quote: string
  /** Label of the section that holds the quote, such as "Results". */
  section: string
  /** PubMed, else DOI, else Europe PMC, else our own record page. */
  url: string
  /** Where its marks stand in the content: UTF-16 offsets, end exclusive. */
  spans: [start: number, end: number][]
  /** What stands before and after the quote in its passage, cut at a word; '' at the edges of the passage. */
  context?: { before: string; after: string }
  /** Number of participants, when the record states it. */
  participants?: number
  /** Who was studied, when the record states it in a field of its own. */
  population?: string
  /** Results with their measure; of an imported record only those that stand in `quote`. Absent when none was read. */
  effects?: EvidenceEffect[]
  match?: EvidenceMatch
  /** Absent when there is nothing to say. */
  notices?: EvidenceNotice[]
  /** Fetched from PubMed or Europe PMC: the library does not hold it. Absent otherwise. */
  live?: boolean
}

export interface EvidenceSearch {
  source: EvidenceSourceName
  /** The query actually run, as a person can read it. */
  query: string
  hits: number
  /** ISO 8601 UTC: when this source was asked; a kept result carries the time of its own search. */
  at?: string
  /** Set when this source failed; the others still answered. */
  error?: string
}

/** A source being searched, or just searched: then `hits` and `ms` are known. */
export interface SearchStep {
  source: EvidenceSourceName
  hits: number | null
  ms: number | null
  error?: string
}

/** What became of one sentence that carries marks. */
export interface EvidenceCheck {
  start: number
  end: number
  /** The `n` of each source cited by the sentence. */
  items: number[]
  /** `quoted`: stands in a source to the letter; `figures-found`: each figure does; `supported`: no figures, wording does. */
  status: 'quoted' | 'figures-found' | 'supported' | 'not-found'
  /** Figures or words that no cited source holds. */
  missing: string[]
}

/** The evidence of an answer that is still being written, with what has been found out about its sentences since. */
export function addChecks(evidence: Evidence, checks: readonly EvidenceCheck[]): Evidence {
  return { ...evidence, checks: [...evidence.checks, ...checks] }
}

/** False where nothing was searched and the evidence only carries notices. */
export function wasSearched({ searched }: Evidence): boolean {
  return searched.length > 0
}

export interface EvidenceImage {
  /** Among all images of the conversation, from 0; those of the last question come last. */
  index: number
  /** `model`: it was shown to the model; `ocr`: only its print was read; `none`: neither, or there was no print. */
  read: 'model' | 'ocr' | 'none'
  /** What OCR read in it; '' when it found nothing, absent when it did not look. */
  text?: string
}

export const answerNoticeKinds = [
  'medical-emergency',
  'self-harm',
  'model-away',
  'ocr',
  'images-unread',
  'question-cut',
  'search-language',
  'not-backed',
  'plain-words',
  'left-out',
] as const

/** What the server itself says of an answer. It stands in front of an answer in prose, and in no other. */
export interface AnswerNotice {
  /**
   * `medical-emergency`, `self-harm`: where to call; `model-away`: quotations in place of a written answer; `ocr`: only the
   * text of an image was read; `images-unread`: an image was not looked at; `question-cut`: only the beginning and the end of
   * a long question were searched for; `search-language`: not all words of the question were searched for; `not-backed`: no record backs the answer; `plain-words`: rewritten for a patient; `left-out`: what
   * that rewriting leaves out.
   */
  kind: (typeof answerNoticeKinds)[number]
  /** In the answer's language, without Markdown. */
  text: string
}

/** A question too long to be searched for whole. */
export interface QuestionCut {
  /** In UTF-16 units. */
  characters: number
  /** So many at its beginning, and again at its end, were searched for. */
  edgeCharacters: number
}

/** The `evidence` object of the final chunk or the whole answer. */
export interface Evidence {
  version: 1
  /** Which engine wrote the words. */
  engine: 'extractive' | 'upstream'
  /** True when no source was relevant enough to answer from. */
  abstained: boolean
  searched: EvidenceSearch[]
  items: EvidenceItem[]
  checks: EvidenceCheck[]
  images?: EvidenceImage[]
  /** In the order in which they stand before the answer; absent when there is nothing to say. */
  notices?: AnswerNotice[]
}
