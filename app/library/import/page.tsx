import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { NotAllowed } from '@/app/not-allowed'
import { getRequestMessages } from '@/app/request-messages'
import { ImportPage } from '@/components/library/import-page'
import { SignInGate } from '@/components/session/sign-in-gate'
import { config } from '@/lib/config'
import { mayFetch } from '@/lib/evidence/import/page-fetches/fetch-orders'
import { mayOperate, mayReadPages } from '@/lib/platform/auth/page-access'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getRequestMessages()).library.import.title }
}

/** Adds articles to the library, from PubMed and from files; the server authorises each request. */
export default async function LibraryImportPage() {
  const { library, tag } = await getRequestMessages()
  const messages = library.import
  const asked = await headers()
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto w-full max-w-3xl flex-1 px-4 py-8 outline-none sm:px-6 lg:py-10"
    >
      {(await mayReadPages(asked)) ? (
        <>
          <p className="text-sm">
            <a href="/library" className="prose-link inline-block py-0.5">
              {library.title}
            </a>
          </p>
          <h1 className="mt-1 font-semibold text-2xl tracking-tight sm:text-3xl">{messages.title}</h1>
          <p className="mt-1.5 text-muted">{messages.lead}</p>
          <details className="mt-3 text-sm">
            <summary className="w-fit cursor-pointer py-0.5 text-accent">{messages.supported}</summary>
            <ul className="mt-1.5 list-disc space-y-1 ps-5">
              {Object.values(messages.formats).map((format) => (
                <li key={format}>{format}</li>
              ))}
            </ul>
          </details>
          <ImportPage
            library={library}
            tag={tag}
            bytesMax={config().IMPORT_BYTES_MAX}
            mayImport={await mayOperate(asked, 'librarian')}
            mayFetch={mayFetch()}
            notAllowed={<NotAllowed needed="librarian" />}
          />
        </>
      ) : (
        <SignInGate />
      )}
    </main>
  )
}
