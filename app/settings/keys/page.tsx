import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { NotAllowed } from '@/app/not-allowed'
import { getRequestMessages } from '@/app/request-messages'
import { SignInGate } from '@/components/session/sign-in-gate'
import { KeyManager } from '@/components/settings/key-manager'
import { isProviderUsed } from '@/lib/config'
import { mayOperate, mayReadPages } from '@/lib/platform/auth/page-access'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getRequestMessages()).settings.keys.title }
}

/** Issues, lists and revokes keys; the server authorises each request. */
export default async function KeysPage() {
  const { people, settings } = await getRequestMessages()
  const { keys } = settings
  const asked = await headers()
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto w-full max-w-4xl flex-1 px-4 py-8 outline-none sm:px-6 lg:py-10"
    >
      {(await mayReadPages(asked)) ? (
        <>
          <p className="text-sm">
            <a href="/settings" className="prose-link inline-block py-0.5">
              {settings.title}
            </a>
          </p>
          <h1 className="mt-1 font-semibold text-3xl tracking-tight">{keys.title}</h1>
          <p className="mt-2 mb-8 text-muted leading-relaxed">{keys.lead}</p>
          {(await mayOperate(asked)) ? (
            <KeyManager messages={keys} picker={isProviderUsed() ? people.picker : null} />
          ) : (
            <NotAllowed needed="admin" />
          )}
        </>
      ) : (
        <SignInGate />
      )}
    </main>
  )
}
