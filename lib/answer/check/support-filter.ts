/**
 * Holds text back until its sentences are judged, and leaves out those with less support than the caller asked for. A
 * list item or table row is removed with its line, so that no empty line remains.
 */
import type { CheckVerdict, EvidenceCheck, MinSupport } from '@/lib/wire/evidence'
import type { Span } from './plain-text'

const keptVerdicts: Record<MinSupport, ReadonlySet<CheckVerdict>> = {
  quoted: new Set(['quoted']),
  supported: new Set(['quoted', 'supported']),
  partly: new Set(['quoted', 'supported', 'partly', 'overstated', 'other-population']),
}

/** A sentence with its offsets in the text as written. */
export interface JudgedUnit {
  start: number
  end: number
  /** Null if the sentence contains nothing that can be checked. */
  check: EvidenceCheck | null
}

/** A part of the text that is sent, with its offsets as written and as sent. */
interface SentPart {
  written: number
  sent: number
  length: number
}

/** What has been decided about the current line. */
interface Line {
  hasKept: boolean
  hasLeftOut: boolean
  /** Blanks before the next sentence, as written. */
  blanks: string
  /** Indent and marker of a list item whose first sentence was left out. */
  marker: string
  /** The text that is sent has an open `**`. */
  isBold: boolean
  /** A sentence that was left out opened `**`. */
  opensBold: boolean
}

const newLine: Readonly<Line> = {
  hasKept: false,
  hasLeftOut: false,
  blanks: '',
  marker: '',
  isBold: false,
  opensBold: false,
}
const listMarker = /^(?:[-*+•]|\d{1,3}[.)])[ \t]+/

export class SupportFilter {
  /** Number of sentences left out. */
  count = 0
  private readonly kept: ReadonlySet<CheckVerdict>
  /** Judged sentences that have not been released. */
  private readonly units: JudgedUnit[] = []
  /** Text as written that has not been released, and its offset. */
  private text = ''
  private at = 0
  private readonly parts: SentPart[] = []
  private sentLength = 0
  private line: Line = { ...newLine }
  private out = ''

  constructor(least: MinSupport) {
    this.kept = keptVerdicts[least]
  }

  /** Counts text that is sent without being judged. */
  skip(length: number): void {
    this.parts.push({ written: this.at, sent: this.sentLength, length })
    this.at += length
    this.sentLength += length
  }

  /** Called for each sentence, in order. */
  readonly add = (unit: JudgedUnit): void => {
    this.units.push(unit)
  }

  /**
   * @param text written since the last call
   * @param settledTo no later text changes what is before this offset, as written
   * @returns the text to send now
   */
  release(text: string, settledTo: number): string {
    this.text += text
    this.out = ''
    for (const unit of this.units.splice(0)) {
      this.passGap(unit.start)
      if (unit.check === null || this.keeps(unit.check)) this.keepUnit(unit.end)
      else this.leaveOutUnit(unit.end)
    }
    this.passGap(settledTo)
    return this.out
  }

  keeps({ verdict = 'not-found' }: EvidenceCheck): boolean {
    return this.kept.has(verdict)
  }

  /** @returns offsets in the text as sent; null if the text was left out */
  toSent([start, end]: Span): Span | null {
    const part = this.parts[findLastPart(this.parts, start)]
    const last = this.parts[findLastPart(this.parts, end - 1)]
    if (!part || !last || start >= part.written + part.length || end > last.written + last.length) return null
    return [part.sent + start - part.written, last.sent + end - last.written]
  }

  /** Text between two sentences: blanks, line breaks and code. */
  private passGap(end: number): void {
    for (const piece of this.text.slice(0, end - this.at).split(/(\n)/)) {
      if (piece === '\n') this.endLine()
      else if (piece.trim() === '') this.line.blanks += this.take(piece.length)
      else this.keepUnit(this.at + piece.length)
    }
  }

  private endLine(): void {
    const isLeftOut = this.line.hasLeftOut && !this.line.hasKept
    if (!isLeftOut) this.sendBlanks()
    const written = this.at
    const lineBreak = this.take(1)
    if (!isLeftOut) this.send(lineBreak, written)
    this.line = { ...newLine }
  }

  private keepUnit(end: number): void {
    const { line } = this
    if (line.hasKept || !line.hasLeftOut) this.sendBlanks()
    else this.send(line.marker)
    line.blanks = ''
    if (line.opensBold) this.send('**')
    const written = this.at
    const text = this.take(end - this.at)
    this.send(text, written)
    Object.assign(line, {
      hasKept: true,
      opensBold: false,
      isBold: (line.isBold || line.opensBold) !== hasOddBold(text),
    })
  }

  private leaveOutUnit(end: number): void {
    const { line } = this
    const text = this.take(end - this.at)
    if (!line.hasKept && !line.hasLeftOut) line.marker = line.blanks + (listMarker.exec(text)?.[0] ?? '')
    if (hasOddBold(text)) {
      if (line.isBold) this.send('**')
      else line.opensBold = !line.opensBold
      line.isBold = false
    }
    Object.assign(line, { hasLeftOut: true, blanks: '' })
    this.count += 1
  }

  private sendBlanks(): void {
    const { blanks } = this.line
    this.send(blanks, this.at - blanks.length)
    this.line.blanks = ''
  }

  private take(length: number): string {
    const taken = this.text.slice(0, length)
    this.text = this.text.slice(length)
    this.at += length
    return taken
  }

  /** @param written its offset as written; absent for text that is added */
  private send(text: string, written?: number): void {
    if (written !== undefined && text !== '') {
      this.parts.push({ written, sent: this.sentLength, length: text.length })
    }
    this.out += text
    this.sentLength += text.length
  }
}

function hasOddBold(text: string): boolean {
  return (text.match(/\*\*/g)?.length ?? 0) % 2 === 1
}

/** @returns the last part that begins at or before the offset; -1 if none does */
function findLastPart(parts: readonly SentPart[], offset: number): number {
  let [low, high] = [0, parts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((parts[middle]?.written ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low - 1
}
