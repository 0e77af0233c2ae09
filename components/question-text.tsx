import { type ReactNode, Suspense } from 'react'
import type { Question, QuestionImage } from './conversation'
import { lazily } from './lazily'

/** Most questions have none, and the first view needs none. */
const SentImages = lazily(async () => (await import('./images/sent-images')).SentImages, PlainImages)

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
        className="whitespace-pre-wrap font-semibold text-xl leading-snug tracking-tight sm:text-2xl"
      >
        {question.text}
      </h2>
      {question.images.length > 0 && (
        <Suspense fallback={null}>
          <SentImages images={question.images} />
        </Suspense>
      )}
      {children}
    </header>
  )
}

/** Shown, though not opened. */
function PlainImages({ images }: { images: readonly QuestionImage[] }) {
  return images.map(({ dataUrl, description, name }) => (
    <img key={dataUrl} src={dataUrl} alt={description || name} className="mt-4 h-28 max-w-56 object-contain" />
  ))
}
