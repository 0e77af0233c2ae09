/** The words of a source: all of them, and those of what it states. */
import { isEnglishWord } from '@/lib/evidence/text/common-words'
import { listClassWords } from '@/lib/evidence/text/drugs/drug-classes'
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import { listRouteWords } from '@/lib/evidence/text/drugs/drug-routes'
import { stemWord } from '@/lib/evidence/text/normalize-terms'
import { listSynonymsFrom } from '@/lib/evidence/text/synonyms'
import { describesStudy } from '@/lib/evidence/verify/claim/describes-study'
import { findLacking, findLeftOut } from '@/lib/evidence/verify/claim/left-out'
import { type Token, tokenize } from './tokens'

export interface Vocabulary {
  /** Concepts of everything that the source states. */
  concepts: ReadonlySet<string>
  /** Without the sentences on what was excluded, lacking or not studied. */
  stated: ReadonlySet<string>
  /** Two words in succession, of everything and of what the source states. */
  pairs: ReadonlySet<string>
  statedPairs: ReadonlySet<string>
  /** The first letters of its words, in their order. */
  initials: string
  /** "CRP", in lower case. */
  abbreviations: ReadonlySet<string>
  /** Its words, folded. */
  words: ReadonlySet<string>
  /** Concepts that its words imply: the classes and routes of its drugs, and what its abbreviations stand for. */
  implied: ReadonlySet<string>
  /** Beginnings of its longer words. */
  prefixes: ReadonlySet<string>
}

export const abbreviation = /^[A-Z]{3,5}$/

/** Characters that words of one family share at least. */
export const prefixLength = 6
/** "Ectopic" and "ectopy" have one beginning. */
export function toPrefix(word: string): string {
  return word.slice(0, prefixLength).replace(/y$/, 'i')
}

/** An appendectomy is surgery. */
const surgery = tokenize('surgery')[0]?.concept ?? 'surgery'

/** "In adults with a cough and no suspected pneumonia, …" */
const population = /^(?:In|Among|For)\b[^,]+,/

/** @param texts the sentences of a source; the aim and the methods also say who was not studied */
export function readVocabulary(
  texts: readonly { text: string; tokens: readonly Token[]; role?: string }[],
): Vocabulary {
  const concepts = new Set<string>()
  const stated = new Set<string>()
  const [pairs, statedPairs] = [new Set<string>(), new Set<string>()]
  const prefixes = new Set<string>()
  const words = new Set<string>()
  const abbreviations = new Set<string>()
  let initials = ''
  for (const { text, tokens, role } of texts) {
    const described = describesStudy(role) ? text : (population.exec(text)?.[0] ?? '')
    const exclusions = [...findLeftOut(text), ...findLacking(described)]
    for (const [index, { start, end, word, concept }] of tokens.entries()) {
      const next = tokens[index + 1]
      const isStated = !exclusions.some(([from, to]) => start >= from && start < to)
      concepts.add(concept)
      words.add(word)
      initials += word.charAt(0)
      if (abbreviation.test(text.slice(start, end))) abbreviations.add(word)
      if (isStated) stated.add(concept)
      if (next) pairs.add(toPair(concept, next.concept))
      if (next && isStated) statedPairs.add(toPair(concept, next.concept))
      // "Invasive *mechanical* ventilation".
      const afterNext = tokens[index + 2]
      if (afterNext && isStated) statedPairs.add(toPair(concept, afterNext.concept))
      if (/(?:ectomy|plasty|otomy)$/.test(word)) for (const each of [concepts, stated]) each.add(surgery)
      if (word.length >= prefixLength) prefixes.add(toPrefix(word))
    }
  }
  const implied = listImplied(words, abbreviations)
  return { concepts, stated, pairs, statedPairs, initials, abbreviations, words, implied, prefixes }
}

/** "Antiemetic" for ondansetron, "subcutaneous" for enoxaparin, "kidney" for CKD. */
function listImplied(words: ReadonlySet<string>, abbreviations: ReadonlySet<string>): Set<string> {
  const drugs = [...words].filter((word) => isDrugName(word) || !isEnglishWord(word))
  const ofDrugs = drugs.flatMap((drug) => [...listClassWords(drug), ...listRouteWords(drug)])
  const meanings = [...abbreviations].flatMap((each) =>
    listSynonymsFrom(stemWord(each)).flatMap(({ name, others, isBroader, isSaidOnly }) =>
      name.length > 1 || isBroader || isSaidOnly ? [] : others.filter(({ length }) => length > 1).flat(),
    ),
  )
  const all = [...ofDrugs, ...meanings.map(({ word }) => word)]
  return new Set(tokenize([...new Set(all)].join(' ')).map(({ concept }) => concept))
}

export function toPair(first: string, second: string): string {
  return `${first} ${second}`
}
