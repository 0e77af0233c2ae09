/** Writes a sentence that says something by a denial or an idiom in the plain words that a source would use for it. */
import { applyEdits, type EditedText } from '@/lib/evidence/verify/edit-text'

const { raw } = String

const people = raw`(?:patients|people|participants|those|adults|children|infants|babies|(?:wo)?men)`

/** A harm may be "not excluded" as well: nobody was left out. */
const ofEffect =
  /\b(?:rise|differences?|benefits?|harms?|effects?|increases?|decreases?|reductions?|gains?|possibility|excess|advantages?|risks?|confounding|bias|causes?|diagnos\w+)\b/i

interface Rule {
  pattern: RegExp
  plain: string
  /** Whether the rule is about who took part, rather than about a result. */
  isOfEntry: boolean
}

const toRule = (source: string, plain: string, isOfEntry = false): Rule => ({
  pattern: new RegExp(source, 'iu'),
  plain,
  isOfEntry,
})

const rules: readonly Rule[] = [
  // Who took part.
  toRule(
    raw`(?<=\b(?:was|were) )not (?:been )?(?:excluded|barred|left out|kept out|turned away|screened out|shut out|ineligible|disqualified|refused entry)(?: (?:from|by|at) [^,;.]{3,40})?`,
    'eligible',
    true,
  ),
  toRule(
    raw`(?<=\b(?:was|were) )(?:no (?:bar|barrier|obstacle)|not (?:an?|among the) (?:bar|barrier|exclusions?(?: criteri(?:on|a))?|(?:reason|ground)s? for exclusion))(?: to \p{L}+)?`,
    'eligible',
    true,
  ),
  toRule(
    raw`\bdid(?: not|n['’]t) (?:exclude|bar|turn away|leave out|screen out|shut out|rule out) (?=${people}\b|anyone\b)`,
    'included ',
    true,
  ),
  toRule(
    raw`\b(?:excluded|barred|turned away) (?:no one|nobody|none|no ${people})(?= (?:with|on|who|aged)\b)`,
    'included people',
    true,
  ),
  toRule(
    raw`\b(?:who (?:ha(?:ve|s|d) )?just had|(?:in|during) the (?:first (?:few )?)?(?:days|weeks) after|shortly after|soon after) (?:an? |their )?(?=\p{L})`,
    'with recent ',
  ),
  // A condition of advice that is waived.
  toRule(
    raw`^(.{3,80}?) (?:plays?|ha(?:s|ve)) no (?:part|role|place|say|bearing|influence) (?:in|on) (?:the )?(?:deciding|choosing|choice|decision|judging|determining|guiding)(?: (?:of|on|about))?(?: (?:whether|when|if|to))? (.{3,120}?)\.?$`,
    '$2 whatever the $1.',
  ),
  toRule(
    raw`^(.{3,80}?) (?:do|does) not (?:matter|count|affect|influence|guide|govern|determine|decide|enter into|bear on) (?:(?:for|to|in|when|the) )?(?:(?:deciding|choosing|decision|choice) )?(?:of |on |about )?(?:whether|when|if|to) (.{3,120}?)\.?$`,
    '$2 whatever the $1.',
  ),
  toRule(
    raw`\b(?:can|may|should|could) (?:(?!not\b|never\b)\p{L}+ )?be (?:used|given|started|prescribed|offered|tried|chosen|taken) (?:\p{L}+ly )?without (?:(?:first|any|prior|previous) )?(?:checking|testing|confirming|proving|knowing|establishing|proof of|a test (?:for|of)|tests (?:for|of)|evidence of|waiting for|regard (?:to|for)|reference to|looking at|measuring)(?: for)?(?: the)?`,
    'does not require confirmed',
  ),
]

/** @returns null for a sentence that needs no other wording */
export function toPlain(sentence: string): EditedText | null {
  for (const { pattern, plain, isOfEntry } of rules) {
    const found = pattern.exec(sentence)
    if (!found || (isOfEntry && ofEffect.test(sentence))) continue
    const [start, end] = [found.index, found.index + found[0].length]
    return applyEdits(sentence, [{ start, end, written: expand(plain, found) }])
  }
  return null
}

function expand(plain: string, found: RegExpExecArray): string {
  return plain.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '')
}
