/** The page's locales: native name, language tag and direction. */

export const locales = {
  en: { name: 'English', tag: 'en', direction: 'ltr' },
  zh: { name: '中文', tag: 'zh-Hans', direction: 'ltr' },
} as const satisfies Record<string, { name: string; tag: string; direction: 'ltr' | 'rtl' }>

export type Locale = keyof typeof locales

/** The user's choice, else the browser's first supported language, else English. */
export function negotiateLocale(chosen: string | undefined, acceptLanguage: string | null): Locale {
  if (chosen !== undefined && isLocale(chosen)) return chosen
  return parseAcceptLanguage(acceptLanguage ?? '').find(isLocale) ?? 'en'
}

function isLocale(text: string): text is Locale {
  return Object.hasOwn(locales, text)
}

/**
 * The tag by which dates and numbers are formatted: the chosen language in the reader's region, such as `en-GB`. The
 * browser names the region with a language, which may be another than the chosen one.
 */
export function negotiateTag(locale: Locale, acceptLanguage: string | null): string {
  const { tag } = locales[locale]
  const regional = parseRanges(acceptLanguage ?? '').flatMap((range) => toLocale(range) ?? [])
  const same = regional.find(({ language, region }) => language === locale && region !== undefined)
  const region = (same ?? regional.find((each) => each.region !== undefined))?.region
  return region === undefined ? tag : new Intl.Locale(tag, { region }).toString()
}

/** @returns undefined for `*` and for any other text that is not a language tag */
function toLocale(range: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(range)
  } catch {
    return undefined
  }
}

/** Primary subtags of an Accept-Language header, highest weight first. */
function parseAcceptLanguage(header: string): string[] {
  return parseRanges(header).map((range) => range.split('-')[0] ?? '')
}

/** Language ranges of an Accept-Language header, highest weight first (RFC 9110, 12.5.4). */
function parseRanges(header: string): string[] {
  return header
    .split(',')
    .map((entry) => {
      const [range = '', ...parameters] = entry
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
      return { range, weight: Number.parseFloat(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ range }) => range)
}
