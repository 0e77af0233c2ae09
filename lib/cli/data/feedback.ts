/** `npm run data -- feedback export`: what readers said about answers, for the department. */
import { parseArguments } from '@/lib/cli/parse-arguments'
import { UsageError } from '@/lib/cli/usage-error'
import { auditNow, getCommandLineActor } from '@/lib/platform/audit/audit'
import { type FeedbackRecord, readFeedback } from '@/lib/platform/conversations/feedback-records'
import { byteOrderMark, toCsvField } from '@/lib/shared/text/csv-field'
import { parseMoment } from './parse-moment'

const options = {
  from: { type: 'string' },
  to: { type: 'string' },
  format: { type: 'string', default: 'jsonl' },
  'with-text': { type: 'boolean', default: false },
} as const

/** @returns the exit code */
export async function runFeedbackCommand([command, ...rest]: string[]): Promise<number> {
  if (command !== 'export') throw new UsageError('feedback takes one command: export.')
  const { format, from, to, 'with-text': hasText } = parseArguments({ args: rest, options }).values
  if (format !== 'jsonl' && format !== 'csv') throw new UsageError('--format must be jsonl or csv.')
  const range = { from: parseMoment('from', from), to: parseMoment('to', to) }
  await auditNow({
    action: 'export',
    actor: getCommandLineActor(),
    target: 'feedback',
    details: { from: range.from ?? null, to: range.to ?? null, text: hasText },
  })
  if (format === 'csv') await write(`${byteOrderMark}${listColumns(hasText).join(',')}\r\n`)
  const toLine = format === 'csv' ? toCsvLine : toJsonLine
  for await (const record of readFeedback(range)) await write(toLine(toFields(record, hasText)))
  return 0
}

type Fields = Record<string, string | number | string[] | null>

const columns = [
  'at',
  'rating',
  'reason',
  'comment',
  'owner',
  'ownerName',
  'conversation',
  'answer',
  'answeredAt',
  'answerStatus',
  'engine',
  'model',
  'libraryVersion',
  'libraryArticles',
  'searchedAt',
  'sources',
] as const satisfies (keyof FeedbackRecord)[]

const textColumns = ['questionText', 'answerText'] as const

function listColumns(hasText: boolean): string[] {
  return [...columns, ...(hasText ? textColumns : [])]
}

/** Leaves out the words of questions and answers unless they are asked for: they may name a patient. */
function toFields(record: FeedbackRecord, hasText: boolean): Fields {
  const fields: Fields = {}
  for (const column of columns) fields[column] = record[column]
  if (!hasText) return fields
  return { ...fields, questionText: record.texts.question, answerText: record.texts.answer }
}

function toJsonLine(fields: Fields): string {
  return `${JSON.stringify(fields)}\n`
}

function toCsvLine(fields: Fields): string {
  const cells = Object.values(fields).map((value) => (Array.isArray(value) ? value.join(' ') : String(value ?? '')))
  return `${cells.map(toCsvField).join(',')}\r\n`
}

async function write(line: string): Promise<void> {
  if (!process.stdout.write(line)) await new Promise((done) => process.stdout.once('drain', done))
}
