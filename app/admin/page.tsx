import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { NotAllowed } from '@/app/not-allowed'
import { getRequestMessages } from '@/app/request-messages'
import { AuditView } from '@/components/admin/audit-view'
import { PeopleView } from '@/components/admin/people-view'
import { UsageView } from '@/components/admin/usage-view'
import type { Messages } from '@/components/i18n/messages-en'
import { ImportPage } from '@/components/library/import-page'
import { SignInGate } from '@/components/session/sign-in-gate'
import { config, isProviderUsed } from '@/lib/config'
import { mayFetch } from '@/lib/evidence/import/page-fetches/fetch-orders'
import { mayOperate, mayReadPages } from '@/lib/platform/auth/page-access'

interface AdminPageProps {
  searchParams: Promise<{ view?: string | string[] }>
}

type View = keyof Messages['people']['admin']['views']

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getRequestMessages()).people.admin.title }
}

/** People, usage, imports and the audit log; the server authorises each request of the views by itself. */
export default async function AdminPage({ searchParams }: AdminPageProps) {
  const { people, settings } = await getRequestMessages()
  const asked = await headers()
  const views = await listViews(asked)
  const { view: wanted } = await searchParams
  const view = views.find((each) => each === wanted) ?? views[0]
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto w-full max-w-5xl flex-1 px-4 py-8 outline-none sm:px-6 lg:py-10"
    >
      {(await mayReadPages(asked)) ? (
        <>
          <p className="text-sm">
            <a href="/settings" className="prose-link inline-block py-0.5">
              {settings.title}
            </a>
          </p>
          <h1 className="mt-1 font-semibold text-3xl tracking-tight">{people.admin.title}</h1>
          {view === undefined ? (
            <div className="mt-6">
              <NotAllowed needed="auditor" />
            </div>
          ) : (
            <AdminView view={view} views={views} messages={people} imports={<Imports />} />
          )}
        </>
      ) : (
        <SignInGate />
      )}
    </main>
  )
}

interface AdminViewProps {
  view: View
  views: readonly View[]
  messages: Messages['people']
  imports: ReactNode
}

function AdminView({ view, views, messages, imports }: AdminViewProps) {
  const { admin } = messages
  const isAdmin = views.includes('usage')
  return (
    <>
      <p className="mt-2 text-muted leading-relaxed">{admin.lead}</p>
      <nav aria-label={admin.title} className="mt-4 mb-8 flex flex-wrap gap-x-6 gap-y-1 border-line border-b">
        {views.map((each) => (
          <a
            key={each}
            href={`/admin?view=${each}`}
            aria-current={each === view ? 'page' : undefined}
            className="inline-block border-transparent border-b-2 py-2 text-muted hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {admin.views[each]}
          </a>
        ))}
      </nav>
      <h2 className="sr-only">{admin.views[view]}</h2>
      {view === 'people' && <PeopleView messages={messages} />}
      {view === 'usage' && <UsageView messages={admin} />}
      {view === 'imports' && imports}
      {view === 'audit' && <AuditView messages={admin} />}
      {isAdmin && (
        <p className="mt-10 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          <span className="text-muted">{admin.other}</span>
          <a href="/settings/keys" className="prose-link">
            {admin.keys}
          </a>
        </p>
      )}
    </>
  )
}

/** As on the page of the library, for those who come from here. */
async function Imports() {
  const { library, tag } = await getRequestMessages()
  const { lead } = library.import
  return (
    <>
      <p className="text-muted">{lead}</p>
      <ImportPage
        library={library}
        tag={tag}
        bytesMax={config().IMPORT_BYTES_MAX}
        mayImport
        mayFetch={mayFetch()}
        notAllowed={<NotAllowed needed="librarian" />}
      />
    </>
  )
}

async function listViews(asked: Headers): Promise<View[]> {
  const rights: [View, boolean][] = [
    ['people', isProviderUsed() && (await mayOperate(asked))],
    ['usage', await mayOperate(asked)],
    ['imports', await mayOperate(asked, 'librarian')],
    ['audit', await mayOperate(asked, 'auditor')],
  ]
  return rights.filter(([, isAllowed]) => isAllowed).map(([view]) => view)
}
