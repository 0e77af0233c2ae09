/**
 * The secret of this installation: INSTALLATION_SECRET, or DATA_DIR/secrets.json (readable by the owner only), created
 * on first use. Keys and session ids are stored as hashes keyed with the pepper, so that a copy of the database alone
 * grants no access.
 */
import 'server-only'
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { config } from '@/lib/config'
import { createDataFolder } from '@/lib/store/create-data-folder'
import { type Database, database } from '@/lib/store/db'
import { createPrivateFile } from '@/lib/store/private-file'

const Secrets = z.object({ pepper: z.base64url().length(43) })
type Secrets = z.infer<typeof Secrets>

let reading: Promise<KeyObject> | undefined

/** Cached as a KeyObject: hashing with raw bytes takes eight times as long. */
function pepper(): Promise<KeyObject> {
  reading ??= readSecrets().then(
    (secrets) => createSecretKey(Buffer.from(secrets.pepper, 'base64url')),
    (error: unknown) => {
      reading = undefined
      throw error
    },
  )
  return reading
}

/** @returns HMAC-SHA-256 with this installation's pepper, in hex; permanently the same for the same text */
export async function computeKeyedHash(text: string): Promise<string> {
  const key = await pepper()
  return createHmac('sha256', key).update(text).digest('hex')
}

const ivBytes = 12
const tagBytes = 16

/** @returns AES-256-GCM with a key derived from this installation's pepper, in base64url; different each time */
export async function encryptText(text: string): Promise<string> {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', await deriveEncryptionKey(), iv)
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** @throws Error if the text was encrypted by another installation, or changed since */
export async function decryptText(encrypted: string): Promise<string> {
  const bytes = Buffer.from(encrypted, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', await deriveEncryptionKey(), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8')
}

async function deriveEncryptionKey(): Promise<KeyObject> {
  return createSecretKey(Buffer.from(hkdfSync('sha256', await pepper(), '', 'evidence-chat encryption', 32)))
}

const checkedDatabases = new WeakSet<Database>()

/**
 * Checks that the stored hashes were made with our pepper. Otherwise a lost or foreign secrets.json would look like a
 * wrong key to every user.
 *
 * @throws Error with a message for the operator
 */
export async function assertSamePepper(db = database()): Promise<void> {
  const store = await db
  if (checkedDatabases.has(store)) return
  const fingerprint = await computeKeyedHash('evidence-chat pepper')
  await store
    .insertInto('facts')
    .values({ name: 'pepper', value: fingerprint })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const stored = await store.selectFrom('facts').select('value').where('name', '=', 'pepper').executeTakeFirstOrThrow()
  if (stored.value !== fingerprint) {
    throw new Error(toForeignSecretMessage(config()))
  }
  checkedDatabases.add(store)
}

function toForeignSecretMessage({ INSTALLATION_SECRET, DATA_DIR }: ReturnType<typeof config>): string {
  if (INSTALLATION_SECRET)
    return 'The keys in the database were made with another INSTALLATION_SECRET. Set the one that the other servers of this database have; an installation that had none before has it in secrets.json, as "pepper".'
  return `The keys in the database were made with another secret than that of ${join(DATA_DIR, 'secrets.json')}. Put the right file back, or set INSTALLATION_SECRET: servers that share a database share it.`
}

async function readSecrets(): Promise<Secrets> {
  const { INSTALLATION_SECRET, DATA_DIR: folder } = config()
  if (INSTALLATION_SECRET) return { pepper: INSTALLATION_SECRET }
  const file = join(folder, 'secrets.json')
  await createDataFolder(folder)
  const text = await readFile(file, 'utf8').catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    await createPrivateFile(file, `${JSON.stringify({ pepper: randomBytes(32).toString('base64url') })}\n`)
    return readFile(file, 'utf8')
  })
  try {
    return Secrets.parse(JSON.parse(text))
  } catch (cause) {
    throw new Error(`${file} is damaged. Restore it from a backup: without it no key and no session is valid.`, {
      cause,
    })
  }
}
