'use client'

import { RefreshCw, SquarePen } from 'lucide-react'
import { Answer } from '@/components/answer/answer'
import { AnswerActions } from '@/components/answer/answer-actions'
import { PlainAnswer } from '@/components/answer/plain-answer'
import { isGenerating, type Question, type Turn as TurnState } from '@/components/conversation/conversation-reducer'
import type { Versions } from '@/components/conversation/message-tree'
import { AnswerFeedback } from '@/components/feedback/answer-feedback'
import { useMessages } from '@/components/i18n/messages-provider'
import { SaveQuestion } from '@/components/saved-questions/save-question'
import { CitationCard } from '@/components/sources/citation-card'
import { DifferingResults } from '@/components/sources/differing-results-list'
import { ImageReadings } from '@/components/sources/image-readings'
import { SourceList } from '@/components/sources/source-list'
import { StudyTable } from '@/components/sources/study-table'
import { useShownSource } from '@/components/sources/use-shown-source'
import { quietButton } from '@/components/ui/button-styles'
import { lazyWithFallback } from '@/components/ui/lazy-with-fallback'
import { RenderBoundary } from '@/components/ui/render-boundary'
import { wasSearched } from '@/lib/wire/evidence'
import { canBeSummarized } from '@/lib/wire/patient-summary'
import { AnswerPlaceholder } from './answer-placeholder'
import { FailureNotice } from './failure-notice'
import { FollowUpList } from './follow-up-list'
import { LiveSearchFailure, LiveSearchOffer } from './live-search-notices'
import { QuestionText } from './question-text'
import { RetractedSources } from './retracted-sources'
import { SearchProgress } from './search-progress'
import { VersionStepper } from './version-stepper'

/** Few answers are regenerated. */
const SourceChangeList = lazyWithFallback(async () => (await import('./source-changes')).SourceChangeList)

export interface TurnProps {
  turn: TurnState
  isLast: boolean
  /** How often the same question was asked before in this conversation. */
  repeat: number
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

/** One question and its answer, with everything that belongs to them. */
export function FullTurn(props: TurnProps) {
  const { turn, isLast, onFollowUp, onEnd } = props
  const { id, answer } = turn
  const { shown, markHandlers, close, keep, leave } = useShownSource()
  const carded = shown?.place === 'card' ? shown : null
  const item = carded && answer.evidence?.items.find(({ n }) => n === carded.n)
  const mayAsk = isLast && !isPatientSummary(turn)
  return (
    <>
      <TurnQuestion {...props} />
      <div className="mt-6 min-w-0" aria-busy={isGenerating(answer)} {...markHandlers}>
        <TurnAnswer {...props} />
        <AnswerEnd {...props} />
        {mayAsk && onFollowUp && answer.status === 'done' && answer.evidence && (
          <FollowUpList
            evidence={answer.evidence}
            text={answer.text}
            question={turn.question.text}
            onAsk={onFollowUp}
          />
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
            onAsk={mayAsk && !isGenerating(answer) ? onFollowUp : undefined}
          />
        )}
      </div>
      {carded && item && <CitationCard item={item} shown={carded} onClose={close} onEnter={keep} onLeave={leave} />}
    </>
  )
}

/** The question, its versions, and the button that edits it. */
function TurnQuestion({ turn, questions, onEdit, onStep }: TurnProps) {
  const { id, question, answer } = turn
  const { transcript } = useMessages()
  return (
    <QuestionText id={`question-${id}`} question={question}>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm empty:hidden">
        {onStep && <VersionStepper versions={questions} label={transcript.questionVersions} onStep={onStep} />}
        {onEdit && !isPatientSummary(turn) && !(answer.status === 'failed' && answer.text === '') && (
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
  )
}

/** The text of the answer, with what was found out about its evidence above and below it. */
function TurnAnswer({ turn, isInSight, maySearchLive, onRetry }: TurnProps) {
  const { id, question, answer } = turn
  const { transcript } = useMessages()
  const onSearchLive = maySearchLive && onRetry && !isGenerating(answer) ? () => onRetry(id, true) : undefined
  // For a plain-language version, the sources appear under the original answer.
  const evidence = isPatientSummary(turn) ? undefined : answer.evidence
  return (
    <>
      {evidence && <LiveSearchFailure evidence={evidence} onSearch={onSearchLive} />}
      {turn.parentId !== null && evidence?.searchedAs && <FollowUpSearch text={evidence.searchedAs} />}
      {answer.evidence && <RetractedSources evidence={answer.evidence} />}
      {answer.status === 'searching' ? (
        <AnswerPlaceholder>
          <SearchProgress steps={answer.steps} />
          {answer.evidence || isPatientSummary(turn)
            ? transcript.writing
            : answer.steps.length === 0 && transcript.searching}
        </AnswerPlaceholder>
      ) : (
        <RenderBoundary retryOn={answer.status} fallback={<PlainAnswer text={answer.text} />}>
          <Answer answer={answer} isInSight={isInSight} />
        </RenderBoundary>
      )}
      {isGenerating(answer) && answer.isReconnecting && <Reconnecting />}
      {!isGenerating(answer) && evidence && (
        <>
          <LiveSearchOffer evidence={evidence} onSearch={onSearchLive} />
          <ImageReadings evidence={evidence} asked={question.images.length} />
          <DifferingResults evidence={evidence} />
          <StudyTable evidence={evidence} />
        </>
      )}
    </>
  )
}

/**
 * States before a follow-up's answer what was searched: the follow-up may have been mistaken for a continuation of the
 * earlier subject. Where the window has room, the panel of sources states it beside the answer.
 */
function FollowUpSearch({ text }: { text: string }) {
  const { searchLog } = useMessages()
  return (
    <p className="mb-4 text-muted text-sm lg:hidden print:hidden">
      {searchLog.as} <bdi className="wrap-anywhere ms-1">{text}</bdi>
    </p>
  )
}

/** Below the answer: why it failed, or what can be done with it, and what changed since an earlier version. */
function AnswerEnd({ turn, isLast, conversationId, answers, onRetry, onEdit, onStep, onFollowUp }: TurnProps) {
  const { id, answer } = turn
  const { transcript, answer: answerMessages } = useMessages()
  const stepper = onStep && <VersionStepper versions={answers} label={transcript.answerVersions} onStep={onStep} />
  const canSummarize = isLast && conversationId !== null && !isPatientSummary(turn) && canBeSummarized(answer)
  const hasEarlier = answer.changes !== undefined || (conversationId !== null && answers.index > 0)
  return (
    <>
      {answer.status === 'failed' ? (
        <FailureNotice
          failure={answer.failure}
          hasText={answer.text !== ''}
          onRetry={onRetry && (() => onRetry(id))}
          onEdit={onEdit && !isPatientSummary(turn) ? () => onEdit(id) : undefined}
        >
          {stepper}
        </FailureNotice>
      ) : (
        <AnswerActions
          answer={answer}
          saving={onRetry && !isPatientSummary(turn) && <SaveQuestion {...toSavable(turn)} />}
          feedback={<AnswerFeedback turn={turn} conversationId={onRetry && turn.isStored ? conversationId : null} />}
          onRetry={onRetry && (() => onRetry(id))}
          onSummarize={
            canSummarize && onFollowUp
              ? () => onFollowUp(answerMessages.plainLanguageQuestion, { plainWordsOf: turn.answerId })
              : undefined
          }
        >
          {stepper}
        </AnswerActions>
      )}
      {hasEarlier && !isPatientSummary(turn) && !isGenerating(answer) && answer.evidence && (
        <SourceChangeList conversationId={conversationId} answerId={turn.answerId} known={answer.changes} />
      )}
    </>
  )
}

/** Whether the answer words an earlier one in plain language. */
function isPatientSummary({ question }: TurnState): boolean {
  return question.plainWordsOf !== undefined
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
