import { locales } from '@/components/i18n/locales'

/** The languages to choose from, each by its own name. */
export function LanguageOptions() {
  return Object.entries(locales).map(([id, { name, tag }]) => (
    <option key={id} value={id} lang={tag}>
      {name}
    </option>
  ))
}
