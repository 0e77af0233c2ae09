import type { Metadata } from 'next'
import { getRequestMessages } from './request-messages'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getRequestMessages()).notFound.heading }
}

export default async function NotFound() {
  const { notFound } = await getRequestMessages()
  return (
    <main id="content" tabIndex={-1} className="outline-none mx-auto w-full max-w-2xl flex-1 px-4 py-16 sm:px-6">
      <h1 className="font-semibold text-3xl tracking-tight">{notFound.title}</h1>
      <p className="mt-3 text-lg text-muted leading-relaxed">{notFound.advice}</p>
      <p className="mt-6">
        <a
          href="/"
          className="inline-block rounded-lg bg-accent px-4 py-2 font-semibold text-on-accent hover:bg-accent-strong"
        >
          {notFound.ask}
        </a>
      </p>
    </main>
  )
}
