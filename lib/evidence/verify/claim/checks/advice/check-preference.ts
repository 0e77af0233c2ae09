/** Compares which of two treatments a claim and its source prefer: "a PPI over an H2 antagonist". */
import { listClassWords } from '@/lib/evidence/text/drugs/drug-classes'
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import { rememberEach, rememberLast } from '@/lib/evidence/verify/claim/remember'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/tokens'
import { isWording } from '@/lib/evidence/verify/claim/wording-en'

interface Preference {
  preferred: ReadonlySet<string>
  other: ReadonlySet<string>
  span: Span
  prefersDrug: boolean
}

const word = String.raw`(?:[\p{L}\p{N}/'%-]|(?<=\d)\.(?=\d))+`
const option = `((?:${word} ){0,5}?${word})`
const patterns = [
  new RegExp(
    String.raw`${option} (?:(?:is|are|was|should be) )?(?:not )?(?:generally |usually )?(?:preferred|preferable) (?:to|over) ${option}(?=\s?[,;.:()]|\s(?:for|in|as|when|at|if|to|before|unless|until|with|from|among|after|during)\s|$)`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:prefers?|favou?rs?|recommends?|suggests?|advises|use|choose|offer) (?:against )?${option} (?:to|over|rather than|instead of|before) ${option}(?=\s?[,;.:()]|\s(?:for|in|as|when|at|if|to|before|unless|until|with|from|among|after|during)\s|$)`,
    'giu',
  ),
  new RegExp(
    String.raw`${option} (?:(?:should |must |may |can )?replaces?|(?:is|are|should be) (?:not )?(?:used|given|chosen|recommended|suggested|advised) (?:in place of|instead of|rather than)) ${option}(?=\s?[,;.:()]|\s(?:for|in|as|when|at|if|to|before|unless|until|with|from|among|after|during)\s|$)`,
    'giu',
  ),
  new RegExp(
    String.raw`(?:^|[:;,] )${option} (?:over|rather than|instead of|in preference to|in place of) ${option}(?=\s?[,;.:()]|\s(?:for|in|as|when|at|if|to|before|unless|until|with|from|among|after|during)\s|$)`,
    'giu',
  ),
]

export function checkPreference(claim: string, sentences: readonly { text: string }[]): Difference | null {
  const all = readClaimedPreferences(claim)
  if (all.length === 0) return null
  const stated = readStatedPreferences(sentences)
  for (const claimed of all) {
    const reversed = stated.find((each) => meets(claimed.preferred, each.other) && meets(claimed.other, each.preferred))
    const isSame = stated.some((each) => meets(claimed.preferred, each.preferred) && meets(claimed.other, each.other))
    const other = isSame || reversed ? undefined : findOtherDrug(claimed, stated)
    if (other) return { sentence: other.sentence, words: [claimed.span], sourceWords: [other.span] }
    if (reversed && !isSame) return { sentence: reversed.sentence, words: [claimed.span], sourceWords: [reversed.span] }
  }
  return null
}

const readClaimedPreferences = rememberLast(readPreferences)
const readStatedPreferences = rememberEach((sentences: readonly { text: string }[]) =>
  sentences.flatMap(({ text }, sentence) => readPreferences(text).map((each) => ({ ...each, sentence }))),
)

/** "Metronidazole over vancomycin", although the source prefers only another drug to it. */
function findOtherDrug<Stated extends Preference>(claimed: Preference, stated: readonly Stated[]): Stated | undefined {
  if (!claimed.prefersDrug) return undefined
  const overSame = stated.filter(({ other, prefersDrug }) => prefersDrug && meets(claimed.other, other))
  return overSame.every(({ preferred }) => !meets(claimed.preferred, preferred)) ? overSame[0] : undefined
}

function meets(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].some((concept) => other.has(concept))
}

/** Each pattern has one of these; the patterns themselves are slow where there is none. */
const saysPreference =
  /prefer|favou?r|recommend|suggest|use|choose|offer|replace|(?:given|chosen) in|over|rather than|instead of|in place of/i

function readPreferences(text: string): Preference[] {
  if (!saysPreference.test(text)) return []
  return patterns.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ 0: whole, 1: one = '', 2: other = '', index }): Preference => {
      const [first, second] = [listNames(tokenize(one)), listNames(tokenize(other))]
      const isDenied = denied.test(whole)
      const options = [first, second].map(
        (own, at) => new Set([...own].filter((each) => !(at === 0 ? second : first).has(each))),
      )
      const [preferred = new Set(), inferior = new Set()] = isDenied ? options.toReversed() : options
      return {
        preferred,
        other: inferior,
        span: [index, index + whole.length],
        prefersDrug: !isDenied && tokenize(one).some(({ word }) => isDrugName(word)),
      }
    }),
  )
}

/** "A is not preferred to B", "advises against A rather than B". */
const denied = /\b(?:(?:is|are|was|be) not|(?:prefers?|favou?rs?|recommends?|suggests?|advises) against) /i

/** The words of an option, and those for the class of its drug: montelukast is a leukotriene antagonist. */
function listNames(tokens: readonly Token[]): Set<string> {
  const named = tokens.filter(({ word, concept }) => !isWording(word, concept))
  const classes = named.flatMap(({ word }) => (isDrugName(word) ? listClassWords(word) : []))
  return new Set([...named, ...tokenize(classes.join(' '))].map(({ concept }) => concept))
}
