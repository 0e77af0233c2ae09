'use client'

import { type ReactNode, useCallback, useRef, useState } from 'react'
import type { ImageLimits } from '@/components/attachments/attachment-reducer'
import { Composer } from '@/components/composer/composer'
import { DropOverlay } from '@/components/composer/drop-overlay'
import { useDraft } from '@/components/composer/use-draft'
import { usePasteFiles } from '@/components/composer/use-paste-files'
import { isGenerating, type Question, type Turn } from '@/components/conversation/conversation-reducer'
import { useConversation } from '@/components/conversation/use-conversation'
import { loadAskBundle } from '@/components/conversation/use-generation'
import { LazyHistory } from '@/components/history/lazy-history'
import { SignIn } from '@/components/session/lazy-sign-in'
import { useSession } from '@/components/session/use-session'
import { useShortcut } from '@/components/settings/shortcuts'
import { LazyTranscript } from '@/components/transcript/lazy-transcript'
import { lazyWithFallback } from '@/components/ui/lazy-with-fallback'
import { ComposerDock } from './composer-dock'
import { ConversationView } from './conversation-view'
import { focusComposer } from './focus-composer'
import { LiveSearchToggle } from './live-search-toggle'
import { SampleQuestionForm } from './sample-question-form'
import { TemporaryToggle } from './temporary-toggle'
import { useChangeReports } from './use-change-reports'
import { useFocusOnLoad } from './use-focus-on-load'
import { useNavigation } from './use-navigation'
import { useQuestionEditing } from './use-question-editing'
import { useTypingAnywhere } from './use-typing-anywhere'

/** Loaded with the first question. Without the code, these are missing and the answer itself is shown. */
const loadAnswerParts = () => import('./answer-parts')
const AnswerStatus = lazyWithFallback(async () => (await loadAnswerParts()).AnswerStatus)
const AskAboutSelection = lazyWithFallback(async () => (await loadAnswerParts()).AskAboutSelection)
const NewQuestionButton = lazyWithFallback(async () => (await loadAnswerParts()).NewQuestionButton)
const ScrollToLatest = lazyWithFallback(async () => (await loadAnswerParts()).ScrollToLatest)

/** Few questions are edited. */
const EditingBanner = lazyWithFallback(async () => (await import('@/components/composer/editing-banner')).EditingBanner)

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
  const { conversationId, limits } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const [searchesLive, setSearchesLive] = useState(false)
  const conversation = useConversation(conversationId, { onAccepted, searchesLive })
  const { id, turns, opening, isStored, isTemporary, ask, clear } = conversation
  const session = useSession()
  const { target, show, go } = useNavigation(conversationId, conversation)
  const draft = useDraft(
    subtractSent(limits, turns),
    session.isKnown ? (isTemporary ? null : isStored || opening !== 'no' ? id : newDraftKey) : undefined,
    props.prefilledQuestion,
  )
  const { images } = draft
  const { edit, edited, cancel } = useQuestionEditing(turns, draft, field)
  const last = turns.at(-1)
  const isRunning = last !== undefined && isGenerating(last.answer)
  const isEmpty = turns.length === 0
  const isNew = isEmpty && opening === 'no'
  const { revision, updateList, reportQuestion } = useChangeReports(last !== undefined && !isRunning)
  const [end, setEnd] = useState<HTMLElement | null>(null)
  const isSignedOut = session.isRefused || (last?.answer.status === 'failed' && last.answer.failure.needsSignIn)

  useShortcut('stop', isRunning ? conversation.stop : undefined)
  useShortcut('question', () => field.current?.focus())
  useShortcut('new', isEmpty ? undefined : startNewConversation)
  useFocusOnLoad(field, isNew)
  useTypingAnywhere(field)
  usePasteFiles(images.add)

  function startNewConversation() {
    go(null)
    field.current?.focus()
  }

  const askNext = useCallback(
    (text: string, more?: Pick<Question, 'plainWordsOf'>) => {
      ask({ text, images: [], ...more })
      // The button that had the focus is gone.
      focusComposer(field.current)
    },
    [ask],
  )

  /** Puts the beginning of a question into the question box, after what is written there. */
  function askAbout(beginning: string) {
    draft.write([draft.text.trimEnd(), beginning].filter(Boolean).join('\n'))
    field.current?.focus({ preventScroll: true })
  }

  function setTemporary(isOn: boolean) {
    draft.moveDraft(isOn ? null : newDraftKey)
    clear(isOn)
  }

  function onAccepted(question: Question, storedAt: string | null) {
    draft.markSent(question, storedAt)
    reportQuestion(storedAt)
  }

  function onStop() {
    conversation.stop()
    // The button that had the focus is gone.
    field.current?.focus()
  }

  function onSend(isQuiet = false) {
    ask(draft.submitDraft(), edited?.id, isQuiet)
    if (!isQuiet) focusComposer(field.current)
  }

  function onSignedIn() {
    session.accept()
    updateList()
    if (conversationId && isEmpty) show(conversationId)
    else if (last?.answer.status === 'failed' && last.answer.failure.needsSignIn) conversation.retry(last.id)
  }

  return (
    <div className="flex flex-1 flex-col in-data-history:ps-72">
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
          onEdit={edit}
          onFollowUp={askNext}
          onReopen={() => id && show(id)}
          onEnd={setEnd}
        />
        <ComposerDock isNew={isNew}>
          {isSignedOut ? (
            <SignIn onOpen={onSignedIn} />
          ) : (
            <>
              {edited && <EditingBanner onCancel={cancel} />}
              <Composer
                field={field}
                draft={draft}
                last={last}
                isClosed={opening === 'loading' || (opening !== 'no' && opening.kind !== 'gone')}
                onSend={onSend}
                onStop={onStop}
                onPreload={preloadAnswering}
                tools={props.live === 'ask' && <LiveSearchToggle isOn={searchesLive} onChange={setSearchesLive} />}
              >
                {end && <ScrollToLatest end={end} isGrowing={isRunning} />}
              </Composer>
            </>
          )}
        </ComposerDock>
        {isNew && !isSignedOut && (
          <>
            <SampleQuestionForm onAsk={askNext} onPreload={preloadAnswering}>
              {props.samples}
            </SampleQuestionForm>
            <TemporaryToggle isOn={isTemporary} onChange={setTemporary} />
          </>
        )}
      </main>
      <p role="status" className="sr-only">
        {last && <AnswerStatus turn={last} />}
      </p>
      {!isEmpty && !isSignedOut && <AskAboutSelection onAsk={askAbout} />}
      <DropOverlay onFiles={images.add}>{props.dropNotice}</DropOverlay>
    </div>
  )
}

/** A follow-up sends the whole conversation, so images sent earlier count towards the limits. */
function subtractSent(limits: ImageLimits, turns: readonly Turn[]): ImageLimits {
  const sent = turns.flatMap(({ question }) => question.images)
  return {
    ...limits,
    imagesMax: limits.imagesMax - sent.length,
    charactersMax: limits.charactersMax - sent.reduce((sum, { dataUrl }) => sum + dataUrl.length, 0),
  }
}

/** Draft key before a conversation exists. */
const newDraftKey = 'new'

/** Preloads the code for asking. A failed import is retried when the user asks. */
function preloadAnswering(): void {
  LazyTranscript.preload()
  AnswerStatus.preload()
  void loadAskBundle().catch(() => undefined)
}
