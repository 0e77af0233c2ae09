import type { Metadata } from 'next'
import { getRequestMessages } from '@/app/request-messages'
import { ApiReference } from '@/components/api-docs/api-reference'
import { getPublicUrl } from '@/lib/config'
import { listErrorStatuses } from '@/lib/wire/errors'
import { serviceModel } from '@/lib/wire/models'
import { describeErrorCode } from '@/lib/wire/openapi/error-meanings'
import { describeRequestFields } from '@/lib/wire/request-fields'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getRequestMessages()).api.heading }
}

/** The API documentation for people; /api/v1/openapi.json has the same for programs. */
export default async function ApiDocsPage() {
  const { api } = await getRequestMessages()
  const codes = Map.groupBy(listErrorStatuses(), ([, status]) => status)
  const refusals = [...codes].map(([status, entries]) => ({
    status,
    codes: entries.map(([code]) => ({ code, meaning: describeErrorCode(code) })),
  }))
  return (
    <main id="content" tabIndex={-1} className="mx-auto w-full max-w-3xl flex-1 px-4 py-10 outline-none sm:px-6">
      <ApiReference
        messages={api}
        baseUrl={`${getPublicUrl()}/api/v1`}
        model={serviceModel}
        fields={describeRequestFields()}
        refusals={refusals.sort((a, b) => a.status - b.status)}
      />
    </main>
  )
}
