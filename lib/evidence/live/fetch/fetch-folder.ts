/**
 * The files of a fetch: its plan, and each batch of records once PubMed has sent all of it. Every file is either
 * complete or absent, so that a fetch killed at any moment continues where it was.
 */
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gzip, gzipSync } from 'node:zlib'
import { replacePrivateFile } from '@/lib/store/private-file'
import type { FetchPlan, FetchRequest } from './plan-fetch'

const compress = promisify(gzip)

export class FetchFolder {
  readonly folder: string

  /** @param root the folder of all fetches; equal requests have one folder in it */
  constructor(root: string, request: FetchRequest) {
    const { query, fromYear, toYear, max } = request
    const key = createHash('sha256')
      .update(JSON.stringify([query, fromYear, toYear, max]))
      .digest('hex')
    this.folder = join(root, key.slice(0, 32))
  }

  async readPlan(): Promise<FetchPlan | null> {
    try {
      // Written by `savePlan`.
      const plan = JSON.parse(await readFile(join(this.folder, planFile), 'utf8')) as FetchPlan
      // An older version did not count them.
      return { ...plan, extensions: plan.extensions ?? 0 }
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  /** How much of this fetch the library has imported. */
  async readImported(): Promise<ImportedBatches> {
    try {
      // Written by `noteImported`.
      return JSON.parse(await readFile(join(this.folder, importedFile), 'utf8')) as ImportedBatches
    } catch (error) {
      if (isMissing(error)) return { batches: 0, refused: 0 }
      throw error
    }
  }

  /** @param refused how many articles of the file of `joinBatches` the library refused */
  async noteImported(batches: number, refused: number): Promise<void> {
    const before = await this.readImported()
    const imported: ImportedBatches = { batches, refused: before.refused + refused }
    await replacePrivateFile(join(this.folder, importedFile), JSON.stringify(imported))
  }

  async savePlan(plan: FetchPlan): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
    await replacePrivateFile(join(this.folder, planFile), JSON.stringify(plan))
  }

  /** Numbers of the batches on disk. */
  async listBatches(): Promise<Set<number>> {
    const names = (await readdir(this.folder)).filter((name) => batchName.test(name))
    return new Set(names.map((name) => Number.parseInt(name, 10)))
  }

  /**
   * @param records as PubMed wrote them
   * @param missing PMIDs that PubMed listed and then did not send; written first, so that every batch on disk is
   *   complete
   */
  async saveBatch(number: number, records: string[], missing: string[]): Promise<void> {
    const name = String(number).padStart(6, '0')
    if (missing.length > 0) await replacePrivateFile(join(this.folder, `${name}.missing`), missing.join('\n'))
    const draft = join(this.folder, `${name}.${randomUUID()}.draft`)
    const packed = await compress(records.map((record) => `${record}\n`).join(''))
    await writeFile(draft, packed, { mode: 0o600, flush: true })
    await rename(draft, join(this.folder, `${name}.xml.gz`))
  }

  /** All PMIDs that PubMed listed and did not send. */
  async listMissing(): Promise<string[]> {
    const missing: string[] = []
    for (const name of (await readdir(this.folder)).filter((each) => each.endsWith('.missing')).sort()) {
      missing.push(...(await readFile(join(this.folder, name), 'utf8')).split('\n'))
    }
    return missing
  }

  /**
   * Joins the batches from this number on to one file of PubMed XML. Packed pieces one after the other
   * are a packed file.
   *
   * @param name of the file
   */
  async joinBatches(name: string, from = 0): Promise<string> {
    const file = join(this.folder, name)
    const names = (await readdir(this.folder))
      .filter((name) => batchName.test(name) && Number.parseInt(name, 10) >= from)
      .sort()
    const draft = `${file}.draft`
    await pipeline(this.readJoined(names), createWriteStream(draft, { mode: 0o600, flush: true }))
    await rename(draft, file)
    return file
  }

  private async *readJoined(names: string[]): AsyncGenerator<Buffer> {
    yield gzipSync('<?xml version="1.0" ?>\n<PubmedArticleSet>\n')
    for (const name of names) yield* createReadStream(join(this.folder, name))
    yield gzipSync('</PubmedArticleSet>\n')
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true })
  }
}

/** Batches are imported in order. */
interface ImportedBatches {
  /** How many are imported. */
  batches: number
  /** How many of their articles the library refused. */
  refused: number
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

const planFile = 'plan.json'
const importedFile = 'imported.json'
const batchName = /^\d{6}\.xml\.gz$/
