/**
 * Finds references of a sentence that no source contains: DOIs, PMIDs, PMCIDs, trial registrations, web addresses and
 * names of studies. A language model invents these easily, and a reader cannot tell.
 */
import type { EvidenceItem } from '@/lib/wire/evidence'
import { findStudyNames } from './find-study-names'

/** Everything that the sources of an answer name, read when a sentence first names something. */
export class KnownReferences {
  private readonly texts: readonly string[]
  private squeezedTexts: { asWritten: string; lowercase: string } | undefined
  private normalForms: ReadonlySet<string> | undefined

  /**
   * @param texts every text of the sources (titles, passages, identifiers, addresses) and of the reader, who may name a
   *   study that no source covers
   */
  constructor(texts: readonly string[]) {
    this.texts = texts
  }

  /** Letters and digits only, as written and in lower case. */
  get squeezed(): { asWritten: string; lowercase: string } {
    if (this.squeezedTexts) return this.squeezedTexts
    const asWritten = this.texts.map(squeeze).join(' ')
    this.squeezedTexts = { asWritten, lowercase: asWritten.toLowerCase() }
    return this.squeezedTexts
  }

  /** Identifiers and addresses in the form of `Reference.normal`. */
  get references(): ReadonlySet<string> {
    this.normalForms ??= new Set(this.texts.flatMap((text) => listReferences(text).map(({ normal }) => normal)))
    return this.normalForms
  }
}

const unmistakableLength = 7

interface Reference {
  written: string
  /** The same for two spellings of one reference. */
  normal: string
}

const address = /(?:\bhttps?:\/\/|\bwww\.)[^\s<>"'`\])}，。；]{3,2000}/giu
const doi =
  /\b10\.\d{4,9}\/[^\s"'<>()[\]{}|\\^`，。；]{1,200}(?:\([^\s()]{1,40}\)[^\s"'<>()[\]{}|\\^`，。；]{0,200})?/gu
const pmid = /\bPMID\s{0,2}[:#]?\s{0,2}(\d{4,8})\b/giu
const pmcid = /\bPMC\s?(\d{4,9})\b/gu
const registration = /\b(?:NCT\d{8}|ISRCTN\d{8}|ACTRN\d{14}|ChiCTR[\w-]{6,20}|EudraCT:?\s?\d{4}-\d{6}-\d{2})\b/giu
/** A site named without "https://", such as "clinicaltrials.gov/study". */
const site =
  /(?<![\p{L}\p{N}@./-])(?:[\p{L}\p{N}-]{1,60}\.){1,4}(?:com|org|net|gov|edu|int|info|io|uk|eu|de|fr|es|cn|ch)\b(?:\/[^\s<>"'`\])}，。；]{0,500})?/giu

/** The texts of a source that may contain a reference. */
interface NamedSource {
  item: Pick<EvidenceItem, 'title' | 'pmid' | 'doi' | 'pmcid' | 'url'>
  keywords?: readonly string[]
  sentences: readonly { text: string }[]
}

/** @returns the texts of a source for `KnownReferences` */
export function listSourceTexts({ item, keywords = [], sentences }: NamedSource): string[] {
  const { title, pmid, doi, pmcid, url } = item
  const identifiers = [pmid && `PMID ${pmid}`, doi, pmcid, url].filter((each) => typeof each === 'string')
  return [title, ...identifiers, ...keywords, ...sentences.map(({ text }) => text)]
}

/**
 * @param sentence as the model wrote it, with the addresses of its links
 * @returns as written, each once, identifiers and addresses before names
 */
export function findUnknownReferences(sentence: string, known: KnownReferences): string[] {
  const references = listReferences(sentence).filter(({ normal }) => !known.references.has(normal))
  const text = references.length === 0 ? sentence : blankAddresses(sentence)
  const names = findStudyNames(text).filter((name) => !isKnownName(squeeze(name), known))
  return [...new Set([...references.map(({ written }) => written), ...names])]
}

/** A short name is often a word as well, as SPRINT and HOPE are: it must be written the same. */
function isKnownName(name: string, { squeezed: { asWritten, lowercase } }: KnownReferences): boolean {
  return asWritten.includes(name) || (name.length >= unmistakableLength && lowercase.includes(name.toLowerCase()))
}

function listReferences(text: string): Reference[] {
  if (!/\d|www|\.\p{L}{2}/u.test(text)) return []
  const found: Reference[] = []
  const take = (pattern: RegExp, normalOf: (written: string, part: string) => string) => (rest: string) =>
    rest.replace(pattern, (match: string, part: unknown) => {
      const written = match.replace(/[.,;:?!*_]+$/u, '')
      found.push({ written, normal: normalOf(written, typeof part === 'string' ? part : '') })
      return ' '
    })
  const steps = [
    take(address, normalizeAddress),
    take(doi, (written) => `doi:${written.toLowerCase()}`),
    take(pmid, (_, number) => `pmid:${number}`),
    take(pmcid, (_, number) => `pmc:${number}`),
    take(registration, (written) => `trial:${squeeze(written).toLowerCase()}`),
    take(site, normalizeAddress),
  ]
  steps.reduce((rest, step) => step(rest), text)
  return found
}

const doiIn = new RegExp(doi.source, 'u')
const pubmedPage = /(?:pubmed\.ncbi\.nlm\.nih\.gov|ncbi\.nlm\.nih\.gov\/pubmed)\/(\d{1,8})/i

/** A link to a DOI or to PubMed is the same reference as the DOI or PMID itself. */
function normalizeAddress(written: string): string {
  const page = pubmedPage.exec(written)
  if (page) return `pmid:${page[1]}`
  const linked = doiIn.exec(written)?.[0]
  if (linked !== undefined) return `doi:${linked.toLowerCase()}`
  return written
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '')
}

function blankAddresses(sentence: string): string {
  return sentence.replace(address, ' ').replace(doi, ' ')
}

function squeeze(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}
