/**
 * Sets aside what a question says of drugs that its patient must not be given: "cellulitis in penicillin allergy" asks
 * about cellulitis, and an article on penicillin does not answer it better than another.
 */
import { isAntibacterial, type NamedDrug } from '@/lib/evidence/text/drugs/drug-families'
import { generalWords } from '@/lib/evidence/text/normalize-terms'
import { foldDiacritics } from '@/lib/shared/text/detect-written-language'
import { findRefusalStatements, isDenied, type RefusalKind, type RefusalStatement, readDrugsAt } from './drug-refusals'
import { collectTerms, isSpecificTerm, type QuestionTerm } from './question-terms'
import { isTopic, namesTopic } from './refused-drugs'

interface RefusalsAside {
  rest: string
  /** What was set aside; '' if nothing was. */
  refused: string
}

/** A disease alone beside the drug may be one that the drug brings on: "asthma, aspirin allergy". */
const termsMin = 2
const namesAntibiotic = /\b(?:antibiotics?|antimicrobials?|antibacterials?)\b/i

/**
 * Nothing is set aside of a question about the allergy, or about nothing else: "penicillin allergy, which antibiotic?"
 * Whoever cannot have one antibiotic needs another.
 *
 * @param text as it is searched, in English
 */
export function setRefusalsAside(text: string): RefusalsAside {
  const { rest, refused, refusals } = cutRefusals(text)
  if (refused === '' || namesTopic(rest)) return { rest: text, refused: '' }
  const terms = collectTerms(rest, 1)
  if (!terms.some(namesSubject)) return { rest: text, refused: '' }
  if (refusals.some(({ drugs }) => drugs.some(isAntibacterial)))
    return { rest: namesAntibiotic.test(rest) ? rest : `${rest} antibiotics`, refused }
  const named = terms.filter((term) => !generalWords.has(term.word))
  const isAboutAllergy = named.length < termsMin && refusals.some(({ kind }) => kind === 'allergy')
  return isAboutAllergy ? { rest: text, refused: '' } : { rest, refused }
}

function namesSubject(term: QuestionTerm): boolean {
  return isSpecificTerm(term) && !namesAntibiotic.test(term.word)
}

/** Cuts the statements and their drugs out of a text. */
export function cutRefusals(whole: string): RefusalsAside & { refusals: LocatedRefusal[] } {
  const text = alignWithFolded(whole)
  const parts: string[] = []
  const refusals: LocatedRefusal[] = []
  let rest = ''
  let at = 0
  for (const refusal of locateRefusals(text)) {
    // "Documented allergy: anaphylaxis to penicillin" has two statements on the drug.
    if (refusal.start < at) continue
    parts.push(text.slice(refusal.start, refusal.end))
    refusals.push(refusal)
    rest += `${text.slice(at, refusal.start)} `
    at = refusal.end
  }
  return { rest: rest + text.slice(at), refused: parts.join(', '), refusals }
}

/**
 * Statements are located in the folded text, which is longer or shorter where "é" is two characters, or
 * "ß" becomes "ss".
 */
function alignWithFolded(text: string): string {
  const composed = text.normalize('NFC')
  const folded = foldDiacritics(composed)
  return folded.length === composed.length ? composed : folded
}

interface LocatedRefusal {
  kind: RefusalKind
  start: number
  end: number
  drugs: NamedDrug[]
}

/** Where the text refuses drugs, with their names, in order. */
function locateRefusals(text: string): LocatedRefusal[] {
  return findRefusalStatements(text)
    .flatMap((statement) => locateWithDrugs(statement) ?? [])
    .toSorted((a, b) => a.start - b.start)
}

/** @returns null if the statement refuses no drug */
function locateWithDrugs(statement: RefusalStatement): LocatedRefusal | null {
  const { kind, side, beside, before, start, end } = statement
  const { drugs, words } = readDrugsAt(beside, side)
  if (drugs.length === 0 || isTopic(statement, words) || isDenied(statement, words)) return null
  const places = [...beside.matchAll(/[\p{L}\d]+/gu)]
  if (side === 'before') return { start: start - before.length + (places.at(-words)?.index ?? 0), end, kind, drugs }
  const last = places[words - 1]
  return { start, end: end + (last ? last.index + last[0].length : 0), kind, drugs }
}
