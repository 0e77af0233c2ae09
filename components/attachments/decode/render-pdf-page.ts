/**
 * One page of a PDF as a picture, and its words. All of pdf.js runs in our worker: parsing and drawing leave the page
 * alone, fonts are drawn as outlines since a worker has no style sheets, and scripts in a document are never run.
 */
import { AnnotationMode, getDocument, type PageViewport, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist'
// Finds itself in this worker, and is what `getDocument` then talks to.
import 'pdfjs-dist/build/pdf.worker.mjs'
import type { DecodedImage } from './decoded-image'
import { RejectedFileError } from './image-job'
import { layoutPageWords } from './pdf-text'

/** Served from here (lib/cli/server/build.ts): shapes of the fonts that documents may leave out, and of Chinese, Japanese, Korean. */
const files = (folder: string) => new URL(`/pdf/${folder}/`, self.location.origin).href

/** Above it, a page drawn for the screen would be a bomb. */
const pageSideMax = 4096

export async function countPages(bytes: Uint8Array): Promise<number> {
  return withDocument(bytes, async ({ numPages }) => numPages)
}

/** @param page from 0 */
export async function decodePdfPage(bytes: Uint8Array, page: number, side: number): Promise<DecodedImage> {
  return withDocument(bytes, async (document) => {
    const opened = await document.getPage(page + 1)
    const canvas = await drawPage(opened, side)
    const viewport = toViewport(opened, side)
    const { items, styles } = await opened.getTextContent()
    const runs = items.flatMap((item) => ('str' in item ? [item] : []))
    const print = layoutPageWords(runs, {
      toImage: (x, y) => viewport.convertToViewportPoint(x, y),
      measureText: (text, fontName) => widthOf(text, styles[fontName]?.fontFamily ?? 'sans-serif'),
    })
    return {
      source: canvas,
      width: canvas.width,
      height: canvas.height,
      isLossless: true,
      notes: [],
      more: { frame: { index: page, count: document.numPages }, ...(print.text === '' ? {} : { print }) },
    }
  })
}

/** For looking at many pages of one document. */
export async function openDocument(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const task = getDocument({
    // pdf.js takes the bytes away.
    data: bytes.slice(),
    cMapUrl: files('cmaps'),
    standardFontDataUrl: files('standard_fonts'),
    wasmUrl: files('wasm'),
    iccUrl: files('iccs'),
    useWorkerFetch: true,
    disableFontFace: true,
    useSystemFonts: false,
    CanvasFactory: OffscreenCanvasFactory,
    FilterFactory: NoFilters,
    verbosity: 0,
  })
  try {
    return await task.promise
  } catch (cause) {
    const isLocked = cause instanceof Error && cause.name === 'PasswordException'
    throw new RejectedFileError({ code: isLocked ? 'encrypted' : 'damaged' }, { cause })
  }
}

/** @param side pixels of the longer one */
export async function drawPage(page: PDFPageProxy, side: number): Promise<OffscreenCanvas> {
  const viewport = toViewport(page, side)
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)))
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new RejectedFileError({ code: 'notDrawn' })
  await page.render({
    // pdf.js's types know the page's canvas only; it draws on a worker's as well.
    canvas: canvas as unknown as HTMLCanvasElement,
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport,
    // Drawing for the screen waits for the window's frames, which a worker does not have.
    intent: 'print',
    annotationMode: AnnotationMode.ENABLE,
  }).promise
  return canvas
}

function toViewport(page: PDFPageProxy, side: number): PageViewport {
  const natural = page.getViewport({ scale: 1 })
  return page.getViewport({ scale: Math.min(side, pageSideMax) / Math.max(natural.width, natural.height) })
}

async function withDocument<T>(bytes: Uint8Array, use: (document: PDFDocumentProxy) => Promise<T>): Promise<T> {
  const document = await openDocument(bytes)
  try {
    return await use(document)
  } finally {
    await document.loadingTask.destroy()
  }
}

let ruler: OffscreenCanvasRenderingContext2D | null = null

/** The page's own fonts are drawn as outlines and can't be measured; one of their kind can. */
function widthOf(text: string, family: string): number {
  ruler ??= new OffscreenCanvas(1, 1).getContext('2d')
  if (!ruler) return text.length
  ruler.font = `100px ${family}`
  return ruler.measureText(text).width
}

interface Drawing {
  canvas: OffscreenCanvas | null
  context: OffscreenCanvasRenderingContext2D | null
}

class OffscreenCanvasFactory {
  create(width: number, height: number): Drawing {
    const canvas = new OffscreenCanvas(width, height)
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) }
  }

  reset({ canvas }: Drawing, width: number, height: number): void {
    if (canvas) Object.assign(canvas, { width, height })
  }

  destroy(drawing: Drawing): void {
    Object.assign(drawing, { canvas: null, context: null })
  }

  getNoAlphaContext(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D | null {
    return canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  }
}

/** Filters are SVG in a page; what needs one is drawn without it. */
class NoFilters {
  addFilter = () => 'none'
  addHCMFilter = () => 'none'
  addAlphaFilter = () => 'none'
  addLuminosityFilter = () => 'none'
  addKnockoutFilter = () => 'none'
  addHighlightHCMFilter = () => 'none'
  addSelectionHCMFilter = () => 'none'
  addSelectionFilter = () => 'none'
  createSelectionStyle = () => null
  destroy(): void {}
}
