/** Compares which of two treatments a claim and its source prefer: "a PPI over an H2 antagonist". */

import { listClassWords } from '@/lib/evidence/text/drugs/drug-classes'
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import { stopWords } from '@/lib/evidence/text/normalize-terms'
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading, SourceSentence } from '@/lib/evidence/verify/claim/read-source'
import { rememberEach, rememberLast } from '@/lib/evidence/verify/claim/remember'
import { intersects } from '@/lib/evidence/verify/claim/sets'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { findAll } from '@/lib/shared/text/find-all'
import { findRankedSentence, readRank } from './list-order'

interface Preference {
  preferred: ReadonlySet<string>
  other: ReadonlySet<string>
  span: Span
  prefersDrug: boolean
}

const word = String.raw`(?:[\p{L}\p{N}/'%-]|(?<=\d)\.(?=\d))+`
const option = `((?:${word} ){0,5}?${word})`
/** "Four-factor concentrate plus vitamin K 5 to 10 mg, in preference to plasma". */
const longOption = `((?:${word} ){0,11}?${word})`
const stop = String.raw`(?=\s?(?:[,;:()]|\.(?!\d))|\s(?:for|in|as|when|at|if|to(?! \d)|before|unless|until|with|from|among|after|during|and)\s|$)`
const over = 'over|rather than|instead of|in preference to|in place of|ahead of'
/** "Warfarin, INR 2.5, over a DOAC". */
const aside = `(?:, [^,;:()]{1,24},|,)?`
const failing = String.raw`(?:(?:is|are|was|were|has|have) )?(?:not )?(?:unavailable|unsuitable|available|suitable|tolerated|contraindicated|fail\w*|worked|inadequate|ineffective|insufficient)`

interface Pattern {
  found: RegExp
  /** Words of which each match has one: the pattern itself is slow where there is none. */
  needs: RegExp
  /** The second option is the preferred one: "A if B fails". */
  isReversed: boolean
}

const toPattern = (needs: RegExp, source: string, isReversed = false): Pattern => ({
  found: new RegExp(source, 'giu'),
  needs,
  isReversed,
})
const anyOver = new RegExp(over, 'i')
const patterns: readonly Pattern[] = [
  toPattern(
    /prefer/i,
    `${option} (?:(?:is|are|was|should be) )?(?:not )?(?:generally |usually )?(?:preferred|preferable) (?:to|over) ${option}${stop}`,
  ),
  toPattern(
    /prefer|favou?r|recommend|suggest|advise|use|choose|offer/i,
    String.raw`\b(?:prefers?|favou?rs?|recommends?|suggests?|advises?|use|choose|offer) (?:against )?${option} (?:to|before|${over}) ${option}${stop}`,
  ),
  toPattern(
    /rank|place|put|rate/i,
    String.raw`\b(?:ranks?|places?|puts?|rates?) ${option} (?:above|ahead of|before|over|higher than) ${option}${stop}`,
  ),
  toPattern(
    /replace|(?:used|given|chosen|recommended|suggested|advised|favou?red) (?:over|rather|in|ahead)/i,
    `${option} (?:(?:should |must |may |can )?replaces?|(?:is|are|should be) (?:not )?(?:used|given|chosen|recommended|suggested|advised|favou?red) (?:${over})) ${option}${stop}`,
  ),
  toPattern(
    /outrank|preceden|priority|rank|placed|put|rated/i,
    `${option} (?:(?:is|are|should be) (?:not )?(?:ranked|placed|put|rated) (?:above|ahead of|before|over|higher than)|ranks? (?:above|ahead of|before|over|higher than)|outranks?|(?:takes?|has|have) (?:precedence|priority) over) ${option}${stop}`,
  ),
  toPattern(anyOver, `(?:^|[:;,] )${longOption}${aside} (?:${over}) ${option}${stop}`),
  toPattern(/better/i, String.raw`\bbetter (?:${word} )?(?:with|by|on) ${option} than (?:with|by|on) ${option}${stop}`),
  toPattern(
    /before/i,
    `(?:^|[:;,] )${option} (?:should (?:be )?|can be |may be |is |are )?(?:comes?|goes|tried|used|given|offered|started) (?:first,? )?before ${option}${stop}`,
  ),
  toPattern(
    /availab|suitab|tolerat|contraindic|fail|worked|inadequa|ineffect|insuffic/i,
    String.raw`(?:^|[:;,] )${option} (?:only )?(?:if|when|once|after) ${option} ${failing}\b`,
    true,
  ),
]

export function checkPreference(claim: string, source: SourceReading): Difference | null {
  const { sentences } = source
  const all = readClaimedPreferences(claim)
  if (all.length === 0) return null
  const stated = readStatedPreferences(sentences)
  for (const claimed of all) {
    const count = ({ sentence }: { sentence: number }) => countCase(claim, claimed, sentences[sentence])
    const reversed = stated
      .filter((each) => intersects(claimed.preferred, each.other) && intersects(claimed.other, each.preferred))
      .toSorted((one, other) => count(other) - count(one))[0]
    // In another case the source may prefer the other one.
    const isSame = stated.some(
      (each) =>
        intersects(claimed.preferred, each.preferred) &&
        intersects(claimed.other, each.other) &&
        (!reversed || count(each) >= count(reversed)),
    )
    const other = isSame || reversed ? undefined : findOtherDrug(claimed, stated)
    if (other) return { sentence: other.sentence, words: [claimed.span], sourceWords: [other.span] }
    if (reversed && !isSame) return { sentence: reversed.sentence, words: [claimed.span], sourceWords: [reversed.span] }
    const first = isSame ? undefined : findFirst(claimed, source)
    if (first) return { sentence: first.sentence, words: [claimed.span], sourceWords: [] }
  }
  return null
}

/** "A preferred to B", where the guideline "prefers B" without a word on A, or puts B first. */
function findFirst({ preferred, other }: Preference, source: SourceReading): { sentence: number } | undefined {
  if (!source.isGuideline) return undefined
  const { topic, vocabulary } = source
  const names = (concepts: ReadonlySet<string>) =>
    [...concepts].filter((each) => !topic.has(each) && vocabulary.concepts.has(each))
  const [own, inferior] = [names(preferred), names(other)]
  if (own.length === 0 || inferior.length === 0) return undefined
  const chosen = listChosen(source.sentences)
  const isChosen = (options: readonly string[]) =>
    chosen.some(({ concepts }) => options.some((each) => concepts.has(each)))
  if (isChosen(own)) return undefined
  const found = chosen.find(({ concepts }) => inferior.some((each) => concepts.has(each)))
  if (found) return found
  return readRank(inferior, source) === 'first' && readRank(own, source) !== 'first'
    ? { sentence: findRankedSentence(inferior, source) }
    : undefined
}

const choosing = new RegExp(`\\b(?:prefers|favou?rs) ${longOption}${stop}`, 'giu')

/** What a guideline prefers without a word on what to. */
const listChosen = rememberEach((sentences: readonly SourceSentence[]) =>
  sentences.flatMap(({ text }, sentence) =>
    findAll(text, choosing).map(({ 1: one = '' }) => ({ sentence, concepts: listNames(tokenize(one)) })),
  ),
)

/** How many words of the claim, besides the options, a sentence has: those of the case. */
function countCase(claim: string, { preferred, other }: Preference, sentence: SourceSentence | undefined): number {
  const named = new Set(sentence?.tokens.map(({ concept }) => concept))
  const words = [...listNames(tokenize(claim))].filter((each) => !preferred.has(each) && !other.has(each))
  return words.filter((each) => named.has(each)).length
}

const readClaimedPreferences = rememberLast(readPreferences)
const readStatedPreferences = rememberEach((sentences: readonly SourceSentence[]) =>
  sentences.flatMap(({ text }, sentence) => readPreferences(text).map((each) => ({ ...each, sentence }))),
)

/** "Metronidazole over vancomycin", although the source prefers only another drug to it. */
function findOtherDrug<Stated extends Preference>(claimed: Preference, stated: readonly Stated[]): Stated | undefined {
  if (!claimed.prefersDrug) return undefined
  const overSame = stated.filter(({ other, prefersDrug }) => prefersDrug && intersects(claimed.other, other))
  return overSame.every(({ preferred }) => !intersects(claimed.preferred, preferred)) ? overSame[0] : undefined
}

/** Most sentences have none of these. */
const saysPreference =
  /prefer|favou?r|recommend|suggest|use|choose|offer|replace|rank|place|put|rate|(?:given|chosen) in|over|rather than|instead of|in place of|ahead of|before|better|outrank|preceden|priority|fail|avail|toler|suit|work|contraindic/i

function readPreferences(text: string): Preference[] {
  if (!saysPreference.test(text)) return []
  return patterns.flatMap(({ found, needs, isReversed }) => {
    if (!needs.test(text)) return []
    return findAll(text, found).map(({ 0: whole, 1: one = '', 2: other = '', index }): Preference => {
      const [first, second] = [listNames(tokenize(one.replace(caseBefore, ''))), listNames(tokenize(other))]
      const isDenied = denied.test(whole)
      const options = [first, second].map(
        (own, at) => new Set([...own].filter((each) => !(at === 0 ? second : first).has(each))),
      )
      const [preferred = new Set(), inferior = new Set()] = isDenied !== isReversed ? options.toReversed() : options
      return {
        preferred,
        other: inferior,
        span: [index, index + whole.length],
        prefersDrug: !isDenied && !isReversed && tokenize(one).some(({ word }) => isDrugName(word)),
      }
    })
  })
}

/** "A is not preferred to B", "advises against A rather than B". */
const denied = /\b(?:(?:is|are|was|be) not|(?:prefers?|favou?rs?|recommends?|suggests?|advises) against) /i

/** "*In this syndrome* a DOAC". */
const caseBefore = /^(?:in|for|with|among|after|at|during|on) .* (?=(?:an?|the) )/i
const filler = /^(?:one|first|treatments?|therap(?:y|ies)|drugs?|use|routine|standard|alone|daily|dose|\d.*)$/

/** The words of an option, and those for the class of its drug: montelukast is a leukotriene antagonist. */
function listNames(tokens: readonly Token[]): Set<string> {
  const named = tokens.filter(({ word }) => !stopWords.has(word) && !filler.test(word))
  const classes = named.flatMap(({ word }) => (isDrugName(word) ? listClassWords(word) : []))
  return new Set([...named, ...tokenize(classes.join(' '))].map(({ concept }) => concept))
}
