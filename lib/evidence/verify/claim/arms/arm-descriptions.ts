/** The lines of a summary card that describe its two arms: "Intervention: …", "Comparator: …". */
import type { Side } from './arms'

interface ArmDescription {
  /** Index of the sentence that gives it. */
  sentence: number
  /** Without its label. */
  text: string
}

export type ArmDescriptions = Record<Side, ArmDescription | null>

const labels: Record<Side, string> = { first: 'Intervention: ', second: 'Comparator: ' }

/** @param sentences of one source */
export function findArmDescriptions(sentences: readonly { text: string; section: string }[]): ArmDescriptions {
  const find = (label: string): ArmDescription | null => {
    const sentence = sentences.findIndex(({ section, text }) => section === 'methods' && text.startsWith(label))
    return sentence < 0 ? null : { sentence, text: sentences[sentence]?.text.slice(label.length) ?? '' }
  }
  return { first: find(labels.first), second: find(labels.second) }
}

/** Whether a sentence is such a line. */
export function describesArm(text: string): boolean {
  return text.startsWith(labels.first) || text.startsWith(labels.second)
}
