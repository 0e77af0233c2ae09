/**
 * `npm run bench -- NAME [ARGUMENT…]`: runs one of the benchmarks in this folder; without a name, lists them. They are
 * run by hand and are not part of `npm test`.
 */
import { readdirSync, readFileSync } from 'node:fs'

const [name, ...args] = process.argv.slice(2)
const names = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.ts') && file !== 'run.ts')
  .map((file) => file.replace(/\.ts$/, ''))

/** The comment at the head of a benchmark, which says what it measures and which arguments it takes. */
function readHead(benchmark: string): string {
  const source = readFileSync(new URL(`${benchmark}.ts`, import.meta.url), 'utf8')
  const [, comment = ''] = /^\/\*\*\n([\s\S]*?)\n \*\//.exec(source) ?? []
  return comment.replace(/^ \* ?/gm, '  ')
}

if (name === undefined || !names.includes(name)) {
  for (const benchmark of names) console.log(`${benchmark}\n${readHead(benchmark)}\n`)
  process.exit(name === undefined ? 0 : 2)
}
process.argv.splice(2, process.argv.length, ...args)
await import(`./${name}.ts`)
