import type { Messages } from '@/components/i18n/messages-en'

/** Articles state their specialty in lower-case English; one without a translation stays as it is. */
export function toSpecialtyName({ library: { specialties } }: Pick<Messages, 'library'>, specialty: string): string {
  const known: Record<string, string> = specialties
  return Object.hasOwn(known, specialty)
    ? (known[specialty] ?? '')
    : specialty.charAt(0).toUpperCase() + specialty.slice(1)
}
