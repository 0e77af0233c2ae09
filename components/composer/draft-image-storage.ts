/**
 * Images of drafts, in IndexedDB, because `sessionStorage` is too small. They are encrypted with AES-GCM by a key in
 * `sessionStorage`: once the tab is closed or the session has ended, nobody can decrypt them. Without a secure context
 * the browser cannot encrypt, and nothing is stored.
 */
import type { QuestionImage } from '@/components/conversation/conversation-reducer'
import { draftImageDatabase } from '@/components/session/clear-drafts'
import { randomId } from '@/components/ui/random-id'
import { getSessionStorage } from '@/components/ui/session-storage'
import type { DraftImage } from './draft-storage'

const keyName = 'evidence-chat:draft-key'
const store = 'pictures'
/** Images of closed tabs cannot be decrypted; they are deleted after a day. */
const dayMs = 86_400_000

interface EncryptedImage {
  id: string
  /** Milliseconds since 1970. */
  at: number
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

type Content = Pick<QuestionImage, 'dataUrl' | 'details'>

/** Storage ids by data URL, of the images that this page has read or written. */
const ids = new Map<string, Promise<string>>()

/** @returns the stored images in order; the pixels of each are written once, even if its description changes */
export async function saveDraftImages(images: readonly QuestionImage[]): Promise<DraftImage[]> {
  if (!crypto.subtle) return []
  const stored: DraftImage[] = []
  for (const { name, description, text, ...content } of images)
    stored.push({ id: await storeOnce(content), name, description, ...(text !== undefined && { text }) })
  return stored
}

/** @returns the images that can still be decrypted, in order */
export async function loadDraftImages(stored: readonly DraftImage[]): Promise<QuestionImage[]> {
  const found: QuestionImage[] = []
  for (const { id, ...labels } of stored) {
    const content = await decrypt(id)
    if (content) found.push({ ...labels, ...content })
  }
  return found
}

export async function deleteDraftImages(stored: readonly DraftImage[]): Promise<void> {
  const gone = new Set(stored.map(({ id }) => id))
  for (const [dataUrl, id] of ids) if (gone.has(await id)) ids.delete(dataUrl)
  const pictures = (await database()).transaction(store, 'readwrite').objectStore(store)
  await Promise.all([...gone].map((id) => promiseFromRequest(pictures.delete(id))))
}

function storeOnce(content: Content): Promise<string> {
  const known = ids.get(content.dataUrl)
  if (known) return known
  const id = encrypt(content)
  ids.set(content.dataUrl, id)
  id.catch(() => ids.delete(content.dataUrl))
  return id
}

async function encrypt(content: Content): Promise<string> {
  const id = randomId()
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const plain = new TextEncoder().encode(JSON.stringify(content))
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await getEncryptionKey(), plain)
  const encrypted: EncryptedImage = { id, at: Date.now(), iv, data }
  await promiseFromRequest((await database()).transaction(store, 'readwrite').objectStore(store).add(encrypted))
  return id
}

async function decrypt(id: string): Promise<Content | undefined> {
  try {
    const encrypted: EncryptedImage | undefined = await promiseFromRequest(
      (await database()).transaction(store).objectStore(store).get(id),
    )
    if (!encrypted) return undefined
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: encrypted.iv },
      await getEncryptionKey(),
      encrypted.data,
    )
    const content: Content = JSON.parse(new TextDecoder().decode(plain))
    ids.set(content.dataUrl, Promise.resolve(id))
    return content
  } catch {
    // The encryption key no longer exists.
    return undefined
  }
}

async function getEncryptionKey(): Promise<CryptoKey> {
  const stored = getSessionStorage().getItem(keyName)
  const raw = stored ? Uint8Array.from(JSON.parse(stored)) : crypto.getRandomValues(new Uint8Array(32))
  if (!stored) getSessionStorage().setItem(keyName, JSON.stringify([...raw]))
  return crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

let databasePromise: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  databasePromise ??= openDatabase()
  return databasePromise
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(draftImageDatabase, 1)
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(store, { keyPath: 'id' }).createIndex('at', 'at'),
  )
  const opened = await promiseFromRequest(request)
  // Another tab signed out and deletes the database.
  opened.addEventListener('versionchange', () => {
    opened.close()
    databasePromise = undefined
    ids.clear()
  })
  const old = opened.transaction(store, 'readwrite').objectStore(store).index('at')
  const cursor = old.openCursor(IDBKeyRange.upperBound(Date.now() - dayMs))
  cursor.addEventListener('success', () => {
    cursor.result?.delete()
    cursor.result?.continue()
  })
  return opened
}

function promiseFromRequest<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((done, failed) => {
    request.addEventListener('success', () => done(request.result))
    request.addEventListener('error', () => failed(request.error))
  })
}
