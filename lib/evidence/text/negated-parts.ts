/**
 * Finds what a text says that the patient does not have: "no liver disease", "without septic shock or influenza",
 * "never vaccinated".
 */
import { findAll } from '@/lib/shared/text/find-all'

interface NegatedPart {
  /** UTF-16 offsets of the whole part, end exclusive: "no liver disease". */
  start: number
  end: number
  /** What is denied: "liver disease". */
  denied: string
}

const { raw } = String

/** Ends what a negation reaches. */
const closing = raw`(?:and|but|or|nor|with|in|on|for|who|which|that|is|are|was|were|has|have|had|should|shall|can|could|do|does|did|would|will|may|might|what|how|when|where|why|to|at|after|before|during|since|versus|vs|than|if|as|by|from|then|so|because|while|whether|unless|until|except|apart|yet|please|we|i|he|she|they|it|no|not|nil|never|without|neither)`
const word = raw`(?!${closing}(?![\p{L}\d-]))[\p{L}\d][\p{L}\d/+'’-]*`
const name = raw`${word}(?:\s+${word}){0,3}`
/**
 * "Without cirrhosis, varices or ascites.": of a statement a list goes on to its "or". "No suicidal thoughts, CBT or a
 * drug?" asks for one of the two.
 */
const list = raw`${name}(?:(?:,\s+${name}){1,5},?\s+(?:or|nor)\s+${name}(?=\s*[.;)])|\s+(?:or|nor)\s+${name})?`

/** Heads of what a treatment lacks or a question asks, and of nothing that a patient has. */
const ofResults = raw`(?:benefits?|difference\w*|effects?|evidence|harms?|improve\w*|responses?|respond\w*|advantages?|increase\w*|decrease\w*|reduc\w*|changes?|worse|better|use|point|good|need\w*|idea|more|less|fewer|longer|later|significant\w*|sooner|doubt|joy|luck|relief|help\w*|matter|only|just|sure|certain|clear|enough|work\w*|settl\w*|tolera\w*|control\w*|able|possible|available|be|all|every\w*|necessarily|routine\w*|recommend\w*|indicated|stop\w*|start\w*|give\w*|take\w*|one|other|further|data|trials?|stud(?:y|ies)|randomi[sz]\w*|answer|alternative|choice|option)(?![\p{L}\d-])`

const qualifier = raw`(?:(?:known|prior|previous(?:ly)?|past|recent|current(?:ly)?|active|personal|family|(?:history|evidence|signs?|symptoms?)\s+of|any|an?|the|ever|been|being|had|having|yet|on|taking|using)\s+){0,4}`

/** "Who should not get it?" asks for advice. */
const before = new RegExp(
  raw`(?<![\p{L}\d-])(?:no|nil|without|(?<!(?:should|must)\s)not|never|den(?:ies|ied|ying)|free of|neither|nor|rather than|other than)\s+(?!${ofResults})${qualifier}(?!${ofResults})(${list})`,
  'giu',
)
/** "With or without diabetes" includes everyone. */
const eitherWay = /\b(?:with|and|or)\s+$/i
/** Characters that it may take. */
const eitherWayMax = 12
/** "HIV negative", "EGFR wild type"; a negative test or a disease that is called so is another matter. */
const after =
  /(?<![\p{L}\d-])(?!(?:false|true|gram|triple|test|tests|tested|swab|cultures?|screen|scan|result|the|is|was|are|were|be)[\s-])(\p{L}[\p{L}\d]{1,20}(?:[\s-]\d+)?)[\s-](?:neg|negative|wild[\s-]?type|na[iï]ve)(?![\p{L}\d-]|\s(?:predictive|pressure|margins?|cultures?|tests?|results?))/giu

/** In the order of the text; parts do not overlap. */
export function findNegatedParts(text: string): NegatedPart[] {
  const found = [
    ...findAll(text, before)
      .map(({ 0: whole, 1: denied = '', index }) => ({ whole, denied, index }))
      .filter(
        ({ index, whole }) =>
          !(/^(?:without|not)/i.test(whole) && eitherWay.test(text.slice(Math.max(0, index - eitherWayMax), index))),
      ),
    ...findAll(text, after).map(({ 0: whole, 1: denied = '', index }) => ({ whole, denied, index })),
  ].map(({ whole, denied, index }) => ({ start: index, end: index + whole.length, denied }))
  let reached = 0
  return found
    .toSorted((a, b) => a.start - b.start)
    .filter(({ start, end }) => {
      const isFree = start >= reached
      reached = Math.max(reached, end)
      return isFree
    })
}

/** @returns the text with blanks in place of what it denies */
export function blankNegatedParts(text: string): string {
  let blanked = ''
  for (const { start, end } of findNegatedParts(text))
    blanked += text.slice(blanked.length, start).padEnd(end - blanked.length)
  return blanked + text.slice(blanked.length)
}
