'use client'

import { memo, useRef } from 'react'
import { isGenerating } from '@/components/conversation/conversation-reducer'
import { formatMessage } from '@/components/i18n/format-message'
import { useMessages } from '@/components/i18n/messages-provider'
import { PartHeadingContext } from '@/components/ui/landmark-name'
import { useIsDrawn } from './distant-turns'
import { FullTurn, type TurnProps } from './full-turn'
import { PlainQuestion } from './plain-transcript'

/** One question and its answer: in full, or its text alone while the reader is far away. */
export const Turn = memo(function Turn(props: TurnProps) {
  const { turn, isLast, repeat, isInSight } = props
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
        <PartHeadingContext value={`question-${id}${repeat > 0 ? ` repeat-${id}` : ''}`}>
          {repeat > 0 && <Repeat id={`repeat-${id}`} count={repeat} />}
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

/** Names the landmarks of a question that was asked before; the question itself stays as it was typed. */
function Repeat({ id, count }: { id: string; count: number }) {
  const { transcript } = useMessages()
  return (
    <span id={id} hidden>
      {formatMessage(transcript.repeat, { count })}
    </span>
  )
}

/** Sources are beside the answer on wide screens and below it on narrow ones. */
const columns = 'gap-x-12 lg:grid lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]'

/** So that a long conversation scrolls and takes text as a short one. */
const skippedOffScreen = '[content-visibility:auto] print:[content-visibility:visible]'
