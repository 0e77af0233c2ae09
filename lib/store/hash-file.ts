import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

/**
 * @returns the file's SHA-256 in hexadecimal
 * @throws Error when the file can't be read
 */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const bytes of createReadStream(file)) hash.update(bytes)
  return hash.digest('hex')
}
