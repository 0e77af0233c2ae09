/**
 * Translates the words of a result in another language into English, in their order, so that its direction, negation
 * and outcome can be read. Words that the list lacks are kept: names of drugs are nearly the same everywhere.
 */
import { dictionaryDe } from '@/lib/evidence/question/translation/dictionary-de'
import { dictionaryEs } from '@/lib/evidence/question/translation/dictionary-es'
import { dictionaryFr } from '@/lib/evidence/question/translation/dictionary-fr'
import { dictionaryZh } from '@/lib/evidence/question/translation/dictionary-zh'
import { findDrugBySpelling, isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import type { Span } from '@/lib/evidence/verify/claim/finding'
import { rememberLast } from '@/lib/evidence/verify/claim/remember'
import { detectWrittenLanguage, foldDiacritics, type WrittenLanguage } from '@/lib/shared/text/detect-written-language'
import { findAll } from '@/lib/shared/text/find-all'
import { wordsDe } from './words-de'
import { wordsEs } from './words-es'
import { wordsFr } from './words-fr'
import { wordsZh } from './words-zh'

type ForeignLanguage = Exclude<WrittenLanguage, 'en'>

const tables: Record<ForeignLanguage, readonly [results: string, names: string]> = {
  zh: [wordsZh, dictionaryZh.table],
  es: [wordsEs, dictionaryEs.table],
  de: [wordsDe, dictionaryDe.table],
  fr: [wordsFr, dictionaryFr.table],
}
const lists = new Map<ForeignLanguage, Map<string, string>>()

/** The words of results come before the names of drugs, diseases and people. */
function getList(language: ForeignLanguage): Map<string, string> {
  const known = lists.get(language)
  if (known) return known
  const [results, names] = tables[language]
  const list = new Map([...readList(names), ...readList(results)])
  lists.set(language, list)
  return list
}

/** @param table lines of `English = word | word` */
function readList(table: string): Map<string, string> {
  const words = new Map<string, string>()
  for (const line of table.trim().split('\n')) {
    const [english = '', names = ''] = line.split(' = ')
    // A figure in a name must not become a figure of the sentence.
    if (/\d/.test(line)) continue
    for (const name of names.split(' | ')) words.set(foldDiacritics(name), english)
  }
  return words
}

/** Longer text is not a sentence; the rest is not read. */
const readMax = 600

/** A part of a sentence and its English, in the order of the sentence. */
interface Piece {
  /** UTF-16 offset in the sentence. */
  start: number
  written: string
  english: string
}

/** The language of a sentence. */
export const readLanguage = rememberLast(detectWrittenLanguage)

/**
 * Translates a sentence word by word.
 *
 * @returns an English sentence unchanged
 */
export const toEnglish = rememberLast((sentence) => {
  const language = readLanguage(sentence)
  if (language === 'en') return sentence
  const text = sentence.slice(0, readMax)
  const english = language === 'zh' ? readChinese(text) : readWords(text, language)
  // Each part between commas is read separately, because its grammar is not English.
  return english.replace(/,\s/g, '; ').replace(leadOfChinese, 'In $1, ').replace(leadOfOthers, 'In$1, ')
})

/** The people studied, before the subject. */
const leadOfChinese = /^([^;]*\b(?:patients|people|adults|women|men|children|infants)) ?; /i
const leadOfOthers = /^(?:En|Entre|Bei|Unter|Chez|Dans|Parmi)\b([^;]*); /

/**
 * Finds the words of a sentence that words of its translation come from.
 *
 * @param english as `toEnglish` returned it
 * @param spans in `english`
 * @returns spans in `sentence`; a word that cannot be found there is left out
 */
export function locateInOriginal(sentence: string, english: string, spans: readonly Span[]): Span[] {
  const language = readLanguage(sentence)
  if (language === 'en') return [...spans]
  const text = sentence.slice(0, readMax)
  const pieces = language === 'zh' ? splitChinese(text) : splitPhrases(text, getList(language))
  return spans.flatMap(([start, end]) => {
    const word = english.slice(start, end)
    // The order of a sentence is kept, so that the second "reduced" comes from the second word that means it.
    const ordinal = findAll(english.slice(0, start), toPattern(word)).length
    const found = pieces.flatMap((piece) => locateInPiece(piece, word))[ordinal]
    return found ? [found] : []
  })
}

function locateInPiece({ start, written, english }: Piece, word: string): Span[] {
  const pattern = toPattern(word)
  const own = findAll(written, pattern).map(({ 0: each, index }): Span => [start + index, start + index + each.length])
  if (own.length > 0) return own
  return findAll(english, pattern).map((): Span => [start, start + written.length])
}

/** "3.2%" is also "3,2 %". */
function toPattern(word: string): RegExp {
  const signs = word
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replace(/(\d)\\\.(?=\d)/g, '$1[.,]')
    .replace(/%$/, '\\s?%')
  return new RegExp(`(?<![\\p{Script=Latin}\\d])${signs}(?![\\p{Script=Latin}\\d])`, 'giu')
}

const nameMax = 12

function readChinese(text: string): string {
  return splitChinese(text)
    .map(({ written, english }) => (english === written ? [...english].map(toHalfWidth).join('') : ` ${english} `))
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/\bfrom (\S+(?: \p{L}+)?) (reduced|increased) to (?=\d)/gu, '$2 from $1 to ')
    .trim()
}

/** Names of the list, and text that is not Chinese as it is; all other words are dropped. */
function splitChinese(text: string): Piece[] {
  const list = getList('zh')
  const pieces: Piece[] = []
  let kept: Piece | null = null
  for (let start = 0; start < text.length; ) {
    const name = isCalendarYear(text, start) ? null : findName(text, start, list)
    const written = name ?? text.charAt(start)
    const isKept = name === null && !/\p{Script=Han}/u.test(written)
    if (isKept && kept) {
      kept.written += written
      kept.english += written
    } else {
      const piece = { start, written, english: isKept ? written : name === null ? '' : (list.get(name) ?? '') }
      pieces.push(piece)
      kept = isKept ? piece : null
    }
    start += written.length
  }
  return pieces
}

/** The character for "year" after "2025" names no duration. */
function isCalendarYear(text: string, at: number): boolean {
  return text.charAt(at) === '年' && /(?<!\d)(?:19|20)\d\d$/.test(text.slice(Math.max(0, at - 5), at))
}

function findName(text: string, at: number, list: ReadonlyMap<string, string>): string | null {
  for (let length = Math.min(nameMax, text.length - at); length > 0; length--) {
    const part = text.slice(at, at + length)
    if (list.has(part)) return part
  }
  return null
}

const fullWidth: Record<string, string> = {
  '，': ', ',
  '。': '. ',
  '；': '; ',
  '：': ': ',
  '（': ' (',
  '）': ') ',
  '、': ', ',
}

function toHalfWidth(character: string): string {
  return fullWidth[character] ?? character
}

const phraseMax = 4

function readWords(text: string, language: ForeignLanguage): string {
  const joined = splitPhrases(text, getList(language))
    .map(({ english }, index, pieces) => (addsDrug(pieces, index) ? 'plus' : english))
    .join('')
    // A decimal comma.
    .replace(/(\d),(\d{1,2})(?![\d,])/g, '$1.$2')
    .replace(/(\d)\s%/g, '$1%')
  // German puts the negation after the verb and its object.
  return language === 'de'
    ? joined.replace(/\b(reduced|increased|improved|worsened)\b((?:(?!did not)[^.;,])*?)\s+did not\b/g, 'did not $1$2')
    : joined
}

/** "Doxazosina más finasterida": the word for "more" also joins two drugs. */
function addsDrug(pieces: readonly Piece[], index: number): boolean {
  const next = pieces[index + 2]?.english ?? ''
  return pieces[index]?.english === 'more' && pieces[index + 1]?.written === ' ' && isDrugName(next.toLowerCase())
}

function splitPhrases(text: string, words: ReadonlyMap<string, string>): Piece[] {
  const parts = text.split(/([^\p{L}\p{N}]+)/u)
  const pieces: Piece[] = []
  let start = 0
  for (let at = 0; at < parts.length; ) {
    const found = findPhrase(parts, at, words)
    const length = found?.length ?? 1
    const written = parts.slice(at, at + length).join('')
    pieces.push({ start, written, english: found?.english ?? toEnglishName(written) })
    start += written.length
    at += length
  }
  return pieces
}

function findPhrase(
  pieces: readonly string[],
  at: number,
  words: ReadonlyMap<string, string>,
): { english: string; length: number } | null {
  for (let count = phraseMax; count > 0; count--) {
    const part = pieces.slice(at, at + 2 * count - 1)
    if (part.length < 2 * count - 1) continue
    const english = words.get(part.map((piece, index) => (index % 2 === 0 ? foldDiacritics(piece) : ' ')).join(''))
    if (english !== undefined) return { english, length: part.length }
  }
  return null
}

/** "dapagliflozina", "évolocumab", "lévothyroxine". */
function toEnglishName(word: string): string {
  const folded = foldDiacritics(word)
  if (word.length < 6) return word
  return (
    [folded, folded.replace(/[aeo]$/, ''), folded.replace(/a$/, 'e'), `${folded}e`].find(isDrugName) ??
    findDrugBySpelling(folded) ??
    word
  )
}
