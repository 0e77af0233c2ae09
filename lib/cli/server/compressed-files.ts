/**
 * Compresses the scripts and styles of the page once, when they are built. Next would compress them for every browser
 * that asks for the first time, which takes 25 ms of processor time for the first view, and offers gzip only.
 */
import { glob, readFile, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { chooseCoding } from './accepted-coding'

const contentTypes = { js: 'application/javascript; charset=UTF-8', css: 'text/css; charset=UTF-8' }
/** The suffix of a compressed file, by its coding; the preferred coding first. */
const suffixes = { br: '.br', gzip: '.gz' } as const
const codings = ['br', 'gzip'] as const

/** Smaller files fit into one packet anyway. */
const bytesMin = 1_400

/**
 * The strongest level takes seven times as long as level 9. Only larger files, which are decoders of images and
 * documents that few views load, are left at level 9.
 */
const bytesMaxAtBestLevel = 300_000

/**
 * Writes `NAME.br` and `NAME.gz` beside each script and style.
 *
 * @param folder of static files, such as `.next/static`
 */
export async function compressFiles(folder: string): Promise<void> {
  for await (const name of glob(`**/*.{${Object.keys(contentTypes).join(',')}}`, { cwd: folder })) {
    const bytes = new Uint8Array(await readFile(`${folder}/${name}`))
    if (bytes.length < bytesMin) continue
    const quality = bytes.length > bytesMaxAtBestLevel ? 9 : constants.BROTLI_MAX_QUALITY
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    const [br, gz] = await Promise.all([promisify(brotliCompress)(bytes, { params }), promisify(gzip)(bytes)])
    await writeFile(`${folder}/${name}${suffixes.br}`, br)
    await writeFile(`${folder}/${name}${suffixes.gzip}`, gz)
  }
}

/** Next answers these with an error page if they cannot be met, which would then carry the coding of the file. */
const conditions = ['range', 'if-match', 'if-unmodified-since'] as const

/**
 * Lets a server of static files send the compressed file: changes the address of the request and sets the type and the
 * coding of the response.
 *
 * @param folder as for `compressFiles`
 * @param path of the folder on the server, such as `/_next/static`
 * @returns a function for each request that leaves requests for any other file as they are
 */
export async function findCompressedFiles(
  folder: string,
  path: string,
): Promise<(request: IncomingMessage, response: ServerResponse) => void> {
  const files = new Set<string>()
  for await (const name of glob('**/*.{br,gz}', { cwd: folder })) files.add(`${path}/${name.replaceAll('\\', '/')}`)
  return (request, response) => {
    const { url = '', headers } = request
    const type = /\.(js|css)$/.exec(url)?.[1]
    if (!isStyleOrScript(type) || conditions.some((name) => headers[name] !== undefined)) return
    const offered = codings.filter((coding) => files.has(url + suffixes[coding]))
    const coding = chooseCoding(String(headers['accept-encoding'] ?? ''), offered)
    if (coding === undefined) return
    request.url = url + suffixes[coding]
    response.setHeader('content-type', contentTypes[type])
    response.setHeader('content-encoding', coding)
    response.setHeader('vary', 'Accept-Encoding')
  }
}

function isStyleOrScript(type: string | undefined): type is keyof typeof contentTypes {
  return type !== undefined && type in contentTypes
}
