'use client'

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { ImageLimits } from '@/components/attachments/attachment-reducer'
import { Composer } from '@/components/composer/composer'
import { readDraft } from '@/components/composer/draft-storage'
import { DropOverlay } from '@/components/composer/drop-overlay'
import { EditingBanner } from '@/components/composer/editing-banner'
import { useDraft } from '@/components/composer/use-draft'
import { usePasteFiles } from '@/components/composer/use-paste-files'
import {
  isGenerating as isAnswerRunning,
  type Question,
  type Turn,
} from '@/components/conversation/conversation-reducer'
import { loadAskBundle, useConversation } from '@/components/conversation/use-conversation'
import { LazyHistory } from '@/components/history/lazy-history'
import { useMessages } from '@/components/i18n/messages-provider'
import { HeaderActions } from '@/components/layout/header-actions'
import { broadcastToTabs } from '@/components/session/broadcast'
import { SignIn } from '@/components/session/lazy-sign-in'
import { useOtherTabChanges } from '@/components/session/use-other-tab-changes'
import { useSession } from '@/components/session/use-session'
import { useShortcut } from '@/components/settings/shortcuts'
import type { SearchTarget } from '@/components/transcript/highlight-search-hit'
import { LazyTranscript, loadTranscript } from '@/components/transcript/lazy-transcript'
import { Icon } from '@/components/ui/icon'
import { AnswerStatus, loadAnswerStatus } from './lazy-answer-status'
import { ScrollToLatest } from './lazy-scroll-to-latest'
import { LiveSearchToggle } from './live-search-toggle'
import { OpenError } from './open-error'
import { SampleQuestionForm } from './sample-question-form'
import { TemporaryToggle } from './temporary-toggle'
import { useComposerHeight } from './use-composer-height'
import { useConversationUrl } from './use-conversation-url'
import { useKeyboardInset } from './use-keyboard-inset'
import type { ServerFacts } from './welcome'

interface ChatProps {
  /** Conversation to open; null for a new one. */
  conversationId: string | null
  /** Question from the URL. */
  prefilledQuestion: string
  live: ServerFacts['live']
  limits: ImageLimits
  /** Shown above and below the composer of an empty page. */
  intro: ReactNode
  samples: ReactNode
  serverFacts: ReactNode
  /** Shown while files are dragged over the page. */
  dropNotice: ReactNode
}

/** The main screen: the conversation, the composer, and the sources beside each answer. */
export function Chat({
  conversationId,
  prefilledQuestion,
  live,
  limits,
  intro,
  samples,
  serverFacts,
  dropNotice,
}: ChatProps) {
  const messages = useMessages()
  const inputRef = useRef<HTMLTextAreaElement>(null)
  const composerRef = useRef<HTMLDivElement>(null)
  const [revision, setRevision] = useState(0)
  // Kept in a ref: a callback that depended on the text would re-render every turn on each keystroke.
  const latest = useRef<{ turns: readonly Turn[] } & Pick<ReturnType<typeof useDraft>, 'startEditing' | 'markSent'>>(
    undefined,
  )
  const accept = useCallback((question: Question, storedAt: string | null) => {
    latest.current?.markSent(question, storedAt)
    setRevision((now) => now + 1)
    if (storedAt === null) return
    generatingConversation.current = storedAt
    broadcastToTabs({ type: 'changed', conversation: storedAt })
  }, [])
  /** Conversation of the answer that this tab is generating. */
  const generatingConversation = useRef<string>(undefined)
  const [searchesLive, setSearchesLive] = useState(false)
  const conversation = useConversation(conversationId, accept, searchesLive)
  const {
    id,
    isStored,
    turns,
    nodes,
    isTemporary,
    opening,
    ask,
    retry,
    stop,
    clear,
    open,
    step,
    showEarlier,
    showBefore,
    refresh,
  } = conversation
  const [target, setTarget] = useState<SearchTarget | null>(null)
  const session = useSession()
  const sentImages = turns.flatMap(({ question }) => question.images)
  const draft = useDraft(
    {
      // A follow-up sends the whole conversation, so images sent earlier count towards the limits.
      imagesMax: limits.imagesMax - sentImages.length,
      charactersMax: limits.charactersMax - sentImages.reduce((sum, { dataUrl }) => sum + dataUrl.length, 0),
      sideMax: limits.sideMax,
      ocrLanguages: limits.ocrLanguages,
    },
    session.isKnown ? (isTemporary ? null : isStored || opening !== 'no' ? id : newDraftKey) : undefined,
    prefilledQuestion,
  )
  const { text, write, images, startEditing, markSent } = draft
  const last = turns.at(-1)
  /** The question being edited. */
  const editing = turns.find(({ id }) => id === draft.editing)
  const isRunning = last !== undefined && isAnswerRunning(last.answer)
  const isEmpty = turns.length === 0
  const isNew = isEmpty && opening === 'no'
  const [end, setEnd] = useState<HTMLElement | null>(null)
  const isSignedOut = session.isRefused || (last?.answer.status === 'failed' && last.answer.failure.needsSignIn)

  useComposerHeight(composerRef)
  useKeyboardInset()
  useShortcut('stop', isRunning ? stop : undefined)
  useShortcut('question', () => inputRef.current?.focus())
  useShortcut('new', isEmpty ? undefined : startNewConversation)
  usePasteFiles(images.add)

  useEffect(() => {
    latest.current = { turns, startEditing, markSent }
  })
  const edit = useCallback(async (id: string) => {
    const turn = latest.current?.turns.find((each) => each.id === id)
    if (!turn) return
    inputRef.current?.focus()
    const question = await refetchQuestionImages(turn.question)
    if (question) latest.current?.startEditing(question, id)
  }, [])

  const isAnswered = last !== undefined && !isRunning
  // A finished answer changes the conversation list.
  useEffect(() => {
    setRevision((now) => now + 1)
    if (!isAnswered || generatingConversation.current === undefined) return
    broadcastToTabs({ type: 'changed', conversation: generatingConversation.current })
    generatingConversation.current = undefined
  }, [isAnswered])
  useOtherTabChanges(id, () => {
    // A deleted conversation may have been restored.
    if (id !== null && opening === 'no') void refresh()
    else if (id !== null && opening !== 'loading') void open(id)
  })

  const show = useCallback(
    (next: string | null, found?: SearchTarget) => {
      setTarget(found ?? null)
      if (next === null) return clear()
      // Load the transcript code in parallel with its data.
      void loadTranscript()
      // Reopen the branch of a question that was being edited.
      void open(next, found?.message ?? readDraft(next).instead ?? undefined)
    },
    [clear, open],
  )
  const go = useConversationUrl({ initialId: conversationId, id: isStored ? id : null, onShow: show })

  function startNewConversation() {
    go(null)
    inputRef.current?.focus()
  }

  const askNext = useCallback(
    (text: string, more?: Pick<Question, 'plainWordsOf'>) => {
      ask({ text, images: [], ...more })
      // The button that had the focus is gone.
      focusComposer(inputRef.current)
    },
    [ask],
  )

  function setTemporary(isOn: boolean) {
    draft.moveDraft(isOn ? null : newDraftKey)
    clear(isOn)
  }

  function onStop() {
    stop()
    // The button that had the focus is gone.
    inputRef.current?.focus()
  }

  function onSend(isQuiet = false) {
    ask(draft.submitDraft(), editing?.id, isQuiet)
    if (!isQuiet) focusComposer(inputRef.current)
  }

  function onCancelEditing() {
    void draft.cancelEditing(async () => (editing && (await refetchQuestionImages(editing.question))?.images) ?? [])
    // The button that had the focus is gone.
    focusComposer(inputRef.current)
  }

  function onSignedIn() {
    session.accept()
    setRevision((now) => now + 1)
    if (conversationId && isEmpty) show(conversationId)
    else if (last?.answer.status === 'failed' && last.answer.failure.needsSignIn) retry(last.id)
  }

  return (
    <div className="flex flex-1 flex-col in-data-history:ps-72">
      <LazyHistory currentId={id} revision={revision} onOpen={go} onGone={() => go(null)} />
      {!isEmpty && (
        <HeaderActions>
          <button
            type="button"
            onClick={startNewConversation}
            className="inline-flex items-center gap-1.5 rounded-full border border-line px-2 py-1.5 font-medium md:px-3 text-sm hover:border-edge hover:bg-sunken"
          >
            <Icon name="plus" className="size-4" />
            <span className="max-md:sr-only">{messages.header.newQuestion}</span>
          </button>
        </HeaderActions>
      )}
      <main
        id="content"
        tabIndex={-1}
        className={`mx-auto flex w-full flex-1 flex-col px-4 outline-none sm:px-6 ${isNew ? 'max-w-3xl justify-center py-6 sm:py-10' : 'max-w-6xl'}`}
      >
        {opening === 'loading' ? (
          <p className="flex-1 py-8 text-muted">{messages.transcript.loading}</p>
        ) : opening !== 'no' ? (
          <OpenError failure={opening} onRetry={() => id && show(id)} />
        ) : isEmpty ? (
          intro
        ) : (
          <div className="flex-1">
            <h1 className="sr-only">{messages.product}</h1>
            <LazyTranscript
              turns={turns}
              nodes={id === null ? noNodes : nodes}
              target={target}
              conversationId={isStored ? id : null}
              isTemporary={isTemporary}
              onRetry={retry}
              onEdit={edit}
              onStep={step}
              onFollowUp={askNext}
              onEarlier={showEarlier}
              onWhole={showBefore}
              onEnd={setEnd}
            />
          </div>
        )}
        <div
          ref={composerRef}
          id="question"
          className={
            isNew
              ? ''
              : 'sticky bottom-(--keyboard) z-10 -mx-4 bg-paper px-4 pb-3 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-6 before:bg-linear-to-t before:from-paper before:to-transparent sm:-mx-6 sm:px-6'
          }
        >
          <div className={isNew ? '' : 'lg:me-96'}>
            {isSignedOut ? (
              <SignIn onOpen={onSignedIn} />
            ) : (
              <>
                {editing && <EditingBanner onCancel={onCancelEditing} />}
                <Composer
                  field={inputRef}
                  text={text}
                  images={images}
                  isRunning={isRunning}
                  isFollowUp={!isEmpty}
                  last={last}
                  isClosed={opening === 'loading' || (opening !== 'no' && opening.kind !== 'gone')}
                  onText={write}
                  onSend={onSend}
                  onStop={onStop}
                  onPreload={preloadAnswering}
                >
                  {live === 'ask' && <LiveSearchToggle isOn={searchesLive} onChange={setSearchesLive} />}
                  {end && <ScrollToLatest end={end} />}
                </Composer>
              </>
            )}
            <p className="mt-2 text-balance px-2 text-center text-muted text-xs">{messages.composer.caution}</p>
          </div>
        </div>
        {isNew && !isSignedOut && <TemporaryToggle isOn={isTemporary} onChange={setTemporary} />}
        {isNew && !isSignedOut && (
          <>
            <SampleQuestionForm onAsk={askNext} onPreload={preloadAnswering}>
              {samples}
            </SampleQuestionForm>
            {serverFacts}
          </>
        )}
      </main>
      <p role="status" className="sr-only">
        {last && <AnswerStatus turn={last} />}
      </p>
      <DropOverlay onFiles={images.add}>{dropNotice}</DropOverlay>
    </div>
  )
}

/** Blurs the composer on touch devices, where the on-screen keyboard would cover the answer; focuses it elsewhere. */
function focusComposer(field: HTMLTextAreaElement | null): void {
  if (window.matchMedia('(pointer: coarse)').matches) field?.blur()
  else field?.focus()
}

/** @returns the question with its images fetched; null when an image or the code that fetches it cannot be loaded */
async function refetchQuestionImages(question: Question): Promise<Question | null> {
  if (question.images.length === 0) return question
  try {
    const { refetchImages } = await import('@/components/attachments/refetch-images')
    return await refetchImages(question)
  } catch {
    return null
  }
}

/** Draft key before a conversation exists. */
const newDraftKey = 'new'

/** A conversation that is not stored has no versions to step through. */
const noNodes: never[] = []

/** Preloads the code for asking. A failed import is retried when the user asks. */
function preloadAnswering(): void {
  void loadTranscript()
  void loadAnswerStatus()
  void loadAskBundle().catch(() => undefined)
}
