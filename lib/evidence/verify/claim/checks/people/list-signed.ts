/**
 * Lists the concepts of a text, apart from those that it says are lacking: "no appendicolith" is another than
 * "appendicolith".
 */
import type { Token } from '@/lib/evidence/verify/claim/words/tokens'

const lacking = /^(?:no|not|without|lacking|non|free)$/
/** Words between "without" and what is lacking: "without any known *diabetes*". */
const reach = 2

/** @param isNamed which tokens count */
export function listSigned(tokens: readonly Token[], isNamed: (token: Token) => boolean): string[] {
  return tokens.flatMap((token, index) => {
    if (!isNamed(token)) return []
    const isLacking = tokens.slice(Math.max(0, index - reach), index).some((each) => lacking.test(each.word))
    return [isLacking ? `no ${token.concept}` : token.concept]
  })
}
