/** Reads what a conversation is about: a turn that names no drug or disease is about the subject of earlier turns. */
import { isGeneralWord, isPlainWord } from '@/lib/evidence/text/common-words'
import { namesDisease } from '@/lib/evidence/text/disease-names'
import { isImmunosuppressant } from '@/lib/evidence/text/drugs/immunosuppressants'
import type { NamedForm } from '@/lib/evidence/text/exclusive-forms'
import { createPhraseFinder } from '@/lib/evidence/text/phrases'
import { isProcedureName } from '@/lib/evidence/text/procedures'
import { listSynonymsFrom } from '@/lib/evidence/text/synonyms'
import { readAskedAge, writeAge } from './ages'
import { continueForms, readAskedForms } from './asked/asked-forms'
import { continueFacets, namesOnlyGroup, weighGroupTerms } from './group-turns'
import { listTaken, type QuestionParts, splitPatientDetails } from './patient-details'
import { findGroups, type GroupMention, getOppositeGroup } from './population-groups'
import { type QuestionFacets, readFacets } from './question-facets'
import { collectTerms, isSpecificTerm, type QuestionTerm } from './question-terms'
import { setRefusalsAside } from './refusals-aside'
import { findSignedConditions } from './signs/find-signed-conditions'
import { readStatedFacts } from './stated-facts'
import {
  isAttribute,
  isTreatment,
  leavesSubject,
  nameOnlyTreatments,
  namesDrugBeside,
  namesOtherDisease,
  namesOtherSide,
  relateToPrevious,
  type TurnRelation,
} from './turn-dependence'

/** Weights of words that the last turn did not ask about: they keep the subject, and the new words lead. */
const weights = { inherited: 0.7, fact: 0.6, aside: 0.25 }

/** A pasted record has hundreds of words; its first ones say what is wrong with the patient. */
const contextTermsMax = 12

/** Facts that become the subject of a question which names none: what is wrong comes first. */
const factSubjectsMax = 5
/** With fewer subjects of its own a question is about the facts of its patient. */
const ownSubjectsMin = 2

/** What a conversation is about, as of its last turn. */
export interface Subject {
  terms: QuestionTerm[]
  /** The texts that the subject comes from, oldest first. */
  asked: string[]
  /** "And in pregnancy?" asks for the facets of the previous turn. */
  facets: QuestionFacets
  groups: GroupMention[]
  forms: NamedForm[]
  isFollowUp: boolean
  /** The last turn names nothing but a group: "what about women?" */
  asksOnlyForGroup: boolean
  /** Measurements with which the last turn asks the question before again, as written. */
  measured: string[]
}

/**
 * A conversation keeps its subject until a turn names another one.
 *
 * @param findings facts of the patient that the last turn gives as laboratory values
 */
export function readTurns(turns: string[], findings: string[] = []): Subject {
  let subject: Subject = {
    terms: [],
    asked: [],
    facets: readFacets(''),
    groups: [],
    forms: [],
    isFollowUp: false,
    asksOnlyForGroup: false,
    measured: [],
  }
  const past: Subject[] = []
  turns.forEach((text, index) => {
    const returned = readReturn(text, past)
    const before = returned?.before ?? (asksHowStudied.test(text) ? leaveGroup(past, subject) : subject)
    subject = readTurn(returned?.rest ?? text, index === turns.length - 1 ? findings.join(', ') : '', before)
    past.push(subject)
  })
  return subject
}

/** "How was that measured?", "who paid for it?": how a study was done, and not for whom. */
const asksHowStudied =
  /\bhow (?:was|were|did they) (?:that|this|it|they|the (?:outcome|effect|result)s?) (?:measured?|defined?|assessed|assess|judged?|calculated?|diagnosed?)\b|\bwho (?:paid|funded|sponsored)\b|\b(?:was|were) (?:it|that|they|the (?:trial|study)) (?:blinded|randomi[sz]ed|funded)\b/i

/** After "and in pregnancy?" such a turn is about the result before it, since a study of the group may not exist. */
function leaveGroup(past: Subject[], last: Subject): Subject {
  return last.asksOnlyForGroup ? (past.findLast(({ asksOnlyForGroup }) => !asksOnlyForGroup) ?? last) : last
}

const returns =
  /^\W*(?:(?:ok(?:ay)?|so|and|but|right|thanks)\W+)*(?:(?:can we|let['’]?s|could we|i['’]?m) )?(?:(?:go|going|come|coming|get|getting|circling) )?(?:back|return(?:ing)?) to (?:(?:the|that|our|my|your) )?/iu
/** Words after "back to" among which its subject is looked for. */
const returnedWordsMax = 5

/**
 * "Back to the apixaban: what dose in CKD?": the subject of the latest turn that was about it, and what the
 * turn asks of it.
 *
 * @returns null for a turn that goes back to nothing said before
 */
function readReturn(text: string, past: Subject[]): { before: Subject; rest: string } | null {
  const [lead] = returns.exec(text) ?? []
  if (lead === undefined) return null
  const words = [...text.slice(lead.length).matchAll(/[^\s,:;?]+[,:;?]*/g)].slice(0, returnedWordsMax)
  const stems = words.map(([word]) => new Set(collectTerms(word, 1).map(({ stem }) => stem)))
  const before = past.findLast(({ terms }) => {
    return terms.some((term) => isSpecificTerm(term) && stems.some((each) => each.has(term.stem)))
  })
  if (before === undefined) return null
  const known = new Set(before.terms.map(({ stem }) => stem))
  const last = words[stems.findLastIndex((each) => [...each].some((stem) => known.has(stem)))]
  if (last === undefined) return null
  const rest = text.slice(lead.length + last.index + last[0].length)
  return { before, rest: rest.replace(/^\s*(?:one|trial|study|question|patient)?\s*[-–—,:;.]*\s*/i, '') }
}

/** Adds facts of the patient that earlier turns gave as laboratory values. */
export function addEarlierFindings(subject: Subject, findings: string[]): Subject {
  const text = findings.join(', ')
  const known = new Set(subject.terms.map(({ stem }) => stem))
  const groups = subject.groups.length > 0 ? subject.groups : findGroups(text)
  return { ...subject, terms: [...subject.terms, ...collectDetails(text, 'fact', known)], groups }
}

function readTurn(text: string, findings: string, before: Subject): Subject {
  const stated = before.terms.length > 0 ? readStatedFacts(text) : null
  const { rest, refused } = stated ? { rest: text, refused: '' } : setRefusalsAside(text)
  const signed = findSignedConditions(text)
  const parts = addFacts(stated?.parts ?? splitPatientDetails(rest), [findings, ...signed].filter(Boolean).join(', '))
  const named = stated?.own ?? collectOwn(parts)
  const own = before.terms.length > 0 ? leaveOutRelatives(named, text) : named
  const known = new Set(own.map(({ stem }) => stem))
  const collectContext = () =>
    [
      ...collectDetails(parts.facts, 'fact', known),
      ...collectDetails(parts.asides, 'aside', known),
      ...collectDetails(refused, 'aside', known),
    ].slice(0, contextTermsMax)
  const whole = `${parts.facts} ${parts.asked}`.trim()
  const facets = readFacets(parts.asked)
  const groups = readGroups(text, findings)
  const forms = readAskedForms(text)
  // "Different patient: …" may be among the facts.
  const isLeft = leavesSubject(text)
  const isAlone = before.terms.length === 0 || isLeft
  const relation = stated ? 'continues' : isAlone ? 'new' : relateToPrevious(parts.asked, own)
  if (relation !== 'new') {
    // "How many needed a transfusion?" is asked of the treatment before.
    const replacing = relation === 'finding' ? [] : own
    const isGroup = !stated && namesOnlyGroup(parts.asked, own, facets)
    const inherited = inheritTerms(parts.asked, replacing, before, {
      isNamed: facets.isNamed && !isGroup,
      isGroup,
      isAskedAgain: stated?.isAskedAgain ?? false,
    }).filter(({ stem }) => !known.has(stem))
    // "Albumin in cirrhosis?" and then "albumin is 24": a word of the subject remains one.
    for (const { stem } of inherited) known.add(stem)
    return {
      terms: [
        ...(isGroup ? weighGroupTerms(own) : own.map((term) => markPassing(term, relation, parts.asked))),
        ...inherited,
        ...collectContext(),
      ],
      asked: [...before.asked, whole],
      facets: isGroup ? continueFacets(before.facets, groups) : inheritFacets(facets, before.facets, { own, text }),
      groups: groups.length > 0 ? groups : before.groups,
      forms: continueForms(forms, before.forms),
      isFollowUp: true,
      asksOnlyForGroup: isGroup,
      measured: stated?.measured ?? [],
    }
  }
  return {
    terms: [...own, ...collectContext(), ...(isLeft ? [] : recallCondition(own, before.terms))],
    asked: [whole],
    facets,
    groups,
    forms,
    isFollowUp: false,
    asksOnlyForGroup: false,
    measured: [],
  }
}

/**
 * Those named, those of the age ("55M"), the pregnant of a trimester, and people whose immunity a drug that they
 * take suppresses.
 */
function readGroups(text: string, findings: string): GroupMention[] {
  const named = findGroups(findings === '' ? text : `${text}\n${findings}`)
  const age = readAskedAge(text)
  const isAgeNamed = named.some(({ name }) => name === 'adults' || name === 'children')
  const ofAge = age && !isAgeNamed ? findGroups(writeAge(age)).map((each) => ({ ...each, surface: age.surface })) : []
  const suppressing = listTaken(text)
    .flatMap((part) => part.match(/[\p{L}-]+/gu) ?? [])
    .find(isImmunosuppressant)
  const suppressed =
    suppressing === undefined ? [] : [{ name: 'immunosuppression', surface: suppressing, isNegated: false }]
  const [trimester] = trimesterOf.exec(text) ?? []
  const pregnant = trimester === undefined ? [] : [{ name: 'pregnancy', surface: trimester, isNegated: false }]
  return [...named, ...ofAge, ...pregnant, ...suppressed]
}

/** In an article, a trimester says when a drug is given; in a question, who the patient is. */
const trimesterOf = /\b(?:(?:first|second|third|1st|2nd|3rd) )?trimester\b/i

/** "And my mother, she's 78?" asks about another patient, not about mothers. */
function leaveOutRelatives(terms: QuestionTerm[], text: string): QuestionTerm[] {
  const named = new Set([...text.matchAll(relatives)].map(([, relative = '']) => relative.toLowerCase()))
  return terms.filter(({ surface }) => !named.has(surface.toLowerCase()))
}

const relatives =
  /\b(?:my|our|his|her|their|your) (?:(?:elderly|old|older|younger|own) )?(mother|mum|mom|father|dad|wife|husband|partner|sister|brother|son|daughter|grand(?:mother|father|ma|pa)|gran|aunt|uncle|cousin|friend|neighbou?r)s?\b/gi

function addFacts(parts: QuestionParts, findings: string): QuestionParts {
  return findings === '' ? parts : { ...parts, facts: [parts.facts, findings].filter(Boolean).join('. ') }
}

/**
 * "Tablet or injections?" names no subject: the patient's first facts become it, or else the measurements. A fact that
 * the library does not know confirms nothing, so it does not count as a subject that an article lacks.
 */
function collectOwn({ asked, facts, asides }: QuestionParts): QuestionTerm[] {
  const own = nameSomething([...collectTerms(asked, 1), ...collectDrugsMeant(asked, asides)], facts, asides)
  const naming = own.filter((term) => isSpecificTerm(term) && !isAttribute(term))
  const namesEnough =
    naming.length >= ownSubjectsMin || naming.some(({ kind, word }) => kind === 'drug' || isProcedureName(word))
  if (`${facts}${asides}` === '' || namesEnough) return own
  const stated = collectTerms(facts, 1)
  const named = stated.filter(isSpecificTerm)
  // "BP 158/92 on ramipril and amlodipine. Third drug for hypertension?" names what it is about.
  const measured = naming.length === 0 ? collectTerms(asides, 1).filter(isSpecificTerm) : []
  const main = (named.length > 0 ? named : measured).slice(0, factSubjectsMax)
  if (main.length === 0) return own
  const weight = naming.length === 0 ? 1 : weights.fact
  const subjects = [
    ...main.map((term) => ({ ...term, weight, isFact: true, detail: 'fact' as const })),
    ...(named.length > 0 ? listGeneralInNames(stated, facts) : []),
  ]
  const stems = new Set(subjects.map(({ stem }) => stem))
  const rest = own.filter(({ stem }) => !stems.has(stem))
  return [
    ...subjects,
    ...rest.map((term) =>
      term.kind === 'specific' && isAttribute(term) ? { ...term, kind: 'general' as const } : term,
    ),
  ]
}

/** Of "coffee ground vomit" the second word completes the name and counts for nothing on its own. */
function listGeneralInNames(terms: QuestionTerm[], text: string): QuestionTerm[] {
  const inNames = listStemsInNames(terms, text)
  return terms.flatMap((term) =>
    term.kind === 'general' && inNames.has(term.stem) ? [{ ...term, weight: 0, isFact: true, detail: 'fact' }] : [],
  )
}

/** "It", of a treatment: "should I stop it?", "is that safe?", "how common is this?" */
const pointsAtDrug = /\b(?:it|this|that|these|those|them)\b(?! (?:true|worth|possible|time|patient|case)\b)/i
/** A patient who takes more drugs asks about one of them that the question would have to name. */
const drugsMeantMax = 2

/** "He is on semaglutide and vomits. How common is that?" is about the drug that the patient takes. */
function collectDrugsMeant(asked: string, asides: string): QuestionTerm[] {
  if (asides === '' || !pointsAtDrug.test(asked)) return []
  // After "wants to ablate" it is the procedure.
  if (collectTerms(asked, 1).some(({ kind, word }) => kind === 'drug' || isProcedureName(word))) return []
  const drugs = collectTerms(asides, 1).filter(({ kind }) => kind === 'drug')
  return drugs.length > drugsMeantMax ? [] : drugs
}

/**
 * "Should doctors call patients by their first names?": if a question names nothing medical, its everyday words are the
 * subject.
 */
function nameSomething(own: QuestionTerm[], facts: string, asides: string): QuestionTerm[] {
  if (`${facts}${asides}` !== '' || own.some(isSpecificTerm)) return own
  return own.map((term) =>
    term.kind === 'general' && !isGeneralWord(term) && isPlainWord(term) ? { ...term, kind: 'specific' } : term,
  )
}

/** "Does metformin help?" names no disease; the disease of earlier turns may confirm a match. */
function recallCondition(own: QuestionTerm[], before: QuestionTerm[]): QuestionTerm[] {
  const specific = own.filter(isSpecificTerm)
  if (specific.length === 0 || !nameOnlyTreatments(specific)) return []
  const known = new Set(own.map(({ stem }) => stem))
  return before
    .filter((term) => isSpecificTerm(term) && term.kind !== 'drug' && !term.isPassing && !known.has(term.stem))
    .map((term) => ({ ...term, weight: weights.fact, role: 'context' }))
}

/** "In women?" asks for the outcome of the previous turn, "any jaw necrosis?" for one that is not in the table. */
function inheritFacets(
  facets: QuestionFacets,
  before: QuestionFacets,
  { own, text }: { own: QuestionTerm[]; text: string },
): QuestionFacets {
  if (facets.isNamed) return facets
  // After "side effects?" another drug "instead" is asked about for what it does.
  if (instead.test(text) && own.some(isTreatment)) return readFacets('')
  const namesOther = own.some((term) => isSpecificTerm(term) && !isAttribute(term) && term.kind !== 'drug')
  // After "what dose?" neither is "cerebral palsy?" asked for a dose; "in pneumonia?" is.
  if (namesOther && before.asked.includes('dose') && !own.some(isTreatment) && !asksInOther.test(text))
    return readFacets('')
  return namesOther ? { ...before, outcomes: [] } : before
}

const instead = /\b(?:instead|in place of|rather|alternatively)\b/i
const asksInOther = /^\W*(?:(?:and|or|so|what about|how about)\b[\s,]*)*(?:in|for|with|if|after)\b/i

/**
 * After "bleeding?" the next turn may ask for more of it ("how soon?") or drop it ("what dose?"), and after "compared
 * with warfarin?" the dose of warfarin is not asked for.
 */
function markPassing(term: QuestionTerm, relation: TurnRelation, text: string): QuestionTerm {
  if (term.kind === 'drug') return namesOtherSide(text) ? { ...term, isPassing: true } : term
  // An article may call a finding by another name and still be on the subject.
  return relation === 'finding' ? { ...term, isPassing: true, role: 'context' } : { ...term, isPassing: true }
}

/**
 * "And dapagliflozin?" after a question on empagliflozin replaces the drug and keeps the disease; "and in CKD?"
 * replaces the disease and keeps the drug.
 */
function inheritTerms(
  text: string,
  own: QuestionTerm[],
  { terms: before, asked }: Subject,
  { isNamed, isGroup, isAskedAgain }: { isNamed: boolean; isGroup: boolean; isAskedAgain: boolean },
): QuestionTerm[] {
  const named = own.filter((term) => isSpecificTerm(term) && !isAttribute(term))
  const replacesTreatment = named.some(isTreatment) && !combines.test(text) && !namesDrugBeside(text)
  const replacesDisease = namesOtherDisease(text, own) && before.some(isTreatment)
  const others = findGroups(text).filter(({ isNegated }) => !isNegated)
  const inNames = listStemsInNames(before, asked.join(' '))
  const isBeside = createBesideTest(before, asked.join(' '))
  return before.flatMap((term) => {
    const isKept = isAskedAgain || inNames.has(term.stem) || aim.test(term.word)
    if (term.kind === 'number' || (term.kind === 'general' && !isKept)) return []
    if (term.isPassing && (isNamed || replacesTreatment)) return []
    // "In the elderly?" is not asked of the bleeding, the men or the comparison of the turn before.
    if (isGroup && term.isPassing && (term.role === 'context' || term.kind === 'drug' || isAttribute(term))) return []
    // "On apixaban with ICH, andexanet?", and then "PCC?": the patient still takes apixaban.
    if (replacesTreatment && term.kind === 'drug' && term.detail !== undefined) return [{ ...term, isInherited: true }]
    if (isTreatment(term) || describesRegimen.test(term.word) ? replacesTreatment : replacesDisease) return []
    if (findGroups(term.surface).some((group) => others.some((other) => areExclusiveGroups(group, other)))) return []
    // "And for a duodenal ulcer?" asks about the treatment as much as about the disease.
    const most = isGroup || (replacesDisease && isTreatment(term)) ? 1 : weights.inherited
    // A subject that was inherited before has its whole weight again.
    const weight = isGroup && term.weight === weights.inherited ? most : Math.min(term.weight, most)
    return [{ ...term, weight, isInherited: true, ...(isBeside(term) && { role: 'context' }) }]
  })
}

/** "Steroids with the ceftriaxone": what is given anyway. */
const givenAnyway =
  /\b(?:with|alongside|on top of|added to|as well as|besides) (?:the|his|her|their|my) ([\p{L}-]{4,30})/giu
/** "Croup, barking, no stridor at rest": signs of a disease that is named. */
const sign =
  /^(?:bark\w*|stridor|wheez\w*|crackl\w*|creps|crepitations?|drows\w*|letharg\w*|irritab\w*|sweat\w*|clammy|pallor|pale|cyanos\w*|recession|grunting|tachycardi\w*|tachypn\w*|vomit\w*|rigors?|malaise|thirsty?|dry|mouth)$/

/**
 * What an earlier turn said in addition to its subject: it was judged with that turn, and an article
 * need not repeat it.
 */
function createBesideTest(before: QuestionTerm[], text: string): (term: QuestionTerm) => boolean {
  const given = new Set([...text.matchAll(givenAnyway)].map(([, name = '']) => name.toLowerCase()))
  const isGiven = ({ surface }: QuestionTerm) => given.has(surface.toLowerCase())
  const subjects = before.filter((term) => isSpecificTerm(term) && !isGiven(term) && !sign.test(term.word))
  const namesTreated = subjects.some(isTreatment)
  const namesIll = subjects.some((term) => namesDisease(term))
  return (term) => (namesTreated && isGiven(term)) || (namesIll && sign.test(term.word))
}

/** "Metformin to prevent diabetes" is about other studies than metformin in diabetes. */
const aim = /^(?:prevent|prophyla)/

/** "Triple therapy or etanercept?", and then "what about tofacitinib?" */
const describesRegimen =
  /^(?:mono|dual|triple|quadruple|combination|combined|therap(?:y|ies)|monotherapy|regimens?|treatments?)$/

/** "Morning-after pill", "head injury": words that name a subject together, and may be about anything on their own. */
function listStemsInNames(terms: QuestionTerm[], text: string): ReadonlySet<string> {
  const isWritten = createPhraseFinder(text)
  const names = terms.flatMap(({ stem }) => listSynonymsFrom(stem)).filter(({ name }) => name.length > 1)
  const written = names.filter(({ name, phrase }) =>
    isWritten(phrase ?? { stems: name.map(({ stem }) => stem), isVerbatim: false }),
  )
  return new Set(written.flatMap(({ name }) => name.map(({ stem }) => stem)))
}

/** "RSV vaccine in pregnancy", and then "one for the over-60s?" */
function areExclusiveGroups({ name }: GroupMention, { name: other }: GroupMention): boolean {
  return getOppositeGroup(name) === other || getOppositeGroup(other) === name
}

/** "Should I cover with antibiotics?" combines nothing. */
const combines =
  /\b(?:or|versus|vs|than|against|relative to|compar\w+|(?<!\b(?:cover|treat|start|begin|manage)(?:ed|ing)? (?:(?:him|her|them|it|first) )?)with|without|less|plus|added|adding|combin\w+|together|on top)\b/i

function collectDetails(text: string, detail: 'fact' | 'aside', known: Set<string>): QuestionTerm[] {
  return collectTerms(text, weights[detail]).flatMap((term) => {
    if (known.has(term.stem) || term.kind === 'general' || term.kind === 'number') return []
    known.add(term.stem)
    return [{ ...term, role: 'context' as const, detail }]
  })
}
