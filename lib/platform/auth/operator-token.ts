/**
 * Proves who runs this server, where people reach it at an address of this machine. A connection from loopback proves
 * nothing, since a proxy's looks the same; the token does, since it is only in DATA_DIR and in the address that
 * `npm start` prints. The first visit exchanges it for a cookie that holds a signature in its place.
 */
import 'server-only'
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { config, isLoopback, publicUrl } from '@/lib/config'
import { readCookie, toSetCookie } from '@/lib/platform/http/cookies'
import { createPrivateFile, replacePrivateFile } from '@/lib/store/private-file'
import { createRandomText } from './key-format'
import { isFromThisMachine } from './same-origin'

export const operatorTokenFile = 'operator-token'

/** As notebook servers keep it. Each visit with the token starts it again. */
const lifetimeSeconds = 30 * 24 * 60 * 60

/** Characters of base62: 256 random bits. */
const tokenLength = 43

/**
 * True where people reach the page at an address of this machine, also through a container's published port. Elsewhere
 * the token would travel through other people's proxies and their logs; there operators sign in with a key of scope admin.
 */
export function isOperatorTokenUsed(): boolean {
  const { hostname } = new URL(publicUrl())
  return !config().TRUST_PROXY && isLoopback(hostname.replace(/^\[|\]$/g, ''))
}

/** @returns the address that gives a browser operator rights; undefined where the token is not used */
export async function getOperatorAddress(): Promise<string | undefined> {
  return isOperatorTokenUsed() ? `${publicUrl()}/?token=${await readToken()}` : undefined
}

/** Makes the address that was printed, and every cookie given for it, invalid at once. */
export async function replaceOperatorToken(): Promise<void> {
  await mkdir(config().DATA_DIR, { recursive: true, mode: 0o700 })
  await replacePrivateFile(tokenFile(), createToken())
}

/** Takes the same time for every text of the same length. */
export async function isOperatorToken(text: string): Promise<boolean> {
  return isOperatorTokenUsed() && isEqual(text, await readToken())
}

/** @returns the value for Set-Cookie that gives a browser operator rights */
export async function createOperatorCookie(now = Date.now()): Promise<string> {
  const end = Math.floor(now / 1000) + lifetimeSeconds
  return toSetCookie('evidence-chat-operator', `${end}.${await sign(end)}`, lifetimeSeconds)
}

/** @returns the value for Set-Cookie that takes the rights away from a browser */
export function expireOperatorCookie(): string {
  return toSetCookie('evidence-chat-operator', undefined, 0)
}

/** True when the request carries a cookie that `operatorCookie` made with the present token and that has not expired. */
export async function hasOperatorCookie(request: Request, now = Date.now()): Promise<boolean> {
  const [, end = '', given = ''] = /^(\d{1,12})\.(.+)$/.exec(readCookie(request, 'evidence-chat-operator') ?? '') ?? []
  if (!isOperatorTokenUsed() || Number(end) * 1000 <= now) return false
  return isEqual(given, await sign(Number(end)))
}

/** True for who may use the page without a key: a person at this machine, and the operator wherever the request passed. */
export async function needsNoKey(request: Request): Promise<boolean> {
  return isFromThisMachine(request) || hasOperatorCookie(request)
}

/** Read each time, so that replacing the token on the command line acts at once. */
async function readToken(): Promise<string> {
  const file = tokenFile()
  const text = await readFile(file, 'utf8').catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await createPrivateFile(file, createToken())
    return readFile(file, 'utf8')
  })
  const token = text.trim()
  if (new RegExp(`^[0-9A-Za-z]{${tokenLength}}$`).test(token)) return token
  throw new Error(`${file} is damaged. Replace it with: npm run keys -- operator --replace`)
}

function createToken(): string {
  return `${createRandomText(tokenLength)}\n`
}

function tokenFile(): string {
  return join(config().DATA_DIR, operatorTokenFile)
}

/** @param end seconds since 1970 */
async function sign(end: number): Promise<string> {
  return createHmac('sha256', await readToken())
    .update(`operator until ${end}`)
    .digest('base64url')
}

/** By their hashes, which have one length. */
function isEqual(left: string, right: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(left), hash(right))
}
