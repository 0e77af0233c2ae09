/**
 * Groups of people that studies include or exclude, under the names that questions and articles give them. A mention
 * may be negative: "without diabetes", "pregnant women were excluded".
 */

import { findAll } from '@/lib/shared/text/find-all'
import { joinAfter } from '@/lib/shared/text/join-patterns'

interface Group {
  name: string
  /** Source of what `pattern` finds as whole words. */
  words: string
  pattern: RegExp
  /** The wider group: a study that excludes diabetes excludes type 1 diabetes. */
  within?: string
  /** A study of that group says nothing about this one. */
  opposite?: string
}

const { raw } = String

function defineGroup(name: string, words: string, relation: Pick<Group, 'within' | 'opposite'> = {}): Group {
  return { name, words, pattern: new RegExp(`(?<![\\w])(?:${words})(?![\\w])`, 'gi'), ...relation }
}

/** "14-month-old", "5 year old"; a fracture that is "12 months old" names no patient. */
const childAge = raw`(?:\d{1,2}[- ](?:day|week|month)|(?:[1-9]|1[0-7])[- ](?:year|yr))[- ]olds?`
const adultAge = raw`(?:1[89]|[2-9]\d)(?:[- ](?:year|yr)[- ]olds?| ?yo)`
/** As a state of the patient; "early or late dialysis" is a treatment. */
const onDialysis = raw`(?:on|in|for|receiving|undergoing|maintenance|chronic) (?:h(?:a?)emo)?dialysis|dialysis (?:patients?|or transplant\w*)`

const groups: Group[] = [
  defineGroup('pregnancy', raw`pregnan(?:t|cy|cies)|antenatal|expectant`, { opposite: 'older people' }),
  defineGroup('breast-feeding', raw`breast-?feeding|lactat(?:ing|ion)|nursing mothers?`),
  defineGroup(
    'children',
    raw`(?<!\b(?:as (?:a )?|younger ))child(?:ren)?|(?<!(?:since|from|in|during)(?: an?| his| her| my)? )childhood|p(?:a?)ediatric|(?<!\bas (?:a )?)kids?|infan(?:ts?|cy)|(?<!(?:for|have|having) a )bab(?:y|ies)|toddlers?|neonat\w*|newborns?|adolescents?|teen\w*|boys?|girls?|preterm infants?|${childAge}`,
    { opposite: 'adults' },
  ),
  defineGroup('newborns', raw`neonat\w*|newborns?|preterm infants?`, { within: 'children' }),
  defineGroup(
    'adults',
    raw`adults?|elderly|older (?:people|adults|patients)|postmenopausal|(?<=adolescents and )(?:wo)?men|${adultAge}`,
    {
      opposite: 'children',
    },
  ),
  defineGroup(
    'older people',
    raw`elderly|older (?:people|adults|patients)|geriatric|frail|(?<!\d )(?:over|above|aged?) (?:6[5-9]|[789]\d)|over[- ](?:the )?[6-9]\ds|(?:[789]\d)[- ]year[- ]olds?|octogenarians?`,
    { opposite: 'children' },
  ),
  defineGroup('women', raw`wom[ae]n|females?|postmenopausal|lad(?:y|ies)|lass(?:es)?|girls?`, { opposite: 'men' }),
  defineGroup('men', raw`m[ae]n(?! (?:[BCWY]|ACWY)\b)|males?|blokes?|chaps?|gentlem[ae]n|lads?|boys?`, {
    opposite: 'women',
  }),
  defineGroup('diabetes', raw`diabet\w+|T[12]DM?`),
  defineGroup('type 1 diabetes', raw`type[ -](?:1|I)(?: diabet\w+)?|T1DM?`, {
    within: 'diabetes',
    opposite: 'type 2 diabetes',
  }),
  defineGroup('type 2 diabetes', raw`type[ -](?:2|II)(?: diabet\w+)?|T2DM?`, {
    within: 'diabetes',
    opposite: 'type 1 diabetes',
  }),
  defineGroup(
    'severe kidney impairment',
    raw`${onDialysis}|ESK?R?D|end[- ]stage (?:kidney|renal)\w*|kidney failure|renal failure|severe (?:renal|kidney) (?:impairment|disease|dysfunction)|(?:renal|kidney) (?:impairment|insufficiency)|(?:CKD )?stage [45]|(?:eGFR|CrCl|creatinine clearance|(?:estimated )?GFR)(?: (?:of|was|is|below|under|less than))? ?[<≤]? ?[12]?\d(?:\.\d+)?(?!\d)(?: mL\S*)?|creatinine (?:above|over|of [2-9])[^,;.]{0,20}|(?:creatinine clearance|eGFR|GFR) (?:below|under|less than) \d+`,
  ),
  defineGroup(
    'liver disease',
    raw`cirrho\w+|liver (?:disease|failure|impairment)|hepatic (?:impairment|failure|disease)`,
  ),
  defineGroup('HIV', raw`HIV`),
  defineGroup('immunosuppression', raw`immunocompromised|immunosuppress\w+|transplant(?:ed|ation| recipients?)?`, {
    opposite: 'normal immunity',
  }),
  defineGroup('normal immunity', raw`immunocompetent`, { opposite: 'immunosuppression' }),
  defineGroup('Child-Pugh A', raw`Child[- ]Pugh(?: class)? A(?! (?:or|to|and))`, { opposite: 'Child-Pugh B or C' }),
  defineGroup('Child-Pugh B or C', raw`Child[- ]Pugh(?: class)? (?:B or C|[BC])`, { opposite: 'Child-Pugh A' }),
  defineGroup('obstructive', raw`(?<!non[- ])obstructive (?:(?:hypertrophic )?cardiomyopathy|hypertrophic|HCM)`, {
    opposite: 'non-obstructive',
  }),
  defineGroup('non-obstructive', raw`non-?obstructive (?:hypertrophic )?(?:cardiomyopathy|HCM)`, {
    opposite: 'obstructive',
  }),
  defineGroup('men who have sex with men', raw`men who have sex with men|MSM|gay men|between men|male couples?`, {
    opposite: 'heterosexual people',
  }),
  defineGroup('heterosexual people', raw`heterosexual`, { opposite: 'men who have sex with men' }),
  defineGroup(
    'vaccinated people',
    raw`(?<!un)(?<!non-)vaccinated(?: (?:people|patients|adults|outpatients)|(?= (?:m[ae]n|wom[ae]n|\d{1,3}[- ]?(?:y|M\b|F\b))))`,
    {
      opposite: 'unvaccinated people',
    },
  ),
  defineGroup('unvaccinated people', raw`unvaccinated`, { opposite: 'vaccinated people' }),
  defineGroup(
    'reduced ejection fraction',
    raw`HFrEF|(?<!mildly )reduced (?:left ventricular )?ejection fraction|systolic heart failure`,
    {
      opposite: 'preserved ejection fraction',
    },
  ),
  defineGroup(
    'preserved ejection fraction',
    raw`HF[pm]r?EF|(?:preserved|mildly reduced)(?: or preserved)? (?:left ventricular )?ejection fraction|diastolic heart failure`,
    { opposite: 'reduced ejection fraction' },
  ),
  defineGroup(
    'mechanical heart valve',
    raw`(?:mechanical|prosthetic|metal(?:lic)?|artificial|bileaflet|tilting[- ]disc) (?:(?:heart|mitral|aortic|mechanical) ){0,2}valves?|mitral stenosis|severe valv(?:e|ular) (?:heart )?disease`,
  ),
  defineGroup('STEMI', raw`(?<!non-)(?<!non )ST[- ](?:segment[- ])?elevation|STEMI`, { opposite: 'NSTEMI' }),
  defineGroup(
    'NSTEMI',
    raw`N(?:on[- ]?)?STE(?:MI|-?ACS)|(?:non[- ]|with (?:or|and) without )ST[- ](?:segment[- ])?elevation`,
    {
      opposite: 'STEMI',
    },
  ),
  defineGroup('ischaemic stroke', raw`isch(?:a?)emic strokes?`, { opposite: 'haemorrhagic stroke' }),
  defineGroup('haemorrhagic stroke', raw`h(?:a?)emorrhagic strokes?|intracerebral h(?:a?)emorrhage|subarachnoid\w*`, {
    opposite: 'ischaemic stroke',
  }),
  defineGroup('primary prevention', raw`primary prevention`, { opposite: 'secondary prevention' }),
  defineGroup(
    'secondary prevention',
    raw`secondary prevention|established (?:cardiovascular |vascular )?disease|(?:previous|prior|past|history of|already had an?|had an?|after an?|since (?:his|her|a|my)) (?:heart attack|stroke|myocardial infarction|MI)`,
    { opposite: 'primary prevention' },
  ),
]

const byName = new Map(groups.map((group) => [group.name, group]))
/**
 * Found wherever a group is named: most sentences name none, and one pattern for all says so in a fraction of the time.
 */
const anyGroup = new RegExp(
  joinAfter(
    String.raw`(?<!\w)`,
    groups.map(({ words }) => words),
  ),
  'i',
)

export interface GroupMention {
  name: string
  /** As written. */
  surface: string
  /** "without diabetes", "pregnant women were excluded". */
  isNegated: boolean
}

/** Ends shortly before the group: "without known", "non-", "no history of". */
const negatorBefore =
  /(?<!with or )\b(?:without|no|not(?! (?:enough|controlled|adequate|sufficient|improv|respond|work|help|better))|non|nor|neither|never|free of|rather than|other than|excluding|except)[- ](?:[\w-]+ ){0,2}$/i
/** Directly after the group: "HIV-uninfected". */
const negatorAfter = /^[A-Za-z]+[- ](?:uninfected|(?:sero)?negative)\b/i
/** Anywhere in the same clause. */
const exclusion =
  /\b(?:exclu(?:de[ds]?|ding|sions?)|not (?:enrolled|eligible|included|studied|covered|tested)|ineligible|left out|(?:does|do|did) not (?:apply|cover|include|enrol)|not (?:for|in)|outside this)\b/i

/** "Adults with bacteraemia, excluding S. aureus": the group before it took part. */
const excludesAfter = /\bexclud(?:ing|es)\b.*$/s

/** The mentions of all groups in a text, in the order of the table. */
export function findGroups(text: string): GroupMention[] {
  return text.search(anyGroup) < 0 ? [] : findMentions(text, groups)
}

/** @returns a function that finds the mentions of these groups in a text, in the order of the table */
export function createGroupFinder(names: readonly string[]): (text: string) => GroupMention[] {
  const among = groups.filter(({ name }) => names.includes(name))
  return (text) => findMentions(text, among)
}

function findMentions(text: string, among: readonly Group[]): GroupMention[] {
  return among.flatMap(({ name, pattern }) =>
    findAll(text, pattern).map((match): GroupMention => {
      return { name, surface: match[0], isNegated: isNegatedAt(text, match.index) }
    }),
  )
}

/**
 * Characters read on either side of a mention: a list of exclusions is long, and a text without full stops never ends.
 */
const clauseMax = 300

function isNegatedAt(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - clauseMax), at)
  const after = text.slice(at, at + clauseMax)
  const opening = before.slice(Math.max(before.lastIndexOf(';'), before.lastIndexOf('. ')) + 1)
  const closing = /^.*?(?=;|\.(?:\s|$)|$)/s.exec(after)?.[0] ?? after
  return (
    negatorBefore.test(opening.slice(-40)) ||
    negatorAfter.test(after) ||
    exclusion.test(`${opening}${closing.replace(excludesAfter, '')}`)
  )
}

/** The group itself and those it is part of. */
export function listEnclosingGroups(name: string): string[] {
  const within = byName.get(name)?.within
  return within === undefined ? [name] : [name, ...listEnclosingGroups(within)]
}

const contrasts = groups.flatMap(({ name, opposite }): [string, string][] => {
  return opposite !== undefined && byName.get(opposite)?.opposite === name && name < opposite ? [[name, opposite]] : []
})

/** The pairs of groups that exclude each other. */
export function listContrasts(): [one: string, other: string][] {
  return contrasts
}

export function getOppositeGroup(name: string): string | undefined {
  return byName.get(name)?.opposite
}
