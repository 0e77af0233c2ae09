/** Labels printed next to a quotation, and the level of its study design. This is a study type, not a GRADE rating. */
import type { Article } from '@/lib/evidence/article/article'
import type { AnswerMessages } from '@/lib/shared/messages/answer-message-shape'
import type { StudyType } from '@/lib/shared/study-types'
import type { EvidenceItem, EvidenceNotice } from '@/lib/wire/evidence'

/** The study type with the warnings that a reader must see first; engines print it next to every quotation. */
export function toTypeLabel(
  article: Pick<Article, 'studyType' | 'publicationTypes' | 'retraction' | 'notices'>,
  words: AnswerMessages,
): string {
  const kinds = new Set(collectArticleNotices(article).map(({ kind }) => kind))
  return toLabel(article.studyType, [...kinds], words)
}

export function toLabel(type: StudyType, kinds: EvidenceNotice['kind'][], words: AnswerMessages): string {
  return [words.studyTypes[type], ...kinds.flatMap((kind) => words.warnings[kind] ?? [])].join(words.comma)
}

/** The notices themselves, most important first. */
export function collectArticleNotices({
  publicationTypes,
  retraction,
  notices,
}: Pick<Article, 'publicationTypes' | 'retraction' | 'notices'>): EvidenceNotice[] {
  return [
    ...(retraction === null ? [] : [{ kind: 'retraction' as const, pmid: retraction.noticePmid }]),
    ...noticeOrder.flatMap((wanted) => notices.filter(({ kind }) => kind === wanted)),
    ...(isPreprint(publicationTypes) ? [{ kind: 'preprint' as const, pmid: null }] : []),
  ]
}

const noticeOrder: Article['notices'][number]['kind'][] = ['concern', 'updated', 'erratum']

function isPreprint(publicationTypes: readonly string[]): boolean {
  return publicationTypes.some((type) => /^preprint$/i.test(type))
}

/** Derived from the article's publication type, never guessed from prose. */
export const evidenceLevels: Record<StudyType, EvidenceItem['level']> = {
  guideline: 'G',
  'systematic-review': 1,
  'meta-analysis': 1,
  'randomized-trial': 2,
  'clinical-trial': 3,
  cohort: 3,
  'case-control': 4,
  'case-report': 4,
  review: 5,
  other: null,
}
