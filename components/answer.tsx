import { AnswerText } from './answer-text'
import type { Answer as AnswerState } from './conversation'
import { doubtsFrom } from './doubts'

export function Answer({ answer }: { answer: AnswerState }) {
  const { text, evidence, status } = answer
  return (
    <div className="space-y-4 text-[1.0625rem] leading-[1.7]">
      <AnswerText
        text={text}
        items={evidence?.items ?? []}
        doubts={doubtsFrom(evidence?.checks ?? [])}
        isStreaming={status === 'writing'}
      />
    </div>
  )
}
