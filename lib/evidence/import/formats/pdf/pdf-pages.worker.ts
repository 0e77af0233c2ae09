/**
 * The thread in which pdf.js reads a PDF, so that a file that never finishes or needs too much memory can be stopped.
 * It sends one page for each request, and draws nothing.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { PdfDocument, PdfPage, Run } from './pdf-page'

export type PdfMessage =
  | { type: 'opened'; document: PdfDocument }
  | { type: 'page'; page: PdfPage }
  /** The last message of a file that cannot be read; `cause` comes from pdf.js, in English. */
  | { type: 'broken'; problem: 'encrypted' | 'damaged'; cause: string }

type Outline = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>

/** Only hostile files have deeper or longer tables of contents. */
const outlineLevelsMax = 6
const outlineEntriesMax = 5000

async function open(file: string): Promise<PDFDocumentProxy> {
  // Registers itself as the worker that `getDocument` talks to, in this thread.
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs')
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const { promise } = getDocument({
    data: new Uint8Array(await readFile(file)),
    cMapUrl: `${join(process.cwd(), 'node_modules', 'pdfjs-dist', 'cmaps')}/`,
    cMapPacked: true,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  return promise
}

async function describe(pdf: PDFDocumentProxy): Promise<PdfDocument> {
  const { info, metadata } = await pdf.getMetadata()
  const named = (name: string) => toText((info as Record<string, unknown>)[name])
  return {
    pages: pdf.numPages,
    title: toText(metadata?.get('dc:title')) || named('Title'),
    author: toText(metadata?.get('dc:creator')) || named('Author'),
    outline: listOutline(await pdf.getOutline(), 1).slice(0, outlineEntriesMax),
  }
}

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.filter((each) => typeof each === 'string').join('; ')
  return typeof value === 'string' ? value : ''
}

function listOutline(outline: Outline | null, level: number): PdfDocument['outline'] {
  if (!outline || level > outlineLevelsMax) return []
  return outline.flatMap(({ title, items }) => [{ title, level }, ...listOutline(items, level + 1)])
}

async function readPage(pdf: PDFDocumentProxy, number: number): Promise<PdfPage> {
  const page = await pdf.getPage(number)
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const runs = items.flatMap((item) => ('str' in item ? (toRun(item, transform) ?? []) : []))
  page.cleanup()
  return { number, width, height, runs }
}

/** @returns null for white space, and for text that is not upright, such as a stamp in the margin */
function toRun(
  item: { str: string; width: number; transform: number[]; fontName: string },
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: number[],
): Run | null {
  const [sa = 1, sb = 0, sc = 0, sd = 1, x = 0, y = 0] = item.transform
  const across = [a * sa + c * sb, b * sa + d * sb] as const
  const size = Math.hypot(a * sc + c * sd, b * sc + d * sd)
  const isUpright = across[0] > 0 && Math.abs(across[1]) < 0.1 * across[0]
  if (item.str.trim() === '' || !isUpright || !(size > 0)) return null
  return {
    text: item.str,
    x: a * x + c * y + e,
    y: b * x + d * y + f,
    width: item.width,
    size,
    font: item.fontName,
  }
}

function describeProblem(error: unknown): PdfMessage {
  const isLocked = error instanceof Error && error.name === 'PasswordException'
  const cause = error instanceof Error ? error.message : String(error)
  return { type: 'broken', problem: isLocked ? 'encrypted' : 'damaged', cause }
}

async function* readMessages(file: string): AsyncGenerator<PdfMessage> {
  try {
    const pdf = await open(file)
    const document = await describe(pdf)
    yield { type: 'opened', document }
    for (let number = 1; number <= document.pages; number += 1) {
      yield { type: 'page', page: await readPage(pdf, number) }
    }
  } catch (error) {
    yield describeProblem(error)
  }
}

if (parentPort) {
  const port = parentPort
  // Set by `openPdf` only.
  const messages = readMessages(String(workerData))
  port.on('message', async () => {
    const { value, done } = await messages.next()
    if (done) port.close()
    else port.postMessage(value)
  })
}
