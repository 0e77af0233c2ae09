/** Reads what a clause plainly denies: "no bronchodilator", "was left untreated", "is not a reasonable choice". */
import type { Span } from '@/lib/evidence/verify/claim/finding'
import { refusalsAfter, refusalsBefore } from '@/lib/evidence/verify/claim/words/refusals'
import type { Token } from '@/lib/evidence/verify/claim/words/tokens'
import { tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { isWording } from '@/lib/evidence/verify/claim/words/wording-en'
import { blankOut } from '@/lib/evidence/verify/edit-text'
import { findAll } from '@/lib/shared/text/find-all'

export interface Denial {
  /** UTF-16 offsets in the clause of the words that deny. */
  span: Span
  /** The thing that is denied. */
  thing: Token
}

/** @returns null for a clause that denies nothing plainly, or more than one thing */
export function readDenial(text: string, tokens: readonly Token[], from: number): Denial | null {
  const read = text.replace(noDenial, blankOut).replace(circumstance, blankOut)
  const spans = findAll(read, denying).map(({ 0: written, index }): Span => [index, index + written.length])
  const [span] = spans
  if (!span || spans.length > 1 || qualifying.test(read.slice(0, span[0]) + read.slice(span[1]))) return null
  const named = tokens.filter(({ word, concept }) => word.length > 1 && !/^\d/.test(concept) && !general.has(concept))
  const [start, end] = [from + span[0], from + span[1]]
  const before = named.filter((token) => token.end <= start)
  const subject = before.find(({ word, concept }) => !isWording(word, concept)) ?? before[0]
  if (denyingSubject.test(text.slice(...span))) return subject ? { span, thing: subject } : null
  const next = named.find((token) => token.start >= end)
  // "Serious events were not (16.6% vs 17.5%)" continues the clause before it.
  if (!next || /^\W*(?:[(,;.:]|$)/.test(text.slice(span[1]))) return null
  // "X should not be used for Y" denies X.
  const thing = ofCase.test(text.slice(span[1], next.start - from)) ? subject : next
  return thing && !ofDesign.test(thing.word) ? { span, thing } : null
}

/** Between a denial and a name: the name is that of a case, or of who advises. */
const ofCase = /\b(?:for|in|with|by|of|as|among|after|before|something|anything)\b/i
/** How a study was done is compared elsewhere. */
const ofDesign = /^(?:blind|unblind|mask|unmask|randomi[sz]|compar)/i

/** They deny what follows, and if nothing follows, what precedes. */
const denyingBefore = String.raw`\b(?:not|no longer|no|never|nothing|cannot|nor|(?:go(?:es)?|went|managed?|treated) without|avoid(?:ed|s)?|${refusalsBefore})\b|n['’]t\b`
/** They deny what precedes. */
const ofSubject = String.raw`\b(?:unnecessary|unsuitable|contraindicated|inadvisable|inappropriate|(?:left )?untreated|(?:kept|left|shut) out|turned away|excluded|(?:advised|recommended|cautioned|warned) against|(?:has|have|had) no (?:place|role|part)|(?:was|were) not (?:part of|among|included|enrolled|eligible|recruited)|${refusalsAfter})\b`
const denying = new RegExp(`${ofSubject}|${denyingBefore}`, 'giu')
const denyingSubject = new RegExp(`^(?:${ofSubject})$`, 'iu')

/** These do not deny the words next to them. */
const noDenial =
  /\b(?:not only|not (?:just|merely|necessarily|all|every|always)|no (?:more|less|fewer|longer (?:than|in|on)|later|earlier|worse|better|different|difference|single)\b|no matter|whether or not|with or without|\p{L}+ or not|to be avoided|never (?:smoked|been|treated|had|used))\b/giu

/** "When one drug has not worked", "people who cannot take it": whom or when, which is not what is denied. */
const circumstance =
  /(?<=\p{L}[ ,] ?)\b(?:if|when|where|once|whose|because|since|as long as|who|which|that)\b[^,;:()]*?(?=\b(?:should|must|may|can|needs?|was|were|is|are|did|had)\b|(?<= \p{L}+ed (?:[\p{L}\d-]+ ){1,8})\b(?:do|does)(?: not|n['’]t)\b|[,;:()]|$)|^(?:Even )?(?:if|when|If|When|Where|Once|Because|Since|Without|In|Among|For|After|Before|During|With)\b[^,;:()]*,/gu

/** Words by which a denial or what it denies holds for a part only, or is said in comparison. */
const qualifying =
  /\b(?:only|unless|except|until|instead|rather than|alone|other than|apart from|beyond|too (?:small|little)|hardly|poorly|insufficient|unclear|unknown|uncertain|without|none|nobody|neither|most|half|some|few|little|yet|routine\w*|miss(?:ed|ing)?|rare\w*|against|extend|apply|applies)\b/i

/** Words that name nothing: what is given, needed or advised is named by others. */
const general: ReadonlySet<string> = new Set(
  tokenize(
    'the of to in on at by for an and or as it its be been is are was were has have had do does did any all this that these those there with from given give giving used use using need needed needs required require necessary recommend recommended recommends advise advised advises suggested offer offered considered treat treated treatment received receive take taken patients people participants adults group arm trial study guideline should must may can could would something anything another any other further reported seen found shown',
  ).map(({ concept }) => concept),
)
