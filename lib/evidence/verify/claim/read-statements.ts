/** Reads what a sentence states: for each clause its direction, the people it is about, and the comparator. */
import { blankOut } from '@/lib/evidence/verify/edit-text'
import { findAll } from '@/lib/shared/text/find-all'
import { rememberLast } from './remember'
import { type Clause, splitClauses } from './split-clauses'
import { readCues, splitPartsBetween } from './split-parts'
import { type Cue, findCues, oppositeRelations, type Relation, reverse } from './words/cues-en'
import { type Token, tokenize } from './words/tokens'
import { isWording } from './words/wording-en'

export type Direction = Relation | 'not-less' | 'not-more' | 'not-better' | 'not-worse'

/** One arm had more of something than the other, or fared better. */
export type Comparative = 'less' | 'more' | 'better' | 'worse'

export function isComparative(direction: Direction | null): direction is Comparative {
  return direction === 'less' || direction === 'more' || direction === 'better' || direction === 'worse'
}

/** Whether there is an effect, of whatever direction: neither "the same" nor the denial of one. */
export function isEffect(direction: Direction | null): boolean {
  return isComparative(direction) || direction === 'differs'
}

/**
 * Whether a clause says that there is an effect: "overall and whether or not they smoked, nothing changed" does not.
 */
export function statesEffect(sentence: string): boolean {
  return readStatements(sentence).some(({ direction }) => isEffect(direction))
}

export interface Statement {
  /** UTF-16 offsets of the clause in the sentence. */
  start: number
  end: number
  text: string
  /** Null for a clause without a direction, such as one of figures alone. */
  direction: Direction | null
  /** "may", "numerically": the direction is not claimed as shown. */
  isWeak: boolean
  cue: { start: number; end: number } | null
  /** Everything but the comparator. */
  about: readonly Token[]
  /** The part of it that names the outcome, as far as the order of words shows it. */
  core: readonly Token[]
  /** What follows "than", "compared with", "versus". */
  comparator: readonly Token[]
  /** The previous clause, whose subject it continues: "… but worse for Microsporum". */
  previous: Statement | null
}

/** Longer text is not a sentence; the rest is not read. */
const readMax = 2000

/** @returns the same statements while the sentence is the same */
export const readStatements: (sentence: string) => readonly Statement[] = rememberLast((sentence) => {
  const text = sentence.slice(0, readMax)
  return readStatementsIn(text, tokenize(text), true)
})

/**
 * @param tokens of the sentence
 * @param isClaim whether a part with a verb of its own is read by itself, although it states no direction
 */
export function readStatementsIn(sentence: string, tokens: readonly Token[], isClaim = false): Statement[] {
  const text = sentence.slice(0, readMax)
  const cues = isClaim ? readCues(text) : findCues(text)
  const statements: Statement[] = []
  for (const clause of isClaim ? splitByParts(text, cues) : splitClauses(text, cues))
    statements.push(readStatement(text, clause, tokens, cues, statements.at(-1) ?? null))
  return isClaim ? statements.map(withAntecedent) : statements
}

/** "Diarrhoea was no price to pay: *it* was no commoner": the outcome is named by the clause before. */
function withAntecedent(statement: Statement): Statement {
  const { text, core, previous } = statement
  if (statement.cue === null || previous === null || previous.direction !== null || !anaphoric.test(text))
    return statement
  if (core.some(({ word, concept }) => !isWording(word, concept) && !pronouns.test(word))) return statement
  return { ...statement, about: [...previous.about, ...statement.about], core: previous.core }
}

const anaphoric =
  /^\W*(?:(?:and|but|yet|so|though|although|while) )*(?:it|they|this|that|these|those)?\s*(?:was|were|is|are|did|does|had|proved|came|became|remained|occurred)\b/i
const pronouns = /^(?:it|they|this|that|these|those)$/

function splitByParts(text: string, cues: readonly Cue[]): Clause[] {
  return splitPartsBetween(text, cues).flatMap(([from, to]) => {
    const own = cues
      .filter(({ start, end }) => start >= from && end <= to)
      .map((cue) => ({ ...cue, start: cue.start - from, end: cue.end - from }))
    return splitClauses(text.slice(from, to), own).map(({ start, end }) => ({ start: from + start, end: from + end }))
  })
}

function readStatement(
  text: string,
  { start, end }: Clause,
  words: readonly Token[],
  all: readonly Cue[],
  previous: Statement | null,
): Statement {
  const clause = text.slice(start, end)
  const phrases = findComparators(clause, start)
  const inside = all.filter((each) => each.start >= start && each.end <= end)
  const cue = chooseCue(clause, start, withoutDescriptions(inside, phrases, text.slice(0, end), start))
  const tokens = words.filter((token) => token.start >= start && token.end <= end)
  const isComparator = (token: Token) => phrases.some(([from, to]) => token.start >= from && token.end <= to)
  const about = tokens.filter((token) => !isComparator(token))
  const part = cue ? withoutOtherParts(clause, cue.end - start) : clause
  return {
    start,
    end,
    text: clause,
    direction: readDirection(clause, text, cue, previous),
    isWeak:
      (cue?.isWeak ?? false) ||
      undecided.test(part) ||
      missed.test(part) ||
      byChance.test(part) ||
      unimportant.test(part) ||
      notExcluded.test(part) ||
      withdrawn.test(text.slice(end, end + 90)),
    cue: cue && { start: cue.start, end: cue.end },
    about,
    core: cue ? findCore(text, end, cue, about) : about,
    comparator: tokens.filter(isComparator),
    previous,
  }
}

/** "It lowered deaths; *the fall in strokes missed significance*" does not speak of the deaths. */
function withoutOtherParts(clause: string, from: number): string {
  const length = clause.slice(from).search(otherPart)
  return length < 0 ? clause : clause.slice(0, from + length)
}

const otherPart =
  /; (?!(?:but |although |though |yet )?(?:this|that|it|which|neither|both|the (?:difference|result|effect)s?)\b)/i

function readDirection(
  clause: string,
  sentence: string,
  cue: Cue | null,
  previous: Statement | null,
): Direction | null {
  if (!cue) return continues(clause, previous)
  return changedAlso.test(clause) ? null : resolve(cue, sentence.slice(cue.start, cue.end))
}

/** "It also rose in the placebo group": a change within the other arm compares nothing. */
const changedAlso =
  /\balso (?:[\p{L}-]+ ){1,4}(?:in|on|with|among) (?:[\p{L}-]+ ){0,2}(?:placebo|controls?|sham|comparison|comparator|usual[- ]care)\b/iu

/** "The reduction did not quite reach significance." */
const missed =
  /\b(?:not|miss(?:ed|ing)|fail(?:ed|ing)|short of|without)\b[^,;.]{0,24}\b(?:reach|attain|achiev|statistical |of )?\w* ?significance\b/i

/** "The excess could have been due to chance." */
const byChance =
  /(?<!\b(?:not|hardly|unlikely to (?:be|have been)) )\b(?:due to|explained by|(?:the )?play of|down to) chance\b|\b(?:may|might|could)(?: well)? (?:be|have been|reflect|arise by|have arisen by) chance\b|\bwithin (?:the play of )?chance\b|\bchance (?:could|may|might) (?:explain|account)/i

/** "An advantage has not been ruled out", "the trial leaves a gain possible": no result, and no denial of one. */
const notExcluded =
  /\b(?:not|never|cannot|n['’]t|neither)\b[^.;,]{0,24}\b(?:rule[ds]?(?: \p{L}+){0,4} out|exclude[ds]?|dismiss(?:ed)?|discount(?:ed)?)\b|\b(?:leaves?|left|leaving)\b[^.;,]{0,60}\b(?:possible|open|room for)\b|\b(?:remains?|is|are) (?:still )?(?:possible|plausible|conceivable)\b|\bcompatible with\b/iu

/** "The advantage was too small to matter." */
const unimportant = /\btoo small to\b|\bnot (?:be )?(?:clinically |really )?(?:important|relevant|meaningful)\b/i

/** "… fewer operations, but this was not significant" qualifies the previous clause. */
const withdrawn =
  /^\W*(?:but|although|though|yet)?\W*(?:this|that|it|which|the difference)\b[^.;,]{0,24}\b(?:not|non|without)[ -](?:reach )?(?:statistical(?:ly)? )?significan/i

/** "Whether it lowers deaths remained uncertain." */
const undecided =
  /\bwhether\b.*\b(?:uncertain|unclear|unknown|undecided|unsettled|disputed|debated|contested|controversial|questioned|in doubt|open|not (?:clear|known|settled|shown|answered))\b/i

/** "No difference" decides over any other word, and so does the word before "than"; "a difference" over none. */
function chooseCue(clause: string, start: number, all: readonly Cue[]): Cue | null {
  const same = all.find(({ relation }) => relation === 'same')
  if (same) return findLinked(clause, start, same, all) ?? same
  const directed = all.filter(({ relation }) => relation !== 'differs')
  const cues = directed.length > 0 ? directed : all
  const later = correlative.exec(clause)
  const second = later && cues.find((each) => each.start >= start + later.index + later[0].length)
  if (second) return second
  const graded = cues.find(
    ({ start: at, end }) =>
      /^(?:more|less)$/i.test(clause.slice(at - start, end - start)) && likely.test(clause.slice(end - start)),
  )
  if (graded) return graded
  const [first, next] = cues
  if (first && next && isSizeOf(clause, start, first, next))
    return { ...amplify(first, next), start: next.start, end: next.end }
  const than = clause.search(/\bthan\b/i)
  const compared = than < 0 ? undefined : cues.findLast((cue) => cue.end <= start + than)
  if (!first || !compared || compared === first) return first ?? null
  const isAmplified = isAmplifier(clause, start, compared) || compared.start - first.end === 1
  return isAmplified && isChange(clause, start, first) ? amplify(first, compared) : compared
}

/** "Was not associated with any *excess* of fractures": what there was none of. */
function findLinked(clause: string, start: number, same: Cue, all: readonly Cue[]): Cue | null {
  if (!/(?:associated|association|linked|tied)$/i.test(clause.slice(same.start - start, same.end - start))) return null
  const next = all.find((cue) => cue.start > same.end && cue.relation !== 'same')
  return next && linking.test(clause.slice(same.end - start, next.start - start)) ? { ...next, isNegated: true } : null
}

const linking = /^ (?:with|to) (?:(?:an?|any) )?(?:[\p{L}-]+ )?$/u

/** "Made improvement *less* likely". */
const likely = /^ likely(?=[,.;]| \()/i

/** "The longer it was used, *the smaller* the risk": the second word gives the direction. */
const correlative = /\bthe (?:\p{L}+er|more|less|fewer) [^,;]{3,100}, the (?=(?:\p{L}+er|more|less|fewer|worse)\b)/iu

/** "The *reduction* in pain was *smaller* with A": how large the change was in an arm. */
function isSizeOf(clause: string, start: number, noun: Cue, size: Cue): boolean {
  const at = (offset: number) => offset - start
  return (
    changeNoun.test(clause.slice(at(noun.start), at(noun.end))) &&
    /^(?:more|less|larger|bigger|greater|smaller|better|higher|lower)$/i.test(
      clause.slice(at(size.start), at(size.end)),
    ) &&
    /^[^.;,]{0,80} (?:was|were|is|are) (?:(?:\p{L}+ly|not|no|much|far) ){0,2}$/u.test(
      clause.slice(at(noun.end), at(size.start)),
    ) &&
    /^(?: marked| pronounced)? (?:with|on|under|after|than)\b/i.test(clause.slice(at(size.end)))
  )
}

const changeNoun = /^(?:improvements?|reductions?|increases?|decreases?|falls?|rises?|drops?|declines?|gains?)$/i

/** "lowered the score *more* than placebo", "protected *better* than". */
function isAmplifier(clause: string, start: number, cue: Cue): boolean {
  return (
    /^(?:more|less|better|worse)$/i.test(clause.slice(cue.start - start, cue.end - start)) &&
    /^(?:\s(?:often|frequently|commonly|effectively|reliably|consistently|readily|successfully))?\s+than\b/i.test(
      clause.slice(cue.end - start),
    )
  )
}

/** Leaves out the words that describe an arm or those who were studied, if others remain. */
function withoutDescriptions(
  cues: readonly Cue[],
  comparators: readonly [number, number][],
  text: string,
  start: number,
): readonly Cue[] {
  // "… compared with similar exercises": the word describes the other arm.
  const outside = cues.filter(
    (each) =>
      !comparators.some(([from, to]) => each.start > from && each.end <= to) &&
      !described.test(text.slice(start, each.start)) &&
      !(dose.test(text.slice(start, each.start)) && moreOf.test(text.slice(each.start))),
  )
  return outside.length > 0 ? outside : cues
}

/** "1.5 L *more* water a day": describes the treatment. */
const dose = /\b\d[\d.]* ?(?:mg|g|kg|mL|L|litres?|liters?|cups?|units?) $/
const moreOf = /^(?:more|less|fewer) (?!than\b)\p{L}/u

/** "Women who drank *more*", "those given *lower* volumes": describes the people of the clause. */
const described =
  /\b(?:who (?:\p{L}+ ){1,2}|(?:given|receiving|using|taking|assigned to|treated with|(?:patients|people|those|women|men|children|adults|participants) with) (?:a |an |the )?)$/iu

/** "Lowered it more than", "a reduction of 3 points more than". */
function isChange(clause: string, start: number, cue: Cue): boolean {
  return /^(?:reduc|lower|decreas|improv|rais|increas|prevent|shorten|prolong|cut|eas|reliev|protect|slow)e?$|(?:ed|s|fell|rose|cut|reduction|increase|decrease|improvement)$/i.test(
    clause.slice(cue.start - start, cue.end - start),
  )
}

function amplify(cue: Cue, { relation, isNegated }: Cue): Cue {
  const isMore = relation === 'more' || relation === 'better'
  return { ...cue, relation: isMore ? cue.relation : reverse(cue.relation), isNegated: cue.isNegated || isNegated }
}

/** "… prevented stroke but not death" negates the previous clause. */
function continues(clause: string, previous: Statement | null): Direction | null {
  let last = previous
  while (last && last.direction === null) last = last.previous
  const before = last?.direction ?? null
  if (!before || !/^\W*(?:(?:but|and) not|nor)\b|\b(?:was|were|did|is|are) not\W*$/i.test(clause)) return null
  return isComparative(before) ? `not-${before}` : null
}

function resolve({ relation, isNegated }: Cue, written: string): Direction {
  if (!isNegated) return relation
  if (relation === 'differs') return 'same'
  if (relation !== 'same') return `not-${relation}`
  if (asWell.test(written)) return 'worse'
  return asOften.test(written) ? 'less' : 'same'
}

/** "Not as effective as" is worse, and "not as often as" less. */
const asWell = /^(?:as|so) (?:effective|good|safe|well|accurate)/i
const asOften = /^(?:as|so) (?:often|frequent|common|high|likely)/i

const phraseEnd =
  /[,;:()]|\s(?:in|on|under|with|among|at|by|over|compared|than|from|after|for|to|when|within|between|during)\s/

/** "reduced *death* in adults"; "*Death* was lower with": the object of the cue, or else what precedes it. */
function findCore(text: string, end: number, cue: Cue, about: readonly Token[]): Token[] {
  const written = text.slice(cue.start, cue.end)
  const after = beating.test(written)
    ? beaten
    : protecting.test(written)
      ? protectedFrom
      : /(?:superior(?:ity)?|advantages?|benefits?)$/i.test(written)
        ? superiority
        : /difference$/i.test(written)
          ? difference
          : comparison
  const following = text.slice(cue.end, end)
  const skipped = counted.exec(following) ?? after.exec(following)
  const from = cue.end + (skipped?.[0].length ?? 0)
  const rest = skipped ? blankOut(skipped[0]) + following.slice(skipped[0].length) : following
  const length = rest
    .replace(comparative.test(written) ? purpose : place, blankOut)
    .replace(
      /^ (?:likely|apt|prone|liable) to (?:be |have |get |need )?|^ to (?=(?:recover|heal|resolve|clear|improve|settle|respond|wake|walk|relapse|die|progress|recur)\b)| from (?=any cause)|\b(?:need|time|rates?|risk|incidence|frequency|number|odds|chances?|proportion) (?:for|to|of|until) | proportion (?:with|of \p{L}+ with) /gu,
      blankOut,
    )
    .search(phraseEnd)
  const to = cue.end + (length < 0 ? rest.length : length)
  // "As common *on A* as on B" names no outcome after it.
  const hasObject = !/^(?:(?:as|so) (?:often|frequent|common|likely)|un(?:changed|affected|altered)$)/i.test(written)
  const object = about.filter((token) => hasObject && token.start >= from && token.end <= to && token.word.length > 2)
  // "Fewer patients on A died": the outcome follows.
  if (object.length > 0 && object.every(({ word }) => people.test(word))) {
    const rest = about.filter((token) => token.start > (object.at(-1)?.start ?? 0) && token.word.length > 2)
    if (rest.length > 0) return rest
  }
  const telling = object.filter(({ word }) => !noOutcome.test(word))
  if (telling.length > 0) return telling
  const before = about.filter((token) => token.end <= cue.start)
  const subject = withoutLead(before, text)
  return subject.length > 0 ? subject : before
}

/** "Made no difference *to how many patients went on to be* intubated". */
const counted =
  /^ (?:to|in) (?:how many|the (?:number|share|proportion) of) [^,;:()]{3,60}? (?:went on to|ended up|needed|required|were|had|got)(?: be| have| need)?(?= \p{L})/u

const lead =
  /^(?:(?:[\p{L}\d-]+ ){1,3}(?=after\b))?(?:in|among|for|after|despite|following|with)\b(?:(?!\b(?:group|arm)s?\b)[^,;]){3,120}, /iu

/**
 * "After methotrexate failure, triple therapy …", "one year after surgery, …": the lead says who was treated, and when.
 */
export function withoutLead(tokens: readonly Token[], sentence: string, from = 0): Token[] {
  const end = from + (lead.exec(sentence)?.[0].length ?? 0)
  return tokens.filter(({ start }) => start >= end)
}

/**
 * "Commoner *on A*" names no outcome after the cue, "better *in* preventing stroke" does, and so does "a
 * reduction *in* deaths".
 */
const comparative = /^(?:more|less|fewer|worse|\p{L}+er)$/iu
const purpose = /^ in (?=\p{L}+ing\b)/u
const place = /^\s+(?:(?:significantly|clearly|markedly) )?(?:in|of|on)\s/

/** "Superior *to dalteparin for* preventing recurrence": the outcome follows. */
const comparison =
  /^(?: effective)? (?:to|than|over|as) [^,;:()]{2,60}? (?:for|in|at|on) (?=(?:prevent|reduc|lower|improv|reliev|treat|control)\w*ing\b)/

/** "Beat *clopidogrel on* vascular death". */
const beating =
  /^(?:beat|outperform|outd|outshone|outscored|outlast|surpass|best|trump|eclips|trounc|overt|edg|trail|lag|underperform)/i
const beaten = /^ (?:[\p{L}\d-]+ ){1,3}(?:in|on|at) (?=\p{L})/u

/** "Protected *young women from* HIV", "protected better *than aspirin against* pre-eclampsia". */
const protecting = /^protect/i
const protectedFrom = /^ [^,;:()]{0,90}?\b(?:against|from) (?=\p{L})/u

/** "Superior *to warfarin for* stroke", "the advantage *of A over B for* stroke". */
const superiority = /^ (?:of [^,;:()]{2,60}? )?(?:to|over) [^,;:()]{2,60}? (?:for|in|at|on) (?=\p{L})/u

/** "Made a difference *to* deaths". */
const difference = /^ to (?=[\p{L}\d])/u

const people = /^(?:patients?|people|persons?|participants?|adults?|children|infants?|babies|(?:wo)?men|volunteers?)$/

/** "Did not differ in risk", "was not significantly increased". */
const noOutcome =
  /^(?:frequent|common|often|likely|apt|prone|liable|numerous|risk|rate|the$|even$|significantly)|^(?:increas|reduc|lower|rais|improv|shorten|lengthen|prolong|prevent)(?:ed|es|s|e|ing)?$/

/** Up to the end of the phrase: a comma, a bracket, a verb. */
const comparatorPhrase =
  /\b(?:(?:against|versus|vs\.?) [\d.,]+\s?%?(?: (?:per )?[\p{L}-]+){0,2}? (?:with|without|on|in|under|after|before)(?= )|than(?!(?<=\b(?:less|more|fewer|greater|lower|higher|older|younger) than) \d)(?! (?:twice|half|double|a (?:third|quarter)|(?:two|three|four|five|\d+)[ -]?(?:times|fold))\b)|compared (?:with|to)|in comparison (?:with|to)|versus|vs\.?|(?<!\b(?:advi|recommend|decid|vot|protect|warn|argu|caution)\w* |\b(?:efficacy|efficacious|effective|effectiveness|protection|protective|immunity|active|activity|vaccin\w*) |\bprotect(?:s|ed|ing)? (?:[\p{L}\d-]+ ){1,6}|\b(?:perform|work)\w* (?:better |best |well |worse )?)against|rather than|relative to|instead of|(?<=\b(?:two|three|four|five|six|eight|ten|\d+) times the (?:[\p{L}-]+ ){1,4})(?:of|with|on|in|under)|(?:switch|chang|mov)ing from|replacing|from [\d.,]+\s?%?(?: (?:per )?[\p{L}-]+){0,2}? (?:with|without|on|in|under|after|before)|over(?= (?:placebo|control|usual|standard|sham))|(?<=\b(?:superiority|advantages?|benefits?|gains?|edge) of [^,;:()]{2,60} )over|(?<=\b(?:(?:non-?)?inferior|superior|similar|equivalent|comparable|identical|equal) )to|(?<=\b(?:beat|outperform(?:s|ed)?|outd(?:oes|id)|outscored|outlast(?:s|ed)?|surpass(?:es|ed)))|as (?:with|after|on|in|for|under|among)(?= )|as(?= (?:those|patients|people|wom[ae]n|m[ae]n|children|adults|participants)\b)(?<=\b(?:times|twice|half|fold) as [^.;:()]{3,80} as))\s+((?:(?:in|among|for|with) )?(?:those|patients|people|wom[ae]n|m[ae]n|children|adults|participants) who (?:\p{L}+ed|got|took|began|stayed) [^,;:()]{1,90}(?=[,;:()]|$)|(?:those|patients|people|wom[ae]n|m[ae]n|children|adults|participants) (?:switched|changed|moved|converted|stepped down|assigned|allocated|randomi[sz]ed) to [^,;:()]{1,60}?(?=[,;:()]|\s(?:was|were|did|had|by|for|from|at|over|after|in)\s|$)|(?:(?:that|those) (?:with|of|on|after|under|among) )?[^,;:()]{1,90}?)(?=[,;:()]|(?<!\d)\sto\s|\sto\s(?!\d)|(?<!\bfollowed)\sby\s|\s(?:was|were|did|had|in the|for|from|at|over|after|against|with|when|if|where|once|who|that|in\s\p{L}{4,}ing|lowered|reduced|cut|raised|increased|improved|caused|led|changed|gave|brought|produced|left|kept)\s|\sand (?:lowered|reduced|cut|halved|trimmed|shortened|prolonged|raised|increased|improved|caused|led|gave|left|kept|fell|rose)\s|$)/giu

/** "Compared with induction at 39 weeks, caesarean delivery was …": up to the comma, whatever the phrase holds. */
const leadingComparator =
  /^\W*(?:when )?(?:compared (?:with|to)|in comparison (?:with|to)|relative to|versus|rather than|instead of) [^,;:]{2,120}(?=, )/iu

function findComparators(clause: string, offset: number): [number, number][] {
  const leading = leadingComparator.exec(clause)?.[0].length ?? 0
  const phrases = findAll(clause, comparatorPhrase).map(({ 0: phrase, index }): [number, number] => [
    offset + index,
    offset + index + phrase.length,
  ])
  return leading === 0 ? phrases : [[offset, offset + leading], ...phrases.filter(([from]) => from >= offset + leading)]
}

const opposites: Record<Direction, Direction> = {
  ...oppositeRelations,
  'not-less': 'not-more',
  'not-more': 'not-less',
  'not-better': 'not-worse',
  'not-worse': 'not-better',
}

/** The same result as seen from the other arm. */
export function invert(direction: Direction): Direction {
  return opposites[direction]
}
