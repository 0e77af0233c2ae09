import type { Question } from './conversation'
import { useWords } from './words/words'

interface QuestionTextProps {
  id: string
  question: Question
}

/** The question as it was asked; a heading, so that a screen reader can go from answer to answer. */
export function QuestionText({ id, question }: QuestionTextProps) {
  const { images } = useWords()
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
        <ul aria-label={images.ofQuestion} className="mt-4 flex flex-wrap gap-3">
          {question.images.map(({ name, description, dataUrl }) => (
            <li key={dataUrl}>
              <img
                src={dataUrl}
                alt={description || name}
                className="h-28 max-w-56 rounded-lg border border-line bg-sunken object-contain"
              />
            </li>
          ))}
        </ul>
      )}
    </header>
  )
}
