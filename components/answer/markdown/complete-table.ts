/**
 * Completes a table at the end of an answer that broke off: its last row gets its missing cells, and a header without a
 * line below it gets one, so that pipes are never shown as text.
 */

/** @param text a block of Markdown */
export function completeTable(text: string): string {
  if (/^[ \t]*(?:`{3,}|~{3,})/.test(text)) return text
  const lines = text.trimEnd().split('\n')
  const first = lines.findIndex((line) => /^\s*\|/.test(line))
  if (first < 0 || lines.slice(first).some((line) => !/^\s*\|/.test(line))) return text
  const [head = '', rule, ...rows] = lines.slice(first).map(closeRow)
  const width = countCells(head)
  if (width === 0) return lines.slice(0, first).join('\n').trimEnd()
  const isRuled = rule !== undefined && /^[\s|:-]+$/.test(rule)
  const body = isRuled || rule === undefined ? rows : [rule, ...rows]
  const ruled = isRuled && countCells(rule) === width ? rule : `|${' --- |'.repeat(width)}`
  return [...lines.slice(0, first), head, ruled, ...body].join('\n')
}

/** Missing cells at the end of a row need nothing: only its pipe may be missing. */
function closeRow(line: string): string {
  const row = line.trimEnd()
  return /(?<!\\)\|$/.test(row) && row.trim() !== '|' ? row : `${row.replace(/\\$/, '')} |`
}

function countCells(row: string): number {
  return Math.max(0, (row.match(/(?<!\\)\|/g)?.length ?? 0) - 1)
}
