/**
 * What a fetch has on disk: its plan, and each batch of records once PubMed has sent it whole. Every file is either
 * complete or absent, so that a fetch continues where it was killed, at whatever moment that was.
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
      return JSON.parse(await readFile(join(this.folder, planFile), 'utf8')) as FetchPlan
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
      throw error
    }
  }

  async savePlan(plan: FetchPlan): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
    await replacePrivateFile(join(this.folder, planFile), JSON.stringify(plan))
  }

  /** The numbers of the batches that are here. */
  async listBatches(): Promise<Set<number>> {
    const names = (await readdir(this.folder)).filter((name) => batchName.test(name))
    return new Set(names.map((name) => Number.parseInt(name, 10)))
  }

  /**
   * @param records as PubMed wrote them
   * @param missing PMIDs that PubMed listed and then did not send; written first, so that a batch that is here is counted
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

  /** Joins all batches to one file of PubMed XML with this name. Packed pieces one after the other are a packed file. */
  async joinBatches(name: string): Promise<string> {
    const file = join(this.folder, name)
    const names = (await readdir(this.folder)).filter((name) => batchName.test(name)).sort()
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

const planFile = 'plan.json'
const batchName = /^\d{6}\.xml\.gz$/
