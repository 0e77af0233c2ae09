/**
 * Asks a bucket for a conditional write. Loaded only if SEARCH_INDEX_URL names one: the client of S3
 * takes long to load.
 */
import { randomUUID } from 'node:crypto'
import { DeleteObjectCommand, PutObjectCommand, S3ServiceException } from '@aws-sdk/client-s3'
import { createS3Client, type S3Place, splitS3Url } from '@/lib/store/s3-client'

/**
 * Writes the same object twice, the second time only if there is none, and deletes it.
 *
 * @param url `s3://BUCKET/PREFIX`
 * @returns whether the second write was refused
 * @throws Error of the client
 */
export async function refusesSecondObject(url: string, place: S3Place): Promise<boolean> {
  const client = createS3Client(place)
  const { bucket, prefix } = splitS3Url(url)
  const name = { Bucket: bucket, Key: `${prefix}conditional-write-${randomUUID()}` }
  try {
    await client.send(new PutObjectCommand({ ...name, Body: 'first' }))
    await client.send(new PutObjectCommand({ ...name, Body: 'second', IfNoneMatch: '*' }))
    return false
  } catch (cause) {
    if (cause instanceof S3ServiceException && cause.$metadata.httpStatusCode === 412) return true
    throw cause
  } finally {
    await client.send(new DeleteObjectCommand(name)).catch(() => undefined)
    client.destroy()
  }
}
