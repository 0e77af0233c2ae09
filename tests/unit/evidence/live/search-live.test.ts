/**
 * The search of both services. It protects two promises: a service that fails never fails an answer, and nothing leaves
 * the server that was not asked for or that could name a patient.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EvidenceSourceName } from '@/lib/wire/evidence'
import type { Endpoint } from '../../../fakes/literature-answer'
import { fullTextOnly, preprint, trial } from '../../../fakes/literature-articles'
import {
  alterAnswer,
  answerAfter,
  answerWith,
  cutConnection,
  errorInside,
  type Fault,
  failWithRateLimit,
  failWithStatus,
  neverAnswer,
  stallMidAnswer,
  truncateAnswer,
} from '../../../fakes/literature-faults'
import { findSearch, question, startLiveSources } from '../../../support/live-sources'

const page = '<!DOCTYPE html><html><body>Service Unavailable</body></html>'

const faults: [what: string, fault: Fault, says: RegExp][] = [
  ['limits its callers', failWithRateLimit('3600'), /is not accepting more searches from this server/],
  ['reports an internal error', failWithStatus(500), /reported an internal error/],
  ['rejects the search', failWithStatus(400), /rejected the search/],
  ['cuts the connection', cutConnection, /connection to .* was lost/],
  ['sends half an answer as if it were all', truncateAnswer, /response of .* could not be read/],
  ['sends a web page', answerWith(page), /response of .* could not be read/],
  ['sends nothing', answerWith(''), /response of .* could not be read/],
  [
    'sends another shape',
    answerWith('{"esearchresult":{"count":"many"},"hitCount":[]}'),
    /response of .* could not be read/,
  ],
  ['sends it elsewhere', failWithStatus(302, { location: 'https://elsewhere.example/' }), /which was not followed/],
]

for (const [what, fault, says] of faults) {
  for (const [source, endpoint, other] of [
    ['pubmed', 'esearch', 'europe-pmc'],
    ['pubmed', 'efetch', 'europe-pmc'],
    ['europe-pmc', 'search', 'pubmed'],
  ] satisfies [EvidenceSourceName, Endpoint, EvidenceSourceName][]) {
    test(`when ${source} ${what} (${endpoint}), it says so and the other one answers`, async () => {
      const { literature, ask } = await startLiveSources()
      literature.always(endpoint, fault)
      // PubMed is not asked for articles that Europe PMC has already sent.
      if (endpoint === 'efetch') literature.always('search', answerAfter(literature.received('efetch', 1)))
      const found = await ask()
      // Half of an XML answer still holds whole records.
      if (endpoint === 'efetch' && fault === truncateAnswer) assert.equal(findSearch(found, source).error, undefined)
      else assert.match(findSearch(found, source).error ?? '', says)
      assert.equal(findSearch(found, other).error, undefined)
      assert.ok(found.articles.some(({ pmid }) => pmid === trial.pmid))
      assert.deepEqual(literature.breaches(), [])
    })
  }
}

test('nothing is sent for a question too long to be searched whole, since the cut may split a name', async () => {
  const { literature, ask } = await startLiveSources()
  const { articles, searches } = await ask(`${'The trial went on. '.repeat(400)}${question}`)
  assert.deepEqual(articles, [])
  for (const { error = '' } of searches)
    assert.match(error, /^Not searched: the question is too long to be checked .* Ask in at most 6,000 characters\.$/)
  assert.equal(literature.requests.length, 0)
})

test('a failure inside a well-formed answer is a failure', async () => {
  const { literature, ask } = await startLiveSources()
  literature.always('esearch', errorInside)
  literature.always('search', answerWith('{"version":"6.9","errCode":500,"errMsg":"index is down"}'))
  const found = await ask()
  assert.deepEqual(
    found.searches.map(({ error }) => error),
    ['PubMed could not run the search. Try again later.', 'Europe PMC could not run the search. Try again later.'],
  )
  assert.deepEqual(found.articles, [])
})

test('a transient failure is retried', async () => {
  const { literature, ask } = await startLiveSources()
  literature.next('esearch', failWithStatus(500))
  literature.next('efetch', cutConnection)
  literature.next('search', failWithRateLimit('0'))
  const found = await ask()
  assert.deepEqual(
    found.searches.map(({ error }) => error),
    [undefined, undefined],
  )
})

test('an optional search may fail silently', async () => {
  const { literature, ask } = await startLiveSources()
  const onlyNarrow: Fault = (reply, answer, { parameters }) =>
    parameters['term']?.includes('systematic[sb]')
      ? void reply.writeHead(400).end()
      : void reply.writeHead(200, { 'content-type': 'application/json' }).end(answer().body)
  literature.always('esearch', onlyNarrow)
  const found = await ask()
  assert.equal(findSearch(found, 'pubmed').error, undefined)
  assert.ok(found.articles.length > 0)
})

for (const [what, fault] of [
  ['stays silent', neverAnswer],
  ['stops half-way', stallMidAnswer],
] satisfies [string, Fault][]) {
  test(`a service that ${what} is left at the deadline and named; the other one answers`, async () => {
    const { literature, ask } = await startLiveSources()
    // PubMed's part is known, so that only the silent service waits.
    await ask(question, { sources: ['pubmed'] })
    literature.always('search', fault)
    const found = await ask(question, { deadlineMs: 300 })
    assert.equal(findSearch(found, 'europe-pmc').error, 'Europe PMC did not respond within 0.3 s.')
    assert.equal(findSearch(found, 'pubmed').error, undefined)
    assert.ok(found.articles.length > 0)
  })
}

test('with both services silent the answer still comes, naming both', async () => {
  const { literature, ask } = await startLiveSources()
  literature.always('search', neverAnswer)
  literature.always('esearch', neverAnswer)
  const { articles, searches } = await ask(question, { deadlineMs: 100 })
  assert.deepEqual(articles, [])
  assert.deepEqual(
    searches.map(({ error }) => error),
    ['PubMed did not respond within 0.1 s.', 'Europe PMC did not respond within 0.1 s.'],
  )
})

test('a caller that disconnects ends both searches', async () => {
  const { literature, ask } = await startLiveSources()
  literature.always('search', neverAnswer)
  literature.always('esearch', neverAnswer)
  const asker = new AbortController()
  const asked = ask(question, { signal: asker.signal })
  await Promise.all([literature.received('search', 1), literature.received('esearch', 1)])
  asker.abort(new Error('the tab was closed'))
  await assert.rejects(asked, /the tab was closed/)
})

test('an article that both services know is returned once, with the facts of both', async () => {
  const { ask } = await startLiveSources()
  const { articles } = await ask('lumocaptide heart failure')
  const ids = articles.map(({ id }) => id)
  assert.equal(new Set(ids).size, ids.length)
  assert.equal(articles.filter(({ doi }) => doi === trial.doi).length, 1)
  for (const { doi, pmcid } of [preprint, fullTextOnly]) {
    assert.ok(articles.some((article) => article.doi === (doi ?? null) && article.pmcid === (pmcid ?? null)))
  }
})

test('a retraction that only one service knows counts', async () => {
  const { literature, ask } = await startLiveSources()
  literature.always(
    'search',
    alterAnswer((json) => json.replaceAll('"Randomized Controlled Trial"', '"Retracted Publication"')),
  )
  const { articles } = await ask()
  assert.deepEqual(articles.find(({ pmid }) => pmid === trial.pmid)?.retraction, { noticePmid: null })
})

test('the services receive the identity of the caller', async () => {
  const { literature, ask } = await startLiveSources()
  await ask()
  for (const { endpoint, parameters, headers } of literature.requests) {
    assert.match(headers['user-agent'] ?? '', /^evidence-chat \(mailto:library@hospital\.example\)$/)
    if (endpoint === 'search') continue
    assert.equal(parameters['tool'], 'evidence-chat')
    assert.equal(parameters['email'], 'library@hospital.example')
    assert.equal(parameters['api_key'], 'abc123')
  }
})

// ------------------------------------------------------------------------------------------------- what must not leave

test('switched off by the operator, nothing is sent even when a question asks for it', async () => {
  const { literature, ask } = await startLiveSources({ mode: 'off' })
  const { searches } = await ask()
  assert.deepEqual(literature.requests, [])
  assert.match(searches[0]?.error ?? '', /^Not searched: searching PubMed is switched off on this server\.$/)
})

for (const [mode, sources, sent] of [
  ['off', undefined, []],
  ['ask', undefined, []],
  ['ask', ['library'], []],
  ['ask', ['library', 'pubmed'], ['pubmed']],
  ['ask', ['europe-pmc'], ['europe-pmc']],
  ['on', undefined, ['pubmed', 'europe-pmc']],
  ['on', ['library'], []],
] satisfies ['off' | 'ask' | 'on', EvidenceSourceName[] | undefined, EvidenceSourceName[]][]) {
  test(`with EVIDENCE_LIVE=${mode}, sources ${sources?.join(' and ') ?? 'not named'}: ${sent.join(' and ') || 'nothing'} is asked`, async () => {
    const { literature, ask } = await startLiveSources({ mode })
    const { searches } = await ask(question, { sources })
    assert.deepEqual(
      searches.map(({ source }) => source),
      sent,
    )
    const services = new Set(
      literature.requests.map(({ endpoint }) => (endpoint === 'search' ? 'europe-pmc' : 'pubmed')),
    )
    assert.deepEqual(services, new Set(sent))
  })
}

test('a question that seems to name a patient is not sent, and says why', async () => {
  const { literature, ask } = await startLiveSources()
  const { searches } = await ask('Patient John Smith, DOB 03/04/1961, heart failure: lumocaptide?')
  assert.deepEqual(literature.requests, [])
  assert.equal(
    searches[0]?.error,
    'Not searched: the question seems to contain a name and a date of birth, and a search of PubMed leaves this server. Remove it and ask again.',
  )
})

test('the previous turn counts when the question depends on it', async () => {
  const { literature, ask } = await startLiveSources()
  const earlier = ['Mrs Alvarez has heart failure. Lumocaptide?']
  const leaning = await ask('And in pregnancy?', { earlier })
  assert.match(findSearch(leaning, 'pubmed').error ?? '', /a name/)
  assert.deepEqual(literature.requests, [])
  const apart = await ask(question, { earlier })
  assert.equal(findSearch(apart, 'pubmed').error, undefined)
})

test('only words of the question are sent, never the question itself', async () => {
  const { literature, ask } = await startLiveSources()
  await ask(`${question} I ask because my ward lost its pharmacist, and the rota is thin.`)
  const sent = JSON.stringify(literature.requests.map(({ parameters }) => parameters))
  assert.match(sent, /lumocaptide/)
  assert.doesNotMatch(sent, /I ask because|rota is thin/)
})

test('any typed text stays a word', async () => {
  const { literature, ask } = await startLiveSources()
  for (const text of [
    'gout"[tiab]) OR (all[sb] NOT "x',
    'lumocaptide" OR TITLE:"*" NOT (',
    'AND OR NOT lumocaptide [pt] : * ^ ~ \\ &&',
    'ﬁbrillation 💊 心不全 lumocaptide',
  ]) {
    const { searches } = await ask(text)
    for (const { source, error } of searches) assert.equal(error, undefined, `${source}: ${text}`)
  }
  assert.deepEqual(literature.breaches(), [])
})

test('only the English words of a Chinese question are sent', async () => {
  const { literature, ask } = await startLiveSources()
  await ask('lumocaptide能否降低HFrEF患者的死亡率？')
  const sent = JSON.stringify(literature.requests.map(({ parameters }) => parameters))
  assert.match(sent, /lumocaptide/)
  assert.doesNotMatch(sent, /\p{Script=Han}/u)
})

test('a question without a word to search for is not sent, and says so', async () => {
  const { literature, ask } = await startLiveSources()
  const { searches } = await ask('What should I do?')
  assert.deepEqual(literature.requests, [])
  assert.match(searches[0]?.error ?? '', /contains no search term/)
})

// ---------------------------------------------------------------------------------------------------------- the cache

test('the same question within a day is answered without a request, after a restart too', async () => {
  const { literature, ask, restart } = await startLiveSources()
  const first = await ask()
  const sent = literature.requests.length
  const again = await ask(question.toUpperCase())
  await restart()
  const restarted = await ask()
  assert.equal(literature.requests.length, sent)
  assert.deepEqual(
    [again, restarted].map(({ articles }) => articles.map(({ id }) => id)),
    Array(2).fill(first.articles.map(({ id }) => id)),
  )
  assert.deepEqual(restarted.searches, first.searches)
})

test('a record that is known is not fetched again for another question', async () => {
  const { literature, ask } = await startLiveSources()
  await ask('lumocaptide heart failure', { sources: ['pubmed'] })
  await ask('lumocaptide placebo', { sources: ['pubmed'] })
  const fetched = literature.requestsTo('efetch').flatMap(({ parameters }) => parameters['id']?.split(',') ?? [])
  assert.equal(new Set(fetched).size, fetched.length)
})

test('a failure is not cached', async () => {
  const { literature, ask } = await startLiveSources()
  literature.next('search', failWithStatus(400))
  literature.next('esearch', failWithStatus(400), failWithStatus(400))
  assert.deepEqual((await ask()).articles, [])
  const again = await ask()
  assert.deepEqual(
    again.searches.map(({ error }) => error),
    [undefined, undefined],
  )
})

test('questions that differ in years or designs are different searches', async () => {
  const { literature, ask } = await startLiveSources()
  await ask(question, { sources: ['europe-pmc'] })
  await ask(question, { sources: ['europe-pmc'], fromYear: 2024 })
  await ask(question, { sources: ['europe-pmc'], types: ['review'] })
  const queries = new Set(literature.requests.map(({ parameters }) => parameters['query']))
  assert.ok(queries.size >= 3)
})
