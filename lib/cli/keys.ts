/**
 * `npm run keys`: creates, lists and revokes API keys, and prints the operator's URL, also while the server runs.
 * `create` prints the secret once, as the last line, so that scripts can read it.
 */
import { z } from 'zod'
import { auditNow, getCommandLineActor } from '@/lib/platform/audit/audit'
import { createKey, isUsable, type Key, listKeys, revokeKey } from '@/lib/platform/auth/api-keys'
import { getOperatorAddress, isOperatorTokenUsed, replaceOperatorToken } from '@/lib/platform/auth/operator-token'
import { closeDatabase } from '@/lib/store/db'
import { keyScopes } from '@/lib/wire/people/key-scopes'
import { loadEnvFile } from './env-file'
import { parseArguments } from './parse-arguments'
import { UsageError } from './usage-error'

const help = `Usage: npm run keys -- <command>

  create --name NAME [--rpm N] [--streams N] [--expires DATE] [--scope SCOPE]
            creates a key; the last line of output is the secret, which is shown only once; --rpm limits requests per
            minute and --streams concurrent answers (default: the settings RATE_LIMIT_RPM and STREAMS_MAX); DATE is the
            last valid day (2027-01-31, UTC) or a time (2027-01-31T12:00:00Z); SCOPE is chat (default), metrics (reads
            the metrics and nothing else) or admin
  list [--json]
            lists every key with its limits, last use and state, without secrets
  revoke ID
            revokes a key; its answers in progress stop within seconds
  operator [--replace]
            prints the address with the token that grants operator rights on this machine; --replace creates a new
            token, and the old address and the browsers that opened it lose these rights at once

Keys are stored in the database of DATA_DIR or DATABASE_URL. The server may be running.`

async function run(command: string | undefined, rest: string[]): Promise<void> {
  switch (command) {
    case 'create':
      return create(rest)
    case 'list':
      return list(rest)
    case 'revoke':
      return revoke(rest)
    case 'operator':
      return operator(rest)
    case 'help':
    case '--help':
    case '-h':
      return console.log(help)
    case undefined:
      throw new UsageError(`${help}\n\nNo command was given.`)
    default:
      throw new UsageError(`There is no command ${command}.`)
  }
}

async function create(given: string[]): Promise<void> {
  const text = { type: 'string' } as const
  const options = { name: text, rpm: text, streams: text, expires: text, scope: text }
  const { values } = parseArguments({ args: given, options })
  const wanted = Wanted.safeParse(values)
  if (!wanted.success) throw new UsageError(wanted.error.issues.map((issue) => issue.message).join('\n'))
  const { name, rpm, streams, expires, scope } = wanted.data
  const { key, secret } = await createKey({ name, rpm, streams, expiresAt: expires, scope })
  console.log(
    `Key ${key.id} "${key.name}" created, scope ${key.scope}, ${key.expiresAt ? `valid until ${key.expiresAt}` : 'valid until revoked'}.`,
  )
  console.log('The next line is its secret. Save it now: it is shown only once.')
  console.log(secret)
}

async function list(given: string[]): Promise<void> {
  const { values } = parseArguments({ args: given, options: { json: { type: 'boolean' } } })
  const keys = await listKeys()
  if (values.json) return console.log(JSON.stringify(keys, null, 2))
  if (keys.length === 0)
    return console.log('There are no keys yet. Create one with: npm run keys -- create --name NAME')
  console.log(table([headings, ...keys.map(row)]))
}

async function revoke(given: string[]): Promise<void> {
  const [id, ...more] = parseArguments({ args: given, allowPositionals: true }).positionals
  if (!id || more.length > 0) throw new UsageError('revoke takes one key id. To list the ids: npm run keys -- list')
  const key = await revokeKey(id)
  if (!key) throw new Error(`There is no key ${id}. To list the ids: npm run keys -- list`)
  console.log(`Key ${key.id} "${key.name}" was revoked at ${key.revokedAt}.`)
}

async function operator(given: string[]): Promise<void> {
  const { values } = parseArguments({ args: given, options: { replace: { type: 'boolean' } } })
  if (!isOperatorTokenUsed())
    throw new Error(
      'This server can be reached from other machines, so its operator signs in with a key: npm run keys -- create --name NAME --scope admin',
    )
  if (values.replace) {
    await auditNow({ action: 'operator-token-replaced', actor: getCommandLineActor() })
    await replaceOperatorToken()
  }
  console.log(await getOperatorAddress())
}

const limit = (option: string) =>
  z.coerce
    .number(`--${option} must be a whole number, 1 or more.`)
    .int(`--${option} must be a whole number.`)
    .min(1, `--${option} must be 1 or more.`)
    .max(1_000_000, `--${option} must be at most 1000000.`)
    .optional()

const Wanted = z.object({
  name: z
    .string('--name is required: it says whose key this is.')
    .trim()
    .min(1, '--name is empty.')
    .max(100, '--name is longer than 100 characters.'),
  rpm: limit('rpm'),
  streams: limit('streams'),
  expires: z
    .union(
      [z.iso.date(), z.iso.datetime({ offset: true })],
      '--expires must be a date such as 2027-01-31, or a time such as 2027-01-31T12:00:00Z.',
    )
    .transform((text) => new Date(text.includes('T') ? text : `${text}T23:59:59.999Z`))
    .refine((moment) => moment.getTime() > Date.now(), '--expires is in the past.')
    .optional(),
  scope: z.enum(keyScopes, '--scope must be chat, metrics or admin.').optional(),
})

const headings = ['ID', 'NAME', 'KEY', 'SCOPE', 'RPM', 'STREAMS', 'CREATED', 'LAST USED', 'EXPIRES', 'STATE']

function row(key: Key): string[] {
  const day = (moment: string | null) => moment?.slice(0, 16).replace('T', ' ') ?? '-'
  const state = key.revokedAt ? 'revoked' : isUsable(key) ? 'active' : 'expired'
  return [
    key.id,
    key.name,
    `${key.prefix}…${key.lastFour}`,
    key.scope,
    String(key.rpm ?? 'default'),
    String(key.streams ?? 'default'),
    day(key.createdAt),
    day(key.lastUsedAt),
    day(key.expiresAt),
    state,
  ]
}

function table(rows: string[][]): string {
  const widths = headings.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  return rows
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const [command, ...rest] = process.argv.slice(2)

try {
  loadEnvFile()
  await run(command, rest)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  if (error instanceof UsageError) console.error('For the list of commands: npm run keys -- help')
  process.exitCode = error instanceof UsageError ? 2 : 1
} finally {
  await closeDatabase()
}
