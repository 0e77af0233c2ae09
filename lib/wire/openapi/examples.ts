/** Example requests and responses for the API description. Tests send the requests and validate every example. */
import { answerMessagesEn } from '@/lib/shared/messages/answer-messages-en'
import type { Evidence, EvidenceItem } from '@/lib/wire/evidence'
import { serviceModel } from '@/lib/wire/models'
import type { Example } from './responses'

const question = 'Does dapagliflozin help in heart failure with reduced ejection fraction?'
const findTrials = {
  type: 'function',
  function: {
    name: 'find_trials',
    description: 'Finds trials that recruit patients.',
    parameters: { type: 'object', properties: { condition: { type: 'string' } }, required: ['condition'] },
  },
}
const onePixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export const requestExamples: Record<string, Example> = {
  question: {
    summary: 'A question',
    value: { model: serviceModel, messages: [{ role: 'user', content: question }] },
  },
  stream: {
    summary: 'A stream with token usage',
    value: {
      model: serviceModel,
      stream: true,
      stream_options: { include_usage: true },
      messages: [{ role: 'user', content: question }],
    },
  },
  narrowed: {
    summary: 'A restricted search, without a list of references in the text',
    value: {
      model: serviceModel,
      messages: [{ role: 'user', content: question }],
      evidence: { from_year: 2015, types: ['randomized-trial', 'guideline'], max_sources: 3, references: 'none' },
    },
  },
  image: {
    summary: 'A question about an image',
    value: {
      model: serviceModel,
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: 'Is this potassium a reason to stop spironolactone in heart failure?' },
            { type: 'image_url', image_url: { url: onePixel } },
          ],
        },
      ],
    },
  },
  tools: {
    summary: 'A question with tools',
    description:
      'An answer in prose has its notices, citations and references in the text. An answer that calls a tool has none of them in the text; its notices are in `evidence.notices`.',
    value: { model: serviceModel, messages: [{ role: 'user', content: question }], tools: [findTrials] },
  },
}

const url = 'https://pubmed.ncbi.nlm.nih.gov/31535829/'
const title = 'Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction'
const quote =
  'In HFrEF, adding dapagliflozin cut worsening heart failure or cardiovascular death by about a quarter (16.3% vs 21.2%, HR 0.74), whether or not the patient had diabetes.'
const sentence = 'Yes: it cut worsening heart failure or cardiovascular death by about a quarter (HR 0.74) [1].'
const content = `${sentence}

### References

[1] Library summary of: McMurray JJV, et al. ${title}. N Engl J Med. 2019;381:1995-2008. ${url}
`
const markStart = content.indexOf('[1]')
const markEnd = markStart + '[1]'.length

const item: EvidenceItem = {
  n: 1,
  id: 'card:dapa-hf',
  pmid: '31535829',
  doi: '10.1056/NEJMoa1911303',
  pmcid: null,
  title,
  authors: 'McMurray JJV, et al',
  journal: 'N Engl J Med',
  year: 2019,
  volume: '381',
  pages: '1995-2008',
  type: 'randomized-trial',
  level: 2,
  retracted: false,
  provenance: 'summary',
  quote,
  section: 'Conclusion',
  url,
  spans: [[markStart, markEnd]],
  match: { coverage: 0.96, missing: [] },
}
const found: Evidence = {
  version: 1,
  engine: 'upstream',
  abstained: false,
  searched: [{ source: 'library', query: 'dapagliflozin, heart, failure, ejection, fraction', hits: 171 }],
  items: [item],
  checks: [{ start: 0, end: sentence.length, items: [1], status: 'figures-found', missing: [], verdict: 'supported' }],
}
const evidenceFields = {
  evidence: found,
  citations: [url],
  search_results: [{ title, url, date: '2019', snippet: quote }],
}
const head = { id: 'chatcmpl-2f6230adabeb400f829f8f303bd046ff', created: 1795342213, model: serviceModel }
const usage = { prompt_tokens: 812, completion_tokens: 34, total_tokens: 846 }

export const completionExamples: Record<string, Example> = {
  answer: {
    summary: 'A cited answer',
    value: {
      ...head,
      object: 'chat.completion',
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content,
            refusal: null,
            annotations: [
              {
                type: 'url_citation',
                url_citation: { start_index: markStart, end_index: markEnd, title, url, content: quote },
              },
            ],
          },
          logprobs: null,
          finish_reason: 'stop',
        },
      ],
      usage,
      ...evidenceFields,
    },
  },
  toolCall: {
    summary: 'A tool call; its notice is only in `evidence`',
    value: {
      ...head,
      object: 'chat.completion',
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content: null,
            refusal: null,
            annotations: [],
            tool_calls: [
              {
                id: 'call_1',
                type: 'function',
                function: { name: findTrials.function.name, arguments: '{"condition":"Brugada syndrome"}' },
              },
            ],
          },
          logprobs: null,
          finish_reason: 'tool_calls',
        },
      ],
      usage,
      evidence: {
        ...found,
        abstained: true,
        searched: [{ source: 'library', query: 'brugada, syndrome, trials', hits: 0 }],
        items: [],
        checks: [],
        notices: [{ kind: 'not-backed', text: answerMessagesEn.notBacked }],
      },
      citations: [],
      search_results: [],
    },
  },
}

const chunk = (delta: object, finish_reason: string | null = null) => ({
  ...head,
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta, logprobs: null, finish_reason }],
})

export const chunkExamples: Record<string, Example> = {
  first: {
    summary: 'The first chunk: the sources, before any text',
    value: {
      ...chunk({ role: 'assistant', content: '', refusal: null }),
      evidence: { ...found, items: [{ ...item, spans: [] }], checks: [] },
    },
  },
  text: { summary: 'Text', value: chunk({ content: 'Yes: it cut ' }) },
  last: { summary: 'The last chunk: the evidence with its marks', value: { ...chunk({}, 'stop'), ...evidenceFields } },
}
