import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { getRequestMessages } from '@/app/request-messages'
import { type ArticleFacts, ArticleView } from '@/components/library/article-view'
import { SignInGate } from '@/components/session/sign-in-gate'
import { collectArticleNotices } from '@/lib/answer/study-labels'
import { toReference } from '@/lib/evidence/article/article-to-reference'
import { findArticleById } from '@/lib/evidence/open-library'
import { mayReadPages } from '@/lib/platform/auth/page-access'
import { toCoins, toHighwireTags } from '@/lib/shared/citations/page-metadata'

interface ArticlePageProps {
  params: Promise<{ id: string }>
  searchParams: Promise<{ quote?: string | string[] }>
}

export async function generateMetadata({ params }: ArticlePageProps): Promise<Metadata> {
  if (!(await mayRead())) return { title: (await getRequestMessages()).signIn.title }
  const { title, highwire } = await readArticle(params)
  return { title, other: highwire }
}

/** The article behind a citation, opened at the quoted sentence if the URL has one. */
export default async function ArticlePage({ params, searchParams }: ArticlePageProps) {
  const record = (await mayRead()) ? await readArticle(params) : null
  const { quote } = await searchParams
  const messages = await getRequestMessages()
  return (
    <main id="content" tabIndex={-1} className="outline-none mx-auto w-full max-w-3xl flex-1 px-4 py-10 sm:px-6">
      {record ? (
        <ArticleView
          messages={messages}
          article={record}
          quote={typeof quote === 'string' && quote !== '' ? quote : null}
        />
      ) : (
        <>
          <h1 className="sr-only">{messages.product}</h1>
          <SignInGate />
        </>
      )}
    </main>
  )
}

/** Checked before anything is read, so that unauthorised readers do not learn whether the article exists. */
const mayRead = cache(async () => mayReadPages(await headers()))

async function readArticle(params: ArticlePageProps['params']): Promise<StoredArticle> {
  const id = decodeId((await params).id)
  const record = id === null ? null : findArticle(id)
  return record ?? notFound()
}

interface StoredArticle extends ArticleFacts {
  /** Meta elements by their name. */
  highwire: Record<string, string[]>
}

function groupByName(tags: { name: string; content: string }[]): Record<string, string[]> {
  const groups: Record<string, string[]> = {}
  for (const { name, content } of tags) groups[name] = [...(groups[name] ?? []), content]
  return groups
}

/** Cached, since metadata and page need it in the same request. */
const findArticle = cache((id: string): StoredArticle | null => {
  const article = findArticleById(id)
  if (!article) return null
  const { passages, ...facts } = article
  const reference = toReference(article)
  return {
    ...facts,
    coins: toCoins(reference),
    highwire: groupByName(toHighwireTags(reference)),
    notices: collectArticleNotices(article),
    passages: passages.map(({ ordinal, label, text, page }) => ({
      ordinal,
      label,
      text,
      ...(page === undefined ? {} : { page }),
    })),
  }
})

/** @returns null for an invalid escape sequence, which names no article */
function decodeId(id: string): string | null {
  try {
    return decodeURIComponent(id)
  } catch {
    return null
  }
}
