/**
 * Finds statements that a drug must not be given: an allergy, an intolerance, or that a patient cannot take it. They
 * are read from the text as written, since a translation keeps names and loses grammar.
 */
import { findSaidDrug, type NamedDrug, splitNameWords } from '@/lib/evidence/text/drugs/drug-families'
import { foldDiacritics } from '@/lib/shared/text/detect-written-language'
import { findAll } from '@/lib/shared/text/find-all'

export type RefusalKind = 'allergy' | 'intolerance' | 'refused'

export interface RefusalStatement {
  kind: RefusalKind
  /**
   * Folded text beside the words of the statement, within the sentence; the drugs are at its end or at its beginning.
   */
  beside: string
  side: 'before' | 'after'
  /** Folded text of the sentence just before and after the statement. */
  before: string
  after: string
  /** Where its words are in the folded text. */
  start: number
  end: number
}

const allergy = String.raw`allerg(?:ic|ies|y|ie|ique|isch\w*)s?|alerg(?:ic[oa]s?|ias?)|hypersensitiv\w+|hypersensib\w+|hipersensib\w+|uberempfindlich\w*|anaphyla\w+(?: (?:reactions?|shock))?|anafil\w+|anaphylaxie`
const intolerance = `intoleran(?:ces?|cias?|t|te|tes|z)|unvertraglichkeit`
/** To, of, against. */
const towards = `to|of|against|gegen|gegenuber|auf|von|a|al|aux?|contra|de`
const not = `can ?not|can['’]?t|cant|could ?n['’o]?t|unable to|not able to|must ?n['’o]?t|should ?n['’o]?t|not allowed(?: to)?`
/** Any rash is not an allergy: it has to be of the past. */
const reaction = '(?:allergic |adverse |severe |bad )?(?:reactions?|rash|hives|urticaria|angio-?o?edema)'

const followedByDrug: readonly [RefusalKind, RegExp][] = [
  ['allergy', new RegExp(String.raw`(?<![\p{L}])(?:${allergy})(?:\s*:|\s+(?:${towards})(?![\p{L}]))`, 'gu')],
  [
    'allergy',
    new RegExp(
      String.raw`(?<![\p{L}])(?:history of|h\/o|hx of|previous|prior|past|had|has had|gets|got|develops|comes out in)\s+(?:an?\s+)?(?:mild\s+)?${reaction}\s+(?:to|from|with|on|after)(?![\p{L}])`,
      'gu',
    ),
  ],
  ['allergy', /(?<![\p{L}])reacted (?:badly )?to(?![\p{L}])/gu],
  ['intolerance', new RegExp(String.raw`(?<![\p{L}])(?:${intolerance})(?:\s*:|\s+(?:${towards})(?![\p{L}]))`, 'gu')],
  [
    'intolerance',
    new RegExp(
      String.raw`(?<![\p{L}])(?:${not}|(?:does|do|did)(?: not|n['’]?t)|never|poorly) tolerat(?:e|es|ed)(?![\p{L}])|(?<![\p{L}])(?:no|ne) toler(?:a|an|aba|e|ent)(?: pas)?(?![\p{L}])|(?<![\p{L}])ne supporte pas(?![\p{L}])|(?<![\p{L}])vertrag\p{L}* (?:kein\p{L}*(?![\p{L}])|(?=[^,;]* nicht(?![\p{L}])))`,
      'gu',
    ),
  ],
  [
    'refused',
    new RegExp(
      String.raw`(?<![\p{L}])(?:${not}) (?:take|have|use|receive|get|be (?:given|prescribed|treated with))(?![\p{L}])|(?<![\p{L}])no puede(?:n)? (?:tomar|usar|recibir)(?![\p{L}])|(?<![\p{L}])ne peut pas (?:prendre|recevoir|avoir)(?![\p{L}])|(?<![\p{L}])(?:darf|kann) kein\p{L}*(?![\p{L}])|(?<![\p{L}])(?:with|has|have|had) (?:an? )?(?:known |absolute )?contraindications? (?:to|for)(?![\p{L}])`,
      'gu',
    ),
  ],
  ['refused', /(?:不能|无法|不可|不宜)(?:服用|使用|应用|口服|用|吃)/gu],
  ['intolerance', /(?:不能|无法)耐受/gu],
  ['allergy', /过敏史?[:：]/gu],
]

const sideEffect = '(?:cough|angio-?o?edema|myalgias?|muscle (?:pains?|aches?|cramps?)|side[- ]?effects?)'
const person = String.raw`(?:him|her|them|me|my \w+|the patient)`
/** What a patient may say that a drug gives; "ibuprofen gives her good relief" refuses nothing. */
const givenEffect = `(?:${sideEffect}|swelling|o?edema|rash(?:es)?|hives|urticaria|itch\\w*|flush\\w*|nausea|vomiting|diarrho?ea|constipation|reflux|heartburn|upset|cramps?|pains?|aches?|headaches?|dizz\\w+|faint\\w*|palpitations|tremors?|fatigue|insomnia|nightmares|bleed\\w*|hypo\\w*)`
const replacing = 'instead|alternatives?|switch(?:ing)?|change to|what (?:next|else|now)|other options?'
/** Characters within which a question goes on from the effect to what replaces the drug. */
const replacingWithin = 200

const precededByDrug: readonly [RefusalKind, RegExp][] = [
  [
    'allergy',
    /(?<=[\p{L}\d][\s-]?)(?:allerg(?:ic|y|ies|ie|iker\p{L}*|isch\p{L}*)|hypersensitivity|anaphylaxis)(?![\p{L}])(?!\s+(?:to|gegen|auf)(?![\p{L}]))/gu,
  ],
  [
    'intolerance',
    /(?<=[\p{L}\d][\s-]?)(?:intoleran(?:t|ce|z)|unvertraglichkeit)(?![\p{L}])(?!\s+(?:to|of|gegen)(?![\p{L}]))|(?<=[\p{L}\d]\s)(?:(?:is|are|was|were) )?(?:not|poorly) tolerated(?![\p{L}])/gu,
  ],
  // "Ramipril gives him a cough", "ACE inhibitor cough, what instead?"; "ramipril and cough" asks about a harm.
  [
    'intolerance',
    new RegExp(
      String.raw`(?<=\p{L}\s)(?:(?:caused|causing) ${person}(?: [\w-]+){1,3}|(?:gives?|gave|is giving) ${person} (?:(?!less |fewer |no |relief )[\w-]+ ){0,3}?${givenEffect}(?![\p{L}]| (?:relief|control))|(?:induced )?${sideEffect}(?![\p{L}])(?=.{0,${replacingWithin}}(?<![\p{L}])(?:${replacing})(?![\p{L}])))`,
      'gu',
    ),
  ],
  // "NSAIDs contraindicated in heart failure" is a question about it.
  ['refused', /(?<=[\p{L}\d]\s)(?:(?:is|are) )?contraindicated(?=\s*(?:$|[,.;)]))/gu],
  ['allergy', /过敏(?!性(?!休克)|原)/gu],
  ['intolerance', /不耐受/gu],
]

/** @returns statements in the order of the text; one without a drug beside it says nothing of a drug */
export function findRefusalStatements(text: string): RefusalStatement[] {
  return splitFolded(text).flatMap((sentence) => [
    ...findStatements(sentence, precededByDrug, 'before'),
    ...findStatements(sentence, followedByDrug, 'after'),
  ])
}

interface FoldedSentence {
  text: string
  /** Where it begins in the folded text. */
  offset: number
}

const sentenceEnd = /(?<=[.?!;])\s+|[。；？！\n]+/gu

function splitFolded(text: string): FoldedSentence[] {
  const folded = foldDiacritics(text).replaceAll('’', "'")
  const ends = [...folded.matchAll(sentenceEnd)]
  const starts = [0, ...ends.map((each) => each.index + each[0].length)]
  return starts.map((offset, at) => ({ text: folded.slice(offset, ends[at]?.index), offset }))
}

/** Characters on each side of a statement within which its drugs are: a text may repeat statements without end. */
const besideMax = 300

function findStatements(
  { text: sentence, offset }: FoldedSentence,
  patterns: readonly [RefusalKind, RegExp][],
  side: RefusalStatement['side'],
): RefusalStatement[] {
  return patterns.flatMap(([kind, pattern]) =>
    findAll(sentence, pattern).map((match) => {
      const [from, to] = [match.index, match.index + match[0].length]
      const before = sentence.slice(Math.max(0, from - besideMax), from)
      const after = sentence.slice(to, to + besideMax)
      const [start, end] = [offset + from, offset + to]
      return { kind, side, before, after, start, end, beside: side === 'before' ? before : after }
    }),
  )
}

/** Words between a statement and its drugs, or between two drugs. */
const linking = new Set(
  `to the a an and or nor both all any other also either drug drugs antibiotic antibiotics antibacterials medication medications
  medicines group class type like oral iv de la el los las lo un una y o e u und oder et ou les le l d des du der die das den dem kein keine
  his her their my g v co`.split(/\s+/),
)

/** The drugs that a text names without a break from one of its ends on, and how many of its words they take. */
export function readDrugsAt(text: string, side: RefusalStatement['side']): { drugs: NamedDrug[]; words: number } {
  const words = splitNameWords(text)
  const drugs: NamedDrug[] = []
  let taken = 0
  for (let at = 0; at < words.length; ) {
    const drug = side === 'after' ? findSaidDrug(words, at) : findDrugEnding(words, words.length - at)
    const word = (side === 'after' ? words[at] : words[words.length - 1 - at]) ?? ''
    if (drug === null && !linking.has(word)) break
    at += drug?.words ?? 1
    if (drug === null) continue
    drugs.push(drug)
    taken = at
  }
  return { drugs, words: taken }
}

const nameWordsMax = 4

function findDrugEnding(words: string[], end: number): NamedDrug | null {
  for (let length = Math.min(nameWordsMax, end); length > 0; length -= 1) {
    const drug = findSaidDrug(words.slice(0, end), end - length)
    if (drug?.words === length) return drug
  }
  return null
}

const negations = new Set(
  `no not nor non never without denies denied nil isn aren wasn t exclude excluded excludes excluding sans pas kein keine keinen keiner
  nicht ohne sin niega ningun ninguna`.split(/\s+/),
)
/** Between a negation and what it denies: "no known history of allergy", "is not known to be allergic". */
const fillers = new Set(
  `a an any known history of prior previous documented true have has had having to be been is really actually es est ist d de l la el
  una un eine bekannte antecedentes severe serious immediate drug reported reaction reactions or`.split(/\s+/),
)
const deniedAfter =
  /^\s*(?::\s*)?(?:(?:is|was|were) )?(?:no|none|nil|ruled out|excluded|disproved|denied|was removed)(?![\p{L}])/u
const deniedChinese = /(?:无|没有|否认|未发现|排除)[^，,]{0,8}$|不$/u

/** "Which patients should not get terlipressin?", "who can't take metformin?" */
const asksWhom =
  /^\s*(?:in )?(?:(?:which|what) (?:groups? of |kinds? of |sorts? of |types? of )?(?:patients?|people|persons?|groups?|adults?|children|women|men)|who|whom)(?![\p{L}'])/u

/**
 * "Not allergic to penicillin", "no penicillin allergy", "对青霉素不过敏". A question about whom a drug is not for does not
 * describe the patient.
 */
export function isDenied({ kind, before, after, side }: RefusalStatement, drugWords: number): boolean {
  if (kind === 'refused' && asksWhom.test(before)) return true
  if (deniedAfter.test(after) || deniedChinese.test(before)) return true
  const words = splitNameWords(before.slice(lastComma(before)))
  if (side === 'before') words.splice(-drugWords, drugWords)
  while (fillers.has(words.at(-1) ?? '')) words.pop()
  return negations.has(words.at(-1) ?? '')
}

/** "No response to doxycycline, allergic to penicillin": what precedes a comma is denied alone. */
function lastComma(before: string): number {
  return Math.max(before.lastIndexOf(','), before.lastIndexOf('，')) + 1
}
