/**
 * A reference as every export format takes it: what the record states and nothing else. Identifiers that were never
 * seen are null, never guessed. Safe in the browser, since an answer exports its references there too.
 */
export interface Reference {
  title: string
  /** "Last FM" or "Last FM Jr", or the name of a group; in order. */
  authors: readonly string[]
  /** More authors than these are known to exist ("et al."). */
  hasMoreAuthors?: boolean
  journal: string | null
  year: number | null
  volume: string | null
  issue: string | null
  pages: string | null
  pmid: string | null
  doi: string | null
  pmcid: string | null
  /** As the record states them, such as "Randomized Controlled Trial". */
  publicationTypes: readonly string[]
  /** MeSH headings, then the authors' own keywords. */
  headings: readonly string[]
  keywords: readonly string[]
  isRetracted: boolean
  /** The authors' abstract, labels in capitals before a colon; null when the record holds none or only our summary. */
  abstract: string | null
}

interface AuthorName {
  /** The family name, or a group's whole name. */
  last: string
  /** "JJV"; empty for a group. */
  initials: string
  /** "Jr" */
  suffix: string
}

const personalName = /^(.*\S) (\p{Lu}{1,4})(?: (Jr|Sr|\d+(?:st|nd|rd|th)|I{2,3}|IV))?$/u

/** Splits a name as PubMed prints it ("McMurray JJV"). Anything else is taken for the name of a group. */
export function parseAuthorName(author: string): AuthorName {
  const name = toOneLine(author)
  const found = personalName.exec(name)
  if (!found) return { last: name, initials: '', suffix: '' }
  return { last: found[1] ?? '', initials: found[2] ?? '', suffix: found[3] ?? '' }
}

/** "J. J. V.": reference managers would take "JJV" for a single given name. */
export function writeInitials({ initials }: AuthorName): string {
  return Array.from(initials, (letter) => `${letter}.`).join(' ')
}

/**
 * "McMurray, J. J. V."; the whole name of a group. Without the comma, reference managers take the last word for the
 * family name.
 */
export function invertName(name: AuthorName): string {
  return [name.last, writeInitials(name), name.suffix].filter((part) => part !== '').join(', ')
}

/** Makes text fit on one line of a file: folds white space, removes control characters, replaces lone surrogates. */
export function toOneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\u0000-\u001f\u007f\u0085]+/g, ' ')
    .trim()
}

/** MEDLINE's publication type of a retracted article. */
export const retractedType = 'Retracted Publication'

export function listPublicationTypes({ publicationTypes, isRetracted }: Reference): string[] {
  const missing = isRetracted && !publicationTypes.includes(retractedType)
  return missing ? [...publicationTypes, retractedType] : [...publicationTypes]
}

/** PubMed, else DOI, else Europe PMC; null for an article without identifiers. */
export function toReferenceUrl({ pmid, doi, pmcid }: Pick<Reference, 'pmid' | 'doi' | 'pmcid'>): string | null {
  if (pmid) return `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`
  if (doi) return `https://doi.org/${doi.split('/').map(encodeURIComponent).join('/')}`
  if (pmcid) return `https://europepmc.org/article/PMC/${pmcid}`
  return null
}

/**
 * For an article without identifiers: PubMed opens the article if exactly one has that title, and else lists similar
 * ones.
 */
export function toPubmedTitleSearchUrl(title: string): string {
  return `https://pubmed.ncbi.nlm.nih.gov/?term=${encodeURIComponent(toOneLine(title).slice(0, 300))}`
}
