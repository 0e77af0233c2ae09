/** The messages that the danger model is trained on, and those that it has not seen. */
import { readFileSync } from 'node:fs'
import type { QuestionCase } from '../questions/judge-answer'
import type { LabelledMessage, MessageKind } from './train-danger-model'

/** Of writers who saw neither the code nor our own messages: three quarters of what each wrote. */
export function readOtherWritersMessages(): LabelledMessage[] {
  return readLabelled('other-writers')
}

/** Sets of clinical questions that have been read. Without them vignettes and values of a patient raise alarms. */
const questionSets = ['own', 'ward', 'natural', 'consultants', 'all-subjects', 'every-kind-read', 'american']

/** Messages by what they call for, and the project's own questions, which call for no notice. */
export function readTrainingMessages(): LabelledMessage[] {
  const questions = questionSets.flatMap((name) => readJson<QuestionCase[]>(`evidence/questions/${name}.json`))
  const retrieval: Record<string, { question: string }[]> = readJson('evidence/retrieval-questions.json')
  const harmless = [
    ...questions.filter(({ expect }) => expect.emergency === 'none').map(({ turns }) => turns.at(-1) ?? ''),
    ...Object.values(retrieval).flatMap((each) => each.map(({ question }) => question)),
  ]
  return [
    ...readLabelled('own'),
    ...readOtherWritersMessages(),
    ...readLabelled('notes'),
    ...harmless.map((text) => ({ text, kind: 'none' as const })),
  ]
}

/**
 * Never trained on. Of our own some were read before similar ones were written; of the others none was. `oblique` are
 * of writers who were asked for messages that never say what they mean, and for harmless ones that look like them;
 * `auditor` are of a writer of whom nothing is trained on. `notes` are what clinicians type of someone in danger
 * without a verb or a pronoun, and what looks like it, by a writer of whom nothing is trained on.
 */
export const heldOut: Record<'own' | 'otherWriters' | 'oblique' | 'auditor' | 'notes', () => LabelledMessage[]> = {
  own: () => readLabelled('own-held-out'),
  otherWriters: () => readLabelled('other-writers-held-out'),
  oblique: () => readLabelled('oblique-held-out'),
  auditor: () => readLabelled('auditor-held-out'),
  notes: () => readLabelled('notes-held-out'),
}

function readLabelled(name: string): LabelledMessage[] {
  const byKind: Partial<Record<MessageKind, string[]>> = readJson(`emergencies/${name}.json`)
  return Object.entries(byKind).flatMap(([kind, texts]) => texts.map((text) => ({ text, kind: kind as MessageKind })))
}

function readJson<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../../fixtures/${name}`, import.meta.url), 'utf8'))
}
