/** Everyday English, whose words may paraphrase those of a source. */
import { isEnglishWord, isGeneralWord, isMedicalWord } from '@/lib/evidence/text/common-words'
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import { foldWord } from '@/lib/evidence/text/normalize-terms'
import { isKnownConcept } from './concepts'
import { isMedicalTerm } from './medical-terms'

/**
 * Everyday words for the people, the things or the length that a claim is about; other everyday words only word a
 * paraphrase.
 */
const tellingWords = new Set(
  `adult adults woman women man men girl girls boy boys young younger teenager teenagers teenage healthy fit homeless
  prisoners prison soldiers military workers students teachers married native white black asian african poor rural urban
  hospital hospitals admitted schools previous previously
  permanent permanently safe safer safest safely harmless
  rescue sports visit visits attempt attempts cure cures minute minutes hour hours day days week weeks month months year years decade decades lifetime lifelong
  forever good enough price expensive cheap cheaper money cash working employment income walking travel reading
  writing marriage happy happiness alone designed licensed approved legal banned acceptable optional mandatory
  compulsory required automatic automatically genetic inherited twice doubled double tripled triple weekly daily monthly
  north south upper lower twin sporadic civilians dysentery`
    .trim()
    .split(/\s+/),
)

/**
 * Words for a kind of thing, which add nothing to the thing itself, and everyday words that are only sometimes medical.
 */
const genericWords = new Set(
  `mmhg nnt nnh diagnose diagnosing preventive preventives tolerability tolerable therapeutic milligram milligrams microgram micrograms gram grams kilogram kilograms litre litres metre metres liter liters meter meters
  disease diseases disorder disorders illness illnesses scan scans imaging airway airways withheld predominate predominates acquire acquired
  back balance band base block boost breakdown bridge bulb bundle cast cell cells chamber combination communities community
  contact contacts cooling crash critical cut cuts cycle cycles defect delivery density dependent depressed device devices
  diagnosis diagnostic comprise comprises comprised organism organisms disabled discharge distress drain dressing drip drop drops early electric electrical emergency
  emotional enlarged exposure external failure faint fast fatal film fit foot free global gold growth habit hand hands
  hazard hearing heat heavy hot human hurt ill immature impaired induction intake intensive irritation isolated isolation
  large late learning load local loss machine mass mechanical modified molecular morning movement movements
  multiple night normal abnormal dangerous fragile moderate moderately overload pad pale partial passive patch peak
  peripheral physical physically plate poor pressure primary prone pump recovery rejection removal repair replacement
  resistance resting rhythm rhythms rich sample school score screen screens segment sensation sensitive sensitivity
  serious seriously severe severely mild mildly milder mildest downside downsides shake shift short sick sight silent slipped soft sound specimen speech
  spontaneous spot spots spread stage static stem sterile stimulation strain stress stretch strip sudden suddenly sun
  superficial supplement supply suppress suppressed suppression survive symptom symptoms syndrome taste temperature
  tension termination threshold tick tight tired touch traffic training transfer transient tube tubes tunnel vessel
  vessels visual vital volume wake walk ward warm wasting weakness weigh wet complication complications trouble
  eligibility supplemental accessibility abrupt administration administrations adjustable attentive decisive enhancement enhancements
  evaluation evaluations facet fluctuate gist impacts insertion insertions manageable mapping modifier modifiers modulate
  negatives objectives onset pathway pathways preparation preparations preventable removable repetition repetitions responsive
  rotation rotations specifics substitution substitutions suddenness unknowns questionnaire questionnaires sensor sensors
  sequence sequences setback setbacks template templates
  blinding price stepwise rinse rinses sachet sachets ampoule ampoules syringe syringes vial vials kit kits dataset datasets workup refill refills formulary laboratory laboratories titration titrate titrated uptitration cot cots mirror decay fear foam fog frozen grinding impulse jet magnet mountain neglect periodic radical radius reversal social variant vocal auc auroc roc generalist generalists funder funders app apps remedy remedies painkiller painkillers medicine medicines medication medications antibiotic antibiotics`
    .trim()
    .split(/\s+/)
    .map(foldWord),
)

/**
 * Whether a word belongs to everyday English, names nothing medical, and does not say whom or what a claim is about.
 */
export function isPlain(word: string, concept: string): boolean {
  if (genericWords.has(word) || isEverydayCompound(word)) return true
  if (tellingWords.has(word)) return false
  if (isGeneralWord({ surface: word, word })) return true
  if (isMedicalWord(word) || isKnownConcept(concept)) return false
  if (!isEnglishWord(word)) return verbForm.test(word)
  return verbForm.test(word) || !isMedicalTerm(word)
}

/** "Fallback", "rollout": two everyday words in one that no list has. */
function isEverydayCompound(word: string): boolean {
  if (word.length < compoundMin || isEnglishWord(word) || isDrugName(word) || isMedicalTerm(word)) return false
  const isGeneral = (part: string) => part.length > 2 && isGeneralWord({ surface: part, word: part })
  return Array.from(word).some((_, at) => isGeneral(word.slice(0, at)) && isGeneral(word.slice(at)))
}

const compoundMin = 7

/** "Resolved", "measuring": an event; other words name what it happened to. */
const verbForm = /.{3}(?:ed|ing)$/
