/**
 * Files of generated articles in every format that an import takes for many articles, as PubMed, or our own export,
 * writes them.
 */
import type { Article } from '@/lib/evidence/article/article'
import { toReference } from '@/lib/evidence/article/article-to-reference'
import { csvColumns } from '@/lib/evidence/import/formats/pubmed-csv'
import { readPubmedXml } from '@/lib/evidence/import/formats/pubmed-xml'
import { toRis } from '@/lib/shared/citations/ris'
import { type GeneratedArticle, pubmedXml } from './generated'

type Pieces = Iterable<string> | AsyncIterable<string>

export const bulkFormats: Record<string, (articles: Iterable<GeneratedArticle>) => Pieces> = {
  xml: pubmedXml,
  nbib: pubmedNbib,
  ris: risExport,
  csv: pubmedCsv,
  jsonl: jsonLines,
}

/** As PubMed saves it, with the address of every author. */
function* pubmedNbib(articles: Iterable<GeneratedArticle>): Generator<string> {
  for (const article of articles) {
    const { pmid, title, journal, year, month, authors, sections, publicationTypes, mesh } = article
    const doi = `10.9999/generated.${pmid} [doi]`
    const fields: [tag: string, value: string][] = [
      ['PMID', pmid],
      ['OWN', 'NLM'],
      ['STAT', 'MEDLINE'],
      ['DCOM', `${year}1120`],
      ['LR', `${year}1215`],
      ['IS', '1533-4406 (Electronic)'],
      ['VI', '381'],
      ['IP', '21'],
      ['DP', `${year} ${month} 21`],
      ['TI', title],
      ['PG', '1995-2008'],
      ['LID', doi],
      ['AB', sections.map(({ label, text }) => `${label}: ${text}`).join(' ')],
      ['CI', `Copyright (c) ${year} The Generator.`],
      ...authors.flatMap(({ last, fore, initials, affiliation }): [string, string][] => [
        ['FAU', `${last}, ${fore}`],
        ['AU', `${last} ${initials}`],
        ['AD', affiliation],
      ]),
      ['LA', 'eng'],
      ...publicationTypes.map((type): [string, string] => ['PT', type]),
      ['PL', 'United States'],
      ['TA', journal],
      ['JT', journal],
      ['JID', '0255562'],
      ['SB', 'IM'],
      ...mesh.map((heading): [string, string] => ['MH', `${heading}/*drug therapy`]),
      ['EDAT', `${year}/09/20 06:00`],
      ['AID', doi],
      ['PST', 'ppublish'],
      ['SO', `${journal}. ${year} ${month} 21;381(21):1995-2008. doi: 10.9999/generated.${pmid}.`],
    ]
    yield `${fields.map(([tag, value]) => `${tag.padEnd(4)}- ${wrap(value)}`).join('\n')}\n\n`
  }
}

/** Goes on after six spaces where PubMed breaks a line. */
function wrap(value: string): string {
  return value.replace(/(.{60,80}) /g, '$1\n      ')
}

/** PubMed's CSV has no abstracts. */
function* pubmedCsv(articles: Iterable<GeneratedArticle>): Generator<string> {
  yield `${csvColumns.join(',')}\n`
  for (const { pmid, title, journal, year, month, authors } of articles) {
    const doi = `10.9999/generated.${pmid}`
    const names = authors.map(({ last, initials }) => `${last} ${initials}`).join(', ')
    const citation = `${journal}. ${year} ${month} 21;381(21):1995-2008. doi: ${doi}.`
    yield `${pmid},"${title}","${names}.","${citation}",${authors[0]?.last},${journal},${year},${year}/09/20,,,${doi}\n`
  }
}

async function* risExport(articles: Iterable<GeneratedArticle>): AsyncGenerator<string> {
  for await (const article of readAsImported(articles)) yield* toRis([toReference(article)])
}

/** As `library -- export --format jsonl` writes it. */
async function* jsonLines(articles: Iterable<GeneratedArticle>): AsyncGenerator<string> {
  for await (const article of readAsImported(articles)) yield `${JSON.stringify(article)}\n`
}

async function* readAsImported(articles: Iterable<GeneratedArticle>): AsyncGenerator<Article> {
  for await (const reading of readPubmedXml(toAsync(pubmedXml(articles)), new Date().toISOString()))
    if (reading.type === 'article') yield reading.article
}

async function* toAsync(pieces: Iterable<string>): AsyncGenerator<string> {
  yield* pieces
}
