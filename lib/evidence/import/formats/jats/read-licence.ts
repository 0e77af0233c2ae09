/** The licence that an article states. */
import type { ArticleLicence } from '@/lib/evidence/article/article'
import { nameLicence } from '@/lib/evidence/import/formats/licence'
import { findChild, findChildren, type XmlElement } from '@/lib/evidence/import/formats/parse-xml'
import { readText } from './read-text'

const textCharactersMax = 500

/** @param xml the article as text: older ones state open access in a processing instruction only */
export function readLicence(meta: XmlElement, xml: string): ArticleLicence | null {
  const permissions = findChild(meta, 'permissions')
  // Version 2 has the licence next to the identifiers.
  const found = [...findChildren(permissions, 'license'), ...findChildren(meta, 'license')][0]
  const statement = findChild(permissions, 'copyright-statement') ?? findChild(meta, 'copyright-statement')
  const text = readText(found) || readText(statement)
  const url = found ? findAddress(found) : null
  const isOpen = found?.attributes['license-type'] === 'open-access' || /<\?properties open_access\?>/.test(xml)
  if (text === '' && url === null && !isOpen) return null
  return { name: nameLicence(url, text, isOpen), url, text: text.slice(0, textCharactersMax).toWellFormed() }
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
