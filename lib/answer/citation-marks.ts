/**
 * Reads `[n]` marks from streamed text. Every mark in its output belongs to a known source and has the form `[1][2]`:
 * it expands ranges and lists and removes unknown numbers. It never changes code. It holds back only characters that
 * may still become a mark, so the text keeps streaming.
 */

export interface Mark {
  n: number
  /** UTF-16 offsets in the whole output so far; end exclusive. */
  start: number
  end: number
}

/** Matches one of `[1]`, `[[1]]`, `[1, 2]`, `[1-3]` at a time. At most three digits, so a year is not a mark. */
const markPattern = /\[\[?\s*\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*\s*\]?\]/y
const unfinishedMark = /^\[\[?[\d\s,;–-]{0,40}\]?$/
/** Models sometimes turn a mark into a link; its address was invented by the model, so the link is removed. */
const linkPattern = /\([^()\s]{0,500}\)/y
const unfinishedLink = /^\([^()\s]{0,500}$/
const ticksPattern = /`+/y
/** A wider range is an interval of figures, such as [65-85]. */
const rangeMax = 10

export class MarkReader {
  readonly marks: Mark[] = []
  /** Offsets in the output at which a mark was removed because no source has its number. */
  readonly removals: number[] = []
  private pending = ''
  private length = 0
  /** The last non-whitespace character of the output. */
  private last = ''
  /** Number of backticks that opened the current code span; 0 outside code. */
  private code = 0
  private readonly known: ReadonlySet<number>

  constructor(known: Iterable<number>) {
    this.known = new Set(known)
  }

  /** Counts text that was sent without passing through this reader. */
  skip(length: number): void {
    this.length += length
  }

  /** @returns the text that can be sent now */
  push(piece: string): string {
    if (this.pending === '' && this.code === 0 && !/[[\\`]|[ \t]$/.test(piece)) return this.release(piece)
    return this.release(this.read(this.pending + piece, false))
  }

  /** @returns the text held back; call once, at the end */
  close(): string {
    return this.release(this.read(this.pending, true))
  }

  private release(text: string): string {
    this.length += text.length
    this.last = text.trimEnd().at(-1) ?? this.last
    return text
  }

  private read(text: string, isLast: boolean): string {
    this.pending = ''
    let out = ''
    let at = 0
    while (at < text.length) {
      const special = indexOfSpecial(text, at)
      const plain = text.slice(at, special)
      // An unclosed backtick must not disable marks for the rest of the answer.
      if (this.code > 0 && this.code < 3 && plain.includes('\n')) this.code = 0
      if (special === text.length) {
        // Blanks may precede a mark that is removed; a line break before them can be sent.
        const sent = isLast ? plain : trimTrailingBlanks(plain)
        this.pending = plain.slice(sent.length)
        return out + sent
      }
      const part = this.readSpecial({ text, at: special, out: out + plain, isLast })
      out = part.out
      if (part.held !== undefined) {
        this.pending = part.held
        return out
      }
      at = part.at
    }
    return out
  }

  private readSpecial(reading: Reading): ReadPart {
    const { text, at, out } = reading
    if (text[at] === '\\') return readEscape(reading)
    if (text[at] === '`') return this.readTicks(reading)
    return this.code > 0 ? { out: out + text[at], at: at + 1 } : this.readMark(reading)
  }

  private readTicks({ text, at, out, isLast }: Reading): ReadPart {
    const ticks = matchAt(ticksPattern, text, at) ?? '`'
    if (at + ticks.length === text.length && !isLast) return { out, held: ticks }
    if (this.code === 0) this.code = ticks.length
    else if (this.code === ticks.length) this.code = 0
    return { out: out + ticks, at: at + ticks.length }
  }

  private readMark({ text, at, out, isLast }: Reading): ReadPart {
    if (!isLast && unfinishedMark.test(text.slice(at))) return holdWithBlanks(text, at, out)
    const mark = matchAt(markPattern, text, at)
    if (mark === undefined) return { out: out + text[at], at: at + 1 }
    const end = at + mark.length
    const link = matchAt(linkPattern, text, end) ?? ''
    const isCut = end + link.length === text.length || unfinishedLink.test(text.slice(end))
    if (!isLast && isCut) return holdWithBlanks(text, at, out)
    const bound = this.bind(mark, out, text[end + link.length])
    return { out: bound.out, at: end + (bound.isMark ? link.length : 0) }
  }

  private bind(mark: string, out: string, next: string | undefined): { out: string; isMark: boolean } {
    const numbers = parseNumbers(mark)
    const known = numbers?.filter((n) => this.known.has(n)) ?? []
    if (known.length === 0) {
      const isFigure = numbers === null || (numbers.length > 1 && /[\d)%]\s*$/.test(this.last + out))
      return isFigure ? { out: out + mark, isMark: false } : { out: this.remove(out, next), isMark: true }
    }
    let bound = out
    for (const n of new Set(known)) {
      const start = this.length + bound.length
      bound += `[${n}]`
      this.marks.push({ n, start, end: this.length + bound.length })
    }
    return { out: bound, isMark: true }
  }

  private remove(before: string, next: string | undefined): string {
    this.removals.push(this.length + trimTrailingBlanks(before).length)
    return removeMark(before, next)
  }
}

/** A backslash or bracket or backtick that is to be read, and the output before it. */
interface Reading {
  text: string
  at: number
  out: string
  /** No more text follows. */
  isLast: boolean
}

/** The output so far, and either where to read on, or the text that is held back until more is known. */
type ReadPart = { out: string; at: number; held?: undefined } | { out: string; held: string }

function readEscape({ text, at, out, isLast }: Reading): ReadPart {
  if (at + 1 === text.length && !isLast) return { out, held: '\\' }
  const length = /[ \t]/.test(text[at + 1] ?? '') ? 1 : 2
  return { out: out + text.slice(at, at + length), at: at + length }
}

/** Also holds back the blanks before a mark, which are removed together with it. */
function holdWithBlanks(text: string, at: number, out: string): ReadPart {
  const kept = out.replace(/[ \t]+$/, '')
  return { out: kept, held: out.slice(kept.length) + text.slice(at) }
}

/** Keeps the text on both sides of a removed mark apart: otherwise `<` and `img` would become HTML. */
function removeMark(before: string, next: string | undefined): string {
  const kept = before.replace(/[ \t]+$/, '')
  return next !== undefined && /[\p{L}\p{N}[/]/u.test(next) ? `${kept} ` : kept
}

/** A single pass; a regex would retry at every run of blanks. */
function trimTrailingBlanks(text: string): string {
  let end = text.length
  while (end > 0 && (text[end - 1] === ' ' || text[end - 1] === '\t')) end -= 1
  return text.slice(0, end)
}

/** @param pattern sticky */
function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

function indexOfSpecial(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 91 || code === 92 || code === 96) return at
  }
  return text.length
}

/** Returns null if the brackets contain an interval rather than marks. */
function parseNumbers(mark: string): number[] | null {
  const numbers: number[] = []
  for (const part of mark.replace(/[[\]\s]/g, '').split(/[,;]/)) {
    const [first, last] = part.split(/[–-]/).map(Number)
    if (first === undefined) continue
    const end = last ?? first
    if (end < first || end - first > rangeMax) return null
    for (let n = first; n <= end; n += 1) numbers.push(n)
  }
  return numbers
}
