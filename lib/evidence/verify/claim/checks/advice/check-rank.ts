/** Compares the rank of an option: "the preferred track" where the guideline calls it the alternative. */
import type { Difference } from '@/lib/evidence/verify/claim/finding'
import { splitAtJoints } from '@/lib/evidence/verify/claim/read-parts'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { measureShare } from '@/lib/evidence/verify/claim/share'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { namesSomething } from '@/lib/evidence/verify/claim/words/wording-en'

const first =
  /\b(?:(?:is|are) (?:the )?preferred|first[- ](?:line|choice)|as (?:the )?first (?:treatment|line|choice)|preferred (?:treatment|option|track|choice)|treatment of choice|\(preferred\))/i
const later = /\b(?:second|third)[- ]?line\b|\b(?:alternatives?|adjuncts?|adjunctive|last resort|reserve|reserved)\b/i
const denied = /\b(?:none|neither|no|not|never|rather than|instead of|over)\b/i
/** Share of the words of the claim that the recommendation must have. */
const shareLeast = 0.75

/** @returns a difference when the source ranks the option differently and never as the claim does; otherwise null */
export function checkRank(claim: string, source: SourceReading): Difference | null {
  if (!source.isGuideline) return null
  const unranked = findUnranked(claim, source)
  if (unranked) return unranked
  const [isFirst, isLater] = [first.exec(claim), later.exec(claim)]
  const found = isFirst ?? isLater
  if (!found || (isFirst && isLater) || denied.test(claim.slice(0, found.index))) return null
  const words = tokenize(claim).filter((token) => tellsWhat(token, found))
  if (words.length < 2) return null
  const stated = source.sentences.flatMap(({ text, tokens, role }, sentence) => {
    if (role !== 'recommendation' && role !== 'conclusion') return []
    return splitAtJoints(text).flatMap(([from, to]) => {
      const own = new Set(tokens.filter(({ start, end }) => start >= from && end <= to).map(({ concept }) => concept))
      const share = measureShare(words, own, source.topic)
      return share >= shareLeast ? [{ text: text.slice(from, to), sentence, from }] : []
    })
  })
  const [same, other] = isFirst ? [first, later] : [later, first]
  const opposite = stated.find(({ text }) => other.test(text) && !same.test(text))
  if (!opposite || stated.some((each) => each !== opposite && same.test(each.text))) return null
  const at = other.exec(opposite.text)
  return {
    sentence: opposite.sentence,
    words: [[found.index, found.index + found[0].length]],
    sourceWords: at ? [[opposite.from + at.index, opposite.from + at.index + at[0].length]] : [],
  }
}

const ranking =
  /\b(?:ranks?|places?|puts?|rates?) [^.;,]{3,50} (?:above|ahead of|over|below|behind|before)\b|\bpreferred first|\b(?:prefers?|favou?rs?) [^.;,]{3,50} (?:to|over)\b/i
/** Any word by which a guideline puts one option before another, or in a case of its own. */
const orders =
  /\b(?:prefer\w*|first\w*|second\w*|third|then|before|rather|instead|over(?! ?\d)|alternativ\w*|fail\w*|after|reserv\w*|only|last|initial\w*|choice|rank\w*|ahead|better|superior|best|step\w*|unless|otherwise|if|when|where|favou?r\w*|add\w*|more|less|most|than|until|not|no)\b/i

/** A claim that ranks two options that a guideline only names. */
function findUnranked(claim: string, { sentences }: SourceReading): Difference | null {
  const found = ranking.exec(claim)
  if (!found || denied.test(claim.slice(0, found.index))) return null
  const sentence = sentences.findIndex(({ role }) => role === 'recommendation')
  if (sentence < 0 || sentences.some(({ text, role }) => role !== 'limitations' && orders.test(text))) return null
  return { sentence, words: [[found.index, found.index + found[0].length]], sourceWords: [] }
}

function tellsWhat(token: Token, rank: RegExpExecArray): boolean {
  const isOfRank = token.start >= rank.index && token.start < rank.index + rank[0].length
  return !isOfRank && namesSomething(token)
}
