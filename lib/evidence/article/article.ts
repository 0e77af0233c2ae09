/**
 * What we hold: an article with its labelled passages. A passage is the unit that is retrieved and quoted; its text is
 * stored as it is and never edited afterwards, so that a quotation can be checked character for character.
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
  /** The label as the record prints it, such as "CONCLUSIONS". */
  label: string
  text: string
}

export interface Article {
  /** Identity: `card:<id>`, `pmid:<n>`, `doi:<doi>`, `pmcid:<id>` or `title:<hash>`. */
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
  /** As the record states them, such as "Randomized Controlled Trial". */
  publicationTypes: string[]
  studyType: StudyType
  mesh: string[]
  keywords: string[]
  specialty: string | null
  participants: number | null
  /** Who was studied; only where the source states it in a field of its own. */
  population?: string
  /** Results in fields of their own; each `text` stands in a passage. Absent for articles that are text only. */
  effects?: EvidenceEffect[]
  /** A retraction, or null. The notice's PMID when the record names it. */
  retraction: { noticePmid: string | null } | null
  /** Notices that do not remove the article: expression of concern, erratum, newer version. */
  notices: { kind: 'concern' | 'erratum' | 'updated'; pmid: string | null }[]
  provenance: EvidenceItem['provenance']
  /** ISO 8601 UTC: when identity and retraction were last checked. */
  checkedAt: string
  /** Day of the record's last revision as its source states it; absent when it does not. The later one is kept. */
  revisedAt?: string
  passages: Passage[]
}

/** Label of the passages cut off from an abstract's end. */
export const fundingLabel = 'Funding and registration'
