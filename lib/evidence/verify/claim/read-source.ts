/** Reads a source once: what each of its sentences states, and the words that it uses. */

import { readRole } from '@/lib/evidence/quote/read-sentence'
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import { findAll } from '@/lib/shared/text/find-all'
import { type ArmDescriptions, findArmDescriptions } from './arms/arm-descriptions'
import { widenArms } from './arms/arm-words'
import { type Arms, distinguishArms, higherTarget, joinArms, lowerTarget, withoutWords } from './arms/arms'
import { type CheckedSource, readStudyName } from './checked-source'
import { deriveComparisons } from './derive-comparisons'
import type { Fact } from './fact'
import { listOutcome, nameOutcome, primaryNames } from './name-outcome'
import { readParts, type SentencePart } from './read-parts'
import { type ResultLine, readResultLine } from './read-results'
import { readSignificance } from './read-significance'
import { type Direction, readStatementsIn, type Statement } from './read-statements'
import { type Token, tokenize } from './words/tokens'
import { readVocabulary, type Vocabulary } from './words/vocabulary'

export interface SourceSentence {
  text: string
  tokens: readonly Token[]
  section: CheckedSource['sentences'][number]['section']
  role: string
}

export interface SourceReading {
  title: string
  sentences: readonly SourceSentence[]
  facts: readonly Fact[]
  /** Between treatments that were each compared with the same alternative. */
  derived: readonly Fact[]
  arms: Arms
  /** How a summary describes each arm. */
  described: ArmDescriptions
  /** How many facts mention a concept. */
  mentions: ReadonlyMap<string, number>
  readonly vocabulary: Vocabulary
  readonly parts: readonly SentencePart[]
  /** Words of the title and of the population: every sentence is about them. */
  topic: ReadonlySet<string>
  /** A summary of the whole article; an abstract may leave out what the article says. */
  isSummary: boolean
  /** Not randomised: it can show no cause. */
  isObservational: boolean
  isGuideline: boolean
}

export function readSource(source: CheckedSource): SourceReading {
  const { item, typeLabel, sentences } = source
  const read = sentences.map(
    ({ text, section }, index): SourceSentence => ({
      text,
      section,
      tokens: tokenize(text),
      role:
        section === 'title'
          ? 'aim'
          : readRole(text, section, sentences.length < 2 ? 1 : index / (sentences.length - 1)),
    }),
  )
  const described = findArmDescriptions(sentences)
  const own = listDescribed(described)
  const lines = read.map(({ text, section }) =>
    section === 'results' ? readResultLine(text, described.first?.text ?? null) : null,
  )
  const named = lines.flatMap((line) => (line?.arms ? [nameArms(line.arms, own)] : []))
  const other = new Set(
    [...tokenize((item.population ?? '').replace(ofRisk, '')), ...lines.flatMap(nameTokens(read))].map(
      ({ concept }) => concept,
    ),
  )
  const known = withoutWords(joinKnownArms(named, findDescribedArms(described)), other)
  const arms = withTargets(widenArms(known, other), described)
  const isSummary = item.provenance === 'summary'
  const ofLines = lines.map((line) => line?.arms && widenArms(nameArms(line.arms, own), other))
  const stated = continueOutcomes(
    read.flatMap((sentence, index) => readFacts(sentence, index, lines[index] ?? null, arms, ofLines[index] ?? null)),
  )
  // A clause of an abstract names more than outcomes.
  const facts = isSummary ? stated : stated.map((fact) => ({ ...fact, listed: [] }))
  const mentions = new Map<string, number>()
  for (const { outcome } of facts)
    for (const concept of outcome.keys()) mentions.set(concept, (mentions.get(concept) ?? 0) + 1)
  const name = readStudyName(source)
  const about = `${item.title}. ${item.authors ?? ''}. ${item.journal} ${item.year}. ${typeLabel}. ${item.population ?? ''}`
  const topic = new Set(tokenize(`${item.title} ${item.population ?? ''}`).map(({ concept }) => concept))
  let vocabulary: Vocabulary | null = null
  let parts: SentencePart[] | null = null
  return {
    title: item.title,
    sentences: read,
    facts,
    derived: deriveComparisons(facts),
    arms,
    described,
    mentions,
    // Read when the first sentence needs them.
    get vocabulary() {
      vocabulary ??= readVocabulary([
        ...read,
        { text: about, tokens: tokenize(about), role: 'methods' },
        { text: name, tokens: tokenize(name) },
      ])
      return vocabulary
    },
    get parts() {
      parts ??= read.flatMap((sentence, index) => readParts(sentence, index, topic))
      return parts
    },
    topic,
    isSummary,
    isObservational: observationalTypes.has(item.type) || read.some(({ text }) => saysObservational.test(text)),
    isGuideline: item.type === 'guideline',
  }
}

const observationalTypes: ReadonlySet<string> = new Set([
  'cohort',
  'case-control',
  'cross-sectional',
  'case-report',
  'case-series',
])
const saysObservational =
  /\b(?:(?:was|is|an?) (?:an )?observational|cohort study|before-and-after|not randomi[sz]ed|non-?randomi[sz]ed|case-control|cross-sectional|single-arm|no control group|without a control)\b/i

/** "At low *surgical risk*" does not name the arm that had surgery. */
const ofRisk = /[\p{L}-]+ risk\b/giu

function nameTokens(sentences: readonly SourceSentence[]) {
  return (line: ResultLine | null, index: number) =>
    line ? tokenize(sentences[index]?.text.slice(0, line.nameEnd) ?? '') : []
}

/** The concepts that describe each arm; null if one is not described. */
function listDescribed({ first, second }: ArmDescriptions): Arms | null {
  const list = (text: string) => new Set(tokenize(text.replace(lacked, '')).map(({ concept }) => concept))
  return first && second ? { first: list(first.text), second: list(second.text) } : null
}

/** The digit of "HbA1c" is not its target. */
const target = /\b(?:target|threshold|goal)\b.{0,40}?(?<![\p{L}\d.])(\d+(?:\.\d+)?)/iu

/** "Target 80-85 mm Hg" is higher than "target 65-70 mm Hg". */
function withTargets(arms: Arms, described: ArmDescriptions): Arms {
  const [one, other] = [described.first, described.second].map((arm) => Number(target.exec(arm?.text ?? '')?.[1]))
  if (one === undefined || other === undefined || !(one < other || one > other)) return arms
  const [first, second] = one < other ? [lowerTarget, higherTarget] : [higherTarget, lowerTarget]
  return { first: new Set([...arms.first, first]), second: new Set([...arms.second, second]) }
}

/** "No bridging" does not describe the arm by bridging. */
const lacked = /\b(?:no|without|not) [\p{L}-]+(?: [\p{L}-]+)?/giu

/** "Cisatracurium and deep sedation" and a comparator "with lighter sedation": only the drug names the arm. */
function nameArms([first, second]: readonly [string, string], described: Arms | null): Arms {
  const [one, other] = [tokenize(first), tokenize(second)]
  const arms = distinguishArms(one, other)
  if (!described) return arms
  const keep = (own: ReadonlySet<string>, tokens: readonly Token[], opposite: ReadonlySet<string>) => {
    const drugs = new Set(tokens.flatMap(({ word, concept }) => (isDrugName(word) ? [concept] : [])))
    if (![...own].some((concept) => drugs.has(concept) && !opposite.has(concept))) return own
    return new Set([...own].filter((concept) => drugs.has(concept) || !opposite.has(concept)))
  }
  return { first: keep(arms.first, one, described.second), second: keep(arms.second, other, described.first) }
}

/** A line that names the comparator first does not show which arm is which; the description of the arms does. */
function joinKnownArms(named: readonly Arms[], described: readonly Arms[]): Arms {
  const joined = joinArms(named)
  return joined.first.size + joined.second.size > 0 ? joined : joinArms(described)
}

function findDescribedArms({ first, second }: ArmDescriptions): Arms[] {
  return first && second ? [distinguishArms(tokenize(first.text), tokenize(second.text))] : []
}

const statesResults: ReadonlySet<string> = new Set(['results', 'harms', 'conclusion', 'recommendation', 'limitations'])

function readFacts(
  { text, role, tokens }: SourceSentence,
  sentence: number,
  line: ResultLine | null,
  arms: Arms,
  ofLine: Arms | null,
): Fact[] {
  if (!statesResults.has(role)) return []
  if (line) return [readLine(text, sentence, line, ofLine)]
  return readStatementsIn(text, tokens).map((statement) => toFact(statement, sentence, text, arms))
}

/** An appendectomy is an operation. */
const operation = /(?:ectomy|otomy|plasty)$/
const surgeryNames = tokenize('surgery').map(({ concept }): [string, number] => [concept, 1])

function readLine(text: string, sentence: number, line: ResultLine, arms: Arms | null): Fact {
  const name = tokenize(text.slice(0, line.nameEnd).replace(brackets, ''))
  return {
    sentence,
    start: 0,
    end: text.length,
    outcome: new Map([
      ...listInBrackets(text.slice(0, line.nameEnd)),
      ...nameOutcome(name, name, noArms),
      ...(line.isSubgroup ? listStrata(name) : []),
      ...(line.isPrimary ? primaryNames : []),
      ...(name.some(({ word }) => operation.test(word)) ? surgeryNames : []),
    ]),
    listed: [],
    direction: line.direction,
    isWeak: line.isSignificant === null,
    about: [],
    core: [],
    comparator: [],
    previous: null,
    text,
    context: text,
    cue: null,
    line,
    arms,
  }
}

function toFact(
  { start, end, direction, isWeak, about, core, comparator, cue, previous, text }: Statement,
  sentence: number,
  context: string,
  arms: Arms,
): Fact {
  const pair = direction === null ? comparePair(text) : null
  const alike = direction === null && bothArms.test(text) ? 'same' : null
  return {
    sentence,
    start,
    end,
    outcome: nameOutcome(about, core, arms),
    listed: listOutcomes(context, core, arms, direction),
    direction: direction ?? alike ?? pair?.direction ?? null,
    isWeak: isWeak || (direction === null && alike === null && pair !== null && readSignificance(text) !== true),
    // "6.2% (15 mg) versus 2.6% (placebo)": the subject is the arm of the first figure, also where it is not named.
    about: pair ? about.filter((token) => token.end <= start + pair.firstEnd) : about,
    core,
    comparator,
    previous,
    text,
    context,
    cue,
    line: null,
    arms: null,
  }
}

/** "Affected about a third of children in both groups". */
const bothArms =
  /\b(?:(?:a|one|two|three) (?:third|quarter|half|fifth|tenth)s?|half|most|few|\d+(?:\.\d+)?%)[^;,.]{0,40} (?:in|of) (?:both|all (?:two|three|four)?)(?: the)? ?(?:groups|arms)\b|\b(?:each|both|all) (?:\p{L}+ ){1,3}in (?:about |around |roughly )?(?:a|one|two|three)?(?: )?(?:thirds?|quarters?|half|fifths?|tenths?)\b/iu

const separator = /[,;]|\b(?:and|or|nor)\b/

function listOutcomes(
  context: string,
  core: readonly Token[],
  arms: Arms,
  direction: Direction | null,
): ReadonlyMap<string, number>[] {
  const written = context.slice(core[0]?.start, core.at(-1)?.end)
  // "Reduced death or stroke" is one composite; "did not reduce death or stroke" applies to each.
  const isDenied = direction === 'same' || direction?.startsWith('not')
  if (/\bor\b/.test(written) && (!isDenied || /\bcomposite\b/i.test(written))) return []
  const items: Token[][] = []
  for (const [index, token] of core.entries()) {
    const before = core[index - 1]
    const isNext = !before || separator.test(context.slice(before.end, token.end))
    if (isNext) items.push([token])
    else items.at(-1)?.push(token)
  }
  const named = items.map((item) => listOutcome(item, item, arms)).filter(({ size }) => size > 0)
  return named.length > 1 ? named : []
}

/** "There was no difference between the groups": in the outcome of the previous sentence. */
function continueOutcomes(facts: readonly Fact[]): Fact[] {
  return facts.map((fact, index) => {
    if (fact.direction !== 'same' || !betweenGroups.test(fact.text)) return fact
    const before = facts[index - 1]
    if (before?.sentence !== fact.sentence - 1) return fact
    return { ...fact, outcome: new Map([...before.outcome, ...fact.outcome]) }
  })
}

/** The sentence names only the groups. */
const betweenGroups =
  /^(?:[\p{L}]+,? ){0,2}there (?:was|were)(?: \p{L}+,?)? no (?:\p{L}+ ){0,3}differences?(?: (?:found|seen|observed))? between (?:the )?(?:\p{L}+ ){0,2}(?:groups|arms)\b[^,]{0,40}\.?$/iu

const percentages =
  /(\d+(?:\.\d+)?)% (?:(?:(?:with|on|after|in) [^;,()\d]{2,40}|\([^()%]{2,40}\)) )?(?:vs|versus|against|compared with) (\d+(?:\.\d+)?)%|(\d+(?:\.\d+)?)% (?:with|on|after) [^;,()\d]{2,40} and (\d+(?:\.\d+)?)% (?:with|on|after) /

/**
 * "39.6% vs 12.9%" or "6.1% with A and 8.0% with B" alone: the first figure belongs to the first arm, the
 * second to the second.
 */
function comparePair(text: string): { direction: Direction; firstEnd: number } | null {
  const found = percentages.exec(text)
  const [first, second] = found?.slice(1).filter((each) => each !== undefined) ?? []
  if (!found || first === undefined || second === undefined || first === second) return null
  const joint = found[0].search(/ (?:vs|versus|against|compared with|and) /)
  return { direction: Number(first) < Number(second) ? 'less' : 'more', firstEnd: found.index + joint }
}

const brackets = /\([^()]*\)/g
const bracketWeight = 0.4

/** Brackets in the name of an outcome explain it; a claim need not repeat them. */
function listInBrackets(name: string): [string, number][] {
  const inside = findAll(name, brackets)
    .map(([text]) => text)
    .join(' ')
  return [...listOutcome(tokenize(inside), [], noArms).keys()].map((concept) => [concept, bracketWeight])
}

/** "Low-volume disease" and "high-volume disease" differ in an everyday word. */
function listStrata(name: readonly Token[]): [string, number][] {
  return name.flatMap(({ word, concept }) => (strata.test(word) ? [[concept, 1]] : []))
}

const strata = /^(?:low|high|lower|higher)$/

const noArms: Arms = { first: new Set(), second: new Set() }
