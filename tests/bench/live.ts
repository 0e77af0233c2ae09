/**
 * Simultaneous questions to PubMed without an API key, which allows three requests a second, against the fake service:
 * how many questions get results, and when. `npm run bench -- live [QUESTIONS] [LATENCY_MS]`.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { openLiveServices, searchLive } from '@/lib/evidence/live/search-live'
import { startLiterature } from '../fakes/literature'
import type { Fault } from '../fakes/literature-faults'

const questions = Number(process.argv[2] ?? 10)
const latencyMs = Number(process.argv[3] ?? 300)

const outcomes =
  `mortality hospitalisation hyperkalaemia exercise kidney rash eGFR placebo registry ward oxygen octogenarians
  sensitivity specificity guideline adults retraction crossover editors trials`.split(/\s+/)
const literature = await startLiterature({ enforcesRate: true })
const answerLate: Fault = async (reply, answer) => {
  await sleep(latencyMs)
  const { type, body } = answer()
  reply.writeHead(200, { 'content-type': type }).end(body)
}
literature.always('esearch', answerLate)
literature.always('efetch', answerLate)

const services = openLiveServices(
  {
    EVIDENCE_LIVE: 'ask',
    PUBMED_BASE_URL: literature.pubmedBaseUrl,
    EUROPE_PMC_BASE_URL: literature.europePmcBaseUrl,
    NCBI_API_KEY: undefined,
    CONTACT_EMAIL: 'library@hospital.example',
  },
  null,
)
const startedAt = performance.now()
const results = await Promise.all(
  Array.from({ length: questions }, async (_, index) => {
    const text = `Does lumocaptide change ${outcomes[index % outcomes.length]} in heart failure?`
    const { articles, searches } = await searchLive(
      { text },
      { sources: ['pubmed'] },
      new AbortController().signal,
      services,
    )
    return { articles: articles.length, error: searches[0]?.error, ms: performance.now() - startedAt }
  }),
)

const answered = results.filter(({ articles }) => articles > 0)
const seconds = answered.map(({ ms }) => (ms / 1000).toFixed(1)).sort((a, b) => Number(a) - Number(b))
console.log(`${answered.length} of ${questions} questions got results, after ${seconds.join(', ') || '-'} s`)
console.log(`${literature.requests.length} requests; rules broken: ${literature.breaches().join('; ') || 'none'}`)
for (const error of new Set(results.flatMap((result) => result.error ?? []))) console.log(`error: ${error}`)
await literature.close()
