/** Holds the adapter to Next: fails on the upgrade that moves or renames what it replaces. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { describe, test } from 'node:test'
import { aliases } from '@/components/next-stubs/aliases.js'
import * as constants from '@/components/next-stubs/constants'

const next = new URL('../../node_modules/next/dist/esm/', import.meta.url)
const root = new URL('../../', import.meta.url)
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

describe('each replaced part of Next', () => {
  for (const { request, importer, stub } of aliases.flatMap(({ importers, ...alias }) =>
    importers.map((importer) => ({ ...alias, importer })),
  )) {
    test(`${request} is still imported by ${importer}, and its replacement exports what is used`, () => {
      const source = readFileSync(new URL(importer, next), 'utf8')
      const statement = new RegExp(
        `import\\s+(?:([^'";]*?)\\s+from\\s+)?['"]${escaped(request)}['"]|require\\(['"]${escaped(request)}['"]\\)`,
      )
      const found = statement.exec(source)
      assert.ok(found, `${importer} no longer imports ${request}`)
      const replacement = readFileSync(new URL(stub, root), 'utf8')
      const names = [...(found[1]?.match(/\{([^}]*)\}/)?.[1]?.split(',') ?? [])].map(
        (name) => name.trim().split(' ')[0],
      )
      for (const name of names.filter(Boolean))
        assert.match(replacement, new RegExp(`export (?:async )?(?:function|const) ${name}\\b`))
      if (/^\w+/.test(found[1] ?? '')) assert.match(replacement, /export default/)
    })
  }
})

test('the constants that replace those of Next have the same values', async () => {
  const original = await import(new URL('lib/constants.js', next).href)
  for (const [name, value] of Object.entries(constants)) assert.equal(value, original[name], name)
})

test('no browser file of ours uses the text of a replaced import', async () => {
  const ours: string[] = []
  for await (const file of glob('{app,components,lib}/**/*.{ts,tsx}', { cwd: root })) ours.push(file)
  for (const file of ours.filter((each) => !each.startsWith('components/next-stubs/'))) {
    const source = await readFile(new URL(file, root), 'utf8')
    for (const { request } of aliases) assert.ok(!source.includes(`'${request}'`), `${file} imports ${request}`)
  }
})
