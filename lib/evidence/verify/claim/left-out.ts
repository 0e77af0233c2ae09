/** Finds what a sentence says was left out, is lacking or was not studied. */
import { blankOut } from '@/lib/evidence/verify/edit-text'
import { findAll } from '@/lib/shared/text/find-all'
import { rememberLast } from './remember'
import { nobody } from './words/refusals'

/** The parts of a sentence, between semicolons, that say what was left out. */
export function findLeftOut(text: string): [number, number][] {
  return findAll(text, /[^;]+/g)
    .flatMap(({ 0: part, index }): [number, number][] => {
      const found = excluding.exec(part.replace(ofUnknown, blankOut))
      if (!found) return []
      if (isPlace(found, part)) return [[index + found.index, index + found.index + found[0].length]]
      // "Adults with asthma, excluding smokers", "no abscess (excluded by ultrasound)": others were studied.
      const clause = /, so\b[^,]*$/.exec(part.slice(0, found.index))
      const from = /^excluding$/i.test(found[0]) || part[found.index - 1] === '(' ? found.index : (clause?.index ?? 0)
      return [[index + from, index + part.length]]
    })
    .concat(findAll(text, withoutIt).map(({ 0: phrase, index }) => [index, index + phrase.length]))
}

/**
 * "Stroke of *unknown onset*", "fewer than three doses, *unknown*, or 10 years ago": a case that the source does cover.
 */
const ofUnknown = /\bunknown(?=,? or\b| (?!in\b|for\b|how\b|whether\b|if\b|after\b|beyond\b|at\b)\p{L})/giu

/**
 * What was left out, without the words that say so: "*term infants* were excluded", "does not apply to *term infants*".
 */
export function findNamesLeftOut(text: string): [number, number][] {
  return findAll(text, /[^;]+/g).flatMap(({ 0: part, index }): [number, number][] => {
    const found = excluding.exec(part)
    if (!found || ofDesign.test(found[0])) return []
    const [end, isBefore] = [found.index + found[0].length, found.index > 1 && follows.test(found[0])]
    return [isBefore ? [index, index + found.index] : [index + end, index + part.length]]
  })
}

/** Says how a study was done. */
const ofDesign = /randomi|compar|powered|measured|collected|captured|counted/i
/** Ends words that follow what was left out. */
const follows = /(?:ed|ible|studied|shown|known|out|outside|exclusions?|population|target|question|part|qualify)$/i

/** "Arrest outside hospital" leaves out nothing; "was outside this guideline" does. */
const place = /(?<!\b(?:is|are|was|were|lies?|lay|f[ae]ll) )\boutside\b/gi

function isPlace({ 0: word, index }: RegExpExecArray, part: string): boolean {
  return (
    /^outside$/i.test(word) &&
    findAll(part, place)
      .map((each) => each.index)
      .includes(index)
  )
}

/**
 * Of who was studied: "no wound, purulent drainage or abscess", "not due to S. aureus", "(not hands, feet or joints)",
 * "outside intensive care".
 */
const lacking =
  /(?<!with or |whether or )\b(?:non-[\p{L}]+|(?:no|not|(?:is|are|was|were)n['’]t|without|outside|excluding|except|other than)\b(?:(?!, (?:with|aged|in|who|at|and|on)\b| from (?:an?|the)\b)(?:[^();.]|(?<=\b\p{L})\. ))+)/giu

export function findLacking(text: string): [number, number][] {
  return findAll(text, lacking).map(({ 0: phrase, index }) => [index, index + phrase.length])
}

/** "without diabetes", "non-pregnant": who was studied by what they lack. */
const withoutIt =
  /\bnon-(?!inferior|fatal)\p{L}+|(?<!with or |alive |days |survival |survived |remission |time )\b(?:without|free of|other than|rather than|excluding|except|but (?:no|not))[- ](?:known |prior |previous |established )?(?:\p{Lu}\. )?[\p{L}-]+(?: \d)?(?: (?!and\b|or\b)[\p{L}-]+)?/giu

/** "The trial *tells us nothing about* …", "*no conclusions can be drawn*", "… *were not eligible*". */
const excludingWords = [
  // Who was left out.
  String.raw`(?<!(?<!\b(?:over|under|above|below|than) \d{0,2})\d ?[\p{L}/]{0,8} )exclu(?:de[ds]?|ding|sions?)`,
  '(?<=^\\s{0,2})not',
  'not (?:an? |the (?:target )?population|the target|the question|enrolled|eligible|included|studied|covered|counted|captured|collected|evaluated|tested|examined|apply|cover|for)',
  'not (?:randomi[sz]ed|recruited|assessed|measured|shown|a replacement|known|addressed|represented|invited|compared|powered)',
  'not among (?:those|the (?:people|patients|participants|women|men|children)) (?:enrolled|studied|included|recruited|randomi[sz]ed|treated)',
  String.raw`not in (?:people|patients|women|men|children|adults|those|\p{L}+(?=[.;,]|$))`,
  '(?:was|were) not part of|ineligible|(?<!\\bbe )left out|kept out|screened out|barred|turned away|ruled out (?:at (?:entry|enrolment|enrollment|baseline)|from (?:the (?:trial|study)|entry))|outside',
  '(?:could|can|did)(?: not|not) (?:take part|join|enter|participate|qualify|be (?:enrolled|included|recruited))',
  String.raw`${nobody}(?= [^;.,]{2,80} (?:was|were) (?:enrolled|included|recruited|eligible|studied|randomi[sz]ed|admitted|allowed)\b)`,
  'kept (?:patients|people|participants|women|men|children|adults) out',
  'few (?:people|patients|women|men|participants|had|were)|too few|(?:poorly|barely|hardly|thinly|scarcely|under)[ -]?represented',
  // What the study does not say.
  '(?:does|do|did) not (?:apply|cover|fall (?:under|within)|include|enrol|recruit|admit|extend (?:to|beyond)|study|test|weigh|consider|examine|explore|address|inform|bear on|look (?:at|into))',
  '(?:does|do|did|cannot|can not) (?:not )?(?:tell|say|show whether|answer)',
  '(?:cannot|can not|does not|do not|did not) speak (?:for|to|about)|silent (?:on|about)',
  '(?:tells?|told|says?|said|teach(?:es)?) (?:us |one )?(?:nothing|little)',
  String.raw`(?:offers?|offered|gives?|gave|provides?|provided|ha(?:s|ve|d)) no (?:\p{L}+ )?(?:data|information|guidance|answer|(?:evidence|results?) (?:on|about|regarding))`,
  String.raw`nothing (?:in|from) (?:it|this|these|the) (?:\p{L}+ )?(?:bears?|applies|apply|speaks?)`,
  '(?:nothing|little|no conclusions?) (?:can|could|may|should) be (?:concluded|inferred|said|learned|learnt|drawn)|nothing is known',
  '(?:evidence|data|information) (?:is|are|was|were) (?:lacking|missing|absent|unavailable|scarce|sparse)|no data',
  '(?:should|must|may|might|can)(?: not|not) (?:be )?(?:appl(?:y|ied)|carry over|generali[sz]e|extended|extrapolated|generali[sz]ed|transferred|carried over|assumed|inferred)',
  '(?:estimate|analysis|figures?|trial|study|review|statement|guideline|guidance|advice|document|it|this)(?: and)? (?:leaves?|left) out',
  'lack(?:s|ed|ing)? (?:the |statistical )*power|underpowered|(?:hampered|clouded|weakened|compromised) by',
  'not (?:give|provide|offer|yield|allow|permit) (?:an? |any |direct |reliable |clear )*(?:estimate|answer|comparison|conclusion|guidance|verdict)',
  '(?:not|cannot) (?:be )?(?:used? to (?:dismiss|judge|argue|infer|conclude)|carry (?:these |this |the |its |them |it )?(?:findings?|results?)? ?(?:over|across))',
  '(?:leaves?|left) (?:open|unanswered|unsettled|untested)|untested|unstudied|unexplored|unknown|cannot be',
  'too small to (?:tell|show|say|detect|judge|assess|establish|determine)|(?:managed|treated|handled) differently',
  String.raw`no comparison|no (?:[\p{L}-]+ ){1,4}(?:comparator|comparison|comparison group)`,
]
const excluding = new RegExp(`(?<![\\p{L}\\p{N}])(?:${excludingWords.join('|')})(?![\\p{L}\\p{N}])`, 'iu')

export const saysWhatIsLeftOut = rememberLast((text) =>
  excluding.test(
    text
      .replace(place, '')
      .replace(/\bcan['’]t\b/gi, 'cannot')
      .replace(/(?<=\p{L})n['’]t\b/gu, ' not'),
  ),
)
