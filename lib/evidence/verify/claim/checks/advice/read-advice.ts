/**
 * Reads what a text is for and against: of each part of a sentence, the words that it affirms and those that it denies.
 */

import type { Span } from '@/lib/evidence/verify/claim/finding'
import { refusalsAfter, refusalsBefore } from '@/lib/evidence/verify/claim/words/refusals'
import type { Token } from '@/lib/evidence/verify/claim/words/tokens'
import { isWording } from '@/lib/evidence/verify/claim/words/wording-en'
import { blankOut } from '@/lib/evidence/verify/edit-text'
import { findAll } from '@/lib/shared/text/find-all'
import { nameOpposites } from './name-opposites'

/** A part of a sentence that gives one piece of advice. */
export interface AdvicePart {
  /** UTF-16 offsets of the part, with its lead. */
  start: number
  end: number
  /** "Pregnancy: …": the case that the part is about. */
  lead: readonly Token[]
  affirmed: readonly Token[]
  denied: readonly Token[]
  /** UTF-16 offsets of the words that deny; null for a part that denies nothing. */
  span: Span | null
  /** "Only with alarm features", "until platelets recover": in other cases the advice is another. */
  isLimited: boolean
}

/** Longer text is not a sentence; the rest is not read. */
const readMax = 2000

/** @param words the tokens of the text */
export function readAdvice(written: string, all: readonly Token[]): AdvicePart[] {
  const { text, tokens: words } = nameOpposites(written.slice(0, readMax), all)
  const read = text.replace(noDenial, blankOut)
  const tokens = words.filter(({ end }) => end <= readMax && !measured.test(text.slice(end, end + measuredLength)))
  const refused = readRefusal(read, tokens)
  const parts: AdvicePart[] = []
  let lead: readonly Token[] = []
  let subject: readonly Token[] = []
  for (const [from, to] of splitParts(read)) {
    const start = from + (leading.exec(read.slice(from, to))?.[0].length ?? 0)
    const opening = read.slice(from, start)
    // "No routine bicarbonate: consider it only below pH 7.0."
    if (opening.search(denying) === 0)
      parts.push({ ...readPart(opening, from, tokens), start: from, end: start, lead: [], isLimited: false })
    else if (opening !== '') lead = tokensWithin(tokens, from, start)
    const written = read.slice(start, to)
    // "…, but this is a weak recommendation" adds nothing to what is advised.
    if (pronoun.test(written) && parts.at(-1)?.span) continue
    const carried = verbFirst.test(written) ? subject : []
    if (carried.length === 0) subject = tokensWithin(tokens, start, start + findVerb(written))
    const part = refused?.isOfAll ? refuse(tokens, [start, to], refused.span) : readPart(written, start, tokens)
    parts.push({
      ...part,
      start: from,
      end: to,
      lead,
      affirmed: part.isRefusal ? [] : [...carried, ...part.affirmed],
      denied: [...(part.isRefusal ? carried : []), ...part.denied, ...(refused?.named ?? [])],
      isLimited: limiting.test(written),
    })
  }
  return parts
}

/** "Bicarbonate *below 18 mmol/L*" is a value, not a treatment. */
const measured = /^ (?:is |stays |falls |remains )?(?:below|above|under|over|exceed\w*) \d/i
/** UTF-16 units. */
const measuredLength = 24

/** Whether a word of advice names what is advised, and for whom. */
export function namesAdvised({ word, concept }: Token): boolean {
  if (telling.test(word)) return true
  return word.length > 1 && !isWording(word, concept) && !advice.test(concept)
}

/** Words that elsewhere only report or count. */
const telling = /^(?:alone|both|together|second|third)$/

const advice =
  /^(?:recommend|advis|suggest|tell|told|urg|counsel|instruct|guidelin|give|given|us|need|offer|should|patient|particip|peopl|consid|prefer|make|made|panel|societi|state|call|say|support|endors|favor|strongli|strong|condition|treat|routin|avoid|keep|kept|continu|discontinu|stop|necessari|requir|accept|appropri|indic|grade|level|class|role|place|part)$/

interface Read extends Pick<AdvicePart, 'affirmed' | 'denied' | 'span'> {
  /** "… is not recommended" rather than "no …". */
  isRefusal: boolean
}

function readPart(written: string, start: number, tokens: readonly Token[]): Read {
  const to = start + written.length
  const alternative = written.search(alternatives)
  const end = alternative < 0 ? to : start + alternative
  const plain = written.replace(circumstance, blankOut)
  const refusal = refusing.exec(plain)
  if (refusal) return refuse(tokens, [start, to], at(start, refusal))
  const denial = denying.exec(plain.slice(0, end - start))
  if (!denial) return { affirmed: tokensWithin(tokens, start, end), denied: [], span: null, isRefusal: false }
  const span = at(start, denial)
  const stop = /^without/i.test(denial[0]) ? span[1] + measurePhrase(written.slice(span[1] - start, end - start)) : end
  return {
    affirmed: [...tokensWithin(tokens, start, span[0]), ...tokensWithin(tokens, stop, end)],
    denied: tokensWithin(tokens, span[0], stop),
    span,
    isRefusal: false,
  }
}

function refuse(tokens: readonly Token[], [from, to]: Span, span: Span): Read {
  return { affirmed: [], denied: tokensWithin(tokens, from, to), span, isRefusal: true }
}

/** "(Recommendation against A and B)" names what it is against; "(do not offer)" is about the whole sentence. */
function readRefusal(text: string, tokens: readonly Token[]) {
  const found = refusedAtEnd.exec(text)
  // "A (grade C) and not B (grade D)" refuses only B.
  if (!found || graded.test(text.slice(0, found.index))) return null
  const after = found[0].search(/\bagainst /i)
  const named =
    after < 0
      ? []
      : tokensWithin(tokens, found.index + after + 'against '.length, text.length).filter(
          (token) => namesAdvised(token) && !grading.test(token.concept),
        )
  return { span: at(0, found), named, isOfAll: named.length === 0 }
}

const graded = /\((?:grade|class|level)\b/i
const grading = /^(?:strong|weak|conditi\w*|moder\w*|qualiti|evid|certainti|level|low|high|veri)$/

/** They refuse a refusal: "no advice to avoid", "no objection to". */
const reversals = String.raw`\b(?:no advice to|never|(?:do|does) ?(?:not|n['’]t)|(?:need|should|must|may|can) ?not(?: be)?(?: (?:told|advised|asked) to)?|no need to|not (?:necessary|need|have) to(?: be)?) (?:avoid|omit|skip|forg[oe]|neglect|overlook|withh[eo]ld|restrict|discourag|stop|delay|discontinu|interrupt)\w*|\b(?:(?:no|without) (?:[\p{L}-]+ )?objections? to|nothing against|(?:do|does|did) ?(?:not|n['’]t) (?:object to|oppose|forbid|rule out|discourage|prohibit)|(?:not|never) (?:ruled out|forbidden|discouraged|prohibited|opposed))\b|\b(?:is|are) not (?:\p{L}+ly )?(?:advised|recommended) against\b`
export const reversal = new RegExp(reversals, 'giu')
/** These do not deny the words next to them. */
const noDenial = new RegExp(
  String.raw`\b(?:(?:no|not) (?:more|less|longer|later|earlier|fewer|sooner|shorter) than|not exceed\w*|(?:should|must|may|can) ?(?:not|never) be \p{L}+ (?:[\p{L}-]+ ){0,4}?without|with or without|whether or not|not only|no matter|no or (?:minor|mild|little|minimal|few|low|minimum)|(?:not?|never) (?:above|over|below|under|beyond) (?=\d)|(?:without|not|never) (?:be )?(?:wait\w*|delay\w*)(?: for)?|(?:never|not) stop\w*)\b|\bstop(?:ping)? (?:\p{L}+ ){1,3}(?:before|after|at|by) (?:day )?(?=\d)|\bwithout (?:[a-z-]+ ){1,8}?(?:\([^()]{0,80}\) )?(?=(?:should|must|may|can|needs?)\b)|${reversals}`,
  'giu',
)
const refusedAtEnd =
  /\((?:do not|do not offer|(?:conditional |strong |weak )?recommendation against|strong against|(?:grade \w+, )?against|class 3|grade D(?!,)|not recommended|recommended against|avoid)\b[^()]*\)\.?$/i
const done =
  '(?:recommended|advised|needed?|required?|necessary|used|given|offered|indicated|suitable|acceptable|supported|endorsed|prescribed|started|done|allowed|permitted|appropriate|enough|kept|continued|treated|screened|tested|taken|tried|added|repeated|monitored|followed|combined|sent|suggested|encouraged|advisable|useful|beneficial|helpful|effective)'
/** Denies everything in its part. */
const refusing = new RegExp(
  String.raw`\b(?:${refusalsAfter}|(?:should|must|do(?:es)?|can|could|may) ?not\b|(?:need|is|are) ?not(?: be)?(?: an?)?(?: \p{L}+ly)? ?${done}\b|(?:is|are) (?:no longer|un)(?: an?)?(?: \p{L}+)? ?${done}\b|(?:is|are|be) (?:better |best )?(?:avoided|omitted|discouraged|refused|rejected|unnecessary|harmful|withheld|stopped|deferred|discontinued|left out)\b|ha(?:s|ve) no (?:role|place|part)\b|(?:(?:is|are) not |not to be )routine\b|not for\b|(?:stopped|withheld|discontinued)\b|(?:is|are) (?:unsuitable|inadvisable|inappropriate|contraindicated)\b|(?:is|are) (?:\p{L}+ly )?(?:advised|recommended) against\b|not (?:\p{L}+ly )?${done}\b|(?:may|can|should|has to|have to|must|needs? to) (?:be )?(?:omitted|skipped|avoided|withheld|deferred|stopped|discontinued|wait|end)\b)`,
  'iu',
)
/** Denies what follows it in its part. */
const denying = new RegExp(
  String.raw`\b(?:${refusalsBefore}|no|nobody|not|never|(?:recommend|advis|suggest|decid|vot|argu|caution|warn|counsel|speak|spoke|com(?:e|es|ing)|came|rul|stand|side|lean|steer|is|are)\w*(?: down| out)? (?:\p{L}+ly )?against|(?:advis|warn|caution|counsel|urg)\w* (?:\p{L}+ ){0,2}(?:people|patients|women|men|adults|children|clinicians|doctors|parents|those|anyone|everyone)\b(?: [\p{L}\d-]+){0,6} against|avoid(?:ing|ance of)?|without|neither|nor|omit(?:ting)?|stop(?:ping)?|drop(?:ping)?|withhold(?:ing)?|discontinu(?:e|ing)|washout from|rejects?|do(?:es)? not|(?:do|does|should|must|can|could|need)n['’]t|discourages?|excludes?)\b|^\W*(?:(?:and|but) )?(?:(?:strong|conditional|weak)ly )?against\b`,
  'iu',
)
/** "Where one drug has not worked" denies nothing of the advice. */
const circumstance =
  /\b(?:even|if|when|where|once|who|whose|that has|that have|that is|that are|that do|that does|because|since|whether|as long as)\b[^,;:()]*?(?=\b(?:should|must|may|can|needs?)\b|[,;:()]|$)/giu
/** What follows is neither advised nor refused. */
const alternatives = /\b(?:unless|except|rather than|instead of|in preference to|in place of)\b/i
const limiting = /\b(?:until|only)\b/i
const leading = /^[^:;()]{3,120}:\s/
const joints =
  /;\s|(?<!\b\p{Lu})\.\s|,?\s(?:but|while(?! \p{L}+ing\b)|whereas|yet|though|although)\s|,\s(?:and|then|or)\s(?=(?:give|use|offer|start|add|keep|advise|treat|stop|no|not|never)\b)|,\s(?=(?:no|not|never|avoid)\b)|,\s(?:and|or)\s(?!(?:when|if|where|unless|until|once) )(?=[^,;.]{3,60}\b(?:should|must|may|can|is|are|needs?|waits?|discourages?|recommends?|advises|rejects?)\b)|,\s(?:and|or)\s(?=[\p{L}-]+(?: [\p{L}-]+){0,3} only\b)|\sand\s(?=(?:try|start|switch|has|have|is|are|should|must|can|cannot|may|no|not|never|avoid|(?:advised|recommended) against|suggests|advises)\b)/giu
const pronoun = /^\W*(?:(?:and|but|yet|though|although|while) )?(?:it|they|this|these)\b/i
/** "… *and has* no place in cardiac arrest": about the subject of the part before. */
const verbFirst =
  /^\W*(?:(?:and|but|yet|though|although|while) )?(?:(?:advised|recommended) against|has|have|had|is|are|was|were|should|must|can|cannot|could|may|might|does|do(?! not)|did|it|they|this|these)\b/i
const verb =
  /\b(?:is|are|was|were|has|have|can|cannot|may|might|should|must|reverses?|needs?|works?|helps?|reduces?|improves?)\b/
/** UTF-16 units of a part without a verb that are taken as its subject. */
const subjectLength = 40

function findVerb(written: string): number {
  const found = written.search(verb)
  return found < 0 ? Math.min(written.length, subjectLength) : found
}

/** UTF-16 units of the words after "without" that it denies. */
function measurePhrase(rest: string): number {
  return /^(?: [\p{L}-]+){1,4}/u.exec(rest)?.[0].length ?? rest.length
}

function splitParts(text: string): Span[] {
  const starts = [0, ...findAll(text, joints).map(({ 0: joint, index }) => index + joint.search(/\s/) + 1)]
  return starts.map((start, index): Span => [start, starts[index + 1] ?? text.length])
}

function tokensWithin(tokens: readonly Token[], from: number, to: number): readonly Token[] {
  return tokens.filter(({ start, end }) => start >= from && end <= to)
}

function at(from: number, { 0: written, index }: RegExpExecArray): Span {
  return [from + index, from + index + written.length]
}
