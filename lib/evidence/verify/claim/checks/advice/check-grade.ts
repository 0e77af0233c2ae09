/** Compares the grade in a claim with that of the recommendation that it is about. */

import { stopWords } from '@/lib/evidence/text/normalize-terms'
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading, SourceSentence } from '@/lib/evidence/verify/claim/read-source'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/tokens'
import { isWording } from '@/lib/evidence/verify/claim/wording-en'

/** One grading scale: each value, with the words that state it in a claim and in a recommendation. */
interface Scale {
  values: readonly { claimed: RegExp; stated: RegExp }[]
}

const { raw } = String
const ofEvidence = '[- ](?:quality|certainty)'

function quality(word: string, other = ''): Scale['values'][number] {
  const written = new RegExp(
    raw`\b(?:${word}${ofEvidence}|(?:quality|certainty) (?:of (?:the )?evidence )?(?:is|was) ${word}\b|level ${other || word}\b)`,
    'i',
  )
  return { claimed: written, stated: new RegExp(raw`\b${word}${ofEvidence}|\b${word}(?=\))`, 'i') }
}

/** "Strong evidence", of a scale that grades the evidence alone. */
function ofStrength(word: string): Scale['values'][number] {
  return {
    claimed: new RegExp(raw`\b${word} evidence\b|\bevidence (?:is|was) ${word}\b`, 'i'),
    stated: new RegExp(raw`\b${word} evidence\b`, 'i'),
  }
}

const scales: readonly Scale[] = [
  {
    values: [
      {
        claimed:
          /\b(?:strong(?:ly)? (?:recommend|advis|suggest|against|prefer|favou?r)\w*|(?<=\()strong(?=[,)])|strong (?:\p{Lu}[\p{L}-]+ )?recommendation)\b/iu,
        stated: /\bstrong(?:ly)?\b(?! evidence)|\(grade 1[A-D]?\b/i,
      },
      {
        claimed:
          /\b(?:weak(?:ly)?|conditional(?:ly)?|optional),? (?:(?:optional|conditional) )?(?:recommend\w*|advi\w*|suggest\w*|prefer\w*|favou?r\w*)|\b(?:is|are) (?:only )?(?:weak|conditional|optional|an option)\b/i,
        stated:
          /\b(?:weak(?! evidence)|conditional|option(?:al)?|may be|consider)\b|\(recommendation\b|\(grade 2[A-D]?\b/i,
      },
      { claimed: /\bmoderate recommendation\b/i, stated: /\bmoderate recommendation\b/i },
    ],
  },
  { values: ['strong', 'moderate', 'weak', 'insufficient'].map(ofStrength) },
  { values: [quality('very[- ]low'), quality('(?<!very[- ])low'), quality('moderate'), quality('high')] },
]
const value = '(?:[1-3][A-Da-d]?)|(?:I{1,3}[ab]?)|[A-E](?:-(?:R|NR|LD|EO))?'
/** "Grade 2C", "a 2C recommendation". */
const code = new RegExp(
  raw`\b(?:grade|class|level) (${value})(?![\p{L}\p{N}])|\ban? (${value}) (?:recommendation|grade|rating)\b`,
  'gu',
)

/** Share of what the claim is about that a recommendation must name, and how near the best it must come. */
const shareLeast = 0.6
const closeness = 0.85
const topicWeight = 0.3
/** Weight of the words that a recommendation has and the claim does not. */
const othersWeight = 0.4

/** @returns null unless every recommendation that the claim may be about is graded otherwise */
export function checkGrade(claim: string, source: SourceReading): Difference | null {
  if (!source.isGuideline) return null
  const read = readGrade(claim) ?? readSufficiency(claim)
  if (!read) return null
  const words = tokenize(claim).filter((token) => tellsWhat(token, read.span))
  const close = findClosest(words, source)
  const graded = close.filter(({ each }) => read.isGraded(each.text))
  const [other] = graded
  if (!other || close.length > graded.length + 1 || graded.some(({ each }) => read.isSame(each.text))) return null
  return { sentence: other.sentence, words: [read.span], sourceWords: [] }
}

interface ReadGrade {
  span: Span
  isGraded: (text: string) => boolean
  isSame: (text: string) => boolean
}

function readGrade(claim: string): ReadGrade | null {
  for (const { values } of scales) {
    const value = values.find(({ claimed }) => claimed.test(claim))
    const found = value?.claimed.exec(claim)
    if (!value || !found) continue
    return {
      span: [found.index, found.index + found[0].length],
      isGraded: (text) => values.some(({ stated }) => stated.test(text)),
      isSame: (text) => value.stated.test(text),
    }
  }
  const [found, ...others] = claim.matchAll(code)
  // "Grade B for one and grade C for the other": the assignment is not read.
  if (!found || others.length > 0) return null
  const [written, grade = found[2] ?? ''] = found
  return {
    span: [found.index, found.index + written.length],
    isGraded: (text) => listGrades(text).length > 0,
    isSame: (text) => listGrades(text).some((each) => each === grade || isClassOf(grade, each)),
  }
}

const insufficient = /\binsufficient\b|\bI statement\b/i
const decided =
  /\b(?:recommends?|is recommended|are recommended|advises?|should (?:be|have|get)|evidence is sufficient)\b/i
const undecided =
  /\b(?:insufficient|not enough|cannot|could not|neither|for or against|unclear|uncertain|no recommendation)\b/i

/** A claimed recommendation for or against, although the evidence was found insufficient for either. */
function readSufficiency(claim: string): ReadGrade | null {
  const found = decided.exec(claim)
  if (!found || undecided.test(claim)) return null
  return {
    span: [found.index, found.index + found[0].length],
    isGraded: (text) => insufficient.test(text),
    isSame: (text) => !insufficient.test(text),
  }
}

function listGrades(text: string): string[] {
  return Array.from(text.matchAll(code), ([, grade, other = '']) => grade ?? other)
}

/** Class 2 is stated as 2a or 2b; class I is not II. */
function isClassOf(grade: string, stated: string): boolean {
  return stated.startsWith(grade) && /^(?:[A-Da-d]|-)/.test(stated.slice(grade.length))
}

const grading = /^(?:grad|evid|qualiti|certainti|rest|back|strong|weak|condit|moder)/

function tellsWhat({ start, word, concept }: Token, [from, to]: Span): boolean {
  return (
    (start < from || start >= to) &&
    (word.length > 2 || /^\d/.test(word)) &&
    !stopWords.has(word) &&
    !grading.test(concept)
  )
}

/** The recommendations with the distinguishing words of the claim and few others. */
function findClosest(
  words: readonly Token[],
  { sentences, topic }: SourceReading,
): { each: SourceSentence; sentence: number }[] {
  const all = sentences.flatMap((each, sentence) =>
    each.role === 'recommendation' ? [{ each, sentence, named: listNamed(each) }] : [],
  )
  const sum = (concepts: Iterable<string>) =>
    [...concepts].reduce((total, concept) => {
      const count = all.filter(({ named }) => named.has(concept)).length
      const weight = count === 0 ? 0 : Math.log(1 + all.length / count)
      // "Adding a drug when therapy fails": words that elsewhere only report may tell recommendations apart.
      return total + (topic.has(concept) || isWording(concept, concept) ? topicWeight * weight : weight)
    }, 0)
  const claimed = new Set(words.map(({ concept }) => concept))
  const total = sum(claimed)
  const scored = all.map((each) => {
    const shared = sum([...each.named].filter((concept) => claimed.has(concept)))
    return { ...each, shared, score: shared / (total + othersWeight * sum(each.named)) }
  })
  const fitting = scored.filter(({ shared }) => shared > 0 && shared >= shareLeast * total)
  const best = Math.max(0, ...fitting.map(({ score }) => score))
  return fitting.filter(({ score }) => score >= closeness * best)
}

/** The subject of a recommendation, without its grade. */
function listNamed({ text, tokens }: SourceSentence): ReadonlySet<string> {
  const to = text.lastIndexOf('(')
  return new Set(
    tokens.filter(({ start, word }) => !stopWords.has(word) && (to < 0 || start < to)).map(({ concept }) => concept),
  )
}
