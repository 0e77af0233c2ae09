/**
 * What the person who adds a document states about it, which takes precedence over the document itself. For an upload
 * it is appended after the end of the file, where readers of PDF and ZIP files do not look.
 */
import { createHash } from 'node:crypto'
import { closeSync, createReadStream, fstatSync, openSync, readSync } from 'node:fs'
import { foldSpaces } from '@/lib/evidence/import/formats/reader'

/** Empty when not stated. */
export interface DocumentFacts {
  title: string
  /** Authors or the organisation, separated by semicolons. */
  owner: string
  date: string
  doi: string
  /** Why a copy may be stored, such as "CC BY 4.0" or "Licensed to our hospital". */
  licence: string
}

export const noFacts: DocumentFacts = { title: '', owner: '', date: '', doi: '', licence: '' }

const factCharactersMax = 500
/** Longer than the longest trailer. */
const trailerBytesMax = 20_000
const mark = '\n%document-facts '

/** @returns nothing to add when nothing is stated */
export function formatFactsTrailer(facts: DocumentFacts): Buffer {
  if (Object.values(facts).every((value) => value.trim() === '')) return Buffer.alloc(0)
  // Base64: a title may contain the signature by which ZIP readers find the directory.
  return Buffer.from(`${mark}${Buffer.from(JSON.stringify(facts)).toString('base64')}\n`)
}

/** @returns what the trailer states, and the length of the document before it */
function readTrailer(file: string): { facts: DocumentFacts; bytes: number } {
  const descriptor = openSync(file, 'r')
  try {
    const { size } = fstatSync(descriptor)
    const end = Buffer.alloc(Math.min(size, trailerBytesMax))
    readSync(descriptor, end, 0, end.length, size - end.length)
    const text = end.toString('latin1')
    const at = text.lastIndexOf(mark)
    const facts = at < 0 ? null : parseTrailer(text.slice(at + mark.length))
    return facts === null ? { facts: noFacts, bytes: size } : { facts, bytes: size - end.length + at }
  } finally {
    closeSync(descriptor)
  }
}

export function readFactsTrailer(file: string): DocumentFacts {
  return readTrailer(file).facts
}

/** Identifies a document whatever is stated about it, so that stating it again corrects it. */
export async function hashDocument(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(file, { end: readTrailer(file).bytes - 1 })) hash.update(piece)
  return hash.digest('hex').slice(0, 20)
}

/** @returns null if the trailer is not ours */
function parseTrailer(text: string): DocumentFacts | null {
  const encoded = /^([A-Za-z\d+/=]+)\n$/.exec(text)?.[1]
  if (!encoded) return null
  try {
    const stated: unknown = JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'))
    return typeof stated === 'object' && stated !== null ? cleanFacts(stated) : null
  } catch {
    return null
  }
}

export function cleanFacts(stated: object): DocumentFacts {
  const read = (name: keyof DocumentFacts) => {
    const value = (stated as Record<string, unknown>)[name]
    return typeof value === 'string' ? foldSpaces(value).slice(0, factCharactersMax).toWellFormed() : ''
  }
  return { title: read('title'), owner: read('owner'), date: read('date'), doi: read('doi'), licence: read('licence') }
}
