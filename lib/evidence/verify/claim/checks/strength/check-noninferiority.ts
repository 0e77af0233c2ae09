/** Compares a claim of noninferiority, met or not, with the source's statement on the same comparison. */
import type { Difference } from '@/lib/evidence/verify/claim/finding'
import { noninferiority } from '@/lib/evidence/verify/claim/read-parts'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { isWording } from '@/lib/evidence/verify/claim/words/wording-en'
import { blankOut } from '@/lib/evidence/verify/edit-text'
import { findAll } from '@/lib/shared/text/find-all'

interface NoninferiorityFinding extends Difference {
  isDenied: boolean
}

interface Test {
  start: number
  end: number
  isMet: boolean
  concepts: ReadonlySet<string>
}

/** @param sentences the sentences of the source, by index */
export function checkNoninferiority(
  written: string,
  sentences: readonly { text: string; section: string }[],
): NoninferiorityFinding | null {
  const claim = written.replace(ofDesign, blankOut)
  if (!noninferiority.test(claim)) return checkInferiority(claim, sentences)
  const stated = sentences.flatMap(({ text, section }, sentence) =>
    readTests(text, section === 'results').map((test) => ({ ...test, sentence })),
  )
  for (const test of readTests(claim, false)) {
    if (stated.length > 0 && test.concepts.size === 0 && stated.every(({ isMet }) => isMet !== test.isMet))
      return toFinding(test, stated[0] as (typeof stated)[number])
    const telling = [...test.concepts].filter((concept) => stated.some(({ concepts }) => concepts.has(concept)))
    const scored = ofSamePeople(claim.slice(test.start, test.end), stated).map((each) => ({
      each,
      share: weigh(telling, each, stated),
    }))
    const best = Math.max(0, ...scored.map(({ share }) => share))
    const same = scored.filter(({ share }) => best > 0 && share > best - tieWithin).map(({ each }) => each)
    const [other] = same
    if (!other || same.some(({ isMet }) => isMet === test.isMet)) continue
    return toFinding(test, other)
  }
  return null
}

/** "With CAPOX, …": keeps the tests on the people with whom the claim begins, if there are any. */
function ofSamePeople<Stated extends Test>(clause: string, stated: readonly Stated[]): readonly Stated[] {
  const named = [...listConcepts(tokenize(described.exec(clause)?.[0] ?? ''))]
  const same = stated.filter(({ concepts }) => named.some((concept) => concepts.has(concept)))
  return same.length > 0 ? same : stated
}

function toFinding(test: Test, other: Test & { sentence: number }): NoninferiorityFinding {
  return {
    sentence: other.sentence,
    words: [[test.start, test.end]],
    sourceWords: [[other.start, other.end]],
    isDenied: test.isMet,
  }
}

/** "A *noninferiority trial*" does not say what the trial found. */
const ofDesign = /\bnon-?inferiority (?:trial|study|design)s?\b/gi

const inferior = /(?<!\b(?:not|non|no|neither|nor|than|never)[ -])(?<!non)\binferior (?:to|compared)/i
const asGood = /\bnon-?inferior|\b(?:at least )?as (?:effective|good|well|safe)|\bequivalent\b|\bno worse\b/i
const notAsGood = /\b(?:not|without|missed|failed)\b[^.;]{0,40}\bnon-?inferior/i

/** "Inferior to levonorgestrel", although the source found it at least as effective. */
function checkInferiority(claim: string, sentences: readonly { text: string }[]): NoninferiorityFinding | null {
  // Most sentences do not have the word, and the look-behinds of the pattern are slow.
  if (!/inferior/i.test(claim)) return null
  const found = inferior.exec(claim)
  if (!found || unmet.test(claim.slice(0, found.index))) return null
  if (sentences.some(({ text }) => inferior.test(text) || notAsGood.test(text))) return null
  const sentence = sentences.findIndex(({ text }) => asGood.test(text))
  const words = asGood.exec(sentences[sentence]?.text ?? '')
  if (!words) return null
  return {
    sentence,
    words: [[found.index, found.index + found[0].length]],
    sourceWords: [[words.index, words.index + words[0].length]],
    isDenied: true,
  }
}

const tieWithin = 0.01

/** Words that few of the stated tests contain show which one is meant. */
function weigh(words: readonly string[], { concepts }: Test, all: readonly Test[]): number {
  let sum = 0
  for (const word of words) {
    const count = all.filter((each) => each.concepts.has(word)).length
    if (concepts.has(word)) sum += 1 / count
  }
  return sum
}

const joint =
  /(?<=\b(?:although|though|while|whereas) [^,;]{3,140}),\s|[;,]\s(?=and|but|while|whereas|although|so\b|though)|;\s|\s(?=(?:while|whereas|but|although)\s)/g
const unmet =
  /\b(?:not|never|no|nor|neither|fail(?:ed|s|ing)?|failure to|miss\w*|without (?:meeting|showing|reaching|achieving|proving|establishing|demonstrating)|could not|cannot|unproven|undecided|too (?:few|rare|small)|unmet)\b/i
/** "After methotrexate failure, …", "without S. aureus, …": whom a test is about. */
const described = /^\W*(?:(?:in|among|for|after|with|without|when|following|of)\b[^,;]{3,120},\s)+/i
/** "While zonisamide did": the previous clause says what. */
const elliptic =
  /^(?:\W*(?:while|whereas|but|and|although)\s)?[^.;]{2,60}\s(?:did|was|were|does|is)(?: not)?\b\W*(?:\([^()]*\))?\W*$|^\W*(?:but|and)\s(?:did|was|were|does|is)\s(?:not\s)?(?:with|in|for|on|after|among)\b/i

function readTests(text: string, isLine: boolean): Test[] {
  if (isLine && /^[^:]{3,300}\([^()]*\): /.test(text))
    return noninferiority.test(text) ? [toTest(text, 0, isUnmetLine(text))] : []
  const tests: Test[] = []
  const cuts = [0, ...findAll(text, joint).map(({ index }) => index)]
  for (const [at, start] of cuts.entries()) {
    const clause = text.slice(start, cuts[at + 1] ?? text.length)
    const before = tests.at(-1)
    const test = toTest(clause, start, isUnmet(clause.replace(described, '')))
    if (noninferiority.test(clause)) tests.push(test)
    else if (before && elliptic.test(clause)) tests.push(continueTest(test, text.slice(before.start, before.end)))
  }
  return tests
}

/**
 * "Noninferior for recurrence *with no rise in bleeding*" is met: a denial precedes the word, or says what was shown.
 */
function isUnmet(clause: string): boolean {
  const at = clause.search(noninferiority)
  if (at < 0) return unmet.test(clause)
  const before = clause.slice(0, at)
  return unmet.test(before.slice(before.lastIndexOf(', ') + 1)) || notShown.test(clause.slice(at).replace(beside, ''))
}

const beside = /,? (?:(?:with|and|but) )?(?:no|without)\b.*/isu
const notShown =
  /\b(?:was|were|is|are|could|can|has|had|did|remains?)(?: \p{L}+)? (?:not|never|missed|unmet|unproven|undecided|lost)\b|\b(?:cannot|missed|unmet|unproven|undecided|failed)\b|\bnot (?:met|shown|reached|proven|demonstrated|established|confirmed)\b|n['’]t\b/iu

/** In a result line "no" may name an arm; negations of noninferiority are next to the word. */
function isUnmetLine(text: string): boolean {
  if (/\bp\s?[=>]\s?(?:0?\.(?:0[5-9]|[1-9])\d*|1) for non-?inferiority/i.test(text)) return true
  return /non-?inferior\w*[^;()]{0,40}\b(?:not|missed|unmet)\b|\b(?:not|no) non-?inferior/i.test(text)
}

/** A statement after the word applies to the next treatment as well. */
function continueTest(test: Test, before: string): Test {
  const shared = tokenize(before.slice(before.search(noninferiority)))
  return { ...test, concepts: new Set([...test.concepts, ...listConcepts(shared)]) }
}

function toTest(text: string, start: number, isUnmet: boolean): Test {
  return { start, end: start + text.length, isMet: !isUnmet, concepts: listConcepts(tokenize(text)) }
}

function listConcepts(tokens: readonly Token[]): Set<string> {
  return new Set(
    tokens
      .filter(({ word, concept }) => /^\d/.test(word) || (!isWording(word, concept) && !/inferior|^non$/.test(word)))
      .map(({ concept }) => concept),
  )
}
