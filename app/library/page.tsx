import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { getRequestMessages } from '@/app/request-messages'
import { Library } from '@/components/library/library'
import type { LibraryFacts, LibraryRow } from '@/components/library/library-row'
import { LibraryUnavailable } from '@/components/library/library-unavailable'
import { SignInGate } from '@/components/session/sign-in-gate'
import type { ListedArticle } from '@/lib/evidence/browse/lists'
import { browseLibrary, exportReferencesMax } from '@/lib/evidence/browse-library'
import { log } from '@/lib/log'
import { findPageOwner } from '@/lib/platform/auth/page-access'
import { ApiError } from '@/lib/wire/errors'
import { parseLibraryQuery } from '@/lib/wire/library-query'

interface LibraryPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getRequestMessages()).library.title }
}

/** The library's contents, searched and filtered by the URL parameters. */
export default async function LibraryPage({ searchParams }: LibraryPageProps) {
  const owner = await findPageOwner(await headers())
  return (
    <main id="content" tabIndex={-1} className="flex-1 outline-none">
      {owner !== null ? (
        <LibraryContents parameters={toParameters(await searchParams)} owner={owner} />
      ) : (
        <div className="mx-auto max-w-3xl px-4 py-10 sm:px-6">
          <SignInGate />
        </div>
      )}
    </main>
  )
}

async function LibraryContents({ parameters, owner }: { parameters: URLSearchParams; owner: string }) {
  const messages = await getRequestMessages()
  const facts = await readLibraryFacts(parameters, owner).catch(toRefusal)
  if (!(facts instanceof ApiError)) return <Library facts={facts} messages={messages} />
  const { message: text, template, code } = facts
  return <LibraryUnavailable title={messages.library.title} message={{ text, template, code }} />
}

/** Shows a refusal's own message; rethrows other errors for the error page. */
function toRefusal(error: unknown): ApiError {
  if (!(error instanceof ApiError)) throw error
  log().warn({ code: error.code, err: error.cause ?? error }, 'the library page could not be shown; it says why')
  return error
}

function toParameters(given: Awaited<LibraryPageProps['searchParams']>): URLSearchParams {
  const pairs = Object.entries(given).flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, each]))
  return new URLSearchParams(pairs)
}

async function readLibraryFacts(parameters: URLSearchParams, owner: string): Promise<LibraryFacts> {
  const typed = parseLibraryQuery(parameters)
  const { listed, ...view } = await browseLibrary(typed, owner)
  const translated = view.query.text === typed.text ? {} : { translatedFrom: typed.text }
  return { ...view, ...translated, rows: listed.map(toRow), exportMax: exportReferencesMax }
}

function toRow({ article, studyType, year, source }: ListedArticle): LibraryRow {
  const { id, title, authors, journal, participants, retraction, notices, provenance, passages } = article
  const [first] = authors
  const hasMore = authors.length > 1 || provenance === 'summary'
  return {
    id,
    title,
    authors: first === undefined ? null : hasMore && / \p{Lu}{1,4}$/u.test(first) ? `${first} et al` : first,
    journal,
    year,
    studyType,
    participants,
    isRetracted: retraction !== null,
    notices: [...new Set(notices.map(({ kind }) => kind))],
    source,
    isPointer: passages.length === 0,
  }
}
