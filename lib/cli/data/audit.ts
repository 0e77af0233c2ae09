/** `npm run data -- audit …`: verifies and exports the audit log. */
import { parseArguments } from '@/lib/cli/parse-arguments'
import { UsageError } from '@/lib/cli/usage-error'
import { auditNow, getCommandLineActor } from '@/lib/platform/audit/audit'
import { readAudit, verifyAudit } from '@/lib/platform/audit/audit-chain'
import { parseMoment } from './parse-moment'

/** @returns the exit code */
export function runAuditCommand([command, ...rest]: string[]): Promise<number> {
  if (command === 'verify') return verify(rest)
  if (command === 'export') return exportRows(rest)
  throw new UsageError('audit takes one command: verify or export.')
}

async function verify(given: string[]): Promise<number> {
  const [text, ...more] = parseArguments({ args: given, allowPositionals: true }).positionals
  const known = /^(\d+):([0-9a-f]{64})$/.exec(text ?? '')
  if (more.length > 0 || (text !== undefined && !known)) {
    throw new UsageError('verify takes one head that it printed earlier: NUMBER:HASH.')
  }
  const { rows, head, fault } = await verifyAudit(
    known ? { sequence: Number(known[1]), hash: known[2] ?? '' } : undefined,
  )
  if (fault !== null) {
    console.error(`The audit log was changed. ${fault} Keep this database as evidence, and restore a backup.`)
    return 1
  }
  console.log(
    `The audit log is unchanged: ${rows} rows. Store this head where the administrator of this machine cannot change it:`,
  )
  console.log(`${head.sequence}:${head.hash}`)
  return 0
}

/** Records the export as a row first, so that the export contains it. */
async function exportRows(given: string[]): Promise<number> {
  const options = { from: { type: 'string' }, to: { type: 'string' } } as const
  const { from, to } = parseArguments({ args: given, options }).values
  const range = { from: parseMoment('from', from), to: parseMoment('to', to) }
  await auditNow({
    action: 'export',
    actor: getCommandLineActor(),
    target: 'audit',
    details: { from: range.from ?? null, to: range.to ?? null },
  })
  for await (const row of readAudit(range)) {
    const line = JSON.stringify({ ...row, details: row.details === null ? null : JSON.parse(row.details) })
    if (!process.stdout.write(`${line}\n`)) await new Promise((done) => process.stdout.once('drain', done))
  }
  return 0
}
