/**
 * Finds a claim that begins with people or a condition that the source mentions but did not study: "In cisgender women,
 * …" for a trial in men that only mentions another one in women.
 */

import { describesStudy } from '@/lib/evidence/verify/claim/describes-study'
import type { Difference } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading, SourceSentence } from '@/lib/evidence/verify/claim/read-source'
import { isTimeWord } from '@/lib/evidence/verify/claim/words/time-words'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { namesSomething } from '@/lib/evidence/verify/claim/words/wording-en'

const lead = /^(?:In|Among|For) ([^,]{3,90}), /u

/** "In poorer countries *the vaccine* protects less well, …": the lead ends before the subject. */
const subject =
  /(?<!\b(?:of|in|on|at|to|by|for|from|with|and|or|than|about|after|before|during|under|over|without|having|taking|given)) (?=(?:the|an?|this|these|it|they) )/

/** @returns a difference when the lead names something that the source mentions elsewhere only; otherwise null */
export function checkLead(claim: string, source: SourceReading): Difference | null {
  const phrase = lead.exec(claim)?.[1]?.split(subject)[0]
  if (phrase === undefined || source.isGuideline || !source.isSummary) return null
  const named = tokenize(phrase, claim.indexOf(phrase)).filter(tellsWhom)
  if (named.length === 0) return null
  const described = new Set([...source.topic, ...source.sentences.flatMap(listDescribed)])
  for (const { start, end, concept } of named) {
    if (described.has(concept)) continue
    for (const [sentence, { tokens }] of source.sentences.entries()) {
      const use = tokens.find((each) => each.concept === concept)
      if (use) return { sentence, words: [[start, end]], sourceWords: [[use.start, use.end]] }
    }
  }
  return null
}

/** Words that add nothing to the name of what people had. */
const general = /^(?:diseases?|diagnos\p{L}+|illness(?:es)?|disorders?|conditions?|symptoms?|trials?|stud(?:y|ies))$/u

function tellsWhom(token: Token): boolean {
  return namesSomething(token) && !general.test(token.word) && !isTimeWord(token.concept)
}

/** The words of a sentence that describe the participants; in a result line, its name, which may be a subgroup. */
function listDescribed({ text, section, role, tokens }: SourceSentence): string[] {
  const to = section === 'results' ? text.indexOf(': ') : -1
  const isDescription = describesStudy(role) || section === 'conclusion' || section === 'results'
  return isDescription ? tokens.filter(({ end }) => to < 0 || end <= to).map(({ concept }) => concept) : []
}
