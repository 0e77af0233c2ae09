/**
 * Parses the plain XML that PubMed writes, several times faster than the strict parser, which dominated import time
 * (some 150 elements a record). It accepts only what is certainly well-formed and leaves everything else, from
 * comments to errors, to the strict parser.
 */
import { copyString } from '@/lib/evidence/text/token-table'
import { depthMax, elementsMax, type XmlElement } from './parse-xml'

/**
 * Left to the strict parser: markup declarations, comments, CDATA, processing instructions, line ends that XML
 * normalizes, and forbidden characters.
 */
const unsure = /<[!?]|\]\]>|[\u0000-\u0008\u000b-\u001f\ud800-\udfff\ufffe\uffff]/

/** @returns the same tree as the strict parser, or null when the strict parser must be used */
export function parseXmlFast(xml: string): XmlElement | null {
  if (unsure.test(xml)) return null
  const root: XmlElement = { name: '', attributes: {}, children: [] }
  const open: XmlElement[] = [root]
  let here = root
  let elements = 0
  let ampersand = xml.indexOf('&')
  for (let at = 0; at < xml.length; ) {
    const start = xml.indexOf('<', at)
    const end = xml.indexOf('>', start)
    if (start < 0 || end < 0) return null
    if (start > at) {
      // Only white space is allowed outside the root element; the strict parser handles that too.
      if (here === root) return null
      const text = xml.slice(at, start)
      if (ampersand >= 0 && ampersand < start) {
        const decoded = decodeReferences(text)
        if (decoded === null) return null
        here.children.push(decoded)
        ampersand = xml.indexOf('&', start)
      } else here.children.push(text)
    }
    at = end + 1
    if (xml.charCodeAt(start + 1) === slash) {
      if (here === root || end - start - 2 !== here.name.length || !xml.startsWith(here.name, start + 2)) return null
      open.pop()
      here = open.at(-1) ?? root
      continue
    }
    const isEmpty = xml.charCodeAt(end - 1) === slash
    const tag = readTag(xml.slice(start + 1, isEmpty ? end - 1 : end))
    if (tag === null || (here === root && root.children.length > 0)) return null
    const element: XmlElement = { name: tag.name, attributes: tag.attributes, children: [] }
    here.children.push(element)
    elements += 1
    if (elements > elementsMax) return null
    if (isEmpty) continue
    if (open.push(element) > depthMax) return null
    here = element
  }
  const [element] = root.children
  return here !== root || element === undefined || typeof element === 'string' ? null : element
}

const slash = 0x2f

interface Tag {
  name: string
  attributes: Record<string, string>
}

const plainTag = /^([A-Za-z][\w.-]*)((?: [A-Za-z][\w.:-]*="[^"<&\t\n]*")*)$/
const plainAttribute = / ([A-Za-z][\w.:-]*)="([^"]*)"/g

/** Parsed tags by their text: a file repeats a few hundred. The limit keeps a hostile file from filling memory. */
const knownTags = new Map<string, Tag | null>()
const knownTagsMax = 20_000

function readTag(inside: string): Tag | null {
  const known = knownTags.get(inside)
  if (known !== undefined) return known
  if (knownTags.size >= knownTagsMax || inside.length > 200) return parseTag(inside)
  // Cached strings must not keep the text of the whole file in memory.
  const own = copyString(inside)
  const tag = parseTag(own)
  knownTags.set(own, tag)
  return tag
}

function parseTag(inside: string): Tag | null {
  const found = plainTag.exec(inside)
  if (!found) return null
  // Without a prototype, as in the strict parser: a record may use any attribute name.
  const attributes: Record<string, string> = Object.create(null)
  for (const [, name = '', value = ''] of (found[2] ?? '').matchAll(plainAttribute)) {
    if (name in attributes) return null
    attributes[name] = value
  }
  return { name: found[1] ?? '', attributes }
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decodeReferences(text: string): string | null {
  let isKnown = true
  const decoded = text.replace(
    /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-fA-F]{1,6}));|&/g,
    (_, name, decimal, hexadecimal) => {
      if (name) return named[name] ?? ''
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16)
      if (code >= 0x20 && code < 0xd800) return String.fromCharCode(code)
      isKnown = false
      return ''
    },
  )
  return isKnown ? decoded : null
}
