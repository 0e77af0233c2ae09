/** The info button of a health record, and what reference managers and browsers read from the pages. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { SaxesParser } from 'saxes'
import { borrowServer } from '../support/lent-servers'
import type { TestServer } from '../support/server'

let server: TestServer
before(async () => {
  server = await borrowServer()
})
after(() => server.stop())

/** The parameters that the form "Education" of OpenEMR sends for a problem in ICD-10: a code, and no text. */
const openEmr = {
  'mainSearchCriteria.v.cs': '2.16.840.1.113883.6.90',
  'mainSearchCriteria.v.c': 'I50.9',
  'informationRecipient.languageCode.c': 'es',
}

function request(fields: Record<string, string>, { key = server.key, redirect = 'manual' as const } = {}) {
  const url = `${server.url}/api/infobutton?${new URLSearchParams(fields)}`
  return fetch(url, { redirect, headers: key ? { authorization: `Bearer ${key}` } : {} })
}

test('a link of OpenEMR opens the page with the topic in its box; without a key nothing else', async () => {
  const followed = await request(openEmr, { key: '' })
  assert.deepEqual([followed.status, followed.headers.get('location')], [303, '/?q=heart%20failure'])
  const data = await request({ ...openEmr, knowledgeResponseType: 'application/json' }, { key: '' })
  assert.equal(data.status, 401)
})

test('a link whose topic cannot be read gets a page that says so', async () => {
  const nationalDrugCode = {
    'mainSearchCriteria.v.cs': '2.16.840.1.113883.6.69',
    'mainSearchCriteria.v.c': '0310-6205-30',
  }
  const refused = await request(nationalDrugCode, { key: '' })
  assert.equal(refused.status, 400)
  assert.match(refused.headers.get('content-type') ?? '', /^text\/html/)
  const body = await refused.text()
  assert.match(body, /The code system is missing or not known/)
  assert.match(body, /<a href="\/">Open Evidence Chat/)
})

test('with a key it answers as JSON, with the evidence of an answer, and says what it dropped', async () => {
  const asked = { ...openEmr, knowledgeResponseType: 'application/json', 'patientPerson.name': 'Erika Mustermann' }
  const text = await (await request(asked)).text()
  const { question, topics, dropped_parameters, text: answer, evidence } = JSON.parse(text)
  assert.deepEqual([question, topics[0].code, dropped_parameters], ['heart failure', 'I50.9', ['patientPerson.name']])
  assert.match(answer, /\[1\]/)
  assert.ok(evidence.items.length > 0)
  assert.ok(!text.includes('Mustermann') && !server.output().includes('Mustermann'))
})

test('as Atom it is a feed with one entry for the answer and for each article', async () => {
  const asked = { ...openEmr, 'mainSearchCriteria.v.dn': 'HFrEF & <dapagliflozin>', 'gender.c': 'F' }
  const response = await request({ ...asked, knowledgeResponseType: 'application/atom+xml' })
  assert.match(response.headers.get('content-type') ?? '', /^application\/atom\+xml/)
  const tags: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('opentag', ({ name }) => void tags.push(name))
  parser.on('error', (error) => assert.fail(error))
  const body = await response.text()
  parser.write(body).close()
  assert.ok(tags.filter((name) => name === 'entry').length > 1)
  assert.ok(tags.filter((name) => name === 'category').length === 3)
  assert.match(body, /<title type="text">HFrEF &amp; &lt;dapagliflozin&gt;<\/title>/)
  assert.match(body, /were not read: gender\.c\./)
})

test('as HTML it is a page without scripts, and what the record sent is only text there', async () => {
  const response = await request({ 'mainSearchCriteria.v.dn': '<script>alert(1)</script> asthma' })
  assert.match(response.headers.get('content-type') ?? '', /^text\/html/)
  assert.match(response.headers.get('content-security-policy') ?? '', /default-src 'none'/)
  const body = await response.text()
  assert.ok(!body.includes('<script') && body.includes('&lt;script&gt;'))
})

test('an unknown code system is refused by the name of its parameter', async () => {
  const response = await request({ ...openEmr, 'mainSearchCriteria.v.cs': '1.2.3' })
  const { error } = await response.json()
  assert.deepEqual([response.status, error.param], [400, 'mainSearchCriteria.v.cs'])
})

test('an article page carries what reference managers read, and a browser can add the page as a search engine', async () => {
  const page = await (
    await fetch(`${server.url}/sources/card%3Adapa-hf`, { headers: { cookie: await signIn() } })
  ).text()
  assert.match(page, /<meta name="citation_pmid" content="31535829"\/>/)
  assert.match(page, /<span class="Z3988" title="[^"]*rft\.atitle=Dapagliflozin/)
  const [, address = ''] = /<link rel="search"[^>]*href="([^"]+)"/.exec(page) ?? []
  const description = await fetch(new URL(address, server.url))
  assert.match(description.headers.get('content-type') ?? '', /^application\/opensearchdescription\+xml/)
  assert.ok((await description.text()).includes(`template="${server.url}/?q={searchTerms}"`))
})

test('references are exported as CSL JSON', async () => {
  const headers = { authorization: `Bearer ${server.key}` }
  const response = await fetch(`${server.url}/api/library/export?format=csl&id=card%3Adapa-hf`, { headers })
  const [item] = await response.json()
  assert.deepEqual([item.PMID, item['container-title']], ['31535829', 'N Engl J Med'])
})

/** A session on this machine, which needs no key. */
async function signIn(): Promise<string> {
  const response = await fetch(`${server.url}/api/session`, { method: 'POST', headers: { origin: server.url } })
  assert.ok(response.ok)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
