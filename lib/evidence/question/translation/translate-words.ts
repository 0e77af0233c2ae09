/**
 * Translates a Spanish, German or French question word by word: by the longest names of the dictionary, drug names by
 * the regular endings of international names, German compounds by their parts, and words of Latin or Greek origin by
 * their likeness to English ones. What remains is reported.
 */

import { isEnglishWord } from '@/lib/evidence/text/common-words'
import { isBrandName } from '@/lib/evidence/text/drugs/brands/brand-names'
import { isDrugName, listDrugNames } from '@/lib/evidence/text/drugs/drug-names'
import { foldWord, generalWords, stemWord, stopWords } from '@/lib/evidence/text/normalize-terms'
import { isConceptName } from '@/lib/evidence/text/synonyms'
import { foldDiacritics } from '@/lib/shared/text/detect-written-language'
import { type Dictionary, type DictionarySource, readDictionary, type Translation } from './dictionary'
import { type ForeignLanguage, stemForeignWord, toCognateKey } from './word-forms'

export interface WordDictionary extends Dictionary {
  language: ForeignLanguage
  /** English words by their cognate key. */
  cognates: ReadonlyMap<string, string>
}

interface WrittenWord {
  surface: string
  stem: string
  isIgnored: boolean
}

/** Shorter words look alike by chance. */
const cognateLengthMin = 5
const compoundPartMin = 4
/** Longer runs of letters are not words, and trying all their parts would take long. */
const compoundMax = 40

export function readWordDictionary(source: DictionarySource, language: ForeignLanguage): WordDictionary {
  const ignored = new Set(source.ignored.split(' ').map(foldDiacritics))
  const toKey = (name: string) =>
    splitWords(name, ignored, language)
      .filter(({ isIgnored }) => !isIgnored)
      .map(({ stem }) => stem)
      .join(' ')
  const dictionary = readDictionary(source, toKey, (key) => key.split(' ').length)
  const cognates = new Map<string, string>()
  for (const word of [...listDrugNames(), ...dictionary.englishWords]) {
    const key = toCognateKey(word)
    if (key.length >= cognateLengthMin && !cognates.has(key)) cognates.set(key, word)
  }
  return { ...dictionary, ignored, language, cognates }
}

const wordPattern = /\p{L}['’](?=\p{L})|[\p{L}\p{M}\p{N}]+(?:[.,/]\d+)*%?/gu

/** An elided article ("l'", "d'") is ignored; a single capital is part of a name: "vitamine D". */
function splitWords(text: string, ignored: ReadonlySet<string>, language: ForeignLanguage): WrittenWord[] {
  return Array.from(text.normalize('NFC').matchAll(wordPattern), ([surface]) => {
    const folded = foldDiacritics(surface)
    const isElided = /['’]$/.test(surface)
    const isLetterOfName = surface.length === 1 && surface !== surface.toLowerCase()
    return {
      surface,
      stem: stemForeignWord(surface, language),
      isIgnored: isElided || (ignored.has(folded) && !isLetterOfName),
    }
  })
}

export function translateWords(question: string, dictionary: WordDictionary): Translation {
  const words: string[] = []
  const notUnderstood: string[] = []
  let understood = 0
  let foreign = 0
  const written = splitWords(question, dictionary.ignored, dictionary.language).filter(({ isIgnored }) => !isIgnored)
  for (let at = 0; at < written.length; ) {
    const name = findLongestName(written, at, dictionary)
    if (name) {
      words.push(name.english)
      understood += 1
      const surfaces = written.slice(at, at + name.length)
      if (!isEnglish(surfaces, dictionary) && !isSameInEnglish(surfaces, name.english)) foreign += 1
      at += name.length
      continue
    }
    const surface = written[at]?.surface ?? ''
    const acid = findAcid(surface, written[at + 1]?.surface, dictionary)
    if (acid !== null) {
      words.push(acid)
      understood += 1
      at += 2
      continue
    }
    const translated = translateWord(surface, dictionary)
    if (translated === null) notUnderstood.push(surface)
    else {
      words.push(translated)
      if (!/^\d/.test(translated)) understood += 1
    }
    at += 1
  }
  return { words, notUnderstood, understood, foreign }
}

/** "ards" and "hives" are in no list of words. */
function isEnglishName(lower: string): boolean {
  const word = foldWord(lower)
  return isConceptName({ surface: lower, word, stem: stemWord(word) }) || isBrandName(word)
}

/** "Otitis media" is a name of both languages, although its translation is "acute otitis media". */
function isSameInEnglish(words: WrittenWord[], english: string): boolean {
  const names = new Set(english.toLowerCase().split(/[^\p{L}\d]+/u))
  return words.every(({ surface }) => names.has(surface.toLowerCase()))
}

function isEnglish(words: WrittenWord[], { englishWords }: WordDictionary): boolean {
  return words.every(({ surface }) => {
    const lower = surface.toLowerCase()
    const isAbbreviation = surface.length > 1 && surface === surface.toUpperCase()
    return (
      isAbbreviation ||
      englishWords.has(lower.replace(/s$/, '')) ||
      englishWords.has(lower) ||
      generalWords.has(lower) ||
      stopWords.has(lower) ||
      isEnglishWord(lower) ||
      isEnglishName(lower)
    )
  })
}

function findLongestName(
  words: WrittenWord[],
  at: number,
  { english, longest }: Dictionary,
): { english: string; length: number } | null {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const key = words
      .slice(at, at + length)
      .map(({ stem }) => stem)
      .join(' ')
    const found = english.get(key)
    if (found !== undefined) return { english: found, length }
  }
  return null
}

function translateWord(surface: string, dictionary: WordDictionary): string | null {
  return (
    findDrug(surface, dictionary) ??
    keepWord(surface, dictionary) ??
    translateCompound(foldDiacritics(surface), dictionary) ??
    findCognate(surface, dictionary)
  )
}

/** "ácido tranexámico", "acide zolédronique". */
function findAcid(first: string, second: string | undefined, { cognates }: WordDictionary): string | null {
  if (second === undefined || !/^acid[eo]s?$/.test(foldDiacritics(first))) return null
  const name = cognates.get(toCognateKey(second)) ?? foldDiacritics(second).replace(/(?:ique|ico)$/, 'ic')
  return name.endsWith('ic') ? `${name} acid` : null
}

/** "apixabán", "Metformine", "Tranexamsäure" (tranexamic acid). */
function findDrug(surface: string, { cognates }: WordDictionary): string | null {
  const folded = foldDiacritics(surface)
  const acid = /^(.{4,})saure$/.exec(folded)?.[1]
  if (acid !== undefined) {
    const name = `${acid.replace(/in$/, '')}ic`
    return `${cognates.get(toCognateKey(name)) ?? name} acid`
  }
  if (isDrugName(folded)) return folded
  const known = cognates.get(toCognateKey(surface))
  if (known !== undefined && isDrugName(known)) return known
  const stripped = folded.replace(/[aeo]$/, '')
  return isDrugName(stripped) ? stripped : null
}

/** Numbers, abbreviations and names of studies are the same in every language. */
function keepWord(surface: string, { englishWords }: WordDictionary): string | null {
  if (/\d|\p{Lu}.*\p{Lu}/u.test(surface)) return surface
  if (surface.length === 1) return surface
  const lower = surface.toLowerCase()
  return englishWords.has(lower) || generalWords.has(lower) || stopWords.has(lower) ? lower : null
}

/** "Blutungsrisiko": Blutung + s + Risiko. The longest first part wins. */
function translateCompound(word: string, dictionary: WordDictionary): string | null {
  if (dictionary.language !== 'de' || word.length > compoundMax) return null
  for (let end = word.length - compoundPartMin; end >= compoundPartMin; end -= 1) {
    const first = translateCompoundPart(word.slice(0, end), dictionary)
    if (first === null) continue
    for (const rest of [word.slice(end), word.slice(end).replace(/^(?:s|n|en|es|er|e)(?=.{4})/, '')]) {
      const second = translateCompoundPart(rest, dictionary) ?? translateCompound(rest, dictionary)
      if (second !== null) return `${first} ${second}`
    }
  }
  return null
}

function translateCompoundPart(part: string, dictionary: WordDictionary): string | null {
  return dictionary.english.get(stemForeignWord(part, 'de')) ?? findDrug(part, dictionary)
}

function findCognate(surface: string, { cognates }: WordDictionary): string | null {
  const key = toCognateKey(surface)
  return key.length < cognateLengthMin ? null : (cognates.get(key) ?? null)
}
