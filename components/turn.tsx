'use client'

import { memo } from 'react'
import { Answer } from './answer'
import { AnswerFoot } from './answer-foot'
import { CitationCard } from './citation-card'
import { isRunning, type Turn as TurnState } from './conversation'
import { FailureNotice } from './failure-notice'
import { QuestionText } from './question-text'
import { SourceList } from './source-list'
import { StudyTable } from './study-table'
import { useCitationCard } from './use-citation-card'
import { Waiting } from './waiting'
import { useWords } from './words/words'

interface TurnProps {
  turn: TurnState
  isLast: boolean
  onRetry(id: number): void
  onEdit(id: number): void
  /** Told where the last answer ends. */
  onEnd(end: HTMLElement | null): void
}

/** One question and its answer, the sources beside it on wide screens and below it on narrow ones. */
export const Turn = memo(function Turn({ turn, isLast, onRetry, onEdit, onEnd }: TurnProps) {
  const { id, question, answer } = turn
  const { transcript } = useWords()
  const { shown, markHandlers, close, keep, leave } = useCitationCard()
  const item = shown && answer.evidence?.items.find(({ n }) => n === shown.n)
  return (
    <article
      aria-labelledby={`question-${id}`}
      // The last turn is as tall as the window, so that its question can stand at the top from the first word on.
      className={`border-line py-6 not-first:border-t sm:py-8 ${isLast ? 'min-h-[calc(100dvh-var(--head)-var(--foot))]' : ''}`}
    >
      <QuestionText id={`question-${id}`} question={question} />
      <div className="mt-6 gap-12 lg:grid lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="min-w-0" aria-busy={isRunning(answer)} {...markHandlers}>
          {answer.status === 'searching' ? (
            <Waiting>{answer.evidence ? transcript.writing : transcript.searching}</Waiting>
          ) : (
            <Answer answer={answer} />
          )}
          {!isRunning(answer) && answer.evidence && <StudyTable evidence={answer.evidence} />}
          {answer.status === 'failed' ? (
            <FailureNotice
              failure={answer.failure}
              hasText={answer.text !== ''}
              onRetry={() => onRetry(id)}
              onEdit={() => onEdit(id)}
            />
          ) : (
            <AnswerFoot answer={answer} onRetry={() => onRetry(id)} />
          )}
          {isLast && <div ref={onEnd} className="h-px" />}
        </div>
        <div className="mt-8 min-w-0 lg:mt-0">
          {answer.evidence && <SourceList evidence={answer.evidence} turnId={id} />}
        </div>
      </div>
      {shown && item && <CitationCard item={item} shown={shown} onClose={close} onEnter={keep} onLeave={leave} />}
    </article>
  )
})
