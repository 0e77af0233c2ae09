/**
 * Reads to which part of the people, or to which cases, a claim limits an effect: "only in smokers",
 * "but not in Uganda".
 */

import type { Span } from '@/lib/evidence/verify/claim/finding'
import { rememberLast } from '@/lib/evidence/verify/claim/remember'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { isWording } from '@/lib/evidence/verify/claim/words/wording-en'
import { findAll } from '@/lib/shared/text/find-all'
import { listSigned } from './list-signed'

/** A part to which a claim limits an effect, or to which it denies one. */
export interface Limit {
  /** What names the part, by `listSigned`; empty for "those at the lower end". */
  concepts: ReadonlySet<string>
  /** UTF-16 offsets of the words that name it. */
  span: Span
  /** The part is one that the claim says lacks the effect: "but not in *Uganda*". */
  isDenied: boolean
}

const { raw } = String
const people = raw`(?:patients?|people|persons?|participants?|individuals?|adults?|children|kids|infants?|babies|newborns?|neonates|toddlers|adolescents|teenagers|(?:wo)?men|girls|boys|mothers|pregnanc(?:y|ies)|those|anyone|cases|smokers|nonsmokers|veterans|recipients|survivors|users|carriers|drinkers|diabetics|users|residents|inpatients|outpatients|tumou?rs|cancers|eyes|limbs|knees|hips|arrests)`
const described = raw`(?:(?:the|a|an|all|very|more|most|least|[\p{L}\p{N}-]+) ){0,4}?${people}`
const where = raw`(?:in|among|amongst|for|with|when|whenever|where|while|if|once|at|after|during|within|inside)`
const alone = raw`(?:only|solely|exclusively|purely|just|uniquely)`
const mainly = raw`(?:mainly|mostly|chiefly|largely|principally|primarily|predominantly|almost entirely|entirely|wholly|solely|only|exclusively|all)`
const helped = raw`(?:help|benefi|work|protect|spar|sav|suit|improv|lower|reduc|cut|prevent|shorten|rais|increas|lengthen|prolong|extend|beat|outdo|outd|outperform|surpass|relie|eas|heal|cur|harm|hurt|fail|succeed|respond|gain|profit|pa[iy]d|make a difference|made a difference|stopp?|slow|delay|treat)\p{L}*`
const profited = raw`(?:benefi\p{L}+|gain\p{L}*|profit\p{L}*|respond\p{L}*|improv\p{L}+|recover\p{L}+|did (?:better|worse|well)|fared (?:better|worse|well)|were (?:helped|harmed|spared|protected)|was (?:helped|harmed|spared)|got (?:any|anything|better|a)|had (?:any|a|an|fewer|more|less|better|worse) |saw (?:any|a|an)|show(?:ed|s) (?:any|a|an)|lived longer|liv(?:ed|e) longer|suffered|felt)`
const part = raw`([^.;,():]{2,90})`

/** What follows names the only part that has an effect. */
const limits: readonly RegExp[] = [
  new RegExp(raw`\b${alone} ${where} ${part}`, 'giu'),
  // "Helped only infants with …".
  new RegExp(raw`\b${helped}(?: [\p{L}\p{N}-]+){0,5}? ${alone} (?=${described})${part}`, 'giu'),
  // "Only helped women with …", "only lowered deaths in …".
  new RegExp(raw`\b${alone} ${helped}(?: [\p{L}\p{N}-]+){0,6}? (?:${where}|(?=${described}))\s?${part}`, 'giu'),
  // "Only the diabetics gained …".
  new RegExp(
    raw`(?<![\p{L}] )\b(?:only|just) (?!\d|one|two|three|four|five|six|seven|eight|nine|ten|a\b|an\b|about|around|half)([^.;,():]{2,70}?) ${profited}`,
    'giu',
  ),
  new RegExp(raw`\b(?:confined|limited|restricted|exclusive|unique|peculiar|specific) (?:\p{L}+ )?to ${part}`, 'giu'),
  new RegExp(
    raw`\b(?:driven|carried|explained|accounted for|produced|generated) (?:${mainly} )?by (?=${described})${part}`,
    'giu',
  ),
  new RegExp(
    raw`\b(?:lay|lies|was|were|is|are|came|comes|arose|stemmed|seen|found|appeared|occurred|showed up|emerged) ${mainly} (?:in|among|from|with|at) ${part}`,
    'giu',
  ),
  new RegExp(raw`\b(?:concentrated|clustered|localised|localized) (?:in|among|on) ${part}`, 'giu'),
  new RegExp(
    raw`(?:^|[.;,] )([^.;,():]{2,70}?) (?:alone|were the (?:only )?ones (?:who|that|to)|was the only (?:group|subgroup) (?:that|to|in which)) ${profited}`,
    'giu',
  ),
  new RegExp(
    raw`\b(?:nobody|no one|no other (?:patients?|group|subgroup)|none|nothing|no (?:benefit|effect|gain|difference|advantage|reduction)) (?:but|except|other than|apart from|outside|beyond)(?: ${where})? ${part}`,
    'giu',
  ),
  new RegExp(
    raw`\b(?:did not|didn['’]t|does not|doesn['’]t|failed to|never) ${helped}(?: [\p{L}\p{N}-]+){0,6}? (?:except|unless|outside|other than|apart from|save)(?: ${where})? ${part}`,
    'giu',
  ),
  new RegExp(
    raw`\b(?:benefits?|effects?|gains?|protection|reductions?|advantages?|superiority|response)\b[^.;,]{0,40} (?:depended|depends|hinged|hinges|rested|rests|relied|relies) (?:\p{L}+ )?(?:up)?on ${part}`,
    'giu',
  ),
]

/** What follows names a part that lacks the effect which another part has. */
const contrasts: readonly RegExp[] = [
  new RegExp(
    raw`\b(?:but|and|though|yet|,) not (?:in|among|amongst|for|with|at|when|where|if|after|on) ${part}`,
    'giu',
  ),
  new RegExp(
    raw`(?:[.;,]|\bbut|\bwhile|\bwhereas|\band)\s(?=${described})([^.;,():]{3,70}?) (?:did not|didn['’]t|do not|don['’]t|had no|saw no|showed no|gained nothing|got nothing|were not|weren['’]t|saw nothing)(?= (?:benefit|gain|effect|improve|respond|advantage|reduction|difference|better|helped|do|see|show|profit)|[.;,]|$)`,
    'giu',
  ),
  new RegExp(
    raw`\b(?:in|among|for) ${part}? (?:it|the (?:drug|treatment|effect|benefit)) (?:did not|didn['’]t|failed|made no difference|had no effect|vanished|disappeared)`,
    'giu',
  ),
]

export const readLimits = rememberLast((claim: string): Limit[] => [
  ...readNamed(claim, limits).map((each) => ({ ...each, isDenied: false })),
  ...readNamed(claim, contrasts).map((each) => ({ ...each, isDenied: true })),
])

function readNamed(claim: string, patterns: readonly RegExp[]): Omit<Limit, 'isDenied'>[] {
  return patterns.flatMap((pattern) =>
    findAll(claim, pattern).flatMap(({ 0: whole, 1: written = '', index }): Omit<Limit, 'isDenied'>[] => {
      // "Was *not* confined to", "not only in": no limit.
      const before = claim.slice(0, index)
      if (denied.test(before) || ofStudy.test(before) || ofUse.test(written)) return []
      const named = written.replace(rest, '')
      const start = index + whole.lastIndexOf(written)
      const concepts = new Set(listSigned(tokenize(named), namesPart))
      return [{ span: [start, start + named.length], concepts }]
    }),
  )
}

const denied = /(?:\b(?:not|never|nor|neither|hardly)|n['’]t) (?:\p{L}+ ){0,2}$/iu
/** "The trial was confined to women", "recruited only in Europe", "used only when needed". */
const ofStudy =
  /(?:\b(?:trials?|stud(?:y|ies)|review|meta-analysis|analys[ie]s|cohort|enrol\w*|recruitment|inclusion|eligibility|sample|population|participants|document|guideline|guidance|statement|report|record|card|data|evidence|findings?|results?|scope) (?:was|were|is|are|has been|have been|came|comes?|appl(?:y|ies|ied)|concerns?|covers?)|\b(?:enrolled|recruited|included|tested|studied|randomi[sz]ed|treated|examined|appl(?:y|ies)|suggestive|covers?|concerns?)) $/i
/** "Only when needed", "only about five patients". */
const ofUse =
  /^(?:(?:when|if|as|where|once|at) )?(?:it (?:is|was) )?(?:needed|required|necessary|about|around|roughly|some|a (?:few|handful))\b/i
/** What follows the name of a part: another clause. */
const rest =
  / (?:(?:and|but|than|whereas|while|rather|which|with no|without any|compared)\b|(?<!\b(?:who|that|which|they|it|she|he|whose \p{L}+|the \p{L}+|an? \p{L}+) )(?:did|do|was|were|had|got|gained)\b).*$/iu

function namesPart({ word, concept }: Token): boolean {
  return /^\d/.test(word) || ages.test(word) || (word.length > 2 && !general.test(word) && !isWording(word, concept))
}

/** These only word a result elsewhere, and here say who is meant. */
const ages = /^(?:adults?|child(?:ren)?|infants?|wom[ae]n|m[ae]n|girls|boys)$/

/** Words that do not say by themselves who is meant. */
const general =
  /^(?:adult|adults|men|women|those|child|children|disease|diseases|condition|years?|old|aged|months?|weeks?|days?|hours?|receiving|taking|already|also)$/
