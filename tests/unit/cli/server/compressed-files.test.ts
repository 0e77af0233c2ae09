import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compressFiles, findCompressedFiles } from '@/lib/cli/server/compressed-files'

const script = 'export const answer = "Dapagliflozin lowers the risk.";\n'.repeat(100)
const large = Array.from({ length: 20_000 }, (_, index) => `f(${index});`).join('\n')

/** Runs the body with a folder of static files that is removed afterwards. */
async function withFolder(run: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'static-'))
  try {
    await mkdir(join(folder, 'chunks'))
    await writeFile(join(folder, 'chunks/a.js'), script)
    await writeFile(join(folder, 'chunks/large.js'), large)
    await writeFile(join(folder, 'chunks/a.css'), script)
    await writeFile(join(folder, 'chunks/short.js'), 'f()')
    await writeFile(join(folder, 'chunks/a.json'), script)
    await compressFiles(folder)
    await run(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

it('scripts and styles are stored compressed in both codings; short files and others are not', () =>
  withFolder(async (folder) => {
    for (const [name, text] of Object.entries({ 'a.js': script, 'large.js': large, 'a.css': script })) {
      const file = join(folder, 'chunks', name)
      assert.equal(brotliDecompressSync(await readFile(`${file}.br`)).toString(), text)
      assert.equal(gunzipSync(await readFile(`${file}.gz`)).toString(), text)
    }
    for (const name of ['short.js', 'a.json'])
      for (const suffix of ['.br', '.gz'])
        await assert.rejects(readFile(join(folder, 'chunks', name + suffix)), { code: 'ENOENT' })
  }))

it('a request gets the smallest file that its client can decode', () =>
  withFolder(async (folder) => {
    const preferCompressed = await findCompressedFiles(folder, '/_next/static')
    const ask = (url: string, headers: Record<string, string>) => {
      const request = Object.assign(new IncomingMessage(new Socket()), { url, headers })
      const response = new ServerResponse(request)
      preferCompressed(request, response)
      return { url: request.url, ...response.getHeaders() }
    }
    const js = '/_next/static/chunks/a.js'
    assert.deepEqual(ask(js, { 'accept-encoding': 'gzip, deflate, br' }), {
      url: `${js}.br`,
      'content-type': 'application/javascript; charset=UTF-8',
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
    })
    assert.equal(ask(js, { 'accept-encoding': 'gzip, br;q=0' }).url, `${js}.gz`)
    const css = '/_next/static/chunks/a.css'
    assert.equal(ask(css, { 'accept-encoding': 'br' })['content-type'], 'text/css; charset=UTF-8')
    for (const [url, headers] of [
      [js, {}],
      [js, { 'accept-encoding': 'identity' }],
      [js, { 'accept-encoding': 'br', range: 'bytes=0-9' }],
      [js, { 'accept-encoding': 'br', 'if-match': '"other"' }],
      ['/_next/static/chunks/short.js', { 'accept-encoding': 'br' }],
      ['/_next/static/chunks/a.json', { 'accept-encoding': 'br' }],
      ['/_next/static/chunks/nothing.js', { 'accept-encoding': 'br' }],
      ['/_next/static/../static/chunks/a.js', { 'accept-encoding': 'br' }],
      ['/library', { 'accept-encoding': 'br' }],
    ] as const)
      assert.deepEqual({ ...ask(url, headers) }, { url })
  }))
