/** Puts an age limit into English words, whatever the number: "mayores de 80 años", "80岁以上". */
import type { WrittenLanguage } from '@/lib/shared/text/detect-written-language'

const leastAges: Partial<Record<WrittenLanguage, RegExp>> = {
  zh: /(\d{2})\s*周?岁(?:及|或)?以上|(?:超过|大于|年过)\s*(\d{2})\s*周?岁/u,
  es: /\bmayor(?:es)? de (?:los )?(\d{2})(?: años)?\b/iu,
  de: /(?<!\p{L})(?:über|ab)[- ](\d{2})[- ]?(?:jahren?|jährig\p{L}*)/iu,
  fr: /(?<!\p{L})(?:plus de|après|au-delà de|dès) (\d{2}) ans\b/iu,
}

/** @returns "over 80 years", or '' for a text without a least age in years */
export function translateLeastAge(text: string, language: WrittenLanguage): string {
  const years = leastAges[language]?.exec(text.normalize('NFKC'))?.slice(1).find(Boolean)
  return years === undefined ? '' : `over ${years} years`
}
