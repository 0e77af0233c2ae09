import { type ReactNode, Suspense } from 'react'
import type { Question, QuestionImage } from '@/components/conversation/conversation-reducer'
import { lazyWithFallback } from '@/components/ui/lazy-with-fallback'
import { detectLanguage } from '@/lib/shared/text/detect-language'

/** Most questions have none, and the first view needs none. */
const SentImages = lazyWithFallback(
  async () => (await import('@/components/attachments/sent-images')).SentImages,
  PlainImages,
)

interface QuestionTextProps {
  id: string
  question: Question
  /** What can be done with it. */
  children?: ReactNode
}

/** The question as it was asked; a heading, so that a screen reader can go from answer to answer. */
export function QuestionText({ id, question, children }: QuestionTextProps) {
  return (
    <header className="max-w-3xl">
      <h2
        id={id}
        dir="auto"
        lang={detectLanguage(question.text)}
        data-place="question"
        className="whitespace-pre-wrap font-semibold text-xl leading-snug tracking-tight sm:text-2xl"
      >
        {question.text}
      </h2>
      {question.images.length > 0 && (
        <Suspense fallback={<PlainImages images={question.images} />}>
          <SentImages images={question.images} />
        </Suspense>
      )}
      {children}
    </header>
  )
}

/** Shown, though not opened; as tall as what comes in their place, so that the answer below stays where it is. */
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
