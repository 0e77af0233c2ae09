/** Finds words of a sentence that no source uses, or uses only to say what it excluded or did not study. */
import { isMedicalWord } from '@/lib/evidence/text/common-words'
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import { foldWord, stemWord, stopWords } from '@/lib/evidence/text/normalize-terms'
import { listSynonymsFrom } from '@/lib/evidence/text/synonyms'
import { findLacking, findLeftOut, saysWhatIsLeftOut } from '@/lib/evidence/verify/claim/left-out'
import { findParaphrasedNames, isParaphrased } from '@/lib/evidence/verify/claim/paraphrases/is-paraphrased'
import { readStatements } from '@/lib/evidence/verify/claim/read-statements'
import { rememberComparison, rememberLast } from '@/lib/evidence/verify/claim/remember'
import { isPlain } from '@/lib/evidence/verify/claim/words/plain-words'
import { isTimeWord } from '@/lib/evidence/verify/claim/words/time-words'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import {
  abbreviation,
  prefixLength,
  toPair,
  toPrefix,
  type Vocabulary,
} from '@/lib/evidence/verify/claim/words/vocabulary'
import { isWording } from '@/lib/evidence/verify/claim/words/wording-en'
import { blankOut } from '@/lib/evidence/verify/edit-text'
import { findAll } from '@/lib/shared/text/find-all'

/** Abstracts vary their wording more, so a larger share of the words may be new. */
const novelShareMax = 0.35
/** Of everyday words, when a sentence is compared with a summary. */
const plainShareMax = 0.75
const plainLeast = 4

/**
 * @param isStrict whether every word that names something counts, as for a summary of a few sentences
 * @returns the words that none of the sources uses, in order; empty if they are too few to judge
 */
export function findNovelWords(sentence: string, sources: readonly Vocabulary[], isStrict: boolean): Token[] {
  const words = readClaimedWords(sentence)
  const all = listNovelIn(words, sources)
  const novel = isStrict ? all.filter(({ word, concept }) => !isPlain(word, concept)) : all
  if ((isStrict && novel.length > 0) || novel.some(({ word }) => isDrugName(word))) return novel
  // Everyday words may paraphrase other words of the source, but not make up the whole sentence.
  const [shareMax, least] = isStrict ? [plainShareMax, plainLeast] : [novelShareMax, 1]
  return all.length >= least && all.length > shareMax * words.tokens.filter(isTelling).length ? all : []
}

/** Words of a sentence that are compared with those of its sources. */
interface ComparedWords {
  sentence: string
  tokens: readonly Token[]
  /** Those that name something. */
  telling: ReadonlySet<Token>
}

function toComparedWords(sentence: string, tokens: readonly Token[]): ComparedWords {
  const telling = tokens.filter(
    (token, index) => isTelling(token) && !isTimeUnit(token, tokens[index - 1], tokens[index + 1]),
  )
  return { sentence, tokens, telling: new Set(telling) }
}

const readClaimedWords = rememberLast((sentence): ComparedWords => {
  const claimed = sentence.replace(unclaimed, blankOut).replace(society, blankOut)
  // The source may not have studied what the sentence says was not studied.
  const leftOut = findLeftOut(sentence)
  const tokens = tokenize(claimed).filter(({ start }) => !leftOut.some(([from, to]) => start >= from && start < to))
  return toComparedWords(sentence, tokens)
})

/** "The *American College of Gastroenterology*" gives the advice. */
const society =
  /\b(?:\p{Lu}\p{L}+ (?:and )?){1,5}(?:College|Society|Association|Academy|Federation|Institute|Foundation|League|Board|Council|Union|Organi[sz]ation)\b(?: (?:of|for|on) (?:the )?(?:\p{Lu}\p{L}+(?:,? and |, | )?){1,6})?|\b(?:College|Society|Association|Academy|Federation|Institute|League) (?:of|for) (?:\p{Lu}\p{L}+(?:,? and |, | )?){1,6}/gu

const readAllWords = rememberLast((sentence) => toComparedWords(sentence, tokenize(sentence)))

/**
 * "Warfarin-type drugs", "younger than 18" (compared as a limit), "at the price of", "men and women" for everyone, and
 * words for what a study did not examine.
 */
const unclaimed =
  /\b[a-z]+(?=-(?:type|like|based)\b)|\bas safe as\b|\b(?:upper|lower) (?:confidence |\d+ ?% )?(?:limits?|bounds?)\b|\bface[- ]to[- ]face\b|\bjoint(?= (?:decision|choice|guideline|guidance|statement|task|panel|committee))|\b(?:older|younger) than(?= \d)|\b(?:was|were|been) diagnosed\b|\bpreserv(?:ed|es|ing)\b(?! (?:ejection|EF|left|systolic))|\b(?:women and men|men and women)\b|\bat the (?:price|cost|expense) of\b|\b(?:measured|assessed|studied|tested|examined|reported|compared)\b[^.;,]{0,60}\b(?:rather than|instead of|and not|but not)\b[^.;]*/gi

/** Every word that none of the sources uses, also those that only word a paraphrase. */
export function listNovelWords(sentence: string, sources: readonly Vocabulary[]): Token[] {
  return listNovelIn(readAllWords(sentence), sources)
}

function listNovelIn(words: ComparedWords, sources: readonly Vocabulary[]): Token[] {
  return [...words.telling].filter((token) => sources.every((source) => findNovel(words, source).has(token)))
}

const findNovel = rememberComparison((words: ComparedWords, source: Vocabulary): ReadonlySet<Token> => {
  const { sentence, tokens, telling } = words
  const knownWords = new Map<string, boolean>()
  const isKnown = (token: Token) => {
    const isOfSource = knownWords.get(token.word) ?? knows(source, token)
    knownWords.set(token.word, isOfSource)
    return isOfSource
  }
  const unknown = tokens.filter(
    (token, index) =>
      telling.has(token) &&
      !isKnown(token) &&
      !isGenus(token, tokens[index + 1], source) &&
      !isSalt(token, tokens[index - 1]) &&
      !isAbbreviated(sentence, tokens, index, source),
  )
  if (unknown.length === 0) return new Set()
  const named = findKnownNames(tokens, new Set(unknown), source)
  for (const token of findParaphrasedNames(tokens, source)) named.add(token)
  return new Set(unknown.filter((token) => !named.has(token)))
})

/** "Staphylococcus aureus" where the source writes "S. aureus". */
function isGenus({ word }: Token, next: Token | undefined, { pairs }: Vocabulary): boolean {
  return next !== undefined && pairs.has(toPair(word.slice(0, 1), next.concept))
}

const salts =
  /^(?:acetate|hydrochloride|hydrobromide|sodium|potassium|calcium|magnesium|tartrate|fumarate|mesylate|maleate|succinate|phosphate|sulphate|sulfate|citrate|besylate|tosylate|nitrate|bromide|furoate|propionate|dipropionate|pivoxil|axetil|proxetil|alafenamide|disoproxil|etexilate|medoxomil|mofetil|monohydrate)$/

/** "Ulipristal *acetate*" where the source has only the drug. */
function isSalt({ word }: Token, before: Token | undefined): boolean {
  return salts.test(word) && before !== undefined && isDrugName(before.word)
}

/** "CRP" where the source writes "C-reactive protein", and the other way round. */
function isAbbreviated(sentence: string, tokens: readonly Token[], at: number, source: Vocabulary): boolean {
  const { initials: ofSource, abbreviations } = source
  const { start = 0, end = 0, word = '' } = tokens[at] ?? {}
  const written = sentence.slice(start, end)
  if (abbreviation.test(written) && ofSource.includes(word)) return true
  if (withPrefix.test(written) && abbreviations.has(word.slice(1))) return true
  if (abbreviation.test(written) && shortensWord(word, tokens[at + 1], source)) return true
  const from = Math.max(0, at - abbreviationMax + 1)
  const initials = Array.from(tokens.slice(from, at + abbreviationMax), (each) => each.word.charAt(0)).join('')
  for (let first = 0; first <= at - from; first += 1)
    for (let last = Math.max(at - from + 1, first + 3); last <= first + abbreviationMax; last += 1)
      if (abbreviations.has(initials.slice(first, last))) return true
  return false
}

/** "*TPO* receptor agonist" where the source writes "thrombopoietin receptor agonist". */
function shortensWord(letters: string, next: Token | undefined, { words, pairs }: Vocabulary): boolean {
  if (!next) return false
  return [...words].some((each) => hasInOrder(each, letters) && pairs.has(toPair(toKey(each), next.concept)))
}

/** Whether a word begins with the first letter and has the others after it, in their order. */
function hasInOrder(word: string, [first = '', ...others]: string): boolean {
  if (!word.startsWith(first)) return false
  let at = 0
  return others.every((letter) => {
    at = word.indexOf(letter, at + 1)
    return at > 0
  })
}

const abbreviationMax = 5
/** "sMMSE", "hsCRP": a kind of the measure. */
const withPrefix = /^[a-z][A-Z]{3,5}$/

/** Times are compared as figures: "one year" is 12 months. */
function isTimeUnit({ concept }: Token, before: Token | undefined, next: Token | undefined): boolean {
  return (
    isTimeWord(concept) &&
    before !== undefined &&
    (/^(?:\d|an?$|per$|each$|first|second|third|next|follow|same|half|sever|few)/.test(before.concept) ||
      /^(?:last|past|previous|final|another|further|extra|whole|full|entire|every|one|this|that)$/.test(before.word) ||
      // "In the year after an infarction".
      (before.word === 'the' && next !== undefined && /^(?:after|before|following|since)$/.test(next.word)))
  )
}

/**
 * Finds words that the sources use only where they exclude something.
 *
 * @param isAdvice whether a source is a guideline, which also names what it advises against
 * @returns the words, in order
 */
export function findExcludedWords(sentence: string, sources: readonly Vocabulary[], isAdvice: boolean): Token[] {
  const all = tokenize(sentence)
  return listClaimed(sentence, isAdvice).filter((token) => {
    const before = all[all.findIndex(({ start }) => start === token.start) - 1]
    if (before?.word === 'non') return false
    return (
      (!isTimeWord(token.concept) && isLeftOut(token, sources) && names(token)) ||
      (!isAdvice && before !== undefined && isPairLeftOut(before, token, sentence, sources))
    )
  })
}

/** The words of a sentence except those by which it says what was left out, is lacking or does not follow. */
export function listClaimed(sentence: string, isAdvice: boolean): Token[] {
  if (saysWhatIsLeftOut(sentence)) return []
  const to = measureClaimed(sentence, isAdvice)
  const others = findAll(sentence, inferior).map(({ 0: phrase, index }) => [index, index + phrase.length] as const)
  const lacking = [
    ...others,
    ...findLacking(sentence).map((span) => upToResult(span, sentence)),
    ...findLeftOut(sentence),
  ]
  return tokenize(sentence).filter(
    ({ start }) => start < to && !lacking.some(([from, end]) => start >= from && start < end),
  )
}

/** "Because it was no better than placebo, it can be left out in …": what follows the result is not lacking. */
function upToResult([from, to]: [number, number], sentence: string): [number, number] {
  const [result] = noBetter.exec(sentence.slice(from, to)) ?? []
  return [from, result === undefined ? to : from + result.length]
}

/** "A is preferred *to B*" recommends B no more than a source that has "A rather than B". */
const inferior = /\bprefer\w* (?:to|over) [^,;.]*|\b(?:rather than|instead of|in place of) [^,;.]*/gi

const noBetter = /^no(?:t|r)? (?:better|worse|more|less|fewer|different|safer)\b[^,;]*/i

function names(token: Token): boolean {
  return isTelling(token) && !isPlain(token.word, token.concept)
}

function isLeftOut({ concept }: Token, sources: readonly Vocabulary[]): boolean {
  return (
    sources.some(({ concepts }) => concepts.has(concept)) &&
    !sources.some(({ stated, implied }) => stated.has(concept) || implied.has(concept))
  )
}

/** "Recent stroke", where stroke is an outcome and only those with a recent one were left out; "high-risk patients". */
function isPairLeftOut(first: Token, second: Token, sentence: string, sources: readonly Vocabulary[]): boolean {
  if (stopWords.has(first.word) || stopWords.has(second.word) || second.start - first.end !== 1) return false
  const pair = toPair(first.concept, second.concept)
  if (!sources.some(({ pairs }) => pairs.has(pair)) || sources.some(({ statedPairs }) => statedPairs.has(pair)))
    return false
  if (sentence[first.end] !== '-' && !names(first) && !names(second)) return false
  return beforePeople.test(sentence.slice(0, first.start))
}

const beforePeople = /\b(?:in|among|for|with|having|after) (?:[\p{L}-]+ ){0,4}$/iu

/**
 * How much of a sentence makes a claim: if it only denies, without a result, just its lead names the people that it is
 * about.
 */
function measureClaimed(sentence: string, isAdvice: boolean): number {
  // "In pregnant women, …" names the people that the claim is about, whatever it denies about them.
  const lead = leading.exec(sentence)?.[0].length ?? 0
  const rest = sentence.slice(lead)
  const deniesResult =
    !isAdvice && denying.test(rest) && readStatements(sentence).some(({ direction }) => direction !== null)
  return hedging.test(rest) || (denying.test(rest) && !deniesResult) ? lead : sentence.length
}

/** "In pregnant women, …", "Women treated by mastectomy fared …". */
const leading =
  /^(?:in|among|for|after|with|during)\b[^,]{3,80},|^(?:[\p{L}-]+ ){0,3}?(?:patients?|people|persons?|adults|children|infants|women|men|those|someone|anyone|participants)(?: (?:who|whose|with|having|treated|given|taking|on|in|at|aged|already|undergoing|after)\b[^,;]{2,60}?)?(?= (?:did|do|does|were|are|fared|gained|got|benefit\p{L}*|lived|survived|responded|should|can|could)\b(?! (?:not|never)\b))/iu

const denying = /\b(?:no|not|never|neither|nor|none|without)\b/i
const hedging =
  /\b(?:whether|avoid\w*|omit\w*|withh\w+|leaving out|contraindicated|unsuitable|unclear|uncertain|limited|may(?! be (?:used|given|taken|offered|started))|might|could|cannot|unknown|(?:left?|leaves?|leaving|remains?|remained|is|are|was|were|still|kept|keeps?|wide) open|open (?:question|issue|matter|whether|to doubt)|few|only)\b/i

/** Numbers in words are compared as well. */
function isTelling({ word, concept }: Token): boolean {
  return concept !== 'advers' && word.length > 2 && word !== 'non' && !/^\d/.test(word) && !isWording(word, concept)
}

function knows(source: Vocabulary, token: Token): boolean {
  const { word, concept } = token
  if (source.concepts.has(concept) || source.implied.has(concept) || isParaphrased(token, source)) return true
  if (isSingularOrPlural(word, source) || isDerivedFrom(word, source)) return true
  if (isDrugName(word)) return false
  // "Colon" where the source writes "colonoscopy".
  if (word.length >= rootLength) for (const each of source.words) if (each.startsWith(word)) return true
  if (word.length < prefixLength) return false
  // "Nonstatin" is written "non-statin" as well, and "nonseptic" "without sepsis".
  const negated = word.startsWith('non') ? tokenize(word.slice(3))[0]?.concept : undefined
  if (negated !== undefined && isOnlyLeftOut(negated, source)) return true
  if (isWrittenApart(word, source)) return true
  if (source.prefixes.has(toPrefix(word))) return true
  // "Radioiodine" is iodine.
  const singular = word.replace(/(?<=[^s])s$/, '')
  for (const each of source.words) if (each.endsWith(singular) || isCompoundOf(word, each)) return true
  return false
}

/** "Retreatment" where the source writes "re-treatment". */
function isWrittenApart(word: string, { pairs }: Vocabulary): boolean {
  const [prefix, rest = ''] = separable.exec(word)?.slice(1) ?? []
  const [part] = prefix === undefined ? [] : tokenize(rest)
  return prefix !== undefined && part !== undefined && pairs.has(toPair(prefix, part.concept))
}

const separable = /^(non|re|pre|post|co|anti|multi|over|under|self|semi)(.{3,})$/

function isOnlyLeftOut(concept: string, { concepts, stated }: Vocabulary): boolean {
  return concepts.has(concept) && !stated.has(concept)
}

/** "Tophus" where the source writes "tophi", "diagnosis" for "diagnoses": Latin and Greek plurals. */
function isSingularOrPlural(word: string, { words }: Vocabulary): boolean {
  return (
    word.length >= latinMin &&
    latin.some(([one, other]) => word.endsWith(one) && words.has(word.slice(0, -one.length) + other))
  )
}

/** "Bleeders" where the source writes "bleeding", "referral" for "refer". */
function isDerivedFrom(word: string, { words }: Vocabulary): boolean {
  const root = derived.exec(word)?.[1]
  return root !== undefined && !isMedicalWord(word) && inflections.some((ending) => words.has(root + ending))
}

const derived = /^(.{3,}?)(?:r?als?|ers?|ors?|ments?|ances?)$/
const inflections = ['', 'e', 's', 'es', 'ed', 'ing']

const rootLength = 5
const latinMin = 5
const latin = [
  ['us', 'i'],
  ['um', 'a'],
  ['is', 'es'],
  // "Crises", as folded.
  ['sis', 'zes'],
  ['a', 'ae'],
  ['x', 'ces'],
].flatMap(([one = '', other = '']) => [[one, other] as const, [other, one] as const])

/** "Hepatotoxicity" is toxicity and "antiarrhythmic" of arrhythmia; "asymptomatic" is the opposite of symptomatic. */
function isCompoundOf(word: string, part: string): boolean {
  return part.length >= partLength && word.endsWith(part) && !changing.test(word.slice(0, -part.length))
}

const partLength = 6
const changing =
  /^(?:an?|un|in|im|non|dis|de|pre|post|peri|hyper|hypo|extra|intra|inter|sub|super|semi|multi|mono|poly|over|under|out|re|micro|macro|pseudo)$/

/** Words of a name, one of them unknown, that the source has under another name: "HFrEF", "heart attack". */
function findKnownNames(tokens: readonly Token[], unknown: ReadonlySet<Token>, { concepts }: Vocabulary): Set<Token> {
  const known = new Set<Token>()
  for (const [index, token] of tokens.entries()) {
    for (const { name, others, isBroader, isSaidOnly } of listSynonymsFrom(stemWord(token.word))) {
      if (isBroader || isSaidOnly) continue
      const own = tokens.slice(index, index + name.length + 2)
      const written = name.map(({ stem }) => own.find(({ word }) => stemWord(word) === stem))
      if (written.some((each) => each === undefined) || !written.some((each) => each && unknown.has(each))) continue
      const isKnown = others.some((other) => other.every(({ word }) => concepts.has(toKey(word))))
      if (isKnown) for (const each of written) if (each) known.add(each)
    }
  }
  return known
}

function toKey(word: string): string {
  return tokenize(foldWord(word))[0]?.concept ?? word
}
