/** Finds words of the question that an article names only among those whom it left out. */
import { namesExclusion, type SentenceRole } from '@/lib/evidence/quote/read-sentence'
import type { AskedPopulation } from './asked-population'
import { type ComparedSentence, listStems, type PopulationDifference, statesExclusion } from './compared-sentence'

const finds: ReadonlySet<SentenceRole> = new Set(['results', 'harms', 'conclusion'])

/** "Cardiac surgery" was excluded, although "cardiac" and "non-cardiac surgery" are in other sentences. */
export function findExcludedPhrase(
  title: string,
  sentences: ComparedSentence[],
  phrases: AskedPopulation['phrases'],
): PopulationDifference | null {
  for (const [sentence, each] of sentences.entries()) {
    if (!statesExclusion(each) || finds.has(each.reading.role)) continue
    const excluding = each.text.split(/;\s/).filter(namesExclusion).join('; ')
    for (const [first, second] of phrases) {
      const phrase = toPhrasePattern(first, second)
      const others = [title, ...sentences.filter((other) => !statesExclusion(other)).map(({ text }) => text)]
      if (phrase.test(excluding) && !others.some((text) => phrase.test(text)))
        return { relation: 'excluded', asked: `${first} ${second}`, sentence }
    }
  }
  return null
}

/** Endings may differ, and "non-cardiac surgery" is another phrase. */
function toPhrasePattern(first: string, second: string): RegExp {
  const [a, b] = [first, second].map((word) =>
    word.slice(0, Math.max(4, word.length - 2)).replaceAll(/[^\p{L}\p{N}]/gu, ''),
  )
  return new RegExp(`(?<!non[- ]?)(?<![\\w])${a}\\w*[ -]${b}\\w*`, 'i')
}

/**
 * "A separate trial in cisgender women found no reduction": such a limitation names people whom the result does not
 * cover.
 */
const speaksOfOthers = /\b(?:separate|another|other|later|sister) (?:trials?|stud(?:y|ies))\b/i

/** Words of the question that the article mentions in a sentence on exclusions or limitations and nowhere else. */
export function findExcludedTerms(
  sentences: ComparedSentence[],
  { terms, isSubject }: AskedPopulation,
): PopulationDifference | null {
  const limits = sentences.map((each) => {
    return statesExclusion(each) || (each.reading.role === 'limitations' && speaksOfOthers.test(each.text))
  })
  const isElsewhere = terms.map((_, term) => {
    return sentences.some(({ affirmed }, index) => !limits[index] && affirmed[term] === 1)
  })
  for (const [sentence, each] of sentences.entries()) {
    const found = terms.filter((surface, term) => {
      const isLeftOut = limits[sentence] || each.affirmed[term] !== 1
      return surface !== null && !isSubject[term] && each.covered[term] === 1 && isLeftOut && !isElsewhere[term]
    })
    if (found.length > 0) {
      const isOther = limits[sentence] && !statesExclusion(each)
      return { relation: isOther ? 'different' : 'excluded', asked: found.join(' '), sentence }
    }
  }
  return null
}

/**
 * "In a man on apixaban" against "anticoagulated patients were excluded", unless the article speaks of the drug or its class
 * elsewhere.
 */
export function findExcludedClass(
  title: string,
  sentences: ComparedSentence[],
  { drugs, isSubject }: AskedPopulation,
): PopulationDifference | null {
  if (drugs.length === 0) return null
  const isExcluding = sentences.map((each) => statesExclusion(each) && !finds.has(each.reading.role))
  const others = sentences.filter((_, index) => !isExcluding[index])
  const studied = new Set([title, ...others.map(({ text }) => text)].flatMap(listStems))
  for (const { term, surface, classes } of drugs) {
    const isNamed = isSubject[term] || others.some(({ covered }) => covered[term] === 1)
    if (isNamed || [...classes].some((each) => studied.has(each))) continue
    const sentence = sentences.findIndex((each, index) => isExcluding[index] && excludesAny(each, classes))
    if (sentence >= 0) return { relation: 'excluded', asked: surface, sentence }
  }
  return null
}

/** Of several parts of a sentence only some say who was excluded. */
function excludesAny({ text }: ComparedSentence, stems: ReadonlySet<string>): boolean {
  return text.split(/;\s/).some((part) => namesExclusion(part) && listStems(part).some((stem) => stems.has(stem)))
}
