import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getRequestMessages } from '@/app/request-messages'
import { isProviderUsed } from '@/lib/config'
import { signInRefusalReasons } from '@/lib/wire/people/sign-in-refusals'

interface SignInPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getRequestMessages()).people.refused.title }
}

/** Says why a sign-in at the provider was refused, and what to do. */
export default async function SignInPage({ searchParams }: SignInPageProps) {
  const { refused: given } = await searchParams
  const reason = signInRefusalReasons.find((each) => each === given)
  if (!isProviderUsed() || reason === undefined) redirect('/')
  const { people, signIn } = await getRequestMessages()
  const { refused } = people
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto w-full max-w-2xl flex-1 px-4 py-8 outline-none sm:px-6 lg:py-10"
    >
      <h1 className="font-semibold text-2xl tracking-tight sm:text-3xl">{refused.title}</h1>
      <p className="mt-3 leading-relaxed">{refused.reasons[reason]}</p>
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a
          href="/api/sign-in"
          className="inline-flex min-h-11 items-center rounded-lg bg-accent px-5 py-2 font-semibold text-on-accent hover:bg-accent-strong"
        >
          {refused.again}
        </a>
        <a href="/" className="prose-link inline-block py-0.5">
          {signIn.withKey}
        </a>
      </p>
    </main>
  )
}
