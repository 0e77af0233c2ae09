/**
 * Limits Markdown before it is parsed. The parser (micromark) takes quadratic time for much markup in one paragraph and
 * for many changes between lists, quotes and plain lines, and code that walks the resulting tree recurses once per
 * level. Text within the limits is returned unchanged. Beyond them no word is lost: a deep list or quote is escaped, so
 * that it shows as written, and a paragraph ends.
 *
 * One pass over the text, and no attempt to parse it: the limits hold for whatever the parser makes of a line.
 */

/** A list, quote or footnote marker further right is text. Every level takes at least one column. */
const prefixColumnsMax = 100
/** Times that a line leaves, continues lazily or enters a list, quote or footnote. */
const containerChangesMax = 1000
/** Characters of markup and lines in one paragraph. Two characters can nest text by one level. */
const paragraphMarkersMax = 1000

/**
 * @param text Markdown (CommonMark with GFM)
 * @returns Markdown whose blocks nest at most 100 deep, whose inline elements nest at most 500 deep, and which
 *   micromark parses in time proportional to its length times the number of its containers
 */
export function limitMarkdownDepth(text: string): string {
  const limiter = new Limiter()
  // Lines at even indices, line ends between them.
  return text
    .split(/(\r\n|[\n\r])/)
    .map((part, at, parts) => (at % 2 === 0 ? limiter.limit(part, parts[at + 2]) : part))
    .join('')
}

class Limiter {
  private fence: string | null = null
  private mayBeHtml = false
  private isInTable = false
  private isAfterBlank = true
  private markersLeft = paragraphMarkersMax
  private changesLeft = containerChangesMax
  private lastPrefix = ''
  /** Columns before the text of the paragraph's lines; a shorter line may continue it lazily. */
  private columnsMax = 0

  limit(line: string, next: string | undefined): string {
    if (this.fence !== null) {
      if (closesFence(line, this.fence)) {
        this.fence = null
        this.isAfterBlank = true
        this.beginParagraph()
      }
      return line
    }
    if (/^[ \t]*$/.test(line)) {
      this.isInTable = false
      this.isAfterBlank = true
      this.beginParagraph()
      return line
    }
    if (/^ {0,3}<[a-z!?/]/i.test(line)) this.mayBeHtml = true
    // An unindented fence is in no container, so only a fence can close it. Inside HTML it is not a fence.
    this.fence = this.mayBeHtml ? null : (/^(?:`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[0] ?? null)
    if (this.fence !== null) {
      this.countChanges(readPrefix(line))
      return line
    }
    this.isInTable = line.startsWith('|') && (this.isInTable || (this.isAfterBlank && isTableStart(line, next ?? '')))
    if (this.isInTable || startsParagraph.test(line)) this.markersLeft = paragraphMarkersMax
    this.isAfterBlank = false
    return this.limitLine(line)
  }

  private beginParagraph(): void {
    this.markersLeft = paragraphMarkersMax
    this.columnsMax = 0
  }

  private limitLine(line: string): string {
    const prefix = readPrefix(line)
    const isFull = --this.markersLeft < 0
    if (isFull) this.beginParagraph()
    const changes = this.countChanges(prefix)
    if (changes > 0 && this.changesLeft < 0) return this.startPlainParagraph(line)
    const text = this.limitMarkers(escapeContainer(line.slice(prefix.text.length)))
    return `${isFull ? '\n' : ''}${prefix.text}${text}`
  }

  /** The line outside of all lists and quotes, where no later line can continue one of them lazily. */
  private startPlainParagraph(line: string): string {
    this.beginParagraph()
    this.lastPrefix = ''
    return `\n${this.limitMarkers(escapeContainer(line.trimStart()))}`
  }

  private countChanges({ text, containers, columns }: Prefix): number {
    const kind = text.replace(/\d+/g, '1')
    const isChange = kind !== this.lastPrefix || columns < this.columnsMax
    const changes = Math.max(containers - 1, isChange ? 1 : 0)
    this.lastPrefix = kind
    this.columnsMax = Math.max(this.columnsMax, columns)
    this.changesLeft -= changes
    return changes
  }

  private limitMarkers(text: string): string {
    return text.replace(markers, (marker) => {
      this.markersLeft -= 1
      if (this.markersLeft >= 0) return marker
      this.beginParagraph()
      this.lastPrefix = ''
      // Escaped, since it must not begin a block.
      return `\n\n${marker.length === 1 ? '\\' : ''}${marker}`
    })
  }
}

/** What the parser treats as more than text. */
const markers = /\\.|[*_~`[\]<&@]|www\.|:\/\//gi

/** Block starts that interrupt any paragraph, in a container or not. */
const startsParagraph = /^ {0,3}(?:[-+*][ \t]+\S|#{1,6}[ \t]|1[.)][ \t]+\S)/

/** @param fence the backticks or tildes that opened it */
export function closesFence(line: string, fence: string): boolean {
  const found = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1]
  return found?.startsWith(fence) ?? false
}

const container = /[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)|\[\^[^[\]\s]{1,999}\]:)/y

/** White space and the markers of quotes, list items and footnotes before the text of a line. */
interface Prefix {
  text: string
  containers: number
  columns: number
}

function readPrefix(line: string): Prefix {
  let end = 0
  let columns = 0
  let containers = 0
  container.lastIndex = 0
  for (let match = container.exec(line); match; match = container.exec(line)) {
    if (columns + countColumns(match[0]) > prefixColumnsMax) break
    columns += countColumns(match[0])
    containers += 1
    end = container.lastIndex
  }
  const indent = /[ \t]*/y
  indent.lastIndex = end
  const space = indent.exec(line)?.[0] ?? ''
  return { text: line.slice(0, end) + space, containers, columns: columns + countColumns(space) }
}

function countColumns(text: string): number {
  return text.length + 3 * (text.split('\t').length - 1)
}

/** Escapes a container marker at the start of the text, if there is one. */
function escapeContainer(text: string): string {
  return text.replace(/^(\d{0,9})([>.)[*+-])/, (start, digits: string, sign: string) => {
    container.lastIndex = 0
    return container.test(text) ? `${digits}\\${sign}` : start
  })
}

/** A header row and its delimiter row. Each row of a table is parsed by itself. */
function isTableStart(header: string, delimiters: string): boolean {
  return (
    /^\|(?:[ \t]*:?-+:?[ \t]*\|)*[ \t]*(?::?-+:?)?[ \t]*$/.test(delimiters) &&
    countCells(header) === countCells(delimiters)
  )
}

function countCells(row: string): number {
  const bars = row.replace(/\\[\\|]/g, 'x').trim()
  return bars.split('|').length - (bars.endsWith('|') ? 1 : 0)
}
