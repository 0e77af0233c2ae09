/**
 * Finds what could identify a patient: names, dates of birth, record and national numbers, phone, e-mail, address. Used
 * before a search leaves this server and, on the page, before a question is sent. Works on plain text, without
 * dependencies.
 *
 * It matches the forms used in clinical notes, and prefers missing an unusual identifier to blocking a literature
 * question: ages, doses, years, trial names, eponyms, PMIDs, DOIs and registry numbers are not identifiers.
 */
import { addressFinders, emailFinder, phoneFinders } from './contacts'
import { hanNameFinders } from './han-names'
import { nameFinders } from './names'
import { birthDateFinders, numberFinders } from './numbers'
import { type Finder, type Identifier, type IdentifierKind, identifierKinds } from './pattern'

export { type Identifier, type IdentifierKind, identifierKinds } from './pattern'

/**
 * @returns identifiers in text order, none overlapping; of two that overlap, the one that starts first, then the longer
 */
export function findIdentifiers(text: string): Identifier[] {
  const all = finders.flatMap((find) => find(text)).sort((a, b) => a.start - b.start || b.end - a.end)
  const found: Identifier[] = []
  for (const each of all) if (each.start >= (found.at(-1)?.end ?? 0)) found.push(each)
  return found
}

/** Names the kinds that were found: "a name and a phone number". */
export function describeIdentifiers(found: Identifier[]): string {
  const kinds = identifierKinds
    .filter((kind) => found.some((each) => each.kind === kind))
    .map((kind) => kindNames[kind])
  return kinds.length < 2 ? kinds.join('') : `${kinds.slice(0, -1).join(', ')} and ${kinds.at(-1)}`
}

const kindNames: Record<IdentifierKind, string> = {
  name: 'a name',
  'birth-date': 'a date of birth',
  'record-number': 'a record number',
  'national-number': 'a national identity number',
  phone: 'a phone number',
  email: 'an e-mail address',
  address: 'an address',
}

const finders: Finder[] = [
  ...nameFinders,
  ...hanNameFinders,
  ...birthDateFinders,
  ...numberFinders,
  ...phoneFinders,
  emailFinder,
  ...addressFinders,
]
