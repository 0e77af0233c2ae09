/**
 * Checks each cited sentence of streamed text against its sources as soon as no later text can change it. The checks
 * do not depend on how the text is split into pieces, and no text is checked twice.
 */
import { findCertainEnd, type SentenceSpan, splitSentences } from '@/lib/evidence/text/split-sentences'
import type { Support } from '@/lib/evidence/verify/check-support'
import { unescapeMarkdown } from '@/lib/shared/text/markdown-text'
import type { EvidenceCheck } from '@/lib/wire/evidence'
import type { Mark } from './citation-marks'

/**
 * A longer line is checked up to its last complete sentence. Otherwise text without line breaks would stay in memory
 * until its end, for every answer that a slow client keeps open.
 */
const uncheckedCharactersMax = 16_384

/** State of the search for the end of the first unchecked sentence. */
interface SentenceEndSearch {
  start: number
  searchedTo: number
  /** `start` is the end of a sentence; only marks may still follow it. */
  isEnded: boolean
}

const newSearch: Readonly<SentenceEndSearch> = { start: 0, searchedTo: 0, isEnded: false }

/** @returns null if the sentence contains nothing that can be looked up in these sources */
type CheckSentence = (sentence: string, items: number[]) => Support | null

export class SentenceChecks {
  /** In the order of the text. */
  readonly all: EvidenceCheck[] = []
  /** Marks in the text so far, in order; the mark reader appends to it. */
  private readonly marks: readonly Mark[]
  private readonly check: CheckSentence
  /** Text after the last checked line or sentence, and its offset in the content. */
  private unchecked = ''
  private start = 0
  private checkedMarks = 0
  private inFence = false
  /** The beginning of the current line has already been checked. */
  private isMidLine = false
  private endSearch: SentenceEndSearch = { ...newSearch }

  constructor(marks: readonly Mark[], check: CheckSentence) {
    this.marks = marks
    this.check = check
  }

  /** Counts text that was sent without passing through `push`. */
  skip(length: number): void {
    this.start += length
  }

  push(text: string): void {
    this.unchecked += text
    if (text.includes('\n')) this.checkWholeLines()
    if (this.checkedMarks < this.marks.length) this.checkCertainSentences()
    if (this.unchecked.length > uncheckedCharactersMax) this.checkLongLine()
  }

  /** @param rest text that was held back until the end */
  close(rest: string): void {
    this.checkLine(this.unchecked + rest)
    this.replaceUnchecked('')
  }

  private checkWholeLines(): void {
    const end = this.unchecked.lastIndexOf('\n') + 1
    const rest = this.unchecked.slice(end)
    for (const line of this.unchecked.slice(0, end).split(/(?<=\n)/)) {
      this.checkLine(line)
      this.isMidLine = false
    }
    this.replaceUnchecked(rest)
  }

  /**
   * Checks the complete sentences of an unfinished line. A sentence without a mark stays unchecked until one follows.
   */
  private checkCertainSentences(): void {
    if (this.inFence || this.isFenceMark(this.unchecked)) return
    while (this.checkedMarks < this.marks.length) {
      const end = this.findCertainUnitEnd()
      if (end === null) return
      const { unchecked } = this
      this.checkUnit(unchecked, { start: unchecked.search(/\S/), end })
      this.advance(end)
      this.replaceUnchecked(unchecked.slice(end))
    }
  }

  /** @returns the end of a sentence including the marks after it; null while that is uncertain */
  private findCertainUnitEnd(): number | null {
    const { unchecked, endSearch } = this
    while (true) {
      if (!endSearch.isEnded) {
        const { end, lookedTo } = findCertainEnd(unchecked, endSearch.start, endSearch.searchedTo)
        endSearch.searchedTo = lookedTo
        if (end === null) return null
        endSearch.start = end
        endSearch.isEnded = true
      }
      const next = unchecked.slice(endSearch.start).trimStart().slice(0, 2)
      if (next === '' || next === '[') return null
      if (!beginsWithMark.test(next)) return endSearch.start
      endSearch.isEnded = false
    }
  }

  /**
   * Keeps the last two sentences, since more text or marks may follow; a sentence that never ends is checked as it
   * is.
   */
  private checkLongLine(): void {
    const { unchecked } = this
    const last = splitSentences(unchecked).at(-2)?.start ?? 0
    const end = last > 0 ? last : unchecked.length
    this.checkLine(unchecked.slice(0, end))
    this.replaceUnchecked(unchecked.slice(end))
  }

  private checkLine(line: string): void {
    const isFenceMark = this.isFenceMark(line)
    if (isFenceMark) this.inFence = !this.inFence
    if (!isFenceMark && !this.inFence) this.checkSentences(line)
    this.advance(line.length)
  }

  private isFenceMark(line: string): boolean {
    return !this.isMidLine && /^\s*(?:```|~~~)/.test(line)
  }

  private checkSentences(line: string): void {
    if (this.checkedMarks === this.marks.length) return
    for (const unit of joinTrailingMarks(line, splitSentences(line))) this.checkUnit(line, unit)
  }

  private checkUnit(line: string, unit: SentenceSpan): void {
    const start = this.start + unit.start
    const end = this.start + unit.end
    const cited = new Set<number>()
    for (let mark = this.marks[this.checkedMarks]; mark && mark.end <= end; mark = this.marks[this.checkedMarks]) {
      cited.add(mark.n)
      this.checkedMarks += 1
    }
    if (cited.size === 0) return
    const items = [...cited]
    const sentence = toPlainSentence(line.slice(unit.start, unit.end))
    const support = this.check(sentence, items)
    if (support) this.all.push({ start, end, items, ...support })
  }

  private advance(length: number): void {
    this.start += length
    this.isMidLine = true
  }

  private replaceUnchecked(rest: string): void {
    this.unchecked = rest
    this.endSearch = { ...newSearch }
  }
}

const beginsWithMark = /^\s*\[\d/

/** "… fell by a third. [1]": a unit that begins with a mark belongs to the previous sentence. */
function joinTrailingMarks(line: string, units: SentenceSpan[]): SentenceSpan[] {
  const joined: SentenceSpan[] = []
  for (const unit of units) {
    const previous = joined.at(-1)
    if (previous && beginsWithMark.test(line.slice(unit.start, unit.end))) previous.end = unit.end
    else joined.push({ ...unit })
  }
  return joined
}

/** Strips Markdown from a sentence: list and emphasis markers, escapes, citation marks and link addresses. */
function toPlainSentence(text: string): string {
  const words = text
    .replace(/(?<!\\)\[\d+\]/g, '')
    .replace(/(?<!\\)\[([^[\]\n]{1,300})\]\([^()\s]{1,2000}(?: "[^"\n]{0,300}")?\)/g, '$1')
    .replace(/https?:\/\/[^\s)]{1,2000}/g, '')
    .replace(/^\s*(?:[-*+>#]+|\d+[.)])\s+/, '')
    .replace(/\*\*|__/g, '')
  return unescapeMarkdown(words).trim()
}
