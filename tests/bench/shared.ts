/**
 * Two servers that share a library: from an upload to one of them to its citation by the other, a retraction on the way
 * back, the rate of a large import, and the start of a third server: `npm run bench -- shared [RECORDS]`.
 */
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Evidence } from '@/lib/wire/evidence'
import type { ImportRun } from '@/lib/wire/import-run'
import { runChild } from '../support/child'
import { findPostgres, startPostgres } from '../support/databases'
import { startServer, type TestServer } from '../support/server'
import { generateArticles, pubmedXml } from './corpus/generated'

const records = Number(process.argv[2] ?? 20_000)
const runs = 10
const pollMs = 10

const programs = findPostgres()
if (!programs) throw new Error('PostgreSQL is not installed.')
const postgres = await startPostgres(programs)
const folders: string[] = []
const servers: TestServer[] = []

async function addServer(): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'shared-bench-'))
  if (folders[0]) await copyFile(join(folders[0], 'secrets.json'), join(folder, 'secrets.json'))
  folders.push(folder)
  const server = await startServer({ DATABASE_URL: postgres.url, DATA_DIR: folder, RATE_LIMIT_RPM: '1000000' })
  servers.push(server)
  return server
}

try {
  const [first, second] = [await addServer(), await addServer()]
  const admin = await createAdminKey()
  const headers = { authorization: `Bearer ${admin}`, 'content-type': 'application/json' }

  const upload = async (server: TestServer, name: string, body: string): Promise<string> => {
    const response = await fetch(`${server.url}/api/library/imports?name=${name}`, { method: 'POST', headers, body })
    return ((await response.json()) as ImportRun).id
  }
  const cites = async (server: TestServer, drug: string): Promise<boolean> => {
    const messages = [{ role: 'user', content: `Does ${drug} prevent stroke?` }]
    const body = JSON.stringify({ model: 'Service-V1', messages })
    const response = await fetch(`${server.url}/api/v1/chat/completions`, { method: 'POST', headers, body })
    const { evidence } = (await response.json()) as { evidence: Evidence }
    return evidence.items.some(({ title }) => title.toLowerCase().includes(drug))
  }
  const secondsUntil = async (isReached: () => Promise<boolean>): Promise<number> => {
    const started = performance.now()
    while (!(await isReached())) await wait(pollMs)
    return (performance.now() - started) / 1000
  }

  const cited: number[] = []
  const retracted: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const drug = `zorb${'abcdefghij'[run]}lastatin`
    const record = (more: string) =>
      `PMID- ${97_000_001 + run}\nTI  - ${drug} prevents stroke\nAB  - ${drug} prevented stroke better than placebo.\n${more}\n`
    const started = performance.now()
    await upload(first, `${drug}.nbib`, record(''))
    await secondsUntil(() => cites(second, drug))
    cited.push((performance.now() - started) / 1000)
    const again = performance.now()
    await upload(second, `${drug}-retracted.nbib`, record('PT  - Retracted Publication\n'))
    await secondsUntil(async () => !(await cites(first, drug)) && !(await cites(second, drug)))
    retracted.push((performance.now() - again) / 1000)
  }
  print(`upload to one server until the other cites it, ${runs} runs`, cited)
  print(`upload of a retraction until neither cites it, ${runs} runs`, retracted)

  const file = [...pubmedXml(generateArticles(records))].join('')
  const versionOf = async (server: TestServer) =>
    Number(((await (await fetch(`${server.url}/api/health`)).json()) as { libraryVersion: number }).libraryVersion)
  const target = (await versionOf(first)) + records
  const id = await upload(first, 'many.xml', file)
  const imported = await secondsUntil(async () => {
    const response = await fetch(`${first.url}/api/library/imports`, { headers })
    const list = ((await response.json()) as { runs: ImportRun[] }).runs
    return list.some((run) => run.id === id && run.state === 'done')
  })
  const followed = await secondsUntil(
    async () => (await versionOf(first)) >= target && (await versionOf(second)) >= target,
  )
  const count = records.toLocaleString('en-US')
  console.log(`${count} PubMed XML records imported from the page: ${Math.round(records / imported)} a second`)
  console.log(`both servers had applied them ${followed.toFixed(1)} s after the import had ended`)
  const started = performance.now()
  await addServer()
  console.log(`a third server was ready after ${((performance.now() - started) / 1000).toFixed(1)} s`)
} finally {
  for (const server of servers) await server.stop()
  await postgres.stop()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
}

async function createAdminKey(): Promise<string> {
  const code = `
    import { createKey } from '@/lib/platform/auth/api-keys'
    import { closeDatabase } from '@/lib/store/db'
    console.log((await createKey({ name: 'bench', scope: 'admin', rpm: 1000000 })).secret)
    await closeDatabase()`
  return (await runChild(code, { DATA_DIR: folders[0] ?? '', DATABASE_URL: postgres.url })).trim()
}

function print(what: string, seconds: number[]): void {
  const sorted = seconds.toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  console.log(`${what}: median ${median.toFixed(2)} s, worst ${Math.max(...sorted).toFixed(2)} s; bar 5 s`)
}
