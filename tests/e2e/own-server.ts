/**
 * A server of one file: articles are counted and imported there, and its token is replaced. It may search literature
 * services, which are fakes.
 */
import { type FakeLiterature, startLiterature } from '../fakes/literature'
import { test as base } from '../support/browser/fixture'

/** One, as is the server, whose settings name it. */
let started: Promise<FakeLiterature> | undefined

export const test = base.extend<{ literature: FakeLiterature }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from this pattern what a fixture needs.
  literature: async ({}, use) => {
    started ??= startLiterature()
    await use(await started)
  },
  settings: ({ literature }, use) =>
    use({
      LOG_LEVEL: 'info',
      EVIDENCE_LIVE: 'ask',
      CONTACT_EMAIL: 'library@hospital.example',
      PUBMED_BASE_URL: literature.pubmedBaseUrl,
      EUROPE_PMC_BASE_URL: literature.europePmcBaseUrl,
    }),
})

export async function stopLiterature(): Promise<void> {
  await (await started)?.close()
}
