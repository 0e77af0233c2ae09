/**
 * Images named by the SHA-256 of their content: in a folder, or in a bucket of an S3-compatible store. Rows of the
 * database are authoritative. An image is stored before its row and deleted after it, so a crash in between leaves an
 * unused image, which a later sweep deletes. A store records the identity of its database, and no other database
 * deletes its images, whatever the settings.
 */

/** The database whose rows name images. */
export interface ImageRows {
  /** Unique per database; the same for all its servers and for a restored copy. */
  identity(): Promise<string>
  /** @returns the hashes that a row names */
  named(hashes: string[]): Promise<Set<string>>
}

export type ImageOwner = 'this database' | 'another database' | 'unknown'

export interface ImageStore {
  /** Where the images are, for messages to the operator. */
  readonly place: string
  /** Where the identity of their database is. */
  readonly ownerPlace: string
  /** Stores an image, which survives kill -9 and power failure. @returns its SHA-256 in hexadecimal */
  keep(bytes: Uint8Array): Promise<string>
  /** @returns null when the image is missing */
  read(hash: string): Promise<Buffer | null>
  /** The hashes of all images, in batches. */
  list(): AsyncGenerator<string[]>
  /** Deletes the images that no row names, if the store is ours; a later sweep deletes young ones. */
  drop(hashes: readonly string[], rows: ImageRows, now?: number): Promise<void>
  /**
   * Deletes every image that no row names, and what crashes left behind.
   *
   * @returns the owner of the store; images of another or an unknown database are left alone
   */
  sweep(rows: ImageRows, now?: number): Promise<ImageOwner>
  /**
   * Finds the owner. A store without an identity (from an older version) is claimed if this database's rows name most
   * of its images; so is any store without images.
   */
  owner(rows: ImageRows): Promise<ImageOwner>
}

export interface ImagePlace {
  DATA_DIR: string
  /** `s3://BUCKET/PREFIX` */
  IMAGES_URL?: string | undefined
  AWS_ENDPOINT_URL_S3?: string | undefined
  AWS_REGION?: string | undefined
}

/** PostgreSQL allows 65,535 values in one statement, SQLite 32,766. */
const hashesAtOnce = 500

function* splitIntoBatches(hashes: readonly string[]): Generator<string[]> {
  for (let from = 0; from < hashes.length; from += hashesAtOnce) yield hashes.slice(from, from + hashesAtOnce)
}

/** What `findOwner` asks of a store. */
interface OwnedStore extends Pick<ImageStore, 'list'> {
  readIdentity(): Promise<string | undefined>
  claim(identity: string): Promise<void>
}

/** The rule of `ImageStore.owner`. */
export async function findOwner(store: OwnedStore, rows: ImageRows): Promise<ImageOwner> {
  const identity = await rows.identity()
  const found = await store.readIdentity()
  if (found === identity) return 'this database'
  const { images, named } = await countImages(store, rows)
  if (images > 0 && found !== undefined) return 'another database'
  if (named * 2 < images) return 'unknown'
  await store.claim(identity)
  return 'this database'
}

async function countImages(store: OwnedStore, rows: ImageRows): Promise<{ images: number; named: number }> {
  const counts = { images: 0, named: 0 }
  for await (const listed of store.list()) {
    for (const hashes of splitIntoBatches(listed)) {
      counts.images += hashes.length
      counts.named += (await rows.named(hashes)).size
    }
  }
  return counts
}

/** @returns those of the hashes that no row names */
export async function* findUnnamed(hashes: readonly string[], rows: ImageRows): AsyncGenerator<string> {
  for (const some of splitIntoBatches(hashes)) {
    const named = await rows.named(some)
    for (const hash of some) if (!named.has(hash)) yield hash
  }
}
