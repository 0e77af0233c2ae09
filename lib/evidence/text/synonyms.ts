/**
 * Synonyms. `a = b` is one concept with several names (abbreviation and long form, brand and generic, regional terms)
 * and applies in every direction. `class > member > member` expands a class to its members: apixaban answers a
 * question about DOACs. From a member it only suggests the class, never another member: apixaban does not answer a
 * question about edoxaban. `concept: name, name` are names that people say and no article writes, so that a question
 * with one of them finds the concept and no question looks for them; of `a, b: name` either may be meant. A name that
 * ends with "?" may mean something else and is only a hint. Common knowledge of the field; an abbreviation with several
 * meanings has several lines.
 */
import { isEnglishWord } from './common-words'
import { brandNames } from './drugs/brands/brand-names'
import { drugNameSpellings } from './drugs/drug-name-spellings'
import { isDrugName } from './drugs/drug-names'
import { nameTables } from './names/name-tables'
import type { Word } from './normalize-terms'
import { type Synonym, SynonymTable } from './synonym-table'
import { wardAbbreviations } from './ward-abbreviations'

let read: SynonymTable | undefined

function readTable(): SynonymTable {
  read ??= new SynonymTable([...nameTables, wardAbbreviations, drugNameSpellings, brandNames])
  return read
}

/**
 * The names that begin with a stem, or with stop words before it, so that one pass over a question finds its concepts.
 */
export function listSynonymsFrom(stem: string): readonly Synonym[] {
  return readTable().startingWith(stem)
}

/** The stems that names begin with. */
export function listFirstStems(): string[] {
  return readTable().listFirstStems()
}

/**
 * Whether a word alone is a name in the table: an abbreviation of a disease or treatment, not the acronym of a study.
 */
export function isConceptName(word: Word): boolean {
  return listSynonymsFrom(word.stem).some(
    ({ name, isSaidOnly }) =>
      name.length === 1 && name[0]?.word === word.word && !(isSaidOnly && isEnglishWord(word.word)),
  )
}

/** "Apix", "TNK", "asa": whether a word has no other meaning in the table than one drug, or one of several. */
export function isNameOfDrug(word: Word): boolean {
  return listDrugsNamed(word).length > 0
}

/** @returns the drugs, one of which is all that the word means in the table; none if it has another meaning */
export function listDrugsNamed(word: Word): string[] {
  const meanings = listSynonymsFrom(word.stem).filter(({ name, isBroader, isClass }) => {
    return !isBroader && !isClass && name.length === 1 && name[0]?.word === word.word
  })
  const drugs = meanings.flatMap(({ others: [first] }) => {
    // "TXA" is tranexamic *acid*.
    const isOne = first?.length === 1 || (first?.length === 2 && first[1]?.word === 'acid')
    const named = isOne ? (first[0]?.word ?? '') : ''
    return isDrugName(named) ? [named] : []
  })
  return drugs.length === meanings.length && !isEnglishWord(word.word) ? drugs : []
}

/** All names of the table that articles use too, as written there. */
export function listConceptNames(): string[] {
  return readTable().listWrittenNames()
}
