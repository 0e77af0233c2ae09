import { locales } from '@/components/i18n/locales'

/** One option for each locale, by its own name. */
export function LanguageOptions() {
  return Object.entries(locales).map(([id, { name, tag }]) => (
    <option key={id} value={id} lang={tag}>
      {name}
    </option>
  ))
}
