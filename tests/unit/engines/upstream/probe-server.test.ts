/**
 * The only code that connects to an address that a person enters. Protects other servers of the network from being
 * read through it.
 */
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, beforeEach, describe, test } from 'node:test'
import { ProbeError, sendProbeRequest } from '@/lib/engines/upstream/probe-request'
import { findLocalModelServers, probeModelServer } from '@/lib/engines/upstream/probe-server'
import { sendBody, sendHtmlPage, sendJson, sendRefusal, startUpstream, whole } from '../../../fakes/upstream'

const fake = await startUpstream(whole('Red'), { models: ['small-model', 'large:7b'] })
const { signal } = new AbortController()
after(() => fake.close())
describe('a model server that a person enters', () => {
  beforeEach(() => {
    fake.always(whole('Red.'))
    fake.models(sendJson(200, { data: [{ id: 'small-model' }, { id: 'large:7b' }] }))
    fake.requests.length = 0
  })

  const tryOut = (address: string, extra: { key?: string; model?: string } = {}) =>
    probeModelServer({ address, key: extra.key, model: extra.model }, signal)

  describe('a model server that is there', () => {
    test('is reported with its models, its speed and whether it sees', async () => {
      const report = await tryOut(fake.baseUrl)
      assert.ok(report.reached)
      assert.deepEqual(report.models, ['small-model', 'large:7b'])
      assert.equal(report.model, 'small-model')
      assert.equal(report.chat.state, 'answered')
      assert.equal(report.images, 'seen')
    })

    test('is found with or without scheme and /v1, and reported in the form of the setting', async () => {
      const { host } = new URL(fake.baseUrl)
      for (const address of [host, `http://${host}`, `http://${host}/v1/`, `  http://${host}/v1 `]) {
        fake.models((reply, request) =>
          request.path === '/v1/models'
            ? sendJson(200, { data: [{ id: 'm' }] })(reply, request)
            : sendHtmlPage(404)(reply, request),
        )
        const report = await tryOut(address)
        assert.ok(report.reached, address)
        assert.equal(report.baseUrl, `http://${host}/v1`)
      }
    })

    test('is asked with the key and the model that were typed, and for few words', async () => {
      await tryOut(fake.baseUrl, { key: 'sk-typed', model: 'large:7b' })
      const [first] = fake.requests
      assert.equal(first?.headers.authorization, 'Bearer sk-typed')
      assert.deepEqual([first?.body.model, first?.body.max_tokens], ['large:7b', 32])
    })

    test('that answers without looking at the image is not reported as seeing', async () => {
      fake.always(whole('It is a nice image.'))
      const report = await tryOut(fake.baseUrl)
      assert.equal(report.reached && report.images, 'taken')
    })

    test('that refuses images still answers text', async () => {
      fake.always((reply, request) =>
        JSON.stringify(request.body).includes('image_url')
          ? sendRefusal(400, { message: 'no images' })(reply, request)
          : whole('ready')(reply, request),
      )
      const report = await tryOut(fake.baseUrl)
      assert.deepEqual(report.reached && [report.chat.state, report.images], ['answered', 'refused'])
    })

    test('that knows no max_tokens is asked without', async () => {
      fake.always((reply, request) =>
        request.body.max_tokens
          ? sendRefusal(400, { param: 'max_tokens' })(reply, request)
          : whole('red')(reply, request),
      )
      const report = await tryOut(fake.baseUrl)
      assert.equal(report.reached && report.chat.state, 'answered')
    })
  })

  describe('an address that is not a model server', () => {
    test('is named for what it is', async () => {
      fake.models(sendHtmlPage(200))
      assert.deepEqual(await tryOut(fake.baseUrl), { reached: false, reason: 'no-api' })
      fake.models(sendRefusal(401))
      assert.deepEqual(await tryOut(fake.baseUrl), { reached: false, reason: 'key' })
      assert.deepEqual(await tryOut('http://127.0.0.1:1/v1'), { reached: false, reason: 'closed' })
      assert.deepEqual(await tryOut('http://nothing.invalid/v1'), { reached: false, reason: 'unknown-host' })
    })

    test('is never called when the address is not a plain http address', async () => {
      const addresses = [
        'file:///etc/passwd',
        'gopher://x',
        'http://user:pw@127.0.0.1/v1',
        'http://a b',
        'http://x/v1?a=1',
        '',
      ]
      for (const address of addresses)
        assert.deepEqual(await tryOut(address), { reached: false, reason: 'address' }, address)
    })

    test('is never called at the metadata address of a cloud', async () => {
      for (const host of ['169.254.169.254', '0xa9fea9fe', '[fe80::1]', '100.100.100.200', '168.63.129.16'])
        assert.deepEqual(await tryOut(`http://${host}/v1`), { reached: false, reason: 'unknown-host' }, host)
    })
  })

  describe('the text of a server', () => {
    test('reaches the page only as names of models', async () => {
      fake.models(sendJson(200, { data: [{ id: '<img src=x>' }, { id: 'good\nUPSTREAM_API_KEY=x' }, { id: 'good' }] }))
      fake.always(sendJson(500, { secret: 'internal text' }))
      const report = await tryOut(fake.baseUrl)
      assert.deepEqual(report.reached && report.models, ['good'])
      assert.deepEqual(report.reached && report.chat, { state: 'refused', status: 500 })
      assert.doesNotMatch(JSON.stringify(report), /internal/)
    })

    test('is read no further than needed', async () => {
      fake.models(sendBody(`[${'"x",'.repeat(400_000)}"x"]`))
      assert.deepEqual(await tryOut(fake.baseUrl), { reached: false, reason: 'no-api' })
    })

    // A key that follows a redirect is a key given away.
    test('never sends the key elsewhere', async () => {
      const other = await startUpstream()
      fake.models(sendBody('', { location: `${other.baseUrl}/models` }, 302))
      assert.deepEqual(await tryOut(fake.baseUrl, { key: 'sk-typed' }), { reached: false, reason: 'no-api' })
      assert.equal(other.modelRequests.length, 0)
      await other.close()
    })
  })

  // "Nothing listens there" would send the operator to a port that is right.
  test('http and https mistaken for one another are reported as such', async () => {
    const moved = createServer((_, response) =>
      response.writeHead(301, { location: 'https://elsewhere.example/' }).end(),
    )
    // What a TLS server does to plain words.
    const hangsUp = createServer().on('connection', (socket) => socket.destroy())
    for (const server of [moved, hangsUp]) {
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
      const { port } = server.address() as AddressInfo
      assert.deepEqual(await tryOut(`http://127.0.0.1:${port}`), { reached: false, reason: 'scheme' })
      server.close().closeAllConnections()
    }
    assert.deepEqual(await tryOut(fake.baseUrl.replace('http:', 'https:')), { reached: false, reason: 'scheme' })
  })

  test('a server that says 200 and answers nothing is not said to have refused', async () => {
    fake.always(sendHtmlPage(200))
    const report = await tryOut(fake.baseUrl)
    assert.deepEqual(report.reached && [report.chat, report.images], [{ state: 'odd' }, 'untried'])
  })

  test('a silent server is given up', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
    const { port } = silent.address() as AddressInfo
    const call = sendProbeRequest(new URL(`http://127.0.0.1:${port}/v1/models`), {
      key: undefined,
      timeoutMs: 50,
      bytesMax: 1000,
      signal,
    })
    await assert.rejects(call, (error) => error instanceof ProbeError && error.fault === 'silent')
    silent.closeAllConnections()
    silent.close()
  })

  test('servers at the usual ports of this machine are found, and only those', async () => {
    const port = Number(new URL(fake.baseUrl).port)
    const places = [
      { name: 'Ollama', port },
      { name: 'vLLM', port: 1 },
    ]
    assert.deepEqual(await findLocalModelServers(signal, places), [
      { name: 'Ollama', baseUrl: fake.baseUrl, models: ['small-model', 'large:7b'] },
    ])
    assert.equal(fake.requests.length, 0)
  })
})
