/** Prepares an article for scoring: its stems, its sentences, and what it is about. */
import { type Article, isNoticeRecord } from '@/lib/evidence/article/article'
import { isEvidence } from '@/lib/evidence/article/full-text'
import { isAnimalStudy, isStudyProtocol } from '@/lib/evidence/article/study-subjects'
import { columnWeights } from '@/lib/evidence/index/index-article'
import {
  describesChildren,
  findArticleSides,
  isAboutChildren,
  isAboutCriticalIllness,
} from '@/lib/evidence/question/mutually-exclusive-populations'
import { type DosesAndHarms, selectDosesAndHarms } from '@/lib/evidence/quote/doses-and-harms'
import { readSentence, type SentenceReading, type SentenceRole } from '@/lib/evidence/quote/read-sentence'
import { bindStem, listBoundStems, namesOther } from '@/lib/evidence/text/bound-tokens'
import { blankNegatedParts } from '@/lib/evidence/text/negated-parts'
import { forEachStem, splitWords } from '@/lib/evidence/text/normalize-terms'
import { type SentenceSpan, splitSentences } from '@/lib/evidence/text/split-sentences'
import { readOnce } from '@/lib/shared/read-once'
import { createStemFilter, type StemFilter } from './stem-filter'
import { collectTestedStems } from './tested-treatments'

/** An article prepared for scoring. */
export interface AnalysedArticle {
  article: Article
  /** Count of each stem, weighted by column. */
  frequencies: Map<string, number>
  /** Of the stems of `frequencies`. */
  filter: StemFilter
  /** The stems of each column in order, to find adjacent ones: "septic shock". */
  sequences: string[][]
  /** The stems of the title and the keywords: what the article is about. */
  named: Set<string>
  words: number
  /** Population sides by title and keywords. */
  sides: number[]
  /** By the title, or by the participants. */
  isOnChildren: boolean
  /** Its title says that it is about the critically ill. */
  isCritical: boolean
  isAnimalStudy: boolean
  isProtocol: boolean
  /** It is a notice about another article. */
  isNotice: boolean
  /** Those of the title alone, with the joined forms; read on first use. */
  titleStems: () => ReadonlySet<string>
  /** Split on first use: of the hundred articles scored for a question, few are quoted. */
  sentences: () => AnalysedSentence[]
  /** The stems of what it tests, advises or reports, without those of background therapies; read on first use. */
  tested: () => ReadonlySet<string>
  /** The same for every question; read on first use. */
  dosesAndHarms: () => DosesAndHarms
}

export interface AnalysedSentence {
  /** Position in `article.passages`. */
  passage: number
  start: number
  end: number
  stems: Set<string>
  /**
   * Those that it says more of than that the participants do not have it; null if it denies nothing of them.
   * Read on first use.
   */
  affirmedStems: () => ReadonlySet<string> | null
  reading: SentenceReading
}

export function analyseArticle(
  article: Article,
  fields: { title: string; keywords: string; body: string },
): AnalysedArticle {
  const frequencies = new Map<string, number>()
  const sequences: string[][] = []
  const named = new Set<string>()
  let words = 0
  for (const column of ['title', 'keywords', 'body'] as const) {
    const sequence: string[] = []
    const count = (stem: string) => {
      frequencies.set(stem, (frequencies.get(stem) ?? 0) + columnWeights[column])
      if (column !== 'body') named.add(stem)
    }
    forEachStem(fields[column], (stem, isJoined) => {
      const before = sequence.at(-1) ?? ''
      if (isJoined || !namesOther(stem, before)) count(stem)
      words++
      if (isJoined) return
      const bound = bindStem(stem, before)
      if (bound !== null) count(bound)
      sequence.push(stem)
    })
    sequences.push(sequence)
  }
  const sides = findArticleSides(fields)
  const isOnChildren = isAboutChildren(fields.title) || describesChildren(article.population ?? '')
  const isCritical = isAboutCriticalIllness(fields.title)
  const kind = {
    isAnimalStudy: isAnimalStudy(article),
    isProtocol: isStudyProtocol(article),
    isNotice: isNoticeRecord(article),
  }
  const sentences = readOnce(() => sentencesOf(article))
  const readTexts = () =>
    sentences().map((each) => ({ text: sliceSentence(article.passages, each), reading: each.reading }))
  const { studyType, title } = article
  const tested = readOnce(() => collectTestedStems({ studyType, title, sentences: readTexts() }, named))
  const dosesAndHarms = readOnce(() => selectDosesAndHarms(readTexts()))
  const titleStems = readOnce(() => new Set(splitWords(title).map(({ stem }) => stem)))
  const filter = createStemFilter(frequencies.keys())
  return {
    article,
    frequencies,
    filter,
    sequences,
    named,
    words,
    sides,
    isOnChildren,
    isCritical,
    ...kind,
    titleStems,
    sentences,
    tested,
    dosesAndHarms,
  }
}

/** The words of a sentence, as stored. */
export function sliceSentence(
  passages: Article['passages'],
  { passage, start, end }: Pick<AnalysedSentence, 'passage' | 'start' | 'end'>,
): string {
  return passages[passage]?.text.slice(start, end) ?? ''
}

function sentencesOf(article: Article): AnalysedSentence[] {
  const spans = article.passages.flatMap((stored, passage) =>
    isEvidence(article, stored)
      ? joinReferringBack(stored.text, splitSentences(stored.text)).map((span) => ({ ...span, passage }))
      : [],
  )
  return spans.flatMap(({ passage, start, end }, index) => {
    const stored = article.passages[passage]
    if (!stored) return []
    const text = stored.text.slice(start, end)
    const place = { section: stored.section, place: index / Math.max(1, spans.length - 1) }
    const stems = collectStems(text)
    const reading = readSentence(text, place)
    const affirmedStems = readOnce(() => listAffirmedStems(text, reading))
    return [{ passage, start, end, stems, affirmedStems, reading }]
  })
}

/** Sentences that say who takes part; "no increase in stroke" is a result. */
const describing: ReadonlySet<SentenceRole> = new Set(['aim', 'methods', 'limitations'])

function listAffirmedStems(text: string, { role }: SentenceReading): ReadonlySet<string> | null {
  const affirmed = describing.has(role) ? blankNegatedParts(text) : text
  return affirmed === text ? null : new Set(splitWords(affirmed).map(({ stem }) => stem))
}

/** "Same for …" needs the sentence before it. */
const refersBack = /^(?:the )?same (?:for|in|with|applies|after)\b/i

function joinReferringBack(text: string, spans: SentenceSpan[]): SentenceSpan[] {
  const joined: SentenceSpan[] = []
  for (const span of spans) {
    const before = joined.at(-1)
    if (before && refersBack.test(text.slice(span.start, span.end))) before.end = span.end
    else joined.push({ ...span })
  }
  return joined
}

function collectStems(text: string): Set<string> {
  return listBoundStems(splitWords(text))
}
