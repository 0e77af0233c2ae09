/** The server's own text in an answer; every locale has all messages. */

import type { LabValue } from '@/lib/shared/lab-values/read-lab-values'
import type { ServerMessage } from '@/lib/shared/messages/server-messages'
import type { StudyType } from '@/lib/shared/study-types'
import type { EvidenceNotice, EvidenceSearch, PopulationDifference, QuestionCut } from '@/lib/wire/evidence'

type EngineId = 'extractive' | 'upstream'

export interface AnswerMessages {
  modelUnavailable: string
  notBacked: string
  /** Sentences without the support that the caller asked for. */
  leftOut: (count: number) => string
  /** The question was too long to be searched completely. */
  questionCut: (cut: QuestionCut) => string
  /** The oldest messages did not fit in the model's context. */
  historyCut: (count: number) => string
  /** Where words of the question could not be searched for, since no record is written in its script. */
  recordsInEnglish: {
    /** Before an answer that rests on the other words alone. */
    searched: (words: string) => string
    /** Words of a translated question that the dictionary lacks. */
    notUnderstood: (words: readonly string[]) => string
    /** Where nothing was found. */
    askInEnglish: string
    /** With it, where no model is connected. */
    connectModel: string
  }

  images: {
    because: Record<EngineId | 'late', string>
    /** "the image", "images 1 and 3"; `isEarlier`: none came with the question itself. */
    which: (numbers: readonly number[], isAll: boolean, isEarlier: boolean) => string
    read: (which: string, count: number, because: string) => string
    empty: (which: string, count: number, because: string) => string
    pages: (which: string, count: number, because: string) => string
    /** `isAlone`: no other image was read either. */
    unread: (which: string, count: number, because: string, isAlone: boolean) => string
    /** Images of the conversation that the server no longer has. */
    lost: (count: number) => string
    /** @param searched the clinical terms that were searched with the question */
    labValues: (fromImages: readonly LabValue[], typed: readonly LabValue[], searched: readonly string[]) => string
    /** Asks what the reader wants to know about an image; `excerpt` of its text, '' if there is none. */
    askBack: (excerpt: string, suggestions: readonly string[]) => string[]
  }

  /**
   * Sources that excluded the population asked about, or studied another; `asked` in the user's words, `quote` the
   * sentence of the first source that says so, '' where only its title does.
   */
  populationDiffers: Record<
    PopulationDifference['relation'],
    (sources: readonly number[], found: { asked: string; quote: string }) => string
  >
  /** Drugs that the patient is allergic to, does not tolerate or cannot take. */
  refusedDrug: {
    /** @param drug as named in the language of the answer */
    stated: Record<'allergy' | 'intolerance' | 'refused', (drug: string, isEarlier: boolean) => string>
    /** @param names the drug or those of its class, as the sources write them */
    concerned: (sources: readonly number[], names: readonly string[], hasClass: boolean) => string
    addressed: (sources: readonly number[]) => string
    /** Sources that speak of patients without the allergy only. */
    spared: (sources: readonly number[]) => string
    notAddressed: string
    /** What the sources were not compared for. */
    limit: (isAllergy: boolean) => string
    /** Where a model answers without sources. */
    uncompared: string
  }
  /** Between two sentences. */
  sentenceSpace: string
  /** Separator within a description. */
  comma: string
  studyTypes: Record<StudyType, string>
  /** Appended to the study type; null if no warning is needed. */
  warnings: Record<EvidenceNotice['kind'], string | null>
  /** "randomised controlled trial, 2019, n = 4,744". */
  describe: (type: string, year: number | null, participants: number | null) => string

  quotes: {
    noModel: string
    modelUnavailable: string
    heading: string
    further: string
    /** Heading of the sources that mention none of these drugs. */
    otherDrugs: (drugs: readonly string[]) => string
    /** Precedes the sentence of a source on its population. */
    population: Record<PopulationDifference['relation'], string>
    /** Below a quotation that counts the outcome asked about only together with others. */
    composite: string
    uncovered: (terms: readonly string[]) => string
    /** Before the quotations. */
    uncoveredSubjects: (terms: readonly string[]) => string
    related: string
    /** What the nearest sources, by number, do not mention; [] if each mentions every word. */
    relatedOnly: (lacks: readonly { sources: readonly number[]; missing: readonly string[] }[]) => string
    /** Parts of a question that a source lacks. */
    lacking: {
      treatment: (subject: string) => string
      diagnosis: (subject: string) => string
      results: string
    }
    copied: (noModel: string) => string
    hello: string
    welcome: string
    /** Answers a turn that asks for a service of the workplace. */
    noErrands: string
    cannotTalk: (noModel: string) => string
    switchedOff: string
    notInLibrary: string
    noSource: string
    nothing: string
    searched: string
    sourceNames: Record<EvidenceSearch['source'], string>
    searchLine: (source: string, query: string, outcome: string) => string
    noWords: string
    notSearched: (why: ServerMessage) => string
    hits: (count: number) => string
    nearest: string
    nearestLine: (title: string, origin: readonly (string | number)[]) => string
    noAnswer: (noModel: string) => string
  }

  /** Sources that point the other way from another; `quote` as Markdown. */
  opposing: { heading: string; line: (n: number, against: number, quote: string) => string }

  references: { summaryOf: string; incomplete: string; retracted: string }

  /** Part of the text itself, so that it is copied, shared and printed with it. */
  patientSummary: {
    check: string
    doubted: (count: number) => string
    retracted: (numbers: string) => string
  }
}
