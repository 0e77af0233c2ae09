/** What a question says of the patient, as it is compared with the people of an article. */
import type { AskedAge } from '@/lib/evidence/question/ages'
import type { AskedRegimen } from '@/lib/evidence/question/asked/asked-regimen'
import type { Degree } from '@/lib/evidence/question/degrees/read-degrees'
import type { PatientEvent } from '@/lib/evidence/question/patient-facts/patient-events'
import type { PatientMeasure } from '@/lib/evidence/question/patient-facts/patient-measures'
import type { PatientFigures } from '@/lib/evidence/question/patient-figures'
import type { PatientTime } from '@/lib/evidence/question/patient-times'
import type { GroupMention } from '@/lib/evidence/question/population-groups'
import type { NamedForm } from '@/lib/evidence/text/exclusive-forms'
import type { LabValue } from '@/lib/shared/lab-values/read-lab-values'

export interface ClassedDrug {
  /** Index of the term. */
  term: number
  /** As the question names it. */
  surface: string
  /** Stems of the words that name its class. */
  classes: ReadonlySet<string>
}

export interface AskedPopulation {
  /** Groups that the question names. */
  groups: GroupMention[]
  /** Forms of a disease that the question names. */
  forms: NamedForm[]
  /**
   * For each term of the question: its words if it can name a population, null for drugs, numbers and general words.
   */
  terms: (string | null)[]
  /** Terms (by index) that name the treatment whose effect is asked for. */
  treatments: readonly number[]
  /** For each term: whether it names the subject of the article. */
  isSubject: boolean[]
  /** For each term: 1 if a set of stems holds it or another name of it. */
  markTerms: (stems: ReadonlySet<string>) => number[]
  /** Drugs that the patient takes. */
  drugs: ClassedDrug[]
  /** Words that are neighbours in the question: "cisgender women". */
  phrases: [first: string, second: string][]
  age: AskedAge | null
  /** Degrees of a state: "moderate renal impairment". */
  degrees: Degree[]
  /** When the patient is seen. */
  time: PatientTime | null
  /** What happened to the patient, and how long ago. */
  events: PatientEvent[]
  measures: PatientMeasure[]
  /** Stems of what the patient does not have, or has not done. */
  absent: ReadonlySet<string>
  /** Laboratory values of the patient. */
  values: LabValue[]
  /** What else is measured of the patient. */
  figures: PatientFigures
  /** How the drugs are given, if the article is a study; a guideline covers several ways. */
  regimens: AskedRegimen[]
}
