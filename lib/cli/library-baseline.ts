/** `npm run library -- baseline FOLDER`: imports NLM's yearly files and daily updates, in order. */
import { DatabaseSync } from 'node:sqlite'
import { config } from '@/lib/config'
import { type BaselineFile, planBaseline } from '@/lib/evidence/import/baseline/plan-baseline'
import { checkSum, listBaselineFiles, listImportedFiles } from '@/lib/evidence/import/baseline/read-folder'
import type { Receipt } from '@/lib/evidence/import/receipt'
import { getLibraryFile } from '@/lib/evidence/open-library'
import { printResult } from './terminal'
import { UsageError } from './usage-error'

interface Steps {
  prepare: () => Promise<unknown>
  importOne: (file: string) => Promise<Receipt>
}

/**
 * @param args the arguments after `baseline`
 * @returns the exit code: 1 if a file could not be read to its end
 * @throws UsageError, or BaselineError when a file is missing, damaged or out of order; what was imported is kept
 */
export async function importBaseline(args: string[], { prepare, importOne }: Steps): Promise<number> {
  const [folder] = args
  if (folder === undefined || args.length > 1) throw new UsageError('Name the folder that contains the files of NLM.')
  if (config().DATABASE_URL)
    throw new UsageError(
      'With DATABASE_URL, fill a library of its own first (unset DATABASE_URL), then add it with: npm run library -- share FILE',
    )
  await prepare()
  const { pending, imported } = planBaseline(await listBaselineFiles(folder), readImported())
  if (imported > 0) printResult(`${imported} files were imported before.`)
  const started = performance.now()
  for (const [at, file] of pending.entries()) {
    announceFile(file, at, pending.length, performance.now() - started)
    await checkSum(file)
    const { refusals } = await importOne(file.path)
    if (refusals.some(({ places }) => places.length === 0)) {
      printResult(
        `${file.name} was not read to its end. Download it again, then repeat the command: it continues with this file.`,
      )
      return 1
    }
  }
  printResult(`${pending.length} files imported. Later updates: download them to the folder and repeat the command.`)
  return 0
}

function readImported(): string[] {
  const db = new DatabaseSync(getLibraryFile(), { readOnly: true })
  try {
    return listImportedFiles(db)
  } finally {
    db.close()
  }
}

function announceFile({ name }: BaselineFile, done: number, count: number, ms: number): void {
  const hours = done === 0 ? null : ((ms / done) * (count - done)) / 3_600_000
  const left =
    hours === null ? '' : `, about ${hours < 2 ? `${Math.ceil(hours * 60)} min` : `${Math.round(hours)} h`} left`
  printResult(`${name}: file ${done + 1} of ${count}${left}`)
}
