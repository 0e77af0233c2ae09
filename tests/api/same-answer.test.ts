/** A client that streams and one that does not must get the same medical content. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { ServiceCompletion } from '@/lib/wire/response'
import { borrowServer } from '../support/lent-servers'
import { omitTimes } from '../support/schemas/evidence'
import { readStream } from '../support/schemas/stream'
import { assertCompletion } from '../support/schemas/wire'
import type { TestServer } from '../support/server'

let server: TestServer
before(async () => {
  server = await borrowServer()
})
after(() => server.stop())

async function ask(fields: object): Promise<string> {
  const response = await fetch(`${server.url}/api/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.key}`, 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  })
  assert.equal(response.status, 200)
  return response.text()
}

const toRequest = (content: string) => ({ messages: [{ role: 'user', content }] })

const requests: Record<string, object> = {
  'a question that the library answers': toRequest('Does spironolactone reduce mortality in severe heart failure?'),
  'a question with characters outside the basic plane': toRequest('💊 Is apixaban better than warfarin in AF? 🫀'),
  'a question that the library cannot answer': toRequest('What is the boiling point of tungsten?'),
  'small talk': toRequest('hello'),
  'without a list of references': {
    ...toRequest('Does aspirin help in primary prevention?'),
    evidence: { references: 'none', max_sources: 2 },
  },
  'with the search switched off': {
    ...toRequest('Does aspirin help in primary prevention?'),
    evidence: { mode: 'off' },
  },
  'cut by max_tokens': { ...toRequest('Does aspirin help in primary prevention?'), max_tokens: 30 },
}

describe('streamed and complete answers are the same', () => {
  for (const [name, request] of Object.entries(requests)) {
    it(name, async () => {
      const whole: ServiceCompletion = JSON.parse(await ask(request))
      assertCompletion(whole)
      const { chunks, content } = readStream(
        await ask({ ...request, stream: true, stream_options: { include_usage: true } }),
      )
      const { choices, usage, evidence, citations, search_results } = whole
      const last = chunks.at(-1)
      assert.deepEqual(
        content,
        choices.map(({ message }) => message.content),
      )
      assert.deepEqual([last?.usage, omitTimes(last?.evidence)], [usage, omitTimes(evidence)])
      assert.deepEqual([last?.citations, last?.search_results], [citations, search_results])
      const streamed = chunks.flatMap((chunk) => chunk.choices)
      assert.equal(streamed.at(-1)?.finish_reason, choices[0]?.finish_reason)
      const annotations = streamed.flatMap(({ delta }) => Reflect.get(delta, 'annotations') ?? [])
      assert.deepEqual(annotations, choices[0]?.message.annotations)
    })
  }
})

/** A mark that leads to the wrong source would be worse than none. */
it('every span and every annotation covers exactly a mark of its source', async () => {
  const whole: ServiceCompletion = JSON.parse(await ask(toRequest('💊🫀 Does dapagliflozin help in HFrEF? 💊')))
  const [choice] = whole.choices
  const content = choice?.message.content ?? ''
  const marks = whole.evidence?.items.flatMap(({ n, spans }) => spans.map((span) => ({ n, span }))) ?? []
  assert.ok(marks.length > 0)
  for (const { n, span } of marks) assert.equal(content.slice(...span), `[${n}]`)
  const annotations = choice?.message.annotations ?? []
  assert.equal(annotations.length, marks.length)
  for (const { url_citation } of annotations) {
    const mark = content.slice(url_citation.start_index, url_citation.end_index)
    const item = whole.evidence?.items.find(({ n }) => mark === `[${n}]`)
    assert.deepEqual([item?.url, whole.citations?.[(item?.n ?? 0) - 1]], [url_citation.url, url_citation.url])
  }
})
