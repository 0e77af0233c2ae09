/** About as many characters as the list shows of a title. */
const shownCharacters = 56
/** Words that remain of a beginning that others share. */
const keptWords = 3
/** Words before the first difference, without which it would be hard to read. */
const contextWords = 1

/**
 * Shortens the beginning of titles that another title shares for as long as the list shows: "Does apixaban cause … than
 * dabigatran?".
 *
 * @returns a text for each title, in the same order; equal titles stay equal
 */
export function distinguishTitles(titles: readonly string[]): string[] {
  const sorted = [...new Set(titles)].toSorted()
  const shared = new Map<string, number>()
  for (const [at, title] of sorted.entries()) {
    // In the sorted list, the title with the longest common beginning is next to it.
    const counts = [sorted[at - 1], sorted[at + 1]].map((other) => countSharedWords(title, other))
    shared.set(title, Math.max(...counts))
  }
  return titles.map((title) => shortenBeginning(title, shared.get(title) ?? 0))
}

function shortenBeginning(title: string, sharedCount: number): string {
  const words = splitWords(title)
  const from = sharedCount - contextWords
  if (words.slice(0, sharedCount).join('').length < shownCharacters || from <= keptWords) return title
  return `${words.slice(0, keptWords).join('').trimEnd()} … ${words.slice(from).join('').trimStart()}`
}

function countSharedWords(title: string, other: string | undefined): number {
  if (other === undefined) return 0
  const others = splitWords(other)
  const differing = splitWords(title).findIndex((word, at) => word !== others[at])
  return differing < 0 ? splitWords(title).length : differing
}

/** Words with the space after them; Chinese has no spaces, so each of its characters is one. */
function splitWords(text: string): string[] {
  return text.match(/\p{Script=Han}|[^\s\p{Script=Han}]+\s*|\s+/gu) ?? []
}
