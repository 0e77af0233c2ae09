/**
 * Finds the sentences of streamed text and has each judged as soon as no later text can change it. The result does not
 * depend on how the text is split into pieces, and no text is read twice.
 */
import { findCertainEnd, type SentenceSpan, splitSentences } from '@/lib/evidence/text/split-sentences'
import type { EvidenceCheck } from '@/lib/wire/evidence'
import type { WrittenSentence } from './check/judge-sentence'
import { LineContext } from './check/line-context'
import type { JudgedUnit } from './check/support-filter'
import type { MarkReader } from './citation-marks'

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

/** @returns null if the sentence contains nothing that can be checked */
type JudgeSentence = (sentence: WrittenSentence) => EvidenceCheck | null

interface SentenceCheckOptions {
  judge: JudgeSentence
  /** False if only sentences that cite a source are read as soon as they are complete. */
  readsAll: boolean
  /** Called for each sentence, in order; offsets in the content. */
  onUnit?: ((unit: JudgedUnit) => void) | undefined
}

export class SentenceChecks {
  /** In the order of the text. */
  readonly all: EvidenceCheck[] = []
  /** The marks in the text so far, and the places of removed ones, in order; the reader appends to both. */
  private readonly found: Pick<MarkReader, 'marks' | 'removals'>
  private readonly options: SentenceCheckOptions
  private readonly context = new LineContext()
  /** Text after the last checked line or sentence, and its offset in the content. */
  private unchecked = ''
  private start = 0
  private checkedMarks = 0
  private checkedRemovals = 0
  private inFence = false
  /** The beginning of the current line has already been checked. */
  private isMidLine = false
  private endSearch: SentenceEndSearch = { ...newSearch }

  constructor(found: Pick<MarkReader, 'marks' | 'removals'>, options: SentenceCheckOptions) {
    this.found = found
    this.options = options
  }

  /** No later text changes the sentences before this offset. */
  get settledTo(): number {
    return this.start
  }

  /** Counts text that was sent without passing through `push`. */
  skip(length: number): void {
    this.start += length
  }

  push(text: string): void {
    this.unchecked += text
    if (text.includes('\n')) this.checkWholeLines()
    if (this.hasMoreToCheck()) this.checkCertainSentences()
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

  private hasMoreToCheck(): boolean {
    return this.options.readsAll || this.checkedMarks < this.found.marks.length
  }

  /** Checks the complete sentences of an unfinished line. A row of a table is checked as a whole. */
  private checkCertainSentences(): void {
    if (this.inFence || this.isFenceMark(this.unchecked) || (!this.isMidLine && isRow.test(this.unchecked))) return
    while (this.hasMoreToCheck()) {
      const end = this.findCertainUnitEnd()
      if (end === null) return
      const { unchecked } = this
      this.beginLine(unchecked)
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
    this.beginLine(line)
    const units = this.context.kind.startsWith('table') ? splitRow(line) : joinTrailingMarks(line, splitSentences(line))
    for (const unit of units) this.checkUnit(line, unit)
  }

  /** @param line the line, or what has been read of it: at least one sentence */
  private beginLine(line: string): void {
    if (!this.isMidLine) this.context.begin(line)
    this.isMidLine = true
  }

  private checkUnit(line: string, unit: SentenceSpan): void {
    const start = this.start + unit.start
    const end = this.start + unit.end
    const raw = line.slice(unit.start, unit.end)
    const cited = this.takeCited(end)
    const hadCitation = this.takeRemovals(end)
    const { kind, isReference } = this.context
    const isTitle = isReference || kind === 'heading' || kind === 'table-header' || kind === 'table-rule'
    const sentence = { ...this.context.place(raw, start, cited), start, end, isTitle, hadCitation }
    const check = this.options.judge(sentence)
    this.context.remember(raw, cited)
    if (check) this.all.push(check)
    this.options.onUnit?.({ start, end, check })
  }

  /** @returns the sources cited before this offset of the content, and after the last sentence */
  private takeCited(end: number): number[] {
    const { marks } = this.found
    const cited = new Set<number>()
    for (let mark = marks[this.checkedMarks]; mark && mark.end <= end; mark = marks[this.checkedMarks]) {
      cited.add(mark.n)
      this.checkedMarks += 1
    }
    return [...cited]
  }

  private takeRemovals(end: number): boolean {
    const { removals } = this.found
    const before = this.checkedRemovals
    while ((removals[this.checkedRemovals] ?? Number.POSITIVE_INFINITY) <= end) this.checkedRemovals += 1
    return this.checkedRemovals > before
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

const isRow = /^\s*\|/

function splitRow(line: string): SentenceSpan[] {
  const row = line.trim()
  return row === '' ? [] : [{ start: line.indexOf(row), end: line.indexOf(row) + row.length }]
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
