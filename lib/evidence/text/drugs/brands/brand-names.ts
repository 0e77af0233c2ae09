/**
 * Brand names of drugs, as lines of the table in `../../synonyms.ts`: the generic name first, then brands in common use
 * in the United States, the United Kingdom, Canada, Australia, Europe and India. Common knowledge of the field, written
 * for this project.
 */
import { foldWord } from '@/lib/evidence/text/normalize-terms'
import { brandsAToC } from './a-to-c'
import { brandsDToI } from './d-to-i'
import { brandsJToO } from './j-to-o'
import { brandsPToZ } from './p-to-z'

export const brandNames = [brandsAToC, brandsDToI, brandsJToO, brandsPToZ].join('')

/** The generic names of each brand, both folded. */
let brands: Map<string, string[]> | undefined

function readBrands(): Map<string, string[]> {
  return new Map(
    brandNames.split('\n').flatMap((line) => {
      const [generic = '', ...names] = line.split('=').map((name) => foldWord(name.trim()))
      return names.map((name) => [name, generic.split(' ')] as const)
    }),
  )
}

/** @param word folded, as `foldWord` gives it */
export function isBrandName(word: string): boolean {
  brands ??= readBrands()
  return brands.has(word)
}

/** The brand names, folded. */
export function listBrandNames(): string[] {
  brands ??= readBrands()
  return [...brands.keys()]
}

/** @returns the words of the generic name, folded; [] for what is no brand */
export function listGenericNames(brand: string): readonly string[] {
  brands ??= readBrands()
  return brands.get(brand) ?? []
}
