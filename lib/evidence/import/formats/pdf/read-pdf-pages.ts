/** Reads the pages of a PDF in a thread of their own, one at a time, within limits of time and memory. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { RefusedFile } from '@/lib/evidence/import/formats/reader'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import type { PdfDocument, PdfPage } from './pdf-page'
import type { PdfMessage } from './pdf-pages.worker'

/** pdf.js reads a page of text in some 20 ms; opening a long file takes seconds. */
const stepMsMax = 60_000
const resourceLimits = { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 1024 }
/** More than the longest guidelines have. */
const pagesMax = 3000

interface OpenPdf {
  document: PdfDocument
  pages: AsyncGenerator<PdfPage>
}

/**
 * @param name of the file, for messages
 * @throws RefusedFile when the file is encrypted, damaged or too long
 */
export async function openPdf(file: string, name: string): Promise<OpenPdf> {
  const thread = new PdfThread(file, name)
  try {
    const first = await thread.ask(0)
    if (first.type !== 'opened') throw new Error('The thread that reads a PDF sent a page before it was opened.')
    const { document } = first
    if (document.pages > pagesMax) throw new RefusedFile(serverMessage('pdf_too_many_pages', { name, limit: pagesMax }))
    return { document, pages: readPages(thread, document.pages) }
  } catch (error) {
    await thread.end()
    throw error
  }
}

async function* readPages(thread: PdfThread, count: number): AsyncGenerator<PdfPage> {
  try {
    for (let number = 1; number <= count; number += 1) {
      const message = await thread.ask(number)
      if (message.type === 'page') yield message.page
    }
  } finally {
    await thread.end()
  }
}

class PdfThread {
  private readonly name: string
  private readonly worker: Worker
  /** Rejects when the thread ends before it is asked to. */
  private readonly failed: Promise<never>

  constructor(file: string, name: string) {
    this.name = name
    this.worker = new Worker(new URL('./pdf-pages.worker.ts', import.meta.url), {
      workerData: file,
      resourceLimits,
      // pdf.js prints there what it lacks for drawing.
      stdout: true,
      stderr: true,
    })
    this.failed = once(this.worker, 'exit').then(() => {
      throw new Error('The thread that reads a PDF ended early.')
    })
    this.failed.catch(() => {})
  }

  /** @param page for the message about a page that takes too long; 0 while the file is opened */
  async ask(page: number): Promise<Exclude<PdfMessage, { type: 'broken' }>> {
    const { name } = this
    const clock = new AbortController()
    const timer = setTimeout(() => clock.abort(), stepMsMax)
    try {
      const answer = once(this.worker, 'message', { signal: clock.signal })
      // Also when the thread ends first.
      answer.catch(() => {})
      this.worker.postMessage('next')
      // Sent by pdf-pages.worker.ts.
      const [message] = (await Promise.race([answer, this.failed])) as [PdfMessage]
      if (message.type !== 'broken') return message
      const { problem, cause } = message
      throw new RefusedFile(
        problem === 'encrypted'
          ? serverMessage('pdf_encrypted', { name })
          : serverMessage('pdf_damaged', { name, what: cause.replace(/\.$/, '') }),
      )
    } catch (error) {
      if (!clock.signal.aborted && !isOutOfMemory(error)) throw error
      throw new RefusedFile(
        page === 0
          ? serverMessage('pdf_too_demanding', { name })
          : serverMessage('pdf_page_too_demanding', { name, page }),
        error,
      )
    } finally {
      clearTimeout(timer)
      clock.abort()
    }
  }

  async end(): Promise<void> {
    await this.worker.terminate()
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
