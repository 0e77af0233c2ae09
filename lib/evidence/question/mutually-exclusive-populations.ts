/**
 * Populations that exclude one another although their names share most words: a trial in preserved ejection fraction
 * does not answer a question on reduced ejection fraction.
 */
import { createGroupFinder, listContrasts } from './population-groups'

const contrasts = listContrasts()
/** "CKD without diabetes": a study of people who all have it answers for others. */
const presentOrAbsent = ['diabetes', 'HIV', 'pregnancy']
const findContrastedGroups = createGroupFinder([...contrasts.flat(), ...presentOrAbsent])
const withAndWithout = /\b(?:with (?:or|and) without|regardless of|irrespective of)\b/i

/** Which side of each contrast a text is on: 1, -1, or 0 for neither or both. */
export function findPopulationSides(text: string): number[] {
  const mentions = findContrastedGroups(text)
  const named = new Set(mentions.flatMap(({ name, isNegated }) => (isNegated ? [] : [name])))
  const absent = new Set(mentions.flatMap(({ name, isNegated }) => (isNegated ? [name] : [])))
  const includesBoth = withAndWithout.test(text)
  return [
    ...contrasts.map(([one, other]) => Number(named.has(one)) - Number(named.has(other))),
    ...presentOrAbsent.map((name) => (includesBoth ? 0 : Number(named.has(name)) - Number(absent.has(name)))),
  ]
}

/**
 * As `findPopulationSides`, for an article. A keyword "children" does not make a guideline one on children if its text
 * also speaks of adults.
 */
export function findArticleSides({
  title,
  keywords,
  body,
}: {
  title: string
  keywords: string
  body: string
}): number[] {
  const sides = findPopulationSides(`${title} ${keywords}`)
  const age = sides[ageContrast] ?? 0
  if (age === 0 || findPopulationSides(title)[ageContrast] === age) return sides
  const [one, other] = contrasts[ageContrast] ?? []
  const opposite = age === 1 ? other : one
  const isNamed = createGroupFinder([opposite ?? ''])(body).some(({ isNegated }) => !isNegated)
  return isNamed ? sides.map((side, index) => (index === ageContrast ? 0 : side)) : sides
}

/** Whether two texts are on opposite sides of any contrast. */
export function areOppositePopulations(first: number[], second: number[]): boolean {
  return first.some((side, index) => side * (second[index] ?? 0) < 0)
}

const ageContrast = contrasts.findIndex((pair) => pair.includes('children') && pair.includes('adults'))

/** Whether one text is about children and the other about adults: diseases of the same name differ between them. */
export function areOppositeAges(first: number[], second: number[]): boolean {
  return (first[ageContrast] ?? 0) * (second[ageContrast] ?? 0) < 0
}

const childSign = contrasts[ageContrast]?.[0] === 'children' ? 1 : -1

/** Whether a title is about children, and not also about adults. */
export function isAboutChildren(title: string): boolean {
  return isOnChildren(findPopulationSides(title))
}

/** Whether a description of participants names children first, and no adults: "Children aged 6 months to 12 years". */
export function describesChildren(participants: string): boolean {
  return opensWithChildren.test(participants) && isOnChildren(findPopulationSides(participants))
}

const opensWithChildren = /^(?:[\p{L}-]+ ){0,2}(?:child(?:ren)?|infants?|bab(?:y|ies)|newborns?|toddlers|neonates)\b/iu

function isOnChildren(sides: number[]): boolean {
  return sides[ageContrast] === childSign
}

const adultFrom = 18
const youngAge =
  /\b(?:under|below|less than|aged?) (?:[1-9]|1[0-7])(?:s|\b(?! ?(?:%|mg|mm|g|kg|ml|mmol|days|hours)))|\b(?:[1-9]|1[0-7]) ?(?:yo|y\/o|mo|m\/o)\b/i

/** @param age of the patient in years; null if the question gives none */
export function mayConcernChildren(question: string, age: number | null): boolean {
  return (age !== null && age < adultFrom) || youngAge.test(question) || isOnChildren(findPopulationSides(question))
}

const criticalIllness =
  /\b(?:septic|sepsis|cardiac arrest|ventilated|critically ill|intensive care|ICU|ARDS|respiratory distress syndrome|cardiogenic shock)\b/i
/** What a question on the critically ill may name instead. */
const criticalCare =
  /\b(?:shock\w*|arrest|ventilat\w*|intubat\w*|extubat\w*|critical\w*|ITU|HDU|CPR|ROSC|TTM|ECMO|PEEP|tidal|prone|proning|sedat\w*|vaso(?:press\w*|active)|(?:nor)?(?:adrenaline|epinephrine)|lactate|coma\w*|unconscious|defib\w*|trauma\w*|h(?:a?)emorrhag\w*|bleed\w*|burn\w*|delirium|organ|map)\b/i

/**
 * Whether a title is about people so ill that the results say little about others with the same measurement or drug.
 */
export function isAboutCriticalIllness(title: string): boolean {
  return criticalIllness.test(title)
}

/** "Which blood pressure target?" does not ask about septic shock. */
export function mayConcernCriticalIllness(question: string): boolean {
  return criticalIllness.test(question) || criticalCare.test(question)
}
