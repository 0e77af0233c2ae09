/**
 * A field of a CSV file (RFC 4180). Spreadsheets run fields that start like a formula as one, and the texts come from
 * outside ("=HYPERLINK(…)"), so such a field is made text by an apostrophe.
 */

/** Signs that make a formula, also in their full width. Source: OWASP, "CSV Injection". */
const formula = /^[=+\-@\t\r＝＋－＠]/
const number = /^[+-]?\d+(\.\d+)?%?$/

/** UTF-8 with this mark at its start is read as such; without it, spreadsheets read "µ" in another encoding. */
export const byteOrderMark = '\ufeff'

export function toCsvField(text: string): string {
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
