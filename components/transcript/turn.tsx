'use client'

import { RefreshCw, SquarePen } from 'lucide-react'
import { memo, useRef } from 'react'
import { Answer } from '@/components/answer/answer'
import { AnswerActions } from '@/components/answer/answer-actions'
import { PlainAnswer } from '@/components/answer/plain-answer'
import { isGenerating, type Question, type Turn as TurnState } from '@/components/conversation/conversation-reducer'
import type { Versions } from '@/components/conversation/message-tree'
import { AnswerFeedback } from '@/components/feedback/answer-feedback'
import { useMessages } from '@/components/i18n/messages-provider'
import { SaveQuestion } from '@/components/saved-questions/save-question'
import { CitationCard } from '@/components/sources/citation-card'
import { ConflictingResults } from '@/components/sources/conflicting-results-list'
import { ImageReadings } from '@/components/sources/image-readings'
import { SourceList } from '@/components/sources/source-list'
import { StudyTable } from '@/components/sources/study-table'
import { useShownSource } from '@/components/sources/use-shown-source'
import { quietButton } from '@/components/ui/button-styles'
import { PartHeadingContext } from '@/components/ui/landmark-name'
import { lazyWithFallback } from '@/components/ui/lazy-with-fallback'
import { RenderBoundary } from '@/components/ui/render-boundary'
import { wasSearched } from '@/lib/wire/evidence'
import { canBeSummarized } from '@/lib/wire/patient-summary'
import { AnswerPlaceholder } from './answer-placeholder'
import { useIsDrawn } from './distant-turns'
import { FailureNotice } from './failure-notice'
import { FollowUpList } from './follow-up-list'
import { LiveSearchFailure, LiveSearchOffer } from './live-search-notices'
import { PlainQuestion } from './plain-transcript'
import { QuestionText } from './question-text'
import { RetractedSources } from './retracted-sources'
import { SearchProgress } from './search-progress'
import { VersionStepper } from './version-stepper'

/** Few answers are regenerated. */
const SourceChangeList = lazyWithFallback(async () => (await import('./source-changes')).SourceChangeList)

interface TurnProps {
  turn: TurnState
  isLast: boolean
  /** Whether the page opens at this turn or just below it. */
  isInSight: boolean
  /** The stored conversation; null where other versions cannot be read. */
  conversationId: string | null
  questions: Versions
  answers: Versions
  /** Whether the operator allows PubMed and Europe PMC to be searched. */
  maySearchLive: boolean
  /** All absent in a read-only conversation. */
  onRetry?: ((id: string, searchesLive?: boolean) => void) | undefined
  onEdit?: ((id: string) => void) | undefined
  onStep?: ((id: string) => void) | undefined
  onFollowUp?: ((text: string, more?: Pick<Question, 'plainWordsOf'>) => void) | undefined
  /** Receives the element at the end of the last answer. */
  onEnd?: ((end: HTMLElement | null) => void) | undefined
}

/** One question and its answer: in full, or its text alone while the reader is far away. */
export const Turn = memo(function Turn(props: TurnProps) {
  const { turn, isLast, isInSight } = props
  const { id, question, answer } = turn
  const article = useRef<HTMLElement>(null)
  const isDrawn = useIsDrawn(article, isLast || isInSight || isGenerating(answer))
  return (
    <article
      ref={article}
      id={`turn-${id}`}
      aria-labelledby={`question-${id}`}
      // The last one is at least as tall as the window, so that its question can be at the top from the first word.
      className={`border-line py-6 [contain-intrinsic-block-size:auto_60rem] not-first:border-t sm:py-8 ${isDrawn ? columns : 'space-y-4'} ${isLast ? 'min-h-[calc(100dvh-var(--head)-var(--composer-height))]' : isInSight ? '' : skippedOffScreen}`}
    >
      {isDrawn ? (
        <PartHeadingContext value={`question-${id}`}>
          <FullTurn {...props} />
        </PartHeadingContext>
      ) : (
        <>
          <PlainQuestion id={`question-${id}`} text={question.text} />
          <p dir="auto" className="whitespace-pre-wrap">
            {answer.text}
          </p>
        </>
      )}
    </article>
  )
})

/** Sources are beside the answer on wide screens and below it on narrow ones. */
const columns = 'gap-x-12 lg:grid lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]'

/** So that a long conversation scrolls and takes text as a short one. */
const skippedOffScreen = '[content-visibility:auto] print:[content-visibility:visible]'

function FullTurn(props: TurnProps) {
  const { turn, isLast, isInSight, conversationId, questions, answers, maySearchLive } = props
  const { onRetry, onEdit, onStep, onFollowUp, onEnd } = props
  const { id, question, answer } = turn
  const { transcript, answer: answerWords } = useMessages()
  const { shown, markHandlers, close, keep, leave } = useShownSource()
  const carded = shown?.place === 'card' ? shown : null
  const item = carded && answer.evidence?.items.find(({ n }) => n === carded.n)
  const onSearchLive = maySearchLive && onRetry && !isGenerating(answer) ? () => onRetry(id, true) : undefined
  const stepper = onStep && <VersionStepper versions={answers} label={transcript.answerVersions} onStep={onStep} />
  // For a plain-language version, the sources appear under the original answer.
  const isReworded = question.plainWordsOf !== undefined
  const mayReword = isLast && conversationId !== null && !isReworded && canBeSummarized(answer)
  const hasEarlier = answer.changes !== undefined || (conversationId !== null && answers.index > 0)
  return (
    <>
      <QuestionText id={`question-${id}`} question={question}>
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm empty:hidden">
          {onStep && <VersionStepper versions={questions} label={transcript.questionVersions} onStep={onStep} />}
          {onEdit && !isReworded && !(answer.status === 'failed' && answer.text === '') && (
            <button
              type="button"
              onClick={() => onEdit(id)}
              // Keeps its space while disabled, so that nothing below moves when the answer ends.
              className={`print:hidden ${quietButton} ${isGenerating(answer) || answer.status === 'failed' ? 'invisible' : ''}`}
            >
              <SquarePen aria-hidden className="size-4" />
              {transcript.editQuestion}
            </button>
          )}
        </div>
      </QuestionText>
      <div className="mt-6 min-w-0" aria-busy={isGenerating(answer)} {...markHandlers}>
        {answer.evidence && !isReworded && <LiveSearchFailure evidence={answer.evidence} onSearch={onSearchLive} />}
        {answer.evidence && <RetractedSources evidence={answer.evidence} />}
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
        {isGenerating(answer) && answer.isReconnecting && <Reconnecting />}
        {!isGenerating(answer) && answer.evidence && !isReworded && (
          <>
            <LiveSearchOffer evidence={answer.evidence} onSearch={onSearchLive} />
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
            saving={onRetry && !isReworded && <SaveQuestion {...toSavable(turn)} />}
            feedback={<AnswerFeedback turn={turn} conversationId={onRetry && turn.isStored ? conversationId : null} />}
            onRetry={onRetry && (() => onRetry(id))}
            onPlainWords={
              mayReword && onFollowUp
                ? () => onFollowUp(answerWords.plainLanguageQuestion, { plainWordsOf: turn.answerId })
                : undefined
            }
          >
            {stepper}
          </AnswerActions>
        )}
        {hasEarlier && !isReworded && !isGenerating(answer) && answer.evidence && (
          <SourceChangeList conversationId={conversationId} answerId={turn.answerId} known={answer.changes} />
        )}
        {isLast && !isReworded && onFollowUp && answer.status === 'done' && answer.evidence && (
          <FollowUpList evidence={answer.evidence} text={answer.text} question={question.text} onAsk={onFollowUp} />
        )}
        {isLast && <div id={`end-${turn.answerId}`} ref={onEnd} className="h-px" />}
      </div>
      <div className="mt-8 min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">
        {answer.evidence && wasSearched(answer.evidence) && (
          <SourceList
            evidence={answer.evidence}
            turnId={id}
            shown={shown?.place === 'panel' ? shown : null}
            onClose={close}
            onAsk={isLast && !isReworded && !isGenerating(answer) ? onFollowUp : undefined}
          />
        )}
      </div>
      {carded && item && <CitationCard item={item} shown={carded} onClose={close} onEnter={keep} onLeave={leave} />}
    </>
  )
}

/** A first question is complete as it was typed; others, and those about images, as they were searched. */
function toSavable({ parentId, question, answer: { evidence } }: TurnState) {
  const { searchedAs = '', searched = [] } = evidence ?? {}
  const isComplete = parentId === null && question.images.length === 0
  return { question: isComplete && searchedAs !== '' ? question.text : searchedAs, searched }
}

/** The status line announces it to screen readers. */
function Reconnecting() {
  const { status } = useMessages()
  return (
    <p aria-hidden className="mt-4 flex items-center gap-2 text-caution text-sm">
      <RefreshCw className="size-4 animate-spin motion-reduce:animate-none" />
      {status.reconnecting}
    </p>
  )
}
