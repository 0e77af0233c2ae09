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
    const output = language === 'js' ? (await scriptOutputs()).get(code) : await runExample(language, code)
    assert.match(output ?? '', /\[1\]|doi\.org|pubmed/)
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
  return runProgram(example.program, await writeExample(example.file, code))
}

let running: Promise<Map<string, string>> | undefined

/** Runs all JavaScript examples in one process, since their packages take longer to load than they to answer. */
function scriptOutputs(): Promise<Map<string, string>> {
  running ??= runScripts(examples.flatMap(({ language, code }) => (language === 'js' ? [code] : [])))
  return running
}

/** @returns what each script printed */
async function runScripts(scripts: string[]): Promise<Map<string, string>> {
  const end = '=== the end of an example ==='
  const files = await Promise.all(scripts.map((code, index) => writeExample(`example-${index}.mjs`, code)))
  const steps = files.map((file) => `await import(${JSON.stringify(file)})\nconsole.log(${JSON.stringify(end)})\n`)
  const outputs = (await runProgram(process.execPath, await writeExample('all.mjs', steps.join('')))).split(end)
  return new Map(scripts.map((code, index) => [code, outputs[index] ?? '']))
}

async function writeExample(name: string, code: string): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, code.replaceAll('http://127.0.0.1:3000', server.url))
  return file
}

async function runProgram(program: string, file: string): Promise<string> {
  const env = { ...process.env, EVIDENCE_CHAT_KEY: server.key }
  const { stdout } = await run(program, [file], { env, timeout: 60_000 })
  return stdout
}
