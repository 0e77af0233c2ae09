import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { requestWords } from '@/app/words'
import type { LibraryFacts, LibraryRow } from '@/components/library/facts'
import { Library } from '@/components/library/library'
import { SignInGate } from '@/components/sign-in-gate'
import { browseLibrary, exportMax } from '@/lib/evidence/browse/browse'
import type { ListedArticle } from '@/lib/evidence/browse/lists'
import { pageOwner } from '@/lib/platform/page-access'
import { parseLibraryQuery } from '@/lib/wire/library-query'

interface LibraryPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await requestWords()).library.title }
}

/** What the library holds, searched and filtered by the address. */
export default async function LibraryPage({ searchParams }: LibraryPageProps) {
  const owner = await pageOwner(await headers())
  return (
    <main id="content" tabIndex={-1} className="flex-1 outline-none">
      {owner !== null ? (
        <Library facts={await factsOf(parametersOf(await searchParams), owner)} words={await requestWords()} />
      ) : (
        <div className="mx-auto max-w-3xl px-4 py-10 sm:px-6">
          <SignInGate />
        </div>
      )}
    </main>
  )
}

function parametersOf(given: Awaited<LibraryPageProps['searchParams']>): URLSearchParams {
  const pairs = Object.entries(given).flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, each]))
  return new URLSearchParams(pairs)
}

async function factsOf(parameters: URLSearchParams, owner: string): Promise<LibraryFacts> {
  const query = parseLibraryQuery(parameters)
  const { listed, ...view } = await browseLibrary(query, owner)
  return { query, ...view, rows: listed.map(rowOf), exportMax }
}

function rowOf({ article, studyType, year, source }: ListedArticle): LibraryRow {
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
