/**
 * Finds claims about people or a form of a disease that the source excludes by definition: "term infants" for preterm
 * ones.
 */
import {
  createGroupFinder,
  findGroups,
  type GroupMention,
  getOppositeGroup,
  listEnclosingGroups,
} from '@/lib/evidence/question/population-groups'
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import { findLacking, findLeftOut, saysWhatIsLeftOut } from '@/lib/evidence/verify/claim/left-out'
import { rememberLast } from '@/lib/evidence/verify/claim/remember'

interface Sentence {
  text: string
  role: string
}

/** @returns null unless the source studied the opposite of what the claim names, and never that group itself */
export function checkPopulation(claim: string, sentences: readonly Sentence[]): Difference | null {
  if (saysWhatIsLeftOut(claim)) return null
  return findOppositeGroup(claim, sentences) ?? findOtherForm(claim, sentences)
}

function isPresent({ isNegated }: GroupMention): boolean {
  return !isNegated
}

/** The first mention of each group. */
const findClaimedGroups = rememberLast((claim) => {
  const all = findGroups(claim).filter((group) => isPresent(group) && !isMeasure(group, claim))
  return all.filter(({ name }, index) => all.findIndex((each) => each.name === name) === index)
})

/** "A saturation above 90%" is no age. */
function isMeasure({ surface }: GroupMention, claim: string): boolean {
  return /\d$/.test(surface) && claim.includes(`${surface}%`)
}

function findOppositeGroup(claim: string, sentences: readonly Sentence[]): Difference | null {
  const named = findClaimedGroups(claim)
  for (const { name, surface } of named) {
    const opposite = getOppositeGroup(name)
    if (opposite === undefined || named.some((each) => each.name === opposite)) continue
    const findRelevant = createGroupFinder([...listEnclosingGroups(name), opposite])
    const mentions = sentences.flatMap(({ text, role }, sentence) =>
      findRelevant(text)
        .filter(isPresent)
        .map((each) => ({ ...each, sentence, role })),
    )
    const studied = mentions.find((each) => each.name === opposite && describes.has(each.role))
    // "The adult trial used another dose" is about another study.
    if (!studied || mentions.some((each) => each.name !== opposite && each.role !== 'limitations')) continue
    const text = sentences[studied.sentence]?.text ?? ''
    return {
      sentence: studied.sentence,
      words: [locate(claim, surface)],
      sourceWords: [locate(text, studied.surface)],
    }
  }
  return null
}

const describes: ReadonlySet<string> = new Set(['aim', 'methods'])
/** "In extremely preterm infants, …" */
const ofPopulation = /^(?:In|Among|For)\b/

function locate(text: string, part: string): Span {
  const at = Math.max(0, text.indexOf(part))
  return [at, at + part.length]
}

const { raw } = String

/**
 * A form describes a population only next to a word for people: "hospitalized adults", but not "fewer were
 * hospitalized".
 */
const people =
  '(?:patients?|adults?|children|infants?|people|persons?|participants?|individuals?|(?:wo)?men|volunteers?)\\b'

/** Forms that exclude each other. */
const forms: readonly (readonly string[])[] = [
  [raw`(?<!out[- ]of[- ])\bin-hospital (?=cardiac|arrest)`, raw`out-of-hospital`],
  [
    raw`(?<!near[- ]|pre|late[- ]preterm and |post-?)\b(?:full-)?term (?:infants?|babies|births?|newborns?|neonates?)|\b(?:born )?at term\b`,
    raw`\b(?:pre-?term|premature)|\b2\d(?: to \d\d)? weeks of gestation`,
  ],
  [raw`\bovert\b`, raw`\bsub-?clinical`],
  [raw`\bopen-angle`, raw`\bangle[- ]closure|\bclosed-angle`],
  [raw`-sensitive\b|[- ]susceptible\b`, raw`-resistant\b|-nonsusceptible\b|-non-susceptible\b|\brefractory\b`],
  [
    raw`\b(?:treatment|chemotherapy|drug|antiretroviral|biologic|steroid)-na[iï]ve\b|\bpreviously untreated\b|\bnever (?:been )?treated\b|\buntreated (?!group|arm|control|risk|people|patients|women|men|ones)\p{L}`,
    raw`\bpre-?treated\b|\bpreviously treated\b|\b(?:who )?ha[ds] (?:already )?received (?:\p{L}+ )?before\b|-experienced\b`,
  ],
  [
    raw`\bfirst-line\b|\bnewly diagnosed\b|\bpreviously untreated\b`,
    raw`\brelapsed\b|\brefractory\b|\bsecond-line\b|\bpreviously treated\b`,
  ],
  [raw`\bclean (?:surgery|operations?|procedures?|wounds?)`, raw`\bclean-contaminated|\bcontaminated|\bdirty`],
  [raw`\bpartial(?:-thickness)?\b`, raw`\bfull-thickness`],
  [raw`\blow[- ]risk ${people}`, raw`\bhigh[- ]risk ${people}|${people} at (?:a )?high(?:er)? risk\b`],
  [raw`\b(?:small|limited)(?: ischa?emic)? (?:core|infarct)`, raw`\blarge(?: ischa?emic)?[- ](?:core|infarct)`],
  [raw`\bresidual (?:invasive )?disease`, raw`\bcomplete (?:pathological )?response`],
  [raw`\basymptomatic ${people}`, raw`(?<!a)\bsymptomatic ${people}`],
  [raw`\bdisabling stroke|\bmajor stroke|\bsevere stroke`, raw`\bminor (?:ischa?emic )?stroke|\bnondisabling|\bTIA\b`],
  [raw`\bnon-?valvular\b`, raw`\brheumatic\b|(?<!non)(?<!non-)\bvalvular\b`],
  [raw`(?<!non-)(?<!non)\bneurogenic\b`, raw`\bnon-?neurogenic\b`],
  [raw`\bcryptococcal mening`, raw`\btubercul\w+ mening`, raw`\bbacterial mening`, raw`\bviral mening`],
  [raw`\bimmunocompromised\b|\bimmunosuppressed\b`, raw`\bimmunocompetent\b`],
  [
    raw`\bhospitali[sz]ed (?:\p{L}+ )?${people}|\binpatients?\b`,
    raw`\boutpatients?\b|\bnon-?hospitali[sz]ed\b|\bambulatory ${people}`,
  ],
  [raw`\bsingle[- ]vessel`, raw`\bmulti-?vessel`],
  [raw`\bHER2-positive`, raw`\bHER2-negative`, raw`\bHER2-(?:ultra)?low`, raw`\btriple-negative`],
  [
    raw`\bhormone[- ]receptor[- ]positive|\bestrogen[- ]receptor[- ]positive|\bER-positive`,
    raw`\btriple-negative|\bhormone[- ]receptor[- ]negative|\bER-negative`,
  ],
  [raw`\bcastration-sensitive|\bhormone-sensitive`, raw`\bcastration-resistant`],
  [raw`\bsquamous\b`, raw`\bnon-?squamous\b`],
  [raw`\brelapsing`, raw`\bprimary progressive`],
  [raw`\bparoxysmal (?:atrial|AF)\b`, raw`\bpermanent (?:atrial|AF)\b`],
  [raw`\bunprovoked`, raw`(?<!un)\bprovoked`],
  [raw`\bautosomal dominant`, raw`\bautosomal recessive`],
]

const read = forms.map((each) => each.map((words) => new RegExp(words, 'iu')))
/** Most sentences name no form, and one pattern for all says so in a third of the time. */
const anyForm = new RegExp(forms.flat().join('|'), 'iu')

/** The forms that a claim names, each beside those that it excludes. */
const findClaimedForms = rememberLast((claim) => {
  if (!anyForm.test(claim)) return []
  return read.flatMap((members): { members: readonly RegExp[]; member: RegExp }[] => {
    const [member, ...others] = members.filter((pattern) => pattern.test(claim))
    return member && others.length === 0 ? [{ members, member }] : []
  })
})

/** The source names another form where it describes its participants, and the claimed one only as excluded. */
function findOtherForm(claim: string, sentences: readonly Sentence[]): Difference | null {
  for (const { members, member } of findClaimedForms(claim)) {
    if (sentences.some((each) => affirms(each, member))) continue
    const sentence = sentences.findIndex(
      ({ text, role }) =>
        (describes.has(role) || ofPopulation.test(text)) &&
        members.some((other) => other !== member && other.test(text)),
    )
    const other = members.find((each) => each !== member && each.test(sentences[sentence]?.text ?? ''))
    if (!other) continue
    return { sentence, words: spanOf(member, claim), sourceWords: spanOf(other, sentences[sentence]?.text ?? '') }
  }
  return null
}

function affirms({ text, role }: Sentence, member: RegExp): boolean {
  const found = member.exec(text)
  if (!found) return false
  const leftOut = [...findLeftOut(text), ...(role === 'results' || role === 'harms' ? [] : findLacking(text))]
  return !leftOut.some(([from, to]) => found.index >= from && found.index < to)
}

function spanOf(pattern: RegExp, text: string): Span[] {
  const found = pattern.exec(text)
  return found ? [[found.index, found.index + found[0].length]] : []
}
