/** Reads what a conversation is about: a turn that names no drug or disease is about the subject of the turns before. */
import { isBoundStem } from '@/lib/evidence/text/bound-tokens'
import { splitWords } from '@/lib/evidence/text/normalize-terms'
import { findOutcomes } from '@/lib/evidence/text/outcomes'
import { type QuestionParts, splitPatientDetails } from './patient-details'
import { findGroups, type GroupMention } from './population-groups'
import { type QuestionFacets, readFacets } from './question-facets'
import { collectTerms, isSpecificTerm, type QuestionTerm } from './question-terms'

/** Weights of words that the last turn did not ask about: they keep the subject, and the new words lead. */
const weights = { inherited: 0.7, fact: 0.6, aside: 0.25 }

/** A pasted record has hundreds of words; its first ones say what is wrong with the patient. */
const contextTermsMax = 12

/** Facts that stand for the subject of a question which names none: what is wrong comes first. */
const factSubjectsMax = 3

/** What a conversation is about, as of its last turn. */
export interface Subject {
  terms: QuestionTerm[]
  /** The texts that the subject comes from, oldest first. */
  asked: string[]
  /** "And in pregnancy?" asks for the facets of the turn before. */
  facets: QuestionFacets
  groups: GroupMention[]
  isFollowUp: boolean
}

/**
 * A conversation keeps its subject until a turn names another one.
 *
 * @param findings facts of the patient that the last turn gives as laboratory values
 */
export function readTurns(turns: string[], findings: string[] = []): Subject {
  let subject: Subject = { terms: [], asked: [], facets: readFacets(''), groups: [], isFollowUp: false }
  turns.forEach((text, index) => {
    subject = readTurn(text, index === turns.length - 1 ? findings.join(', ') : '', subject)
  })
  return subject
}

/** Adds facts of the patient that earlier turns gave as laboratory values. */
export function addEarlierFindings(subject: Subject, findings: string[]): Subject {
  const text = findings.join(', ')
  const known = new Set(subject.terms.map(({ stem }) => stem))
  const groups = subject.groups.length > 0 ? subject.groups : findGroups(text)
  return { ...subject, terms: [...subject.terms, ...collectDetails(text, 'fact', known)], groups }
}

function readTurn(text: string, findings: string, before: Subject): Subject {
  const parts = addFacts(splitPatientDetails(text), findings)
  const own = collectOwn(parts)
  const known = new Set(own.map(({ stem }) => stem))
  const context = [
    ...collectDetails(parts.facts, 'fact', known),
    ...collectDetails(parts.asides, 'aside', known),
  ].slice(0, contextTermsMax)
  const whole = `${parts.facts} ${parts.asked}`.trim()
  const facets = readFacets(parts.asked)
  const groups = findGroups(findings === '' ? text : `${text}\n${findings}`)
  const depends = before.terms.length > 0 && dependsOnPrevious(parts.asked, own)
  if (depends) {
    const inherited = inheritTerms(parts.asked, own, before.terms, facets).filter(({ stem }) => !known.has(stem))
    return {
      terms: [...own.map(markPassing), ...inherited, ...context],
      asked: [...before.asked, whole],
      facets: facets.isNamed ? facets : before.facets,
      groups: groups.length > 0 ? groups : before.groups,
      isFollowUp: true,
    }
  }
  return {
    terms: [...own, ...context, ...recallCondition(own, before.terms)],
    asked: [whole],
    facets,
    groups,
    isFollowUp: false,
  }
}

function addFacts(parts: QuestionParts, findings: string): QuestionParts {
  return findings === '' ? parts : { ...parts, facts: [findings, parts.facts].filter(Boolean).join('. ') }
}

/**
 * "Tablet or injections?" names no subject: the patient's first facts do, or else what was measured. A fact that the
 * library does not know confirms nothing, so it is no subject that an article lacks.
 */
function collectOwn({ asked, facts, asides }: QuestionParts): QuestionTerm[] {
  const own = collectTerms(asked, 1)
  if (`${facts}${asides}` === '' || own.some((term) => isSpecificTerm(term) && !isAttribute(term))) return own
  const named = collectTerms(facts, 1).filter(isSpecificTerm)
  const subjects = (named.length > 0 ? named : collectTerms(asides, 1).filter(isSpecificTerm))
    .slice(0, factSubjectsMax)
    .map((term) => ({ ...term, isFact: true }))
  const stems = new Set(subjects.map(({ stem }) => stem))
  const rest = own.filter(({ stem }) => !stems.has(stem))
  return [
    ...subjects,
    ...rest.map((term) => ({ ...term, kind: term.kind === 'specific' ? ('general' as const) : term.kind })),
  ]
}

/** "Does metformin help?" names no disease; that of the turns before may confirm a match. */
function recallCondition(own: QuestionTerm[], before: QuestionTerm[]): QuestionTerm[] {
  const specific = own.filter(isSpecificTerm)
  if (specific.length === 0 || specific.some(({ kind }) => kind !== 'drug')) return []
  const known = new Set(own.map(({ stem }) => stem))
  return before
    .filter((term) => isSpecificTerm(term) && term.kind !== 'drug' && !term.isPassing && !known.has(term.stem))
    .map((term) => ({ ...term, weight: weights.fact, role: 'context' }))
}

/** Of "bleeding?" the next turn may ask for more, "in the elderly?", or leave it, "what dose?". */
function markPassing(term: QuestionTerm): QuestionTerm {
  return term.kind !== 'drug' ? { ...term, isPassing: true } : term
}

/** "And dapagliflozin?" after a question on empagliflozin replaces the drug and keeps the disease. */
function inheritTerms(
  text: string,
  own: QuestionTerm[],
  before: QuestionTerm[],
  { isNamed }: QuestionFacets,
): QuestionTerm[] {
  const replacesDrug = own.some(({ kind }) => kind === 'drug') && !combines.test(text)
  return before.flatMap((term) => {
    if (term.kind === 'general' || term.kind === 'number') return []
    if (term.isPassing && (isNamed || replacesDrug)) return []
    if (replacesDrug && term.kind === 'drug') return []
    return [{ ...term, weight: Math.min(term.weight, weights.inherited) }]
  })
}

const combines = /\b(?:or|versus|vs|than|compar\w+|plus|added|adding|combin\w+|together|on top)\b/i

function collectDetails(text: string, detail: 'fact' | 'aside', known: Set<string>): QuestionTerm[] {
  return collectTerms(text, weights[detail]).flatMap((term) => {
    if (known.has(term.stem) || term.kind === 'general' || term.kind === 'number') return []
    known.add(term.stem)
    return [{ ...term, role: 'context' as const, detail }]
  })
}

/** A fragment that begins with a preposition, "without oxygen?", is no question of its own. */
const fragment = /^\s*(?:with|without|in|on|at|after|before|during|for|if|when)(?:\s+\S+){1,4}\s*$/i
const continues = /^\s*(?:and|but|or|also|plus|so|then|what about|how about|what if|same|ok(?:ay)?,? (?:and|but|so))\b/i

/** "Compared with warfarin?", "is it better than warfarin?": the other side of the comparison is the subject before. */
const comparesBack =
  /^\s*(?:(?:and|so|but|ok(?:ay)?)\b,?\s*)?(?:(?:how|as)\b[^.?;]{0,20}\s)?(?:compar(?:ed?|ing|ison)\s+(?:with|to)|versus|vs\.?|against|(?:(?:is|are|was|were|any|does|do)\s+)?(?:(?:it|this|that|they)\s+)?(?:\w+\s+){0,3}(?:better|worse|safer|stronger|superior|effective|less|more)\s+(?:\w+\s+)?(?:than|to))\b/i
/** Words of a comparison that names both sides. */
const namedControl = /\b(?:placebo|nothing|no (?:treatment|drug|therapy)|(?:usual|standard) care|control)\b/i

function isOtherSide(text: string, subjects: QuestionTerm[]): boolean {
  return subjects.length === 1 && comparesBack.test(text) && !namedControl.test(text)
}

const pointsBack =
  /\b(?:it|its|they|them|their|this|that|these|those|the (?:drug|treatment|trial|study|same|result|effect|dose|patients|participants|intervention|comparison|control group|authors)|instead)\b/i
/** Names of a population, an outcome or a part of a study: a turn that names only these is about the subject before. */
const attributes = new Set(
  `death mortality survival survive die bleeding bleed hemorrhage hospitalization hospital admission stroke recurrence
  relapse remission response progression cure pain symptoms fall falls fracture weight quality life outcome baby babies
  infant infants newborn child children kid kids boy girl teenager adolescent adult elderly older pregnant pregnancy
  pregnancies breastfeeding lactation trimester men male males female females women diabetic diabetics diabetes renal
  kidney liver hepatic impairment dialysis cirrhosis obese obesity frail frailty smoker smokers black asian ethnic race
  sex gender subgroup subgroups participant participants excluded exclude exclusion exclusions inclusion include eligible
  eligibility enroll enrolled recruit recruited trial trials sponsor funding followup follow-up blinded blinding placebo
  control endpoint toxicity tolerability toxic nausea vomiting hypotension hypoglycemia hyperkalemia diarrhea infection
  infections rash headache fatigue suicide weight duration interval oral intravenous iv tablet tablets injection orally
  monitoring cost nnt nnh hr ci cheaper guideline guidelines uspstf nice who esc aha evidence strongest death deaths
  positives negatives accuracy sensitivity specificity creatinine sodium inr
  type stage grade class depression psychosis hypertension cancer loss gain repair repaired surgery operation
  operate`
    .split(/\s+/)
    .flatMap((word) => splitWords(word).map(({ stem }) => stem)),
)

/** Whether a turn is about the subject before: it continues or points back, or names no drug, disease or procedure. */
function dependsOnPrevious(text: string, own: QuestionTerm[]): boolean {
  const specific = own.filter(isSpecificTerm)
  const outcomes = namesCondition.test(text) ? [] : listOutcomeNames(text)
  const subjects = specific.filter((term) => !isAttribute(term) && !isPartOfOutcome(term, outcomes))
  const drugs = subjects.filter(({ kind }) => kind === 'drug').length
  if (subjects.length === 0) return specific.length <= 4
  if (isOtherSide(text, subjects)) return true
  if (continues.test(text) || fragment.test(text))
    return specific.length <= 5 && (drugs === 0 || drugs === subjects.length)
  return subjects.length === 1 && drugs === 0 && pointsBack.test(text)
}

/** "Ketoacidosis?" asks for a harm of the drug before; "how is ketoacidosis treated?" names a subject. */
const namesCondition =
  /\b(?:treat\w*|therap\w+|manag\w+|diagnos\w+|defin\w+|what (?:is|are|causes)|causes? of|prevent\w*)\b/i

/** What is a condition as well as an effect may be a new subject. */
function listOutcomeNames(text: string): string[] {
  return findOutcomes(text).flatMap(({ kind, at, end }) =>
    kind === 'condition' ? [] : [text.slice(at, end).toLowerCase()],
  )
}

function isPartOfOutcome({ kind, surface }: QuestionTerm, outcomes: string[]): boolean {
  return kind !== 'drug' && outcomes.some((name) => name.includes(surface.toLowerCase()))
}

function isAttribute({ kind, stem, word }: QuestionTerm): boolean {
  return kind !== 'drug' && (attributes.has(stem) || attributes.has(word) || isBoundStem(stem))
}
