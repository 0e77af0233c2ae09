/** Reads which treatment a question asks about, and for which effect: "does vitamin D prevent falls?" */
import { findOutcomes } from '@/lib/evidence/text/outcomes'
import { findGroups } from './population-groups'
import { collectTerms, isSpecificTerm, type QuestionTerm } from './question-terms'

export interface SoughtEffect {
  /** As the user wrote it; '' where the question names none. */
  text: string
  /** Terms (by index) of what is to be prevented, improved or caused; none where it has no name of its own. */
  terms: number[]
  /** The outcomes of the table among them, for which an article may have another name. */
  outcomes: string[]
}

const changes = 'prevent|reduce|lower|improve|cut|decrease|increase|raise|shorten|prolong|delay|slow|relieve|ease|cause'
const asksForEffect = new RegExp(
  String.raw`(?:^|[.?!;,:]\s*|\band\s+)(?:do|does|did|can|could|will|would|should|is|are)\s+(?:(?:we|i|you|the|use|give|start|offer|taking|giving|adding|using|daily|regular|routine|oral)\s+)*([^?.,;:]{2,60}?)\s+(?:(?:supplements?|supplementation|tablets?|therapy|treatment)\s+)?(?:help|work|protect|treat|cure|effective|useful|good|beneficial|recommended|indicated|any good|${changes})\b`,
  'i',
)

const begins =
  '(?:re-?)?(?:start(?:ed|ing)?|begin(?:ning)?|begun|initiat(?:e|ed|ing)|resum(?:e|ed|ing)|introduc(?:e|ed|ing))'
/** "When to start anticoagulation after a stroke?", "how soon can anticoagulation be resumed?" */
const asksWhenToStart = new RegExp(
  String.raw`\b(?:when|how (?:soon|early|late|long))\b[^.?;]{0,25}?\b${begins}\s+(?:(?:the|a|an|oral|early)\s+)*([^?.,;:]{2,40}?)(?=\s+(?:in|after|with|for|following|before|during|when|if|on|at|post)\b|[?.,;:]|$)`,
  'i',
)
const asksWhenStarted = new RegExp(
  String.raw`\b(?:when|how (?:soon|early|late|long))\b[^.?;]{0,20}?\b(?:should|can|could|may|must|is|are|to)\s+(?:(?:the|a|an|oral)\s+)*([^?.,;:]{2,40}?)\s+(?:be\s+)?${begins}\b`,
  'i',
)

/** "When should a statin be started?" asks in whom; after an event, or with "how soon", the time is asked for. */
const asksForTime = /\bhow (?:soon|early|late|long)\b|\b(?:after|following|since|post)\b/i

/** "When to start anticoagulation", in the user's words; '' where the question asks for no time to begin. */
export function readAskedStart(text: string): string {
  if (!asksForTime.test(text)) return ''
  const [found = ''] = asksWhenStarted.exec(text) ?? asksWhenToStart.exec(text) ?? []
  return found.replace(/^[WH]/, (letter) => letter.toLowerCase())
}

/** A sentence on when a treatment is begun. */
export const startingWords = new RegExp(
  String.raw`\b(?:${begins}|starts|begins|initiation|early|earlier|late|later|delay\w*|immediate(?:ly)?|timing|accelerated|deferred)\b`,
  'i',
)

/** Words of a phrase that names a person, or what is asked about a treatment: "contraindications for thrombolysis". */
const namesNoTreatment =
  'what|which|how|when|who|why|where|is|are|do|does|did|can|could|should|will|would|any|best|i|he|she|they|we|my|his|her|their|has|have|had|was|were|been|needs?|patients?|people|(?:contra)?indications?|thresholds?|cut-?offs?|criteria|evidence|mortality|benefits?|risks?|harms?|doses?|durations?|targets?|guidelines?'
/** "Exercise for fatigue in cancer survivors": a question that begins with a treatment. */
const beginsWithTreatment = new RegExp(
  String.raw`^\s*((?:(?!\b(?:${namesNoTreatment})\b)[^.?,;:]){3,40}?)\s+(?:for|against|to (?:prevent|treat|reduce|improve|relieve))\s+\S`,
  'i',
)

/** @returns the terms (by index) of the subject of "does … prevent", "when to start …" or "… for", where it names something */
export function findAskedTreatments(text: string, terms: QuestionTerm[]): number[] {
  const [, treatment] =
    asksForEffect.exec(text) ??
    asksWhenStarted.exec(text) ??
    asksWhenToStart.exec(text) ??
    beginsWithTreatment.exec(text) ??
    []
  return treatment === undefined ? [] : indexSpecificTerms(treatment, terms)
}

/** "Prevent falls", up to the words that say in whom, when, or compared with what. */
const soughtEffect = new RegExp(
  String.raw`\b(?:do|does|did|can|could|will|would|to|for)\b[^.?;:]*?\b(?:${changes})\s+(?:(?:the|a|an|any|my|his|her|their)\s+)?((?:(?!\b(?:in|with|among|for|after|during|following|when|if|while|versus|vs|compared|than|from|by|at|on|without|who|over|before|under|as|is|are|given|taken)\b)[^.?,;:]){3,60})`,
  'i',
)

/** What the treatment is asked to change; the condition or the people in whom are not part of it. */
export function findSoughtEffect(text: string, terms: QuestionTerm[]): SoughtEffect {
  const [, effect = ''] = soughtEffect.exec(text) ?? []
  return {
    text: effect.trim(),
    terms: indexSpecificTerms(effect, terms),
    outcomes: findOutcomes(effect).map(({ name }) => name),
  }
}

const until = String.raw`(?=\s+(?:in|among|for|after|during|with|following|at|on|as|when|if|than|before)\b|[?.;:,]|$)`
const betweenTwo = new RegExp(
  String.raw`\b(?:associations?|relations?(?:hip)?|correlations?|links?|connections?|interactions?)\s+between\s+([^?.;:]{3,80}?)\s+and\s+([^?.;:]{3,80}?)${until}`,
  'i',
)
const relating = String.raw`(?:predict(?:s|ive of)?|influence|affect|impact|alter|modify|(?:correlated?|associated?) with|(?:related|linked) to|(?:an?\s+)?(?:\w+\s+)?(?:risk|prognostic|predictive|protective)\s+(?:factor|marker|indicator)s?\s+(?:for|of|in)|(?:an?\s+)?(?:\w+\s+)?(?:predictor|marker|determinant)s?\s+(?:for|of|in))`
const oneToOther = new RegExp(
  String.raw`(?:^|[.?!;,:]\s*)(?:do|does|did|is|are|was|were|can|could|will|has|have)\s+([^?.;:]{3,80}?)\s+(?:(?:independently|accurately|reliably|strongly|significantly|adversely)\s+)?${relating}\s+([^?.;:]{3,80}?)${until}`,
  'i',
)

const asking = '(?:what|which|how|when|who|why|where|is|are|do|does|did|can|could|should|will|would|any|best)\\b'
/** "Mindfulness in gout", "mindfulness and gout", "gout: mindfulness?", "should patients with gout get it?" and the like. */
const oneInOther = [
  String.raw`^\s*((?:(?!\b(?:${namesNoTreatment})\b)[^.?,;:]){3,60}?)\s+(?:in|for)\s+([^.?,;:]{3,60}?)\s*\??\s*$`,
  String.raw`^\s*(?!${asking})((?:[^\s.?,;:]+\s+){1,3})and\s+((?:(?!\b(?:in|for|with|of|from)\b)[^.?,;:]){3,40}?)\s*\??\s*$`,
  String.raw`^\s*([^.?,;:]{3,60}?):\s+(?!${asking})([^\s.?,;:]+(?:\s+[^\s.?,;:]+){0,2})\?\s*$`,
  String.raw`^\s*(?:should|can|may|do)\s+(?:all\s+|most\s+|any\s+)?(?:patients?|people|adults|someone|an?\s+\w+)\s+with\s+([^.?,;:]{3,60}?)\s+(?:get|have|receive|take|use|start|undergo|be\s+(?:given|offered|treated\s+with|started\s+on))\s+([^.?,;:]{3,60}?)\s*\?`,
  String.raw`^\s*(?:(?:what(?:'s| is| are)?|is there|any|how)\s+)?(?:the\s+|any\s+)?(?:role|evidence|benefits?|effects?|efficacy|effectiveness|use|value|dose|safety|side effects|harms?|risks?|trials?|studies|effective|safe|useful)\s+(?:of|for|is|are)\s+([^.?,;:]{3,60}?)\s+(?:in|for|against|to treat|to prevent)\s+([^.?,;:]{3,60}?)\s*\??\s*$`,
  String.raw`^\s*([^.?,;:]{3,60}?)\s+(?:treatment|treated|therapy)\s+with\s+([^.?,;:]{3,60}?)\s*\??\s*$`,
  String.raw`^\s*(?:which|what)\s+(?:patients?|people|adults)\s+with\s+([^.?,;:]{3,60}?)\s+(?:benefit|profit)\s+from\s+([^.?,;:]{3,60}?)\s*\??\s*$`,
].map((form) => new RegExp(form, 'i'))

/**
 * "Is A associated with B?", "does A predict B?", "A in B": the terms (by index) of A and of B, without a side that names
 * nothing but people.
 */
export function findRelatedSides(text: string, terms: QuestionTerm[]): number[][] {
  const related = betweenTwo.exec(text) ?? oneToOther.exec(text)
  if (related !== null) return listSides(related.slice(1), terms)
  const named = oneInOther.flatMap((form) => form.exec(text)?.slice(1) ?? [])
  return listSides(
    named.filter((side) => findGroups(side).length === 0),
    terms,
  )
}

function listSides(sides: string[], terms: QuestionTerm[]): number[][] {
  return sides.map((side) => indexSpecificTerms(side, terms)).filter((indexes) => indexes.length > 0)
}

function indexSpecificTerms(part: string, terms: QuestionTerm[]): number[] {
  const stems = new Set(collectTerms(part, 1).map(({ stem }) => stem))
  return terms.flatMap((term, index) => (isSpecificTerm(term) && stems.has(term.stem) ? [index] : []))
}

const stopping = String.raw`(?:stop(?:s|ped|ping)?|discontinu\w+|withdr[ae]w\w*|cessation|coming off|come off|missed)`
const afterStopping = new RegExp(
  String.raw`\b(?:what happens|after|when|once|upon|following)\b[^.?;]{0,40}\b${stopping}\b|\brebound\b`,
  'i',
)

/** A sentence on what follows when a treatment is stopped, or is continued by some and not by others. */
export const stoppingWords = new RegExp(
  String.raw`\b(?:${stopping}|rebound|deprescrib\w*|continu(?:ed|ing)\b[^.;]{0,80}\b(?:relaps\w*|recurr\w*|placebo))\b`,
  'i',
)

const lengths = '(?:days?|weeks?|months?|years?)'
const asksForLength = new RegExp(
  String.raw`\bhow (?:long|many ${lengths})\b(?!.{0,40}\b(?:live|survive|last|recover|wait|before|until|after surgery))|\bduration\b|\b(?:course|treatment) length\b|\b\d+ (?:or|vs|versus) \d+ ${lengths}\b`,
  'i',
)
/** A sentence on how long a treatment is given: "for 10 to 21 days", "a 5-day course". */
export const lengthWords = new RegExp(
  String.raw`\b(?:for|of|continued|over) (?:at least |about |up to |another )?(?:\d[\d.]*|one|two|three|four|five|six|seven|ten|twelve)(?:\s?(?:-|–|to|or)\s?\d+)?[\s-]${lengths}\b|\b\d+\s?(?:-|–|to)\s?\d+[\s-]${lengths}\b|\b\d+[\s-]${lengths}(?: course| of (?!follow))`,
  'i',
)

/** "How long should clopidogrel be given?" is not answered by when to start it. */
export function asksForDuration(text: string): boolean {
  return asksForLength.test(text)
}

/** "What happens when denosumab is stopped?" is not answered by the effect of taking it. */
export function asksAfterStopping(text: string): boolean {
  return afterStopping.test(text)
}
