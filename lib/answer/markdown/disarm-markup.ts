/**
 * Removes content that a client loads automatically from streamed Markdown: an image becomes a link, HTML becomes
 * text. The address of an image can leak the question (CVE-2025-32711, EchoLeak). The output does not depend on how
 * the text is split into pieces. Code is unchanged, and only characters that may still become markup are held back.
 */
import { CodeFences } from './code-fences'

/** Text that stays undecided for longer is treated as if it ended here. */
const pendingCharactersMax = 1_000

const autolink = /<[a-z][a-z0-9+.-]{1,31}:[^\s<>]{0,900}>/iy
const unfinishedAutolink = /^<[a-z][a-z0-9+.-]{0,31}(?::[^\s<>]{0,900})?$/i
/** Models use `<br>` in tables and write `H<sub>2</sub>O`; without attributes these tags load nothing. */
const plainTag = /<(?:br ?\/?|\/?(?:sub|sup|b|i|em|strong|u))>/iy
const unfinishedTag = /^<\/?(?:[a-z][a-z0-9-]{0,100} ?\/?)?$/i
/** Also matches a tag that would result when a mark with an unknown number is removed. */
const tag = /<(?:\/?[a-z](?:[a-z0-9-]{0,99}(?=[\s/>[]|$)|[a-z0-9-]{100})|\/?\[|[!?])/iy

export class MarkupReader {
  private pending = ''
  private readonly fences = new CodeFences()
  private isLineStart = true
  /** The rest of the line is fenced code. */
  private isCodeLine = false
  /** Number of backticks that may have opened code in this line; 0 outside. */
  private ticks = 0
  /**
   * Earlier backticks in the paragraph are ambiguous: a line left them open, or they may belong to an address.
   * Nothing counts as code until the next empty line.
   */
  private isCodeLost = false
  /** A cell border inside backticks ends the code span in a table. */
  private hasBar = false
  /** The line already contains words, so a tag cannot start an HTML block. */
  private hasWords = false
  private hasSigns = false
  private before = ''

  /** @returns the text that can be sent now */
  push(piece: string): string {
    const isPlain = this.pending === '' && !this.isLineStart && !/[\\`!<\r\n]/.test(piece)
    return isPlain ? this.release(piece) : this.read(this.pending + piece, false)
  }

  /** @returns the text held back; call once, at the end */
  close(): string {
    return this.read(this.pending, true)
  }

  private read(text: string, isLast: boolean): string {
    this.pending = ''
    let out = ''
    let at = 0
    while (at < text.length) {
      if (this.before === '\r' && text[at] === '\n') {
        // The second half of one line break.
        out += this.release('\n')
        at += 1
        continue
      }
      const lineEnd = indexOf(/[\r\n]/g, text, at)
      const line = text.slice(at, lineEnd)
      const isWhole = lineEnd < text.length || isLast
      if (this.isLineStart) {
        if (!isWhole && line.length < pendingCharactersMax && !CodeFences.isDecided(line)) {
          this.pending = line
          return out
        }
        this.isCodeLine = this.fences.read(line.slice(0, pendingCharactersMax))
        this.isLineStart = false
      }
      out += this.isCodeLine ? this.release(line) : this.readLine(line, isWhole)
      if (lineEnd === text.length) return out
      out += text[lineEnd]
      this.endLine(text[lineEnd] ?? '')
      at = lineEnd + 1
    }
    return out
  }

  private endLine(sign: string): void {
    this.isCodeLost = this.hasSigns && (this.isCodeLost || this.ticks > 0)
    Object.assign(this, { isLineStart: true, isCodeLine: false, ticks: 0, hasBar: false, hasSigns: false })
    Object.assign(this, { hasWords: false, before: sign })
  }

  /** @param line the rest of a line of prose; `isWhole` if its end is known */
  private readLine(line: string, isWhole: boolean): string {
    let out = ''
    let at = 0
    while (at < line.length) {
      const special = indexOf(/[\\`!<]/g, line, at)
      out += this.release(line.slice(at, special))
      if (special === line.length) return out
      const [length, replacement] = this.readSpecial(line, special, isWhole)
      if (length === 0) {
        this.pending = line.slice(special)
        return out
      }
      out += replacement
      this.release(line.slice(special, special + length))
      at = special + length
    }
    return out
  }

  /** @returns the number of characters read and their replacement; 0 if more of the line is needed */
  private readSpecial(line: string, at: number, isWhole: boolean): [length: number, replacement: string] {
    const rest = line.slice(at)
    const mayWait = !isWhole && rest.length < pendingCharactersMax
    switch (rest[0]) {
      case '\\':
        // A backslash is literal in code; elsewhere it escapes the next character.
        if (rest.length === 1 && mayWait) return [0, '']
        if (this.ticks > 0) return [1, '\\']
        return rest[1] === '<' ? this.readEscapedTag(rest, mayWait) : [2, rest.slice(0, 2)]
      case '`':
        return this.readTicks(rest, mayWait)
      case '!':
        if (rest === '!' && mayWait) return [0, '']
        return rest[1] === '[' ? this.readMarkup(rest, mayWait, () => this.readImage()) : [1, '!']
      default:
        return this.readMarkup(rest, mayWait, () => this.readTag(rest, mayWait))
    }
  }

  private readTicks(rest: string, mayWait: boolean): [number, string] {
    const run = /^`{1,1000}/.exec(rest)?.[0] ?? ''
    if (run === rest && mayWait) return [0, '']
    if (this.ticks === run.length) this.ticks = 0
    else if (this.ticks === 0) {
      this.isCodeLost ||= /[^ \t\r\n]/.test(this.before)
      Object.assign(this, { ticks: run.length, hasBar: false })
    }
    return [run.length, run]
  }

  /** Text that may be markup or code waits for the closing backticks. */
  private readMarkup(rest: string, mayWait: boolean, readAsMarkup: () => [number, string]): [number, string] {
    if (this.ticks === 0 || this.isCodeLost) return readAsMarkup()
    const inside = this.readInsideCode(rest.slice(0, pendingCharactersMax), mayWait)
    if (inside === undefined) return [0, '']
    if (inside !== null && !this.hasBar && !inside.includes('|')) return [inside.length, inside]
    this.ticks = 0
    return readAsMarkup()
  }

  /** @returns the text before the closing backticks; null if there are none, undefined while they may still come */
  private readInsideCode(rest: string, mayWait: boolean): string | null | undefined {
    const closing = rest.search(new RegExp(`(?<!\`)\`{${this.ticks}}(?!\`)`))
    const isAtEnd = closing + this.ticks === rest.length
    if (mayWait && (closing < 0 || isAtEnd)) return undefined
    return closing < 0 || (isAtEnd && rest.length === pendingCharactersMax) ? null : rest.slice(0, closing)
  }

  /** After a word, `![` is more likely an exclamation mark and a citation than an image. */
  private readImage(): [number, string] {
    return [1, /[\s[(|>]|^$/.test(this.before) ? '' : '! ']
  }

  /** A backslash at the end of an address belongs to the address. */
  private readEscapedTag(rest: string, mayWait: boolean): [number, string] {
    const [length, replacement] = this.readTag(rest.slice(1), mayWait)
    if (length === 0) return [0, '']
    return replacement === '&lt;' ? [2, '&lt;'] : [1, '\\']
  }

  private readTag(rest: string, mayWait: boolean): [number, string] {
    if (mayWait && (unfinishedAutolink.test(rest) || unfinishedTag.test(rest))) return [0, '']
    for (const harmless of this.hasWords ? [autolink, plainTag] : [autolink]) {
      harmless.lastIndex = 0
      const found = harmless.exec(rest)?.[0]
      if (found !== undefined) return [found.length, found]
    }
    tag.lastIndex = 0
    return [1, tag.test(rest) ? '&lt;' : '<']
  }

  private release(text: string): string {
    this.before = text.at(-1) ?? this.before
    this.hasSigns ||= /[^ \t\r\n]/.test(text)
    this.hasWords ||= /[\p{L}|]/u.test(text)
    this.hasBar ||= this.ticks > 0 && text.includes('|')
    return text
  }
}

/** @returns the length of the text when nothing in it matches */
function indexOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from
  return pattern.exec(text)?.index ?? text.length
}
