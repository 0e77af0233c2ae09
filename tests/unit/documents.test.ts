/** What the documents name must exist: paths, source files, links and their anchors, npm scripts and settings. */
import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { settings } from '@/lib/config'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const markdownIn = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...markdownIn('docs'),
  ...markdownIn('docs/decisions'),
  ...markdownIn('docs/evidence'),
  'tests/README.md',
  'tests/fixtures/evidence/README.md',
]
const packageScripts = Object.keys(JSON.parse(read('package.json')).scripts)

/** Beginnings of a path inside the project, as documents write it between backticks. */
const projectPath = /^(?:app|components|docs|lib|public|tests|\.github)\/[\w./[\]{}*-]*$/
/** A file that is named without its folder, or with the last part of it. */
const sourceFile = /^[\w-]+(?:\/[\w-]+)*\.tsx?$/
const sourceFiles = ['app', 'components', 'lib', 'tests', '.'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: folder !== '.', encoding: 'utf8' }).map(
    (file) => `/${join(folder, file)}`,
  ),
)
/** Written in capitals with an underscore, as settings are, and by others. */
const notSettings = new Set([
  'BUILD_BASE',
  'SHARED_INDEX',
  'RUN_BASE',
  'POSTGRES_PASSWORD',
  'EVIDENCE_CHAT_KEY',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
])

for (const document of documents) {
  const text = read(document)
  const codeSpans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

  test(`${document} names paths that exist`, () => {
    const missing = codeSpans.filter((code) => projectPath.test(code)).filter((path) => !existsSync(join(root, path)))
    assert.deepEqual(missing, [])
  })

  test(`${document} names source files that exist`, () => {
    const named = codeSpans.filter((code) => sourceFile.test(code))
    assert.deepEqual(
      named.filter((name) => !sourceFiles.some((file) => file.endsWith(`/${name}`))),
      [],
    )
  })

  test(`${document} links to files and headings that exist`, () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
    const broken = links.filter((link) => !/^https?:/.test(link)).filter((link) => !isTarget(document, link))
    assert.deepEqual(broken, [])
  })

  test(`${document} names npm scripts that exist`, () => {
    const named = [...text.matchAll(/\bnpm (?:run ([\w:]+)|(start|test)\b)/g)].map(([, run, own]) => run ?? own ?? '')
    assert.deepEqual(
      named.filter((script) => !packageScripts.includes(script)),
      [],
    )
  })

  test(`${document} names settings that exist`, () => {
    const named = [...text.matchAll(/\b[A-Z]+(?:_[A-Z]+)+\b/g)].map(([name]) => name)
    assert.deepEqual(
      named.filter((name) => !notSettings.has(name) && !Object.hasOwn(settings.shape, name)),
      [],
    )
  })
}

test('tests/fixtures/evidence/README.md lists every file with its number of cases', () => {
  const folder = 'tests/fixtures/evidence'
  const rows = read(`${folder}/README.md`).matchAll(/^\| `([\w/-]+\.json)` \| ([\d,]+) \|/gm)
  const listed = [...rows].map(([, file = '', count = '']) => [file, Number(count.replace(',', ''))])
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  )
  assert.deepEqual(
    Object.fromEntries(listed),
    Object.fromEntries(files.map((file) => [file, countCases(JSON.parse(read(join(folder, file))))])),
  )
})

/** Cases are the items of a list, of all lists of an object, or the fields of an object without lists. */
function countCases(content: unknown[] | Record<string, unknown>): number {
  if (Array.isArray(content)) return content.length
  const lists = Object.values(content).filter((value) => Array.isArray(value))
  return lists.length > 0 ? lists.flat().length : Object.keys(content).length
}

function isTarget(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const file = path === '' ? document : join(dirname(document), path)
  if (!existsSync(join(root, file))) return false
  return anchor === undefined || headingAnchors(read(file)).includes(anchor)
}

/** As GitHub makes them: lower case, without punctuation, spaces as hyphens. */
function headingAnchors(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
