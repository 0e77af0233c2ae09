/** Word forms of Spanish, German and French: inflection, and spellings that correspond to English ones. */
import { foldDiacritics, type LatinLanguage } from '@/lib/shared/text/detect-written-language'

export type ForeignLanguage = Exclude<LatinLanguage, 'en'>

const endings: Record<ForeignLanguage, RegExp> = {
  es: /(?:[aeo]s?|s)$/,
  // "Infektion" and "Infektionen" have one stem.
  de: /(?:(?:er|e)?(?<!io)(?:ns?|n)|ers?|es|em|e|s)$/,
  fr: /(?:aux|[ea]?(?:le)?s|x|ee?s?|e)$/,
}

/** Shorter stems would make different words equal. */
const stemLengthMin = 3

/** The word without gender, number and case endings, in lower case without diacritics. */
export function stemForeignWord(word: string, language: ForeignLanguage): string {
  const folded = foldDiacritics(word)
  if (folded.length <= stemLengthMin + 1) return folded
  const stem = language === 'fr' ? stemFrench(folded) : folded.replace(endings[language], '')
  return stem.length >= stemLengthMin ? stem : folded
}

/** "rénaux" as "rénal", "cardiaques" as "cardiaque", "congestive" as "congestif". */
function stemFrench(word: string): string {
  return word
    .replace(/aux$/, 'al')
    .replace(/[sx]$/, '')
    .replace(/ives?$/, 'if')
    .replace(/(?<=[^aeiou])e$/, '')
    .replace(/ee$/, 'e')
    .replace(/e$/, '')
}

const spellings: [RegExp, string][] = [
  [/ae|oe/g, 'e'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/rh/g, 'r'],
  [/qu(?=[ei])/g, 'c'],
  [/ch|k/g, 'c'],
  [/^pn/, 'n'],
  [/^ps/, 's'],
  [/^es(?=[^aeiou])/, 's'],
  [/y/g, 'i'],
  [/w/g, 'v'],
  [/cci/g, 'cti'],
  [/ci(?=on)/g, 'ti'],
  [/(.)\1/g, '$1'],
]
/** Endings that correspond regularly to English ones. */
const suffixes: [RegExp, string][] = [
  [/(?:idad|itat)$/, 'iti'],
  [/(?:ismus)$/, 'ism'],
  [/(?:isch)$/, 'ic'],
  [/(?:eux|oso|osa)$/, 'ous'],
  [/(?:eur)$/, 'or'],
  [/ium$/, 'io'],
  [/ique$/, 'ic'],
  [/ose$/, 'osis'],
  [/(?<=[a-z]{3})ite$/, 'itis'],
]

/**
 * What a word of Latin or Greek origin has in common with its English form: "colecistectomía" and "cholecystectomy",
 * "Apixaban" and "apixabán", "metformine" and "metformin".
 */
export function toCognateKey(word: string): string {
  let key = foldDiacritics(word)
  for (const [pattern, ending] of suffixes) key = key.replace(pattern, ending)
  for (const [pattern, replacement] of spellings) key = key.replace(pattern, replacement)
  return key.replace(/[aeiou]+$/, '')
}
