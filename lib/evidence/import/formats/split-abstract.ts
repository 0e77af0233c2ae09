/**
 * Splits an abstract into passages. The result is the same whether labels are XML attributes or part of the text
 * ("BACKGROUND: ... METHODS: ..."). Funding, registration and copyright become a separate passage, so that no
 * conclusion is quoted with them.
 */

import type { Passage, Section } from '@/lib/evidence/article/article'
import { fundingLabel } from '@/lib/evidence/article/article'
import { foldSpaces } from './reader'

export interface LabelledText {
  /** As printed; empty for an abstract without labels. */
  label: string
  text: string
  /** NlmCategory of PubMed XML, used only for an unknown label. */
  category?: string | undefined
}

export function splitAbstract(parts: LabelledText[]): Passage[] {
  const filled = parts.map((part) => ({ ...part, text: foldSpaces(part.text) })).filter(({ text }) => text !== '')
  const labelled = withoutEmpty(rejoinLabels(filled).flatMap(splitAtLabels))
  const pieces = labelled.flatMap((part, at) => (at === labelled.length - 1 ? cutTails(part) : [part]))
  const passages = pieces.map(({ label, text, category }, ordinal): Passage => {
    return { ordinal, section: classifySection(label, category), label, text }
  })
  if (!passages.some(({ section }) => section === 'conclusion')) promoteDiscussion(passages)
  return passages
}

/** What PubMed writes for an unlabelled part of a structured abstract. */
const unlabelled = /^unlabell?ed$/i

function withoutEmpty(parts: LabelledText[]): LabelledText[] {
  return parts
    .map((part) => (unlabelled.test(part.label) ? { ...part, label: '' } : part))
    .filter(({ text }) => text !== '' && !/^no abstract (?:is )?available\.?$/i.test(text))
}

const cutLabel = /(?<=[.!?]) ?([A-Z][A-Z ]*[/&-])$/

/** PubMed splits some labels: "... DATA SOURCES/" ends one text and "COLLECTION" labels the next. */
function rejoinLabels(parts: LabelledText[]): LabelledText[] {
  if (!parts.some(({ text }) => /[/&-]$/.test(text))) return parts
  return parts.map((part, at) => {
    const start = cutLabel.exec(parts[at - 1]?.text ?? '')?.[1]
    const end = at + 1 < parts.length ? cutLabel.exec(part.text)?.[0] : undefined
    const text = end === undefined ? part.text : part.text.slice(0, -end.length)
    return { ...part, label: start === undefined ? part.label : `${start} ${part.label}`, text }
  })
}

// ---------------------------------------------------------------------------------------------------------- sections

/** The first match decides, so "METHODS AND RESULTS" is results and "CONCLUSIONS AND LIMITATIONS" limitations. */
const sectionWords: [Section, RegExp][] = [
  ['limitations', /\blimitations?\b/],
  [
    'other',
    /\b(?:regist\w*|funding|funded|fundings|sponsors?|financ\w*|disclosures?|conflicts?|level of evidence|keywords?)\b/,
  ],
  ['conclusion', /\b(?:conclu\w*|interpretation|take[- ]home|bottom line|key messages?)\b/],
  ['recommendation', /\brecommend\w*\b/],
  ['results', /\b(?:results?|findings?|observations?|(?:data|evidence) synthesis)\b/],
  ['harms', /\b(?:harms?|safety|adverse|side effects|complications?)\b/],
  [
    'methods',
    /\b(?:methods?|methodolog\w*|design|settings?|patients?|participants?|subjects?|populations?|samples?|interventions?|measure\w*|outcomes?|materials?|data sources?|study selection|extraction|data collection|data analys[ei]s|statistic\w*|analys[ei]s|procedures?|end ?points?|eligibility|search|exposures?|protocol|probands|experiment\w*|inclusion|comparators?|randomi[sz]ation|follow-?up|variables?)\b|^study$/,
  ],
  ['background', /\b(?:backgrounds?|introduction|context|rationale|importance|what is known)\b/],
  ['question', /\b(?:objectives?|purposes?|aims?|questions?|hypothes[ei]s|goals?|object)\b/],
]

/** Labels of the last part of an abstract that has no labelled conclusion. */
const discussionLabel =
  /^(?:discussion|comments?|summary|(?:clinical |practice )?implications?|(?:clinical )?(?:relevance|significance))\b/i

const sectionByCategory: Record<string, Section> = {
  BACKGROUND: 'background',
  OBJECTIVE: 'question',
  METHODS: 'methods',
  RESULTS: 'results',
  CONCLUSIONS: 'conclusion',
}

const knownSections = new Map<string, Section | null>()

function classifySection(label: string, category?: string): Section {
  return classifyLabel(label) ?? sectionByCategory[category ?? ''] ?? 'other'
}

/** The section that a heading names; null for one that names none. */
export function classifyLabel(label: string): Section | null {
  const folded = label.toLowerCase()
  const known = knownSections.get(folded)
  if (known !== undefined) return known
  const section = sectionWords.find(([, words]) => words.test(folded))?.[0] ?? null
  // Records share a few hundred labels; the limit keeps a hostile file from filling memory.
  if (knownSections.size < 5000) knownSections.set(folded, section)
  return section
}

function promoteDiscussion(passages: Passage[]): void {
  const last = passages.findLast(({ label }) => discussionLabel.test(label))
  if (last) last.section = 'conclusion'
}

// ------------------------------------------------------------------------------------------------- labels in the text

/** Labels that also occur in mixed case: "Results: ". */
const plainLabels = new Set(
  `abstract|aim|aims|aims and objectives|background|background and aims|background and objective
  |background and objectives|background and purpose|clinical trial registration|conclusion|conclusions
  |conclusions and relevance|context|data extraction|data sources|data synthesis|design|design and setting|discussion
  |exposure|exposures|findings|funding|hypothesis|implications|importance|interpretation|intervention|interventions
  |introduction|limitations|main outcome measure|main outcome measures|main outcomes and measures|main results
  |material and methods|materials and methods|measurements|measurements and main results|method|methodology|methods
  |methods and findings|methods and results|objective|objectives|outcome measures|participants|patients
  |patients and methods|population|purpose|question|rationale|recommendations|registration|result|results|setting
  |setting and participants|settings|significance|study design|study design and setting|study selection|subjects
  |subjects and methods|summary|trial registration`
    .split('|')
    .map((label) => label.trim()),
)

/** Words that labels consist of. In capitals before a colon they form a label even without a full stop before them. */
const labelWords = new Set(
  `${[...plainLabels].join(' ')} of or the in unlabelled unlabeled primary secondary key principal purposes collection
  analysis statistical search sources searching strategy key messages bottom line endpoint endpoints end point points
  sample size case report reports presentation research`.split(/\s+/),
)

/** One to eight words before a colon, in capitals or capitalized. */
const labelBeforeColon =
  /(?<=^|\s|\p{Ll}[.!?])(?:\p{Lu}[\p{Lu}\d ,/&'’()-]{1,70}|\p{Lu}\p{Ll}[\p{L} ,/&'’()-]{1,70}):(?=\s)/gu

function splitAtLabels(part: LabelledText): LabelledText[] {
  // Most XML records have no such colon, and this check is cheaper than the pattern below.
  if (!part.text.includes(': ')) return [part]
  const labels = findLabels(part)
  const first = labels[0]
  if (!first) return [part]
  const pieces = labels.map(({ label, end }, at) => ({
    label,
    text: part.text.slice(end, labels[at + 1]?.start).trim(),
  }))
  const before = { ...part, text: part.text.slice(0, first.start).trim() }
  return before.text === '' ? pieces : [before, ...pieces]
}

function findLabels({ label: ownLabel, text }: LabelledText): { label: string; start: number; end: number }[] {
  const labels: { label: string; start: number; end: number }[] = []
  for (const match of text.matchAll(labelBeforeColon)) {
    const end = match.index + match[0].length
    const label = labelAt(text, match.index, end - 1, ownLabel !== '' || labels[0]?.start === 0)
    if (label !== null) labels.push({ label, start: end - 1 - label.length, end })
  }
  return labels
}

/**
 * @param isStructured the abstract has had a label before, so an unknown one is accepted too
 * @returns the label that ends at `end`, or null when it is ordinary text before a colon
 */
function labelAt(text: string, start: number, end: number, isStructured: boolean): string | null {
  const words = text.slice(start, end)
  const isCapitals = words === words.toUpperCase()
  if (start === 0 || /[.!?][)\]"'”’]*\s*$/.test(text.slice(Math.max(0, start - 4), start))) {
    if (plainLabels.has(words.toLowerCase()) || unlabelled.test(words)) return words
    if (isCapitals && classifyLabel(words) !== null) return words
    if (isCapitals && isStructured && /^[A-Z][A-Z ,/&-]{4,}$/.test(words)) return words
  }
  const capitals = /(?:^|\s)([A-Z][A-Z ,/&'()-]{2,})$/.exec(words)?.[1]
  return capitals && isStructured ? longestLabel(capitals) : null
}

/** A sentence without a full stop may run into the label: "... in patients with COPD RESULTS: ". */
function longestLabel(words: string): string | null {
  for (let at = 0; at >= 0; at = words.indexOf(' ', at + 1)) {
    const rest = words.slice(at).trimStart()
    const isLabel = rest
      .toLowerCase()
      .split(/[^a-z]+/)
      .every((word) => labelWords.has(word))
    if (isLabel && (classifyLabel(rest) !== null || discussionLabel.test(rest))) return rest
  }
  return null
}

// ------------------------------------------------------------------------------------------------------------- tails

/** Registration numbers of trial and review registers. */
const registration = /(?:NCT|ISRCTN|CRD|ACTRN|ChiCTR|UMIN|EudraCT|DRKS|NTR|CTRI|KCT|IRCT|PACTR|TCTR)[\s\w/-]*\d{3}/i

/** What may follow the last finding, anchored at the end; the second pattern must match too. */
const tails: [tail: RegExp, holds: RegExp][] = [
  [/\((?:funded|supported|sponsored|financed|registered)\b[^()]*(?:\([^()]*\)[^()]*)*\)\.?$/i, /./],
  [/\([^()]*(?:\([^()]*\)[^()]*)*\)\.?$/, registration],
  [
    /(?<=[.!?)]\s)(?:this (?:trial|study|review) (?:is|was) (?:\w+ )?registered|(?:clinical )?trial registration|registration\b|(?:registered (?:at|with|in) )?(?:www\.)?clinicaltrials\.gov|current controlled trials|PROSPERO|ISRCTN|NCT\d)[^!?]{0,250}$/i,
    registration,
  ],
  [
    /(?<=[.!?)]\s)(?:Funding:|(?:Funded|Supported|Sponsored) by (?:an? |the )?(?:[Gg]rants?\b|[A-Z]))[^!?]{0,250}$/,
    /./,
  ],
  [
    /(?<=[.!?)]\s)(?:(?:Crown )?[Cc]opyright\b|©|\([Cc]\) ?(?:19|20)\d\d|\(?PsycI[Nn][Ff][Oo] Database Record)[^!?]{0,250}$/,
    /./,
  ],
]
/** Longest tail; it also bounds the cost of the search. */
const tailCharactersMax = 600
/** An abstract has a few tails at most; each costs a search. */
const tailsMax = 20

function cutTails(part: LabelledText): LabelledText[] {
  let body = part.text
  for (let tails = 0; tails < tailsMax; tails += 1) {
    const tail = tailStart(body)
    if (tail === 0) break
    body = body.slice(0, tail).trimEnd()
  }
  if (body === part.text || body === '') return [part]
  return [
    { ...part, text: body },
    { label: fundingLabel, text: part.text.slice(body.length).trim() },
  ]
}

function tailStart(text: string): number {
  const from = Math.max(0, text.length - tailCharactersMax)
  const end = text.slice(from)
  for (const [tail, holds] of tails) {
    const at = end.search(tail)
    if (at >= 0 && holds.test(end.slice(at))) return from + at
  }
  return 0
}
