/** What people and admins may do with what is kept of a person. */
import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { ChatCompletionContentPart } from 'openai/resources/chat/completions'
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
import { createKey, type Key, listKeys, revokeKey, verifyKey } from '@/lib/platform/auth/api-keys'
import { finishErasures } from '@/lib/platform/auth/people/erase-person'
import { deleteConversation } from '@/lib/platform/conversations/conversations'
import { finishMoves, moveConversations } from '@/lib/platform/conversations/move-conversations'
import { searchConversations } from '@/lib/platform/conversations/search-conversations'
import { startTurn } from '@/lib/platform/conversations/start-turn'
import { saveCompletion } from '@/lib/platform/conversations/stored-completions'
import { startGeneration } from '@/lib/platform/generations/generations'
import { closePlatform } from '@/lib/platform/lifecycle/shutdown'
import { recordUsage, writeUsage } from '@/lib/platform/limits/usage'
import { database } from '@/lib/store/db'
import type { ListedAuditRow, ListedPerson, ListedUsage, OwnAccount } from '@/lib/wire/people/listed-person'
import { startIdentityProvider } from '../../../../fakes/identity-provider'
import { Browser, home } from '../../../../support/provider-browser'
import { all, askAndAnswer, createPlace, finish, textDelta } from '../../../../support/start-conversation'

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

async function readAudit(action: string) {
  return (await database()).selectFrom('audit').selectAll().where('action', '=', action).execute()
}

async function titlesOf(owner: string): Promise<string[]> {
  const rows = await (await database()).selectFrom('conversations').select('title').where('owner', '=', owner).execute()
  return rows.map(({ title }) => title).sort()
}

test('a person sees her sessions, and ends one of them', async () => {
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
  const claimed = (await readAudit('key-claimed')).map(({ actor, target }) => [actor, target])
  assert.deepEqual(claimed, [[owner.id, key.id]])
  const leaked = await createKey({ name: 'leaked' })
  await revokeKey(leaked.key.id)
  assert.equal((await ask(claim, other.request('POST', '/', { key: leaked.secret }))).status, 404)
  assert.equal((await ask(claim, other.request('POST', '/', { key: 'sk-wrong' }))).status, 404)
})

test('of two people who claim one key at the same time, one gets it', async () => {
  const { key, secret } = await createKey({ name: 'shared' })
  await addConversation(key.id, 'shared')
  const both = [await signedIn('quick'), await signedIn('quicker')]
  const answers = await Promise.all(both.map((person) => ask(claim, person.request('POST', '/', { key: secret }))))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 404])
  const winner = both[answers.findIndex(({ status }) => status === 200)]?.id ?? ''
  assert.deepEqual(await titlesOf(winner), ['shared'])
  assert.equal((await listKeys()).find(({ id }) => id === key.id)?.personId, winner)
})

test('the history of a key of scope admin can be claimed, and the key stays the way in without the provider', async () => {
  const { key, secret } = await createKey({ name: 'break glass', scope: 'admin' })
  await addConversation(key.id, 'asked in an emergency')
  const owner = await signedIn('emergency')
  assert.deepEqual(await ask(claim, owner.request('POST', '/', { key: secret })), { conversations: 1, status: 200 })
  await (await database()).updateTable('people').set({ roles: '' }).where('id', '=', owner.id).execute()
  assert.equal((await verifyKey(secret))?.personId, null)
})

test('conversations moved to a person are found there by their words, and so is an answer that was in progress', async () => {
  const [leaver, heir] = [await signedIn('searching'), await signedIn('finding')]
  await askAndAnswer(leaver.id, createPlace(), 'Which dose of colchicine?', 'Half a milligram daily.')
  const place = createPlace()
  await startTurn(place, 'Is prednisolone safe?', leaver.id)
  const { promise: isMoved, resolve: goOn } = Promise.withResolvers<void>()
  const writing = all(
    startGeneration(place, async function* () {
      yield textDelta('Betamethasone instead.')
      await isMoved
      yield* finish
    }),
  )
  const admin = await signedIn('mover', 'administrators')
  const moved = await ask(handOver, admin.request('POST', '/', { to: heir.id }), { id: leaver.id })
  assert.deepEqual(moved, { conversations: 2, status: 200 })
  goOn()
  await writing
  const found = async (owner: string) =>
    Promise.all(
      ['colchicine', 'milligram', 'prednisolone', 'betamethasone'].map(
        async (word) => (await searchConversations(word, owner)).filter(({ message }) => message !== null).length,
      ),
    )
  assert.deepEqual(await found(heir.id), [1, 1, 1, 1])
  assert.deepEqual(await found(leaver.id), [0, 0, 0, 0])
})

test('a move that an exit of the process interrupted is finished by the scheduled jobs', async () => {
  const [leaver, heir] = [await signedIn('interrupted'), await signedIn('waiting')]
  await askAndAnswer(leaver.id, createPlace(), 'Which dose of warfarin?', 'By the INR.')
  await (await database()).transaction().execute(async (transaction) => {
    await moveConversations(transaction, [leaver.id], heir.id)
  })
  const found = async () => (await searchConversations('INR', heir.id)).length
  assert.equal(await found(), 0)
  await finishMoves()
  assert.equal(await found(), 1)
})

test('a key is issued for a known person only', async () => {
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

test('an admin issues no key of scope admin for a person without that role', async () => {
  const admin = await signedIn('granting', 'administrators')
  const clinician = await signedIn('granted')
  const issue = (person: string) =>
    ask<{ key: Key }>(issueKey, admin.request('POST', '/', { name: 'script', scope: 'admin', person }))
  assert.equal((await issue(clinician.id)).status, 400)
  assert.equal((await issue(admin.id)).key.personId, admin.id)
})

test('erasing a person erases what its keys stored, blocks first, and cannot be undone by anybody', async () => {
  const admin = await signedIn('eraser', 'administrators')
  const [leaver, other] = [await signedIn('erased'), await signedIn('remaining')]
  const { key, secret } = await createKey({ name: 'Dr erased’s script', personId: leaver.id })
  for (const owner of [leaver.id, key.id, other.id]) {
    await askAndAnswer(owner, createPlace(), imageQuestion('Which fracture is this?', owner), 'A torus fracture.')
    await saveCompletion(completionOf(`chatcmpl-${owner.slice(-12)}`), imageRequest(`stored ${owner}`), owner)
    await saveCompletion(completionOf(`resp_${owner.slice(-12)}`), imageRequest(`response ${owner}`), owner)
  }
  const store = await database()
  const stored = async (owner: string) => [
    (await titlesOf(owner)).length,
    (await store.selectFrom('completions').select('id').where('owner', '=', owner).execute()).length,
  ]
  await ageImages()
  const before = (await listImages()).length
  assert.deepEqual(await ask(erase, admin.request('DELETE'), { id: leaver.id }), {
    conversations: 2,
    completions: 4,
    savedQuestions: 0,
    status: 200,
  })
  assert.deepEqual(
    [await stored(leaver.id), await stored(key.id), await stored(other.id)],
    [
      [0, 0],
      [0, 0],
      [1, 2],
    ],
  )
  assert.equal((await listImages()).length, before - 6)
  assert.equal(await verifyKey(secret), undefined)
  assert.equal((await listKeys()).find(({ id }) => id === key.id)?.name, key.id)
  const actions = (await store.selectFrom('audit').selectAll().where('actor', '=', admin.id).execute())
    .filter(({ target }) => target === leaver.id || target === key.id)
    .map(({ action }) => action)
  assert.deepEqual(actions, ['person-blocked', 'key-revoked', 'person-erased'])

  const id = { id: leaver.id }
  const refused = [
    ask(erase, admin.request('DELETE'), id),
    ask(change, admin.request('PUT', '/', { blocked: false }), id),
    ask(handOver, admin.request('POST', '/', { to: leaver.id }), { id: other.id }),
    ask(handOver, admin.request('POST', '/', { to: other.id }), id),
    ask(issueKey, admin.request('POST', '/', { name: 'script', person: leaver.id })),
    ask(exportPerson, admin.request(), id),
    ask(endAllSessions, admin.request('DELETE'), id),
  ]
  assert.deepEqual(
    (await Promise.all(refused)).map(({ status }) => status),
    refused.map(() => 404),
  )

  // What another server stored while the person was being erased.
  await addConversation(key.id, 'late')
  await saveCompletion(completionOf('chatcmpl-late'), { messages: [], metadata: {} }, leaver.id)
  await finishErasures()
  assert.deepEqual(
    [await stored(leaver.id), await stored(key.id), await stored(other.id)],
    [
      [0, 0],
      [0, 0],
      [1, 2],
    ],
  )
})

test('nothing is handed over to a person who is blocked', async () => {
  const admin = await signedIn('blocker', 'administrators')
  const [leaver, blocked] = [await signedIn('giving'), await signedIn('shut out')]
  await addConversation(leaver.id, 'mine')
  await ask(change, admin.request('PUT', '/', { blocked: true }), { id: blocked.id })
  const moved = await ask(handOver, admin.request('POST', '/', { to: blocked.id }), { id: leaver.id })
  assert.deepEqual([moved.status, await titlesOf(leaver.id)], [400, ['mine']])
})

test('nothing is handed over while all conversations of one of the two are being deleted', async () => {
  const admin = await signedIn('mover', 'administrators')
  const [leaver, heir] = [await signedIn('parting'), await signedIn('following')]
  await addConversation(leaver.id, 'mine')
  const db = await database()
  for (const { id } of [leaver, heir]) {
    const name = `delete all of ${id}`
    await db.insertInto('facts').values({ name, value: new Date().toISOString() }).execute()
    const moved = await ask(handOver, admin.request('POST', '/', { to: heir.id }), { id: leaver.id })
    assert.deepEqual([moved.status, await titlesOf(leaver.id)], [400, ['mine']])
    await db.deleteFrom('facts').where('name', '=', name).execute()
  }
})

test('the export of a person contains everything, also deleted conversations and what was stored with keys', async () => {
  const admin = await signedIn('exporter', 'administrators')
  const person = await signedIn('exported')
  const { key, secret } = await createKey({ name: 'script', personId: person.id })
  const place = createPlace()
  await askAndAnswer(person.id, place, 'Which fracture is this?', 'A torus fracture.')
  await deleteConversation(place.conversation, person.id)
  await askAndAnswer(key.id, createPlace(), 'Asked with the key', 'Answered.')
  await saveCompletion(completionOf('chatcmpl-exported'), imageRequest('stored'), key.id)
  await saveCompletion(completionOf('resp_exported'), imageRequest('response'), person.id)
  const response = await exportPerson(admin.request(), { params: Promise.resolve({ id: person.id }) })
  const text = await response.text()
  const { person: who, keys, sessions, conversations, completions } = JSON.parse(text)
  assert.deepEqual([who.name, who.subject, keys[0].id, sessions.length], ['Dr exported', 'exported', key.id, 1])
  assert.deepEqual(
    conversations.map(({ title, deletedAt }: { title: string; deletedAt?: string }) => [title, typeof deletedAt]),
    [
      ['Which fracture is this?', 'string'],
      ['Asked with the key', 'undefined'],
    ],
  )
  const ids = completions.map(({ completion }: { completion: { id: string } }) => completion.id)
  assert.deepEqual(ids, ['chatcmpl-exported', 'resp_exported'])
  assert.match(completions[0].messages[0].content[1].image_url.url, /^data:image\/png;base64,/)
  assert.equal(text.includes(secret), false)
})

async function listImages(): Promise<string[]> {
  const names = await readdir(join(folder, 'images'), { recursive: true, withFileTypes: true })
  return names
    .filter((file) => file.isFile() && file.name.length === 64)
    .map((file) => join(file.parentPath, file.name))
}

/** Images of the last minute may belong to a request that has not named them yet; a scheduled job deletes those. */
async function ageImages(): Promise<void> {
  for (const file of await listImages()) await utimes(file, 0, 0)
}

const image = (text: string) => `data:image/png;base64,${Buffer.from(text).toString('base64')}`

function imageQuestion(text: string, content: string): ChatCompletionContentPart[] {
  return [
    { type: 'text', text },
    { type: 'image_url', image_url: { url: image(content) } },
  ]
}

function imageRequest(text: string): Parameters<typeof saveCompletion>[1] {
  return { messages: [{ role: 'user', content: imageQuestion(text, text) }], metadata: { text } }
}

function completionOf(id: string): Parameters<typeof saveCompletion>[0] {
  return { id, model: 'evidence' }
}

test('an admin hands over, exports, blocks and erases; the words are gone, and the audit log keeps the counts', async () => {
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

  assert.deepEqual(await ask(erase, admin.request('DELETE'), { id: heir.id }), {
    conversations: 1,
    completions: 0,
    savedQuestions: 0,
    status: 200,
  })
  const store = await database()
  const row = await store.selectFrom('people').selectAll().where('id', '=', heir.id).executeTakeFirstOrThrow()
  assert.deepEqual([row.name, row.email, row.subject, await titlesOf(heir.id)], ['', null, `erased ${heir.id}`, []])
  const again = await signedIn('heir')
  assert.notEqual(again.id, heir.id)
  const erased = (await readAudit('person-erased')).find(({ target }) => target === heir.id)
  assert.deepEqual(
    [erased?.actor, erased?.target, erased?.details],
    [admin.id, heir.id, '{"conversations":1,"completions":0,"savedQuestions":0}'],
  )
})

test('auditors read the audit log with the names of people, and verify it; clinicians do not, and only admins see people and usage', async () => {
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
  recordUsage(clinician.id, null, null)
  await writeUsage()
  const used = await ask<{ data: ListedUsage[] }>(usage, admin.request())
  assert.equal(used.data.find(({ name }) => name === 'Dr clinician')?.requests, 1)

  const routes = { readAuditRows, verification, people, usage }
  const statuses = async (browser: Browser) =>
    Promise.all(Object.values(routes).map(async (route) => (await ask(route, browser.request())).status))
  assert.deepEqual(await statuses(clinician), [403, 403, 403, 403])
  assert.deepEqual(await statuses(auditor), [200, 200, 403, 403])
  assert.deepEqual(await statuses(admin), [200, 200, 200, 200])
})

test('use is listed by model and by person, even for a person who was erased', async () => {
  const admin = await signedIn('counting', 'administrators')
  const gone = await signedIn('forgotten')
  recordUsage(gone.id, null, 'llama')
  recordUsage(gone.id, null, null)
  await writeUsage()
  await ask(erase, admin.request('DELETE'), { id: gone.id })
  const { data } = await ask<{ data: ListedUsage[] }>(usage, admin.request())
  const rows = data.filter(({ owner }) => owner === gone.id).map(({ name, model }) => [name, model])
  assert.deepEqual(rows.sort(), [
    [gone.id, ''],
    [gone.id, 'llama'],
  ])
})

test('the audit log is read in pages without a gap', async () => {
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
