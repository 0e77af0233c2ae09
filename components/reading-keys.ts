/**
 * The keys of a reader and what they do; one list for the page that listens and for the page that tells. The names are
 * those of `words.readingKeys`.
 */
export const readingKeys = [
  { key: '[', name: 'previousMark' },
  { key: ']', name: 'nextMark' },
] as const

export type ReadingKey = (typeof readingKeys)[number]['name']

/** @returns what the key asks for; undefined for any other, and for one that is being typed somewhere */
export function readingKeyOf(event: KeyboardEvent): ReadingKey | undefined {
  const { key, target, ctrlKey, altKey, metaKey, isComposing } = event
  // AltGr types the brackets on many keyboards, and arrives as Ctrl and Alt together.
  const isCommand = metaKey || ctrlKey !== altKey
  if (isCommand || isComposing || isTypedInto(target)) return undefined
  return readingKeys.find((each) => each.key === key)?.name
}

function isTypedInto(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.closest('input, textarea, select') !== null
}
