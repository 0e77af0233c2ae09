/** Formats numbers, counts and dates for a locale. The first view does not need them, only `formatMessage`. */
import { formatMessage, type Placeholders } from './format-message'

/** A message with a count, by the plural categories of its locale (Unicode CLDR); every locale has `other`. */
type PluralForms<Text extends string = string> = { other: Text } & Partial<Record<Intl.LDMLPluralRule, Text>>

interface LocaleTag {
  tag: string
}

/** Isolates foreign text in a message: a title in Arabic must not reorder the text around it (FSI and PDI, UAX 9). */
export function isolateBidi(text: string): string {
  return `\u2068${text}\u2069`
}

/** Selects the plural form for `count` and inserts the formatted number. */
export function formatPlural<Text extends string>(
  { tag }: LocaleTag,
  forms: PluralForms<Text>,
  count: number,
  ...[values]: Exclude<Placeholders<Text>, 'count'> extends never
    ? []
    : [Record<Exclude<Placeholders<Text>, 'count'>, string | number>]
): string {
  const form: string = forms[getPluralRules(tag).select(count)] ?? forms.other
  return formatMessage(form, { ...values, count: formatNumber({ tag }, count) })
}

export function formatNumber({ tag }: LocaleTag, value: number, options?: Intl.NumberFormatOptions): string {
  return (options ? new Intl.NumberFormat(tag, options) : getNumberFormat(tag)).format(value)
}

/** Creating one costs more than all that the page formats with it while an answer streams. */
const getPluralRules = rememberByTag((tag) => new Intl.PluralRules(tag))
const getNumberFormat = rememberByTag((tag) => new Intl.NumberFormat(tag))

function rememberByTag<Value>(create: (tag: string) => Value): (tag: string) => Value {
  const known = new Map<string, Value>()
  return (tag) => {
    const value = known.get(tag) ?? create(tag)
    known.set(tag, value)
    return value
  }
}

/** @param iso ISO 8601; a date without a time is that day in every time zone */
export function formatDate(
  { tag }: LocaleTag,
  iso: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
) {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(iso)
  return new Intl.DateTimeFormat(tag, isDay ? { ...options, timeZone: 'UTC' } : options).format(new Date(iso))
}

const byteUnits = [
  { name: 'GB', bytes: 1_000_000_000 },
  { name: 'MB', bytes: 1_000_000 },
] as const

/** "640 kB", "1.2 MB", "1.1 GB": decimal units, as file managers use. */
export function formatBytes(spoken: LocaleTag, bytes: number): string {
  const unit = byteUnits.find((each) => bytes >= each.bytes)
  if (!unit) return `${formatNumber(spoken, Math.max(1, Math.round(bytes / 1000)))}\u00a0kB`
  const value = bytes / unit.bytes
  return `${formatNumber(spoken, value, { maximumFractionDigits: value < 10 ? 1 : 0 })}\u00a0${unit.name}`
}
