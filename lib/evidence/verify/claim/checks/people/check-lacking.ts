/**
 * Finds an effect that a claim reports for a part of the people in which the source found less of it or none: "as large
 * at the highest ejection fractions", where "the benefit appeared to fade at higher ejection fractions".
 */

import { stopWords } from '@/lib/evidence/text/normalize-terms'
import { describesStudy } from '@/lib/evidence/verify/claim/describes-study'
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import { saysWhatIsLeftOut } from '@/lib/evidence/verify/claim/left-out'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { statesEffect } from '@/lib/evidence/verify/claim/read-statements'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { isTimeWord } from '@/lib/evidence/verify/claim/words/time-words'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { namesSomething } from '@/lib/evidence/verify/claim/words/wording-en'
import { blankOut } from '@/lib/evidence/verify/edit-text'
import { findAll } from '@/lib/shared/text/find-all'
import { listSigned } from './list-signed'

interface LackingPart {
  sentence: number
  span: Span
  concepts: readonly string[]
}

const { raw } = String
const effect = raw`(?:benefits?|effects?|gains?|advantages?|improvements?|reductions?|protection|efficacy|differences?)`
const people = raw`(?:[\p{L}-]+ )?(?:patients|people|persons|adults|children|infants|(?:wo)?men|those|participants|individuals|smokers|subgroups?)`
/** "No difference *in deaths*" names an outcome, and "in women" people. */
const place = raw`(?:among|for|with|at|over|above|below|in(?= ${people}\b)|in(?= (?:\p{L}+ )?(?:depress|disorder|disease|cancer|tumou?r)))`
const reach = raw`([^.;,():]{2,80})`

/** Each names the part that lacks the effect. */
const lacking: readonly RegExp[] = [
  new RegExp(
    raw`\b(?:no|without|little|less|smaller) (?:[\p{L}-]+ ){0,3}?${effect}(?: (?!${place}\b)[\p{L}-]+){0,3} ${place} ${reach}`,
    'giu',
  ),
  new RegExp(
    raw`\b${effect}\b[^.;:]{0,60}?\b(?:fad\w+|vanish\w*|disappear\w*|absent|lost|smaller|weaker|(?:not|n['’]t) (?:[\p{L}-]+ )?(?:shown|seen|significant|clear|demonstrated|established|found))(?: (?!${place}\b)[\p{L}-]+){0,3} ${place} ${reach}`,
    'giu',
  ),
  new RegExp(
    raw`\b(?:absent|none(?: (?:was|were))?(?: seen)?|not (?:shown|seen|significant|clear)) ${place} ${reach}`,
    'giu',
  ),
  /(?:^|[;,.] (?:and |but |though |while )?)([^.;,():]{3,60}?) (?:did not|didn['’]t) (?:clearly )?(?:benefit|gain|respond|profit)\b/giu,
  new RegExp(raw`\b(?:not|n['’]t)\b[^.;:]{3,90}?,? (?:even|nor) (?=${place} )${reach}`, 'giu'),
]

/** How far or how much of something a part has: "*higher* ejection fractions". */
const level = /^(?:high|low|late|early|old|young|severe|mild|small|large|long|short)(?:e?r|e?st)?$/
const general = /^(?:age|aged)$/
const stemLevel = (word: string) => word.replace(/e?(?:r|st)$/, '')

function listNames(tokens: readonly Token[]): string[] {
  const isNamed = (token: Token) =>
    level.test(token.word) ||
    /^\d\d$/.test(token.word) ||
    (namesSomething(token) && !isTimeWord(token.concept) && !general.test(token.word))
  const levels = tokens.map((token) => (level.test(token.word) ? { ...token, concept: stemLevel(token.word) } : token))
  return [...new Set(listSigned(levels, isNamed))]
}

const listLacking = rememberEach(({ sentences }: SourceReading) =>
  sentences.flatMap(({ text, role }, sentence): LackingPart[] =>
    describesStudy(role)
      ? []
      : lacking.flatMap((pattern) =>
          findAll(text.replace(/\([^()]*\)/g, blankOut), pattern).flatMap(
            ({ 0: all, 1: named = '', index }): LackingPart[] => {
              const start = index + all.lastIndexOf(named)
              const concepts = listNames(tokenize(named))
              // "At 10 years" is a time.
              const isNamed =
                concepts.length > 0 && (!concepts.every((concept) => /^\d/.test(concept)) || /\bage/i.test(named))
              return isNamed ? [{ sentence, span: [start, start + named.length], concepts }] : []
            },
          ),
        ),
  ),
)

/** "*Among those who did start*, relapse *was similar*": the part, and the outcome. */
const alikeIn =
  /(?:^|[;,.] )(?:among|in|for) ([^.;,():]{3,60}), ([^.;,():]{3,60}?) (?:(?:was|were) (?:similar|no different|the same|alike|comparable)|did not differ)\b/giu

const listAlikeIn = rememberEach(({ sentences }: SourceReading) =>
  sentences.flatMap(({ text, role }, sentence): LackingPart[] =>
    role === 'aim' || role === 'methods'
      ? []
      : findAll(text, alikeIn).flatMap(({ 1: part = '', 2: outcome = '', 0: all, index }): LackingPart[] => {
          const concepts = tokenize(`${part} ${outcome}`).filter(
            ({ word }) => word.length > 3 && !stopWords.has(word) && !anyone.test(word),
          )
          const start = index + all.indexOf(part)
          return concepts.length > 1
            ? [{ sentence, span: [start, start + part.length], concepts: concepts.map(({ concept }) => concept) }]
            : []
        }),
  ),
)

const anyone = /^(?:patients|people|persons|adults|children|infants|(?:wo)?men|those|participants)$/

/** "With or without HIV": part of those studied. */
const listEither = rememberEach(
  ({ sentences }: SourceReading): ReadonlySet<string> =>
    new Set(
      sentences.flatMap(({ text, role }) =>
        role === 'aim'
          ? findAll(text, /\b(?:with (?:or|and) without|whether or not|or not) ([^.;,]*)/gi).flatMap(([, named = '']) =>
              listNames(tokenize(named)),
            )
          : [],
      ),
    ),
)

/** @returns a difference when the claim reports an effect for all that names a part which lacks it; otherwise null */
export function checkLacking(claim: string, source: SourceReading): Difference | null {
  if (source.isGuideline || !source.isSummary || open.test(claim) || saysWhatIsLeftOut(claim)) return null
  const [parts, ofAlike] = [listLacking(source), listAlikeIn(source)]
  if (parts.length + ofAlike.length === 0) return null
  const all = new Set(tokenize(claim).map(({ concept }) => concept))
  const alike = ofAlike.find(({ concepts }) => concepts.every((concept) => all.has(concept)))
  if (alike && statesEffect(claim))
    return { sentence: alike.sentence, words: [[0, claim.length]], sourceWords: [alike.span] }
  const names = new Set(listNames(tokenize(claim)))
  const ofEither = listEither(source)
  const isOfAll = (concept: string) => source.topic.has(concept) && !ofEither.has(concept) && !/^\d/.test(concept)
  const isOfArm = (concept: string) => source.arms.first.has(concept) || source.arms.second.has(concept)
  const found = parts.find(
    ({ concepts }) =>
      concepts.every((concept) => names.has(concept)) &&
      !concepts.every((concept) => isOfAll(concept) || isOfArm(concept)),
  )
  if (!found || !(gained.test(claim) || statesEffect(claim))) return null
  return { sentence: found.sentence, words: [[0, claim.length]], sourceWords: [found.span] }
}

const gained =
  /\b(?:gain(?:ed|s)?|profit(?:ed|s)?|benefit(?:ed|s)?|help(?:ed|s)|held|holds|worked|works|greatest|largest|clearest|as (?:well|large|much|good|strong)|significan\w+)\b/iu

const open =
  /\b(?:not|no|nor|never|neither|none|without|whereas|while|unlike|but|except|although|though|than in|less (?:in|for|among)|smaller|weaker|weaken\w*|fade[sd]?|wan(?:e[sd]?|ing)|tail\w*|diminish\w*|seem\w*|vanish\w*|lost|absent|only|confined|limited|restricted|may|might|could|perhaps|possibly|unclear|uncertain|suggest\w*|appear\w*|alike|same|similar\w*|non-?significant\w*)\b|n['’]t\b/iu
