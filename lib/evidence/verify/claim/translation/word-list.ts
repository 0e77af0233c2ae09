/**
 * Puts the words of a result in another language into English, in their order, so that its direction, negation and
 * outcome can be read. Words that the list lacks stay as they are: names of drugs are nearly the same everywhere.
 */
import { dictionaryDe } from '@/lib/evidence/question/translation/dictionary-de'
import { dictionaryEs } from '@/lib/evidence/question/translation/dictionary-es'
import { dictionaryFr } from '@/lib/evidence/question/translation/dictionary-fr'
import { dictionaryZh } from '@/lib/evidence/question/translation/dictionary-zh'
import { isDrugName } from '@/lib/evidence/text/drug-names'
import { detectWrittenLanguage, foldDiacritics, type WrittenLanguage } from '@/lib/shared/text/detect-written-language'
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
    // A figure of a name must not become one of the sentence.
    if (/\d/.test(line)) continue
    for (const name of names.split(' | ')) words.set(foldDiacritics(name), english)
  }
  return words
}

/** Longer text is no sentence; the rest is not read. */
const readMax = 600

/** @returns an English sentence as it is */
export function toEnglish(sentence: string): string {
  const language = detectWrittenLanguage(sentence)
  if (language === 'en') return sentence
  const text = sentence.slice(0, readMax)
  const english = language === 'zh' ? readChinese(text) : readWords(text, getList(language), language)
  // Each part between commas is read by itself: its grammar is not English.
  return english.replace(/,\s/g, '; ')
}

const nameMax = 12

function readChinese(text: string): string {
  const list = getList('zh')
  let english = ''
  for (let at = 0; at < text.length; ) {
    const name = findName(text, at, list)
    if (name !== null) english += ` ${list.get(name)} `
    else if (!/\p{Script=Han}/u.test(text.charAt(at))) english += toHalfWidth(text.charAt(at))
    else if (!english.endsWith(' ')) english += ' '
    at += name?.length ?? 1
  }
  return english.replace(/\s+/g, ' ').trim()
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

function readWords(text: string, words: ReadonlyMap<string, string>, language: ForeignLanguage): string {
  const pieces = text.split(/([^\p{L}\p{N}]+)/u)
  const english: string[] = []
  for (let at = 0; at < pieces.length; ) {
    const found = findPhrase(pieces, at, words)
    english.push(found?.english ?? toEnglishName(pieces[at] ?? ''))
    at += found?.length ?? 1
  }
  const joined = english
    .join('')
    // A decimal comma.
    .replace(/(\d),(\d{1,2})(?![\d,])/g, '$1.$2')
    .replace(/(\d)\s%/g, '$1%')
  // German puts the negation behind the verb and its object.
  return language === 'de'
    ? joined.replace(/\b(reduced|increased|improved|worsened)\b((?:(?!did not)[^.;,])*?)\s+did not\b/g, 'did not $1$2')
    : joined
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
  return [folded, folded.replace(/[aeo]$/, ''), folded.replace(/a$/, 'e'), `${folded}e`].find(isDrugName) ?? word
}
