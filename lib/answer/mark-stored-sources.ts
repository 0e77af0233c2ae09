/**
 * Marks the sources of stored answers with what became known after they were written: retractions, expressions of
 * concern, corrections and newer versions. The stored answer itself is not changed.
 */
import 'server-only'
import { setImmediate as letOthersRun } from 'node:timers/promises'
import type { Article } from '@/lib/evidence/article/article'
import { reloadArticles } from '@/lib/evidence/reload-articles'
import type { StoredMessage } from '@/lib/wire/conversation'
import { ApiError } from '@/lib/wire/errors'
import type { Evidence, EvidenceItem, EvidenceNotice } from '@/lib/wire/evidence'
import { collectArticleNotices } from './study-labels'

/** Read in one turn of the event loop: about a millisecond of work. */
const articlesAtOnce = 20

/** @returns the same messages, in order; unmarked if the library cannot be read, which its own checks report */
export async function markMessages(messages: readonly StoredMessage[]): Promise<StoredMessage[]> {
  const items = messages.flatMap((message) => (message.role === 'assistant' ? listItems(message.evidence) : []))
  const articles = await loadArticles(items)
  return messages.map((message) =>
    message.role === 'assistant' && message.evidence
      ? { ...message, evidence: applyUpdates(message.evidence, articles) }
      : message,
  )
}

/**
 * As `markMessages`, for the completions and responses that a client stored; those without evidence stay as they are.
 */
export async function markStored<T extends object>(stored: readonly T[]): Promise<T[]> {
  const articles = await loadArticles(stored.flatMap((each) => listItems(readEvidence(each))))
  return stored.map((each) => {
    const evidence = readEvidence(each)
    return evidence ? { ...each, evidence: applyUpdates(evidence, articles) } : each
  })
}

function readEvidence(stored: object & { evidence?: Evidence | null }): Evidence | null {
  return stored.evidence ?? null
}

/** A damaged stored answer is left unchanged: the page shows what it can. */
function listItems(evidence: Evidence | null | undefined): EvidenceItem[] {
  return (evidence?.items ?? []).filter((item) => typeof item?.id === 'string')
}

/** By id; removed articles are missing. */
async function loadArticles(items: readonly EvidenceItem[]): Promise<Map<string, Article>> {
  const wanted = [...new Map(items.map((item) => [item.id, item])).values()]
  const { signal } = new AbortController()
  const found = new Map<string, Article>()
  try {
    for (let from = 0; from < wanted.length; from += articlesAtOnce) {
      if (from > 0) await letOthersRun()
      const some = wanted.slice(from, from + articlesAtOnce)
      const articles = await reloadArticles(some, signal)
      for (const [at, { id }] of some.entries()) if (articles[at]) found.set(id, articles[at])
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
  return found
}

function applyUpdates(evidence: Evidence, articles: Map<string, Article>): Evidence {
  return Array.isArray(evidence.items)
    ? { ...evidence, items: evidence.items.map((item) => applyUpdate(item, articles.get(item?.id))) }
    : evidence
}

function applyUpdate(item: EvidenceItem, article: Article | undefined): EvidenceItem {
  if (!article) return item
  const stored = item.notices ?? []
  const current = collectArticleNotices(article)
  const kept = stored.filter((notice) => !current.some((other) => replacesNotice(other, notice)))
  const notices = [...current, ...kept]
  return {
    ...item,
    retracted: item.retracted || article.retraction !== null,
    ...(notices.length > 0 ? { notices } : {}),
  }
}

/** A notice that names its PMID replaces the same notice without one. */
function replacesNotice(now: EvidenceNotice, before: EvidenceNotice): boolean {
  return now.kind === before.kind && (before.pmid === null || now.pmid === before.pmid)
}
