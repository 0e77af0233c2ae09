/** The licence of an article, and whether it lets the full text be stored. */
import type { ArticleLicence } from '@/lib/evidence/article/article'
import { findChild, findChildren, type XmlElement } from '@/lib/evidence/import/formats/parse-xml'
import { readText } from './read-text'

const textCharactersMax = 500

/** @param xml the article as text: older ones state open access in a processing instruction only */
export function readLicence(meta: XmlElement, xml: string): ArticleLicence | null {
  const permissions = findChild(meta, 'permissions')
  // Version 2 has the licence beside the identifiers.
  const found = [...findChildren(permissions, 'license'), ...findChildren(meta, 'license')][0]
  const statement = findChild(permissions, 'copyright-statement') ?? findChild(meta, 'copyright-statement')
  const text = readText(found) || readText(statement)
  const url = found ? findAddress(found) : null
  const isOpen = found?.attributes['license-type'] === 'open-access' || /<\?properties open_access\?>/.test(xml)
  if (text === '' && url === null && !isOpen) return null
  return { name: toName(url, text, isOpen), url, text: text.slice(0, textCharactersMax).toWellFormed() }
}

function findAddress(element: XmlElement): string | null {
  for (const [name, value] of Object.entries(element.attributes)) {
    if (name.endsWith('href') && /^https?:\/\/[^\s"<>]{1,300}$/.test(value)) return value
  }
  for (const child of element.children) {
    if (typeof child === 'string') continue
    const isAddress = child.name.endsWith('license_ref') || child.name === 'license-ref'
    const stated = isAddress ? readText(child) : ''
    const found = /^https?:\/\/[^\s"<>]{1,300}$/.test(stated) ? stated : findAddress(child)
    if (found) return found
  }
  return null
}

function toName(url: string | null, text: string, isOpen: boolean): string | null {
  const [, kind = '', version = ''] =
    /creativecommons\.org\/licenses\/(by[a-z-]{0,9})\/(\d\.\d)?/i.exec(`${url ?? ''} ${text}`) ?? []
  if (kind !== '') return `CC ${kind.toUpperCase()} ${version}`.trim()
  if (/creativecommons\.org\/publicdomain\/zero|\bCC0\b/i.test(`${url ?? ''} ${text}`)) return 'CC0'
  if (/public domain|government work/i.test(text)) return 'Public domain'
  if (/creative commons/i.test(text)) return 'Creative Commons'
  const isStatedOpen = /(?<!\bnot (?:an )?)open[- ]access/i.test(text)
  return isOpen || isStatedOpen ? 'Open access' : null
}

/** All of these allow a copy for reading. A text under another licence, or none, may be cited and is not copied. */
export function mayStoreFullText(licence: ArticleLicence | null): boolean {
  return licence !== null && licence.name !== null
}
