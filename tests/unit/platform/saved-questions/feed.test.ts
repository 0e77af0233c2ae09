/** Saved questions and their feed over HTTP. */
import '../../../support/data-folder'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SaxesParser } from 'saxes'
import { DELETE as remove } from '@/app/api/saved-questions/[id]/route'
import { DELETE as endFeed, POST as issueFeed, GET as readFeed } from '@/app/api/saved-questions/feed/route'
import { GET as list, POST as save } from '@/app/api/saved-questions/route'
import { POST as see } from '@/app/api/saved-questions/seen/route'
import { createKey, revokeKey } from '@/lib/platform/auth/api-keys'
import { recordAsked } from '@/lib/platform/saved-questions/due-questions'
import type { FoundSource, SavedQuestionList } from '@/lib/wire/saved-questions/saved-question'

const url = 'http://localhost:3000/api/saved-questions'
const { secret, key } = await createKey({ name: 'Ward 3', scope: 'chat' })

type Route<Params> = (request: Request, context: { params: Promise<Params> }) => Promise<Response>

function ask<Params = object>(
  route: Route<Params>,
  method: string,
  body?: object,
  params = {} as Params,
): Promise<Response> {
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' }
  const request = new Request(url, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  return route(request, { params: Promise.resolve(params) })
}

function read(address: string, headers: Record<string, string> = {}): Promise<Response> {
  return readFeed(new Request(address, { headers }), { params: Promise.resolve({}) })
}

async function readList(): Promise<SavedQuestionList> {
  return (await ask(list, 'GET')).json()
}

/** @returns the texts of each element by its path; throws for what is not well-formed */
function readTexts(xml: string): Map<string, string[]> {
  const open: { name: string; text: string }[] = []
  const texts = new Map<string, string[]>()
  const parser = new SaxesParser()
  parser.on('error', (error) => assert.fail(error))
  parser.on('opentag', ({ name }) => void open.push({ name, text: '' }))
  parser.on('text', (text) => {
    const last = open.at(-1)
    if (last) last.text += text
  })
  parser.on('closetag', () => {
    const path = open.map(({ name }) => name).join('/')
    texts.set(path, [...(texts.get(path) ?? []), open.pop()?.text ?? ''])
  })
  parser.write(xml).close()
  return texts
}

const source = (n: number, quote: string): FoundSource => ({
  id: `pmid:${n}`,
  pmid: String(n),
  doi: null,
  title: `Trial ${n} of <apixaban> & warfarin`,
  journal: 'A journal',
  year: 2026,
  type: 'randomized-trial',
  url: `https://pubmed.ncbi.nlm.nih.gov/${n}/`,
  quote,
})

test('a question is saved, listed, seen and removed', async () => {
  const saved = await ask(save, 'POST', { question: 'Does it help?', sources: ['library'] })
  assert.equal(saved.status, 201)
  const { id } = await saved.json()
  const [listed] = (await readList()).data
  assert.deepEqual([listed?.id, listed?.question, listed?.askedAt, listed?.news], [id, 'Does it help?', null, []])
  assert.equal((await ask(see, 'POST', { until: new Date().toISOString() })).status, 204)
  assert.equal((await ask(see, 'POST', { until: 'today' })).status, 400)
  for (const body of [{}, { question: '' }, { question: 'x'.repeat(601) }, { question: 'x', sources: ['web'] }])
    assert.equal((await ask(save, 'POST', body)).status, 400, JSON.stringify(body).slice(0, 60))
  assert.equal((await ask(remove, 'DELETE', undefined, { id })).status, 204)
  const again = await ask(remove, 'DELETE', undefined, { id })
  assert.equal(again.status, 404)
  assert.match(await again.text(), /saved question does not exist/)
})

test('the feed has the words of articles only, at a secret address that can be replaced and ended', async () => {
  const { id } = await (await ask(save, 'POST', { question: 'Zebra stripes in the ward of Dr Quixote?' })).json()
  const [before, now] = [source(1, 'It "helped" <all>.'), source(2, 'It did not help.')]
  await recordAsked(id, 'state', {
    knownIds: [],
    main: now,
    news: { sources: [now], change: { kind: 'opposite', before, after: now } },
  })
  assert.equal((await readList()).feedUrl, null)
  const { feedUrl } = await (await ask(issueFeed, 'POST')).json()
  assert.equal((await readList()).feedUrl, feedUrl)

  const response = await read(feedUrl)
  assert.equal(response.headers.get('content-type'), 'application/atom+xml; charset=utf-8')
  const body = await response.text()
  assert.doesNotMatch(body, /zebra|quixote/i)
  const texts = readTexts(body)
  assert.deepEqual(texts.get('feed/entry/title'), [
    'The main finding points the other way: Trial 2 of <apixaban> & warfarin',
    'New source: Trial 2 of <apixaban> & warfarin (A journal, 2026)',
  ])
  assert.match(
    texts.get('feed/entry/content')?.[0] ?? '',
    /^Before: “It "helped" <all>\.” Trial 1 .*\n\nNow: “It did not help\.” Trial 2 /,
  )
  const ids = [...(texts.get('feed/id') ?? []), ...(texts.get('feed/entry/id') ?? [])]
  assert.equal(new Set(ids).size, 3)
  const times = [...(texts.get('feed/updated') ?? []), ...(texts.get('feed/entry/updated') ?? [])]
  assert.equal(times.filter((time) => !Number.isNaN(Date.parse(time))).length, 3)

  const etag = response.headers.get('etag') ?? ''
  const unchanged = await read(feedUrl, { 'if-none-match': `W/"other", ${etag}` })
  assert.deepEqual([unchanged.status, await unchanged.text()], [304, ''])

  const replaced = (await (await ask(issueFeed, 'POST')).json()).feedUrl
  assert.deepEqual([(await read(feedUrl)).status, (await read(replaced)).status], [404, 200])
  assert.equal((await ask(endFeed, 'DELETE')).status, 204)
  assert.equal((await read(replaced)).status, 404)
  for (const secret of ['', 'x', "' OR 1=1"])
    assert.equal((await read(`${url}/feed?secret=${encodeURIComponent(secret)}`)).status, 404)
})

test('the feed of a revoked key is refused as an unknown one', async () => {
  const { feedUrl } = await (await ask(issueFeed, 'POST')).json()
  assert.equal((await read(feedUrl)).status, 200)
  await revokeKey(key.id)
  const refused = await read(feedUrl)
  assert.equal(refused.status, 404)
  assert.match(await refused.text(), /no feed at this address/)
})
