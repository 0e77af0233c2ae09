/** Finds a claim that all who took part had something, where the source studied people with and without it. */

import type { Difference } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { tokenize } from '@/lib/evidence/verify/claim/tokens'
import { isWording } from '@/lib/evidence/verify/claim/wording-en'
import { findAll } from '@/lib/shared/text/find-all'

const { raw } = String

const people = raw`(?:patients?|people|participants?|those|adults?|children|child|infants?|(?:wo)?m[ae]n)`
const enrolled = raw`(?:enrolled|included|recruited|randomi[sz]ed|studied|admitted|accepted|in [\p{L}\d-]+(?: trial)?|who took part|taking part)`

/** The words after each name what all of them had. */
const everyone = [
  raw`^(?:everyone|everybody|(?:all|each|every) (?:of )?(?:the )?${people})(?: ${enrolled})? (?:had|was on|were on|took) `,
  raw`\b(?:did(?: not|n['’]t) (?:enrol|enroll|include|recruit|admit|take|accept|randomi[sz]e|study)|excluded) (?:anyone|anybody|everyone|any ${people}|all ${people}|${people}) (?:without|lacking|who (?:lacked|did not have)) `,
  raw`^(?:no one|nobody|no ${people}) (?:without|lacking) (?=[^,;.]{3,60} (?:was|were) ${enrolled})`,
  raw`\b(?:enrolled|included|recruited|took|studied) (?:only|exclusively|nobody but|no one but) (?:${people} )?(?:with|who had) `,
].map((source) => new RegExp(source, 'iu'))

const either =
  /\b(?:with (?:or|and) without|whether or not (?:they|he|she) (?:had|have|has|were|took)|regardless of|irrespective of) ([^,;()]{3,80})/giu

/** @returns the sentence that names people with and without what the claim says all of them had */
export function checkEveryone(claim: string, { sentences, isGuideline }: SourceReading): Difference | null {
  const found = isGuideline ? null : everyone.map((pattern) => pattern.exec(claim)).find((each) => each !== null)
  if (!found) return null
  const from = found.index + found[0].length
  const [phrase = ''] = /^[^,;.]*/.exec(claim.slice(from)) ?? []
  const named = tokenize(phrase).filter(
    ({ word, concept }) => word.length > 1 && !/^\d/.test(concept) && !isWording(word, concept),
  )
  const [first] = named
  if (!first) return null
  for (const [sentence, { text }] of sentences.entries())
    for (const { 0: whole, 1: thing = '', index } of findAll(text, either)) {
      const own = new Set(tokenize(thing).map(({ concept }) => concept))
      if (own.has(first.concept))
        return { sentence, words: [[found.index, from]], sourceWords: [[index, index + whole.length]] }
    }
  return null
}
