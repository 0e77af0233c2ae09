/**
 * Joins lines. A hyphen at the end of a line may belong to a word ("beta-blocker") or only divide it ("hyper-tension").
 * The spelling elsewhere in the document decides, otherwise the beginning of the next line.
 */

/** @param lines of the whole document */
export function createHyphenJoiner(lines: readonly string[]): (before: string, after: string) => string {
  const words = new Set<string>()
  for (const line of lines)
    for (const [word] of line.matchAll(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu)) words.add(word.toLowerCase())
  return (before, after) => {
    const [, start] = /([\p{L}\d]+(?:-[\p{L}\d]+)*)[-\u00ad\u2010]$/u.exec(before) ?? []
    const [end] = /^[\p{L}\d]+(?:-[\p{L}\d]+)*/u.exec(after) ?? []
    if (start === undefined || end === undefined) return `${before} ${after}`
    const whole = before.slice(0, -1)
    return isDivided(start, end, before, words) ? whole + after : `${whole}-${after}`
  }
}

function isDivided(start: string, end: string, before: string, words: ReadonlySet<string>): boolean {
  // A soft hyphen is never part of a word.
  if (before.endsWith('\u00ad')) return true
  if (!/^\p{Ll}/u.test(end) || /\d$/.test(start)) return false
  const [joined, hyphenated] = [`${start}${end}`.toLowerCase(), `${start}-${end}`.toLowerCase()]
  if (words.has(joined)) return true
  return (
    !words.has(hyphenated) &&
    !/^(?:non|self|long|short|high|low|evidence|double|placebo|well|follow|beta|alpha|meta|post|pre|co|anti)$/i.test(
      start,
    )
  )
}
