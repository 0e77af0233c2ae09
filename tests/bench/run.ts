/**
 * `npm run bench -- NAME [ARGUMENT…]`: runs one of the benchmarks in this folder. They are run by hand and are not
 * part of `npm test`.
 */
import { readdirSync } from 'node:fs'

const [name, ...args] = process.argv.slice(2)
const names = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.ts') && file !== 'run.ts')
  .map((file) => file.replace(/\.ts$/, ''))

if (name === undefined || !names.includes(name)) {
  console.log(`npm run bench -- ${names.join(' | ')}`)
  process.exit(name === undefined ? 0 : 2)
}
process.argv.splice(2, process.argv.length, ...args)
await import(`./${name}.ts`)
