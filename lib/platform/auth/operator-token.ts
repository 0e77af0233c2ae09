/**
 * Identifies the operator of a server that is used at a loopback address. A connection from loopback proves nothing,
 * since a proxy's looks the same. The token does, since it is only in DATA_DIR and in the URL that `npm start` prints.
 * The first visit exchanges it for a signed cookie.
 */
import 'server-only'
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { config, getPublicUrl, isLoopback, stripBrackets } from '@/lib/config'
import { readCookie, toSetCookie } from '@/lib/platform/http/cookies'
import { createDataFolder } from '@/lib/store/create-data-folder'
import { createPrivateFile, replacePrivateFile } from '@/lib/store/private-file'
import { createRandomText } from './key-format'
import { isFromThisMachine } from './same-origin'

export const operatorTokenFile = 'operator-token'

/** As in notebook servers. Each visit with the token renews it. */
const lifetimeSeconds = 30 * 24 * 60 * 60

/** Characters of base62: 256 random bits. */
const tokenLength = 43

/**
 * True if the page is used at a loopback address, including a container's published port. Elsewhere the token would
 * pass through third-party proxies and their logs; there operators sign in with a key of scope admin.
 */
export function isOperatorTokenUsed(): boolean {
  const { hostname } = new URL(getPublicUrl())
  return !config().TRUST_PROXY && isLoopback(stripBrackets(hostname))
}

/** @returns the URL that grants a browser operator rights; undefined where the token is not used */
export async function getOperatorAddress(): Promise<string | undefined> {
  return isOperatorTokenUsed() ? `${getPublicUrl()}/?token=${await readToken()}` : undefined
}

/** Immediately invalidates the printed URL and all cookies issued for it. */
export async function replaceOperatorToken(): Promise<void> {
  await createDataFolder(config().DATA_DIR)
  await replacePrivateFile(tokenFile(), createToken())
}

/** Compares in constant time for texts of the same length. */
export async function isOperatorToken(text: string): Promise<boolean> {
  return isOperatorTokenUsed() && isEqual(text, await readToken())
}

/** @returns the Set-Cookie value that grants a browser operator rights */
export async function createOperatorCookie(now = Date.now()): Promise<string> {
  const end = Math.floor(now / 1000) + lifetimeSeconds
  return toSetCookie('evidence-chat-operator', `${end}.${await sign(end)}`, lifetimeSeconds)
}

/** @returns the Set-Cookie value that revokes a browser's operator rights */
export function expireOperatorCookie(): string {
  return toSetCookie('evidence-chat-operator', undefined, 0)
}

/** True if the request has an unexpired cookie that `createOperatorCookie` signed with the current token. */
export async function hasOperatorCookie(request: Request, now = Date.now()): Promise<boolean> {
  const [, end = '', given = ''] = /^(\d{1,12})\.(.+)$/.exec(readCookie(request, 'evidence-chat-operator') ?? '') ?? []
  if (!isOperatorTokenUsed() || Number(end) * 1000 <= now) return false
  return isEqual(given, await sign(Number(end)))
}

/** True if the page may be used without a key: by a person at this machine, or by the operator by any route. */
export async function needsNoKey(request: Request): Promise<boolean> {
  return isFromThisMachine(request) || hasOperatorCookie(request)
}

/** Read on every call, so that replacing the token on the command line takes effect at once. */
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

/** Compares hashes, which have equal lengths. */
function isEqual(left: string, right: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(left), hash(right))
}
