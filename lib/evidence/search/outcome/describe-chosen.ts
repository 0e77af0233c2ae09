/** Describes the chosen articles: their order, their sentences, and what they lack of the question. */
import type { Article } from '@/lib/evidence/article/article'
import { dropDuplicateArticles } from '@/lib/evidence/article/article-identity'
import { fitsStatedAges, readAskedAge } from '@/lib/evidence/question/ages'
import type { ParsedQuestion } from '@/lib/evidence/question/parse-question'
import { isInLateWindow } from '@/lib/evidence/question/patient-times'
import { createGroupFinder, findGroups } from '@/lib/evidence/question/population-groups'
import { isSpecificTerm } from '@/lib/evidence/question/question-terms'
import { listLackingParts } from '@/lib/evidence/search/fit/asked-part'
import { type MissingPart, toMissingWords } from '@/lib/evidence/search/fit/missing-part'
import {
  dropDeniedTerms,
  dropDescribingTerms,
  joinNeighbours,
  listMissingTerms,
} from '@/lib/evidence/search/fit/missing-terms'
import { listSilentGroups, listUnreportedGroups } from '@/lib/evidence/search/fit/silent-groups'
import {
  chooseUncoveredTerms,
  isUncoveredSubject,
  listUncoveredFindings,
} from '@/lib/evidence/search/fit/uncovered-terms'
import type { PreparedSearch } from '@/lib/evidence/search/prepare-search'
import { putNewerGuidelineFirst } from '@/lib/evidence/search/rank/put-newer-guideline-first'
import { putNextLineFirst } from '@/lib/evidence/search/rank/put-next-line-first'
import { putWarningsFirst } from '@/lib/evidence/search/rank/put-warnings-first'
import type { Candidate } from '@/lib/evidence/search/rank/rank-candidates'
import { rankSentences, readForSentences, type SentenceQuestion } from '@/lib/evidence/search/rank/rank-sentences'
import type { RankedArticle } from '@/lib/evidence/search/rank/ranked-article'
import type { SearchResult } from '@/lib/evidence/search/search-result'
import { markCoveredTerms } from '@/lib/evidence/search/weighting/coverage'
import type { WeightedQuestion } from '@/lib/evidence/search/weighting/weight-question'
import { isAmbiguousWord } from '@/lib/evidence/text/common-words'
import { findForms } from '@/lib/evidence/text/exclusive-forms'

const nearestMax = 3

/** The chosen articles, or the nearest if there are none, and the words that no chosen article has. */
export function describeChosen(
  { reading, question, named }: PreparedSearch,
  chosen: Candidate[],
  ranked: Candidate[],
  { asked, isWholeRanking }: { asked: PreparedSearch; isWholeRanking: boolean },
): Pick<SearchResult, 'found' | 'nearest' | 'uncovered' | 'uncoveredSubjects'> {
  const nearest =
    chosen.length > 0
      ? []
      : dropDuplicateArticles(listOnSubject(reading, ranked), ({ analysed }) => analysed.article).slice(0, nearestMax)
  const ofSentences = readForSentences(question)
  const missing = chosen.map((each) => findMissingParts(question, each))
  const found = chosen.map((each, index) => toRanked(question, each, missing[index] ?? [], ofSentences))
  const compared = asked.question === question ? found : compareAsAsked(asked.question, found, chosen)
  // What the question names comes first, and a list to browse keeps its ranking.
  const keepsOrder =
    isWholeRanking ||
    named.length > 0 ||
    chosen.some(({ isNamedStudy }) => isNamedStudy) ||
    reading.facets.asked.includes('eligibility')
  const lacking = missing.map(collectWords)
  const articles = chosen.map(({ analysed }) => analysed.article)
  const uncovered = chooseUncoveredTerms(
    reading,
    listMissingTerms(reading, () => false).filter(({ surface }) => {
      // "A baby" is a child.
      const isGroup = () =>
        findGroups(surface).length > 0 && articles.some((article) => mentionsPeople(article, surface))
      return lacking.every((words) => words.has(surface)) && !isGroup()
    }),
  )
  const unreported = listUnreportedGroups(reading, articles)
  const findings = listUncoveredFindings(
    reading,
    chosen.map(({ analysed }) => analysed),
  )
  const phrases = joinNeighbours(reading, [...uncovered, ...findings])
  const subjects = [...uncovered.filter((term) => isUncoveredSubject(reading, term, uncovered)), ...findings].map(
    ({ surface }) => surface,
  )
  const namesSubject = (phrase: string) => phrase.split(' ').some((word) => subjects.includes(word))
  return {
    found: keepsOrder
      ? compared
      : putWarningsFirst(
          putNextLineFirst(putNewerGuidelineFirst(putDifferingLast(compared, reading), reading), reading.situation),
        ),
    nearest: nearest.map((each) => toRanked(question, each, findMissingParts(question, each), ofSentences)),
    uncovered: [...new Set([...phrases, ...unreported])],
    uncoveredSubjects: [...new Set([...phrases.filter(namesSubject), ...unreported])],
  }
}

/**
 * Articles whose title or keywords name a subject of the question. An article on valve repair is not near "repair a
 * leaking tap": an everyday word without a medical meaning of its own is not a subject.
 */
function listOnSubject(reading: ParsedQuestion, ranked: Candidate[]): Candidate[] {
  const isSubject = reading.terms.map((term, index) => {
    const hasOtherName = reading.synonyms.some(({ terms, isBroader }) => !isBroader && terms.includes(index))
    return isSpecificTerm(term) && (term.kind === 'drug' || hasOtherName || !isAmbiguousWord(term))
  })
  return ranked.filter(({ analysed }) => {
    const covered = markCoveredTerms(reading, (stem) => analysed.named.has(stem))
    return isSubject.some((is, index) => is && (covered[index] ?? 0) > 0)
  })
}

/**
 * "Multivessel disease in shock": a study that excluded shock, or was on others, comes after the rest if one of them is
 * on people in shock. If none is, what was excluded is the answer.
 */
function putDifferingLast(found: RankedArticle[], { terms, time }: ParsedQuestion): RankedArticle[] {
  // "Alteplase at 4 hours, aged 84": whom the trial of these hours left out is the answer.
  const isOfTime = ({ article }: RankedArticle) => time !== null && isInLateWindow(time, article.title)
  // "Lutetium in hormone-sensitive prostate cancer": a study of the same people without lutetium fits no better.
  const head = terms.find(isSpecificTerm)?.surface ?? ''
  const lacksHead = ({ missing }: RankedArticle) =>
    head !== '' && missing.some(({ surface }) => surface.split(' ').includes(head))
  const fitting = found.filter(({ populationDifference }) => !populationDifference)
  const last = new Set(
    found.filter((each) => {
      const { populationDifference: difference } = each
      if (
        !difference ||
        isOfTime(each) ||
        (difference.relation !== 'excluded' && !difference.test && !namesPeople(difference.asked))
      )
        return false
      const asked = difference.test ?? difference.asked
      const mentions = (other: RankedArticle) =>
        mentionsPeople(other.article, asked) ||
        (other.coverage >= formCoverage * each.coverage && isOfForm(other.article, asked))
      return fitting.some((other) => mentions(other) && (lacksHead(each) || !lacksHead(other)))
    }),
  )
  return [...found.filter((each) => !last.has(each)), ...last]
}

/** Whether words of a question name a group, a form or an age; others may be anything that an article mentions once. */
function namesPeople(asked: string): boolean {
  return findGroups(asked).length > 0 || findForms(asked).length > 0 || readAskedAge(asked) !== null
}

/** Share of the coverage of a study on another form that one on the form asked about needs to come before it. */
const formCoverage = 0.9

/**
 * Whether an article is on the form that the words of a question name: "after a heart attack" of "previous infarction".
 */
function isOfForm({ title, population = '' }: Article, asked: string): boolean {
  const forms = new Set(findForms(asked).map(({ form }) => form))
  return forms.size > 0 && [title, population].some((text) => findForms(text).some(({ form }) => forms.has(form)))
}

/** @param asked as the question names them: "toddlers" are children */
function mentionsPeople({ title, passages }: Article, asked: string): boolean {
  const find = createGroupFinder(findGroups(asked).flatMap(({ name, isNegated }) => (isNegated ? [] : [name])))
  const words = asked.toLowerCase()
  const age = readAskedAge(asked)
  return [title, ...passages.map(({ text }) => text)].some(
    (text) =>
      text.toLowerCase().includes(words) ||
      find(text).some(({ isNegated }) => !isNegated) ||
      (age !== null && fitsStatedAges(age.years, text)),
  )
}

/** The participants are compared with the people of the question as asked, which a rewording may leave out. */
function compareAsAsked(asked: WeightedQuestion, found: RankedArticle[], chosen: Candidate[]): RankedArticle[] {
  const ofSentences = readForSentences(asked)
  return chosen.flatMap(({ analysed }, index) => {
    const { populationDifference } = rankSentences(asked, analysed, ofSentences)
    const own = found[index]
    return own ? { ...own, ...(populationDifference && { populationDifference }) } : []
  })
}

/** @param parts by `findMissingParts` */
function toRanked(
  question: WeightedQuestion,
  candidate: Candidate,
  parts: MissingPart[],
  ofSentences: SentenceQuestion,
): RankedArticle {
  const score = Math.min(1, Math.max(0, candidate.score))
  const { article, dosesAndHarms } = candidate.analysed
  const missing = listMissing(question, parts)
  const { isInLibrary, missingDrugs: lacksDrugs } = candidate
  const coverage = candidate.coverage.answered
  const ranked = rankSentences(question, candidate.analysed, ofSentences)
  const isNamed = listMissingTerms(question.reading, (stem) => candidate.analysed.named.has(stem)).length === 0
  return {
    article,
    score,
    coverage,
    isNamed,
    missing,
    lacksDrugs,
    isInLibrary,
    dosesAndHarms: dosesAndHarms(),
    ...ranked,
  }
}

/** What the question names and an article lacks, for display: its words, as phrases, and parts of the question. */
function listMissing(question: WeightedQuestion, parts: MissingPart[]): MissingPart[] {
  const words = collectWords(parts)
  const terms = question.reading.terms.filter(({ surface }) => words.has(surface))
  const surfaces = new Set(terms.map(({ surface }) => surface))
  const others = parts.filter(({ kind, surface }) => kind !== 'words' || !surfaces.has(surface))
  const all = [...joinNeighbours(question.reading, terms).map(toMissingWords), ...others]
  return [...new Map(all.map((part) => [`${part.kind} ${part.surface}`, part])).values()]
}

function collectWords(parts: MissingPart[]): Set<string> {
  return new Set(parts.flatMap(({ kind, surface }) => (kind === 'words' ? surface : [])))
}

/**
 * Words and parts of the question that an article lacks, drugs that it only mentions, and groups that it never
 * mentions.
 */
function findMissingParts(question: WeightedQuestion, { analysed, missingDrugs }: Candidate): MissingPart[] {
  const lacking = listMissingTerms(question.reading, (stem) => analysed.frequencies.has(stem))
  const sought = dropDeniedTerms(question.reading, lacking)
  const lackingTerms = dropDescribingTerms(question.reading, sought)
  const telling = chooseUncoveredTerms(question.reading, lackingTerms)
  // A word that says little says more than none.
  const words = (telling.length > 0 ? telling : lackingTerms).map(({ surface }) => surface)
  // "Migraine, treatment of migraine" would name it twice.
  const parts = listLackingParts(question, analysed).filter(
    ({ kind, surface }) => kind === 'words' || !words.includes(surface),
  )
  const groups = listSilentGroups(question.reading, analysed.frequencies)
  return [...words.map(toMissingWords), ...parts, ...[...missingDrugs, ...groups].map(toMissingWords)]
}
