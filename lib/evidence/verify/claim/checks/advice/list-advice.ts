/** What a source advises, part by part, and which part a claim is about. */

import { describesStudy } from '@/lib/evidence/verify/claim/describes-study'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import type { Token } from '@/lib/evidence/verify/claim/words/tokens'
import { type AdvicePart, readAdvice } from './read-advice'

/** A part of what a source advises. */
export interface AdvisedPart extends AdvicePart {
  sentence: number
  role: string
  /** Of the lead, and of what is affirmed and denied. */
  concepts: ReadonlySet<string>
  /** Also of the words that only say which value is meant. */
  named: ReadonlySet<string>
}

/** @returns what a source advises, and how many of its parts have each concept; the same for the same source */
export const listAdvice = rememberEach((source: SourceReading) => {
  const parts = source.sentences.flatMap(({ text, tokens, role }, sentence): AdvisedPart[] =>
    describesStudy(role)
      ? []
      : readAdvice(text, tokens).map((part) => ({
          ...part,
          sentence,
          role,
          concepts: listConcepts([...part.lead, ...part.affirmed, ...part.denied]),
          named: listConcepts([
            ...part.lead,
            ...tokens.filter(({ start, end }) => start >= part.start && end <= part.end),
          ]),
        })),
  )
  const counts = new Map<string, number>()
  for (const { concepts } of parts) for (const concept of concepts) counts.set(concept, (counts.get(concept) ?? 0) + 1)
  return { parts, counts }
})

function listConcepts(tokens: readonly Token[]): ReadonlySet<string> {
  return new Set(tokens.map(({ concept }) => concept))
}

/**
 * Weighs the words of a claim: each by how few parts of the source have it; those of its subject together count little.
 *
 * @returns a weight for each concept
 */
export function weighWords(words: readonly Token[], source: SourceReading): ReadonlyMap<string, number> {
  const { parts, counts } = listAdvice(source)
  const concepts = new Set(words.map(({ concept }) => concept))
  const rarities = new Map(
    Array.from(concepts, (each) => [each, Math.log(1 + parts.length / (counts.get(each) ?? 1))] as const),
  )
  // "BPPV", where the title writes it out.
  const names = new Set(words.filter(({ word }) => isInitials(word, source)).map(({ concept }) => concept))
  const isOfTopic = (concept: string) => source.topic.has(concept) || names.has(concept)
  const sum = (isTopic: boolean) =>
    [...rarities].reduce((total, [each, rarity]) => (isOfTopic(each) === isTopic ? total + rarity : total), 0)
  const topicWeight = Math.min(topicWeightMax, (topicShareMax * sum(false)) / Math.max(sum(true), 1))
  return new Map(
    Array.from(rarities, ([each, rarity]) => [each, isOfTopic(each) ? rarity * topicWeight : rarity] as const),
  )
}

function isInitials(word: string, { vocabulary: { abbreviations, initials } }: SourceReading): boolean {
  return abbreviations.has(word) && initials.includes(word)
}

const topicWeightMax = 0.3
const topicShareMax = 0.25
