import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { getRequestMessages } from '@/app/request-messages'
import { type ArticleFacts, ArticleView } from '@/components/library/article-view'
import { SignInGate } from '@/components/session/sign-in-gate'
import { collectArticleNotices } from '@/lib/answer/study-labels'
import { findArticleById } from '@/lib/evidence/open-library'
import { mayReadPages } from '@/lib/platform/auth/page-access'

interface RecordPageProps {
  params: Promise<{ id: string }>
  searchParams: Promise<{ quote?: string | string[] }>
}

export async function generateMetadata({ params }: RecordPageProps): Promise<Metadata> {
  return { title: (await mayRead()) ? (await readArticle(params)).title : (await getRequestMessages()).signIn.title }
}

/** The article behind a citation, opened at the quoted sentence if the URL has one. */
export default async function RecordPage({ params, searchParams }: RecordPageProps) {
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

async function readArticle(params: RecordPageProps['params']): Promise<ArticleFacts> {
  const id = decodeId((await params).id)
  const record = id === null ? null : findArticle(id)
  return record ?? notFound()
}

/** Cached, since metadata and page need it in the same request. */
const findArticle = cache((id: string): ArticleFacts | null => {
  const article = findArticleById(id)
  if (!article) return null
  const { passages, ...facts } = article
  return {
    ...facts,
    notices: collectArticleNotices(article),
    passages: passages.map(({ ordinal, label, text }) => ({ ordinal, label, text })),
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
