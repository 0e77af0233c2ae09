/**
 * Finds a result that a claim extends to whom or what the source did not study: "holds in elective surgery too", "no
 * SSRI helps" for a trial of fluoxetine.
 */

import type { StrengthFinding } from '@/lib/evidence/verify/claim/checks/strength/check-strength'
import { listNovelWords } from '@/lib/evidence/verify/claim/checks/words/check-words'
import type { Span } from '@/lib/evidence/verify/claim/finding'
import { saysWhatIsLeftOut } from '@/lib/evidence/verify/claim/left-out'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { namesSomething } from '@/lib/evidence/verify/claim/words/wording-en'
import { findAll } from '@/lib/shared/text/find-all'

/**
 * @returns a finding when the claim extends a result to a group, a use or a whole class that the source states
 *   nowhere; otherwise null
 */
export function checkExtensions(claim: string, source: SourceReading): StrengthFinding | null {
  if (!source.isSummary || saysWhatIsLeftOut(claim)) return null
  const found = findWholeClass(claim, source) ?? findExtended(claim, source)
  return found && { kind: 'everyone', sentence: null, words: [found] }
}

const { raw } = String
const reach = raw`([^.;,():]{3,80})`
const likewise = raw`(?:too|as well|also|alike|likewise|just the same|all the same|equally|either|as much|unchanged)`
const holds = raw`(?:holds?|held|appl(?:y|ies|ied)|extends?|extended|carr(?:y|ies|ied) over|generali[sz]es?|transfers?|is valid|are valid|is true|was true|covers?|includes?|embraces?|stretch(?:es)?)`
const effect = raw`(?:safe|dangerous|harmful|harmless|effective|beneficial|useful|helpful|as good|as effective|as well|worthwhile|valuable|indicated|protective|superior|noninferior|better|worse|of use|of benefit|pointless|useless|futile|ineffective|worthless|unhelpful|works?|worked|helps?|helped|benefits?|protects?|harms?)`

/** What follows is whom or what the claim extends the result to. */
const extending: readonly RegExp[] = [
  new RegExp(
    raw`\b(?:also |equally |likewise |just as well |even |unchanged )?${holds} (?:${likewise} |just as well |over |good |true |unchanged )?(?:for|to|in|among) ${reach}`,
    'giu',
  ),
  new RegExp(
    raw`\b(?:can|may|could|should|must) (?:safely |also |therefore |thus |now )?be (?:safely )?(?:taken to (?:hold|apply)|applied|extended|extrapolated|generali[sz]ed|transferred|carried over|assumed|offered|used)(?: to hold)? (?:for|to|in|among|with) ${reach}`,
    'giu',
  ),
  new RegExp(
    raw`\b(?:just as|equally|every bit as) ${effect}\b[^.;,]{0,30}? (?:for|in|among|with|when|if|after|before|at|as) ${reach}`,
    'giu',
  ),
  new RegExp(
    raw`\b${effect}\b[^.;,]{0,30}? (?:for|in|among|with|when|after|before|at) ([^.;,():]{3,80}?),? ${likewise}(?=[.;,]|$)`,
    'giu',
  ),
  new RegExp(
    raw`\b(?:supports|justif(?:y|ies|ied)|warrants?|(?:this|that|these|results?|findings?|data|trial) (?:support|allows?|licen[cs]es?))\b[^.;,]{0,60}? (?:for|in|among|before|after|during) ${reach}`,
    'giu',
  ),
]

const open =
  /\b(?:not|no|never|cannot|neither|nor|hardly|unclear|unknown|whether|may|might|could|only|unless)\b|n['’]t\b/iu

/** Words of the extended group or use that the source has nowhere, or only among what it left out. */
function findExtended(claim: string, source: SourceReading): Span | null {
  const spans = extending.flatMap((pattern) =>
    findAll(claim, pattern).map(({ 0: whole, 1: named = '', index }): Span => {
      const start = index + whole.lastIndexOf(named)
      return [start, start + named.length]
    }),
  )
  if (spans.length === 0 || open.test(claim.replace(allowed, ''))) return null
  const novel = listNovelWords(claim, [source.vocabulary])
  const { concepts, stated, implied } = source.vocabulary
  const others = tokenize(claim).filter(
    (token) =>
      namesSomething(token) && concepts.has(token.concept) && !stated.has(token.concept) && !implied.has(token.concept),
  )
  for (const { start, end } of [...novel, ...others])
    if (spans.some(([from, to]) => start >= from && end <= to)) return [start, end]
  return null
}

/** "May be used in", "could be extended to" allow it. */
const allowed = /\b(?:may|could) (?=(?:safely |also |therefore |thus |now )?be\b)/giu

const quantified =
  /(?<!\b(?:not|nearly|almost|in) )\b(?:(?:all|any|every|each|other) (?:(?:other|of the|kinds? of|types? of|available|licensed|the) )*|(?:^|that )no (?:other )?)((?:[\p{L}\d]+[ -]){0,3}?[\p{L}\d]+)(?= (?:can|could|has|have|had|is|are|was|were|does|do|did|will|should|would|help|work|prevent|improv|reduc|lower|cut|rais|protect|increas|slow|shorten|benefit|in\b|for\b|after\b|alike)|[.;,]|$)/giu
const ofClass =
  /\b(?:as a class|whole class|entire class|class effects?|class as a whole|class-wide|across the class|drugs of (?:its|this|that|the) class|other members of (?:its|the) class)\b/iu

/** "No SSRI", "every SGLT2 inhibitor", "a class effect" where the source studied one drug and names no class. */
function findWholeClass(claim: string, { vocabulary, sentences }: SourceReading): Span | null {
  const whole = ofClass.exec(claim)
  if (whole && !open.test(claim) && !sentences.some(({ text }) => /\bclass(?:es)?\b(?! [IVX\d])/.test(text)))
    return [whole.index, whole.index + whole[0].length]
  for (const { 0: written, 1: named = '', index } of findAll(claim, quantified)) {
    const tokens = tokenize(named)
    // "Every SGLT2 inhibitor".
    const last = tokens.findLast(({ word }) => !heads.test(word))
    if (!last || vocabulary.concepts.has(last.concept) || !vocabulary.implied.has(last.concept)) continue
    if (general.test(last.word)) continue
    const start = index + written.lastIndexOf(named)
    return [start, start + named.length]
  }
  return null
}

/** Names that say less than a class. */
const general =
  /^(?:oral|intravenous|subcutaneous|topical|inhaled|drugs?|treatments?|infusions?|injections?|kidney|heart|disease|infection|tablets?|pills?|capsules?|creams?|ointments?|gels?|drops|sprays?|patch(?:es)?)$/
const heads =
  /^(?:agents?|medicines?|inhibitors?|agonists?|antagonists?|blockers?|antibod(?:y|ies)|receptors?|analogues?|drugs?)$/
