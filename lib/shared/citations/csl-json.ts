/**
 * CSL-JSON, which Zotero, Mendeley, Pandoc and citeproc read: https://citeproc-js.readthedocs.io/en/latest/csl-json.
 */
import { parseAuthorName, type Reference, toOneLine, toReferenceUrl, writeInitials } from './reference'

export function* toCslJson(references: Iterable<Reference>): Generator<string> {
  let number = 0
  yield '['
  for (const reference of references) {
    number += 1
    yield `${number === 1 ? '\n' : ',\n'}${JSON.stringify(toCslItem(reference, number))}`
  }
  yield number === 0 ? ']\n' : '\n]\n'
}

function toCslItem(reference: Reference, number: number): object {
  const { title, journal, year, volume, issue, pages, pmid, doi, pmcid, abstract, keywords } = reference
  const fields = {
    author: reference.authors.map(toCslName),
    'container-title': journal,
    issued: year === null ? null : { 'date-parts': [[year]] },
    volume,
    issue,
    page: pages,
    PMID: pmid,
    DOI: doi,
    PMCID: pmcid,
    URL: toReferenceUrl(reference),
    abstract,
    keyword: keywords.join(', '),
    note: reference.isRetracted ? 'Retracted' : null,
  }
  const known = Object.entries(fields).filter(([, value]) => value !== null && value !== '' && !isEmptyList(value))
  const shown = known.map(([name, value]) => [name, typeof value === 'string' ? toOneLine(value) : value])
  return {
    id: pmid ?? doi ?? String(number),
    type: 'article-journal',
    title: toOneLine(title),
    ...Object.fromEntries(shown),
  }
}

function toCslName(author: string): object {
  const name = parseAuthorName(author)
  if (name.initials === '') return { literal: name.last }
  return { family: name.last, given: writeInitials(name), ...(name.suffix && { suffix: name.suffix }) }
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}
