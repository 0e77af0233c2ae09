/** Compares the grade in a claim with that of the recommendation that it is about. */

import { stopWords } from '@/lib/evidence/text/normalize-terms'
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { blankOut } from '@/lib/evidence/verify/edit-text'
import { findAll } from '@/lib/shared/text/find-all'
import { findClosestRecommendations, listRecommendations } from './find-recommendations'

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

const strengths: Scale = {
  values: [
    {
      claimed:
        /\b(?:strong(?:ly)? (?:recommend|advis|suggest|against|prefer|favou?r)\w*|(?<=\()strong(?=[,)])|graded (?:as )?strong|(?<=\brecommendation\b[^.;]{0,120} )(?:is|was) strong(?! evidence)|must (?:have|receive|get|be (?:given|offered|treated with))(?= (?!one\b|each\b|every\b)\p{L})|strong (?:one|(?:\p{Lu}[\p{L}-]+ )?recommendation))\b/iu,
      stated: /\bstrong(?:ly)?\b(?! evidence)|\(grade 1[A-D]?\b/i,
    },
    {
      claimed:
        /\b(?:weak(?:ly)?|conditional(?:ly)?|optional),? (?:(?:optional|conditional) )?(?:one\b|recommend\w*|advi\w*|suggest\w*|prefer\w*|favou?r\w*)|\b(?:is|are) (?:only )?(?:weak|conditional|optional|an option)\b/i,
      stated:
        /^(?!.*\(strong\b).*\b(?:option(?:al)?|may be|consider)\b|\b(?:weak(?! evidence)|conditional)\b|\(recommendation\b|\(grade 2[A-D]?\b/i,
    },
    { claimed: /\bmoderate recommendation\b/i, stated: /\bmoderate recommendation\b/i },
  ],
}
const scales: readonly Scale[] = [
  strengths,
  { values: ['strong', 'moderate', 'weak', 'insufficient'].map(ofStrength) },
  { values: [quality('very[- ]low'), quality('(?<!very[- ])low'), quality('moderate'), quality('high')] },
]
const value = '(?:[1-3][A-Da-d]?)|(?:I{1,3}[ab]?)|[A-E](?:-(?:R|NR|LD|EO))?'
const numbered = '[1-3][A-D](?![\\p{L}\\p{N}])'
/** "Grade 2C", "the top grade, 1A", "a 2C recommendation", "earns a 1A", "an I statement". */
const code = new RegExp(
  raw`\b(?:(?:grade|class|level),?|graded|rated) (${value})(?![\p{L}\p{N}])|\ban? (${value}) (?:recommendation|grade|rating)\b|\b(?:an?|at) (${numbered})|\((${numbered})\)|\b(I) statement\b`,
  'gu',
)
const highest =
  /\b(?:strongest|highest|top|firmest|best) (?:possible )?(?:grade|rating|class of recommendation)\b(?!,? \(?[1-3A-EI])/i
const ofAll =
  /\b(?:all|each|every one|every piece) (?:of )?(?:(?:this|these|its|the) )?(?:\p{L}+ )?(?:advice|recommendations?|statements?|of this|of these|of it)\b|\ball of (?:this|these|it)\b/iu

/** @returns a difference when every recommendation that the claim may be about is graded otherwise; otherwise null */
export function checkGrade(claim: string, source: SourceReading): Difference | null {
  if (!source.isGuideline) return null
  for (const [start, end] of splitContrast(claim, source) ?? splitCodes(claim)) {
    const found = checkOneGrade(claim.slice(start, end), source)
    if (found) return { ...found, words: found.words.map(([from, to]) => [from + start, to + start]) }
  }
  return null
}

/** "A strong recommendation for A, | whereas that for B is weak". */
function splitContrast(claim: string, source: SourceReading): Span[] | null {
  const [joint] = findAll(claim, /[,;]? (?:whereas|while|but)\b/g)
  if (!joint) return null
  const parts: Span[] = [
    [0, joint.index],
    [joint.index, claim.length],
  ]
  return parts.every(([start, end]) => readGrade(claim.slice(start, end), source) !== null) ? parts : null
}

/** "Grade B at 45 to 49 | and grade A at 50 to 75"; empty if it is not clear what each grade is of. */
function splitCodes(claim: string): Span[] {
  const grades = findAll(claim, code)
  const starts = [0]
  for (const [index, { 0: written, index: at }] of grades.entries()) {
    const next = grades[index + 1]
    if (!next) continue
    const from = at + written.length
    const [joint, ...others] = findAll(claim.slice(from, next.index), joints)
    if (!joint || others.length > 0) return []
    starts.push(from + joint.index)
  }
  return starts.map((start, index) => [start, starts[index + 1] ?? claim.length])
}

const joints = /[,;]? (?:and|but|while|whereas|against)\b|[,;](?! (?:and|but|while|whereas|against)\b)/g

/** "The same grade *as doxycycline*", "*on a par with steroids*": what the claim is not about. */
const compared =
  /,? \b(?:on a par with|in addition to|as well as|besides|alongside|just like|unlike)\b [^,.;]*|(?<=\bsame\b[^,.;]{0,40}) as [^,.;]*/giu

function checkOneGrade(written: string, source: SourceReading): Difference | null {
  const claim = written.replace(compared, blankOut)
  const read = readGrade(claim, source) ?? readSufficiency(claim)
  if (!read) return null
  if (read.isStrong && !isGradedAtAll(source))
    return { sentence: findUngraded(source), words: [read.span], sourceWords: [] }
  const words = tokenize(claim).filter((token) => tellsWhat(token, read.span))
  const close = ofAll.test(claim) ? listRecommendations(source) : findClosestRecommendations(words, source)
  const graded = close.filter(({ text }) => read.isGraded(text))
  if (ofAll.test(claim)) {
    const less = graded.find(({ text }) => !read.isSame(text))
    return less ? { sentence: less.sentence, words: [read.span], sourceWords: [] } : null
  }
  const [other] = graded
  if (!other || close.length > graded.length + 1 || graded.some(({ text }) => read.isSame(text))) return null
  return { sentence: other.sentence, words: [read.span], sourceWords: [] }
}

interface ReadGrade {
  span: Span
  /** States a grade that a source must have given. */
  isStrong: boolean
  isGraded: (text: string) => boolean
  isSame: (text: string) => boolean
}

function readGrade(claim: string, source: SourceReading): ReadGrade | null {
  const top = readHighest(claim, source)
  if (top) return top
  for (const { values } of scales) {
    const value = values.find(({ claimed }) => claimed.test(claim))
    const found = value?.claimed.exec(claim)
    if (!value || !found) continue
    return {
      // "Must" grades nothing, and so needs no grade to be wrong.
      isStrong: value === values[0] && values === strengths.values && !/^must/i.test(found[0]),
      span: [found.index, found.index + found[0].length],
      isGraded: (text) => values.some(({ stated }) => stated.test(text)),
      isSame: (text) => value.stated.test(text),
    }
  }
  const [found] = findAll(claim, code)
  if (!found) return null
  const [written, ...groups] = found
  const grade = groups.find((each) => each !== undefined) ?? ''
  return {
    isStrong: false,
    span: [found.index, found.index + written.length],
    isGraded: (text) => listGrades(text).length > 0,
    isSame: (text) => listGrades(text).some((each) => each === grade || isClassOf(grade, each)),
  }
}

/** "The strongest grade": that of no other recommendation is higher. */
function readHighest(claim: string, source: SourceReading): ReadGrade | null {
  const found = highest.exec(claim)
  const [best] = listRecommendations(source)
    .flatMap(({ text }) => listGrades(text))
    .toSorted()
  if (!found) return null
  return {
    isStrong: true,
    span: [found.index, found.index + found[0].length],
    isGraded: (text) => listGrades(text).length > 0,
    isSame: (text) => best === undefined || listGrades(text).includes(best),
  }
}

/** Whether a source grades anything that it recommends. */
const isGradedAtAll = rememberEach(({ sentences }: SourceReading): boolean =>
  sentences.some(({ text, role }) => role !== 'limitations' && (listGrades(text).length > 0 || gradedAs.test(text))),
)

const gradedAs =
  /\((?:[^()]*\b)?(?:strong|weak|conditional|recommendation|option|moderate|low|high|grade|level|class|insufficient|good practice|consensus|GRADE|COR)\b|\b(?:strong|conditional|weak)ly? (?:recommend|advis|suggest)/i

/** "Strength of each statement was not checked here." */
function findUngraded({ sentences }: SourceReading): number {
  const ungraded = sentences.findIndex(
    ({ text, role }) => role === 'limitations' && /\b(?:grade|strength|class)/i.test(text),
  )
  return ungraded >= 0 ? ungraded : sentences.findIndex(({ role }) => role === 'recommendation')
}

const insufficient = /\binsufficient\b|\bI statement\b/i
const decided =
  /\b(?:recommends?|is recommended|are recommended|advises?|should (?:be|have|get)|evidence is sufficient|(?:firm|good|solid|clear|convincing|ample|robust|sound) evidence)\b/i
const undecided =
  /\b(?:insufficient|not enough|cannot|could not|neither|for or against|unclear|uncertain|no recommendation)\b/i

/** A claimed recommendation for or against, although the evidence was found insufficient for either. */
function readSufficiency(claim: string): ReadGrade | null {
  const found = decided.exec(claim)
  if (!found || undecided.test(claim)) return null
  return {
    isStrong: false,
    span: [found.index, found.index + found[0].length],
    isGraded: (text) => insufficient.test(text),
    isSame: (text) => !insufficient.test(text),
  }
}

function listGrades(text: string): string[] {
  return findAll(text, code).map(([, ...groups]) => groups.find((each) => each !== undefined) ?? '')
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
