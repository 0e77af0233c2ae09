'use client'

import { type ReactNode, useRef, useState } from 'react'
import type { ImageLimits } from '@/components/attachments/attachment-reducer'
import { DropOverlay } from '@/components/composer/drop-overlay'
import { isGenerating, type Question } from '@/components/conversation/conversation-reducer'
import { useConversation } from '@/components/conversation/use-conversation'
import { LazyHistory } from '@/components/history/lazy-history'
import { SignIn } from '@/components/session/lazy-sign-in'
import { useShortcut } from '@/components/settings/shortcuts'
import { ComposerDock } from './composer-dock'
import { ConversationView } from './conversation-view'
import { AnswerStatus, AskAboutSelection, NewQuestionButton, preloadAnswering } from './lazy-parts'
import { LiveSearchToggle } from './live-search-toggle'
import { QuestionBox } from './question-box'
import { SampleQuestionForm } from './sample-question-form'
import { TemporaryToggle } from './temporary-toggle'
import { useChangeReports } from './use-change-reports'
import { useNavigation } from './use-navigation'
import { useQuestionBox } from './use-question-box'
import { useSignIn } from './use-sign-in'

interface ChatProps {
  /** Conversation to open; null for a new one. */
  conversationId: string | null
  /** Question from the URL. */
  prefilledQuestion: string
  /** Whether PubMed and Europe PMC are searched: never, when the reader asks for it, or always. */
  live: 'off' | 'ask' | 'on'
  limits: ImageLimits
  /** Shown above and below the composer of an empty page. */
  intro: ReactNode
  samples: ReactNode
  /** Shown while files are dragged over the page. */
  dropNotice: ReactNode
}

/** The main screen: the conversation, the composer, and the sources beside each answer. */
export function Chat(props: ChatProps) {
  const { conversationId, limits, prefilledQuestion } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const [searchesLive, setSearchesLive] = useState(false)
  const conversation = useConversation(conversationId, { onAccepted, searchesLive })
  const { id, turns } = conversation
  const last = turns.at(-1)
  const isRunning = last !== undefined && isGenerating(last.answer)
  const isEmpty = last === undefined
  const isNew = isEmpty && conversation.opening === 'no'
  const { target, show, go } = useNavigation(conversationId, conversation)
  const { revision, updateList, reportQuestion } = useChangeReports(!isEmpty && !isRunning)
  const { isUserKnown, isSignedOut, onSignedIn } = useSignIn({ conversationId, conversation, show, updateList })
  const question = useQuestionBox({ field, conversation, isUserKnown, limits, prefilledQuestion })
  const { draft, editing, asking } = question
  const [end, setEnd] = useState<HTMLElement | null>(null)

  useShortcut('stop', isRunning ? conversation.stop : undefined)
  useShortcut('new', isEmpty ? undefined : startNewConversation)

  function startNewConversation() {
    go(null)
    field.current?.focus()
  }

  function onAccepted(asked: Question, storedAt: string | null) {
    draft.markSent(asked, storedAt)
    reportQuestion(storedAt)
  }

  return (
    <div data-chat className="flex flex-1 flex-col in-data-history:ps-72">
      <LazyHistory currentId={id} revision={revision} onOpen={go} onGone={() => go(null)} />
      {!isEmpty && <NewQuestionButton onPress={startNewConversation} />}
      <main
        id="content"
        tabIndex={-1}
        className={`mx-auto flex w-full flex-1 flex-col px-4 outline-none sm:px-6 ${isNew ? 'max-w-3xl justify-center py-6 sm:py-10' : 'max-w-6xl'}`}
      >
        <ConversationView
          conversation={conversation}
          intro={props.intro}
          target={target}
          maySearchLive={props.live !== 'off'}
          onEdit={editing.edit}
          onRetry={asking.askAgain}
          onFollowUp={asking.askNext}
          onReopen={() => id && show(id)}
          onEnd={setEnd}
        />
        <ComposerDock isNew={isNew}>
          {isSignedOut ? (
            <SignIn onOpen={onSignedIn} />
          ) : (
            <QuestionBox
              field={field}
              conversation={conversation}
              question={question}
              tools={props.live === 'ask' && <LiveSearchToggle isOn={searchesLive} onChange={setSearchesLive} />}
              end={end}
            />
          )}
        </ComposerDock>
        {isNew && !isSignedOut && (
          <>
            <SampleQuestionForm onAsk={asking.askNext} onPreload={preloadAnswering}>
              {props.samples}
            </SampleQuestionForm>
            <TemporaryToggle isOn={conversation.isTemporary} onChange={question.setTemporary} />
          </>
        )}
      </main>
      <p role="status" className="sr-only">
        {last && <AnswerStatus turn={last} />}
      </p>
      {!isEmpty && !isSignedOut && <AskAboutSelection onAsk={asking.askAbout} />}
      <DropOverlay onFiles={draft.images.add}>{props.dropNotice}</DropOverlay>
    </div>
  )
}
