/** The real live search against fake services; each test has its own folder and services, removed afterwards. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from 'node:test'
import { openLiveCache } from '@/lib/evidence/live/cache'
import type { LiveFindings, LiveOptions } from '@/lib/evidence/live/search-live'
import { openLiveServices, searchLive } from '@/lib/evidence/live/search-live'
import type { EvidenceSearch, EvidenceSourceName } from '@/lib/wire/evidence'
import { type FakeLiterature, type LiteratureOptions, startLiterature } from '../fakes/literature'

export const apiKey = 'abc123'
export const both: EvidenceSourceName[] = ['pubmed', 'europe-pmc']
export const question = 'Does lumocaptide help in heart failure with reduced ejection fraction?'

export interface LiveTest {
  literature: FakeLiterature
  ask(
    text?: string,
    options?: Partial<LiveOptions> & { earlier?: string[]; signal?: AbortSignal },
  ): Promise<LiveFindings>
  /** Closes the services and reopens them on the same folder, like a restart. */
  restart(): Promise<void>
}

const endings: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

export async function startLiveSources({
  mode = 'ask',
  ...options
}: LiteratureOptions & { mode?: 'off' | 'ask' | 'on' } = {}): Promise<LiveTest> {
  const literature = await startLiterature({ apiKey, ...options })
  const dataDir = mkdtempSync(join(tmpdir(), 'live-'))
  const settings = {
    EVIDENCE_LIVE: mode,
    PUBMED_BASE_URL: literature.pubmedBaseUrl,
    EUROPE_PMC_BASE_URL: literature.europePmcBaseUrl,
    NCBI_API_KEY: apiKey,
    CONTACT_EMAIL: 'library@hospital.example',
  }
  const openBoth = () => {
    const cache = openLiveCache(join(dataDir, 'live-cache.sqlite'))
    return { live: openLiveServices(settings, cache), cache }
  }
  let { live, cache } = openBoth()
  const closeBoth = async () => {
    cache.close()
  }
  endings.push(
    () => rmSync(dataDir, { recursive: true }),
    () => literature.close(),
    () => closeBoth(),
  )
  return {
    literature,
    async ask(text = question, { earlier, signal = new AbortController().signal, ...given } = {}) {
      return searchLive({ text, earlier }, { sources: both, deadlineMs: 30_000, ...given }, signal, live)
    },
    async restart() {
      await closeBoth()
      ;({ live, cache } = openBoth())
    },
  }
}

export function findSearch({ searches }: LiveFindings, source: EvidenceSourceName): EvidenceSearch {
  const search = searches.find((each) => each.source === source)
  if (!search) throw new Error(`${source} was not searched`)
  return search
}
