/** Numbers the sources of an answer, and chooses the sentence quoted from each. */
import type { GroundedPrompt, GroundedSource } from '@/lib/engines/engine'
import { readDepth } from '@/lib/evidence/article/full-text'
import type { RefusedDrug } from '@/lib/evidence/question/refused-drugs'
import { chooseQuote } from '@/lib/evidence/quote/choose-quote'
import { type Sentence, toSentenceText } from '@/lib/evidence/quote/sentence'
import type { Retrieval } from '@/lib/evidence/retrieve'
import { toMissingWords } from '@/lib/evidence/search/fit/missing-part'
import { putRefusalsFirst } from '@/lib/evidence/search/rank/put-refusals-first'
import type { RankedArticle } from '@/lib/evidence/search/rank/ranked-article'
import { parseEffects } from '@/lib/evidence/verify/figures/parse-effects'
import type { AnswerMessages } from '@/lib/shared/messages/answer-message-shape'
import { getAnswerMessages } from '@/lib/shared/messages/answer-messages'
import type { EvidenceItem, EvidenceMatch } from '@/lib/wire/evidence'
import type { ChatRequest } from '@/lib/wire/request'
import { type AskedEffects, orderEffects, readAskedEffects } from './order-effects'
import { buildPrompt } from './prompt/build-prompt'
import { toPromptTokens } from './prompt/prompt-budget'
import {
  imageRules,
  rules,
  rulesWithoutQuestion,
  rulesWithoutSources,
  rulesWithRelatedSources,
  toRefusedDrugRule,
} from './prompt/rules'
import { namesSubject } from './quoted-subject'
import { delimitImageTexts } from './read-image-text'
import { toSourceUrl } from './reference-list'
import { collectArticleNotices, evidenceLevels, toTypeLabel } from './study-labels'
import type { AskedQuestion } from './turn/read-question'
import { toWrittenParts } from './written-parts'

interface GroundOptions {
  /** Whether the conversation contains images or their OCR text. */
  hasImages: boolean
  /** Drugs that the patient must not be given. */
  refused?: readonly RefusedDrug[]
  searchSkipped: GroundedPrompt['searchSkipped']
  isModelUnavailable?: boolean
}

/**
 * Builds everything that an engine writes an answer from: numbered sources with quotations, and the model's prompt.
 *
 * @param retrieval null when nothing was searched
 */
export function ground(
  chat: ChatRequest,
  question: AskedQuestion,
  retrieval: Retrieval | null,
  { hasImages, searchSkipped, refused = [], isModelUnavailable = false }: GroundOptions,
): GroundedPrompt {
  const words = getAnswerMessages(question.language)
  const asked = readAskedEffects(retrieval?.searchedAs || question.text)
  const names = retrieval?.translation?.names ?? []
  const isRelatedOnly = retrieval?.outcome === 'related'
  const toFound = (ranked: RankedArticle) => ({ ranked, missing: toWrittenParts(ranked.missing, words, names), asked })
  const found = putRefusalsFirst(retrieval?.found ?? [], refused).map(toFound)
  const sources = found.map((each, index) => toSource(each, index + 1, { words, isRelatedOnly }))
  return {
    question: question.text,
    language: question.language,
    sources,
    nearest: (retrieval?.nearest ?? []).map((ranked, index) =>
      toItem(toFound(ranked), index + 1, chooseQuote(ranked.sentences)),
    ),
    searched: retrieval?.searched ?? [],
    isRelatedOnly,
    searchSkipped,
    ...(searchSkipped === 'no-question' && { imagesAlone: question.imagesAlone ?? '' }),
    isModelUnavailable,
    uncovered: toWrittenParts((retrieval?.uncovered ?? []).map(toMissingWords), words, names),
    uncoveredSubjects: toWrittenParts((retrieval?.uncoveredSubjects ?? []).map(toMissingWords), words, names),
    hasUnsearchedText: retrieval?.hasUnsearchedText ?? false,
    notUnderstood: retrieval?.translation?.notUnderstood ?? [],
    conversation: chat.messages,
    ...buildPrompt(
      {
        messages: delimitImageTexts(chat.messages),
        rules: [
          ...chooseRules(searchSkipped, sources.length, retrieval),
          ...(refused.length > 0 && !searchSkipped ? [toRefusedDrugRule(refused.map(({ drug }) => drug.name))] : []),
          ...(hasImages ? [imageRules] : []),
        ],
        sources,
      },
      toPromptTokens(chat.settings),
    ),
    settings: chat.settings,
  }
}

function chooseRules(
  searchSkipped: GroundedPrompt['searchSkipped'],
  sources: number,
  retrieval: Retrieval | null,
): string[] {
  if (searchSkipped) return searchSkipped === 'no-question' ? [rulesWithoutQuestion] : []
  if (sources === 0) return [rulesWithoutSources]
  return [retrieval?.outcome === 'related' ? rulesWithRelatedSources : rules]
}

interface Found {
  ranked: RankedArticle
  /** Of the question, what the article lacks, as the user would write it. */
  missing: string[]
  asked: AskedEffects
}

function toSource(
  found: Found,
  n: number,
  { words, isRelatedOnly }: { words: AnswerMessages; isRelatedOnly: boolean },
): GroundedSource {
  const { ranked, missing } = found
  const quoted = chooseQuote(ranked.sentences)
  const hidesSubject = isRelatedOnly && quoted && !namesSubject(toSentenceText(quoted), ranked.article.title)
  return {
    n,
    item: toItem(found, n, quoted),
    typeLabel: toTypeLabel(ranked.article, words),
    coverage: ranked.coverage,
    missing,
    isNamed: ranked.isNamed,
    relevance: quoted?.relevance ?? 0,
    ...toQuoteLimits(quoted),
    ...(hidesSubject ? { hidesSubject } : {}),
    ...(ranked.lacksDrugs.length > 0 ? { lacksDrugs: ranked.lacksDrugs } : {}),
    participants: ranked.article.participants,
    ...(ranked.article.keywords.length > 0 ? { keywords: ranked.article.keywords } : {}),
    sentences: ranked.sentences.map((sentence) => ({
      text: toSentenceText(sentence),
      section: sentence.passage.section,
      score: sentence.score,
    })),
  }
}

function toQuoteLimits(quoted: Sentence | undefined): Pick<GroundedSource, 'missesFacet' | 'outcome'> {
  return {
    ...(quoted?.statesFacet === false ? { missesFacet: true } : {}),
    ...(quoted?.outcome === undefined ? {} : { outcome: quoted.outcome }),
  }
}

function toItem({ ranked, missing, asked }: Found, n: number, quoted: Sentence | undefined): EvidenceItem {
  const { article, coverage, isInLibrary } = ranked
  const quote = quoted ? toSentenceText(quoted) : ''
  const effects = orderEffects(article.effects ?? parseEffects(quote), asked)
  const notices = collectArticleNotices(article)
  const [firstAuthor, ...others] = article.authors
  // A summary card names only the first author, so it always implies "et al".
  const hasOthers = others.length > 0 || article.provenance === 'summary'
  return {
    n,
    id: article.id,
    pmid: article.pmid,
    doi: article.doi,
    pmcid: article.pmcid,
    title: article.title,
    authors: firstAuthor ? `${firstAuthor}${hasOthers ? ', et al' : ''}` : null,
    journal: article.journal,
    year: article.year,
    volume: article.volume,
    pages: article.pages,
    type: article.studyType,
    level: evidenceLevels[article.studyType],
    retracted: article.retraction !== null,
    provenance: article.provenance,
    depth: readDepth(article, quoted?.passage.label ?? ''),
    quote,
    section: quoted?.passage.label ?? '',
    ...(quoted?.passage.page === undefined ? {} : { page: quoted.passage.page }),
    url: toSourceUrl(article),
    spans: [],
    ...(quoted ? { context: toContext(quoted) } : {}),
    ...(article.participants === null ? {} : { participants: article.participants }),
    ...(article.population === undefined ? {} : { population: article.population }),
    ...(effects.length > 0 ? { effects } : {}),
    ...ranked.dosesAndHarms,
    match: { coverage: Math.round(coverage * 100) / 100, missing, ...toPopulationDifference(ranked) },
    ...(notices.length > 0 ? { notices } : {}),
    ...(isInLibrary ? {} : { live: true }),
  }
}

function toPopulationDifference({ populationDifference }: RankedArticle): Pick<EvidenceMatch, 'population'> {
  if (!populationDifference) return {}
  const { relation, asked, sentence } = populationDifference
  return { population: { relation, asked, quote: sentence ? toSentenceText(sentence) : '' } }
}

/** Enough context for a quotation; the article page shows the rest. */
const contextCharacters = 240

function toContext({ passage: { text }, start, end }: Sentence): { before: string; after: string } {
  const before = text.slice(Math.max(0, start - contextCharacters), start)
  const after = text.slice(end, end + contextCharacters)
  return {
    before: (start > contextCharacters ? before.replace(/^\S*\s/, '') : before).trim(),
    after: (end + contextCharacters < text.length ? after.replace(/\s\S*$/, '') : after).trim(),
  }
}
