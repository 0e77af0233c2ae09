/**
 * An article with its labelled passages. A passage is the unit that is retrieved and quoted; its text is stored
 * verbatim and never edited, so that a quotation can be checked character for character.
 */

import type { StudyType } from '@/lib/shared/study-types'
import type { EvidenceEffect, EvidenceItem } from '@/lib/wire/evidence'

export const sections = [
  'question',
  'background',
  'methods',
  'results',
  'harms',
  'conclusion',
  'recommendation',
  'limitations',
  'other',
] as const
export type Section = (typeof sections)[number]

export interface Passage {
  /** Position in the article, from 0. */
  ordinal: number
  section: Section
  /** The label as the source prints it, such as "CONCLUSIONS". */
  label: string
  text: string
  /** The page of the document on which it begins, from 1; absent where the source has no pages. */
  page?: number
}

export interface Article {
  /** Identity: `card:<id>`, `pmid:<n>`, `doi:<doi>`, `pmcid:<id>`, `title:<hash>` or `document:<hash of its file>`. */
  id: string
  pmid: string | null
  doi: string | null
  pmcid: string | null
  title: string
  /** "Last AB", in order; empty when none was stated. */
  authors: string[]
  journal: string | null
  year: number | null
  volume: string | null
  issue: string | null
  pages: string | null
  /** As the source states them, such as "Randomized Controlled Trial". */
  publicationTypes: string[]
  studyType: StudyType
  mesh: string[]
  keywords: string[]
  specialty: string | null
  participants: number | null
  /** Who was studied; set only where the source has a field for it. */
  population?: string
  /** Structured results; each `text` occurs verbatim in a passage. Absent for articles that are text only. */
  effects?: EvidenceEffect[]
  /** A retraction with the PMID of its notice if the source names it, or null. */
  retraction: { noticePmid: string | null } | null
  /** Notices that do not remove the article: expression of concern, erratum, newer version. */
  notices: { kind: 'concern' | 'erratum' | 'updated'; pmid: string | null }[]
  provenance: EvidenceItem['provenance']
  /** Absent if the source does not state one. */
  licence?: ArticleLicence
  /** ISO 8601 UTC: when identity and retraction were last checked. */
  checkedAt: string
  /** Day of the last revision as the source states it; absent when it does not. A merge keeps the later one. */
  revisedAt?: string
  passages: Passage[]
}

/** PubMed's types of records that say something about another article; "Retraction Notice" is the newer name. */
const noticeTypes = new Set([
  'Retraction of Publication',
  'Retraction Notice',
  'Expression of Concern',
  'Published Erratum',
])

/** Whether the record is a notice about another article, which is not evidence by itself. */
export function isNoticeRecord({ publicationTypes }: Pick<Article, 'publicationTypes'>): boolean {
  return publicationTypes.some((type) => noticeTypes.has(type))
}

/** The licence that an article states. */
export interface ArticleLicence {
  /** Such as "CC BY 4.0"; null for one that is not known to allow copies. */
  name: string | null
  url: string | null
  /** The beginning of the licence's text. */
  text: string
}

/** Label of passages split off from the end of an abstract: funding, registration, copyright. */
export const fundingLabel = 'Funding and registration'
