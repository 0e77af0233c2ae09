'use client'

import type { ReactNode, RefObject } from 'react'
import { Composer } from '@/components/composer/composer'
import { isGenerating } from '@/components/conversation/conversation-reducer'
import type { useConversation } from '@/components/conversation/use-conversation'
import { EditingBanner, preloadAnswering, ScrollToLatest } from './lazy-parts'
import type { useQuestionBox } from './use-question-box'

interface QuestionBoxProps {
  field: RefObject<HTMLTextAreaElement | null>
  conversation: ReturnType<typeof useConversation>
  question: ReturnType<typeof useQuestionBox>
  tools: ReactNode
  /** The end of the last answer. */
  end: HTMLElement | null
}

/** The composer of the conversation on the screen. */
export function QuestionBox({ field, conversation, question, tools, end }: QuestionBoxProps) {
  const { draft, editing, asking } = question
  const { opening, turns } = conversation
  const last = turns.at(-1)
  return (
    <>
      {editing.edited && <EditingBanner onCancel={editing.cancel} />}
      <Composer
        field={field}
        draft={draft}
        last={last}
        isClosed={opening === 'loading' || (opening !== 'no' && opening.kind !== 'gone')}
        onSend={asking.sendDraft}
        onStop={asking.stopAnswer}
        onPreload={preloadAnswering}
        tools={tools}
      >
        {end && <ScrollToLatest end={end} isGrowing={last !== undefined && isGenerating(last.answer)} />}
      </Composer>
    </>
  )
}
