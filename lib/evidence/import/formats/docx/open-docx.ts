/** Opens a Word file (ECMA-376): a ZIP archive of XML documents, of which three are read. */
import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { parseXml, type XmlElement, XmlError } from '@/lib/evidence/import/formats/parse-xml'
import { parseXmlFast } from '@/lib/evidence/import/formats/parse-xml-fast'
import { RefusedFile } from '@/lib/evidence/import/formats/reader'
import { serverMessage } from '@/lib/shared/messages/server-messages'

export interface OpenDocx {
  /** `w:document`. */
  document: XmlElement
  /** `w:styles`; null in a file without styles. */
  styles: XmlElement | null
  /** Title and authors; null if the file states none. */
  properties: XmlElement | null
}

const documentName = 'word/document.xml'
const names = [documentName, 'word/styles.xml', 'docProps/core.xml']
/** A book of some 1,500 pages. The size of an archive does not bound its unpacked size. */
const xmlBytesMax = 60_000_000

/**
 * @param name of the file, for messages
 * @throws RefusedFile
 */
export async function openDocx(file: string, name: string): Promise<OpenDocx> {
  try {
    const parts = unzipSync(await readFile(file), {
      filter: ({ name: part, originalSize }) => names.includes(part) && isBounded(originalSize),
    })
    const [document, styles, properties] = names.map((part) => parse(parts[part]))
    if (!document) throw new XmlError(`no ${documentName}`, 0)
    return { document, styles: styles ?? null, properties: properties ?? null }
  } catch (error) {
    if (error instanceof RefusedFile || !(error instanceof Error)) throw error
    throw new RefusedFile(serverMessage('docx_damaged', { name, what: error.message.slice(0, 200) }), error)
  }
}

function isBounded(bytes: number): boolean {
  if (bytes > xmlBytesMax) throw new RefusedFile(serverMessage('document_too_long', { limit: xmlBytesMax }))
  return true
}

/** Drops the XML declaration, which the fast parser does not accept. */
function parse(bytes: Uint8Array | undefined): XmlElement | null {
  if (!bytes) return null
  const xml = strFromU8(bytes).replace(/^\ufeff?\s*<\?xml[^>]{0,200}\?>\s*/, '')
  return parseXmlFast(xml) ?? parseXml(xml)
}
