/**
 * Compares the population that a question names with that of an article: the article may have excluded it, or have
 * studied its opposite. The sentence that says so has to be quoted before any result.
 */
import {
  findGroups,
  type GroupMention,
  getOppositeGroup,
  listEnclosingGroups,
} from '@/lib/evidence/question/population-groups'
import type { SentenceReading, SentenceRole } from './read-sentence'

export interface PopulationDifference {
  relation: 'excluded' | 'different'
  /** The population asked about, in the words of the question. */
  asked: string
  /** Index of the sentence that says so; null if only the title does. */
  sentence: number | null
}

export interface ComparedSentence {
  text: string
  reading: SentenceReading
  /** For each term of the question: 1 if the sentence holds it or a synonym. */
  covered: number[]
}

export interface AskedPopulation {
  /** Groups that the question names. */
  groups: GroupMention[]
  /** For each term of the question: its words if it can name a population, null for drugs, numbers and general words. */
  terms: (string | null)[]
  /** For each term: whether it names the subject of the article. */
  isSubject: boolean[]
}

/** @returns null if the article's population fits or nothing is known about it */
export function comparePopulation(
  title: string,
  sentences: ComparedSentence[],
  asked: AskedPopulation,
): PopulationDifference | null {
  return compareGroups(title, sentences, asked.groups) ?? findExcludedTerms(sentences, asked)
}

/** Sentences that tell who was studied. What a study lacks is in its limitations. */
const tellsWhoWasStudied: ReadonlySet<SentenceRole> = new Set([
  'aim',
  'methods',
  'results',
  'harms',
  'conclusion',
  'recommendation',
])

function compareGroups(
  title: string,
  sentences: ComparedSentence[],
  asked: GroupMention[],
): PopulationDifference | null {
  // Of "type 1 diabetes" and "diabetes" the narrower is what was asked.
  const present = asked.filter(({ isNegated }) => !isNegated)
  const wanted = [...new Map(present.map((mention) => [mention.name, mention])).values()].sort(
    (a, b) => listEnclosingGroups(b.name).length - listEnclosingGroups(a.name).length,
  )
  if (wanted.length === 0) return null
  const relevant = wanted.flatMap(({ name }) => [...listEnclosingGroups(name), getOppositeGroup(name) ?? name])
  const mentions = [
    ...findGroups(title, relevant).map((mention) => ({ ...mention, sentence: null, tells: true })),
    ...sentences.flatMap(({ text, reading: { role } }, sentence) => {
      return findGroups(text, relevant).map((mention) => ({
        ...mention,
        sentence,
        tells: tellsWhoWasStudied.has(role),
      }))
    }),
  ]
  const isStudied = (name: string) => mentions.some((each) => each.name === name && each.tells && !each.isNegated)
  for (const { name, surface } of wanted) {
    if (isStudied(name)) continue
    const names = listEnclosingGroups(name).filter((each) => each === name || !isStudied(each))
    const exclusions = mentions.filter((each) => each.isNegated && names.includes(each.name))
    const excluded = exclusions.find(({ tells }) => !tells) ?? exclusions[0]
    if (excluded) return { relation: 'excluded', asked: surface, sentence: excluded.sentence }
    const opposite = mentions.find((each) => each.name === getOppositeGroup(name) && each.tells && !each.isNegated)
    if (opposite)
      return { relation: 'different', asked: surface, sentence: findPopulationSentence(mentions, opposite.name) }
  }
  return null
}

function findPopulationSentence(
  mentions: { name: string; sentence: number | null; isNegated: boolean; tells: boolean }[],
  name: string,
): number | null {
  return mentions.find((each) => each.name === name && each.sentence !== null && each.tells)?.sentence ?? null
}

const excludingFit = 0.9

/** Words of the question that the article mentions in a sentence on exclusions and nowhere else. */
function findExcludedTerms(
  sentences: ComparedSentence[],
  { terms, isSubject }: AskedPopulation,
): PopulationDifference | null {
  const states = sentences.map(({ reading }) => (reading.fits.eligibility ?? 0) >= excludingFit)
  const isElsewhere = terms.map((_, term) => {
    return sentences.some(({ covered }, index) => !states[index] && (covered[term] ?? 0) > 0)
  })
  for (const [sentence, { covered }] of sentences.entries()) {
    if (!states[sentence]) continue
    const found = terms.filter((surface, term) => {
      return surface !== null && !isSubject[term] && covered[term] === 1 && !isElsewhere[term]
    })
    if (found.length > 0) return { relation: 'excluded', asked: found.join(' '), sentence }
  }
  return null
}
