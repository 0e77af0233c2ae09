/** Answers as the pipeline would give them, for tests of how they travel. */
import type { AnswerEvent } from '@/lib/wire/events'
import type { Evidence, EvidenceItem } from '@/lib/wire/evidence'

export const asked = { model: 'Service-V1', includeUsage: false }
export const usage = { prompt_tokens: 12, completion_tokens: 5, total_tokens: 17 }

export const item: EvidenceItem = {
  n: 1,
  id: 'card:dapa-hf',
  pmid: '31535829',
  doi: '10.1056/NEJMoa1911303',
  pmcid: null,
  title: 'Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction',
  authors: 'McMurray JJV et al.',
  journal: 'N Engl J Med',
  year: 2019,
  volume: '381',
  pages: '1995-2008',
  type: 'randomized-trial',
  level: 2,
  retracted: false,
  provenance: 'summary',
  quote: 'The primary outcome occurred in 16.3% and 21.2%.',
  section: 'Results',
  url: 'https://pubmed.ncbi.nlm.nih.gov/31535829/',
  spans: [[5, 8]],
}

export const evidence: Evidence = {
  version: 1,
  engine: 'extractive',
  abstained: false,
  searched: [{ source: 'library', query: 'dapagliflozin', hits: 3 }],
  items: [item],
  checks: [{ start: 0, end: 8, items: [1], status: 'figures-found', missing: [] }],
}

export const preview: Evidence = { ...evidence, items: [{ ...item, spans: [] }], checks: [] }

export const annotations = [
  {
    type: 'url_citation' as const,
    url_citation: { start_index: 5, end_index: 8, title: item.title, url: item.url, content: item.quote },
  },
]

export const citedAnswer: AnswerEvent[] = [
  { type: 'sources', evidence: preview },
  { type: 'delta', choice: 0, content: '💊 ' },
  { type: 'delta', choice: 0, content: 'It' },
  { type: 'delta', choice: 0, content: '[1].' },
  { type: 'finish', choice: 0, reason: 'stop', annotations },
  { type: 'end', usage, evidence },
]

export const smallTalk: AnswerEvent[] = [
  { type: 'delta', choice: 0, content: 'Good morning.' },
  { type: 'finish', choice: 0, reason: 'stop', annotations: [] },
  { type: 'end', usage, evidence: null },
]

export async function* play(...events: (AnswerEvent | Error)[]): AsyncGenerator<AnswerEvent> {
  for (const event of events) {
    if (event instanceof Error) throw event
    yield event
  }
}
