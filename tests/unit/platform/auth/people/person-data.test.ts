/** What people and admins may do with what is kept of a person. */
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { POST as claim } from '@/app/api/account/history/route'
import { GET as account } from '@/app/api/account/route'
import { DELETE as endOwnSession } from '@/app/api/account/sessions/[id]/route'
import { GET as readAuditRows } from '@/app/api/audit/route'
import { GET as verification } from '@/app/api/audit/verification/route'
import { POST as issueKey } from '@/app/api/keys/route'
import { GET as exportPerson } from '@/app/api/people/[id]/export/route'
import { POST as handOver } from '@/app/api/people/[id]/hand-over/route'
import { PUT as change, DELETE as erase } from '@/app/api/people/[id]/route'
import { DELETE as endAllSessions } from '@/app/api/people/[id]/sessions/route'
import { GET as people } from '@/app/api/people/route'
import { GET as usage } from '@/app/api/usage/route'
import { writeAudit } from '@/lib/platform/audit/audit'
import { createKey, type Key, revokeKey, verifyKey } from '@/lib/platform/auth/api-keys'
import { closePlatform } from '@/lib/platform/lifecycle/shutdown'
import { recordUsage, writeUsage } from '@/lib/platform/limits/usage'
import { database } from '@/lib/store/db'
import type { ListedAuditRow, ListedPerson, OwnAccount } from '@/lib/wire/people/listed-person'
import { startIdentityProvider } from '../../../../support/identity-provider'
import { Browser, home } from '../../../../support/provider-browser'

const folder = await mkdtemp(join(tmpdir(), 'person-data-'))
const provider = await startIdentityProvider([home])
Object.assign(process.env, provider.environment, {
  DATA_DIR: folder,
  HOST: '127.0.0.1',
  PORT: '3000',
  LOG_LEVEL: 'silent',
})
after(async () => {
  await closePlatform()
  await provider.stop()
  await rm(folder, { recursive: true, force: true })
})

async function signedIn(login: string, group = 'ward'): Promise<Browser & { id: string }> {
  provider.people.set(login, { name: `Dr ${login}`, groups: [group] })
  const browser = new Browser()
  await browser.signIn(login)
  const { id } = await ask<OwnAccount>(account, browser.request())
  return Object.assign(browser, { id })
}

type Route<Params> = (request: Request, context: { params: Promise<Params> }) => Promise<Response>

async function ask<T, Params = object>(
  route: Route<Params>,
  request: Request,
  params = {} as Params,
): Promise<T & { status: number }> {
  const response = await route(request, { params: Promise.resolve(params) })
  const text = await response.text()
  return { ...(text === '' ? {} : JSON.parse(text)), status: response.status }
}

async function addConversation(owner: string, title: string): Promise<void> {
  const now = new Date().toISOString()
  const empty = { pinnedAt: null, leafId: null, deletedAt: null }
  await (await database())
    .insertInto('conversations')
    .values({ ...empty, id: crypto.randomUUID(), owner, title, titleWords: title, createdAt: now, updatedAt: now })
    .execute()
}

async function titlesOf(owner: string): Promise<string[]> {
  const rows = await (await database()).selectFrom('conversations').select('title').where('owner', '=', owner).execute()
  return rows.map(({ title }) => title).sort()
}

test('a person sees the own sessions, and ends another one', async () => {
  const here = await signedIn('anna')
  const there = await signedIn('anna')
  const { sessions } = await ask<OwnAccount>(account, here.request())
  assert.deepEqual(sessions.map(({ isCurrent, browser }) => [isCurrent, browser]).sort(), [
    [false, 'Test'],
    [true, 'Test'],
  ])
  const { id = '' } = sessions.find(({ isCurrent }) => !isCurrent) ?? {}
  const stranger = await signedIn('stranger')
  assert.equal((await ask(endOwnSession, stranger.request('DELETE'), { id })).status, 404)
  assert.equal((await ask(endOwnSession, here.request('DELETE'), { id })).status, 204)
  assert.equal((await ask(account, there.request())).status, 401)
  assert.equal((await ask(account, here.request())).status, 200)
})

test('the history of a key goes to the person who knows its secret, once', async () => {
  const { key, secret } = await createKey({ name: 'old' })
  await addConversation(key.id, 'asked with a key')
  const owner = await signedIn('owner')
  assert.deepEqual(await ask(claim, owner.request('POST', '/', { key: secret })), { conversations: 1, status: 200 })
  assert.deepEqual(await titlesOf(owner.id), ['asked with a key'])
  const other = await signedIn('other')
  assert.equal((await ask(claim, other.request('POST', '/', { key: secret }))).status, 404)
  const leaked = await createKey({ name: 'leaked' })
  await revokeKey(leaked.key.id)
  assert.equal((await ask(claim, other.request('POST', '/', { key: leaked.secret }))).status, 404)
  assert.equal((await ask(claim, other.request('POST', '/', { key: 'sk-wrong' }))).status, 404)
})

test('a key is issued for a person, and for nobody who is unknown', async () => {
  const admin = await signedIn('issuer', 'administrators')
  const holder = await signedIn('holder')
  const issue = (person: string) =>
    ask<{ key?: Key; secret: string }>(issueKey, admin.request('POST', '/', { name: 'script', person }))
  const { key, secret } = await issue(holder.id)
  assert.equal(key?.personId, holder.id)
  assert.equal((await verifyKey(secret))?.id, key?.id)
  assert.equal((await issue('person_unknown')).status, 404)
  assert.equal((await ask(issueKey, holder.request('POST', '/', { name: 'mine' }))).status, 403)
})

test('an admin hands over, exports, blocks and erases; the words are gone, the audit counts them', async () => {
  const admin = await signedIn('admin', 'administrators')
  const leaver = await signedIn('leaver')
  const heir = await signedIn('heir')
  await addConversation(leaver.id, 'first')
  const moved = await ask(handOver, admin.request('POST', '/', { to: heir.id }), { id: leaver.id })
  assert.deepEqual(moved, { conversations: 1, status: 200 })
  assert.deepEqual([await titlesOf(leaver.id), await titlesOf(heir.id)], [[], ['first']])
  const self = await ask(handOver, admin.request('POST', '/', { to: heir.id }), { id: heir.id })
  const nobody = await ask(handOver, admin.request('POST', '/', { to: 'local' }), { id: heir.id })
  assert.deepEqual([self.status, nobody.status], [400, 404])

  const exported = await ask<{ conversations: { title: string }[] }, { id: string }>(exportPerson, admin.request(), {
    id: heir.id,
  })
  assert.deepEqual(
    exported.conversations.map(({ title }) => title),
    ['first'],
  )

  assert.equal((await ask(change, admin.request('PUT', '/', { blocked: true }), { id: heir.id })).status, 204)
  assert.equal((await ask(account, heir.request())).status, 403)
  assert.equal((await ask(change, admin.request('PUT', '/', { blocked: false }), { id: heir.id })).status, 204)
  assert.equal((await ask(account, heir.request())).status, 200)

  const { data } = await ask<{ data: ListedPerson[] }>(people, admin.request())
  const listed = data.find(({ id }) => id === heir.id)
  assert.deepEqual([listed?.name, listed?.roles, listed?.conversations], ['Dr heir', ['clinician'], 1])

  assert.equal((await ask(endAllSessions, admin.request('DELETE'), { id: heir.id })).status, 200)
  assert.equal((await ask(account, heir.request())).status, 401)

  assert.deepEqual(await ask(erase, admin.request('DELETE'), { id: heir.id }), { conversations: 1, status: 200 })
  const store = await database()
  const row = await store.selectFrom('people').selectAll().where('id', '=', heir.id).executeTakeFirstOrThrow()
  assert.deepEqual([row.name, row.email, row.subject, await titlesOf(heir.id)], ['', null, `erased ${heir.id}`, []])
  const again = await signedIn('heir')
  assert.notEqual(again.id, heir.id)
  const erased = await store.selectFrom('audit').selectAll().where('action', '=', 'person-erased').executeTakeFirst()
  assert.deepEqual(
    [erased?.actor, erased?.target, erased?.details],
    [admin.id, heir.id, '{"conversations":1,"completions":0}'],
  )
})

test('auditors read the audit by the names of people, and verify it; clinicians do not, and only admins see people and use', async () => {
  const auditor = await signedIn('auditor', 'auditors')
  const clinician = await signedIn('clinician')
  const admin = await signedIn('boss', 'administrators')
  await writeAudit()
  const path = `/api/audit?actor=${encodeURIComponent('Dr clinician')}&action=sign-in&from=&to=2999-01-01`
  const { data } = await ask<{ data: ListedAuditRow[] }>(readAuditRows, auditor.request('GET', path))
  assert.deepEqual(
    data.map(({ actor, name, action }) => [actor, name, action]),
    [[clinician.id, 'Dr clinician', 'sign-in']],
  )
  assert.equal((await ask<{ fault: string | null }>(verification, auditor.request())).fault, null)
  assert.equal((await ask(readAuditRows, auditor.request('GET', '/api/audit?before=x'))).status, 400)
  recordUsage(clinician.id, null)
  await writeUsage()
  const used = await ask<{ data: { owner: string; requests: number }[] }>(usage, admin.request())
  assert.equal(used.data.find(({ owner }) => owner === 'Dr clinician')?.requests, 1)

  const routes = { readAuditRows, verification, people, usage }
  const statuses = async (browser: Browser) =>
    Promise.all(Object.values(routes).map(async (route) => (await ask(route, browser.request())).status))
  assert.deepEqual(await statuses(clinician), [403, 403, 403, 403])
  assert.deepEqual(await statuses(auditor), [200, 200, 403, 403])
  assert.deepEqual(await statuses(admin), [200, 200, 200, 200])
})

test('the audit is read in pages without a gap', async () => {
  const auditor = await signedIn('reader', 'auditors')
  const sequences: number[] = []
  let before = ''
  do {
    const path = `/api/audit?before=${before}`
    const part = await ask<{ data: ListedAuditRow[]; next: number | null }>(readAuditRows, auditor.request('GET', path))
    sequences.push(...part.data.map(({ sequence }) => sequence))
    before = part.next === null ? '' : String(part.next)
  } while (before !== '')
  assert.deepEqual(
    sequences,
    sequences.map((_, index) => (sequences[0] ?? 0) - index),
  )
  assert.equal(sequences.at(-1), 1)
})
