/**
 * Reads a department's own guideline in Markdown or plain text: one document becomes one article whose passages are
 * its sections. Title, owner and date come from the document; missing ones stay empty, and a note reports them.
 */
import type { Passage, Section } from '@/lib/evidence/article/article'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { draftArticle, parseYear } from './draft-article'
import { type Block, isMarkdown, parseMarkdownBlocks, parsePlainTextBlocks } from './guideline-blocks'
import { foldSpaces, type ReaderEvent, RefusedFile } from './reader'

/** Longest document: a book of 700 pages. Unlike files of many records, it is read as a whole. */
const documentCharactersMax = 2_000_000
/** A longer section is split into several passages, between blocks. */
const passageCharacters = 4000

export async function* readGuideline(text: AsyncIterable<string>, checkedAt: string): AsyncGenerator<ReaderEvent> {
  let document = ''
  for await (const piece of text) {
    document += piece
    if (document.length > documentCharactersMax) {
      throw new RefusedFile(serverMessage('document_too_long', { limit: documentCharactersMax }))
    }
  }
  const place = { record: 1, line: 1 }
  const { about, blocks } = splitHeader(document)
  const title = about.get('title') ?? chooseTitle(blocks)
  const titleAt = blocks.findIndex(({ text }) => text === title)
  const passages = passagesFromBlocks(blocks.filter((_, at) => at !== titleAt))
  if (title === null) {
    yield { type: 'refused', place, reason: serverMessage('heading_missing') }
    return
  }
  if (passages.length === 0) {
    yield { type: 'refused', place, reason: serverMessage('body_missing') }
    return
  }
  const owner = about.get('owner') ?? null
  const date = about.get('date') ?? null
  if (owner === null) yield { type: 'note', note: serverMessage('owner_missing') }
  if (date === null) yield { type: 'note', note: serverMessage('date_missing') }
  const revisedAt = parseDay(date)
  const article = draftArticle({
    title,
    authors: owner === null ? [] : [owner],
    year: parseYear(date),
    studyType: 'guideline',
    provenance: 'guideline',
    checkedAt,
    ...(revisedAt === null ? {} : { revisedAt }),
    passages,
  })
  yield { type: 'article', place, article }
}

// ------------------------------------------------------------------------------------------- title, owner and date

export type Field = 'title' | 'owner' | 'date'

/** "Next review" and "valid until" are not the date of the document. */
const fieldNames: [Field, RegExp][] = [
  ['title', /^(?:title|titel)$/],
  [
    'owner',
    /^(?:(?:document )?owner|author\(?s?\)?|department|organi[sz]ation|issued by|responsible|prepared by|autor(?:en)?|abteilung)$/,
  ],
  [
    'date',
    /^(?:date|updated|(?:last|date) (?:updated|reviewed|revised|modified|changed)|(?:issue|effective|approval|publication|version) date|date of (?:issue|approval)|issued|approved|published|valid from|version|datum|stand|gültig ab)$/,
  ],
]
/** Fields precede the first section. */
const headerBlocksMax = 20

function splitHeader(document: string): { about: Map<Field, string>; blocks: Block[] } {
  const about = new Map<Field, string>()
  const front = /^\s*---[ \t]*\r?\n([\s\S]{0,5000}?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(document)
  for (const line of front?.[1]?.split(/\r?\n/) ?? []) noteField(about, line)
  const body = front ? document.slice(front[0].length) : document
  const isMarked = front !== null || isMarkdown(body)
  // Markdown merges lines such as "Owner: ..." under the title into one paragraph, so they are extracted before
  // parsing.
  const [head, rest] = cutHead(body)
  const kept = head.filter((line) => !noteField(about, line))
  const text = [...kept, rest].join('\n')
  return { about, blocks: isMarked ? parseMarkdownBlocks(text) : parsePlainTextBlocks(text) }
}

function cutHead(body: string): [head: string[], rest: string] {
  const lines = body.split(/\r\n|[\n\r]/)
  return [lines.slice(0, headerBlocksMax), lines.slice(headerBlocksMax).join('\n')]
}

/** Longest field line, including markup. It bounds the cost of the pattern, which may try every position. */
const fieldCharactersMax = 300

/** @returns true when the line is a field and nothing else */
export function noteField(about: Map<Field, string>, line: string): boolean {
  const text = line.trim()
  if (text.length > fieldCharactersMax) return false
  const found = /^[\s>*_-]*([\p{L}() ]{3,30}?)[*_]*\s*[:：][*_]*\s*(\S.{0,200}?)[\s*_]*$/u.exec(text)
  if (!found?.[1] || !found[2]) return false
  const name = foldSpaces(found[1]).toLowerCase()
  const field = fieldNames.find(([, names]) => names.test(name))?.[0]
  if (!field) return false
  const value = foldSpaces(found[2].replace(/^["']|["']$/g, ''))
  if (field === 'date' && parseYear(value) === null) return false
  if (!about.has(field)) about.set(field, value)
  return true
}

function chooseTitle(blocks: Block[]): string | null {
  const [first] = blocks
  const isTitle = first && (first.type === 'heading' || (first.text.length <= 150 && !/[.:;]$/.test(first.text)))
  const headings = blocks.filter(({ type }) => type === 'heading')
  const chosen = isTitle ? first : (headings.find((each) => each.type === 'heading' && each.level === 1) ?? headings[0])
  return chosen && chosen.text.length <= 300 ? chosen.text : null
}

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** An unambiguous full date in ISO form; null otherwise. */
export function parseDay(date: string | null): string | null {
  const text = date ?? ''
  const iso = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(text)
  if (iso) return toIsoDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const dotted = /(?<!\d)(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?!\d)/.exec(text)
  if (dotted) return toIsoDay(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]))
  const named = /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?\.? (\p{L}{3})\p{L}*\.?,? (\d{4})/u.exec(text)
  if (named) return toIsoDay(Number(named[3]), parseMonth(named[2]), Number(named[1]))
  const american = /(\p{L}{3})\p{L}*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})/u.exec(text)
  return american ? toIsoDay(Number(american[3]), parseMonth(american[1]), Number(american[2])) : null
}

function parseMonth(name: string | undefined): number {
  return monthNames.indexOf((name ?? '').toLowerCase()) + 1
}

function toIsoDay(year: number, month: number, day: number): string | null {
  if (month < 1 || month > 12 || day < 1 || day > 31) return null
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

// ---------------------------------------------------------------------------------------------------------- sections

const sectionWords: [Section, RegExp][] = [
  [
    'other',
    /\b(?:references?|literature|bibliography|literatur|change (?:log|history)|version history|document (?:control|history)|contents|authors?|contacts?|acknowledge?ments?|glossary|abbreviations)\b/i,
  ],
  ['limitations', /\b(?:limitations?|exclusions?|does not apply)\b/i],
  [
    'harms',
    /\b(?:contra-?indications?|adverse|side effects?|warnings?|cautions?|precautions?|safety|interactions?)\b/i,
  ],
  [
    'background',
    /\b(?:background|introduction|purpose|scope|definitions?|epidemiology|pathophysiology|rationale|aims?)\b/i,
  ],
]

function passagesFromBlocks(blocks: Block[]): Passage[] {
  const passages: Passage[] = []
  const path: { level: number; text: string }[] = []
  let held: string[] = []
  let characters = 0
  const close = () => {
    if (held.length > 0) {
      const label = joinLabel(path.map(({ text }) => text))
      passages.push({
        ordinal: passages.length,
        section: classifyGuidelineSection(label),
        label,
        text: held.join('\n\n'),
      })
    }
    held = []
    characters = 0
  }
  for (const block of blocks) {
    if (block.type === 'heading') {
      close()
      while ((path.at(-1)?.level ?? 0) >= block.level) path.pop()
      path.push(block)
    } else {
      if (characters + block.text.length > passageCharacters) close()
      held.push(block.text)
      characters += block.text.length + 1
    }
  }
  close()
  return passages
}

/** Every passage repeats its headings, so a long heading would be stored many times. */
const labelCharactersMax = 500

function joinLabel(headings: string[]): string {
  return headings.join(' › ').slice(0, labelCharactersMax).toWellFormed()
}

/** Text under any other heading counts as the department's recommendation. */
export function classifyGuidelineSection(label: string): Section {
  if (label === '') return 'background'
  return sectionWords.find(([, words]) => words.test(label))?.[0] ?? 'recommendation'
}
