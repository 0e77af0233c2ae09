import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { getRequestMessages } from '@/app/request-messages'
import { SignInGate } from '@/components/session/sign-in-gate'
import { SharedConversation } from '@/components/transcript/shared-conversation'
import { markMessages } from '@/lib/answer/mark-stored-sources'
import { mayReadPages } from '@/lib/platform/auth/page-access'
import { readShared } from '@/lib/platform/conversations/shares'
import { ApiError } from '@/lib/wire/errors'

interface SharedPageProps {
  params: Promise<{ share: string }>
}

export async function generateMetadata({ params }: SharedPageProps): Promise<Metadata> {
  return {
    title: (await mayRead()) ? (await readSharedConversation(params)).title : (await getRequestMessages()).signIn.title,
  }
}

/** A shared conversation, read-only. */
export default async function SharedPage({ params }: SharedPageProps) {
  const shared = (await mayRead()) ? await readSharedConversation(params) : null
  const { product } = await getRequestMessages()
  return (
    <main id="content" tabIndex={-1} className="mx-auto w-full max-w-6xl flex-1 px-4 outline-none sm:px-6">
      {shared ? (
        <SharedConversation shared={shared} />
      ) : (
        <div className="mx-auto max-w-3xl py-10">
          <h1 className="sr-only">{product}</h1>
          <SignInGate />
        </div>
      )}
    </main>
  )
}

/** Checked before anything is read, so that unauthorised readers do not learn whether the link exists. */
const mayRead = cache(async () => mayReadPages(await headers()))

/** Cached, since metadata and page need it in the same request. */
const findShared = cache(async (share: string) => {
  const shared = await readShared(share)
  return { ...shared, messages: await markMessages(shared.messages) }
})

async function readSharedConversation(params: SharedPageProps['params']) {
  try {
    return await findShared((await params).share)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return notFound()
    throw error
  }
}
