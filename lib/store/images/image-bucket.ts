/**
 * Images in a bucket of an S3-compatible store; see `ImageStore`. Address, region and credentials come from the
 * standard AWS variables. Loaded only if IMAGES_URL is set.
 *
 * A bucket can't rename, so a deletion first writes an object `deleting/HASH`, then checks whether the image is old and
 * unnamed, and deletes. A request that stores the same image meanwhile finds that object, waits, and stores the image
 * again.
 */
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { createS3Client, type S3Place, splitS3Url } from '@/lib/store/s3-client'
import { StorageError } from '@/lib/store/storage-error'
import { findOwner, findUnnamed, type ImageOwner, type ImageRows, type ImageStore } from './image-store'

/**
 * S3 refuses requests whose clock is off by more than 15 minutes; an age is compared with the clock of this machine.
 */
const youngMs = 30 * 60_000
/** One request with its repetition. Storing takes longer, since an image has up to 20 MB. */
const requestTimeoutMs = 5000
const putTimeoutMs = 15_000

/** A deletion sends its last request within this time after its announcement, or not at all. */
const deletionMs = 5000
/** Until then a deletion has ended, or its process has died. */
const announcementMsMax = deletionMs + requestTimeoutMs
const waitMs = 200

const hashName = /^[0-9a-f]{64}$/

export function openImageBucket({ IMAGES_URL, ...place }: S3Place & { IMAGES_URL: string }): ImageBucket {
  const { bucket, prefix } = splitS3Url(IMAGES_URL)
  // The name of an image is its checksum.
  return new ImageBucket(createS3Client(place), bucket, prefix)
}

interface StoredObject {
  at: number
  bytes: number
}

class ImageBucket implements ImageStore {
  readonly place: string
  readonly ownerPlace: string
  private readonly client: S3Client
  private readonly bucket: string
  private readonly prefix: string

  /** @param prefix of all keys; '' or ending with a slash */
  constructor(client: S3Client, bucket: string, prefix: string) {
    this.client = client
    this.bucket = bucket
    this.prefix = prefix
    this.place = `s3://${bucket}/${prefix}`
    this.ownerPlace = `${this.place}database`
  }

  async keep(bytes: Uint8Array): Promise<string> {
    const hash = createHash('sha256').update(bytes).digest('hex')
    const started = performance.now()
    let isStored = await this.isYoung(hash, bytes.length)
    while (true) {
      if (!isStored) await this.put(hash, bytes, 'application/octet-stream')
      if (await this.isFinal(hash, bytes.length)) return hash
      isStored = false
      if (performance.now() - started > announcementMsMax) await this.delete(toAnnouncement(hash))
      else await sleep(waitMs)
    }
  }

  async read(hash: string): Promise<Buffer | null> {
    const bytes = await this.ask(async (abortSignal) => {
      const asked = new GetObjectCommand({ Bucket: this.bucket, Key: this.prefix + hash })
      const { Body } = await this.client.send(asked, { abortSignal })
      return Body?.transformToByteArray()
    })
    return bytes ? Buffer.from(bytes) : null
  }

  async *list(): AsyncGenerator<string[]> {
    for await (const found of this.listObjects('')) yield found.map(({ name }) => name).filter(isHash)
  }

  async drop(hashes: readonly string[], rows: ImageRows, now = Date.now()): Promise<void> {
    if (hashes.length > 0 && (await this.owner(rows)) === 'this database') await this.dropUnnamed(hashes, rows, now)
  }

  async sweep(rows: ImageRows, now = Date.now()): Promise<ImageOwner> {
    const owner = await this.owner(rows)
    if (owner !== 'this database') return owner
    for await (const found of this.listObjects(toAnnouncement('')))
      for (const { name, at } of found) if (now - at > youngMs) await this.delete(name)
    for await (const found of this.listObjects('')) {
      const old = found.filter(({ name, at }) => isHash(name) && now - at > youngMs)
      await this.dropUnnamed(
        old.map(({ name }) => name),
        rows,
        now,
      )
    }
    return owner
  }

  owner(rows: ImageRows): Promise<ImageOwner> {
    return findOwner(
      {
        list: () => this.list(),
        readIdentity: async () => (await this.read('database'))?.toString('utf8').trim(),
        claim: (identity) => this.put('database', Buffer.from(`${identity}\n`), 'text/plain'),
      },
      rows,
    )
  }

  private async dropUnnamed(hashes: readonly string[], rows: ImageRows, now: number): Promise<void> {
    for await (const hash of findUnnamed(hashes, rows)) await this.dropOne(hash, rows, now)
  }

  private async dropOne(hash: string, rows: ImageRows, now: number): Promise<void> {
    const announcement = toAnnouncement(hash)
    await this.put(announcement, new Uint8Array(), 'text/plain')
    const announced = performance.now()
    try {
      const found = await this.head(hash)
      const isWanted = !found || now - found.at <= youngMs || (await rows.named([hash])).has(hash)
      if (!isWanted && performance.now() - announced < deletionMs) await this.delete(hash)
    } finally {
      await this.delete(announcement)
    }
  }

  /** A young image is not deleted, so it need not be stored again. */
  private async isYoung(hash: string, bytes: number): Promise<boolean> {
    const found = await this.head(hash)
    return found?.bytes === bytes && Date.now() - found.at < youngMs / 2
  }

  /** Asks for the announcement first: an image that exists once no deletion is announced stays. */
  private async isFinal(hash: string, bytes: number): Promise<boolean> {
    return (await this.head(toAnnouncement(hash))) === null && (await this.head(hash))?.bytes === bytes
  }

  private async *listObjects(folder: string): AsyncGenerator<{ name: string; at: number }[]> {
    let token: string | undefined
    do {
      const asked = new ListObjectsV2Command({
        Bucket: this.bucket,
        Prefix: this.prefix + folder,
        Delimiter: '/',
        ContinuationToken: token,
      })
      const page = await this.ask((abortSignal) => this.client.send(asked, { abortSignal }))
      yield (page?.Contents ?? []).map(({ Key = '', LastModified }) => ({
        name: Key.slice(this.prefix.length),
        at: LastModified?.getTime() ?? Date.now(),
      }))
      token = page?.NextContinuationToken
    } while (token !== undefined)
  }

  /** @returns null when it is missing */
  private async head(name: string): Promise<StoredObject | null> {
    const asked = new HeadObjectCommand({ Bucket: this.bucket, Key: this.prefix + name })
    const found = await this.ask((abortSignal) => this.client.send(asked, { abortSignal }))
    return found ? { at: found.LastModified?.getTime() ?? 0, bytes: found.ContentLength ?? 0 } : null
  }

  private async put(name: string, bytes: Uint8Array, type: string): Promise<void> {
    const asked = new PutObjectCommand({
      Bucket: this.bucket,
      Key: this.prefix + name,
      Body: bytes,
      ContentLength: bytes.length,
      ContentType: type,
    })
    await this.ask((abortSignal) => this.client.send(asked, { abortSignal }), putTimeoutMs)
  }

  private async delete(name: string): Promise<void> {
    const asked = new DeleteObjectCommand({ Bucket: this.bucket, Key: this.prefix + name })
    await this.ask((abortSignal) => this.client.send(asked, { abortSignal }))
  }

  /** @returns null when the object is missing @throws StorageError */
  private async ask<T>(request: (signal: AbortSignal) => Promise<T>, timeoutMs = requestTimeoutMs): Promise<T | null> {
    try {
      return await request(AbortSignal.timeout(timeoutMs))
    } catch (cause) {
      if (isMissing(cause)) return null
      throw new StorageError(isRefused(cause) ? 'failed' : 'unreachable', cause, 'images')
    }
  }
}

function toAnnouncement(hash: string): string {
  return `deleting/${hash}`
}

function isHash(name: string): boolean {
  return hashName.test(name)
}

/** Not for a missing bucket, which is a mistake of the operator. */
function isMissing(cause: unknown): boolean {
  return cause instanceof S3ServiceException && (cause.name === 'NoSuchKey' || cause.name === 'NotFound')
}

function isRefused(cause: unknown): boolean {
  const status = cause instanceof S3ServiceException ? cause.$metadata.httpStatusCode : undefined
  return status !== undefined && status >= 400 && status < 500 && status !== 429
}
