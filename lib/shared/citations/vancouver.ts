/**
 * A numbered list for a manuscript or a letter, in the style of the ICMJE recommendations (NLM, "Citing Medicine"): at
 * most six authors, then "et al"; what the record does not state is left out.
 */
import { type Reference, toOneLine, toReferenceUrl } from './reference'

const authorsMax = 6

export function* toVancouver(references: Iterable<Reference>): Generator<string> {
  let number = 0
  for (const reference of references) {
    number += 1
    yield `${number}. ${formatVancouver(reference)}\n`
  }
}

/** One reference without its number. */
export function formatVancouver(reference: Reference): string {
  const { title, journal, pmid, doi, pmcid, isRetracted } = reference
  const ids = [doi && `doi:${doi}`, pmid && `PMID: ${pmid}`, pmcid && `PMCID: ${pmcid}`].filter(Boolean)
  const parts = [toAuthors(reference), `${title}${isRetracted ? ' [retracted]' : ''}`, journal, toIssue(reference)]
  const known = [...parts, ...ids].map((part) => toOneLine(part ?? '')).filter((part) => part !== '')
  const address = ids.length === 0 ? toReferenceUrl(reference) : null
  return [...known.map(addFullStop), ...(address === null ? [] : [address])].join(' ')
}

function toAuthors({ authors, hasMoreAuthors }: Reference): string {
  const more = hasMoreAuthors || authors.length > authorsMax
  return [...authors.slice(0, authorsMax), ...(more && authors.length > 0 ? ['et al'] : [])].join(', ')
}

/** "2019;381(21):1995-2008" */
function toIssue({ year, volume, issue, pages }: Reference): string {
  const place = `${volume ?? ''}${issue ? `(${issue})` : ''}${pages ? `:${pages}` : ''}`
  return [year === null ? '' : String(year), place].filter((part) => part !== '').join(';')
}

/** Unless the part ends a sentence already. */
export function addFullStop(part: string): string {
  return /[.?!]$/.test(part) ? part : `${part}.`
}
