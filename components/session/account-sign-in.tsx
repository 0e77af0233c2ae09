import { type ReactNode, useId } from 'react'
import { useMessages } from '@/components/i18n/messages-provider'

/** True if people sign in at a provider, which the layout says in the document. */
export function isProviderUsed(): boolean {
  return document.body.dataset['signIn'] === 'provider'
}

/** Leads to the provider and back to this page. The key form stays for when the provider does not respond. */
export function AccountSignIn({ children }: { children: ReactNode }) {
  const { signIn } = useMessages()
  const id = useId()
  const here = location.pathname === '/sign-in' ? '/' : location.pathname + location.search
  return (
    <section aria-labelledby={`${id}-title`} className="rounded-2xl border border-edge bg-surface p-6 shadow-sm">
      <h2 id={`${id}-title`} className="font-semibold text-lg">
        {signIn.title}
      </h2>
      <p className="mt-1 text-muted">{signIn.accountHint}</p>
      <a
        href={`/api/sign-in?return=${encodeURIComponent(here)}`}
        className="mt-4 inline-flex min-h-11 items-center rounded-lg bg-accent px-5 py-2 font-semibold text-on-accent hover:bg-accent-strong"
      >
        {signIn.account}
      </a>
      <details className="mt-5 text-sm">
        <summary className="w-fit cursor-pointer py-0.5 text-accent">{signIn.withKey}</summary>
        <div className="mt-3">{children}</div>
      </details>
    </section>
  )
}
