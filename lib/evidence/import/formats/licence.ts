/** Names the licence of an article, and says whether it lets the full text be stored. */
import type { ArticleLicence } from '@/lib/evidence/article/article'

/**
 * @param text what the article says about its licence
 * @param isOpen whether the format itself states open access
 * @returns null for one that is not known to allow copies
 */
export function nameLicence(url: string | null, text: string, isOpen: boolean): string | null {
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
