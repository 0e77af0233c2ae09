/**
 * Says which lines of Markdown are fenced code, line by line, without a parse of the whole. It answers yes only where every
 * reading of the text agrees: what wrongly passed for code would go out unchecked.
 */

interface Fence {
  indent: string
  /** Three or more backticks or tildes. */
  sign: string
}

/** A fence behind the sign of a list or a quotation, which ends where they end. */
const fenceInContainer = /^[ \t]*(?:[>*+-]|\d{1,9}[.)])[ \t>*+\-\d.)]*(?:`{3}|~{3})/
const undecided = /^[ \t]*(?:(?:(?:[>*+-]|\d{1,9}[.)]?)[ \t>*+\-\d.)]*)?(?:`{0,2}|~{0,2})|(?:`{3}|~{3}).*)$/
/** Deeper than this it is a fence in some lists only (CommonMark 4.5). */
const certainIndentMax = 3

export class CodeFences {
  private open: Fence | null = null
  /** Where code begins and ends can no longer be said; from here on nothing is taken for code. */
  private isAmbiguous = false

  /** @param start the beginning of a line; false when `read` needs more of it */
  static isDecided(start: string): boolean {
    return !undecided.test(start)
  }

  /**
   * @param line a line without its line break, or a decided beginning of it; each line once, in order
   * @returns whether the line is code, or its fence
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

  /** A line to the left of its fence ends a list, and with it the fence, or ends nothing. */
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
