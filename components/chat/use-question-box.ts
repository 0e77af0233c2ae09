'use client'

import { type RefObject, useCallback } from 'react'
import type { ImageLimits } from '@/components/attachments/attachment-reducer'
import type { DraftKey } from '@/components/composer/draft-storage'
import { useDraft } from '@/components/composer/use-draft'
import { usePasteFiles } from '@/components/composer/use-paste-files'
import type { Question, Turn } from '@/components/conversation/conversation-reducer'
import type { useConversation } from '@/components/conversation/use-conversation'
import { useShortcut } from '@/components/settings/shortcuts'
import { focusComposer } from './focus-composer'
import { useFocusOnLoad } from './use-focus-on-load'
import { useQuestionEditing } from './use-question-editing'
import { useTypingAnywhere } from './use-typing-anywhere'

type Conversation = ReturnType<typeof useConversation>
type Field = RefObject<HTMLTextAreaElement | null>

interface QuestionBoxParts {
  field: Field
  conversation: Conversation
  /** Drafts are personal, so none is loaded before the user is known. */
  isUserKnown: boolean
  limits: ImageLimits
  /** Question from the URL. */
  prefilledQuestion: string
}

/**
 * The question being written for the conversation on the screen: its draft, an earlier question that it edits, and the
 * ways to ask. What is typed or pasted anywhere on the page goes there.
 */
export function useQuestionBox({ field, conversation, isUserKnown, limits, prefilledQuestion }: QuestionBoxParts) {
  const { turns, opening, clear } = conversation
  const draftKey = isUserKnown ? toDraftKey(conversation) : undefined
  const draft = useDraft(subtractSent(limits, turns), draftKey, prefilledQuestion)
  const editing = useQuestionEditing(turns, draft, field)
  const asking = useAsking(conversation, draft, editing.edited?.id, field)

  useShortcut('question', () => field.current?.focus())
  useFocusOnLoad(field, turns.length === 0 && opening === 'no')
  useTypingAnywhere(field)
  usePasteFiles(draft.images.add)

  function setTemporary(isOn: boolean) {
    draft.moveDraft(isOn ? null : newDraftKey)
    clear(isOn)
  }

  return { draft, editing, asking, setTemporary }
}

/** Each way to ask leaves the focus where the reader continues. */
function useAsking(
  { ask, retry, stop }: Conversation,
  draft: ReturnType<typeof useDraft>,
  editedId: string | undefined,
  field: Field,
) {
  const askNext = useCallback(
    (text: string, more?: Pick<Question, 'plainWordsOf'>) => {
      ask({ text, images: [], ...more })
      // The button that had the focus is gone.
      focusComposer(field.current)
    },
    [ask, field],
  )

  const askAgain = useCallback(
    (...asked: Parameters<typeof retry>) => {
      retry(...asked)
      // The button that had the focus is gone.
      focusComposer(field.current)
    },
    [retry, field],
  )

  /** Puts the beginning of a question into the question box, after what is written there. */
  function askAbout(beginning: string) {
    draft.write([draft.text.trimEnd(), beginning].filter(Boolean).join('\n'))
    field.current?.focus({ preventScroll: true })
  }

  /** @param isQuiet sent automatically: do not scroll to it */
  function sendDraft(isQuiet = false) {
    ask(draft.submitDraft(), editedId, isQuiet)
    if (!isQuiet) focusComposer(field.current)
  }

  function stopAnswer() {
    stop()
    // The button that had the focus is gone.
    field.current?.focus()
  }

  return { askNext, askAgain, askAbout, sendDraft, stopAnswer }
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

function toDraftKey({ id, isStored, isTemporary, opening }: Conversation): DraftKey {
  if (isTemporary) return null
  return isStored || opening !== 'no' ? id : newDraftKey
}
