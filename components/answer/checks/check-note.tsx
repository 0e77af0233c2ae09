'use client'

import { ChevronRight } from 'lucide-react'
import { createContext, type ReactNode, useContext } from 'react'
import { useMessages } from '@/components/i18n/messages-provider'

/** Opens the comparison of the sentence that starts at an offset, beside its note. */
export const CompareContext = createContext<(start: number, note: HTMLElement) => void>(() => {})

/** Style of words that differ from the source: more than colour, and no wider than before the check arrived. */
export const differenceStyle = 'underline decoration-2 decoration-caution underline-offset-[0.2em]'

interface CheckNoteProps {
  /** Where its sentence begins in the answer. */
  start: number
  /** Keeps its place in the text, and nothing more. */
  isHidden?: boolean
  children?: ReactNode
}

/**
 * The doubt about a sentence, as text after it; pressing it compares the sentence with its source. The parentheses are
 * for readers who copy, print or hear the text.
 */
export function CheckNote({ start, isHidden = false, children }: CheckNoteProps) {
  const { checks, tag } = useMessages()
  const compare = useContext(CompareContext)
  return (
    <>
      {' '}
      <button
        type="button"
        lang={tag}
        data-check={isHidden ? undefined : start}
        aria-haspopup="dialog"
        title={checks.compare}
        onClick={({ currentTarget }) => compare(start, currentTarget)}
        className={`me-1 max-w-full rounded border border-caution/40 bg-caution-soft px-1.5 py-0.5 text-start align-baseline font-semibold text-caution text-xs leading-4 hover:border-caution ${isHidden ? 'invisible' : ''}`}
      >
        ({children})
        <ChevronRight aria-hidden className="-me-0.5 ms-0.5 inline size-3 align-[-0.1em] print:hidden" />
      </button>
    </>
  )
}
