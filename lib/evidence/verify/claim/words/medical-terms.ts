/** Words that name a medical subject, from the names that the search knows and translates. */
import { dictionaryDe } from '@/lib/evidence/question/translation/dictionary-de'
import { dictionaryZh } from '@/lib/evidence/question/translation/dictionary-zh'
import { foldWord, stemWord } from '@/lib/evidence/text/normalize-terms'
import { listConceptNames } from '@/lib/evidence/text/synonyms'

let stems: Set<string> | undefined

/** @param word folded; of English: "colitis" is such a word, "budge" is not */
export function isMedicalTerm(word: string): boolean {
  stems ??= readStems()
  return stems.has(stemWord(word))
}

function readStems(): Set<string> {
  const translated = [dictionaryZh.table, dictionaryDe.table].flatMap((table) =>
    table.split('\n').map((line) => line.split(' = ')[0] ?? ''),
  )
  const words = [...translated, ...listConceptNames()].flatMap((name) => name.split(/[^\p{L}]+/u))
  return new Set(words.map((word) => stemWord(foldWord(word))))
}
