/**
 * Translates a Chinese question by the longest names of the dictionary. Chinese has no spaces, so the names themselves
 * divide it into words; what lies between them is ignored if it is made of function words, and reported otherwise.
 */
import {
  type Dictionary,
  type DictionarySource,
  readDictionary,
  type TranslatedName,
  type Translation,
} from './dictionary'

const han = /\p{Script=Han}/u
const latinWord = /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}.%/+-]*/uy

export function readChineseDictionary(source: DictionarySource): Dictionary {
  return readDictionary(source, normalize, ({ length }) => length)
}

/** Half-width, lower case, and without the spaces that some writers put between scripts: "SGLT2 抑制剂". */
function normalize(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/(?<=\p{Script=Han})[ \t]+|[ \t]+(?=\p{Script=Han})/gu, '')
}

export function translateChinese(question: string, { english, ignored, longest }: Dictionary): Translation {
  const text = normalize(question)
  const words: string[] = []
  const notUnderstood: string[] = []
  const names: TranslatedName[] = []
  let unknown = ''
  const endUnknown = () => {
    if (unknown !== '') notUnderstood.push(unknown)
    unknown = ''
  }
  for (let at = 0; at < text.length; ) {
    const name = findLongest(text, at, longest, (part) => english.has(part) || ignored.has(part))
    // A single character within an unknown word, such as "blood" in the name of a herb, is a part of that word.
    const isPartOfUnknown = unknown !== '' && name.length === 1 && english.has(name)
    if (name !== '' && !isPartOfUnknown) {
      endUnknown()
      const found = english.get(name)
      if (found !== undefined) {
        words.push(found)
        names.push({ english: found, written: name })
      }
      at += name.length
      continue
    }
    latinWord.lastIndex = at
    const [latin] = latinWord.exec(text) ?? []
    if (latin !== undefined) {
      endUnknown()
      words.push(latin)
      at += latin.length
      continue
    }
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0)
    if (han.test(character)) unknown += character
    else endUnknown()
    at += character.length
  }
  endUnknown()
  return { words, notUnderstood, understood: names.length, foreign: names.length, names }
}

/** A name that starts with a Latin letter or a digit must not end within a word: "ct" is no part of "ctpa". */
function findLongest(text: string, at: number, longest: number, isName: (part: string) => boolean): string {
  for (let length = Math.min(longest, text.length - at); length > 0; length -= 1) {
    const part = text.slice(at, at + length)
    if (isName(part) && !splitsWord(text, at + length)) return part
  }
  return ''
}

const wordCharacter = /[a-z0-9]/

function splitsWord(text: string, end: number): boolean {
  return wordCharacter.test(text.charAt(end - 1)) && wordCharacter.test(text.charAt(end))
}
