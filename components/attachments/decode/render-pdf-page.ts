/**
 * Renders one PDF page as an image and extracts its text. pdf.js runs entirely in our worker: it does not block the
 * page, draws fonts as outlines (workers have no style sheets), and never runs a document's scripts.
 */
import { AnnotationMode, getDocument, type PageViewport, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist'
// Registers itself as the worker that `getDocument` talks to.
import 'pdfjs-dist/build/pdf.worker.mjs'
import type { DecodedImage } from './decoded-image'
import { RejectedFileError } from './image-job'
import { layOutPageWords } from './pdf-text'

/** Served by us (lib/cli/server/build.ts): standard fonts that documents may omit, and CJK character maps. */
const files = (folder: string) => new URL(`/pdf/${folder}/`, self.location.origin).href

/** Rendering a page above this size would exhaust memory. */
const pageSideMax = 4096

export async function countPages(bytes: Uint8Array): Promise<number> {
  return withDocument(bytes, async ({ numPages }) => numPages)
}

/** @param page zero-based */
export async function decodePdfPage(bytes: Uint8Array, page: number, side: number): Promise<DecodedImage> {
  return withDocument(bytes, async (document) => {
    const opened = await document.getPage(page + 1)
    const canvas = await drawPage(opened, side)
    const viewport = toViewport(opened, side)
    const { items, styles } = await opened.getTextContent()
    const runs = items.flatMap((item) => ('str' in item ? [item] : []))
    const pageText = layOutPageWords(runs, {
      toImage: (x, y) => viewport.convertToViewportPoint(x, y),
      measureText: (text, fontName) => measureWidth(text, styles[fontName]?.fontFamily ?? 'sans-serif'),
    })
    return {
      source: canvas,
      width: canvas.width,
      height: canvas.height,
      isLossless: true,
      notes: [],
      more: { frame: { index: page, count: document.numPages }, ...(pageText.text === '' ? {} : { pageText }) },
    }
  })
}

/** Opens a document for previews of its pages. */
export async function openDocument(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const task = getDocument({
    // pdf.js transfers the buffer, so pass a copy.
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

/** @param side longest side in pixels */
export async function drawPage(page: PDFPageProxy, side: number): Promise<OffscreenCanvas> {
  const viewport = toViewport(page, side)
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)))
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new RejectedFileError({ code: 'notDecoded' })
  await page.render({
    // pdf.js's types expect an HTML canvas; an OffscreenCanvas works too.
    canvas: canvas as unknown as HTMLCanvasElement,
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport,
    // The display intent waits for animation frames, which a worker lacks.
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

/** Embedded fonts are drawn as outlines and cannot be measured; a similar one can. */
function measureWidth(text: string, family: string): number {
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

/** Filters need SVG in a page; draw without them. */
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
