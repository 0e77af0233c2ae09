/** The way out to literature services, over real HTTP against the fake ones. */
import assert from 'node:assert/strict'
import { afterEach, describe, test } from 'node:test'
import { startDeadline } from '@/lib/evidence/live/deadline'
import { LiveError, LiveService } from '@/lib/evidence/live/service-client'
import { type FakeLiterature, startLiterature } from '../../../fakes/literature'
import {
  answerWith,
  cutConnection,
  type Fault,
  failWithRateLimit,
  failWithStatus,
  neverAnswer,
  stallMidAnswer,
} from '../../../fakes/literature-faults'

let close: (() => Promise<void>)[] = []
describe('a literature service', () => {
  afterEach(async () => {
    await Promise.all(close.map((each) => each()))
    close = []
  })

  const form = { db: 'pubmed', term: 'gout[tiab]', retmode: 'json', tool: 'test', email: 'a@b.example' }
  const never = new AbortController().signal

  async function start(...faults: Fault[]): Promise<{ literature: FakeLiterature; service: LiveService }> {
    const literature = await startLiterature()
    literature.next('esearch', ...faults)
    const options = { name: 'PubMed', baseUrl: `${literature.pubmedBaseUrl}/`, perSecond: 10, contact: 'a@b.example' }
    const service = new LiveService(options)
    close.push(literature.close)
    return { literature, service }
  }

  function ask(service: LiveService, { ms = 30_000, signal = never, bytesMax = 100_000, path = 'esearch.fcgi' } = {}) {
    return service.ask({ method: 'POST', path, parameters: () => form, bytesMax }, startDeadline(ms, signal))
  }

  async function failure(service: LiveService, options = {}): Promise<string> {
    const error: unknown = await ask(service, options).then(
      () => assert.fail('it did not fail'),
      (reason) => reason,
    )
    assert.ok(error instanceof LiveError, String(error))
    return error.message
  }

  test('a request identifies its caller, sends its parameters in the body and accepts no compression', async () => {
    const { literature, service } = await start()
    assert.match(await ask(service), /"esearchresult"/)
    const [request] = literature.requests
    assert.deepEqual(request?.inAddress, [])
    assert.equal(request?.parameters['term'], 'gout[tiab]')
    assert.deepEqual(literature.breaches(), [])
  })

  test('a GET carries its parameters in the address', async () => {
    const { literature, service } = await start()
    const parameters = { ...form, term: 'a&b=c "d"' }
    await service.ask(
      { method: 'GET', path: 'esearch.fcgi', parameters: () => parameters, bytesMax: 9999 },
      startDeadline(30_000, never),
    )
    assert.equal(literature.requests[0]?.parameters['term'], 'a&b=c "d"')
  })

  for (const [what, fault] of [
    ['a fault of the service', failWithStatus(500)],
    ['a gateway error', failWithStatus(502, {}, '<html>Bad Gateway</html>')],
    ['a limit without a time', failWithRateLimit()],
    ['a limit that ends at once', failWithRateLimit('0')],
    ['a limit given as a date that has passed', failWithRateLimit('Wed, 21 Oct 2015 07:28:00 GMT')],
    ['an answer that is cut', cutConnection],
    ['a connection that closes without a word', (reply) => void reply.destroy()],
  ] satisfies [string, Fault][]) {
    test(`${what} is tried again`, async () => {
      const { literature, service } = await start(fault)
      assert.match(await ask(service), /"esearchresult"/)
      assert.equal(literature.requests.length, 2)
    })
  }

  test('three failures are enough', async () => {
    const { literature, service } = await start(failWithStatus(500), failWithStatus(500), failWithStatus(500))
    assert.equal(await failure(service), 'PubMed reported an internal error. Try again later.')
    assert.equal(literature.requests.length, 3)
  })

  test('a wait beyond the deadline of the question is not started, and is reported', async () => {
    const { literature, service } = await start(failWithRateLimit('120'))
    assert.equal(
      await failure(service),
      'PubMed is not accepting more searches from this server at the moment. Try again in 120 s.',
    )
    assert.equal(literature.requests.length, 1)
  })

  test('while a service asks to wait, no other search is sent', async () => {
    const { literature, service } = await start(failWithRateLimit('120'))
    await failure(service)
    assert.match(await failure(service), /Too many searches of PubMed are waiting/)
    assert.equal(literature.requests.length, 1)
  })

  test('a refusal is not tried again', async () => {
    const { literature, service } = await start(failWithStatus(400))
    assert.equal(await failure(service), 'PubMed rejected the search.')
    assert.equal(literature.requests.length, 1)
  })

  for (const [what, fault] of [
    ['a service that stays silent', neverAnswer],
    ['an answer that stops half-way', stallMidAnswer],
  ] satisfies [string, Fault][]) {
    test(`${what} is left at the deadline, and named`, async () => {
      const { literature, service } = await start(fault)
      assert.equal(await failure(service, { ms: 200 }), 'PubMed did not respond within 0.2 s.')
      assert.equal(literature.requests.length, 1)
    })
  }

  test('a caller that disconnects ends the request, with its reason', async () => {
    const { literature, service } = await start(neverAnswer)
    const asker = new AbortController()
    const asked = ask(service, { signal: asker.signal })
    await literature.received('esearch', 1)
    const reason = new Error('the tab was closed')
    asker.abort(reason)
    await assert.rejects(asked, reason)
  })

  test('a redirect to another origin is not followed', async () => {
    const { literature: elsewhere } = await start()
    const { literature, service } = await start(
      failWithStatus(307, { location: `${elsewhere.pubmedBaseUrl}/esearch.fcgi` }),
    )
    assert.equal(await failure(service), 'PubMed redirected the search to another address, which was not followed.')
    assert.equal(literature.requests.length, 1)
    assert.equal(elsewhere.requests.length, 0)
  })

  test('a redirect within the origin is followed, but not endlessly', async () => {
    const here = failWithStatus(307, { location: './esearch.fcgi?moved=1' })
    const { literature, service } = await start(here)
    assert.match(await ask(service), /"esearchresult"/)
    assert.equal(literature.requests[1]?.parameters['moved'], '1')
    literature.always('esearch', here)
    assert.match(await failure(service), /another address/)
    assert.equal(literature.requests.length, 5)
  })

  test('a redirect that would drop the body of a POST is not followed', async () => {
    const { service } = await start(failWithStatus(302, { location: './esearch.fcgi' }))
    assert.match(await failure(service), /another address/)
  })

  test('a response above the limit is abandoned and reported', async () => {
    const { service } = await start(answerWith('x'.repeat(200_001)))
    assert.equal(await failure(service), 'The response of PubMed is larger than this server accepts.')
  })

  test('a response that is compressed nevertheless is not decompressed', async () => {
    const { service } = await start(answerWith('not really gzip', { 'content-encoding': 'gzip' }))
    assert.equal(await failure(service), 'The response of PubMed could not be read.')
  })

  test('an unreachable service is named', async () => {
    const { literature, service } = await start()
    await literature.close()
    assert.equal(await failure(service), 'This server cannot reach PubMed.')
  })

  test('connections are reused for the next request', async () => {
    const { service, literature } = await start(failWithRateLimit('0'))
    for (let count = 0; count < 5; count++) await ask(service)
    assert.equal(literature.requests.length, 6)
    assert.ok(literature.connections <= 2, `${literature.connections} connections`)
  })

  test('without the place that counts for all servers nothing is sent, and the search says that it could not run', async () => {
    const { literature } = await start()
    const away = () => Promise.reject(new Error('no database'))
    const sharedRate = { reserve: away, readPause: away, pause: away }
    const baseUrl = literature.pubmedBaseUrl
    const service = new LiveService({ name: 'PubMed', baseUrl, perSecond: 10, sharedRate, contact: 'a@b.example' })
    assert.equal(await failure(service), 'PubMed could not run the search. Try again later.')
    assert.equal(literature.requests.length, 0)
  })
})
