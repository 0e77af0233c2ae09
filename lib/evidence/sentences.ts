/**
 * Cuts running text into sentences with exact offsets. The cuts tile the text: joined together they give it back, so a
 * sentence can always be quoted as it stands. Abbreviations, decimals, initials and units do not end a sentence.
 */

export interface SentenceSpan {
  /** UTF-16 offsets, end exclusive; trimmed of surrounding white space. */
  start: number
  end: number
}

/** Words that carry a full stop of their own, compared in lower case without it. */
const abbreviations = new Set(
  `al approx assoc avg ca cf cfr ch co conc corp dept diff dr ed eds eg eq esp est et etc ex fig figs freq gen gov hr
  hrs i.a ibid ie inc incl int jr lab lat ltd max med min misc mo mos mr mrs ms nat no nos nr op opp p pg pp pt pts ref
  refs resp rev sec sp spp sr st subsp suppl tab tabs temp univ viz vol vols vs wk wks yr yrs i.e e.g a.m p.m u.s u.k
  i.v i.m s.c p.o b.i.d t.i.d q.d q.i.d b.d n.b`.split(/\s+/),
)

/** Abbreviations that may also be the last word of a sentence: a following capital decides. */
const mayEnd = new Set([
  'etc',
  'al',
  'no',
  'min',
  'max',
  'hr',
  'hrs',
  'yr',
  'yrs',
  'mo',
  'mos',
  'wk',
  'wks',
  'ed',
  'p.o',
  's.c',
  'i.v',
  'i.m',
  'b.d',
  'a.m',
  'p.m',
  'u.s',
  'u.k',
  'b.i.d',
  't.i.d',
  'q.d',
  'q.i.d',
])

/** A capitalised word that starts sentences far more often than it follows an abbreviation within one. */
const openers =
  /^(?:The|This|These|Those|There|They|It|In|We|Our|No|However|Among|Compared|After|Before|Patients|All|Both|Results?|Conclusions?|Further|Although|While|When|At|On|For|A|An|As|To|Of|Median|Mean|Adverse|Serious|Secondary|Primary)\b/

const stop = /[.!?…。！？]+["'”’»)\]]*/g

/**
 * @returns spans in order; none is empty, none overlaps, and only white space lies between them
 */
export function splitSentences(text: string): SentenceSpan[] {
  const spans: SentenceSpan[] = []
  let start = 0
  const cut = (end: number) => {
    const from = start + leadingSpace(text, start, end)
    const to = end - trailingSpace(text, from, end)
    if (to > from) spans.push({ start: from, end: to })
    start = end
  }
  for (const line of lineEnds(text)) {
    stop.lastIndex = start
    for (let match = stop.exec(text); match && match.index < line; match = stop.exec(text)) {
      const end = match.index + match[0].length
      if (end < line && endsSentence(text, start, match.index, end)) cut(end)
    }
    cut(line)
  }
  return spans
}

/** A blank line or a line break before a list item ends whatever came before it. */
function lineEnds(text: string): number[] {
  const ends: number[] = []
  for (const match of text.matchAll(/\n[ \t]*\n|\n(?=[ \t]*(?:[-*•#>|]|\d+[.)] ))/g)) ends.push(match.index)
  ends.push(text.length)
  return ends
}

function endsSentence(text: string, start: number, stopAt: number, end: number): boolean {
  const after = text.slice(end, end + 40)
  const mark = text[stopAt]
  if (mark === '。' || mark === '！' || mark === '？') return true
  const gap = /^\s+/.exec(after)
  if (!gap) return false
  const next = after.slice(gap[0].length)
  if (next === '') return true
  if (/^[a-z]/.test(next) && mark !== '!' && mark !== '?') return startsWithLowercaseName(next)
  if (mark !== '.') return true
  const word = /[^\s([{"'“‘]*$/.exec(text.slice(start, stopAt))?.[0] ?? ''
  return endsAfterWord(word, next)
}

/** "mRNA", "pH" or "eGFR" may open a sentence although they start small. */
function startsWithLowercaseName(next: string): boolean {
  return /^[a-z]{1,2}[A-Z]/.test(next)
}

function endsAfterWord(word: string, next: string): boolean {
  const bare = word.toLowerCase()
  if (/^[A-Z]$/.test(word)) return openers.test(next) && word !== 'A'
  if (!abbreviations.has(bare)) return !/^(?:[A-Z]\.)+[A-Z]$/.test(word)
  if (/^[\d<>=≤≥~±(]/.test(next)) return false
  return mayEnd.has(bare) && openers.test(next)
}

function leadingSpace(text: string, start: number, end: number): number {
  return text.slice(start, end).length - text.slice(start, end).trimStart().length
}

function trailingSpace(text: string, start: number, end: number): number {
  return text.slice(start, end).length - text.slice(start, end).trimEnd().length
}
