/** Finds the synonyms of what a question names, and binds the words of an everyday phrase to one subject. */
import { foldWord, splitWords, stemWord, type Word } from '@/lib/evidence/text/normalize-terms'
import { createPhraseFinder } from '@/lib/evidence/text/phrases'
import { prefix } from '@/lib/evidence/text/prefixes'
import { listSynonymsFrom } from '@/lib/evidence/text/synonyms'
import { ambiguousAbbreviations } from '@/lib/evidence/text/ward-abbreviations'
import { findAll } from '@/lib/shared/text/find-all'
import type { QuestionTerm } from './question-terms'

export interface Synonym {
  /** The terms (by index) that it replaces. */
  terms: number[]
  words: Word[]
  isBroader: boolean
  /** Other name of a phrase of everyday words, "happy pill". */
  isPhrase?: boolean
}

/** The synonyms of every concept in the question. */
export function findSynonyms(text: string, terms: QuestionTerm[]): Synonym[] {
  const position = new Map(terms.map(({ stem }, index) => [stem, index]))
  const isWritten = createPhraseFinder(text)
  const purposes = listPurposes(text)
  const found: Synonym[] = []
  for (const { stem } of terms) {
    for (const { name, others, isBroader, phrase } of listSynonymsFrom(stem)) {
      if (!phrase?.isVerbatim && name.some((each) => !position.has(each.stem))) continue
      const indexes = name.flatMap((each) => {
        const index = position.get(each.stem)
        return index === undefined || (isCutToOther(each) && terms[index]?.word !== each.word) ? [] : [index]
      })
      // Of "the runs" only one word is a term.
      if (indexes.length < name.length && !phrase?.isVerbatim) continue
      const isPhrase = isEverydayPhrase(name, indexes, terms)
      if (phrase ? !isWritten(phrase) : isPhrase && !areConsecutive(indexes, terms)) continue
      const isPurpose = indexes.length === 1 && purposes.has(stem)
      for (const words of others) {
        const [only] = words.length === 1 ? words : []
        // "Nifedipine for tocolysis": that an article has nifedipine does not say that it is for tocolysis.
        const asked = only && isPurpose ? position.get(only.stem) : undefined
        if (asked !== undefined && terms[asked]?.kind === 'drug' && !indexes.includes(asked)) continue
        if (only !== undefined && meansOther(only) && !position.has(only.stem)) continue
        found.push({ terms: indexes, words, isBroader, ...(isPhrase && { isPhrase }) })
      }
    }
  }
  return [...found, ...terms.flatMap((term) => findJoinedForm(term, position))]
}

const purpose = /\bfor ([\p{L}-]+)/giu

/** Stems of what a question names as a purpose: "for tocolysis". */
function listPurposes(text: string): Set<string> {
  return new Set(findAll(text, purpose).map(([, word = '']) => stemWord(foldWord(word))))
}

/** "CTS", "NAS", "MIS": an abbreviation of which the stem is another one, so that only the word as written names it. */
function isCutToOther({ word, stem }: Word): boolean {
  return word.length === 3 && stem.length === 2 && word.endsWith('s')
}

/**
 * "Guillain-Barré" is not searched for as "GBS", which articles on group B streptococcus write, nor "carpal tunnel" as
 * "CTS", of which the stem is that of "CT".
 */
function meansOther(word: Word): boolean {
  return isCutToOther(word) || ambiguousAbbreviations.has(word.word)
}

/** "Postherpetic" is another name of "post-herpetic"; nobody writes "lowdose". */
function findJoinedForm(term: QuestionTerm, position: ReadonlyMap<string, number>): Synonym[] {
  if (term.kind !== 'joined' || !prefix.exec(term.surface)?.[0].endsWith('-')) return []
  const parts = splitWords(term.surface).flatMap(({ stem, joined }) => (joined ? [] : (position.get(stem) ?? [])))
  return parts.length === 0 ? [] : [{ terms: parts, words: [term], isBroader: false }]
}

/** "Light treatment", "happy pill": each word may occur in any question, so only the phrase names something. */
function isEverydayPhrase(name: Word[], indexes: number[], terms: QuestionTerm[]): boolean {
  return name.length > 1 && indexes.every((index) => terms[index]?.kind === 'general')
}

/** The joined form of "morning-after" is listed between "morning" and "pill". */
function areConsecutive(indexes: number[], terms: QuestionTerm[]): boolean {
  return indexes.every((index, place) => {
    const between = place === 0 ? [] : terms.slice((indexes[place - 1] ?? 0) + 1, index)
    return between.every(({ kind }) => kind === 'joined') && (place === 0 || index > (indexes[place - 1] ?? 0))
  })
}

/**
 * The words of such a phrase name a subject together, and lose what each names alone: a "happy pill" is not "the pill".
 */
export function bindEverydayPhrases(
  terms: QuestionTerm[],
  synonyms: Synonym[],
): { terms: QuestionTerm[]; synonyms: Synonym[] } {
  const phrases = synonyms.filter((each) => !each.isBroader && each.isPhrase)
  const named = new Set(phrases.flatMap((each) => each.terms))
  return {
    terms: terms.map((term, index) => (named.has(index) && term.weight > 0 ? { ...term, kind: 'specific' } : term)),
    synonyms: synonyms.filter(
      (each) => each.isPhrase || each.terms.length > 1 || !each.terms.some((index) => named.has(index)),
    ),
  }
}
