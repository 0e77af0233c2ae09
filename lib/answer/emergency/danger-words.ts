/** The words by which danger is recognised in one language. The reader (`read-danger.ts`) is the same for all. */

import type { EmergencyLanguage } from '@/lib/shared/messages/emergency-messages'

/**
 * Patterns match text in lower case without diacritics. In each, `…` stands for up to five words of the same clause,
 * so that "my lips have all gone blue" matches `lips … blue`.
 */
export interface DangerWords {
  language: EmergencyLanguage
  /** The writer, or somebody whom the writer knows or sees. */
  people: string[]
  /** A small child, who swallows things by accident. */
  children: string[]
  /** What was swallowed was not swallowed to die. */
  accidental: string[]
  /** The present and suddenness: counts in the clause of a sign. */
  now: string[]
  /** Calls for help: count anywhere in the message. */
  calls: string[]
  signs: {
    /** As a bystander describes it; hardly ever written about a study. */
    vivid: string[]
    /** As studies name it too, so it needs a person or the present. */
    named: string[]
    /** Counts only beside a person and the present, or beside another sign. */
    weak: string[]
    /** Everyday complaints and circumstances: make another sign graver, and are none by themselves. */
    context: string[]
    /** What clinicians call danger: counts only at the bedside or with a call for help. */
    clinical: string[]
  }
  /**
   * What happens to which part of the body. In a statement, a part and an event of one clause are a danger sign: "his smile
   * looks wonky". In a question they are not, because studies and everyday complaints name both.
   */
  events: {
    parts: string[]
    happenings: string[]
    /** Lasting, slight or explained: no sign. */
    harmless: string[]
    /** Begins a question. */
    questions: string[]
  }
  /** "took the whole packet": intended, unless a small child did it. */
  massOverdose: string[]
  intent: {
    /** First person: counts by itself. */
    own: string[]
    /** About someone else: needs a person whom the writer knows. */
    others: string[]
  }
  frames: {
    /** Words of a literature question, anywhere in the message. */
    study: string[]
    /** A clinician who reports a patient, anywhere in the message. */
    clinician: string[]
    /** A clinician beside the patient: a report that is no question about the literature. */
    bedside: string[]
    /** Past or habitual: what the same clause says is not happening now. */
    earlier: string[]
    /** Suppositions and general questions: nobody in the same clause is in danger. */
    supposed: string[]
    /** Figures of speech and harmless senses, removed before anything is matched. */
    figurative: string[]
    /** Directly before a sign: it is absent. */
    negation: string[]
  }
}
