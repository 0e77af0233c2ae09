'use client'

import { type ReactNode, useState } from 'react'
import type { Question, QuestionImage } from '@/components/conversation/conversation-reducer'
import { useMessages } from '@/components/i18n/messages-provider'
import { quietButton } from '@/components/ui/button-styles'
import { lazyWithFallback } from '@/components/ui/lazy-with-fallback'
import { detectLanguage } from '@/lib/shared/text/detect-language'

/** Loaded on demand: most questions have no images. */
const SentImages = lazyWithFallback(
  async () => (await import('@/components/attachments/sent-images')).SentImages,
  PlainImages,
  PlainImages,
)

/** A pasted case is longer than a question: shown in full, it would push its answer out of reach of a phone. */
const foldedFromCharacters = 600
const foldedFromLines = 7

interface QuestionTextProps {
  id: string
  question: Question
  /** Actions on the question. */
  children?: ReactNode
}

/** The question as asked; a heading, so that screen readers can jump between answers. */
export function QuestionText({ id, question, children }: QuestionTextProps) {
  const { transcript } = useMessages()
  const [isUnfolded, setUnfolded] = useState(false)
  const isLong = question.text.length > foldedFromCharacters || question.text.split('\n').length >= foldedFromLines
  return (
    <header className="min-w-0 max-w-3xl">
      <h2
        id={id}
        dir="auto"
        lang={detectLanguage(question.text)}
        data-place="question"
        data-folded={isLong && !isUnfolded ? '' : undefined}
        className={`whitespace-pre-wrap ${isLong ? 'text-base leading-relaxed' : 'font-semibold text-xl leading-snug tracking-tight sm:text-2xl'} data-folded:line-clamp-6 print:data-folded:line-clamp-none`}
      >
        {question.text}
      </h2>
      {isLong && (
        <button
          type="button"
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={() => setUnfolded(!isUnfolded)}
          className={`mt-2 text-sm ${quietButton}`}
        >
          {isUnfolded ? transcript.foldQuestion : transcript.unfoldQuestion}
        </button>
      )}
      {question.images.length > 0 && <SentImages images={question.images} />}
      {children}
    </header>
  )
}

/** Images that cannot be opened yet; as tall as their replacement, so that the answer below does not move. */
function PlainImages({ images }: { images: readonly QuestionImage[] }) {
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {images.map(({ dataUrl, description, name }) => (
        <span key={dataUrl} className="rounded-lg border border-line bg-sunken">
          <img src={dataUrl} alt={description || name} className="h-28 max-w-56 rounded-lg object-contain" />
        </span>
      ))}
    </div>
  )
}
