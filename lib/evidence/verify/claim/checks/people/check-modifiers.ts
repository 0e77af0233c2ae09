/**
 * Finds words that make a claim about other people, another kind or another limit than its source: "severe asthma"
 * where the source has only mild asthma, "haemophilia B" for haemophilia A, "below 50 %" for "50 % or more".
 */
import { stopWords } from '@/lib/evidence/text/normalize-terms'
import { describesArm } from '@/lib/evidence/verify/claim/arms/arm-descriptions'
import { describesStudy } from '@/lib/evidence/verify/claim/describes-study'
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { isWording } from '@/lib/evidence/verify/claim/words/wording-en'
import { blankOut } from '@/lib/evidence/verify/edit-text'
import { findAll } from '@/lib/shared/text/find-all'
import { findOpposite } from './find-opposite'
import { findOtherLimit } from './find-other-limit'

/** Each line lists words that exclude each other before the same noun. */
const scales = `
mild moderate severe
acute subacute chronic
high low intermediate
early late advanced metastatic
primary secondary
ischemic hemorrhagic
reduced preserved
stable unstable
single double triple
oral intravenous inhaled topical
cisgender transgender
premenopausal postmenopausal
bacterial viral
male female
anterior posterior
central peripheral
systolic diastolic
vaginal cesarean
elective urgent emergency
active latent
symptomatic asymptomatic
resectable unresectable
nonmetastatic metastatic
purulent nonpurulent
dry wet
mechanical bioprosthetic
first second third
positive negative
complicated uncomplicated
uncomplicated severe
pandemic seasonal
major minor
left right
well poorly
immunocompetent immunocompromised immunosuppressed
inpatient outpatient ambulatory
live inactivated recombinant
generalized focal
`
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map((word) => tokenize(word)[0]?.concept ?? word))

/** Of each modifier, all that it excludes or is one of. */
const scaleOf: ReadonlyMap<string, readonly string[]> = new Map(
  scales.flat().map((concept) => [concept, scales.filter((each) => each.includes(concept)).flat()]),
)

/** Nouns that a source leaves out or replaces. */
const generalNouns: ReadonlySet<string> = new Set(tokenize('treatment patients').map(({ concept }) => concept))

/** A modifier of a noun in a source. */
interface Modified {
  sentence: number
  /** Of the sentence; empty if it has none. */
  role: string
  modifier: Token
}

/** Words between a modifier and its noun: "high *cardiovascular* risk". */
const reach = 2

interface Sentence {
  text: string
  role?: string
  tokens: readonly Token[]
}

export function checkModifiers(claim: string, sentences: readonly Sentence[]): Difference | null {
  // "Primary (degenerative) mitral regurgitation", "the live attenuated vaccine": words that add nothing
  // to the modifier.
  const tokens = tokenize(claim.replace(/\([^()]*\)|(?<=\blive)[ -]attenuated\b/gi, blankOut))
  return (
    findOtherModifier(claim, tokens, sentences) ??
    findOpposite(tokens, sentences) ??
    findOtherLetter(claim, sentences) ??
    findOtherLimit(claim, sentences)
  )
}

function findOtherModifier(claim: string, tokens: readonly Token[], sentences: readonly Sentence[]): Difference | null {
  // The ranks of a guideline, "first-line", are compared by option.
  const ranks = sentences.some(({ role }) => role === 'recommendation')
  for (const [index, token] of tokens.entries()) {
    const scale = scaleOf.get(token.concept)
    // "The milder illness" and "less severe illness" are less severe than another, not of another kind.
    if (!scale || comparative.test(token.word) || tokens[index - 1]?.word === 'less') continue
    // "Node-negative, HR-positive": ends a list.
    if (claim[token.start - 1] === '-' && claim[token.end] === ',') continue
    // "No immunocompromised patients" were studied; REDUCE is the name of a trial.
    if (/^(?:no|non)$/.test(tokens[index - 1]?.word ?? '')) continue
    if (/^\p{Lu}{4,}$/u.test(claim.slice(token.start, token.end))) continue
    const nouns = tokens
      .slice(index + 1, index + 1 + reach)
      .filter(({ word }) => word.length > 3 && !stopWords.has(word))
    const [noun] = nouns
    if (namesArm(token, sentences) || !noun || scale.includes(noun.concept) || (ranks && noun.word === 'line')) continue
    // "To tell bacterial from viral infection".
    if (/\bfrom $/i.test(claim.slice(0, token.start))) continue
    if (/^(?:groups?|arms?)$/.test(noun.word)) continue
    // "Early treatment", where therapy that was started early is called immediate elsewhere; "immunosuppressed
    // patients" where the source has only "immunosuppressed".
    if (
      generalNouns.has(noun.concept) &&
      sentences.some((each) => each.tokens.some(({ concept }) => concept === token.concept))
    )
      continue
    for (const each of nouns) {
      const uses = findModifiers(each.concept, scale, sentences)
      const same = uses.filter(({ modifier }) => modifier.concept === token.concept)
      if (
        uses.length === 0 ||
        same.some((use) => isOfStudy(use, uses) || restates(tokens, sentences[use.sentence], [token, each]))
      )
        continue
      // "Stable heart failure", where those studied were stable and a limitation speaks of the unstable.
      const isDescribed = sentences.some(
        ({ role = '', tokens: own }) => describesStudy(role) && own.some(({ concept }) => concept === token.concept),
      )
      const use = uses.find(
        ({ modifier, role }) => modifier.concept !== token.concept && !(role === 'limitations' && isDescribed),
      )
      if (use && each === noun)
        return {
          sentence: use.sentence,
          words: [[token.start, token.end]],
          sourceWords: [[use.modifier.start, use.modifier.end]],
        }
    }
  }
  return null
}

/**
 * "A separate trial in cisgender women" among the limitations is about others, where the people studied are described
 * as transgender women.
 */
function isOfStudy({ role }: Modified, uses: readonly Modified[]): boolean {
  return role !== 'limitations' || !uses.some((each) => describesStudy(each.role))
}

const restatedShare = 0.4

/** Whether a sentence has so much of the claim, modifier and noun aside, that the claim may restate it. */
function restates(claim: readonly Token[], sentence: Sentence | undefined, modified: readonly Token[]): boolean {
  const told = claim.filter((token) => !isWording(token.word, token.concept) && !modified.includes(token))
  const known = new Set(sentence?.tokens.map(({ concept }) => concept))
  return told.filter(({ concept }) => known.has(concept)).length >= restatedShare * told.length
}

const comparative = /^(?:milder|severer|earlier|later)$/

/** "Oral treatment", although oral antibiotics were the treatment. */
function namesArm({ concept }: Token, sentences: readonly { text: string; tokens: readonly Token[] }[]): boolean {
  return sentences.some(({ text, tokens }) => describesArm(text) && tokens.some((each) => each.concept === concept))
}

function findModifiers(
  noun: string,
  scale: readonly string[],
  sentences: readonly { role?: string; tokens: readonly Token[] }[],
): Modified[] {
  return sentences.flatMap(({ tokens, role = '' }, sentence) =>
    tokens.flatMap(({ concept }, index) => {
      if (concept !== noun) return []
      return nearestModifiers(tokens.slice(Math.max(0, index - reach - 3), index), scale).map((modifier) => ({
        sentence,
        role,
        modifier,
      }))
    }),
  )
}

/** "mild or moderate asthma": the modifiers next to the noun, and no others of the sentence. */
function nearestModifiers(before: readonly Token[], scale: readonly string[]): Token[] {
  const found: Token[] = []
  for (const [index, token] of [...before.entries()].toReversed()) {
    // "Non-haemorrhagic stroke" is the ischaemic one.
    if (scale.includes(token.concept) && before[index - 1]?.word !== 'non') found.push(token)
    else if (found.length > 0 && !/^(?:to|or|and|very|newly)$/.test(token.word)) break
  }
  return found
}

const lettered = /\b(\p{Ll}{5,}|[Tt]ype|[Ss]tage|[Gg]rade|[Cc]lass)\s([A-D]|I{1,3}V?|IV|V)(?![\p{L}\p{N}'-])/gu

function findOtherLetter(claim: string, sentences: readonly { text: string }[]): Difference | null {
  const known = new Set<string>()
  for (const { 0: whole, 1: name = '', 2: letter = '', index } of findAll(claim, lettered)) {
    if (known.has(whole)) continue
    known.add(whole)
    const pattern = new RegExp(`\\b${name} ([A-D]|I{1,3}V?|IV|V)(?![\\p{L}\\p{N}'-])`, 'giu')
    const uses = sentences.flatMap(({ text }, sentence) =>
      findAll(text, pattern).map(({ 0: written, 1: own, index: start }) => {
        return { sentence, letter: own, span: [start, start + written.length] as Span }
      }),
    )
    const [other] = uses
    if (other && uses.every((each) => each.letter !== letter))
      return { sentence: other.sentence, words: [[index, index + whole.length]], sourceWords: [other.span] }
  }
  return null
}
