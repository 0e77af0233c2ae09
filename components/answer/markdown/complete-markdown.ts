/**
 * Makes the open block of a streaming answer renderable: half-written syntax (a table row, citation, link, or setext
 * underline) is held back, and open emphasis is closed.
 */

/**
 * @param opensAnswer whether this is the first block: the first words of an answer are never held back
 * @returns a prefix of `text`, with closing markers added where needed
 */
export function completeMarkdown(text: string, opensAnswer = false): string {
  if (isOpenFence(text)) return holdBackFence(text)
  if (endsInFence(text)) return text
  const decided = holdBackBareTable(holdBackLine(text), opensAnswer)
  return closeEmphasis(holdBackInline(holdBackFormula(holdBackDefinition(holdBackTable(decided)))))
}

function isOpenFence(text: string): boolean {
  const fences = text.match(/^[ \t]*(`{3,}|~{3,})/gm) ?? []
  return fences.length % 2 === 1
}

function endsInFence(text: string): boolean {
  return /(^|\n)[ \t]*(`{3,}|~{3,})\s*$/.test(text)
}

/** The first characters of a closing fence are neither a fence yet nor code. */
function holdBackFence(text: string): string {
  return text.replace(/\n[ \t]*[`~]{1,2}$/, '')
}

/** A last line of markers only could become a bullet, heading, underline or rule. */
function holdBackLine(text: string): string {
  return text.replace(/(^|\n)[ \t]*([-+*=_~`#>|:]+|\d{1,9}[.)]?)[ \t]*$/, '$1').trimEnd()
}

/** Shows a table once its header is complete, then row by row. */
function holdBackTable(text: string): string {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => /^\s*\|/.test(line))
  if (first < 0) return text
  const table = lines.slice(first)
  if (table.some((line) => !/^\s*\|/.test(line))) return text
  const isComplete = (line: string) => /(?<!\\)\|\s*$/.test(line) && columns(line) >= columns(table[0] ?? '')
  const rows = table.filter(isComplete)
  const isHeadComplete = rows.length >= 2 && /^[\s|:-]+$/.test(rows[1] ?? '')
  return [...lines.slice(0, first), ...(isHeadComplete ? rows : [])].join('\n').trimEnd()
}

/**
 * A table may omit its outer pipes: then only the next line shows that a line is its header. A line of words is
 * therefore held back until it is too long for a first cell, or, once it contains a pipe, until the next line arrives.
 * A last row waits for its end.
 */
function holdBackBareTable(text: string, opensAnswer: boolean): string {
  if (!isWords(text)) return text
  const lastStart = text.lastIndexOf('\n') + 1
  if (lastStart > 0 && text.includes('|')) {
    const lines = text.split('\n')
    const first = opensAnswer ? 1 : 0
    const head = lines.findIndex((line, index) => index >= first && isBareHead(line) && isRule(lines[index + 1]))
    if (head >= 0) return lines.slice(0, head === lines.length - 2 ? head : -1).join('\n')
  }
  const last = text.slice(lastStart)
  const isShown = (opensAnswer && lastStart === 0) || !isWords(last) || isPastCell(last)
  return isShown ? text : text.slice(0, lastStart).trimEnd()
}

/** Starts with no list, heading, quotation or piped table. */
export function isWords(text: string): boolean {
  return !/^\s*(?:[|>]|#{1,6}(?:\s|$)|(?:[-*+]|\d{1,9}[.)])(?:\s|$)|$)/.test(text)
}

function isRule(line: string | undefined): boolean {
  return line !== undefined && /^[\s|:-]*-[\s|:-]*$/.test(line)
}

/**
 * Length limit of a first cell, in Latin letters (a Chinese character counts as two or three); it contains no end of a
 * sentence.
 */
const cellWidthMax = 24

function isBareHead(line: string): boolean {
  const bar = line.search(/(?<!\\)\|/)
  return bar > 0 && !isPastCell(line.slice(0, bar))
}

/** Whether an incomplete line can be shown: it is prose, not a table header. */
function isPastCell(line: string): boolean {
  const bar = line.search(/(?<!\\)\|/)
  const cell = bar < 0 ? line : line.slice(0, bar)
  return cell.replace(/[\u2e80-\uffff]/g, '   ').length > cellWidthMax || /[.!?:;。！？：；]/.test(cell)
}

/** `[label]: https://… "title"` defines a link and is not shown; half of one would be. */
function holdBackDefinition(text: string): string {
  const lastStart = text.lastIndexOf('\n') + 1
  return halfDefinition.test(text.slice(lastStart)) ? text.slice(0, lastStart).trimEnd() : text
}

const halfDefinition = /^ {0,3}\[(?!\^)[^\]\n]{1,300}\]:(?:[ \t]*(?:\S+(?:[ \t]+(?:["'(][^\n]*)?)?)?)?$/

/** A formula is shown once it is closed: half of one is not TeX yet. */
function holdBackFormula(text: string): string {
  const isOpen = text.split('$$').length % 2 === 0
  return (isOpen ? text.slice(0, text.lastIndexOf('$$')) : text.replace(/(?<!\$)\$$/, '')).trimEnd()
}

/** A cell may contain an escaped pipe. */
function columns(row: string): number {
  return row.match(/(?<!\\)\|/g)?.length ?? 0
}

/** A URL may contain brackets and be followed by a title. */
const openAddress = String.raw`\((?:[^()\s]|\([^()\s]{0,200}(?:\)|$)){0,2000}(?: +"[^"\n]{0,300}"? *)?`
const openInline = new RegExp(String.raw`(?<!\\)!?\[[^\]\n]{0,300}(?:\](?:${openAddress})?)?$|&#?[a-z0-9]{0,12}$`, 'i')

/**
 * Cuts an unclosed citation, link, image or entity, only at the very end and only within the length of a short label.
 */
function holdBackInline(text: string): string {
  const open = openInline.exec(text)
  if (!open) return text
  // "[3]" is complete: a citation never waits for a bracket that may follow it.
  if (/^\[\d{1,3}\]$/.test(open[0])) return text
  return text.slice(0, open.index).trimEnd()
}

function closeEmphasis(text: string): string {
  const trimmed = dropHalfSign(dropOpener(text))
  const prose = removeCode(trimmed)
  if (prose.includes('`')) return `${trimmed}\``
  const strong = (prose.match(/\*\*/g)?.length ?? 0) % 2 === 1
  const struck = (prose.match(/~~/g)?.length ?? 0) % 2 === 1
  const single =
    (prose.replace(/\*\*/g, '').match(/(?<=^|[\s(])\*(?=\S)|(?<=\S)\*(?=$|[\s).,;:])/g)?.length ?? 0) % 2 === 1
  return `${trimmed}${single ? '*' : ''}${strong ? '**' : ''}${struck ? '~~' : ''}`
}

/** The text without code and escapes: what remains can open or close emphasis. */
function removeCode(text: string): string {
  return text
    .replace(/^[ \t]*(`{3,}|~{3,})[\s\S]*?^[ \t]*\1/gm, '')
    .replace(/\\./g, '')
    .replace(/`[^`\n]*`/g, '')
}

/** An opening marker at the very end would be shown literally; Chinese has no space before it. */
function dropOpener(text: string): string {
  const isSpaced = /(^|\s)(\*{1,3}|_{1,3}|~{1,2}|`)$/.test(text)
  const sign = /(?<!\*)\*\*$|(?<!~)~~$/.exec(text)?.[0]
  const isOpen = sign !== undefined && removeCode(text).split(sign).length % 2 === 0
  return isSpaced || isOpen ? text.replace(/[*_~`]+$/, '').trimEnd() : text
}

/** Half of a closing `**` or `~~`. */
function dropHalfSign(text: string): string {
  const sign = /(?<!\*)\*$/.test(text) ? '**' : /(?<!~)~$/.test(text) ? '~~' : undefined
  const isOpen = sign !== undefined && text.split(sign).length % 2 === 0
  return isOpen ? text.slice(0, -1) : text
}
