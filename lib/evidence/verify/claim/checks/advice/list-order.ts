/** What a guideline puts first or later, and what waits for what. */

import { namesAdvised } from '@/lib/evidence/verify/claim/checks/advice/read-advice'
import { describesStudy } from '@/lib/evidence/verify/claim/describes-study'
import type { Span } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { isTimeWord } from '@/lib/evidence/verify/claim/words/time-words'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { findAll } from '@/lib/shared/text/find-all'
import { anaphora, readSequences } from './read-order'

/** Two things by the concepts that name only one of them. */
export interface NamedSequence {
  earlier: readonly string[]
  later: readonly string[]
  joint: Span
  isHeld: boolean
}

/** @returns sequences of two things that each have a name of their own in the source */
export function readNamed(text: string, tokens: readonly Token[], source: SourceReading): NamedSequence[] {
  return readSequences(text).flatMap(({ joint, isHeld, ...spans }): NamedSequence[] => {
    const names = (span: Span) => {
      const written = text.slice(...span).replace(/\([^()]*\)/g, '')
      // "Opioids only after failure of *these*": what the sentence names before.
      const [from, to] = anaphora.test(written) ? [0, spans.later[0]] : span
      return tokens.filter((token) => token.start >= from && token.end <= to && namesThing(token, source))
    }
    const [one, other] = [names(spans.earlier), names(spans.later)].map((own) => own.map(({ concept }) => concept))
    const [earlier = [], later = []] = [
      one?.filter((each) => !other?.includes(each)),
      other?.filter((each) => !one?.includes(each)),
    ]
    // "Hold it until *the tests are back*" needs no name for what it waits for.
    return (earlier.length > 0 || isHeld) && later.length > 0 ? [{ earlier, later, joint, isHeld }] : []
  })
}

/** @returns what the guideline puts in order; the same for the same source */
export const listSequences = rememberEach((source: SourceReading) =>
  source.sentences.flatMap(({ text, tokens, role }, sentence) =>
    describesStudy(role) ? [] : readNamed(text, tokens, source).map((each) => ({ ...each, sentence })),
  ),
)

/** @returns what the guideline wants at once; the same for the same source */
export const listImmediate = rememberEach((source: SourceReading) =>
  source.sentences.flatMap(({ text, tokens, role }, sentence) =>
    describesStudy(role)
      ? []
      : findAll(text, atOnce).map(({ index }) => {
          const from = Math.max(text.lastIndexOf(';', index), text.lastIndexOf(':', index), 0)
          const length = text.slice(index).search(/[;,]| and (?!at once|immediate)/)
          const to = length < 0 ? text.length : index + length
          const own = tokens.filter(({ start, end }) => start >= from && end <= to)
          return {
            sentence,
            concepts: new Set(own.filter((each) => namesThing(each, source)).map(({ concept }) => concept)),
          }
        }),
  ),
)

const atOnce =
  /\b(?:without (?:waiting|delay)|rather than wait\w*|(?:do|should|must) not (?:be )?(?:wait|delay)\w*|never (?:wait|delay)\w*|immediate(?:ly)?|at once|promptly|straight ?away|right away|as soon as possible|on suspicion)\b/gi

/** @returns the concepts of a text that name something in the source which can be put in order */
export function listNames(text: string, source: SourceReading): string[] {
  return tokenize(text)
    .filter((token) => namesThing(token, source))
    .map(({ concept }) => concept)
}

function namesThing(token: Token, { topic, vocabulary }: SourceReading): boolean {
  const { word, concept } = token
  if (/^\d/.test(concept) || isTimeWord(concept) || noThing.test(word)) return false
  return namesAdvised(token) && vocabulary.concepts.has(concept) && !topic.has(concept)
}

/** People, amounts and results are not put in order. */
const noThing =
  /^(?:adult|child|infant|bab|wom[ae]n|m[ae]n|teen|adolescent|pregnan|(?:dos|course|amount|symptom|disease|risk|fail|respon|toler|unsuit|inadequa)\w*|second|third|last)(?:s|ren|y|ies)?$/

export const firstRank =
  /(?<!\ban? )\bfirst(?! (?:and|or|attack|episode|event|time|trimester|hours?|days?|weeks?|months?|years?|dose|degree|six|\d|few|two|three|four|\w+ (?:hours|days|weeks|months))\b)(?<!\b(?:at|among the|the very) first)|\binitial(?:ly)?\b(?! (?:dose|episode|infection|response))|\b(?:opening|default|front-?line|go-to) (?:choice|treatment|therapy|option|drug|move|step)|\bof (?:first )?choice\b|\bat the outset\b|\bfrom the outset\b|\bup ?front\b|\b(?:opens?|leads?|heads?|starts?|tops?|kicks? off) (?:the )?(?:treatment|therapy|list|order|queue|ladder|sequence|line-?up)\b/i
const later = String.raw`\blast resort\b|\b(?:second|third)[- ]?(?:line|choice|string)\b|\bafter failure\b|\binadequate response\b|\breserv(?:e[ds]?|ing)\b|\b(?:adjunct|add-on|fallback|fall-back|back-?up|salvage|rescue option|plan B)\b`
/** In a claim, by what it says of one thing. */
export const lastRank = new RegExp(
  String.raw`${later}|\b(?:in reserve|held back|for later)\b|\b(?:second|third|last)$|\bonly (?:after|if|when|once|where) (?:[\p{L}-]+ ){1,6}(?:fails?|failed|failure|not (?:worked|helped)|do(?:es)? not (?:work|help)|inadequate|ineffective|exhausted|tried)\b|\b(?:brought in|called (?:on|in|up)|turned to|resorted to|fallen back on|wheeled in|held over) (?:only )?(?:if|when|once|after|where) [^,;.:()]{2,50}\b(?:fails?|failed|failure|falls? short|not (?:worked|helped|enough)|disappoints?|do(?:es)? not (?:work|help)|inadequate|ineffective|exhausted|tried)\b`,
  'iu',
)
const laterRank = new RegExp(
  String.raw`${later}|\bonly (?:after|when|if|where)\b|\bif (?:that|these|this|those|they|it) (?:fails?|(?:do|does|did|has|have) not)\b|^\W*then\b`,
  'i',
)

export type Rank = 'first' | 'later'

interface Step {
  sentence: number
  concepts: ReadonlySet<string>
  rank: Rank
}

/** The parts of recommendations that say what comes first or later. */
const listSteps = rememberEach(({ sentences }: SourceReading): Step[] =>
  sentences.flatMap(({ text, role }, sentence) =>
    role !== 'recommendation' && role !== 'conclusion'
      ? []
      : splitSteps(text.replace(failedFirst, '$2 after failure')).flatMap((part): Step[] => {
          const rank = laterRank.test(part)
            ? 'later'
            : firstRank.test(part)
              ? notFirst.test(part)
                ? 'later'
                : 'first'
              : null
          // "Denosumab in those *who cannot take bisphosphonates*" ranks denosumab.
          const named = part.replace(/\b(?:who|after failed|after failure of|if|when|where)\b.*/i, '')
          return rank ? [{ sentence, rank, concepts: new Set(tokenize(named).map(({ concept }) => concept)) }] : []
        }),
  ),
)

/** "Antihistamines should *not* be the *first* treatment". */
const notFirst = /\b(?:not|never|no longer)\b[^,;:.()]{0,24}\bfirst\b/i

function splitSteps(text: string): string[] {
  return text.split(/[;:(]|, (?=(?:then|reserves)\b|(?:and )?[\p{L}-]+(?: [\p{L}-]+){0,3} only\b)/u)
}

/** "*Inadequate response to A:* B" ranks B. */
const failedFirst = /\b(inadequate response to|after failed|after failure of) [^;:()]{2,60}: ([^;:()]+)/gi

/** @returns the rank that the guideline gives to everything named; null if it gives none, or more than one. */
export function readRank(names: readonly string[], source: SourceReading): Rank | null {
  const steps = listSteps(source).filter(({ concepts }) => names.some((name) => concepts.has(name)))
  const [first] = steps
  return first && steps.every((each) => each.rank === first.rank) ? first.rank : null
}

/** @returns the sentence that ranks one of the things named; the first one if none does */
export function findRankedSentence(names: readonly string[], source: SourceReading): number {
  return listSteps(source).find(({ concepts }) => names.some((name) => concepts.has(name)))?.sentence ?? 0
}
