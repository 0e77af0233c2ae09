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
import { findForms, listFormLines, namesForm } from '@/lib/evidence/text/exclusive-forms'
import { describesStudy } from '@/lib/evidence/verify/claim/describes-study'
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import { findLacking, findLeftOut, saysWhatIsLeftOut } from '@/lib/evidence/verify/claim/left-out'
import type { SourceSentence } from '@/lib/evidence/verify/claim/read-source'
import { rememberEach, rememberLast } from '@/lib/evidence/verify/claim/remember'
import { findStates, listStateLines, namesState } from './described-states'

type Sentence = Pick<SourceSentence, 'text' | 'role'>

/**
 * @returns a difference when the source studied the opposite of what the claim names, and never that group itself;
 *   otherwise null
 */
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

/** "A saturation above 90%" is not an age. */
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
    const studied = mentions.find(
      (each) => each.name === opposite && (describesStudy(each.role) || isOnlyStudied(each, sentences)),
    )
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

/** "Immunocompetent people only", among the limitations. */
function isOnlyStudied(
  { surface, sentence, role }: { surface: string; sentence: number; role: string },
  sentences: readonly Sentence[],
): boolean {
  const text = sentences[sentence]?.text ?? ''
  const at = text.indexOf(surface)
  if (role !== 'limitations' || at < 0) return false
  return (
    /(?:^|; )$/.test(text.slice(0, at)) &&
    !/\b(?:not|no|few|under-?represented)\b/.test(text.slice(at).split(';')[0] ?? '')
  )
}

/** "In extremely preterm infants, …" */
const ofPopulation = /^(?:In|Among|For)\b/

function locate(text: string, part: string): Span {
  const at = Math.max(0, text.indexOf(part))
  return [at, at + part.length]
}

/** The forms and the states that a source states of its participants: only claims on one of their lines can differ. */
const readForms = rememberEach((sentences: readonly Sentence[]) => listFormLines(sentences.map(describe)))
const readStates = rememberEach((sentences: readonly Sentence[]) => listStateLines(sentences.map(describeWhom)))

/** Most claims name no form and no state, and need not have the source read for them. */
function findClaimedForms(claim: string, sentences: readonly Sentence[]) {
  const forms = namesForm(claim) ? findForms(claim, readForms(sentences)) : []
  const states = namesState(claim) ? findStates(claim, readStates(sentences)) : []
  return [
    ...forms.map(({ form, others }) => ({ form, others, isState: false })),
    ...states.map(({ state, others }) => ({ form: state, others, isState: true })),
  ]
}

/** The source names another form where it describes its participants, and the claimed one only as excluded. */
function findOtherForm(claim: string, sentences: readonly Sentence[]): Difference | null {
  for (const { form, others, isState } of findClaimedForms(claim, sentences)) {
    if (sentences.some((each) => affirms(each, form))) continue
    const described = isState ? describeWhom : describe
    const sentence = sentences.findIndex((each) => others.some((other) => other.test(described(each))))
    const other = others.find((each) => each.test(sentences[sentence]?.text ?? ''))
    if (!other) continue
    return { sentence, words: spanOf(form, claim), sourceWords: spanOf(other, sentences[sentence]?.text ?? '') }
  }
  return null
}

/** The text by which a sentence describes the participants; empty if it does not. */
function describe({ text, role }: Sentence): string {
  return describesStudy(role) || ofPopulation.test(text) ? text : ''
}

/**
 * A state is also one of an outcome: "in cancer, … fewer became *outpatients*" describes its people before the comma.
 */
function describeWhom(each: Sentence): string {
  const text = describe(each)
  return describesStudy(each.role) ? text : (text.split(',')[0] ?? '')
}

function affirms({ text, role }: Sentence, form: RegExp): boolean {
  const found = form.exec(text)
  if (!found) return false
  const leftOut = [...findLeftOut(text), ...(role === 'results' || role === 'harms' ? [] : findLacking(text))]
  return !leftOut.some(([from, to]) => found.index >= from && found.index < to)
}

function spanOf(pattern: RegExp, text: string): Span[] {
  const found = pattern.exec(text)
  return found ? [[found.index, found.index + found[0].length]] : []
}
