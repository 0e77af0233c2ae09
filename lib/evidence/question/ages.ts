/** The age that a question names and the ages that a study took, in years. */

export interface AskedAge {
  years: number
  /** As written. */
  surface: string
}

const ownAge =
  /\b(\d{1,3})(?:[- ]?(?:years?|yrs?|y)[- ]?olds?| ?yo\b| ?y\/o\b)|\b(?:aged?|age of) (\d{1,3})\b(?! ?(?:months?|weeks?|days?|to|-|–|or|and|years? (?:or|and|to)))|\b(\d{2,3}) ?[MF]\b/
const youngAge = /\b(\d{1,2})[- ]?(month|week|day)s?[- ]old/i
const yearsOf: Record<string, number> = { month: 1 / 12, week: 1 / 52, day: 1 / 365 }

/** The first age of one person that the text names; a range of ages is none. */
export function readAskedAge(text: string): AskedAge | null {
  const young = youngAge.exec(text)
  if (young) return { years: Number(young[1]) * (yearsOf[young[2]?.toLowerCase() ?? ''] ?? 1), surface: young[0] }
  const found = ownAge.exec(text)
  return found ? { years: Number(found[1] ?? found[2] ?? found[3]), surface: found[0] } : null
}

const range = /\b(?:aged?|ages) (\d{1,3})(?: ?(?:to|-|–|and) ?(\d{1,3}))(?!\d| ?(?:months?|weeks?|days?))/i
const least =
  /\b(?:aged? )?(\d{1,3})(?: years)?(?: of age)? (?:or|and) (?:older|over|above)\b|\baged? (?:over|above) (\d{1,3})\b/i
const most =
  /\baged? (?:under|younger than) (\d{1,3})\b|\b(?:under|younger than) (\d{1,3}) years\b|\b(\d{1,3})(?: years)? or younger\b/i
const others = '(?:people|patients|adults|children|infants|women|men|those|anyone|participants|aged?)'
const excludedAbove = new RegExp(
  String.raw`\b${others} (?:aged )?(?:over|above|older than) (\d{1,3})\b(?! ?(?:months?|weeks?|days?|h))`,
  'i',
)
const excludedBelow = new RegExp(
  String.raw`\b${others} (?:aged )?(?:under|below|younger than) (\d{1,3})\b(?! ?(?:months?|weeks?|days?|h))`,
  'i',
)

/** Whether a description of the participants states ages that leave this one out. */
export function isOutsideStudiedAges(years: number, description: string): boolean {
  const [, from, to] = range.exec(description) ?? []
  if (from !== undefined) return years < Number(from) || years >= Number(to) + 1
  const lowest = least.exec(description)?.slice(1).find(Boolean)
  if (lowest !== undefined) return years < Number(lowest)
  const highest = most.exec(description)?.slice(1).find(Boolean)
  return highest !== undefined && years > Number(highest)
}

/** Whether a sentence on exclusions names this age: "people over 60 were not enrolled". */
export function isExcludedAge(years: number, exclusion: string): boolean {
  const above = excludedAbove.exec(exclusion)?.[1]
  const below = excludedBelow.exec(exclusion)?.[1]
  return (above !== undefined && years > Number(above)) || (below !== undefined && years < Number(below))
}
