/** Compares what a claim about a guideline is for or against with what the guideline itself is for or against. */
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import type { Span } from '@/lib/evidence/verify/claim/finding'
import { saysToContinue } from '@/lib/evidence/verify/claim/read-parts'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { measureShare } from '@/lib/evidence/verify/claim/share'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/tokens'
import { saysWhatIsLeftOut } from '@/lib/evidence/verify/claim/vocabulary'
import { isWording } from '@/lib/evidence/verify/claim/wording-en'
import { findAdvisers, isWithin } from './find-advisers'

export interface StanceFinding {
  sentence: number
  /** UTF-16 offsets in the claim and in the sentence. */
  words: Span[]
  sourceWords: Span[]
  /** Whether the source is against what the claim is for. */
  isDenied: boolean
}

/** What a part of a sentence is for or against. */
interface Stance {
  isAgainst: boolean
  tokens: readonly Token[]
  /** UTF-16 offsets of the word that shows it; null for a part that is in favour. */
  span: Span | null
}

/** Share of what the claim is about that a part of the source must name. */
const shareLeast = 0.75

/** @returns null unless every part of the guideline on the same subject takes the opposite stance */
export function checkStance(claim: string, source: SourceReading): StanceFinding | null {
  // "A, together with B", of which the guideline may advise only B.
  const at = claim.search(together)
  return compareStances(claim, source) ?? (at < 0 ? null : compareStances(claim.slice(0, at), source))
}

const together = /,? (?:together|along|in combination) with\b/i

function compareStances(claim: string, source: SourceReading): StanceFinding | null {
  if (!source.isGuideline || !advising.test(claim) || comparing.test(claim) || saysWhatIsLeftOut(claim)) return null
  const stated = source.sentences.flatMap(({ text, tokens, role }, sentence) =>
    role === 'aim' || role === 'methods' ? [] : readStances(text, tokens).map((each) => ({ ...each, sentence })),
  )
  const advisers = findAdvisers(claim)
  const all = readStances(
    claim.replace(gradeAgainst, (written) => '_'.repeat(written.length)),
    tokenize(claim).filter(({ start }) => !isWithin(start, advisers)),
  )
  for (const claimed of all.filter(({ isAgainst }) => isAgainst || all.length === 1)) {
    const words = claimed.tokens.filter((token) => tellsWhat(token) && source.vocabulary.concepts.has(token.concept))
    if (words.every(({ concept }) => source.topic.has(concept))) continue
    const drugs = words.filter(({ word }) => isDrugName(word))
    const alike = stated.filter(
      ({ tokens }) => measureShare(words, new Set(tokens.map(({ concept }) => concept)), source.topic) >= shareLeast,
    )
    // A drug that the guideline only refuses is refused in whatever words.
    const isOfDrug = alike.length === 0 && !claimed.isAgainst && drugs.length === 1
    const same = isOfDrug
      ? stated.filter(({ tokens }) => tokens.some(({ concept }) => concept === drugs[0]?.concept))
      : alike
    const [other] = same
    if (claimed.isAgainst && !same.some(({ tokens }) => namesDenied(claimed, tokens))) continue
    if (other && saysToContinue(claim, source.sentences[other.sentence]?.text ?? '')) continue
    if (!other || same.some(({ isAgainst }) => isAgainst === claimed.isAgainst)) continue
    return {
      sentence: other.sentence,
      words: claimed.span ? [claimed.span] : [],
      sourceWords: other.span ? [other.span] : [],
      isDenied: !claimed.isAgainst,
    }
  }
  return null
}

/** "Recommends it (grade D)": the grade of what a guideline is against does not make a claim one against it. */
const gradeAgainst = /\((?:grade D|class 3)[^()]*\)/gi

const advising =
  /\b(?:should|must|recommend\w*|advis\w+|suggest\w*|prefer\w*|endors\w*|favou?r\w*|offer\w*|need(?:s|ed)?|necessary|required?|(?:is|are|be|may be) (?:\p{L}+ )?(?:given|used|treated|tested|screened|indicated|acceptable|appropriate|kept|stopped|continued|withheld|avoided)|first)\b/iu

/** Wordings of an order of preference, of a limit to advice, and of no advice at all. */
const comparing =
  /\b(?:for or against|insufficient|not enough evidence|(?:makes?|made|gives?|gave|issues?|issued|reach|reached)\b[^.;,]{0,16}\bno recommendation|(?:can|could|did|does|do)(?: ?not) (?:make|reach|give|issue) (?:an?y? )?recommendation|(?:on|by) (?:its|their) own|by (?:itself|themselves)|rather than|instead of|prefer\w* (?:[\p{L}-]+ ){0,8}?(?:to|over)|over|only)\b/iu
/** "Need not be avoided" is not a stance against. */
const permitting =
  /\b(?:(?:protect\w*|cover|prophylaxis|vaccin\w*|immunity|active|effective|defen[cs]e|works?) (?:[\p{L}-]+ )?against|no (?:more|less|longer|later|earlier|fewer|sooner) than|not (?:more|less|longer|later|earlier|fewer|sooner) than|not exceed\w*|with or without|whether or not)\b|\bwithout (?:[a-z-]+ ){1,8}?(?=(?:should|must|may|can|needs?)\b)|\b(?:no advice to|(?:need|should|must|may|can) ?not(?: be)?(?: (?:told|advised|asked) to)?|no need to|not (?:necessary|need|have) to(?: be)?) (?:avoid|withh[eo]ld|restrict|discourag)\w*|\b(?:need not|no need to|not (?:necessary|need|have) to)(?: be)? stop\w*|\b(?:is|are) not (?:\p{L}+ly )?(?:advised|recommended) against\b/giu
/** Applies to everything before it in its part. */
const againstBefore =
  /\b(?:(?:should|must|may|can|need) ?not|(?:is|are) (?:not|no longer|un)(?: an?)?(?: \p{L}+)? ?(?:recommended|advised|needed|required|necessary|used|given|offered|indicated|suitable|acceptable)|(?:is|are|be) (?:better |best )?(?:avoided|omitted|discouraged|refused|rejected|unnecessary)|ha(?:s|ve) no place|(?:is|are) (?:unsuitable|inadvisable|inappropriate|contraindicated)|(?:is|are) (?:\p{L}+ly )?(?:advised|recommended) against)\b|\((?:[^()]*\b)?(?:against|class 3|grade D|do not|not recommended|avoid)\b[^()]*\)/iu
/** Applies to what follows it. */
const againstAfter =
  /\b(?:no|nobody|not|never|against|avoid(?:ing)?|without|neither|nor|omit|stop|drop|withhold|rejects?|do(?:es)? not|discourages?)\b/i
const joints =
  /;\s|\.\s|,?\s(?:but|while|whereas|yet)\s|,\s(?:and|then|or)\s(?=(?:give|use|offer|start|add|keep|advise|treat|stop|no|not|never)\b)|,\s(?=(?:no|not|never|avoid)\b)|,\s(?:and|or)\s(?=[^,;.]{3,60}\b(?:should|must|may|can|is|are|needs?)\b)/gi
/** "Even when they cause no symptoms" does not deny the advice. */
const circumstance = /\b(?:even|if|when|who|whose|because|since|until|whether)\b/i
const condition = /\b(?:unless|except|rather than|instead of|in preference to)\b/i

function readStances(text: string, tokens: readonly Token[]): Stance[] {
  const read = text.replace(permitting, (phrase) => '_'.repeat(phrase.length))
  const within = ([from, to]: Span) => tokens.filter(({ start, end }) => start >= from && end <= to)
  let lead: readonly Token[] = []
  return splitParts(read).flatMap((span): Stance[] => {
    const written = read.slice(...span)
    const subject = /^[^:;()]{3,120}:\s/.exec(written)?.[0].length ?? 0
    // "Pregnancy: dolutegravir plus …; no start of dolutegravir/lamivudine": of the second part as well.
    if (subject > 0) lead = within([span[0], span[0] + subject])
    const limit = condition.exec(written)
    const end = limit ? span[0] + limit.index : span[1]
    const whole = againstBefore.exec(written)
    if (whole) return [{ isAgainst: true, tokens: [...lead, ...within(span)], span: at(span[0], whole) }]
    const denial = againstAfter.exec(written.slice(subject, end - span[0]).split(circumstance)[0] ?? '')
    if (!denial) return [{ isAgainst: false, tokens: [...lead, ...within([span[0], end])], span: null }]
    const from = span[0] + subject + denial.index
    const against: Stance = {
      isAgainst: true,
      tokens: [...lead, ...within([from, end])],
      span: at(span[0] + subject, denial),
    }
    const before = within([span[0] + subject, from])
    return before.length === 0 ? [against] : [{ isAgainst: false, tokens: [...lead, ...before], span: null }, against]
  })
}

/** Whether a part names what a claim denies: "*aspirin* should not be given", "no *blood* test is needed to treat". */
function namesDenied({ tokens, span }: Stance, stated: readonly Token[]): boolean {
  const isBefore = (token: Token) => span !== null && token.end <= span[0]
  const isStated = (token: Token) => stated.some(({ concept }) => concept === token.concept)
  if (tokens.some((token) => isBefore(token) && tellsWhat(token) && isStated(token))) return true
  const denied = tokens.find((token) => span !== null && token.start >= span[1] && tellsWhat(token))
  return denied === undefined || isStated(denied)
}

function at(from: number, { 0: written, index }: RegExpExecArray): Span {
  return [from + index, from + index + written.length]
}

function splitParts(text: string): Span[] {
  const ends = Array.from(text.matchAll(joints), ({ 0: joint, index }) => index + joint.search(/[\s,;.]\S/) + 1)
  const cuts = [0, ...ends]
  return cuts.map((start, index): Span => [start, cuts[index + 1] ?? text.length])
}

const advice =
  /^(?:recommend|advis|suggest|guidelin|give|given|us|need|offer|should|patient|particip|peopl|adult|consid|prefer|make|made|panel|societi|state|call|say|support|endors|favor|strongli|strong|condition|treat|routin|avoid|keep|kept|continu|discontinu|stop|necessari|requir|accept|appropri|indic)$/

function tellsWhat({ word, concept }: Token): boolean {
  if (word === 'alone') return true
  return word.length > 2 && !isWording(word, concept) && !/^\d/.test(concept) && !advice.test(concept)
}
