/**
 * `npm run library -- stats | check | rebuild`: looks after the evidence library under DATA_DIR.
 */
import { existsSync } from 'node:fs'
import { libraryFile, libraryUnavailable, prepareLibrary, rebuildLibrary } from '@/lib/evidence/library'
import { Library } from '@/lib/evidence/library-file'
import { ApiError } from '@/lib/wire/errors'

const usage = `Usage: npm run library -- <command>

  stats     what the library holds
  check     looks for damage; ends with code 1 when it finds some
  rebuild   builds the file anew from the bundled records and every imported record that can be read`

const say = (line: string) => process.stdout.write(`${line}\n`)

const commands: Record<string, () => number> = { stats, check, rebuild }

function stats(): number {
  prepareLibrary(say)
  const held = opened().stats()
  const counts = (byName: Record<string, number>) =>
    Object.entries(byName)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ')
  say(`${held.file} (${(held.bytes / 1e6).toFixed(1)} MB)`)
  say(`${held.articles} articles with ${held.passages} passages, ${held.yearFirst ?? '?'} to ${held.yearLast ?? '?'}`)
  say(`By origin: ${counts(held.byOrigin)}`)
  say(`By study type: ${counts(held.byStudyType)}`)
  return 0
}

function check(): number {
  const faults = opened().check()
  for (const fault of faults) say(fault)
  say(faults.length === 0 ? `${libraryFile()} is sound` : 'Rebuild it with: npm run library -- rebuild')
  return faults.length === 0 ? 0 : 1
}

function rebuild(): number {
  rebuildLibrary(say)
  return 0
}

function opened(): Library {
  const file = libraryFile()
  if (!existsSync(file)) throw libraryUnavailable(file, 'missing')
  try {
    return new Library(file)
  } catch (cause) {
    throw libraryUnavailable(file, cause)
  }
}

const command = commands[process.argv[2] ?? '']
try {
  if (!command) say(usage)
  process.exitCode = command ? command() : 2
} catch (error) {
  if (!(error instanceof ApiError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
