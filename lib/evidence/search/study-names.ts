/** Studies that a question names by their acronym: "does ASPREE apply?", "who was excluded from SELECT?". */

import { splitWords } from '@/lib/evidence/text/normalize-terms'
import { isConceptName } from '@/lib/evidence/text/synonyms'
import type { AnalysedArticle } from './rank'

/** More articles than this hold an abbreviation, not the name of a study. */
const studyArticlesMax = 3
const acronym = /(?<![\w-])[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*(?![\w-])/g
const lettersMin = 4

export interface NamedStudies {
  /** The acronyms, as written. */
  names: string[]
  articles: Set<AnalysedArticle>
}

/** @returns the acronyms of the question that the title or keywords of a few of the articles hold, and those articles */
export function findNamedStudies(question: string, articles: AnalysedArticle[]): NamedStudies {
  const asked = question === question.toUpperCase() ? [] : listAcronyms(question)
  const found = asked.flatMap((name) => {
    const holding = articles.filter(({ article }) => holdsAcronym(article, name))
    return holding.length > 0 && holding.length <= studyArticlesMax ? [{ name, holding }] : []
  })
  return {
    names: [...new Set(found.map(({ name }) => name))],
    articles: new Set(found.flatMap(({ holding }) => holding)),
  }
}

/** Without the abbreviations of diseases and treatments. */
function listAcronyms(text: string): string[] {
  return (text.match(acronym) ?? []).filter((name) => {
    return name.replaceAll(/[^A-Z]/g, '').length >= lettersMin && !splitWords(name).every(isConceptName)
  })
}

function holdsAcronym({ title, keywords }: { title: string; keywords: string[] }, name: string): boolean {
  return [title, ...keywords].some((text) => text.match(acronym)?.includes(name))
}
