/**
 * Detects fenced code line by line, without parsing the whole document. A line counts as code only if every
 * interpretation of the text agrees, because text mistaken for code would be sent unchecked.
 */

interface Fence {
  indent: string
  /** Three or more backticks or tildes. */
  sign: string
}

/** A fence inside a list item or quotation ends where its container ends. */
const fenceInContainer = /^[ \t]*(?:[>*+-]|\d{1,9}[.)])[ \t>*+\-\d.)]*(?:`{3}|~{3})/
const undecided = /^[ \t]*(?:(?:(?:[>*+-]|\d{1,9}[.)]?)[ \t>*+\-\d.)]*)?(?:`{0,2}|~{0,2})|(?:`{3}|~{3}).*)$/
/** A more deeply indented fence is one only in some lists (CommonMark 4.5). */
const certainIndentMax = 3

export class CodeFences {
  private open: Fence | null = null
  /** The extent of code has become ambiguous; no later line counts as code. */
  private isAmbiguous = false

  /**
   * @param start the beginning of a line
   * @returns false if `read` needs more of the line
   */
  static isDecided(start: string): boolean {
    return !undecided.test(start)
  }

  /**
   * @param line a line without its line break, or a decided beginning of it; pass each line once, in order
   * @returns whether the line is code or a fence
   */
  read(line: string): boolean {
    if (this.isAmbiguous) return false
    const [, indent = '', sign] = /^([ \t]*)(`{3,}(?=[^`]*$)|~{3,})?/.exec(line) ?? []
    if (!this.open) return this.readOutside(line, indent, sign)
    return this.readInside(line, indent, sign, this.open)
  }

  private readOutside(line: string, indent: string, sign: string | undefined): boolean {
    if (fenceInContainer.test(line)) this.isAmbiguous = true
    if (sign === undefined) return false
    this.open = { indent, sign }
    return isCertain(indent)
  }

  /** A line indented less than its fence may end a list, and with it the fence, or may end nothing. */
  private readInside(line: string, indent: string, sign: string | undefined, { indent: own, sign: opening }: Fence) {
    const isBlank = line.trim() === ''
    const isClosing = sign?.startsWith(opening) && line.trim() === sign
    if (own !== '' && !isBlank && (!indent.startsWith(own) || (isClosing && indent !== own))) {
      this.isAmbiguous = true
      return false
    }
    if (isClosing && indent.length <= own.length + certainIndentMax) this.open = null
    return isCertain(own)
  }
}

function isCertain(indent: string): boolean {
  return indent.length <= certainIndentMax && !indent.includes('\t')
}
