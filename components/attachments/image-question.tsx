import { useMessages } from '@/components/i18n/messages-provider'
import { suggestImageQuestions } from '@/lib/shared/lab-values/suggest-image-questions'

interface ImageQuestionProps {
  /** The text of the images, as far as it was read. */
  text: string
  onUse(question: string): void
}

/**
 * Asks what the reader wants to know about images that have no question yet, and suggests questions about values in
 * them.
 */
export function ImageQuestion({ text, onUse }: ImageQuestionProps) {
  const { tag, composer } = useMessages()
  const suggestions = suggestImageQuestions(text, tag.startsWith('zh') ? 'zh' : 'en')
  return (
    <div className="px-3 pb-2 text-sm">
      <p role="status" className="text-muted">
        {composer.imageAsk} {suggestions.length > 0 && composer.imageExamples}
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-4 empty:hidden">
        {suggestions.map((question) => (
          <li key={question}>
            <button type="button" className="prose-link min-h-6 text-start font-medium" onClick={() => onUse(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
