/**
 * Splits text into sentences with exact offsets. Only white space separates two sentences, so a sentence can be quoted
 * verbatim and the text can be reassembled. Abbreviations, initials, decimals, units and species names do not end a
 * sentence; citation marks after a full stop belong to the sentence that it ends.
 */

export interface SentenceSpan {
  /** UTF-16 offsets, end exclusive; no white space at either end. */
  start: number
  end: number
}

/** Abbreviations that do not end a sentence; compared in lower case. */
const abbreviations = wordSet(`
  approx assoc avg ca cf cfr ch corr dept diff dr e.g eg eq eqs est ex fig figs gen gov i.e ie incl jr med mr mrs ms nr
  nos op pg pp prof pt pts ref refs resp rev sec sp spp sr st subsp suppl tab tabs temp univ viz vol vols vs
`)

/** Abbreviations that may also end a sentence: the next word decides. */
const endingAbbreviations = wordSet(`
  al a.m b.d b.i.d co conc corp ed eds etc hr hrs i.m i.v inc inj lat lab ltd m.d max min mo mos
  n.b no p p.m p.o p.r.n ph.d q.d q.i.d s.c sc t.i.d u.k u.s wk wks yr yrs
`)

/** Words that start a sentence far more often than they follow an abbreviation or an initial inside one. */
const openers = new RegExp(
  `^(?:${[
    ...wordSet(`
    A Accordingly Additionally Adverse After All Although Among An Analyses Analysis And As At Baseline Because Before
    Both But By Clinical Compared Conclusions? Data Despite Did Do Does During Each Evidence Finally Findings? Follow-up
    For Four From Furthermore Given Group Guidelines? Hence How However If Importantly In Interestingly Is It Its Mean
    Median More Moreover Most Nevertheless No None Not Of On One Only Other Our Outcomes? Overall Participants? Patients?
    Primary Randomi[sz]ed Results? Secondary Serious Seven Severe Similarly Since Six So Some Studies Such Symptoms Ten
    That The Their Then There Therefore These They Thirty This Those Three Thus To Treatment Trials? Twelve Twenty Two
    Under Until Use Using We Were What When Where Whereas Whether Which While Who With Within Women Yet
  `),
  ].join('|')})\\b`,
)

/** "vitamin D.", "hepatitis B.": the letter is a name, not an initial. */
const lettered =
  /(?:vitamins?|hepatitis|influenza|groups?|types?|stages?|class|grades?|arms?|factor|levels?|child-pugh|cohorts?)\s$/i

/** A run of stops with its closing quotes, brackets, emphasis and citation marks. */
const stops = /[.!?…。！？]+["'”’»)\]*_]*(?:[ \t]*\[\d+(?:[,\s–-]+\d+)*\])*/g

/** How far back a word before a stop can start; longer runs of letters are not abbreviations. */
const lookBack = 48

/** @returns spans in order, none empty */
export function splitSentences(text: string): SentenceSpan[] {
  const spans: SentenceSpan[] = []
  let start = 0
  const cut = (end: number) => {
    const span = trimSpan(text, start, end)
    if (span) spans.push(span)
    start = end
  }
  for (const blockEnd of blockEnds(text)) {
    stops.lastIndex = start
    for (let match = stops.exec(text); match && match.index < blockEnd; match = stops.exec(text)) {
      const end = match.index + match[0].length
      if (end < blockEnd && endsSentence(text, start, match.index, end)) cut(end)
    }
    cut(blockEnd)
  }
  return spans
}

/**
 * Finds the end of a sentence in a line that may still grow. A reported end is the one that `splitSentences` finds in
 * the complete line, however it continues.
 *
 * @param start start of the sentence
 * @param from `lookedTo` of the previous call, so that no text is scanned twice
 * @returns `end` null while there is none, or none that is certain yet; `lookedTo` for the next call
 */
export function findCertainEnd(line: string, start: number, from: number): { end: number | null; lookedTo: number } {
  stops.lastIndex = from
  for (let match = stops.exec(line); match; match = stops.exec(line)) {
    const end = match.index + match[0].length
    if (!isCertain(line, end)) return { end: null, lookedTo: match.index }
    if (endsSentence(line, start, match.index, end)) return { end, lookedTo: end }
  }
  return { end: null, lookedTo: line.length }
}

/** Whether enough text follows a stop: no incomplete mark, and the whole next word. */
function isCertain(line: string, end: number): boolean {
  if (/^[ \t]*(?:\[[\d,\s–-]*)?$/.test(line.slice(end))) return false
  const next = line.slice(end, end + lookBack)
  return next.length === lookBack || /^\S|^\s+(?:\S{24}|\S+\s)/.test(next)
}

/**
 * A line break before a blank line, a list item, a heading or a table row, or after a row with its cells between " | ".
 */
const blockBreak = /\n(?:(?=[ \t]*(?:\n|[-*•#>|]|\d{1,3}[.)] )|[^\n]* \| )|(?<= \| [^\n]*\n))/g

function blockEnds(text: string): number[] {
  const breaks = [...text.matchAll(blockBreak)]
  return [...breaks.map(({ index }) => index), text.length]
}

function endsSentence(text: string, start: number, stop: number, end: number): boolean {
  const mark = text.charAt(stop)
  if ('。！？'.includes(mark)) return true
  const next = /^\s+(\S{0,24})/.exec(text.slice(end, end + lookBack))?.[1]
  if (next === undefined) return false
  if (mark !== '.') return !/^[a-z]/.test(next)
  if (/^[a-z]/.test(next)) return opensSmall(next)
  const before = text.slice(Math.max(start, stop - lookBack), stop)
  const word = /[^\s([{"'“‘]*$/.exec(before)?.[0] ?? ''
  return !isListNumber(text, start, stop) && endsAfter(word, before, next)
}

/** "mRNA", "pH" or "eGFR" may start a sentence in lower case. */
function opensSmall(next: string): boolean {
  return /^[a-z]{1,2}[A-Z]/.test(next)
}

/** "1. Give oxygen": the number starts the sentence. */
function isListNumber(text: string, start: number, stop: number): boolean {
  return /^\s*(?:\d{1,3}|[a-z]|[ivx]{1,4})$/i.test(text.slice(start, Math.min(stop, start + 12))) && stop - start < 12
}

function endsAfter(word: string, before: string, next: string): boolean {
  const bare = word.toLowerCase()
  if (/^[A-Z]$/.test(word)) return lettered.test(before.slice(0, -1)) || openers.test(next)
  if (abbreviations.has(bare) || /^(?:[A-Z]\.)+[A-Z]$/.test(word))
    return endingAbbreviations.has(bare) && openers.test(next)
  if (!endingAbbreviations.has(bare)) return true
  return openers.test(next)
}

function trimSpan(text: string, start: number, end: number): SentenceSpan | null {
  let from = start
  let to = end
  while (from < to && /\s/.test(text.charAt(from))) from++
  while (to > from && /\s/.test(text.charAt(to - 1))) to--
  return to > from ? { start: from, end: to } : null
}

function wordSet(list: string): Set<string> {
  return new Set(list.trim().split(/\s+/))
}
