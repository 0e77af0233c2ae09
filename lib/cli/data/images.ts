/** Checks and copies the images that database rows name. */
import { createHash } from 'node:crypto'
import { config } from '@/lib/config'
import { auditNow, getCommandLineActor } from '@/lib/platform/audit/audit'
import { getImageStore, toImageRows } from '@/lib/platform/conversations/message-images'
import { type Database, database } from '@/lib/store/db'
import { ImageFiles } from '@/lib/store/images/image-files'
import type { ImageStore } from '@/lib/store/images/image-store'

/** @returns the hashes that rows name, each once */
export async function listNamedImages(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('conversationImages')
    .select('hash')
    .union(db.selectFrom('completionImages').select('hash'))
    .execute()
  return rows.map(({ hash }) => hash).sort()
}

/** @returns a sentence for each image that is missing or altered */
export async function findImageFaults(images: ImageStore, hashes: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const hash of hashes) {
    const bytes = await images.read(hash)
    if (bytes === null) faults.push(`${hash} in ${images.place}: the image is missing.`)
    else if (hashImage(bytes) !== hash)
      faults.push(`${hash} in ${images.place}: is not the image that was stored under this name.`)
  }
  return faults
}

/**
 * Copies images that `to` lacks, and verifies each by its hash. It can be repeated.
 *
 * @returns how many were copied, and a sentence for each that is missing or altered at its origin
 */
export async function copyImages(
  from: ImageStore,
  to: ImageStore,
  hashes: readonly string[],
): Promise<{ copied: number; faults: string[] }> {
  const result = { copied: 0, faults: [] as string[] }
  for (const hash of hashes) {
    if ((await findImageFaults(to, [hash])).length === 0) continue
    const atOrigin = await findImageFaults(from, [hash])
    const bytes = atOrigin.length === 0 ? await from.read(hash) : null
    if (bytes) {
      await to.keep(bytes)
      result.copied += 1
    }
    result.faults.push(...(bytes ? await findImageFaults(to, [hash]) : atOrigin))
  }
  return result
}

/** `npm run data -- copy-images`: copies the images in DATA_DIR to IMAGES_URL. @returns the exit code */
export async function runCopyImagesCommand(print: (line: string) => void): Promise<number> {
  const { DATA_DIR, IMAGES_URL } = config()
  if (!IMAGES_URL) throw new Error('Set IMAGES_URL to the bucket to which the images are to be copied.')
  const db = await database()
  const from = new ImageFiles(DATA_DIR)
  const to = await getImageStore()
  if ((await to.owner(toImageRows(db))) !== 'this database')
    throw new Error(`${to.place} holds the images of another database. Nothing was copied.`)
  const hashes = await listNamedImages(db)
  await auditNow({ action: 'images-copied', actor: getCommandLineActor(), target: to.place })
  const { copied, faults } = await copyImages(from, to, hashes)
  for (const fault of faults) print(fault)
  print(
    `${hashes.length - faults.length} of ${hashes.length} images are in ${to.place}, each verified; ${copied} were copied now.`,
  )
  if (faults.length === 0) print(`${from.place} is no longer used. Delete it when you have a backup.`)
  return faults.length === 0 ? 0 : 1
}

function hashImage(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
