/** Compares what a claim draws from a trial, for or against one of its treatments, with which of them did better. */

import { findSide, swapSide } from '@/lib/evidence/verify/claim/arms/arms'
import { readOwnValence, readValence } from '@/lib/evidence/verify/claim/checks/direction/read-valence'
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import { saysWhatIsLeftOut } from '@/lib/evidence/verify/claim/left-out'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { tokenize } from '@/lib/evidence/verify/claim/tokens'

const { raw } = String

const study = raw`\b(?:findings?|results?|trial|study|data|evidence|outcomes?|figures)\b[^.;,]{0,40}?`

/** Words by which a claim draws something from a study; those that are against it come first. */
const against = new RegExp(
  raw`${study}\b(?:(?:argu|speak|spoke|tell|told|weigh|count|caution|warn)\w* (?:\p{L}+ )?against|(?:do|does|did)(?: not|n['’]t) (?:support|justify|back|favou?r|warrant)|(?:offers?|gives?|gave|lends?|provides?) no support (?:for|to)|undermines?|(?:gives?|is|are) (?:a |no )?(?:reason|grounds?) (?:not to|to (?:avoid|abandon|stop)))|\b(?:should|must|ought)(?: not| never|n['’]t)(?: to)? (?:be (?:given|used|offered|started|prescribed)|have|receive|get|take|use)\b|\b(?:should|must) (?:be )?(?:avoid(?:ed)?|abandon(?:ed)?|withheld)\b|\b(?:is|are) (?:not|un)(?: |-)?(?:justified|warranted|worthwhile|indicated)\b`,
  'iu',
)
const inFavor = new RegExp(
  raw`${study}\b(?:(?:support|back|justif(?:y|ie)|favou?r|endorse|encourage|vindicate|warrant)(?:s|d|ed)?|argu(?:e|es|ed) for|mak(?:es?|ing) (?:the|a) (?:\p{L}+ )?case for) (?=\p{L})|\b(?:should|ought to) (?:\p{L}+ )?(?:be (?:given|used|offered|started|adopted|routine|standard)|have|receive|get|take|use)\b|\b(?:is|are) (?:justified|warranted|worthwhile)\b`,
  'iu',
)
/** "May be used" is contradicted by harm alone. */
const permitting =
  /\b(?:can|may|could) (?:safely )?(?:still )?be (?:given|used|offered|started|prescribed|substituted|chosen)\b/i

const open =
  /\b(?:whether|unless|if|trials?|stud(?:y|ies)) (?:[\p{L}-]+ ){0,3}(?:should|can|may|could|is|are) |\?|\b(?:only|rather than|instead of|over|than)\b/iu

/** @returns null unless the primary results of the trial are clearly against what the claim draws from it */
export function checkImplication(claim: string, source: SourceReading): Difference | null {
  if (source.isGuideline || !source.isSummary || open.test(claim) || saysWhatIsLeftOut(claim)) return null
  const refused = against.exec(claim)
  const found = refused ?? inFavor.exec(claim) ?? permitting.exec(claim)
  if (!found) return null
  const side = findSide(tokenize(claim), source.arms)
  if (side === null) return null
  // "Should avoid peanut", where avoidance is an arm.
  const isOfAvoidance = refused !== null && tokenize(refused[0]).some(({ concept }) => source.arms.second.has(concept))
  const favored = refused && !isOfAvoidance ? swapSide(side) : side
  const { verdict, sentence } = readVerdict(source)
  if (verdict === null) return null
  const isPermitted = refused === null && permitting.test(found[0])
  const isAgainst =
    favored === 'first'
      ? verdict === 'worse' || (verdict === 'none' && refused === null && (!isPermitted || harms(source)))
      : verdict === 'better'
  if (!isAgainst) return null
  return { sentence, words: [[found.index, found.index + found[0].length] as Span], sourceWords: [] }
}

interface Verdict {
  /** Of the first arm, by the primary results; null where they differ, were not tested or compare active treatments. */
  verdict: 'better' | 'worse' | 'none' | null
  sentence: number
}

const readVerdict = rememberEach(({ facts, sentences }: SourceReading): Verdict => {
  const primary = facts.filter(({ line, direction }) => line?.isPrimary && !line.isSubgroup && direction !== null)
  const [first] = primary
  const all = new Set(primary.map(judge))
  const [only = null] = all
  if (!first || all.size !== 1 || only === null) return { verdict: null, sentence: 0 }
  const isTie = only === 'none' && (!isInactive(sentences) || sentences.some(({ text }) => alike.test(text)))
  return { verdict: isTie ? null : only, sentence: first.sentence }
})

function judge(fact: Fact): Verdict['verdict'] {
  const { line, direction, text } = fact
  if (direction === 'same') return 'none'
  const name = text.slice(0, line?.nameEnd)
  const valence = readOwnValence(fact) ?? readValence(name)
  if (line?.isSignificant !== true || valence === null || !/^(?:less|more)$/.test(direction ?? '')) return null
  const isMore = (direction === 'more') !== (line.tellsSurvival && valence === 'bad')
  return isMore === (valence === 'good') ? 'better' : 'worse'
}

/** Two treatments without a difference are both reasonable; one that adds nothing to usual care is not. */
function isInactive(sentences: SourceReading['sentences']): boolean {
  return sentences.some(({ text }) => inactive.test(text))
}

const inactive = /^Comparator: (?:[\p{L}-]+ )?(?:placebo|sham|usual|standard|no|routine|control)\b/iu
const alike = /\bnon-?inferior|\bequivalen/i

function harms({ sentences }: SourceReading): boolean {
  return sentences.some(
    ({ section, text }) => section === 'harms' && /\b(?:more|raised|increased|higher)\b/i.test(text),
  )
}
