import type { EvidenceImage } from '@/lib/wire/evidence'
import type { Question } from './conversation'

interface QuestionTextProps {
  id: string
  question: Question
  /** What became of each image, once the answer says so. */
  images: EvidenceImage[] | undefined
}

/** The question as it was asked; a heading, so that a screen reader can go from answer to answer. */
export function QuestionText({ id, question, images }: QuestionTextProps) {
  const isUnread = images?.some(({ read }) => read === 'none') ?? false
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
        <ul aria-label="Images of this question" className="mt-4 flex flex-wrap gap-3">
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
      {isUnread && (
        <p className="mt-2 text-caution text-sm">
          {question.images.length === 1 ? 'The image was not read' : 'Some images were not read'}: no model that reads
          images is connected.
        </p>
      )}
    </header>
  )
}
