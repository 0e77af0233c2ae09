/** The examples of the README are what a stranger pastes first, so each one runs here as it stands. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startServer, type TestServer } from '../support/server'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../', import.meta.url))
const readme = await readFile(`${root}README.md`, 'utf8')
const hasPythonClient = await run('python3', ['-c', 'import openai']).then(
  () => true,
  () => false,
)

const programs: Record<string, { file: string; program: string }> = {
  js: { file: 'example.mjs', program: process.execPath },
  python: { file: 'example.py', program: 'python3' },
  sh: { file: 'example.sh', program: 'sh' },
}

let server: TestServer
let folder: string
before(async () => {
  server = await startServer()
  // Inside the project, so that the examples find its packages as they would in a user's project.
  folder = await mkdtemp(join(root, 'node_modules', '.readme-examples-'))
})
after(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

const blocks = [...readme.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
const examples = blocks
  .map(([, language = '', code = '']) => ({ language, code }))
  .filter(({ language, code }) => /^(?:js|python)$/.test(language) || (language === 'sh' && code.includes('curl ')))

test('the README shows curl, Node, Python, AI SDK and LangChain', () => {
  const all = examples.map(({ code }) => code).join('\n')
  const clients = ['curl ', "from 'openai'", 'from openai import', '@ai-sdk/openai-compatible', '@langchain/openai']
  for (const client of clients) assert.ok(all.includes(client), `no example uses ${client}`)
})

for (const [index, { language, code }] of examples.entries()) {
  const firstLine = code.trim().split('\n')[0]
  const skip = language === 'python' && !hasPythonClient ? 'the openai package for Python is not installed here' : false
  test(`README example ${index + 1} (${language}: ${firstLine}) prints a cited answer`, { skip }, async () => {
    const output = await runExample(language, code.replaceAll('http://127.0.0.1:3000', server.url))
    assert.match(output, /\[1\]|doi\.org|pubmed/)
  })
}

async function runExample(language: string, code: string): Promise<string> {
  const example = programs[language]
  assert.ok(example)
  const file = join(folder, example.file)
  await writeFile(file, code)
  const env = { ...process.env, EVIDENCE_CHAT_KEY: server.key }
  const { stdout } = await run(example.program, [file], { env, timeout: 60_000 })
  return stdout
}
