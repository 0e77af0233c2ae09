'use client'

import { SquarePen } from 'lucide-react'
import { memo } from 'react'
import { Answer } from '@/components/answer/answer'
import { AnswerActions } from '@/components/answer/answer-actions'
import { PlainAnswer } from '@/components/answer/plain-answer'
import { isGenerating, type Question, type Turn as TurnState } from '@/components/conversation/conversation-reducer'
import type { Versions } from '@/components/conversation/message-tree'
import { useMessages } from '@/components/i18n/messages-provider'
import { CitationCard } from '@/components/sources/citation-card'
import { ConflictingResults } from '@/components/sources/conflicting-results-list'
import { ImageReadings } from '@/components/sources/image-readings'
import { SourceList } from '@/components/sources/source-list'
import { StudyTable } from '@/components/sources/study-table'
import { useCitationCard } from '@/components/sources/use-citation-card'
import { quietButton } from '@/components/ui/button-styles'
import { RenderBoundary } from '@/components/ui/render-boundary'
import { wasSearched } from '@/lib/wire/evidence'
import { canBeSummarized } from '@/lib/wire/patient-summary'
import { AnswerPlaceholder } from './answer-placeholder'
import { FailureNotice } from './failure-notice'
import { FollowUpList } from './follow-up-list'
import { LazySourceChangeList } from './lazy-source-changes'
import { QuestionText } from './question-text'
import { SearchProgress } from './search-progress'
import { VersionStepper } from './version-stepper'

interface TurnProps {
  turn: TurnState
  isLast: boolean
  /** Whether its reader is led to it, or to one close below. */
  isInSight: boolean
  /** Where its other versions can be read; null where they can't. */
  conversationId: string | null
  questions: Versions
  answers: Versions
  /** Absent, all of them, where a conversation is only read. */
  onRetry?: ((id: string) => void) | undefined
  onEdit?: ((id: string) => void) | undefined
  onStep?: ((id: string) => void) | undefined
  onFollowUp?: ((text: string, more?: Pick<Question, 'plainWordsOf'>) => void) | undefined
  /** Told where the last answer ends. */
  onEnd?: ((end: HTMLElement | null) => void) | undefined
}

/** One question and its answer, the sources beside it on wide screens and below it on narrow ones. */
export const Turn = memo(function Turn(props: TurnProps) {
  const { turn, isLast, isInSight, conversationId, questions, answers, onRetry, onEdit, onStep, onFollowUp, onEnd } =
    props
  const { id, question, answer } = turn
  const { transcript, answer: answerWords } = useMessages()
  const { shown, markHandlers, close, keep, leave } = useCitationCard()
  const item = shown && answer.evidence?.items.find(({ n }) => n === shown.n)
  const stepper = onStep && <VersionStepper versions={answers} label={transcript.answerVersions} onStep={onStep} />
  // The answer in other words: what goes with its sources stands under the answer itself.
  const isReworded = question.plainWordsOf !== undefined
  const mayReword = isLast && conversationId !== null && !isReworded && canBeSummarized(answer)
  const hasEarlier = answer.changes !== undefined || (conversationId !== null && answers.index > 0)
  return (
    <article
      id={`turn-${id}`}
      aria-labelledby={`question-${id}`}
      // The last turn is as tall as the window, so that its question can stand at the top from the first word on.
      className={`border-line py-6 not-first:border-t sm:py-8 ${isLast ? 'min-h-[calc(100dvh-var(--head)-var(--composer-height))]' : ''}`}
    >
      <QuestionText id={`question-${id}`} question={question}>
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm empty:hidden">
          {onStep && <VersionStepper versions={questions} label={transcript.questionVersions} onStep={onStep} />}
          {onEdit && !isReworded && !(answer.status === 'failed' && answer.text === '') && (
            <button
              type="button"
              onClick={() => onEdit(id)}
              // It keeps its place while it can't be used, so that nothing below moves when the answer ends.
              className={`print:hidden ${quietButton} ${isGenerating(answer) || answer.status === 'failed' ? 'invisible' : ''}`}
            >
              <SquarePen aria-hidden className="size-4" />
              {transcript.editQuestion}
            </button>
          )}
        </div>
      </QuestionText>
      <div className="mt-6 gap-12 lg:grid lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="min-w-0" aria-busy={isGenerating(answer)} {...markHandlers}>
          {answer.status === 'searching' ? (
            <AnswerPlaceholder>
              <SearchProgress steps={answer.steps} />
              {answer.evidence || isReworded ? transcript.writing : answer.steps.length === 0 && transcript.searching}
            </AnswerPlaceholder>
          ) : (
            <RenderBoundary retryOn={answer.status} fallback={<PlainAnswer text={answer.text} />}>
              <Answer answer={answer} isInSight={isInSight} />
            </RenderBoundary>
          )}
          {!isGenerating(answer) && answer.evidence && !isReworded && (
            <>
              <ImageReadings evidence={answer.evidence} asked={question.images.length} />
              <ConflictingResults evidence={answer.evidence} />
              <StudyTable evidence={answer.evidence} />
            </>
          )}
          {answer.status === 'failed' ? (
            <FailureNotice
              failure={answer.failure}
              hasText={answer.text !== ''}
              onRetry={onRetry && (() => onRetry(id))}
              onEdit={onEdit && !isReworded ? () => onEdit(id) : undefined}
            >
              {stepper}
            </FailureNotice>
          ) : (
            <AnswerActions
              answer={answer}
              onRetry={onRetry && (() => onRetry(id))}
              onPlainWords={
                mayReword && onFollowUp
                  ? () => onFollowUp(answerWords.plainWordsQuestion, { plainWordsOf: turn.answerId })
                  : undefined
              }
            >
              {stepper}
            </AnswerActions>
          )}
          {hasEarlier && !isReworded && !isGenerating(answer) && answer.evidence && (
            <LazySourceChangeList conversationId={conversationId} answerId={turn.answerId} known={answer.changes} />
          )}
          {isLast && !isReworded && onFollowUp && answer.status === 'done' && answer.evidence && (
            <FollowUpList evidence={answer.evidence} text={answer.text} question={question.text} onAsk={onFollowUp} />
          )}
          {isLast && <div id={`end-${turn.answerId}`} ref={onEnd} className="h-px" />}
        </div>
        <div className="mt-8 min-w-0 lg:mt-0">
          {answer.evidence && wasSearched(answer.evidence) && <SourceList evidence={answer.evidence} turnId={id} />}
        </div>
      </div>
      {shown && item && <CitationCard item={item} shown={shown} onClose={close} onEnter={keep} onLeave={leave} />}
    </article>
  )
})
