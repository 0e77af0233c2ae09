/**
 * The files of a refresh: the records to import, and its progress. A refresh that was killed at any moment continues
 * where it was.
 */
import { appendFile, mkdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { replacePrivateFile } from '@/lib/store/private-file'

interface RefreshPosition {
  startedAt: string
  /** Ids of the topics that were refreshed. */
  topics: string[]
  /** The last PMID that was checked, in the order of text. */
  after: string
  checked: number
  /** Number of records in the file, and its length in bytes: anything after it was only partly written. */
  records: number
  bytes: number
}

const header = '<?xml version="1.0" ?>\n<PubmedArticleSet>\n'
const footer = '</PubmedArticleSet>\n'
/** A refresh begun earlier is discarded: the articles that it checked may have changed. */
const continuedForMs = 24 * 3_600_000

export class UpdateFolder {
  readonly folder: string
  position: RefreshPosition = { ...start, startedAt: '' }

  constructor(folder: string) {
    this.folder = folder
  }

  /** @returns whether a refresh is continued */
  async open(now = new Date()): Promise<boolean> {
    const position = await this.readPosition()
    if (position && (await this.holds(position)) && now.getTime() - Date.parse(position.startedAt) < continuedForMs) {
      this.position = position
      await truncate(this.file, position.bytes)
      return true
    }
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
    await writeFile(this.file, header, { mode: 0o600 })
    this.position = { ...start, startedAt: now.toISOString(), topics: [], bytes: Buffer.byteLength(header) }
    await this.savePosition()
    return false
  }

  /** @param records as PubMed wrote them */
  async add(records: readonly string[], change: Partial<Pick<RefreshPosition, 'topics' | 'after' | 'checked'>>) {
    const text = records.map((record) => `${record}\n`).join('')
    if (text !== '') await appendFile(this.file, text, { flush: true })
    const { position } = this
    this.position = {
      ...position,
      ...change,
      records: position.records + records.length,
      bytes: position.bytes + Buffer.byteLength(text),
    }
    await this.savePosition()
  }

  /** @returns a file of PubMed XML to import; null without records */
  async finish(): Promise<string | null> {
    if (this.position.records === 0) return null
    await truncate(this.file, this.position.bytes)
    await appendFile(this.file, footer, { flush: true })
    return this.file
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true })
  }

  /** A kill inside `remove` may leave the position without its records. */
  private async holds({ bytes }: RefreshPosition): Promise<boolean> {
    const found = await stat(this.file).catch(acceptMissing)
    return found !== null && found.size >= bytes
  }

  private get file(): string {
    return join(this.folder, 'PubMed updates.xml')
  }

  private get positionFile(): string {
    return join(this.folder, 'position.json')
  }

  private savePosition(): Promise<void> {
    return replacePrivateFile(this.positionFile, JSON.stringify(this.position))
  }

  private async readPosition(): Promise<RefreshPosition | null> {
    const text = await readFile(this.positionFile, 'utf8').catch(acceptMissing)
    // Written by `savePosition`.
    return text === null ? null : (JSON.parse(text) as RefreshPosition)
  }
}

function acceptMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}

const start = { topics: [], after: '', checked: 0, records: 0, bytes: 0 }
