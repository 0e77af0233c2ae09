/**
 * Pictures of questions that are being written, on disk, since `sessionStorage` has no room for them. Sealed with AES-GCM
 * by a key that stands in `sessionStorage` alone: when the tab is closed, or its session ended, nobody can open them any
 * more, whoever uses the computer next. Without a secure context the browser can't seal, and nothing is kept.
 */
import type { QuestionImage } from '@/components/conversation/conversation-reducer'
import { draftImageDatabase } from '@/components/session/clear-drafts'
import { randomId } from '@/components/ui/random-id'
import { getSessionStorage } from '@/components/ui/session-storage'
import type { DraftImage } from './draft-storage'

const keyName = 'evidence-chat:draft-key'
const store = 'pictures'
/** What closed tabs have left can't be read; after a day it goes. */
const dayMs = 86_400_000

interface Sealed {
  id: string
  /** Milliseconds since 1970. */
  at: number
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

type Content = Pick<QuestionImage, 'dataUrl' | 'details'>

/** Under which id each picture is kept that this page has opened, has sealed or is sealing, by its data URL. */
const ids = new Map<string, Promise<string>>()

/** @returns those that are kept, in their order; each is written once, however often its description changes */
export async function saveDraftImages(images: readonly QuestionImage[]): Promise<DraftImage[]> {
  if (!crypto.subtle) return []
  const kept: DraftImage[] = []
  for (const { name, description, text, ...content } of images)
    kept.push({ id: await storeOnce(content), name, description, ...(text !== undefined && { text }) })
  return kept
}

/** @returns those that can still be read, in their order */
export async function loadDraftImages(kept: readonly DraftImage[]): Promise<QuestionImage[]> {
  const found: QuestionImage[] = []
  for (const { id, ...words } of kept) {
    const content = await open(id)
    if (content) found.push({ ...words, ...content })
  }
  return found
}

export async function deleteDraftImages(kept: readonly DraftImage[]): Promise<void> {
  const gone = new Set(kept.map(({ id }) => id))
  for (const [dataUrl, id] of ids) if (gone.has(await id)) ids.delete(dataUrl)
  const pictures = (await database()).transaction(store, 'readwrite').objectStore(store)
  await Promise.all([...gone].map((id) => promiseFromRequest(pictures.delete(id))))
}

function storeOnce(content: Content): Promise<string> {
  const known = ids.get(content.dataUrl)
  if (known) return known
  const id = seal(content)
  ids.set(content.dataUrl, id)
  id.catch(() => ids.delete(content.dataUrl))
  return id
}

async function seal(content: Content): Promise<string> {
  const id = randomId()
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const plain = new TextEncoder().encode(JSON.stringify(content))
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await sealingKey(), plain)
  const sealed: Sealed = { id, at: Date.now(), iv, data }
  await promiseFromRequest((await database()).transaction(store, 'readwrite').objectStore(store).add(sealed))
  return id
}

async function open(id: string): Promise<Content | undefined> {
  try {
    const sealed: Sealed | undefined = await promiseFromRequest(
      (await database()).transaction(store).objectStore(store).get(id),
    )
    if (!sealed) return undefined
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv }, await sealingKey(), sealed.data)
    const content: Content = JSON.parse(new TextDecoder().decode(plain))
    ids.set(content.dataUrl, Promise.resolve(id))
    return content
  } catch {
    // Sealed with a key that is gone.
    return undefined
  }
}

async function sealingKey(): Promise<CryptoKey> {
  const kept = getSessionStorage().getItem(keyName)
  const raw = kept ? Uint8Array.from(JSON.parse(kept)) : crypto.getRandomValues(new Uint8Array(32))
  if (!kept) getSessionStorage().setItem(keyName, JSON.stringify([...raw]))
  return crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

let opening: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  opening ??= openDatabase()
  return opening
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(draftImageDatabase, 1)
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(store, { keyPath: 'id' }).createIndex('at', 'at'),
  )
  const opened = await promiseFromRequest(request)
  // Another tab signs out and deletes it.
  opened.addEventListener('versionchange', () => {
    opened.close()
    opening = undefined
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
