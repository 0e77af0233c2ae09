/**
 * Two servers that share a library: from an upload to one of them to its citation by the other, a retraction on the way
 * back, the rate of a large import, and the start of a third server: `npm run bench -- shared [RECORDS]`.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { ImportRun } from '@/lib/wire/import-run'
import type { TestServer } from '../support/server'
import { startSharedServers } from '../support/shared-servers'
import { generateArticles, pubmedXml } from './corpus/generated'

const records = Number(process.argv[2] ?? 20_000)
const runs = 10
const pollMs = 10

const shared = await startSharedServers(2)

try {
  const [first, second] = [shared.at(0), shared.at(1)]

  const cites = async (server: TestServer, drug: string): Promise<boolean> => {
    const evidence = await shared.ask(server, `Does ${drug} prevent stroke?`)
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
    await shared.upload(first, `${drug}.nbib`, record(''))
    await secondsUntil(() => cites(second, drug))
    cited.push((performance.now() - started) / 1000)
    const again = performance.now()
    await shared.upload(second, `${drug}-retracted.nbib`, record('PT  - Retracted Publication\n'))
    await secondsUntil(async () => !(await cites(first, drug)) && !(await cites(second, drug)))
    retracted.push((performance.now() - again) / 1000)
  }
  print(`upload to one server until the other cites it, ${runs} runs`, cited)
  print(`upload of a retraction until neither cites it, ${runs} runs`, retracted)

  const file = [...pubmedXml(generateArticles(records))].join('')
  const versionOf = async (server: TestServer) =>
    Number(((await (await fetch(`${server.url}/api/health`)).json()) as { libraryVersion: number }).libraryVersion)
  const target = (await versionOf(first)) + records
  const { id } = await shared.upload(first, 'many.xml', file)
  const imported = await secondsUntil(async () => {
    const response = await fetch(`${first.url}/api/library/imports`, {
      headers: { authorization: `Bearer ${shared.admin}` },
    })
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
  await shared.add()
  console.log(`a third server was ready after ${((performance.now() - started) / 1000).toFixed(1)} s`)
} finally {
  await shared.stop()
}

function print(what: string, seconds: number[]): void {
  const sorted = seconds.toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  console.log(`${what}: median ${median.toFixed(2)} s, worst ${Math.max(...sorted).toFixed(2)} s; bar 5 s`)
}
