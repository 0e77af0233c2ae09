import type { EvidenceItem } from '@/lib/wire/evidence'
import { textLanguage } from '@/lib/wire/text-language'
import { AnswerText } from './answer-text'
import type { Answer as AnswerState } from './conversation'
import { useDoubts } from './doubts'
import { languages } from './words/languages'
import { useWords } from './words/words'

const noItems: readonly EvidenceItem[] = []

export function Answer({ answer, isInSight }: { answer: AnswerState; isInSight: boolean }) {
  const words = useWords()
  const { text, evidence, status } = answer
  const doubts = useDoubts(words, answer)
  return (
    <div
      data-place="answer"
      lang={languages[textLanguage(text)].tag}
      className="space-y-4 text-[1.0625rem] leading-[1.7]"
    >
      <AnswerText
        text={text}
        items={evidence?.items ?? noItems}
        doubts={doubts}
        isStreaming={status === 'writing'}
        isInSight={isInSight}
      />
    </div>
  )
}
