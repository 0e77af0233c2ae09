/** Newcomers paste the examples of the README and docs/api.md first, so each one runs here unchanged. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { borrowServer } from '../support/lent-servers'
import type { TestServer } from '../support/server'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../', import.meta.url))
const documents = ['README.md', 'docs/api.md']
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
  server = await borrowServer()
  // Inside the project, so that the examples resolve its packages as in a user's project.
  folder = await mkdtemp(join(root, 'node_modules', '.readme-examples-'))
})
after(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

const examples = (await Promise.all(documents.map(readExamples))).flat()

test('the documents show curl, Node, Python, AI SDK and LangChain', () => {
  const all = examples.map(({ code }) => code).join('\n')
  const clients = ['curl ', "from 'openai'", 'from openai import', '@ai-sdk/openai-compatible', '@langchain/openai']
  for (const client of clients) assert.ok(all.includes(client), `no example uses ${client}`)
})

for (const { document, number, language, code } of examples) {
  const firstLine = code.trim().split('\n')[0]
  const skip = language === 'python' && !hasPythonClient ? 'the openai package for Python is not installed here' : false
  test(`${document} example ${number} (${language}: ${firstLine}) prints a cited answer`, { skip }, async () => {
    const output = await runExample(language, code.replaceAll('http://127.0.0.1:3000', server.url))
    assert.match(output, /\[1\]|doi\.org|pubmed/)
  })
}

/** Extracts the programs and curl commands of a document; other shell commands are not requests. */
async function readExamples(document: string) {
  const text = await readFile(`${root}${document}`, 'utf8')
  return [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
    .map(([, language = '', code = '']) => ({ language, code }))
    .filter(({ language, code }) => /^(?:js|python)$/.test(language) || (language === 'sh' && code.includes('curl ')))
    .map((example, index) => ({ document, number: index + 1, ...example }))
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
