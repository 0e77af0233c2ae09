/** The messages that the danger model is trained on, and those that it has not seen. */
import { readFileSync } from 'node:fs'
import type { QuestionCase } from '../questions/judge-answer'
import type { LabelledMessage, MessageKind } from './train-danger-model'

/** Messages by what they call for, and the project's own clinical questions, which call for no notice. */
export function readTrainingMessages(): LabelledMessage[] {
  const questions: QuestionCase[] = readJson('evidence/clinical-questions.json')
  return [
    ...readLabelled('emergencies.json'),
    ...questions
      .filter(({ expect }) => expect.emergency !== 'medical' && expect.emergency !== 'self-harm')
      .map(({ turns }) => ({ text: turns.at(-1) ?? '', kind: 'none' as const })),
  ]
}

/** Never trained on, but no blind test: those that were missed were read, and two thresholds were set on them. */
export function readHeldOutMessages(): LabelledMessage[] {
  return readLabelled('emergencies-held-out.json')
}

function readLabelled(name: string): LabelledMessage[] {
  const byKind: Record<MessageKind, string[]> = readJson(name)
  return Object.entries(byKind).flatMap(([kind, texts]) => texts.map((text) => ({ text, kind: kind as MessageKind })))
}

function readJson<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../../fixtures/${name}`, import.meta.url), 'utf8'))
}
