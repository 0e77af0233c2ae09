/** Leaves out the words of a question that say how it asks, and sets places and settings aside. */
import { namesDisease } from '@/lib/evidence/text/disease-names'
import { foldWord, splitWords, stemWord } from '@/lib/evidence/text/normalize-terms'
import { isPlaceName } from '@/lib/evidence/text/place-names'
import type { QuestionFacets } from './question-facets'
import { isSpecificTerm, type QuestionTerm } from './question-terms'

/** @param text the last turn */
export function weighTerms(text: string, terms: QuestionTerm[], { asked }: QuestionFacets): QuestionTerm[] {
  const subjects = dropAskingWords(text, markSetting(text, markPlaces(markOrganOfDisease(dropFeltWords(terms)))))
  const chosen = asked.includes('recommendation') ? subjects.map(dropChoiceWeight) : subjects
  return asked.includes('dose') ? chosen.map(dropRegimenWeight) : chosen
}

const regimenWords =
  /^(?:start\w*|initial\w*|begin\w*|max\w*|min|minim\w+|target|full|usual|standard|correct|right|recommended|exact|dos\w+|regimen\w*|schedul\w+|titrat\w+|uptitrat\w+|frequen\w+|often|much)$/i

/** "Starting and maximum dose" is answered by figures, not by an article that repeats these words. */
function dropRegimenWeight(term: QuestionTerm): QuestionTerm {
  return namesRegimen(term) ? { ...term, kind: 'general', weight: 0 } : term
}

/** "CAP" is a pneumonia, "the cap" the largest dose. */
function namesRegimen({ kind, surface }: QuestionTerm): boolean {
  return (
    (kind === 'general' && regimenWords.test(surface)) || /^(?:(?:up)?titrat(?:e|ed|ion)|cap|ceiling)$/.test(surface)
  )
}

/**
 * What results are given as, what help is asked for, how long something has been felt, and the
 * alternative to do nothing.
 */
const askingWords = new RegExp(
  [
    String.raw`\b(?:hazard|odds|risk|rate) ratios?\b`,
    String.raw`\b(?:absolute|relative) risks?(?: (?:reductions?|differences?|increases?))?\b`,
    String.raw`\b(?:confidence intervals?|p[- ]values?|effect sizes?|event rates?|numbers? needed to (?:treat|harm)|NN[TH]s?(?= (?:of|for|with|in|on)))\b`,
    String.raw`\b(?:(?:adverse|unwanted|undesired|untoward) (?:drug )?(?:effects?|events?|reactions?)|side[- ]?effects?)\b`,
    String.raw`\b(?:(?:primary|secondary|main|key|co-?primary|composite) )?end ?-?points?\b`,
    String.raw`\b(?:primary|secondary|main|key|composite) outcomes?\b`,
    String.raw`\b(?:do|does|will|would|can|could|are there) any (?:medicines?|medications?|meds|drugs?|tablets?|pills?|treatments?)(?: (?:that )?(?:really |actually )?(?:help|work)s?)?\b`,
    String.raw`(?<=\b(?:been|had|having|suffered|suffering)\b[^.?!,;]{0,40})\bfor (?:(?:about|over|nearly|almost|more than|at least|the last|the past) )?(?:half an?|an?|several|a few|many|some|\d+|one|two|three|four|five|six) (?:days?|weeks?|months?|years?)\b`,
    String.raw`\bor (?:just |simply )?(?:leave (?:it |them |her |him |well )?(?:alone|be)|do nothing|watch and wait)\b`,
  ].join('|'),
  'gi',
)

/** "Hazard ratio for the primary endpoint": articles on anything have these words or lack them. */
function dropAskingWords(text: string, terms: QuestionTerm[]): QuestionTerm[] {
  const stems = new Set([...text.matchAll(askingWords)].flatMap(([part]) => splitWords(part).map(({ stem }) => stem)))
  const isDropped = ({ stem, kind }: QuestionTerm) => stems.has(stem) && kind !== 'drug'
  if (stems.size === 0 || !terms.some((term) => isSpecificTerm(term) && !isDropped(term))) return terms
  return terms.map((term) => (isDropped(term) ? { ...term, kind: 'general', weight: 0 } : term))
}

const choiceWords = /^(?:first|initial|line|firstline|choice|best|preferred)$/i

/** "First-line treatment" is answered by what to give first, not by a sentence on "first-line alternatives". */
function dropChoiceWeight(term: QuestionTerm): QuestionTerm {
  return term.kind === 'general' && choiceWords.test(term.surface) ? { ...term, weight: 0 } : term
}

/**
 * "The Berlin definition", "the Los Angeles classification", "the modified Rankin scale": what follows the
 * place in its name.
 */
const namedAfterPlace =
  /^(?:definitions?|criteri(?:a|on)|classifications?|scales?|scores?|grad(?:es?|ing)|stag(?:es?|ing)|consensus|guidelines?|trials?|study|registry)$/
/** "PARIS": an acronym of a study. */
const capitals = /^\p{Lu}{4,}$/u

/** "The capital of Mongolia", "the weather in Paris": a question that names nothing but places has no subject. */
function markPlaces(terms: QuestionTerm[]): QuestionTerm[] {
  const namesOther = terms.some((term, index) => {
    if (!isPlaceName(term.word)) return isSpecificTerm(term)
    return capitals.test(term.surface) || namedAfterPlace.test(terms[index + 1]?.word ?? '')
  })
  return namesOther ? terms : terms.map((term) => (isSpecificTerm(term) ? { ...term, role: 'context' } : term))
}

const felt = /^(?:hurt(?:s|ing)?|ach(?:e|es|ing)|sore)$/

/** "My gallstones only hurt now and then": articles say that a disease is symptomatic, or nothing. */
function dropFeltWords(terms: QuestionTerm[]): QuestionTerm[] {
  const isDisease = (term: QuestionTerm) => isSpecificTerm(term) && !felt.test(term.word) && namesIllness(term)
  if (!terms.some(isDisease)) return terms
  return terms.map((term) => (felt.test(term.word) ? { ...term, kind: 'general', weight: 0 } : term))
}

/** "Gallstones", "prostatitis"; a part of the body that hurts is no disease. */
function namesIllness({ word, stem }: QuestionTerm): boolean {
  return inflammation.test(word) || /stones?$/.test(word) || (namesDisease({ word, stem }) && !adjective.test(word))
}

const inflammation = /(?:itis|itides|osis|oses)$/
const adjective = /(?:ic|al|ar|ary|ous|oid)$/
/** As long as the name of the organ in that of its disease. */
const organNameMin = 5

/**
 * "My sinuses ache, is it sinusitis?": an organ named with its disease confirms a match and is not a further subject.
 */
function markOrganOfDisease(terms: QuestionTerm[]): QuestionTerm[] {
  const diseases = terms.filter((term) => isSpecificTerm(term) && inflammation.test(term.word))
  if (diseases.length === 0) return terms
  const isOrganOfOne = ({ word }: QuestionTerm) =>
    word.length >= organNameMin &&
    !inflammation.test(word) &&
    !adjective.test(word) &&
    diseases.some((disease) => disease.word.startsWith(word.slice(0, Math.max(organNameMin, word.length - 2))))
  return terms.map((term) => (term.kind === 'specific' && isOrganOfOne(term) ? { ...term, role: 'context' } : term))
}

const setting =
  /\b(?:in|at|from|of|for|to)\s+(?:an?\s+|the\s+)?(?:(nursing|residential|emergency)\s+(?:homes?|departments?|rooms?)|(ED|ER|GP))\b/i

/** "Asymptomatic bacteriuria in a nursing home": the setting confirms a match and is not a subject. */
function markSetting(text: string, terms: QuestionTerm[]): QuestionTerm[] {
  const [, place, abbreviation = ''] = setting.exec(text) ?? []
  const stem = stemWord(foldWord(place ?? abbreviation))
  const isOnly = !terms.some((term) => isSpecificTerm(term) && term.stem !== stem)
  return isOnly ? terms : terms.map((term) => (term.stem === stem ? { ...term, role: 'context' } : term))
}
