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

export function isLocale(text: string): text is Locale {
  return Object.hasOwn(locales, text)
}

/** Primary subtags of an Accept-Language header, highest weight first (RFC 9110, 12.5.4). */
function parseAcceptLanguage(header: string): string[] {
  return header
    .split(',')
    .map((entry) => {
      const [range = '', ...parameters] = entry
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
      return { language: range.split('-')[0] ?? '', weight: Number.parseFloat(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language)
}
