/**
 * Finds an effect or advice that a claim states for the whole of the people, or for every age, grade, dose or cause,
 * where no sentence of the source on the same things says as much: "at all doses", "whether given early or late".
 */

import { stopWords } from '@/lib/evidence/text/normalize-terms'
import type { StrengthFinding } from '@/lib/evidence/verify/claim/checks/strength/check-strength'
import type { Span } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { subtract } from '@/lib/evidence/verify/claim/sets'
import { tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { isWording } from '@/lib/evidence/verify/claim/words/wording-en'

/** @returns a finding when the claim is about a whole that the source does not mention; otherwise null */
export function checkWhole(claim: string, source: SourceReading): StrengthFinding | null {
  if (describing.test(claim)) return null
  const found = whole.map((pattern) => pattern.exec(claim)).find((each) => each !== null && states(claim, each, source))
  if (!found || isStatedOfSame(claim, found, source)) return null
  const sentence = source.sentences.findIndex(({ text }) => restriction.test(text))
  const words: Span = [found.index, found.index + found[0].length]
  return { kind: 'everyone', sentence: sentence < 0 ? null : sentence, words: [words] }
}

const { raw } = String
const groups = raw`(?:patients?|people|persons?|wom[ae]n|m[ae]n|child|children|adults?|infants?|bab(?:y|ies)|newborns?|participants?|pregnan\w+|species|subgroups?|age groups?|groups|ages?|doses?|grades?|stages?|levels?|severit(?:y|ies)|degrees?|strat(?:um|a)|drugs|cases?|forms?|kinds?|types?|inpatients?|outpatients?)`
const number = raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand)`

const whole: readonly RegExp[] = [
  new RegExp(
    raw`(?<!\b(?:almost|nearly|not(?: for| in| to)?) )\b(?:all|every|any)(?! ${number}\b)(?: (?!in\b|for\b|among\b|with\b|on\b)[\w-]+){0,2} ${groups}\b(?! (?:had|came|were (?:at least|aged|over|under|older|younger|adults?|treated|given)|began|started|received|got|took|who|whose|treated|given)\b)`,
    'iu',
  ),
  /(?<!\b(?:almost|nearly|not(?: for| in| to)?) )\b(?:everyone|everybody)(?! (?:had|(?:who was |was )?(?:enrolled|recruited|included|studied|randomi[sz]ed)|(?:who )?(?:entering|entered|joining|joined|enrolling|taking part|in) [\p{L}\d -]{2,30} (?:had|was|were))\b)/iu,
  /\b(?:regardless of|irrespective of|independent of|whatever (?:the|their|his|her|its)|however (?:many|much|long|severe|mild|old|young|early|late|high|low)|no matter (?:how|what|which|whether|when)|whether or not (?:they|she|he|those|patients|women|men|people|children) (?:ha[ds]|have|carr\w+|are|were|is|was))\b/iu,
  /\b(?:equally|alike|just as (?:well|much)|as much|every bit as (?:well|much)) (?:[\p{L}-]+ ){0,3}?whether\b/iu,
  /\b(?:in (?:the )?(?:whole|entire)|(?:across|over|throughout) the (?:whole|entire) (?=(?:[\p{L}-]+ )?(?:trial|study|population|cohort|group|range))(?![^.;]*\b(?:not|no|nor|never)\b)|of all ages)\b/iu,
]

/** Whether the words found say whom an effect or advice is for. */
function states(claim: string, { 0: written, index }: RegExpExecArray, source: SourceReading): boolean {
  const { arms, topic, isGuideline, sentences } = source
  const before = claim.slice(0, index)
  if (notFor.test(before) || enrolling.test(before)) return false
  // "All *pregnant* women" are all whom such a guideline is about.
  const named = tokenize(written).filter(({ word, concept }) => !isWording(word, concept) && !anyone.test(word))
  const isTopic = named.length > 0 && named.every(({ concept }) => topic.has(concept))
  if (isGuideline && isTopic && !sentences.some(({ role, text }) => role === 'aim' && atRisk.test(text))) return false
  const [rest = ''] = claim.slice(index + written.length).split(/[,;.]/)
  // "Alive *whether or not they had received chemotherapy*": those of both arms.
  const isOfArms =
    !ofGroup.test(written) && tokenize(rest).some(({ concept }) => arms.first.has(concept) || arms.second.has(concept))
  return !isOfArms
}

/**
 * What it is that makes no difference, or whom exactly is meant: "whatever *the colony count*", "every patient
 * *with an ulcer*".
 */
function readReach(claim: string, { 0: written, index }: RegExpExecArray): ReadonlySet<string> {
  const [rest = ''] = claim.slice(index + written.length).split(reachEnd)
  if (ofGroup.test(written) && !/^ (?:with|who|whose)\b/i.test(rest)) return new Set()
  return new Set(
    tokenize(rest)
      .filter(({ word }) => word.length > 2 && !stopWords.has(word) && !anyone.test(word))
      .map(({ concept }) => concept),
  )
}

const reachEnd = /[,;.:()]| (?:from|should|must|is|are|was|were|had|has|have|can|will|would|did|does|needs?) /

const ofGroup = /^(?:all|every|any)/i
const atRisk = /\b(?:high|higher|increased|moderate|low) risk\b/i
/** "May not carry over to everyone". */
const notFor =
  /\b(?:whether|if)\b[^.;,]{0,40}$|\b(?:may|might|can|could|do|does|did|will|would|should) ?not [^.;,]{0,40}$/i

/** "The trial included patients irrespective of PD-L1". */
const enrolling = /\b(?:includ|enroll?|recruit|randomi[sz]|eligib|admit)\p{L}*\b[^.;]*$/iu

const statesWhole =
  /\b(?:(?:all|every|any) (?!cause|other|further|but|of\b|bleeding|serious|adverse|\d|(?:two|three|four|six|second|third|few) \w+s\b|day|week|month|year|hour|dose\b)|every\w+|regardless|whatever|any level|whole(?!-)|entire|whether or not|with (?:or|and) without|across|consistent\w*|both(?! (?:drugs|arms|groups|treatments|agents|antivirals))|alike|similar \w+ in|irrespective)\b/i
const restriction = /\b(?:only|subgroup|among|except|unless|excluded|high risk)\b/i

/** "All patients were high-risk bleeders": who took part. */
const describing =
  /^(?:all|every|each) (?:of the )?(?:(?:patients?|participants?|subjects|volunteers) )(?:first |also |already )?(?:were|was|had|ha[sd] had|came|received)\b(?! (?:fewer|more|less|better|worse|benefit|a benefit|spared|helped|protected))/iu

/** A clause of a source, and whether it is about a whole. */
interface SourceClause {
  concepts: ReadonlySet<string>
  isOfWhole: boolean
}

const listClauses = rememberEach(({ sentences }: SourceReading): SourceClause[] =>
  sentences.flatMap(({ text, tokens }) => {
    let from = 0
    return text.split(clauseEnd).map((clause): SourceClause => {
      const start = text.indexOf(clause, from)
      from = start + clause.length
      const own = tokens.filter((token) => token.start >= start && token.end <= from)
      return { concepts: new Set(own.map(({ concept }) => concept)), isOfWhole: statesWhole.test(clause) }
    })
  }),
)

const clauseEnd = /;\s|,\s(?=(?:but|and) )/

/**
 * Whether a clause that names about as much of the claim as any other does is about a whole, or one that has the same
 * reach.
 */
function isStatedOfSame(claim: string, found: RegExpExecArray, source: SourceReading): boolean {
  const clauses = listClauses(source)
  const known = new Set(
    tokenize(claim)
      .filter(
        ({ word, concept }) =>
          !isWording(word, concept) && !people.test(word) && source.vocabulary.concepts.has(concept),
      )
      .map(({ concept }) => concept),
  )
  const own = subtract(known, source.topic)
  const named = [...(own.size > 0 ? own : known)].map((concept) => {
    const count = clauses.filter(({ concepts }) => concepts.has(concept)).length
    return { concept, weight: 1 / Math.sqrt(Math.max(1, count)) }
  })
  const measure = ({ concepts }: SourceClause) =>
    named.reduce((sum, { concept, weight }) => sum + (concepts.has(concept) ? weight : 0), 0)
  const least = shareLeast * Math.max(...clauses.map(measure))
  const reach = [...subtract(readReach(claim, found), source.topic)]
  const isOfCase = ofGroup.test(found[0]) && reach.length > 0 && !reach.every(isCommon(clauses))
  return clauses.some((clause) => {
    if (!clause.isOfWhole) return isOfCase && reach.every((concept) => clause.concepts.has(concept))
    const score = measure(clause)
    return named.length === 0 || (score > 0 && score >= least) || reach.some((concept) => clause.concepts.has(concept))
  })
}

/** "ARDS" is not one of the cases of a guideline on ARDS. */
function isCommon(clauses: readonly SourceClause[]): (concept: string) => boolean {
  return (concept) => clauses.filter(({ concepts }) => concepts.has(concept)).length > caseMax
}

const caseMax = 2

/** Of what the best clause names. */
const shareLeast = 0.3

/** Says nothing of who is meant. */
const anyone = /^(?:all|any|every|patients?|people|persons?|adults?|wom[ae]n|m[ae]n|child|children|participants?)$/

/** Words for the people that a study or a guideline is about. */
const people = new RegExp(`^${groups}$`)
