/** Completes what a reader types with names of concepts and titles of the library. */
import type { Library } from '@/lib/evidence/library/library-reader'
import { readDictionary } from '@/lib/evidence/question/translation/dictionary'
import { dictionaryZh } from '@/lib/evidence/question/translation/dictionary-zh'
import { listDrugNames } from '@/lib/evidence/text/drugs/drug-names'
import { splitWords, stopWords } from '@/lib/evidence/text/normalize-terms'
import { listConceptNames } from '@/lib/evidence/text/synonyms'

export interface LibrarySuggestions {
  /** Each replaces the typed text from this UTF-16 offset on. */
  concepts: { text: string; from: number }[]
  titles: string[]
}

const conceptsMax = 3
const titlesMax = 3
/** Fewer letters match too many names to be useful. */
const lettersMin = 3
/** For Chinese, whose characters carry more meaning than letters. */
const charactersMin = 2
/** Longer beginnings of a Chinese name are not looked up. */
const charactersMax = 10
/** "heart failure with reduced": the longest beginning of a name that is looked up. */
const wordsMax = 4
/** Titles that are compared; the search takes the latest that match. */
const titleCandidatesMax = 50

/**
 * @param text what has been typed; its last word may be unfinished
 * @returns names of which the library has articles, those of most articles first, and titles with all typed words
 */
export function suggestFromLibrary(library: Library, text: string): LibrarySuggestions {
  return library.snapshot(() => ({ concepts: completeConcept(library, text), titles: findTitles(library, text) }))
}

function completeConcept(library: Library, text: string): LibrarySuggestions['concepts'] {
  const found = new Map<string, { from: number; articles: number }>()
  // The longest typed beginning decides: after "heart fail", "heart failure" is meant and not "fail".
  for (const { from, names, isWhole } of listBeginnings(text)) {
    const typed = text.slice(from).toLowerCase()
    if (isWhole?.(typed)) break
    for (const { name, english } of names()) {
      if (!name.startsWith(typed) || name === typed || found.has(name)) continue
      const articles = countArticles(library, english)
      if (articles > 0) found.set(name, { from, articles })
    }
    if (found.size > 0) break
  }
  return [...found]
    .sort(([, a], [, b]) => b.articles - a.articles)
    .slice(0, conceptsMax)
    .map(([name, { from }]) => ({ text: name, from }))
}

/** A beginning of a name: where it starts in the text, and the names of its language. */
interface Beginning {
  from: number
  names: () => readonly ConceptName[]
  /** Whether the typed text is a short word of its own, which longer words begin with only by chance. */
  isWhole?: (typed: string) => boolean
}

/** Longest first. Chinese is written without spaces, so a name may begin at any of its last characters. */
function listBeginnings(text: string): Beginning[] {
  const [chinese = ''] = /\p{Script=Han}+$/u.exec(text) ?? []
  if (chinese !== '') {
    const first = Math.max(text.length - chinese.length, text.length - charactersMax)
    const count = text.length - first - charactersMin + 1
    return Array.from({ length: Math.max(0, count) }, (_, index) => ({
      from: first + index,
      names: listChineseNames,
      isWhole: (typed: string) => typed.length === charactersMin && readChineseNames().has(typed),
    }))
  }
  const starts = [...text.matchAll(/(?!\p{Script=Han})[\p{L}\p{N}](?:(?!\p{Script=Han})[\p{L}\p{N}-])*/gu)]
  return starts
    .map(({ index }) => index)
    .slice(-wordsMax)
    .filter((from) => text.length - from >= lettersMin && text.trimEnd() === text)
    .map((from) => ({ from, names: listEnglishNames }))
}

interface ConceptName {
  name: string
  /** The name that articles use. */
  english: string
}

let englishNames: readonly ConceptName[] | undefined
let chineseNames: readonly ConceptName[] | undefined
let chinese: ReadonlyMap<string, string> | undefined

/** Names of several letters: an abbreviation is typed faster than it is chosen. */
function listEnglishNames(): readonly ConceptName[] {
  englishNames ??= [...new Set([...listConceptNames(), ...listDrugNames()])]
    .filter((name) => name.length > 5)
    .map((name) => ({ name, english: name }))
  return englishNames
}

function listChineseNames(): readonly ConceptName[] {
  chineseNames ??= [...readChineseNames()]
    .filter(([name]) => /^\p{Script=Han}/u.test(name) && name.length > charactersMin)
    .map(([name, english]) => ({ name, english }))
  return chineseNames
}

/** The English of each Chinese name. */
function readChineseNames(): ReadonlyMap<string, string> {
  chinese ??= readDictionary(
    dictionaryZh,
    (name) => name,
    (name) => name.length,
  ).english
  return chinese
}

/** Counts the articles with the rarest word of a name: an upper bound for those about it. */
function countArticles(library: Library, name: string): number {
  const telling = splitWords(name).filter(({ word, joined }) => !joined && !stopWords.has(word))
  return Math.min(...telling.map(({ stem }) => library.articlesWith(stem)))
}

/** Titles with every informative word; the last word may be a prefix. */
function findTitles(library: Library, text: string): string[] {
  const typed = splitWords(text).filter(({ word, joined }) => !joined && !stopWords.has(word))
  const last = typed.at(-1)
  if (!last || last.surface.length < lettersMin) return []
  // Each word is quoted, so that typed text is never an operator of the query language.
  const match = typed.map(({ surface }) => `"${surface.replaceAll('"', '""')}"${surface === last.surface ? '*' : ''}`)
  const rows = library.db
    .prepare('SELECT rowid AS row FROM name_index WHERE name_index MATCH ? ORDER BY rowid DESC LIMIT ?')
    .all(`title : (${match.join(' AND ')})`, titleCandidatesMax)
  const titles = rows.flatMap(({ row }) => library.articleByRow(Number(row))?.title ?? [])
  return [...new Set(titles)].sort((a, b) => a.length - b.length).slice(0, titlesMax)
}
