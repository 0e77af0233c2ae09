/**
 * The format of a key: `sk-`, 40 random base62 characters (238 bits), and a 6-character CRC32 of the preceding text, so
 * that a mistyped key is detected without a query and secret scanners can verify a match offline.
 */
import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const randomLength = 40
const checksumLength = 6
const form = new RegExp(`^sk-[0-9A-Za-z]{${randomLength + checksumLength}}$`)

export function createSecret(): string {
  const body = `sk-${createRandomText(randomLength)}`
  return body + computeChecksum(body)
}

/** False for anything that cannot be one of our keys, including mistyped ones. */
export function isWellFormed(secret: string): boolean {
  return form.test(secret) && computeChecksum(secret.slice(0, -checksumLength)) === secret.slice(-checksumLength)
}

/** @returns cryptographically random base62 text */
export function createRandomText(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

function computeChecksum(body: string): string {
  let rest = crc32(body)
  let text = ''
  for (let digit = 0; digit < checksumLength; digit++) {
    text = alphabet[rest % alphabet.length] + text
    rest = Math.floor(rest / alphabet.length)
  }
  return text
}
