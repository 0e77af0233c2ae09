/** Finds the studies that a question names by their acronym: "does ASPREE apply?", "who was excluded from SELECT?". */

import type { Article } from '@/lib/evidence/article/article'
import type { AnalysedArticle } from '@/lib/evidence/search/article/analyse-article'
import { splitWords } from '@/lib/evidence/text/normalize-terms'
import { isConceptName } from '@/lib/evidence/text/synonyms'

/** A word in more articles than this is an abbreviation, not the name of a study. */
const studyArticlesMax = 3
const acronym = /(?<![\w-])[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*(?![\w-])/g
const lettersMin = 4
/** "Z0011", "E1912": cooperative groups number their studies. */
const studyCode = /^[A-Z]{1,3}\d{4,}$/
/** "GOLD 3", "APACHE II" and "the SOFA score" say how ill a patient is. */
const gradingSystems = new Set([
  'APACHE',
  'ASIA',
  'CTCAE',
  'ECOG',
  'FIGO',
  'GOLD',
  'KDIGO',
  'MELD',
  'NIHSS',
  'NYHA',
  'PASI',
  'SOFA',
  'TIMI',
])
const beforeGrade = /^\s+(?:[IVX]+|[A-E]|\d[\d.]*)\b/
const beforeScore = /^\s+(?:scores?|scale|stage|grade|class|criteria|index|points?)\b/i
/** In the title of an article about a study: "(SAFA)", "ARISE: …", "the HYVET trial", "results from ACCORD". */
const studyName = new RegExp(
  String.raw`(?<=^|[(:.;–—]\s*|\b(?:the|in|from|of)\s)${acronym.source}(?=$|\s*[):.,;–—]|\s+(?i:trials?|stud(?:y|ies)|investigators|group|registry|extension|participants)\b)`,
  'g',
)

export interface NamedStudies {
  /** The acronyms, as written. */
  names: string[]
  articles: Set<AnalysedArticle>
}

/** @returns the acronyms of the question that name the study of a few of the articles, and those articles */
export function findNamedStudies(question: string, articles: AnalysedArticle[]): NamedStudies {
  const asked = question === question.toUpperCase() ? [] : listAcronyms(question)
  const found = asked.flatMap((name) => {
    const holding = articles.filter(({ article }) => isNameOfStudy(name, article))
    return holding.length > 0 && holding.length <= studyArticlesMax ? [{ name, holding }] : []
  })
  return {
    names: [...new Set(found.map(({ name }) => name))],
    articles: new Set(found.flatMap(({ holding }) => holding)),
  }
}

/** Leaves out abbreviations of diseases and treatments. */
function listAcronyms(text: string): string[] {
  return [...text.matchAll(acronym)].flatMap(({ 0: name, index }) => {
    const hasLetters = name.replaceAll(/[^A-Z]/g, '').length >= lettersMin || studyCode.test(name)
    const isConcept = splitWords(name).every(isConceptName)
    return hasLetters && !isConcept && !isGrade(name, text.slice(index + name.length)) ? [name] : []
  })
}

function isGrade(name: string, after: string): boolean {
  return beforeScore.test(after) || (gradingSystems.has(name) && beforeGrade.test(after))
}

/**
 * The first keyword of a summary is the short name of its study; its topics, like authors' keywords, name genes
 * and tests as well.
 */
function isNameOfStudy(name: string, { title, keywords, provenance }: Article): boolean {
  if (provenance === 'summary' && keywords[0]?.match(acronym)?.includes(name)) return true
  return title.match(studyName)?.includes(name) ?? false
}
