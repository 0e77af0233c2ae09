/** Where a shared index is: a folder that all servers see, or a prefix in a bucket of an S3-compatible store. */
import { randomUUID } from 'node:crypto'
import { link, mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { S3Place } from '@/lib/store/s3-client'
import { type LanceConnection, loadLancedb } from './lancedb'

export interface IndexSettings extends S3Place {
  SEARCH_INDEX_URL: string
}

/** Servers with the same place have one index. */
export function getIndexPlace({ SEARCH_INDEX_URL: url }: Pick<IndexSettings, 'SEARCH_INDEX_URL'>): string {
  return isS3(url) ? url.replace(/\/+$/, '') : resolve(url)
}

/** @throws Error for the operator when LanceDB is missing */
export function connectToIndex(settings: IndexSettings): Promise<LanceConnection> {
  const place = getIndexPlace(settings)
  return loadLancedb().lancedb.connect(place, isS3(place) ? { storageOptions: toStorageOptions(settings) } : {})
}

/** Credentials come from the standard AWS variables, which LanceDB reads itself. */
function toStorageOptions({ AWS_ENDPOINT_URL_S3: endpoint, AWS_REGION: region }: S3Place): Record<string, string> {
  return {
    ...(region && { region }),
    ...(endpoint && { endpoint, allow_http: String(endpoint.startsWith('http:')) }),
    connect_timeout: '2s',
    timeout: '30s',
  }
}

/**
 * Writes the same name twice. LanceDB commits a version by creating a file that must not exist; a place that overwrites
 * it instead loses rows that were acknowledged.
 *
 * @throws Error for the operator
 */
export async function assertConditionalWrites(settings: IndexSettings): Promise<void> {
  const place = getIndexPlace(settings)
  const isRefused = isS3(place) ? await isSecondObjectRefused(settings) : await isSecondFileRefused(place)
  if (isRefused) return
  throw new Error(
    `The store of SEARCH_INDEX_URL (${place}) has no conditional writes: it replaced an object that was to be created only if there was none. A shared index would lose articles there. Use a store with conditional PUT, such as AWS S3, MinIO or R2.`,
  )
}

async function isSecondObjectRefused(settings: IndexSettings): Promise<boolean> {
  const { refusesSecondObject } = await import('./conditional-object')
  return refusesSecondObject(settings.SEARCH_INDEX_URL, settings).catch((cause: unknown) => {
    throw new Error(`The store of SEARCH_INDEX_URL (${getIndexPlace(settings)}) can't be written: ${String(cause)}`, {
      cause,
    })
  })
}

/** In a folder, LanceDB creates a file by a hard link. */
async function isSecondFileRefused(folder: string): Promise<boolean> {
  const [file, taken] = [join(folder, `.first-${randomUUID()}`), join(folder, `.second-${randomUUID()}`)]
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    for (const each of [file, taken]) await writeFile(each, '')
    return await link(file, taken).then(() => false, isTaken)
  } catch (cause) {
    throw new Error(`The folder of SEARCH_INDEX_URL (${folder}) can't be used: ${String(cause)}`, { cause })
  } finally {
    for (const each of [file, taken]) await rm(each, { force: true }).catch(() => undefined)
  }
}

/** @throws any other error */
function isTaken(cause: unknown): true {
  if (cause instanceof Error && 'code' in cause && cause.code === 'EEXIST') return true
  throw cause
}

function isS3(url: string): boolean {
  return url.startsWith('s3://')
}
