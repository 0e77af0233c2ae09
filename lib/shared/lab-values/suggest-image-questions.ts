/** Suggests questions about an image that was sent without one. */
import { findLabFindings, readLabValues } from './read-lab-values'

const templates = {
  en: {
    treat: (finding: string) => `How should ${finding} be treated?`,
    cause: (finding: string) => `Which drugs can cause ${finding}?`,
    examples: ['Is metformin safe with these results?', 'Does this dose of apixaban fit these results?'],
  },
  zh: {
    treat: (finding: string) => `${finding}应如何治疗？`,
    cause: (finding: string) => `哪些药物会引起${finding}？`,
    examples: ['有这些结果时使用二甲双胍安全吗？', '阿哌沙班的这个剂量与这些结果相符吗？'],
  },
}

/**
 * @param text the text that OCR read in the image
 * @returns two or three questions: about its abnormal values, else examples of what can be asked about values; none for
 *   an image without values, since nothing is known of what it shows
 */
export function suggestImageQuestions(text: string, language: 'en' | 'zh'): string[] {
  const { treat, cause, examples } = templates[language]
  const values = readLabValues(text)
  if (values.length === 0) return []
  const [first, second] = findLabFindings(values).map(({ term }) => term[language])
  if (first === undefined) return examples
  return [treat(first), cause(first), ...(second === undefined ? [] : [treat(second)])]
}
