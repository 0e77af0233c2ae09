'use client'

import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '@/components/i18n/messages-provider'
import { quietButton } from '@/components/ui/button-styles'

interface SearchedAsProps {
  /** The question as it was searched, complete without earlier turns. */
  text: string
  /** Asks the edited question; absent where nothing can be asked. */
  onAsk?: ((text: string) => void) | undefined
}

/** What an answer was searched for, so that a misread question can be corrected and searched again. */
export function SearchedAs({ text, onAsk }: SearchedAsProps) {
  const { transcript } = useMessages()
  const [isEditing, setEditing] = useState(false)
  if (isEditing && onAsk) {
    return (
      <SearchForm
        text={text}
        onSearch={(edited) => {
          setEditing(false)
          onAsk(edited)
        }}
        onCancel={() => setEditing(false)}
      />
    )
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <bdi className="wrap-anywhere min-w-0">{text}</bdi>
      {onAsk && (
        <button type="button" onClick={() => setEditing(true)} className={`text-xs print:hidden ${quietButton}`}>
          {transcript.editSearch}
        </button>
      )}
    </p>
  )
}

interface SearchFormProps {
  text: string
  onSearch(text: string): void
  onCancel(): void
}

function SearchForm({ text, onSearch, onCancel }: SearchFormProps) {
  const { transcript } = useMessages()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <form
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const edited = field.current?.value.trim()
        if (edited) onSearch(edited)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Cancel only the form, not an answer.
        event.preventDefault()
        event.stopPropagation()
        onCancel()
      }}
    >
      <input
        ref={field}
        aria-label={transcript.editSearch}
        defaultValue={text}
        maxLength={400}
        required
        dir="auto"
        className="me-1 min-w-40 flex-1 rounded border border-edge bg-paper px-2 py-1"
      />
      <button type="submit" className={quietButton}>
        <Search aria-hidden className="size-4" />
        {transcript.searchAgain}
      </button>
    </form>
  )
}
