import type { Metadata } from 'next'

export const metadata: Metadata = { title: 'Not found' }

export default function NotFound() {
  return (
    <main id="content" tabIndex={-1} className="outline-none mx-auto w-full max-w-2xl flex-1 px-4 py-16 sm:px-6">
      <h1 className="font-semibold text-3xl tracking-tight">There is nothing at this address</h1>
      <p className="mt-3 text-lg text-muted leading-relaxed">
        The page or record may have been removed, or the link may be incomplete. Records are named by the marks of an
        answer: ask the question again to find it.
      </p>
      <p className="mt-6">
        <a
          href="/"
          className="inline-block rounded-lg bg-accent px-4 py-2 font-semibold text-on-accent hover:bg-accent-strong"
        >
          Ask a question
        </a>
      </p>
    </main>
  )
}
