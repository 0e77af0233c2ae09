/** Compares what a claim affirms or denies with the sentence of the source that says the same or the opposite. */
import type { Span } from './finding'
import type { SourceReading } from './read-source'
import type { Statement } from './read-statements'
import { type Token, tokenize } from './tokens'
import { isWording } from './wording-en'

export interface PolarityFinding {
  sentence: number
  words: Span[]
  sourceWords: Span[]
  /** Whether the source denies what the claim affirms. */
  isDenied: boolean
}

const denials =
  /\b(?:no|not|never|none|neither|nor|without|cannot|against|avoid(?:ed)?|instead of|rather than|should not|unnecessary|insufficient|fail(?:ed|s)?|poorly|unlikely|exclu\w+|few|lack\w*|outside|unclear|unknown|uncertain|absent|absence|hardly|un(?:blinded|masked|tested|proven|changed)|open[- ]label|ineligible|left out|refus\w+|miss(?:ing|ed)|only|nobody|nothing)\b|n['’]t\b/giu
/** These deny nothing of what they stand beside. */
const noDenial =
  /\b(?:not only|no matter|no less than|whether or not|with or without|no longer than|as protection against|protect\w* against|against (?:placebo|usual|standard|\d)|not exceed\w*|no more than|nor)\b/giu

/** Share of the claim's words that the sentence must have, so that both speak of the same. */
const shareLeast = 0.8
/** A looser match is enough for a sentence that says the same. */
const agreeingLeast = 0.6

/** @returns null if no sentence of the source speaks of the same, or one affirms or denies it as the claim does */
export function checkPolarity(claim: Statement, source: SourceReading): PolarityFinding | null {
  const words = claim.about.filter(({ word, concept }) => !isWording(word, concept) && !/^\d/.test(word))
  if (words.length < 2) return null
  const denied = findDenials(claim.text)
  let found: PolarityFinding | null = null
  for (const part of source.parts) {
    const share = measureShare(words, part.concepts)
    if (share < agreeingLeast) continue
    const { denials: own } = part
    if (denied.length > 0 === own.length > 0) return null
    if (share < shareLeast || (own.length === 0 && (share < 1 || part.isLimitation))) continue
    found ??= {
      sentence: part.sentence,
      words: denied.map(([from, to]) => [claim.start + from, claim.start + to]),
      sourceWords: [...own],
      isDenied: own.length > 0,
    }
  }
  return found
}

/** A part of a sentence that affirms or denies one thing. */
export interface SentencePart {
  sentence: number
  concepts: ReadonlySet<string>
  /** UTF-16 offsets in the sentence. */
  denials: readonly Span[]
  isLimitation: boolean
}

export function readParts({ text, role }: { text: string; role: string }, sentence: number): SentencePart[] {
  if (role === 'aim' || role === 'methods') return []
  return splitParts(text).map(([start, end]) => {
    const part = text.slice(start, end)
    return {
      sentence,
      concepts: new Set(tokenize(part).map(({ concept }) => concept)),
      denials: findDenials(part).map(([from, to]): Span => [start + from, start + to]),
      isLimitation: role === 'limitations',
    }
  })
}

function findDenials(text: string): Span[] {
  const read = text.replace(noDenial, (each) => '_'.repeat(each.length))
  return Array.from(read.matchAll(denials), ({ 0: word, index }) => [index, index + word.length])
}

/** A sentence may affirm one thing and deny another. */
const joint = /;|, (?:and|but|while|yet|though|so)\b| (?:but|yet|while|though) | and (?=no\b|not\b)/gu

function splitParts(text: string): Span[] {
  const cuts = Array.from(text.matchAll(joint), ({ index }) => index)
  return [0, ...cuts].map((start, at): Span => [start, cuts[at] ?? text.length])
}

function measureShare(words: readonly Token[], concepts: ReadonlySet<string>): number {
  return words.filter(({ concept }) => concepts.has(concept)).length / words.length
}
