/**
 * Corrects a misspelt word with the words of the index. A word in the index is never changed, so prednisone and
 * prednisolone stay distinct. A word that looks like the name of a drug or a disease is corrected only for a small
 * slip, because the nearest name is another drug or disease: keratitis is not a misspelt hepatitis.
 */

import { locateMiddlePart, measurePart } from '@/lib/evidence/index/spelling-keys'
import type { Library, WordCount } from '@/lib/evidence/library/library-reader'
import { isGeneralWord, isPlainWord } from '@/lib/evidence/text/common-words'
import { isBrandName, listBrandNames, listGenericNames } from '@/lib/evidence/text/drugs/brands/brand-names'
import { hasDrugStem, isKnownDrug, listDrugNames } from '@/lib/evidence/text/drugs/drug-names'
import { stemWord } from '@/lib/evidence/text/normalize-terms'

/**
 * Corrects a word to one at a distance of 1, or 2 from eight letters on (Damerau); among equally near words the
 * commonest wins.
 *
 * @param word folded, not stemmed
 * @returns the nearest word of the index, or null when the index contains the word or nothing near enough
 */
export function correctSpelling(library: Library, word: string): string | null {
  if (!mayBeMisspelt(library, word)) return null
  return findNearest(library, word, {
    distanceMax: word.length >= 8 && !hasDrugStem(word) ? 2 : 1,
    isWanted: (near) =>
      !isGeneralWord({ surface: near, word: near }) &&
      !latinEpithets.has(near) &&
      (word.length >= otherStartMin || near[0] === word[0]),
  })
}

/** In a shorter word the first letter is seldom wrong: Leeds is no misspelt "bleeds". */
const otherStartMin = 7
/** The shortest word that may be a misspelt general one: below it many words are one letter apart. */
const generalWordMin = 6

/**
 * "Responce", "hosptial": a word one letter away from one that may occur in any question names no subject.
 *
 * @param word as for `correctSpelling`, which has found nothing
 */
export function correctGeneralWord(library: Library, word: string): string | null {
  if (word.length < generalWordMin || hasDrugStem(word) || !mayBeMisspelt(library, word)) return null
  const near = findNearest(library, word, {
    distanceMax: 1,
    isWanted: (near) => near[0] === word[0] && isGeneralWord({ surface: near, word: near }),
  })
  return near ?? (word.length >= englishWordMin && !diseaseEnding.test(word) ? findEnglishWord(word) : null)
}

/** "Enlargment", a word of English that the index lacks: below this length names are often a letter away from one. */
const englishWordMin = 9

/**
 * Finds the only word of everyday English that differs by one missing, added or swapped letter, other than the first.
 */
function findEnglishWord(word: string): string | null {
  const near = new Set<string>()
  for (let at = 1; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    near.add(before + after.slice(1))
    near.add(before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2))
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') near.add(before + letter + after)
  }
  near.delete(word)
  const words = [...near].filter(
    (each) => isPlainWord({ surface: each, word: each }) || isGeneralWord({ surface: each, word: each }),
  )
  return words.length === 1 ? (words[0] ?? null) : null
}

/** Shorter names are too often one letter or one sound away from another word. */
const brandMin = 6

/**
 * Corrects the misspelt brand name of a drug of the library. Articles seldom write brand names, so the
 * index lacks them.
 *
 * @param word as for `correctSpelling`, which has found nothing
 * @returns the only brand name that sounds alike or, failing that, that is one letter away; else null
 */
export function correctBrandName(library: Library, word: string): string | null {
  if (word.length < brandMin || isBrandName(word) || hasDrugStem(word) || diseaseEnding.test(word)) return null
  if (!mayBeMisspelt(library, word)) return null
  const sound = writeNameSounds(word)
  const names = listBrandNames().filter((brand) => {
    const isNear = brand.length >= brandMin && Math.abs(brand.length - word.length) <= 2 && brand[0] === word[0]
    return isNear && listGenericNames(brand).some((generic) => library.knowsWord(generic))
  })
  const alike = names.filter((brand) => writeNameSounds(brand) === sound)
  const near = alike.length > 0 ? alike : names.filter((brand) => measureEditDistance(word, brand, 1) <= 1)
  return near.length === 1 ? (near[0] ?? null) : null
}

/** As `writeSounds`, of names that people have only heard. */
function writeNameSounds(word: string): string {
  return writeSounds(word.replace(/x/g, 'ks').replace(/qu/g, 'kw'))
    .replace(/c(?=[eiy])/g, 's')
    .replace(/z/g, 's')
    .replace(/c/g, 'k')
    .replace(/e$/, '')
    .replace(/(.)\1/g, '$1')
}

/** A longer word is no name, and the time to correct a word grows with its length. */
const misspeltMax = 30

function mayBeMisspelt(library: Library, word: string): boolean {
  return (
    word.length >= 5 &&
    word.length <= misspeltMax &&
    !/\d/.test(word) &&
    !isKnownDrug(word) &&
    !latinEpithets.has(word) &&
    !library.knowsWord(word)
  )
}

function findNearest(
  library: Library,
  word: string,
  { distanceMax, isWanted }: { distanceMax: number; isWanted: (near: string) => boolean },
): string | null {
  const isDrugLike = hasDrugStem(word)
  const isDiseaseLike = diseaseEnding.test(word)
  const letters = lettersOf(word)
  let best: Repair | undefined
  for (const near of findNearWords(library, word, distanceMax)) {
    if (differingLetters(letters ^ lettersOf(near.word)) > 2 * distanceMax) continue
    if (isDrugLike && near.word[0] !== word[0]) continue
    if (isDiseaseLike && !isSlip(word, near.word)) continue
    if (!isWanted(near.word)) continue
    const edits = measureEditDistance(word, near.word, distanceMax)
    // "Hypertrofic" is as far from "hypertonic" as from "hypertrophic", which it sounds like.
    const distance = edits <= distanceMax && writeSounds(word) === writeSounds(near.word) ? 1 : edits
    if (distance > distanceMax || (best && !isBetter({ ...near, distance }, best, word))) continue
    best = { ...near, distance }
  }
  return best?.word ?? null
}

const diseaseEnding =
  /(?:itis|osis|asis|oma|oid|ia|uria|pathy|trophy|plegia|paresis|rrho?ea|megaly|lepsy|cele|lysis|spasm|ectasis|ectomy|ostomy|otomy|plasty|scopy)$/

/** Second words of Latin names of diseases, each one or two letters from an unrelated word: "lichen sclerosus". */
const latinEpithets = new Set(
  `alba albicans areata atopica bullosa capitis corporis cruris fungoides gangrenosum gravis herpetiformis maligna migrans
  mirabilis multiforme nigricans nodosum obliterans pedis pigmentosa planus rosea rubra sclerosus simplex solium unguium
  versicolor vulgaris`.split(/\s+/),
)

/**
 * Whether two words differ only by an added, missing or changed vowel, by swapped letters, or by the spelling of a
 * sound.
 */
function isSlip(word: string, other: string): boolean {
  const [a, b] = [writeSounds(word), writeSounds(other)]
  if (a[0] !== b[0] || measureEditDistance(a, b, 1) > 1) return false
  const differing = a.length === b.length ? Array.from(a).findIndex((letter, index) => letter !== b[index]) : -1
  if (differing < 0 || a.slice(differing + 1) !== b.slice(differing + 1)) return true
  return vowel.test(a[differing] ?? '') && vowel.test(b[differing] ?? '')
}

const vowel = /[aeiou]/

/** "bronkitis" and "bronchitis" sound alike, as do "neumonia" and "pneumonia". */
function writeSounds(word: string): string {
  return word
    .replace(/^p(?=[ns])/, '')
    .replace(/ph/g, 'f')
    .replace(/sch|sh/g, 's')
    .replace(/c(?=[aloru])/g, 'k')
    .replace(/tia$/, 'sia')
    .replace(/ch|ck/g, 'k')
    .replace(/rh/g, 'r')
    .replace(/y/g, 'i')
    .replace(/(.)\1/g, '$1')
}

/** "ipi", "warf", "rivarox": three letters may abbreviate anything, so no other known drug may begin with them. */
const drugStart = { ofAnyDrug: 3, ofLibrary: 4 }

/**
 * Completes the start of a drug's name, as written in ward notes.
 *
 * @returns the only drug of the articles whose name begins with it, or null
 */
export function completeDrugName(word: string, corpus: Pick<Library, 'articlesWith'>): string | null {
  if (word.length < drugStart.ofAnyDrug) return null
  const begun = Array.from(listDrugNames()).filter((name) => name.length > word.length && name.startsWith(word))
  if (word.length < drugStart.ofLibrary && begun.length > 1) return null
  const drugs = begun.filter((name) => corpus.articlesWith(stemWord(name)) > 0)
  return drugs.length === 1 ? (drugs[0] ?? null) : null
}

/** A superset of the words within the distance: every word that shares a part with this one at its position. */
function* findNearWords(library: Library, word: string, distanceMax: number): Generator<WordCount> {
  for (let length = word.length - distanceMax; length <= word.length + distanceMax; length++) {
    const part = measurePart(length, distanceMax)
    yield* library.findWordsStarting(word.slice(0, part), length)
    yield* library.findWordsEnding(word.slice(-part), length)
    if (distanceMax === 1) continue
    const { start, end } = locateMiddlePart(length)
    // With an edit on either side, the middle moves by one letter at most.
    for (const shift of [-1, 0, 1]) yield* library.findWordsAround(word.slice(start + shift, end + shift), length)
  }
}

interface Repair extends WordCount {
  distance: number
}

function isBetter(a: Repair, b: Repair, word: string): boolean {
  if (a.distance !== b.distance) return a.distance < b.distance
  const sameStart = Number(a.word[0] === word[0]) - Number(b.word[0] === word[0])
  if (sameStart !== 0) return sameStart > 0
  if (a.articles !== b.articles) return a.articles > b.articles
  return a.word.length !== b.word.length ? a.word.length < b.word.length : a.word < b.word
}

/** One bit for each letter that occurs: a cheap lower bound of the edit distance. */
function lettersOf(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) % 31)
  return letters
}

function differingLetters(bits: number): number {
  let rest = bits
  let count = 0
  for (; rest !== 0; count++) rest &= rest - 1
  return count
}

/** Edits between two words; a transposition counts as one. Any distance above `most` may be returned as `most + 1`. */
export function measureEditDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let edits = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1)
      }
      row.push(edits)
      least = Math.min(least, edits)
    }
    if (least > most) return most + 1
    before = previous
    previous = row
  }
  return previous[b.length] ?? most + 1
}
