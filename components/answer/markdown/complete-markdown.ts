/**
 * Makes the open block of a streaming answer fit to be drawn: what is only half here (a table row, a mark, a link, an
 * underline that would turn the paragraph into a heading) waits, and an emphasis that has begun is closed.
 */

/**
 * @param opensAnswer whether the block is the first one: the first words of an answer never wait
 * @returns a beginning of `text`, with closing signs added where something is open; drawn instead of `text`
 */
export function completeMarkdown(text: string, opensAnswer = false): string {
  if (isOpenFence(text)) return holdBackFence(text)
  if (endsInFence(text)) return text
  const decided = holdBackBareTable(holdBackLine(text), opensAnswer)
  return closeEmphasis(holdBackInline(holdBackDefinition(holdBackTable(decided))))
}

function isOpenFence(text: string): boolean {
  const fences = text.match(/^[ \t]*(`{3,}|~{3,})/gm) ?? []
  return fences.length % 2 === 1
}

function endsInFence(text: string): boolean {
  return /(^|\n)[ \t]*(`{3,}|~{3,})\s*$/.test(text)
}

/** The first signs of a closing fence are not yet one, and are no code. */
function holdBackFence(text: string): string {
  return text.replace(/\n[ \t]*[`~]{1,2}$/, '')
}

/** A last line that is nothing but a sign could become a bullet, a heading, an underline or a rule. */
function holdBackLine(text: string): string {
  return text.replace(/(^|\n)[ \t]*([-+*=_~`#>|:]+|\d{1,9}[.)]?)[ \t]*$/, '$1').trimEnd()
}

/** A table shows once its head is complete, and then row by row. */
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
 * A table may do without bars at its edges: then a line is its head only when the line below says so. The beginning of a
 * line of words therefore waits until it is too long for a first cell, and from a bar in it on until the next line is
 * there. A last row waits for its end.
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

/** Begins with no list, heading, quotation, or table with bars at its edges. */
function isWords(text: string): boolean {
  return !/^\s*(?:[|>]|#{1,6}(?:\s|$)|(?:[-*+]|\d{1,9}[.)])(?:\s|$)|$)/.test(text)
}

function isRule(line: string | undefined): boolean {
  return line !== undefined && /^[\s|:-]*-[\s|:-]*$/.test(line)
}

/** The words of a first cell are few, and end in no sign of a sentence. In letters; a sign of Chinese takes two or three. */
const cellWidthMax = 24

function isBareHead(line: string): boolean {
  const bar = line.search(/(?<!\\)\|/)
  return bar > 0 && !isPastCell(line.slice(0, bar))
}

/** Whether a line that has got so far need not wait: it is words, and no head of a table. */
function isPastCell(line: string): boolean {
  const bar = line.search(/(?<!\\)\|/)
  const cell = bar < 0 ? line : line.slice(0, bar)
  return cell.replace(/[\u2e80-\uffff]/g, '   ').length > cellWidthMax || /[.!?:;。！？：；]/.test(cell)
}

/** `[label]: https://… "title"` gives an address to links, and is itself not shown; half of one would be. */
function holdBackDefinition(text: string): string {
  const lastStart = text.lastIndexOf('\n') + 1
  return halfDefinition.test(text.slice(lastStart)) ? text.slice(0, lastStart).trimEnd() : text
}

const halfDefinition = /^ {0,3}\[(?!\^)[^\]\n]{1,300}\]:(?:[ \t]*(?:\S+(?:[ \t]+(?:["'(][^\n]*)?)?)?)?$/

/** A cell may hold the sign itself, escaped. */
function columns(row: string): number {
  return row.match(/(?<!\\)\|/g)?.length ?? 0
}

/** An address may hold brackets of its own, and a title after it. */
const openAddress = String.raw`\((?:[^()\s]|\([^()\s]{0,200}(?:\)|$)){0,2000}(?: +"[^"\n]{0,300}"? *)?`
const openInline = new RegExp(String.raw`(?<!\\)!?\[[^\]\n]{0,300}(?:\](?:${openAddress})?)?$|&#?[a-z0-9]{0,12}$`, 'i')

/** Cuts a mark, link, image or entity that is not closed yet. Only at the very end, and only within reach of a short label. */
function holdBackInline(text: string): string {
  const open = openInline.exec(text)
  if (!open) return text
  // "[3]" is whole: a mark never waits for a bracket that may follow it.
  if (/^\[\d{1,3}\]$/.test(open[0])) return text
  return text.slice(0, open.index).trimEnd()
}

function closeEmphasis(text: string): string {
  const trimmed = dropHalfSign(dropOpener(text))
  const prose = plain(trimmed)
  if (prose.includes('`')) return `${trimmed}\``
  const strong = (prose.match(/\*\*/g)?.length ?? 0) % 2 === 1
  const struck = (prose.match(/~~/g)?.length ?? 0) % 2 === 1
  const single =
    (prose.replace(/\*\*/g, '').match(/(?<=^|[\s(])\*(?=\S)|(?<=\S)\*(?=$|[\s).,;:])/g)?.length ?? 0) % 2 === 1
  return `${trimmed}${single ? '*' : ''}${strong ? '**' : ''}${struck ? '~~' : ''}`
}

/** Without code and escaped signs: what is left can open or close an emphasis. */
function plain(text: string): string {
  return text
    .replace(/^[ \t]*(`{3,}|~{3,})[\s\S]*?^[ \t]*\1/gm, '')
    .replace(/\\./g, '')
    .replace(/`[^`\n]*`/g, '')
}

/** A sign at the very end that opens something would stand there naked; Chinese has no blank before it. */
function dropOpener(text: string): string {
  const isSpaced = /(^|\s)(\*{1,3}|_{1,3}|~{1,2}|`)$/.test(text)
  const sign = /(?<!\*)\*\*$|(?<!~)~~$/.exec(text)?.[0]
  const isOpen = sign !== undefined && plain(text).split(sign).length % 2 === 0
  return isSpaced || isOpen ? text.replace(/[*_~`]+$/, '').trimEnd() : text
}

/** The first half of a closing `**` or `~~`. */
function dropHalfSign(text: string): string {
  const sign = /(?<!\*)\*$/.test(text) ? '**' : /(?<!~)~$/.test(text) ? '~~' : undefined
  const isOpen = sign !== undefined && text.split(sign).length % 2 === 0
  return isOpen ? text.slice(0, -1) : text
}
