/** Distinguishes a claim that refuses what a guideline advises from one that refuses something else in its words. */
import { namesAdvised } from '@/lib/evidence/verify/claim/checks/advice/read-advice'
import { measureShare } from '@/lib/evidence/verify/claim/share'
import { nobody, refusalsAfter, refusalsBefore } from '@/lib/evidence/verify/claim/words/refusals'
import type { Token } from '@/lib/evidence/verify/claim/words/tokens'

/** Share of the words of the claim, also of those that the guideline lacks. */
const shareLeast = 0.65

/**
 * "Watchful waiting is not acceptable", but not "is not the opening move" nor "should not be repeated", where the
 * guideline does not mention repeating.
 *
 * @param words what the claim is about
 * @param named by the part of the guideline that advises it
 */
export function refusesAll(
  claim: string,
  words: readonly Token[],
  named: ReadonlySet<string>,
  topic: ReadonlySet<string>,
): boolean {
  if (!plainRefusal.test(claim) || contrast.test(claim)) return false
  if (alone.test(claim) && !named.has('alon')) return false
  const content = words.filter((token) => namesAdvised(token) && !refusing.test(token.word))
  return measureShare(content, named, topic) >= shareLeast
}

const plainRefusal = new RegExp(
  String.raw`\b(?:${refusalsBefore}|${refusalsAfter}|(?:not|never|no longer) (?:be )?(?:(?:regard|consider|deem|judg|rat|view|seen|held|thought|count|accept)(?:ed)? (?:as |to be )?)?(?:an? )?(?:\p{L}+ly )?(?:recommend\w*|advi[sc]\w*|suggest\w*|support\w*|endorse\w*|need\w*|requir\w*|necessary|used?|given?|offer\w*|indicated|suitable|acceptable|appropriate|safe|useful|options?|among)|(?:should|must|may|can|need|does|do) ?not (?!(?:tell|say|cover|apply|mean|know|show)\b)|(?:should|must) (?:never|no longer)|(?:recommend|advis|suggest|decid|caution|warn|counsel)\w* (?:\p{L}+ly )?against|(?:advis|warn|caution|counsel|urg)\w* (?:\p{L}+ ){0,2}(?:people|patients|women|men|adults|children|clinicians|doctors|parents|those|anyone|everyone)\b(?: [\p{L}\d-]+){0,6} against|(?:recommend|advis|suggest|tell|told|urg|counsel)\w* (?:[\p{L}-]+ ){0,4}not to|rul(?:es?|ed) out|rejects?|forbids?|avoid\w*|unnecessary|unsuitable|inadvisable|inappropriate|contraindicated|withheld|omitted|discourag\w+|(?:can|may|should|must) be (?:stopped|discontinued|withdrawn|dropped|skipped|left out)|(?:managed|treated|observed|watched) without|(?:has|have) no (?:place|role|part)|no (?:need|place|role|reason|indication|case|call|room|justification|grounds)|(?:advice|guidance|verdict|panel|guideline) (?:is|was|comes?|came|stands?|goes) (?:down |out )?against|${nobody}\b[^,;:()]*? (?:should|must|may|needs?|ought) (?:to )?(?:be |get|receive|have|take)|(?:manage|treat|observe|watch)\w* (?:[\p{L}-]+ ){1,8}without|no (?:[\p{L}-]+ ){1,5}(?:is|are) (?:needed|necessary|required|recommended|advised|suggested|indicated))\b`,
  'iu',
)
const refusing = /^(?:un(?:necess|suit)|inadvis|inappropri|contraindic|withh|withdr|omit|discourag|circumstanc)/
/** "Never as the only drug" refuses less than the drug. */
const alone = /\b(?:only|sole(?:ly)?|alone|monotherapy|by (?:itself|themselves)|(?:on|of) (?:its|their) own)\b/i
/** "Not by A but by B" is for B. */
const contrast = /\bnot\b[^,;.]{1,60},? but\b/i
