import type { ReactNode } from 'react'
import type { Question, QuestionImage } from '@/components/conversation/conversation-reducer'
import { lazyWithFallback } from '@/components/ui/lazy-with-fallback'
import { detectLanguage } from '@/lib/shared/text/detect-language'

/** Loaded on demand: most questions have no images. */
const SentImages = lazyWithFallback(
  async () => (await import('@/components/attachments/sent-images')).SentImages,
  PlainImages,
  PlainImages,
)

interface QuestionTextProps {
  id: string
  question: Question
  /** Actions on the question. */
  children?: ReactNode
}

/** The question as asked; a heading, so that screen readers can jump between answers. */
export function QuestionText({ id, question, children }: QuestionTextProps) {
  return (
    <header className="min-w-0 max-w-3xl">
      <h2
        id={id}
        dir="auto"
        lang={detectLanguage(question.text)}
        data-place="question"
        className="whitespace-pre-wrap font-semibold text-xl leading-snug tracking-tight sm:text-2xl"
      >
        {question.text}
      </h2>
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
