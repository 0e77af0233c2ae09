/** Names of countries, regions and cities, from the data of the runtime: the place of a study is not its subject. */
import { isEnglishWord } from './common-words'
import { foldWord } from './normalize-terms'

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
/** "St Johns" is a wort, and "St Vincent" an angina. */
const saints = /^(?:St\.?|San|Santo|Sao|São|Sint)\s/

let names: ReadonlySet<string> | null = null

/** @param word folded, as `foldWord` gives it */
export function isPlaceName(word: string): boolean {
  names ??= collectPlaceNames()
  return names.has(word)
}

/**
 * The words of the regions of ISO 3166 and the cities of the time zones, without words of English:
 * "guinea" is also a worm.
 */
function collectPlaceNames(): ReadonlySet<string> {
  const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const countries = letters.flatMap((first) => letters.map((second) => regions.of(first + second) ?? ''))
  const cities = Intl.supportedValuesOf('timeZone').map((zone) =>
    zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' '),
  )
  const words = [...countries, ...cities]
    .filter((name) => !saints.test(name))
    .flatMap((name) => name.match(/\p{Lu}\p{L}{2,}/gu) ?? [])
  return new Set(words.map(foldWord).filter((word) => !isEnglishWord(word)))
}
