/** Studies that a question names by their acronym: "does ASPREE apply?", "who was excluded from SELECT?". */

import { foldWord, stemWord } from '@/lib/evidence/text/normalize-terms'
import { getSynonymsByFirstStem } from '@/lib/evidence/text/synonyms'
import type { AnalysedArticle } from './rank'

/** More articles than this hold an abbreviation, not the name of a study. */
const studyArticlesMax = 3
const acronym = /(?<![\w-])[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*(?![\w-])/g
const lettersMin = 4

/** @returns of the articles, those whose title or keywords hold an acronym of the question that few others hold */
export function findNamedStudies(question: string, articles: AnalysedArticle[]): Set<AnalysedArticle> {
  const asked = question === question.toUpperCase() ? [] : listAcronyms(question)
  return new Set(
    asked.flatMap((name) => {
      const holding = articles.filter(({ article }) => holdsAcronym(article, name))
      return holding.length <= studyArticlesMax ? holding : []
    }),
  )
}

/** Without the abbreviations of diseases and treatments. */
function listAcronyms(text: string): string[] {
  return (text.match(acronym) ?? []).filter((name) => {
    return (
      name.replaceAll(/[^A-Z]/g, '').length >= lettersMin && !getSynonymsByFirstStem().has(stemWord(foldWord(name)))
    )
  })
}

function holdsAcronym({ title, keywords }: { title: string; keywords: string[] }, name: string): boolean {
  return [title, ...keywords].some((text) => text.match(acronym)?.includes(name))
}
