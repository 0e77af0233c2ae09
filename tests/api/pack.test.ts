/** The folder that becomes the image. Packing traces all imports, which takes half a minute: in the full run only. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { labReport } from '../fixtures/images/text-image'
import { isFull } from '../support/full'
import { startServer, type TestServer } from '../support/server'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../', import.meta.url))
const commandsOf = ['--import', './lib/cli/register-paths.ts']
/** With a base of about 150 MB, the image stays below 350 MB. */
const megabytesMax = 180

describe('a packed server', { skip: isFull ? false : 'only in npm run test:full' }, () => {
  let folder: string
  let printed: string
  let server: TestServer
  before(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'packed-')), 'app')
    const command = ['--disable-warning=ExperimentalWarning', ...commandsOf, 'lib/cli/server/pack.ts', folder]
    printed = (await run(process.execPath, command, { cwd: root })).stdout
    server = await startServer({}, folder)
  })
  after(async () => {
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  test('is small', () => {
    const megabytes = Number(/(\d+) MB/.exec(printed)?.[1])
    assert.ok(megabytes > 50 && megabytes < megabytesMax, printed)
  })

  test('serves pages and their files', async () => {
    for (const path of ['/', '/library', '/settings', '/api-docs']) {
      const response = await fetch(server.url + path)
      assert.equal(response.status, 200, path)
      const script = /\/_next\/static\/[^"]+\.js/.exec(await response.text())?.[0]
      assert.equal((await fetch(server.url + script)).status, 200, script)
    }
  })

  test('answers with sources, and reads the text in an image', async () => {
    const { png } = await labReport()
    const content = [
      { type: 'text', text: 'Is the sodium normal?' },
      { type: 'image_url', image_url: { url: `data:image/png;base64,${png.toString('base64')}` } },
    ]
    const answers: string[] = []
    for (const asked of ['Does dapagliflozin help in heart failure with reduced ejection fraction?', content]) {
      const response = await fetch(`${server.url}/api/v1/chat/completions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${server.key}` },
        body: JSON.stringify({ messages: [{ role: 'user', content: asked }] }),
      })
      const body = await response.text()
      assert.equal(response.status, 200, body)
      answers.push(body)
    }
    assert.match(answers[0] ?? '', /"pmid"/)
    assert.match(answers[1] ?? '', /Potassium/)
  })

  test('has the commands', async () => {
    const environment = { ...process.env, DATA_DIR: server.dataDir, LOG_LEVEL: 'silent' }
    for (const command of [
      ['keys.ts', 'list'],
      ['library.ts', 'stats'],
      ['data/data.ts', 'check'],
    ]) {
      const [file = '', ...rest] = command
      const { stdout } = await run(process.execPath, [...commandsOf, `lib/cli/${file}`, ...rest], {
        cwd: folder,
        env: environment,
      })
      assert.notEqual(stdout, '', file)
    }
  })
})
