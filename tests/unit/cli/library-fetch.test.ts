import assert from 'node:assert/strict'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { fetchLibrary } from '@/lib/cli/library-fetch'
import { startLiterature } from '../../fakes/literature'
import { createUnrelatedArticles } from '../../fakes/literature-articles'
import { answerWith, errorInside } from '../../fakes/literature-faults'
import { startFetch } from '../../support/start-fetch'

const folder = mkdtempSync(join(tmpdir(), 'library-fetch-'))
after(() => rmSync(folder, { recursive: true }))

const articles = createUnrelatedArticles(450)
const literature = await startLiterature({ articles })
after(() => literature.close())

function start(...args: string[]): ChildProcess {
  return startFetch(args, {
    dataDir: folder,
    pubmedBaseUrl: literature.pubmedBaseUrl,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function run(...args: string[]): Promise<{ code: number; output: string; said: string }> {
  const child = start(...args)
  const read = (stream: ChildProcess['stdout']) => (stream ? text(stream) : '')
  const [output, said, [code]] = await Promise.all([read(child.stdout), read(child.stderr), once(child, 'close')])
  return { code, output, said }
}

test('fetch continues after kill -9 where it stopped, and imports every article once', async () => {
  const killed = start('heart failure')
  await literature.received('efetch', 2)
  killed.kill('SIGKILL')
  await once(killed, 'close')
  const fetches = join(folder, 'fetches')
  const [plan = ''] = readdirSync(fetches, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('plan.json'),
  )
  renameSync(join(fetches, plan), join(folder, 'plan.json'))
  mkdirSync(join(fetches, plan))
  assert.notEqual((await run('heart failure')).code, 0, 'a plan that cannot be read')
  rmdirSync(join(fetches, plan))
  renameSync(join(folder, 'plan.json'), join(fetches, plan))
  const { code, output, said } = await run('heart failure')
  assert.equal(code, 0, said)
  assert.match(said, /Continuing the fetch that was interrupted/)
  assert.match(said, /Fetched 450 of 450 listed articles/)
  assert.match(output, /450 articles read: 450 added, 0 updated, 0 unchanged, 0 refused/)
  assert.deepEqual(readdirSync(join(folder, 'fetches')), [])
  assert.deepEqual(literature.breaches(), [])
})

test('fetch asks before it takes a part of more articles than the usual limit', async () => {
  const hits = { esearchresult: { count: '9012345', idlist: [], querytranslation: 'heart failure' } }
  literature.next('esearch', answerWith(JSON.stringify(hits)))
  const { code, said } = await run('heart failure', '--from', '1990')
  assert.equal(code, 2)
  assert.match(said, /Fetch the newest 20,000 of 9,012,345 articles\? Repeat the command with --yes/)
})

test('while PubMed cannot run a search, fetch says why it waits', async () => {
  literature.next('esearch', errorInside)
  const { said } = await run('lumocaptide[tiab]')
  assert.match(said, /PubMed could not run the search\. Try again later\. The request is repeated in 2 s\./)
})

test('fetch says when PubMed has nothing, and names what it does not understand', async () => {
  const { code, said } = await run('lumocaptide[tiab]', '--from', '2015')
  assert.equal(code, 1)
  assert.match(said, /PubMed has 0 articles .*PubMed has no articles with lumocaptide\[tiab\].*Nothing was fetched/s)
  await assert.rejects(
    fetchLibrary(['--field', 'alchemy'], () => assert.fail('nothing was fetched')),
    { message: /^--field must be one of cardiology, / },
  )
})
