/** Lists NLM's files in a folder, and checks that they arrived complete. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { parseReceipt } from '@/lib/evidence/import/receipt'
import { BaselineError, type BaselineFile, parseBaselineFile } from './plan-baseline'

/** NLM keeps the yearly files and the daily updates apart. */
const subfolders = ['', 'baseline', 'updatefiles']

/** @throws BaselineError when the folder cannot be read */
export async function listBaselineFiles(folder: string): Promise<BaselineFile[]> {
  const files: BaselineFile[] = []
  for (const subfolder of subfolders) {
    const path = join(folder, subfolder)
    const names = await readdir(path).catch((error: unknown) => {
      if (subfolder !== '') return []
      throw new BaselineError(`The folder ${folder} cannot be read.`, { cause: error })
    })
    files.push(...names.flatMap((name) => parseBaselineFile(join(path, name), name) ?? []))
  }
  return files
}

/** Names of files that an import has read to their end. */
export function listImportedFiles(db: DatabaseSync): string[] {
  const rows = db.prepare('SELECT receipt FROM imports WHERE finished_at IS NOT NULL').all()
  return rows.flatMap((row) => {
    const { file, refusals } = parseReceipt(String(row['receipt']))
    // A reason without a position is about the rest of the file.
    return refusals.some(({ places }) => places.length === 0) ? [] : [file]
  })
}

/**
 * Compares a file with the checksum that NLM publishes beside it: "MD5(pubmed26n0001.xml.gz)= 0123…".
 *
 * @throws BaselineError when the checksum is missing or differs
 */
export async function checkSum({ path, name }: BaselineFile): Promise<void> {
  const stated = await readFile(`${path}.md5`, 'latin1').catch((error: unknown) => {
    throw new BaselineError(
      `${name}.md5 is not beside ${name}. Download it too: it shows whether the file arrived complete.`,
      {
        cause: error,
      },
    )
  })
  const sum = /\b[\da-f]{32}\b/i.exec(stated)?.[0].toLowerCase()
  const hash = createHash('md5')
  for await (const bytes of createReadStream(path)) hash.update(bytes)
  if (hash.digest('hex') !== sum)
    throw new BaselineError(
      `${name} differs from its sum in ${name}.md5, so it did not arrive whole. Download it again.`,
    )
}
