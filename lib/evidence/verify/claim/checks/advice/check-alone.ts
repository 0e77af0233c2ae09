/** Compares whether a treatment may be given, or a test decide, by itself: "never alone", "only with exercise". */
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { findAll } from '@/lib/shared/text/find-all'
import { namesAdvised } from './read-advice'

/** Read of one sentence, so that a text which repeats the words is read in linear time. */
const phrasesMax = 10

/** Share of the words for a thing that a claim must have to be about it: one of "manual or psychological therapy". */
const shareLeast = 0.5

const byItself =
  '(?:alone|by (?:itself|themselves)|(?:on|of) (?:its|their) own|(?:a |the )?(?:sole|only) (?:drug|treatment|therapy|agent|measure|test|criterion)|(?:as )?(?:a )?monotherapy)'
/** In a guideline. */
const notAlone = new RegExp(
  String.raw`\b(?:never|not|no|avoid)\b[^,;:()]{0,40}?\b${byItself}(?![\p{L}-])|\b${byItself} (?:[\p{L}-]+ ){0,2}?(?:(?:should|must|is|are|does|do|can|may) ?(?:not|never)|(?:is|are) (?:in(?:adequate|sufficient|appropriate)|un(?:suitable|safe)))\b|\bonly (?:together with|in combination with|alongside|as an? adjunct to|as part of|with)\b`,
  'giu',
)

/** In a claim. */
const alone =
  /\b(?:alone|by (?:itself|themselves)|(?:on|of) (?:its|their) own|sole|solely|single-handed(?:ly)?|stand-?alone|unaccompanied|unaided|in isolation|monotherapy|as the only (?:drug|treatment|therapy|agent|measure|test))\b/i
const denied =
  /\b(?:not|never|no|nor|cannot|without|against|avoid\w*|than|rather|instead|unless|insufficient|inadequate|inappropriate|unsuitable|wrong|too little)\b|n['’]t\b/i

/** @returns a difference when the guideline does not want by itself what the claim accepts so; otherwise null */
export function checkAlone(claim: string, source: SourceReading): Difference | null {
  if (!source.isGuideline) return null
  const found = alone.exec(claim)
  if (!found || denied.test(claim)) return null
  const words: Span = [found.index, found.index + found[0].length]
  const named = new Set(tokenize(claim).flatMap(({ start, concept }) => (start < words[0] ? [concept] : [])))
  const other = listNotAlone(source).find(
    ({ thing }) => thing.filter((concept) => named.has(concept)).length >= shareLeast * thing.length,
  )
  return other ? { sentence: other.sentence, words: [words], sourceWords: [other.span] } : null
}

interface NotAlone {
  sentence: number
  /** The concepts that name it. */
  thing: readonly string[]
  span: Span
}

const listNotAlone = rememberEach(({ sentences, topic }: SourceReading): NotAlone[] =>
  sentences.flatMap(({ text, tokens, role }, sentence) => {
    if (role !== 'recommendation' && role !== 'conclusion') return []
    const names = (token: Token) =>
      namesAdvised(token) && !topic.has(token.concept) && !/^\d/.test(token.concept) && token.word !== 'alone'
    return findAll(text, notAlone)
      .slice(0, phrasesMax)
      .flatMap(({ 0: phrase, index }): NotAlone[] => {
        const from = Math.max(...[';', ':', ',', '.'].map((mark) => text.lastIndexOf(`${mark} `, index)))
        const end = index + phrase.length
        const thing = [
          ...new Set(
            tokens
              .filter((token) => token.start > from && token.end <= end && names(token))
              .map(({ concept }) => concept),
          ),
        ]
        return thing.length > 0 ? [{ sentence, thing, span: [index, end] }] : []
      })
  }),
)
