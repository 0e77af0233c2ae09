import type { UnverifiedSentence } from '@/components/answer/markdown/remark-citations'
import { useMessages } from '@/components/i18n/messages-provider'
import { CheckNote } from './check-note'
import { readCheckedSentence } from './compared-sentences'

interface LateDoubtsProps {
  sentences: readonly UnverifiedSentence[]
  /** The whole answer. */
  text: string
}

/** Doubts that came after the text was drawn, below it, so that they move nothing. */
export function LateDoubts({ sentences, text }: LateDoubtsProps) {
  const { checks, tag } = useMessages()
  const late = sentences.filter(({ notePlace }) => notePlace === 'elsewhere')
  if (late.length === 0) return null
  return (
    <section lang={tag} className="border-caution border-s-2 ps-3 text-sm">
      <p className="text-muted">{checks.late}</p>
      <ul>
        {late.map(({ start, end, note }) => (
          <li key={start}>
            <q dir="auto">{readCheckedSentence(text, { start, end }).map(({ text }) => text)}</q>
            <CheckNote start={start}>{note}</CheckNote>
          </li>
        ))}
      </ul>
    </section>
  )
}
