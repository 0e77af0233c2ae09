/**
 * Brand names of drugs, as lines of the table in `../synonyms.ts`: the generic name first, then brands in common use in the
 * United States, the United Kingdom, Canada, Australia and Europe. Common knowledge of the field, written for this project.
 */
import { foldWord } from '@/lib/evidence/text/normalize-terms'
import { brandsAToC } from './a-to-c'
import { brandsDToI } from './d-to-i'
import { brandsJToO } from './j-to-o'
import { brandsPToZ } from './p-to-z'

export const brandNames = [brandsAToC, brandsDToI, brandsJToO, brandsPToZ].join('')

let brands: Set<string> | undefined

/** @param word folded, as `foldWord` gives it */
export function isBrandName(word: string): boolean {
  brands ??= new Set(
    brandNames.split('\n').flatMap((line) =>
      line
        .split('=')
        .slice(1)
        .map((name) => foldWord(name.trim())),
    ),
  )
  return brands.has(word)
}
