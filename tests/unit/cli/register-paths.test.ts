import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { relative } from 'node:path'
import { suite, test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

suite('register-paths', () => {
  test('an import without an extension finds the .ts file, also where the name has a dot', async () => {
    const worker = '@/lib/evidence/threads/search.worker'
    assert.ok(await import(worker))
    const byFolder = '../../../lib/evidence/text/tokenizer'
    assert.equal(await import(byFolder), await import('@/lib/evidence/text/tokenizer'))
  })

  test('an import with an extension is taken as written', async () => {
    const file = '@/package.json'
    assert.equal((await import(file, { with: { type: 'json' } })).default.name, 'evidence-chat')
  })

  test('compiled code is kept in the folder of caches, which a build does not empty', () => {
    // The test run names a folder of its own.
    const env = { ...process.env, NODE_COMPILE_CACHE: undefined }
    const script = "console.log((await import('node:module')).getCompileCacheDir())"
    const options = ['--import', './lib/cli/register-paths.ts', '--input-type=module', '--eval', script]
    const folder = execFileSync(process.execPath, options, { cwd: root, env, encoding: 'utf8' }).trim()
    assert.match(relative(root, folder), /^\.next\/cache\/compiled\//)
  })
})
