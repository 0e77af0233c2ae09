/**
 * Searches Europe PMC through its REST service: MEDLINE, full text without a MEDLINE record, and preprints. One
 * request returns a page of complete records, so no second request fetches them. Abstracts and titles are HTML.
 */
import { z } from 'zod'
import type { Article } from '@/lib/evidence/article/article'
import { parseDoi, parsePmcid, parsePmid } from '@/lib/evidence/article/article-identity'
import { classifyStudyType } from '@/lib/evidence/import/formats/classify-study-type'
import { draftArticle, parseYear } from '@/lib/evidence/import/formats/draft-article'
import { type LabelledText, splitAbstract } from '@/lib/evidence/import/formats/split-abstract'
import { stripMarkup } from '@/lib/evidence/import/formats/strip-markup'
import type { NamedArticle } from '@/lib/evidence/question/cited-identifiers'
import { fuseRanks } from '@/lib/evidence/search/candidates/reciprocal-rank-fusion'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { type Deadline, isHalfOver } from './deadline'
import {
  count,
  hashSearch,
  type LiveQuestion,
  type LiveResult,
  type LiveSource,
  readJson,
  SharedWork,
  textOrNumber,
  toListSchema,
} from './live-source'
import {
  type Concept,
  type ConceptQuery,
  hitsEnough,
  type Name,
  planQueries,
  requireAtLeast,
  splitName,
} from './query-concepts'
import { type LiveCaller, LiveError } from './service-client'

const pageSize = 25
/** Twenty-five complete records with their author lists. */
const answerBytesMax = 20_000_000

export class EuropePmc {
  private readonly source: LiveSource
  private readonly searches = new SharedWork<LiveResult>()

  constructor(source: LiveSource) {
    this.source = source
  }

  /** @throws LiveError, or the reason of the request's signal */
  search(question: LiveQuestion, caller: LiveCaller): Promise<LiveResult> {
    const key = hashSearch(this.source, question)
    return this.searches.run(key, caller.signal, async () => {
      const known = this.known(key)
      if (known) return known
      const found = await this.source.service.inTurn(caller, (deadline) => this.find(question, deadline))
      this.source.cache?.storeArticles(found.articles)
      this.source.cache?.storeSearch(key, { ids: found.articles.map(({ id }) => id), search: found.search })
      return found
    })
  }

  private known(key: string): LiveResult | null {
    const search = this.source.cache?.findSearch(key)
    if (!search) return null
    const articles = this.source.cache?.findFreshArticles(search.ids) ?? new Map<string, Article>()
    if (articles.size < search.ids.length) return null
    return { articles: search.ids.flatMap((id) => articles.get(id) ?? []), search: search.search }
  }

  private async find(question: LiveQuestion, deadline: Deadline): Promise<LiveResult> {
    const named = question.named.length === 0 ? null : await this.page(buildNamedQuery(question.named), deadline)
    const pages: Page[] = []
    if (question.concepts.length > 0) {
      for (const query of planQueries(question.concepts)) {
        const page = await this.page(buildQuery(query, question), deadline)
        pages.push(page)
        if (page.hits >= hitsEnough || isHalfOver(deadline)) break
      }
    }
    const widest = pages.at(-1) ?? named ?? { articles: [], hits: 0, query: '' }
    const byId = new Map(
      [...(named ? [named] : []), ...pages].flatMap((page) => page.articles.map((each) => [each.id, each])),
    )
    const ids = new Set([
      ...(named?.articles.map(({ id }) => id) ?? []),
      ...fuseRanks(pages.map((page) => page.articles.map(({ id }) => id))),
    ])
    return {
      articles: [...ids].flatMap((id) => byId.get(id) ?? []),
      search: { source: 'europe-pmc', query: widest.query, hits: widest.hits, at: new Date().toISOString() },
    }
  }

  private async page(query: string, deadline: Deadline): Promise<Page> {
    const { service } = this.source
    const parameters = {
      query,
      format: 'json',
      // Only complete records include abstracts.
      resultType: 'core',
      pageSize: String(pageSize),
      // As on the website; the service itself does not expand synonyms by default.
      synonym: 'true',
    }
    const request = { method: 'GET' as const, path: 'search', parameters: () => parameters, bytesMax: answerBytesMax }
    const answer = readJson(await service.ask(request, deadline), searchAnswer, service)
    if ('errMsg' in answer)
      throw new LiveError(serverMessage('search_not_run', { source: 'Europe PMC' }), 'errMsg in the answer')
    const checkedAt = new Date().toISOString()
    const articles = answer.resultList.result.flatMap((result) => articleFromEuropePmc(result, checkedAt) ?? [])
    return { articles, hits: answer.hitCount, query }
  }
}

interface Page {
  articles: Article[]
  hits: number
  query: string
}

// ------------------------------------------------------------------------------------------------------------- query

/** Every word is quoted, so none can be an operator or a field of the query language. */
function buildQuery(
  { concepts, conceptsMin: least }: ConceptQuery,
  { fromYear, types }: Pick<LiveQuestion, 'fromYear' | 'types'>,
) {
  const designs = (types ?? []).map((type) => designNames[type])
  // Headings such as "Cohort Studies" are not publication types here; `matchesOptions` then filters the designs.
  const named = designs.some((names) => names === undefined) ? [] : designs.flatMap((names) => names ?? [])
  const wanted = [
    requireAtLeast(least, concepts.map(toClause)),
    'HAS_ABSTRACT:y',
    // Excludes patents, theses and agricultural reports.
    '(SRC:MED OR SRC:PMC OR SRC:PPR)',
    ...(fromYear === undefined ? [] : [`PUB_YEAR:[${fromYear} TO 3000]`]),
    ...(named.length === 0 ? [] : [`(${named.map((name) => `PUB_TYPE:"${name}"`).join(' OR ')})`]),
  ]
  return `${wanted.join(' AND ')} NOT (PUB_TYPE:"Retracted Publication" OR PUB_TYPE:"Retraction of Publication")`
}

const designNames: { [type: string]: string[] | undefined } = {
  guideline: ['Practice Guideline', 'Guideline'],
  'systematic-review': ['Systematic Review'],
  'meta-analysis': ['Meta-Analysis'],
  'randomized-trial': ['Randomized Controlled Trial'],
  'clinical-trial': ['Clinical Trial'],
  'case-report': ['Case Reports'],
  review: ['Review'],
}

function toClause({ names }: Concept): string {
  const own = names[0]?.join(' ') ?? ''
  return `(${[...names.map(inTitleOrAbstract), `KW:"${own}"`].join(' OR ')})`
}

function inTitleOrAbstract(name: Name): string {
  if (name.length < 3) return `TITLE_ABS:"${name.join(' ')}"`
  return `(${splitName(name)
    .map((part) => `TITLE_ABS:"${part}"`)
    .join(' AND ')})`
}

function buildNamedQuery(named: NamedArticle[]): string {
  return named.map((each) => ('pmid' in each ? `(EXT_ID:${each.pmid} AND SRC:MED)` : `DOI:"${each.doi}"`)).join(' OR ')
}

// ----------------------------------------------------------------------------------------------------------- records

const core = z.object({
  id: textOrNumber,
  source: z.string(),
  pmid: textOrNumber.optional(),
  pmcid: z.string().optional(),
  doi: z.string().optional(),
  title: z.string(),
  abstractText: z.string(),
  pubYear: textOrNumber.optional(),
  firstPublicationDate: z.string().optional(),
  pageInfo: textOrNumber.optional(),
  authorList: z
    .object({
      author: toListSchema(z.object({ fullName: z.string().optional(), collectiveName: z.string().optional() })),
    })
    .optional(),
  journalInfo: z
    .object({
      volume: textOrNumber.optional(),
      issue: textOrNumber.optional(),
      journal: z
        .object({
          title: z.string().optional(),
          medlineAbbreviation: z.string().optional(),
          isoabbreviation: z.string().optional(),
        })
        .optional(),
    })
    .optional(),
  bookOrReportDetails: z.object({ publisher: z.string().optional() }).optional(),
  pubTypeList: z.object({ pubType: toListSchema(z.string()) }).optional(),
  meshHeadingList: z
    .object({
      meshHeading: toListSchema(
        z.object({
          descriptorName: z.string(),
          meshQualifierList: z
            .object({ meshQualifier: toListSchema(z.object({ qualifierName: z.string().optional() })) })
            .optional(),
        }),
      ),
    })
    .optional(),
  keywordList: z.object({ keyword: toListSchema(z.string()) }).optional(),
  commentCorrectionList: z
    .object({
      commentCorrection: toListSchema(
        z.object({ id: textOrNumber.optional(), source: textOrNumber.optional(), type: z.string() }),
      ),
    })
    .optional(),
})

const searchAnswer = z.union([
  z.object({
    hitCount: count,
    // Each is parsed separately, so that a malformed one costs only itself.
    resultList: z.object({ result: toListSchema(z.unknown()) }).default({ result: [] }),
  }),
  z.object({ errMsg: z.string() }),
])

/** @returns null for a result without title or abstract, or of another shape: nothing in it could be quoted */
export function articleFromEuropePmc(result: unknown, checkedAt: string): Article | null {
  const parsed = core.safeParse(result)
  if (!parsed.success) return null
  const record = parsed.data
  const passages = splitAbstract(sectionsOf(record.abstractText))
  const title = stripMarkup(record.title)
  if (passages.length === 0 || title === '') return null
  const { journal, volume, issue } = record.journalInfo ?? {}
  const publicationTypes = publicationTypesOf(record)
  const mesh = headingsOf(record)
  return draftArticle({
    pmid: parsePmid(record.pmid) ?? (record.source === 'MED' ? parsePmid(record.id) : null),
    doi: parseDoi(record.doi),
    pmcid: parsePmcid(record.pmcid) ?? (record.source === 'PMC' ? parsePmcid(record.id) : null),
    title,
    authors: (record.authorList?.author ?? []).flatMap(
      ({ fullName, collectiveName }) => fullName ?? collectiveName ?? [],
    ),
    journal:
      journal?.medlineAbbreviation ??
      journal?.isoabbreviation ??
      journal?.title ??
      record.bookOrReportDetails?.publisher ??
      null,
    year: parseYear(record.pubYear) ?? parseYear(record.firstPublicationDate),
    volume: volume ?? null,
    issue: issue ?? null,
    pages: record.pageInfo ?? null,
    publicationTypes,
    studyType: classifyStudyType([...publicationTypes, ...publicationTypes.map(plainName)], mesh),
    mesh,
    keywords: (record.keywordList?.keyword ?? []).map(stripMarkup),
    retraction: retractionOf(record),
    notices: noticesOf(record),
    checkedAt,
    passages,
  })
}

type Core = z.infer<typeof core>

/** `<h4>` marks each section heading of a structured abstract. */
function sectionsOf(html: string): LabelledText[] {
  const [before = '', ...pieces] = html.split(/<h4>([^<]{0,200})<\/h4>/i)
  const sections: LabelledText[] = [{ label: '', text: stripMarkup(before) }]
  for (let at = 0; at < pieces.length; at += 2) {
    const label = stripMarkup(pieces[at] ?? '').replace(/:$/, '')
    sections.push({ label, text: stripMarkup(pieces[at + 1] ?? '') })
  }
  return sections
}

function publicationTypesOf({ pubTypeList, source }: Core): string[] {
  const types = pubTypeList?.pubType ?? []
  return source === 'PPR' && !types.some((type) => /^preprint$/i.test(type)) ? [...types, 'Preprint'] : types
}

/** Full-text types use JATS names: "review-article", "systematic-review", "case-report". */
function plainName(type: string): string {
  return type.toLowerCase() === 'review-article' ? 'review' : type.replaceAll('-', ' ')
}

function headingsOf({ meshHeadingList }: Core): string[] {
  return (meshHeadingList?.meshHeading ?? []).map(({ descriptorName, meshQualifierList }) =>
    [
      descriptorName,
      ...(meshQualifierList?.meshQualifier.flatMap(({ qualifierName }) => qualifierName ?? []) ?? []),
    ].join('/'),
  )
}

/** "Retraction of Publication" and "Retraction of" mark the notice itself: only exact matches mark the article. */
function retractionOf({ pubTypeList, commentCorrectionList }: Core): Article['retraction'] {
  const notice = commentCorrectionList?.commentCorrection.find(({ type }) => /^retraction in$/i.test(type))
  const isMarked = pubTypeList?.pubType.some((type) => /^retracted publication$/i.test(type)) ?? false
  return notice || isMarked ? { noticePmid: noticePmidOf(notice) } : null
}

const noticeKinds: [RegExp, Article['notices'][number]['kind']][] = [
  [/^expression of concern in$/i, 'concern'],
  [/^(?:erratum|corrected and republished) in$/i, 'erratum'],
  [/^update in$/i, 'updated'],
]

function noticesOf({ commentCorrectionList }: Core): Article['notices'] {
  return (commentCorrectionList?.commentCorrection ?? []).flatMap((correction) => {
    const kind = noticeKinds.find(([pattern]) => pattern.test(correction.type))?.[1]
    return kind ? [{ kind, pmid: noticePmidOf(correction) }] : []
  })
}

function noticePmidOf(correction: { id?: string | undefined; source?: string | undefined } | undefined): string | null {
  return correction?.source === 'MED' ? parsePmid(correction.id) : null
}
