import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { getRequestMessages } from '@/app/request-messages'
import { SavedQuestions } from '@/components/saved-questions/saved-questions'
import { SignInGate } from '@/components/session/sign-in-gate'
import { mayReadPages } from '@/lib/platform/auth/page-access'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getRequestMessages()).news.title }
}

/** What is new on the reader's saved questions; the server authorises each request. */
export default async function NewsPage() {
  const { news } = await getRequestMessages()
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto w-full max-w-4xl flex-1 px-4 py-8 outline-none sm:px-6 lg:py-10"
    >
      {(await mayReadPages(await headers())) ? (
        <>
          <h1 className="font-semibold text-3xl tracking-tight">{news.title}</h1>
          <p className="mt-2 mb-8 text-muted leading-relaxed">{news.lead}</p>
          <SavedQuestions messages={news} />
        </>
      ) : (
        <SignInGate />
      )}
    </main>
  )
}
