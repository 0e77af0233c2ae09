/**
 * Finds every match of a pattern as `matchAll` does, which makes a copy of the pattern at each call: for a short text,
 * that takes longer than the search.
 *
 * @param pattern global; its `lastIndex` is reset
 */
export function findAll(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match)
    // The next search would find an empty match again.
    if (match[0] === '') pattern.lastIndex += pattern.unicode && (text.codePointAt(match.index) ?? 0) > 0xffff ? 2 : 1
  }
  return found
}
